#include "measure/plan.hpp"
