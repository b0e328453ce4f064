# What --version tells of this build, as one source, so that a new commit compiles nothing else.

# find_commit(RESULT): the commit that is checked out, or "unknown" where these sources are no repository themselves. A
# commit moves the log of HEAD, and that configures anew.
function(find_commit result)
  set(${result} unknown PARENT_SCOPE)
  find_package(Git QUIET)
  if(NOT Git_FOUND)
    return()
  endif()
  execute_process(COMMAND ${GIT_EXECUTABLE} rev-parse --show-toplevel --git-path logs/HEAD --short=12 HEAD
    WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} RESULT_VARIABLE failed OUTPUT_VARIABLE lines ERROR_QUIET)
  string(REGEX MATCH "^([^\n]*)\n([^\n]*)\n([0-9a-f]+)\n$" whole "${lines}")
  if(failed OR NOT whole)
    return()
  endif()
  set(top ${CMAKE_MATCH_1})
  set(log ${CMAKE_MATCH_2})
  set(commit ${CMAKE_MATCH_3})
  file(REAL_PATH ${top} top)
  file(REAL_PATH ${CMAKE_SOURCE_DIR} here)
  if(top STREQUAL here)
    set(${result} ${commit} PARENT_SCOPE)
    get_filename_component(log ${log} ABSOLUTE BASE_DIR ${CMAKE_SOURCE_DIR})
    set_property(DIRECTORY ${CMAKE_SOURCE_DIR} APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${log})
  endif()
endfunction()

# name_compiler(RESULT): "gcc 12.2.0".
function(name_compiler result)
  string(TOLOWER "${CMAKE_CXX_COMPILER_ID}" name)
  string(REGEX REPLACE "^gnu$" "gcc" name "${name}")
  set(${result} "${name} ${CMAKE_CXX_COMPILER_VERSION}" PARENT_SCOPE)
endfunction()

# write_build_facts(FILE)
function(write_build_facts file)
  find_commit(commit)
  name_compiler(compiler)
  string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
  set(flags -std=c++${CMAKE_CXX_STANDARD} ${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${type}} ${sanitizers})
  list(JOIN flags " " flags)
  file(CONFIGURE OUTPUT ${file} @ONLY CONTENT [[
#include "cli/build_facts.hpp"

namespace unixmark::cli {

const BuildFacts& build_facts() {
  static constexpr BuildFacts facts{
      .commit = "@commit@", .compiler = "@compiler@", .flags = R"(@flags@)"};
  return facts;
}

}  // namespace unixmark::cli
]])
endfunction()
