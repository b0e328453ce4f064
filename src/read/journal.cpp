#include "read/journal.hpp"
