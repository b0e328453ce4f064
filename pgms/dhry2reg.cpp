// Integers, branches, calls and strings in the mix of a system program of the 1980s: Dhrystone 2.1.
// This is its first file, with the loop and procedures 1 to 5.
//
// `dhry2reg --check LOOPS` makes that many loops and prints the final values.
#include "abi/kernel.hpp"
#include "abi/work.hpp"
#include "dhrystone/finals.hpp"
#include "dhrystone/shared.hpp"

#include <cstdint>
#include <cstdlib>
#include <cstring>

namespace dhrystone {

int Int_Glob;
char Ch_1_Glob;

namespace {

constexpr const char* usage = "dhry2reg SECONDS | --work LOOPS | --check LOOPS";

Record* Ptr_Glob;
Record* Next_Ptr_Glob;
Boolean Bool_Glob;
char Ch_2_Glob;
Array Arr_1_Glob;
Square Arr_2_Glob;

struct Locals {
  int Int_1_Loc;
  int Int_2_Loc;
  int Int_3_Loc;
  Enumeration Enum_Loc;
  String Str_1_Loc;
  String Str_2_Loc;
};

}  // namespace

// External, so that the compiler weighs each on its own as in the published program.
void procedure_1(Record* record);
void procedure_2(int* number);
void procedure_3(Record** record);
void procedure_4();
void procedure_5();

namespace {

// NOLINTBEGIN(clang-analyzer-security.insecureAPI.strcpy): strcpy is part of what is measured.

void prepare() {
  Next_Ptr_Glob = static_cast<Record*>(std::calloc(1, sizeof(Record)));
  Ptr_Glob = static_cast<Record*>(std::calloc(1, sizeof(Record)));
  if (Next_Ptr_Glob == nullptr || Ptr_Glob == nullptr) abi::fail("no memory for two records");

  Ptr_Glob->Ptr_Comp = Next_Ptr_Glob;
  Ptr_Glob->Discr = Ident_1;
  Ptr_Glob->variant_1.Enum_Comp = Ident_3;
  Ptr_Glob->variant_1.Int_Comp = 40;
  std::strcpy(Ptr_Glob->variant_1.Str_Comp, "DHRYSTONE PROGRAM, SOME STRING");
  Arr_2_Glob[8][7] = 10;
}

// The published loop. Keeping the last turn's variables would cost the timed one 9 instructions a
// turn; so it is compiled without, and `check` makes one turn with.
template <bool keep>
void loop(volatile std::uint64_t* count, std::uint64_t loops, [[maybe_unused]] Locals* kept) {
  int Int_1_Loc = 0;
  int Int_2_Loc = 0;
  int Int_3_Loc = 0;
  Enumeration Enum_Loc = Ident_1;
  String Str_1_Loc;
  String Str_2_Loc;
  std::strcpy(Str_1_Loc, "DHRYSTONE PROGRAM, 1'ST STRING");

  for (std::uint64_t turn = 1; turn <= loops; ++turn) {
    procedure_5();
    procedure_4();
    Int_1_Loc = 2;
    Int_2_Loc = 3;
    std::strcpy(Str_2_Loc, "DHRYSTONE PROGRAM, 2'ND STRING");
    Enum_Loc = Ident_2;
    Bool_Glob = !function_2(Str_1_Loc, Str_2_Loc);
    while (Int_1_Loc < Int_2_Loc) {  // once
      Int_3_Loc = 5 * Int_1_Loc - Int_2_Loc;
      procedure_7(Int_1_Loc, Int_2_Loc, &Int_3_Loc);
      Int_1_Loc += 1;
    }
    procedure_8(Arr_1_Glob, Arr_2_Glob, Int_1_Loc, Int_3_Loc);
    procedure_1(Ptr_Glob);
    for (char letter = 'A'; letter <= Ch_2_Glob; ++letter) {  // twice
      if (Enum_Loc == function_1(letter, 'C')) {              // never
        procedure_6(Ident_1, &Enum_Loc);
        std::strcpy(Str_2_Loc, "DHRYSTONE PROGRAM, 3'RD STRING");
        Int_2_Loc = static_cast<int>(turn);
        Int_Glob = static_cast<int>(turn);
      }
    }
    Int_2_Loc = Int_2_Loc * Int_1_Loc;
    Int_1_Loc = Int_2_Loc / Int_3_Loc;
    Int_2_Loc = 7 * (Int_2_Loc - Int_3_Loc) - Int_1_Loc;
    procedure_2(&Int_1_Loc);
    *count = turn;
  }

  if constexpr (keep) {
    *kept = {Int_1_Loc, Int_2_Loc, Int_3_Loc, Enum_Loc, {}, {}};
    std::memcpy(kept->Str_1_Loc, Str_1_Loc, sizeof(String));
    std::memcpy(kept->Str_2_Loc, Str_2_Loc, sizeof(String));
  }
}

// NOLINTEND(clang-analyzer-security.insecureAPI.strcpy)

void timed_loop(volatile std::uint64_t* count, std::uint64_t loops) {
  loop<false>(count, loops, nullptr);
}

bool globals_agree(std::uint64_t loops, bool print) {
  const auto& first = Ptr_Glob->variant_1;
  const auto& next = Next_Ptr_Glob->variant_1;
  const Number numbers[] = {
      {"Int_Glob", Int_Glob, 5},
      {"Bool_Glob", Bool_Glob, 1},
      {"Ch_1_Glob", Ch_1_Glob, 'A'},
      {"Ch_2_Glob", Ch_2_Glob, 'B'},
      {"Arr_1_Glob[8]", Arr_1_Glob[8], 7},
      {"Arr_2_Glob[8][7]", Arr_2_Glob[8][7], static_cast<std::int64_t>(loops) + 10},
      {"Ptr_Glob->Discr", Ptr_Glob->Discr, 0},
      {"Ptr_Glob->Enum_Comp", first.Enum_Comp, 2},
      {"Ptr_Glob->Int_Comp", first.Int_Comp, 17},
      {"Next_Ptr_Glob->Discr", Next_Ptr_Glob->Discr, 0},
      {"Next_Ptr_Glob->Enum_Comp", next.Enum_Comp, 1},
      {"Next_Ptr_Glob->Int_Comp", next.Int_Comp, 18},
      {"Next_Ptr_Glob->Ptr_Comp==Ptr_Glob->Ptr_Comp", Next_Ptr_Glob->Ptr_Comp == Ptr_Glob->Ptr_Comp,
       1},
  };
  const Text texts[] = {
      {"Ptr_Glob->Str_Comp", first.Str_Comp, "DHRYSTONE PROGRAM, SOME STRING"},
      {"Next_Ptr_Glob->Str_Comp", next.Str_Comp, "DHRYSTONE PROGRAM, SOME STRING"},
  };
  const bool numbers_agree = all_agree(numbers, print);
  return all_agree(texts, print) && numbers_agree;
}

bool locals_agree(const Locals& kept, bool print) {
  const Number numbers[] = {
      {"Int_1_Loc", kept.Int_1_Loc, 5},
      {"Int_2_Loc", kept.Int_2_Loc, 13},
      {"Int_3_Loc", kept.Int_3_Loc, 7},
      {"Enum_Loc", kept.Enum_Loc, 1},
  };
  const Text texts[] = {
      {"Str_1_Loc", kept.Str_1_Loc, "DHRYSTONE PROGRAM, 1'ST STRING"},
      {"Str_2_Loc", kept.Str_2_Loc, "DHRYSTONE PROGRAM, 2'ND STRING"},
  };
  const bool numbers_agree = all_agree(numbers, print);
  return all_agree(texts, print) && numbers_agree;
}

// After `loops` timed loops the globals, and after one more loop its own variables, must hold what
// the paper says.
bool check(std::uint64_t loops, bool print) {
  volatile std::uint64_t count = 0;
  timed_loop(&count, loops);
  const bool globals = globals_agree(loops, print);

  Locals kept{};
  loop<true>(&count, 1, &kept);
  return locals_agree(kept, print) && globals;
}

}  // namespace

void procedure_1(Record* record) {
  Record* next = record->Ptr_Comp;
  *record->Ptr_Comp = *Ptr_Glob;
  record->variant_1.Int_Comp = 5;
  next->variant_1.Int_Comp = record->variant_1.Int_Comp;
  next->Ptr_Comp = record->Ptr_Comp;
  procedure_3(&next->Ptr_Comp);
  if (next->Discr != Ident_1) {  // never
    *record = *record->Ptr_Comp;
    return;
  }

  next->variant_1.Int_Comp = 6;
  procedure_6(record->variant_1.Enum_Comp, &next->variant_1.Enum_Comp);
  next->Ptr_Comp = Ptr_Glob->Ptr_Comp;
  procedure_7(next->variant_1.Int_Comp, 10, &next->variant_1.Int_Comp);
}

void procedure_2(int* number) {
  Enumeration found = Ident_2;
  int sum = *number + 10;
  do {
    if (Ch_1_Glob == 'A') {
      sum -= 1;
      *number = sum - Int_Glob;
      found = Ident_1;
    }
  } while (found != Ident_1);
}

void procedure_3(Record** record) {
  if (Ptr_Glob != nullptr) *record = Ptr_Glob->Ptr_Comp;
  procedure_7(10, Int_Glob, &Ptr_Glob->variant_1.Int_Comp);
}

void procedure_4() {
  const Boolean is_a = Ch_1_Glob == 'A';
  Bool_Glob = is_a | Bool_Glob;
  Ch_2_Glob = 'B';
}

void procedure_5() {
  Ch_1_Glob = 'A';
  Bool_Glob = false;
}

}  // namespace dhrystone

int main(int argc, char** argv) {
  abi::set_up();
  dhrystone::prepare();
  if (const auto loops = abi::loops_asked(argc, argv, "--check", dhrystone::usage))
    return dhrystone::check(loops, true) ? 0 : 1;

  if (!dhrystone::check(100, false)) return 1;
  abi::run(argc, argv, dhrystone::usage, {.label = "lps"}, dhrystone::timed_loop);
}
