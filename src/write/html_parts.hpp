// The parts of the page that stand in files of their own.
#pragma once

#include "report/report.hpp"
#include "write/facts.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace unixmark::write {

// "1234.5", or a dash.
[[nodiscard]] std::string shown(const std::optional<double>& value);

// `items` as a list of the class `style`; empty without any.
[[nodiscard]] std::string html_list(const std::vector<std::string>& items, std::string_view style);

// `facts` as a table below its heading, which is HTML.
[[nodiscard]] std::string html_facts(std::string_view heading, const std::vector<Fact>& facts);

// A page up to the inside of its header; the title is HTML. `more_style` follows the style that all
// pages have.
[[nodiscard]] std::string html_head(std::string_view title, std::string_view more_style = {});

// The end of a page, which carries `json` for whoever reads it again.
[[nodiscard]] std::string html_archive(const std::string& json);

// The index of a category with a bar for each of its tests.
[[nodiscard]] std::string index_part(const report::Report& report, const report::Section& section,
                                     const report::IndexTable& table);

// Every test with its result, its median, and the intervals of both on one axis.
[[nodiscard]] std::string interval_part(const report::Section& section, double limit);

// What a sweep shows: each test with its picture, its fit and its figures.
[[nodiscard]] std::string scaling_part(const report::Scaling& scaling);

// Every test with its passes, what can be said of them, and their figures.
[[nodiscard]] std::string passes_part(const report::Section& section);

}  // namespace unixmark::write
