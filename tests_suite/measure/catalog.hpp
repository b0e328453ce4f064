// Tests of both classes, as the catalogue has them, for plans.
#pragma once

#include "catalog/catalog.hpp"

namespace unixmark::measure {

inline const catalog::Test long_test = {.name = "pipe",
                                        .title = "Pipe Throughput",
                                        .program = "pipe",
                                        .arguments = "{seconds}",
                                        .seconds = 10,
                                        .passes = catalog::Passes::Long,
                                        .unit = "lps"};
inline const catalog::Test file_test = {.name = "fstime",
                                        .title = "File Copy",
                                        .program = "fstime",
                                        .arguments = "-t {seconds} -d {files}",
                                        .seconds = 30,
                                        .passes = catalog::Passes::Short,
                                        .unit = "KBps",
                                        .timebase = 0,
                                        .primings = 2};

}  // namespace unixmark::measure
