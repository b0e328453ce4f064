#include "write/writers.hpp"
