/* What the C compiler test compiles: a bit of everything. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BUCKETS 61
#define LONGEST 32
#define SIDE 12

struct entry {
  struct entry *next;
  char word[LONGEST];
  unsigned count;
};

struct table {
  struct entry *bucket[BUCKETS];
  unsigned entries;
};

enum shade { DARK, GREY, LIGHT };

static const char text[] =
    "the river ran under the bridge and past the mill, "
    "where the miller counted and the wheel went round "
    "as it had for a hundred years";

static unsigned hash(const char *word)
{
  unsigned value = 5381;
  while (*word != '\0')
    value = value * 33 + (unsigned char)*word++;
  return value % BUCKETS;
}

static struct entry *find(const struct table *table, const char *word)
{
  struct entry *entry = table->bucket[hash(word)];
  while (entry != NULL && strcmp(entry->word, word) != 0)
    entry = entry->next;
  return entry;
}

static int add(struct table *table, const char *word)
{
  struct entry *entry = find(table, word);
  unsigned place = hash(word);
  if (entry != NULL) {
    entry->count++;
    return 1;
  }
  entry = calloc(1, sizeof *entry);
  if (entry == NULL)
    return 0;
  strcpy(entry->word, word);
  entry->count = 1;
  entry->next = table->bucket[place];
  table->bucket[place] = entry;
  table->entries++;
  return 1;
}

static int count_words(struct table *table, const char *from)
{
  char word[LONGEST];
  size_t length = 0;
  for (;; from++) {
    if (isalpha((unsigned char)*from) && length < LONGEST - 1) {
      word[length++] = (char)tolower((unsigned char)*from);
      continue;
    }
    word[length] = '\0';
    if (length > 0 && !add(table, word))
      return 0;
    length = 0;
    if (*from == '\0')
      return 1;
  }
}

static void release(struct table *table)
{
  int i;
  for (i = 0; i < BUCKETS; i++) {
    while (table->bucket[i] != NULL) {
      struct entry *first = table->bucket[i];
      table->bucket[i] = first->next;
      free(first);
    }
  }
}

static enum shade shade_of(double value)
{
  if (value < 0.25)
    return DARK;
  return value < 0.75 ? GREY : LIGHT;
}

static void smooth(double to[SIDE][SIDE], double from[SIDE][SIDE])
{
  int row, column;
  for (row = 1; row < SIDE - 1; row++)
    for (column = 1; column < SIDE - 1; column++)
      to[row][column] = (from[row - 1][column] + from[row + 1][column]
                         + from[row][column - 1] + from[row][column + 1]) / 4.0;
}

static void draw(double field[SIDE][SIDE])
{
  int row, column;
  for (row = 0; row < SIDE; row++) {
    for (column = 0; column < SIDE; column++) {
      switch (shade_of(field[row][column])) {
      case DARK:
        putchar('#');
        break;
      case GREY:
        putchar('+');
        break;
      default:
        putchar('.');
      }
    }
    putchar('\n');
  }
}

static int by_value(const void *left, const void *right)
{
  const int a = *(const int *)left, b = *(const int *)right;
  return (a > b) - (a < b);
}

int main(void)
{
  static struct table table;
  static double field[2][SIDE][SIDE];
  int numbers[] = {31, 4, 15, 92, 65, 35, 89, 79};
  const struct entry *entry;
  int i;

  if (!count_words(&table, text))
    return EXIT_FAILURE;
  entry = find(&table, "the");
  printf("%u words, %u times the\n", table.entries, entry ? entry->count : 0);
  qsort(numbers, 8, sizeof numbers[0], by_value);
  for (i = 0; i < SIDE; i++)
    field[0][0][i] = field[1][0][i] = 1.0 + numbers[i % 8] / 100.0;
  for (i = 0; i < 40; i++)
    smooth(field[(i + 1) % 2], field[i % 2]);
  draw(field[0]);
  release(&table);
  return EXIT_SUCCESS;
}
