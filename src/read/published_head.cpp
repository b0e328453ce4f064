#include "read/published_head.hpp"

#include "base/text.hpp"
#include "read/published_scan.hpp"
#include "report/report.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace unixmark::read {

namespace {

using report::PublishedFact;

constexpr std::size_t most_facts = 20'000;
constexpr std::size_t longest_fact = 4000;

struct Prefix {
  std::string_view text;
  std::string_view name;
};
// Versions 3 and 4 wrote "System --"; a page has "Uptime:".
constexpr auto prefixes = std::to_array<Prefix>({{"System:", "system"},
                                                 {"System --", "system"},
                                                 {"OS:", "os"},
                                                 {"Machine:", "machine"},
                                                 {"Language:", "language"},
                                                 {"Measured by:", "measured by"},
                                                 {"Baseline:", "baseline"},
                                                 {"CPU:", "processor"},
                                                 {"Uptime:", "uptime"}});
// What only a line of that kind holds.
constexpr auto marks = std::to_array<Prefix>({{"load average", "uptime"},
                                              {"; runlevel", "uptime"},
                                              {"interactive users", "users"},
                                              {"/bin/sh", "shell"}});

void add_fact(Draft& draft, std::string_view name, std::string_view value) {
  auto& facts = draft.report.facts;
  if (facts.size() >= most_facts) return;
  facts.push_back({std::string(name), std::string(front_of(trim(value), longest_fact))});
  draft.fact_open = true;
}

struct Listed {
  std::string_view numbers;
  std::string_view model;
};

// "CPU 0: MODEL", "CPU 0-63: MODEL", and in a page "CPUs: 0: MODEL"; no numbers: it is none.
Listed listed_in(std::string_view text) {
  const bool list = text.starts_with("CPUs:") || text.ends_with(" bogomips)");
  auto rest = text;
  if (rest.starts_with("CPUs:")) rest = trim(rest.substr(5));
  if (rest.starts_with("CPU ")) rest = rest.substr(4);
  const auto colon = rest.find(':');
  const auto numbers = trim(rest.substr(0, colon == std::string_view::npos ? 0 : colon));
  const bool known = numbers.find_first_not_of("0123456789-, ") == std::string_view::npos;
  if (!known || (!list && rest.size() == text.size())) return {};
  return {numbers, rest.substr(std::min(colon, rest.size() - 1) + 1)};
}

bool take_prefixed(Draft& draft, std::string_view text) {
  const auto found = std::ranges::find_if(
      prefixes, [&](const Prefix& prefix) { return text.starts_with(prefix.text); });
  if (found == prefixes.end()) return false;
  add_fact(draft, found->name, text.substr(found->text.size()));
  return true;
}

// Numbers that follow each other need no word.
bool take_processor(Draft& draft, std::string_view text) {
  const auto listed = listed_in(text);
  if (listed.numbers.empty()) return false;
  const bool follows = listed.numbers == cat(draft.next_processor);
  if (!follows && !draft.again) add_fact(draft, "processors", listed.numbers);
  draft.next_processor = report::number_after(listed.numbers);
  add_fact(draft, "processor", listed.model);
  return true;
}

// What version 5 says where its program knows nothing of them.
bool take_unknown_processors(Draft& draft, const Piece& piece) {
  if (!piece.text.starts_with("CPU: no details available")) return false;
  lose(draft, piece.line, "the processors: their program had no details of them");
  draft.fact_open = false;
  return true;
}

// The last words of an uptime that a mail program broke, "0.07; runlevel 5".
bool ends_uptime(const Draft& draft, std::string_view text) {
  return draft.fact_open && draft.report.facts.back().name == "uptime" &&
         text.find("; runlevel") != std::string_view::npos;
}

bool take_marked(Draft& draft, std::string_view text) {
  const auto found = std::ranges::find_if(
      marks, [&](const Prefix& mark) { return find_any_case(text, mark.text) < text.size(); });
  const bool disk = text.starts_with("/dev/") && text.find('%') != std::string_view::npos;
  if (found == marks.end() && !disk) return false;
  if (ends_uptime(draft, text)) return false;
  add_fact(draft, disk ? "file system" : found->name, text);
  return true;
}

// A place where somebody cut lines out: "(snip)", "[...]".
bool is_cut_mark(std::string_view text) {
  constexpr std::size_t longest = 12;
  if (text.size() > longest) return false;
  if (find_any_case(text, "snip") != std::string_view::npos) return true;
  return text.find("..") != std::string_view::npos &&
         text.find_first_not_of("[](). ") == std::string_view::npos;
}

// The version in "(Version 5.1.3)" or "Version 5.1.3 ..."; empty: it is none.
std::string_view version_in(std::string_view text) {
  const auto word = text.find("Version ");
  if (word == std::string_view::npos) return {};
  auto rest = text.substr(word + std::string_view("Version ").size());
  const auto version = take_number(rest);
  constexpr std::size_t longest = 20;
  const bool whole = !rest.empty() && version.size() <= longest;
  return whole ? version : std::string_view();
}

void set_version(Draft& draft, const Piece& piece) {
  const auto version = version_in(piece.text);
  auto& known = draft.report.version;
  if (known.empty()) known = version;
  if (version != known) {
    warn(draft, piece.line,
         cat("another report begins, of version ", version.empty() ? "unknown" : version,
             " and not ", known));
  }
  draft.old = known.starts_with("3.") || known.starts_with("4.") ||
              piece.text.ends_with(cat("(Version ", report::before_5, ")"));
}

// "OS: GNU/Linux -- 6.1 -- #1 SMP", where the lines above it were lost.
bool begins_without_banner(const Draft& draft, std::string_view text) {
  return draft.place == Place::Outside && draft.report.sections.empty() &&
         text.starts_with("OS: ") && text.find(" -- ") != std::string_view::npos;
}

// A second head in one text: what it says is held against the first.
void compare_head(Draft& draft, const Piece& piece) {
  constexpr int most_comparisons = 1000;
  if (!draft.again) return;
  const auto fact = std::move(draft.report.facts.back());
  draft.report.facts.pop_back();
  draft.fact_open = false;
  const bool tells_machines_apart =
      fact.name == "system" || fact.name == "machine" || fact.name == "os";
  if (!tells_machines_apart || ++draft.comparisons > most_comparisons) return;
  const auto first = report::fact(draft.report, fact.name);
  if (first.empty() || first == fact.value) return;
  warn(draft, piece.line,
       cat("another report begins, whose ", fact.name, " is ", in_quotes(fact.value), " and not ",
           in_quotes(first)));
}

// The end of `spaced` that reads as `end` does where each run of blanks is one.
std::string_view end_like(std::string_view spaced, std::string_view end) {
  auto at = spaced.size();
  for (auto letter = end.rbegin(); letter != end.rend() && at > 0; ++letter) {
    --at;
    while (*letter == ' ' && at > 0 && spaced[at - 1] == ' ') --at;
  }
  return spaced.substr(at);
}

// A head that no run follows says less than the next one.
void leave_head(Draft& draft, int line) {
  lose(draft, line, "the head above this one: no run stands between them");
  draft.report.facts.clear();
  draft.report.version.clear();
  draft.next_processor = 0;
}

// "HOST: DISTRIBUTION", or what uname -a says.
void settle_host(report::Published& report, bool old) {
  const auto system = std::ranges::find(report.facts, "system", &PublishedFact::name);
  if (system == report.facts.end()) return;
  const std::string whole = system->value;
  if (old) {
    const auto parts = words(whole);
    if (parts.size() > 2) report.host = parts[1];
  } else if (const auto colon = whole.find(": "); colon != std::string::npos) {
    report.host = whole.substr(0, colon);
    system->value = trim(std::string_view(whole).substr(colon + 1));
  }
}

void settle_runlevel(report::Published& report) {
  const auto uptime = std::ranges::find(report.facts, "uptime", &PublishedFact::name);
  if (uptime == report.facts.end()) return;
  const auto level = uptime->value.find("; runlevel");
  if (level == std::string::npos) return;
  const auto told = std::string(trim(std::string_view(uptime->value).substr(level + 10)));
  uptime->value.resize(level);
  if (!told.empty()) report.facts.insert(uptime + 1, PublishedFact{"runlevel", told});
}

// What stands in `text` between `before` and `after`, or its end where `after` is empty.
std::string_view between(std::string_view text, std::string_view before, std::string_view after) {
  const auto begin = text.find(before);
  if (begin == std::string_view::npos) return {};
  text.remove_prefix(begin + before.size());
  return text.substr(0, after.empty() ? text.size() : text.find(after));
}

// "unixmark VERSION, profile PROFILE, COMPILER FLAGS, kernels HASH"
void settle_build(report::Published& report) {
  const std::string whole(report::fact(report, "measured by"));
  if (!whole.starts_with("unixmark ")) return;
  report.program = "unixmark";
  report.version = between(whole, "unixmark ", ",");
  const auto add = [&](std::string_view name, std::string_view value) {
    if (!trim(value).empty()) report.facts.push_back({std::string(name), std::string(trim(value))});
  };
  const auto profile = between(whole, ", profile ", ",");
  add("profile", profile);
  if (!profile.empty() && profile != report::foreign_profile) {
    const auto build = between(whole, cat(", profile ", profile, ","), ", kernels ");
    const auto flags = std::min(build.find(" -"), build.size());
    add("compiler", build.substr(0, flags));
    add("flags", build.substr(flags));
  }
  add("kernels", between(whole, ", kernels ", {}));
}

}  // namespace

