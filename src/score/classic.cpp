#include "score/classic.hpp"
