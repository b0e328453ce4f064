// The names that the fields of our structs have in journals, JSON and calibrations: one list for
// both directions, so that what is written and what is read cannot drift apart. Names carry their
// units. A visitor is called with the name and the field of each; write/encoder.hpp and
// read/decoder.hpp are the two there are, and need all of the lists before them.
#pragma once

#include "read/fields_calibration.hpp"
#include "read/fields_events.hpp"
#include "read/fields_header.hpp"
#include "read/fields_published.hpp"
