// Writes the input data of the shell, grep and dc tests: `generate FOLDER`. The text follows a
// fixed rule, so that every machine sorts and searches the same bytes; its sizes and counts are
// those of the published workload.
#include "data/text.hpp"

#include <fstream>
#include <iostream>

namespace {

void save(const std::string& path, const std::string& content) {
  std::ofstream file(path, std::ios::binary);
  file << content;
  file.close();
  if (!file) throw std::runtime_error("cannot write " + path);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: generate FOLDER\n";
    return 2;
  }
  const std::string folder = argv[1];
  try {
    save(folder + "/sort.src", data::text_to_sort());
    save(folder + "/large.txt", data::text_to_search());
    save(folder + "/dc.dat", "99k\n2vp\n2vp\n");
  } catch (const std::exception& error) {
    std::cerr << "generate: " << error.what() << '\n';
    return 1;
  }
  return 0;
}
