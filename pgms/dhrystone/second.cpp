// The second file of Dhrystone: procedures 6 to 8 and functions 1 to 3.
#include "dhrystone/shared.hpp"

#include <cstring>

namespace dhrystone {

void procedure_6(Enumeration value, Enumeration* result) {
  *result = value;
  if (!function_3(value)) *result = Ident_4;

  switch (value) {
    case Ident_1:
      *result = Ident_1;
      break;
    case Ident_2:
      *result = Int_Glob > 100 ? Ident_1 : Ident_4;
      break;
    case Ident_3:
      *result = Ident_2;
      break;
    case Ident_4:
      break;
    case Ident_5:
      *result = Ident_3;
      break;
  }
}

void procedure_7(int first, int second, int* result) {
  const int sum = first + 2;
  *result = second + sum;
}

void procedure_8(Array array, Square square, int index, int value) {
  const int at = index + 5;
  array[at] = value;
  array[at + 1] = array[at];
  array[at + 30] = at;
  for (int column = at; column <= at + 1; ++column) square[at][column] = at;
  square[at][at - 1] += 1;
  square[at + 20][at] = array[at];
  Int_Glob = 5;
}

Enumeration function_1(char first, char second) {
  const char copy = first;
  const char copy_of_copy = copy;
  if (copy_of_copy != second) return Ident_1;

  Ch_1_Glob = copy;
  return Ident_2;
}

Boolean function_2(const char* first, const char* second) {
  int index = 2;
  char letter = '\0';
  while (index <= 2) {
    if (function_1(first[index], second[index + 1]) == Ident_1) {
      letter = 'A';
      index += 1;
    }
  }
  if (letter >= 'W' && letter < 'Z') index = 7;
  if (letter == 'R') return true;
  if (std::strcmp(first, second) <= 0) return false;

  index += 7;
  Int_Glob = index;
  return true;
}

Boolean function_3(Enumeration value) {
  return value == Ident_3;
}

}  // namespace dhrystone