bool take_banner(Draft& draft, const Piece& piece) {
  const bool logo = !draft.headed && piece.text.starts_with("Version ") &&
                    piece.text.find("Byte Magazine Unix Benchmark") != std::string_view::npos;
  if (logo) draft.report.version = version_in(piece.text);
  if (logo) return true;
  const auto banner = piece.text.find("BYTE UNIX Benchmarks (Version");
  // Remarks may quote anything.
  const bool quotes = draft.place == Place::HowSure && banner != 0;
  if (banner == std::string_view::npos || quotes) return false;
  end_section(draft);
  draft.again = !draft.report.sections.empty() || draft.report.sweep;
  if (draft.headed && !draft.again && !draft.report.facts.empty()) leave_head(draft, piece.line);
  set_version(draft, piece);
  draft.headed = true;
  draft.place = Place::Head;
  return true;
}

bool take_fact(Draft& draft, const Piece& piece) {
  if (begins_without_banner(draft, piece.text)) draft.place = Place::Head;
  if (draft.place != Place::Head) return false;
  if (is_cut_mark(piece.text)) {
    lose(draft, piece.line, cat("lines were cut out here: ", in_quotes(piece.text)));
    draft.fact_open = false;
    return true;
  }
  if (take_unknown_processors(draft, piece)) return true;
  const bool taken = take_prefixed(draft, piece.text) || take_processor(draft, piece.text) ||
                     take_marked(draft, piece.text);
  if (taken) compare_head(draft, piece);
  return taken;
}

bool take_rest_of_fact(Draft& draft, const Piece& piece) {
  auto& facts = draft.report.facts;
  if (draft.place != Place::Head || !draft.fact_open || facts.empty()) return false;
  if (facts.back().name == "processor") {
    add_fact(draft, "features", piece.text);
  } else if (facts.back().value.size() + piece.text.size() < longest_fact) {
    facts.back().value += cat(" ", piece.text);
  }
  return true;
}

void keep_blanks(Draft& draft, const Line& line) {
  auto& fact = draft.report.facts.back();
  if (fact.name != "uptime" || !line.text.ends_with(fact.value)) return;
  const auto spaced = spaced_line(line.printed);
  if (spaced.size() >= line.text.size() && spaced.size() < longest_fact) {
    fact.value = end_like(spaced, fact.value);
  }
}

void settle_facts(Draft& draft) {
  if (draft.old && draft.report.version.empty()) {
    draft.report.facts.push_back({"version", std::string(report::before_5)});
  }
  settle_host(draft.report, draft.old);
  settle_runlevel(draft.report);
  settle_build(draft.report);
}

}  // namespace unixmark::read
