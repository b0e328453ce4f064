// What each test measures, in what unit, and what its figures are sensitive to: the paragraphs of
// --explain. Kept out of the table so that its rows can be read.
#pragma once

#include <string_view>

namespace unixmark::catalog::explanation {

inline constexpr std::string_view dhry2reg =
    "Runs the Dhrystone 2.1 program: assignments, comparisons, short procedures and copies and "
    "comparisons of 30-character strings, in loops per second (lps). It measures integer work of "
    "one processor out of its nearest cache and asks nothing of the operating system. It is "
    "sensitive to the compiler, its flags and the C library's strcmp as much as to the processor, "
    "so only figures of like builds compare; clock frequency, a neighbour on the same core "
    "(SMT) and the type of core it lands on move it too.";

inline constexpr std::string_view whetstone =
    "Runs the Whetstone program in double precision: array elements, sine, cosine, arctangent, "
    "exponential, logarithm, square root, conditional jumps and procedure calls, in millions of "
    "Whetstone instructions per second (MWIPS). It measures floating-point work of one processor. "
    "Nearly half of its time goes to the maths library's functions, so that library and "
    "the compiler's flags matter as much as the processor. It measures its own speed first and "
    "then runs for about ten seconds of elapsed time, so more copies than processors do not raise "
    "the sum.";

inline constexpr std::string_view execl =
    "A program replaces itself by a fresh image of itself, again and again, in replacements per "
    "second (lps). It measures the loading of a small dynamically linked program: mapping, page "
    "faults, the dynamic linker. All copies execute the same file, as they always have, so with "
    "many copies they queue for the locks of that one file: the score of a large machine peaks "
    "at some number of copies and falls beyond it. It is sensitive to mitigations, memory "
    "encryption, and in a guest to the cost of page tables.";

inline constexpr std::string_view file_copy =
    "Copies one file to another with read and write through a buffer of the size in its title, "
    "rewinding both at the end, in KiB per second (KBps). The file has as many KiB as the title "
    "says blocks and lies in the page cache after the first round: this is the speed of a cached "
    "copy, of system calls and memory, and not of a disk. Small buffers measure system calls, "
    "large ones copying; on processors with large caches all of it happens there. Every copy of "
    "the test has files of its own, but in profile 5.1.3, where all share two. The file system of "
    "the scratch folder (UB_TMPDIR) matters: tmpfs, ext4 and overlayfs give different figures on "
    "one machine.";

inline constexpr std::string_view file_write =
    "Writes a file to its size through a buffer of the size in its title, rewinds and writes it "
    "again, in KiB per second (KBps). The data goes to the page cache, so this is the speed of "
    "write calls and of the file system's bookkeeping; the disk is felt only where the kernel "
    "begins to write back during the pass. It depends on the file system of the scratch folder "
    "(UB_TMPDIR).";

inline constexpr std::string_view file_read =
    "Reads a file from beginning to end through a buffer of the size in its title, rewinds and "
    "reads it again, in KiB per second (KBps). The file lies in the page cache, so this is the "
    "speed of read calls and of copying memory, not of a disk. It depends on the buffer's size, "
    "on mitigations that make system calls dearer, and on the processor's caches.";

inline constexpr std::string_view pipe =
    "One process writes 512 bytes to a pipe and reads them back, in rounds per second (lps). "
    "Nothing ever waits and no other process is involved: it measures two system calls and two "
    "small copies. It is sensitive to mitigations and to auditing or tracing of system calls.";

inline constexpr std::string_view context1 =
    "Two processes pass a counter to and fro through two pipes, in round trips per second (lps). "
    "Each round trip makes two switches from one process to the other. The figure depends on "
    "where the scheduler puts the pair: on one processor a trip is two context switches, on two "
    "processors it is two wake-ups across them, which may sleep in between and cost several times "
    "as much, most of all in a guest. A kernel, a load or a topology that changes this choice "
    "changes the figure manifold with the machine no faster or slower; look at the spread of the "
    "passes, and at where the report says the two ran, before comparing; --placement decides it. "
    "Since each process sleeps half of the time, as many copies as processors need not fill the "
    "machine.";

inline constexpr std::string_view spawn =
    "Forks a child that ends at once and waits for it, in children per second (lps). It measures "
    "the making and unmaking of a process: page tables, scheduling, reaping. It is sensitive to "
    "where the child is started, to mitigations and, in a guest, to the cost of page tables. Many "
    "copies can reach a limit on processes (ulimit -u, or a container's pids limit), which fails "
    "the test.";

inline constexpr std::string_view shell =
    "Runs a shell script to its end, again and again, in runs per minute (lpm). Each run starts "
    "the number of scripts in its title side by side; each of those sorts, dumps, searches and "
    "counts a small file by sort, od, grep, tee, wc and rm. It measures starting and ending "
    "programs more than what they do. With 8 or 16 scripts even one copy keeps several "
    "processors busy, so its one-copy figure is not that of one processor. The system's shell and "
    "tools are part of what is measured, as is MULTI_SH_WORK_FACTOR, which lengthens the input; "
    "LANG is set to en_US.utf8 because it changes what sort costs.";

inline constexpr std::string_view syscall =
    "Makes five short system calls a loop: dup, close, getpid, getuid and umask, in loops per "
    "second (lps). It measures the way into the kernel and back. Mitigations, auditing, seccomp "
    "filters (containers often have one) and tracing make it dearer. getpid is called by number, "
    "so no C library can answer it from memory, and each copy has a descriptor of its own, but in "
    "profile 5.1.3.";

inline constexpr std::string_view sysexec =
    "Forks a child that executes /bin/true and waits for it, in runs per second (lps). It measures "
    "what a shell does for each command: a process made, a program loaded and linked, its end "
    "awaited. The size and linkage of the system's /bin/true are part of it.";

inline constexpr std::string_view c_compiler =
    "Compiles and links a small C source file with the system's gcc, in runs per minute (lpm). It "
    "measures starting a chain of large programs, and the compiler itself, whose version decides "
    "more than the machine does: compare only between machines with the same one.";

inline constexpr std::string_view arithoh =
    "The empty loop of the arithmetic tests, in loops per second (lps): what those spend besides "
    "arithmetic. Compilers removed most of it in UnixBench's own program, so its figures and ours "
    "do not compare.";

inline constexpr std::string_view arithmetic =
    "Sums i*i / (i*i - 1) for i from 2 to 101 in the type that its title names, in sums per second "
    "(lps). It measures multiplication and above all division of one processor. Compilers "
    "removed the arithmetic from UnixBench's own program, whose published figures therefore mean "
    "nothing; here the work is really done, and the two do not compare.";

inline constexpr std::string_view dc =
    "Runs the desk calculator dc, which computes the square root of 2 to 99 places, in runs per "
    "minute (lpm). The sum is short, so it mostly measures starting a program. The system's dc is "
    "part of what is measured.";

inline constexpr std::string_view hanoi =
    "Solves the tower of Hanoi with ten discs by recursion, in solutions per second (lps). It "
    "measures procedure calls of one processor out of its nearest cache; the compiler's handling "
    "of recursion matters as much as the processor.";

inline constexpr std::string_view grep =
    "Counts the lines with a word in a text of 10,000 lines by the system's grep, in runs per "
    "minute (lpm). It measures starting a program and searching memory. The grep in use and the "
    "locale (en_US.utf8 is set) decide much of it.";

inline constexpr std::string_view graphics_2d =
    "Draws on an X display with the operation that its title names and rates it against a "
    "reference set. It measures the display's driver and server, needs a display, and runs as one "
    "copy alone.";

inline constexpr std::string_view gears =
    "Draws three turning gears with OpenGL, in frames per second (fps). It measures the graphics "
    "driver, needs a display, and runs as one copy alone. A driver that waits for the screen's "
    "refresh gives that rate and nothing else.";

inline constexpr std::string_view score =
    "A pass runs all copies of a test at once. Its count is the sum of the copies' counts, its "
    "time the mean of their times. A long test has ten passes, a short one three. Of P passes the "
    "P div 3 with the smallest counts are dropped; the score is the geometric mean of the rates "
    "of those kept. Where a test reports a rate of its own (MWIPS, KBps), that takes the place of "
    "count and time.\n"
    "\n"
    "For example, spawn with two copies and three passes of 30 s. Pass 1: the copies made 150,000 "
    "and 156,000 children, together 306,000. Pass 2: 297,000. Pass 3: 312,000. The smallest count, "
    "that of pass 2, is dropped. The others' rates are 306,000 / 30 = 10,200 and 312,000 / 30 = "
    "10,400 a second; their geometric mean, the root of 10,200 x 10,400, is 10,299.5: the score.\n"
    "\n"
    "The index of a test is its score over the baseline's, times ten. The usual baseline is a "
    "SPARCstation 20-61, which made 126 children a second: 10,299.5 / 126 x 10 = 817.4, or 81.7 "
    "times that machine, whose own index is 10. The index of a category is the geometric mean of "
    "its tests' indexes: with 817.4 and 1,200.0 it is the root of 817.4 x 1,200.0, 990.4. In such "
    "a "
    "mean a test that doubles counts the same whichever test it is. Where not all tests of "
    "the baseline ran, the index is marked partial and does not compare with a full one.\n"
    "\n"
    "Dropping the smallest counts rewards noise: a machine that is disturbed now and then shows "
    "its best passes. For judging a difference look at the median and the range of all passes, "
    "which the report gives below each section, with half of a 95 % interval behind each +-. "
    "That covers the noise of measuring, not what another choice of tests would have shown.\n";

}  // namespace unixmark::catalog::explanation
