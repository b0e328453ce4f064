// CSV, Markdown and HTML where the goldens do not reach.
#include "tests_suite/write/sample.hpp"
#include "write/writers.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <string>

namespace unixmark::write {
namespace {

report::Report written_report_of(const read::Record& record) {
  return report::build_report(record.header, record.events);
}

report::Report whole_classic_report() {
  auto record = sample();
  record.header.plan.sections.resize(1);
  std::erase_if(record.events, [](const measure::Event& event) {
    const auto* ended = std::get_if<measure::PassEnded>(&event);
    return ended != nullptr && ended->pass.copies == 2;
  });
  return written_report_of(record);
}

TEST(Csv, HasTheClassicColumnsAloneForAClassicRun) {
  const auto table = csv(whole_classic_report());

  EXPECT_TRUE(table.starts_with("Concurrency,Dhrystone 2 using register variables,"));
  EXPECT_NE(table.find(",System Call Overhead\n1,39455803.8,"), std::string::npos);
}

TEST(Csv, LeavesTheCellOfAFailedTestEmpty) {
  EXPECT_NE(csv(written_report_of(sample())).find("281454.2,,19810.8"), std::string::npos);
}

TEST(Csv, SaysInAColumnOfItsOwnThatARunIsNotClassic) {
  const auto table = csv(written_report_of(hostile_sample()));

  EXPECT_NE(table.find(",Remarks\n"), std::string::npos);
  EXPECT_NE(table.find("not a classic result"), std::string::npos);
}

TEST(EveryFormat, MarksAQuickSchedule) {
  const auto report = written_report_of(hostile_sample());
  const std::string mark = "quick schedule: 3 passes of 10 s; not a classic result";

  for (const auto& bytes :
       {text(report), html(report), csv(report), json(report), markdown(report)}) {
    EXPECT_NE(bytes.find(mark), std::string::npos) << bytes.substr(0, 200);
  }
}

// A report of pipe alone with as many passes as resampling needs.
report::Report long_report() {
  auto record = sample();
  report::Row row;
  row.test.title = "Pipe Throughput";
  row.score = 100;
  row.robust = score::Robust{20, 99, 100, 101, 0, {}, {}};
  row.resampled = report::Resampled{2000, 99.7, 100.4};
  report::Report report;
  report.header = record.header;
  report.sections = {{.copies = 1, .began = {}, .ended = {}, .rows = {row}, .tables = {}}};
  return report;
}

TEST(EveryFormat, SaysWhereResampledResultsLie) {
  const auto report = long_report();
  const std::string where = "95 % of 2,000 resampled results within -0.3 % to +0.4 % of this one";

  EXPECT_NE(text(report).find(where + "\n"), std::string::npos);
  EXPECT_NE(html(report).find(where), std::string::npos);
  EXPECT_NE(markdown(report).find(where), std::string::npos);
  EXPECT_NE(json(report).find("\"resampled\": {\"method\":\"percentile bootstrap\",\"confidence\":"
                              "0.95,\"resamples\":2000,\"low\":99.7,\"high\":100.4}"),
            std::string::npos);
}

TEST(EveryFormat, StandsWithoutAnyResult) {
  const report::Report empty;

  EXPECT_EQ(csv(empty).substr(0, 11), "Concurrency");
  EXPECT_NE(markdown(empty).find("No measured results."), std::string::npos);
  EXPECT_NE(html(empty).find("There are no measured results."), std::string::npos);
  EXPECT_NE(json(empty).find("\"runs\": []"), std::string::npos);
}

TEST(Html, NeedsNothingFromElsewhere) {
  const auto page = html(written_report_of(sample()));

  for (const auto* reference : {"http:", "https:", "src=", "href=", "url(", "@import"}) {
    EXPECT_EQ(page.find(reference), std::string::npos) << reference;
  }
}

TEST(Html, LetsNoNameOpenOrCloseAnything) {
  const auto page = html(written_report_of(hostile_sample()));

  EXPECT_EQ(page.find("<b>\""), std::string::npos);
  EXPECT_EQ(page.find("<i>or two"), std::string::npos);
  EXPECT_EQ(page.find("</script>"), page.rfind("</script>"));
}

TEST(Html, GivesEveryBarItsValueAsText) {
  EXPECT_NE(html(written_report_of(sample())).find("<title>Pipe Throughput: index 1469.7</title>"),
            std::string::npos);
}

TEST(Json, WritesNullForWhatIsNoNumber) {
  auto report = written_report_of(sample());
  report.sections[0].rows[0].index = std::numeric_limits<double>::quiet_NaN();

  EXPECT_NE(json(report).find("\"index\": null"), std::string::npos);
}

TEST(Json, GivesTheReasonBesideAMissingScore) {
  EXPECT_NE(json(written_report_of(sample())).find("\"reason\": \"pass 1: copy 2 of 2: fork:"),
            std::string::npos);
}

}  // namespace
}  // namespace unixmark::write
