// What the two files of Dhrystone 2.1 (R. Weicker, SIGPLAN Notices 23(8), 1988) share. Variables
// keep their published names, under which the final values are stated.
#pragma once

namespace dhrystone {

enum Enumeration { Ident_1, Ident_2, Ident_3, Ident_4, Ident_5 };
using Boolean = int;
using String = char[31];
using Array = int[50];
using Square = int[50][50];

struct LongVariant {
  Enumeration Enum_Comp;
  int Int_Comp;
  String Str_Comp;
};

struct TextVariant {
  Enumeration E_Comp_2;
  String Str_2_Comp;
};

struct LetterVariant {
  char Ch_1_Comp;
  char Ch_2_Comp;
};

struct Record {
  Record* Ptr_Comp;
  Enumeration Discr;
  union {
    LongVariant variant_1;
    TextVariant variant_2;
    LetterVariant variant_3;
  };
};
static_assert(sizeof(void*) != 8 || sizeof(Record) == 56);

extern int Int_Glob;
extern char Ch_1_Glob;

// The second file: what is called here from the first must be a call that the compiler cannot see
// into, since the score depends on that.
void procedure_6(Enumeration value, Enumeration* result);
void procedure_7(int first, int second, int* result);
void procedure_8(Array array, Square square, int index, int value);
Enumeration function_1(char first, char second);
Boolean function_2(const char* first, const char* second);
Boolean function_3(Enumeration value);

}  // namespace dhrystone
