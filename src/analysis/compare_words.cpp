// What a comparison's verdicts are called, and how they are made.
#include "analysis/compare.hpp"

namespace unixmark::analysis {

std::string_view word(Verdict verdict) {
  using enum Verdict;
  switch (verdict) {
    case Faster:
      return "faster";
    case Slower:
      return "slower";
    case Equivalent:
      return "equivalent";
    case Unresolved:
      return "unresolved";
    case LikelyFaster:
      return "likely faster";
    case LikelySlower:
      return "likely slower";
    case Unclear:
      return "unclear";
    case None:
      break;
  }
  return {};
}

std::string_view explain_compare() {
  return "A comparison puts two reports side by side, test by test, with as many copies on both "
         "sides: 1, and all. All is one a processor; where a side has no such run, the largest "
         "number that both have; without one, as many as each had at most. What a sweep did with "
         "more copies than processors is not among them; --copies N compares it.\n"
         "\n"
         "B/A is the ratio of the two rates; above 1 B is faster. Where the passes of both sides "
         "are known, three against five of them or four against four, it is the median of the "
         "ratios of every pass of B to every pass of A (Hodges and Lehmann), and its interval of "
         "95 % is cut by the exact distribution of Mann and Whitney's U; neither cares how noise "
         "is distributed. It need not be the quotient of the two medians beside it, and a note "
         "says where "
         "it visibly is not. Passes that are correlated widen the interval. With four files a side "
         "or more, "
         "each session counts as one value, so that what differs from session to session is in "
         "the interval; fewer have their passes put together, and it is not.\n"
         "\n"
         "The margin of a test is the larger of 1 % and what 'unixmark calibrate' found two "
         "sessions of the same programs to differ by, on either side's machine; --margin sets it. "
         "The verdict is 'equivalent' where the interval lies within the margin, 'faster' or "
         "'slower' where it leaves out 1 and the ratio is beyond the margin, and else "
         "'unresolved', with the number of passes that would probably decide.\n"
         "\n"
         "Of a report that was only printed, a band of plausible ratios takes the interval's "
         "place: 1.96 times the errors that follow from the number of passes and from how much "
         "these vary, as the other side's passes on that host, a calibration, or an assumed 2 % "
         "say; the text of a sweep has its own intervals. Then a verdict is no more than 'likely' "
         "or 'unclear'. Medians are held against medians and classic scores, which lie above them, "
         "against classic scores.\n"
         "\n"
         "Of twelve tests one may differ by chance alone: p is given for each, adjusted by Holm's "
         "rule. The sign test says whether more tests went one way than chance allows, whatever "
         "their size; ten of twelve are enough. The index's ratio is the geometric mean of its "
         "tests' "
         "ratios, with the summed variances of its tests and degrees of freedom by Welch and "
         "Satterthwaite; of medians of few passes the classic results' errors are taken. By "
         "sessions it is the median of the ratios of all pairs of sessions that have all tests; "
         "where too few have, it is the mean again, and no more than likely.\n"
         "\n"
         "Reports of different profiles, compilers, flags, settings, baselines or lengths of "
         "passes are of different work, and not compared without --force. Steal is the guest's "
         "performance and stays in; it is told how many points of a difference it explains.\n";
}

}  // namespace unixmark::analysis
