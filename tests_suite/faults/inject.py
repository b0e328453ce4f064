"""inject.py UNIXMARK [--kernels FOLDER] [--calls NAME,...] [--jobs N]: what becomes of a short run in which a system call fails.

For every system call that the runner makes, and every error that it can meet there, the first, second and tenth such call
fail in a run of their own, by strace; with --kernels those of each kernel in the folder, and of its children, instead. Prints
a line a run and a table of all; fails where a run hangs, crashes, ends without a word, leaves a process or a file behind, or
leaves a journal that cannot be read. A program that is linked statically (the bundle's) has no loader whose calls would be
hit instead.
"""

import argparse
import collections
import concurrent.futures
import functools
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True  # nothing is left beside the sources
from errors_met import ERRORS

# All that an index has but eight scripts at once, which on a slow machine get through nothing in a pass so short.
TESTS = ["dhry2reg", "whetstone-double", "execl", "fstime", "fsbuffer", "fsdisk", "pipe", "context1", "spawn", "syscall",
         "shell1"]
ROWS = len(TESTS)
ARGUMENTS = ["-q", "-c", "1", "-i", "1", "--seconds", "0.1", "--rest", "none", *TESTS]
LONGEST = 120  # seconds; far beyond what watchdogs allow a run of this length
WHEN = (1, 2, 10)

# Short passes of each kernel, as one would start it by hand.
KERNELS = {name: ["0.1"] for name in ["dhry2reg", "whetstone-double", "hanoi", "double", "syscall", "pipe", "context1", "spawn",
                                      "execl"]}
KERNELS["looper"] = ["0.1", "/bin/true"]
KERNELS["fstime"] = ["-c", "-t", "1", "-b", "1024", "-m", "200", "-p", "0", "-s", "0"]

Fault = collections.namedtuple("Fault", "call error when")
Outcome = collections.namedtuple("Outcome", "fault kind wrong words")


def command(unixmark, folder):
    return [unixmark, *ARGUMENTS, "--results", str(folder / "results"), "--output", "run"]


def environment(folder, mark):
    scratch = folder / "scratch"
    scratch.mkdir()
    return {"PATH": os.environ["PATH"], "HOME": str(folder), "UB_TMPDIR": str(scratch), "UNIXMARK_FAULT": mark}


def calls_of(unixmark, folder):
    """How often the runner itself makes each call in such a run."""
    trace = folder / "trace"
    subprocess.run(["strace", "-qq", "-o", trace, *command(unixmark, folder)], env=environment(folder, "count"),
                   check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return collections.Counter(re.findall(r"^(\w+)\(", trace.read_text(errors="replace"), re.MULTILINE))


def faults_in(calls, wanted):
    for call, errors in ERRORS.items():
        if wanted and call not in wanted:
            continue
        for error in errors:
            for when in WHEN:
                if calls[call] >= when:
                    yield Fault(call, error, when)


def left_processes(mark):
    """Those that still carry the run's mark in their environment."""
    left = []
    for entry in pathlib.Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and f"UNIXMARK_FAULT={mark}\0".encode() in (entry / "environ").read_bytes():
                left.append(int(entry.name))
        except OSError:
            pass
    return left


def reads(unixmark, journal):
    shown = subprocess.run([unixmark, "show", journal], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return shown.returncode == 0


def whole_rows(text):
    table = re.search(r"^System Benchmarks .*Index +BASELINE.*?^ +=+$", text, re.MULTILINE | re.DOTALL)
    return len(table.group(0).splitlines()) - 2 if table else 0


def judge(unixmark, folder, mark, status, out, words):
    """What kind of end it was, and what is wrong with it."""
    wrong = []
    report = folder / "results" / "run"
    journal = folder / "results" / "run.log"
    text = report.read_text() if report.exists() else out
    if status == 0:
        kind = "full report"
        if whole_rows(text) != ROWS:
            wrong.append(f"status 0 with {whole_rows(text)} rows")
    elif status == 2:
        kind = "partial report"
        if "incomplete" not in text:
            wrong.append("status 2 without a word in the report")
    elif status == 1:
        kind = "message"
        if "unixmark: " not in words:
            wrong.append("status 1 without a word")
    else:
        kind = "crash"
        wrong.append(f"ended with {status}")
    if journal.exists() and journal.stat().st_size > 0 and not reads(unixmark, journal):
        wrong.append("a journal that cannot be read")
    for process in left_processes(mark):
        wrong.append(f"process {process} is left")
        os.kill(process, signal.SIGKILL)
    left = [entry.name for entry in (folder / "scratch").iterdir()]
    if left:
        wrong.append(f"left in the scratch folder: {' '.join(left)}")
    return kind, wrong


def try_fault(unixmark, fault):
    mark = f"{os.getpid()}-{fault.call}-{fault.error}-{fault.when}"
    folder = pathlib.Path(tempfile.mkdtemp(prefix="unixmark-inject-"))
    try:
        inject = f"inject={fault.call}:error={fault.error}:when={fault.when}"
        traced = ["strace", "-qq", "-o", "/dev/null", "-e", inject, *command(unixmark, folder)]
        try:
            run = subprocess.run(traced, env=environment(folder, mark), stdin=subprocess.DEVNULL,
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace",
                                 timeout=LONGEST)
        except subprocess.TimeoutExpired:
            for process in left_processes(mark):
                os.kill(process, signal.SIGKILL)
            return Outcome(fault, "hang", ["it hangs"], "")
        kind, wrong = judge(unixmark, folder, mark, run.returncode, run.stdout, run.stderr)
        return Outcome(fault, kind, wrong, run.stderr.strip().replace("\n", " / "))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def kernel_environment(kernels, folder, mark):
    return {"PATH": os.environ["PATH"], "UB_BINDIR": str(kernels), "TMPDIR": str(folder), "UNIXMARK_FAULT": mark}


def kernel_calls(kernels, kernel, folder):
    """How often each call is made by that one of the kernel's processes which makes it most."""
    subprocess.run(["strace", "-ff", "-qq", "-o", folder / "trace", kernels / kernel, *KERNELS[kernel]], cwd=folder,
                   env=kernel_environment(kernels, folder, "count"), check=True, stderr=subprocess.DEVNULL)
    calls = collections.Counter()
    for trace in sorted(folder.glob("trace.*"))[:20]:
        with trace.open(errors="replace") as lines:
            calls |= collections.Counter(line.split("(", 1)[0] for _, line in zip(range(10000), lines))
    return calls


def try_kernel(kernels, kernel, fault):
    mark = f"{os.getpid()}-{kernel}-{fault.call}-{fault.error}-{fault.when}"
    folder = pathlib.Path(tempfile.mkdtemp(prefix="unixmark-inject-"))
    inject = f"inject={fault.call}:error={fault.error}:when={fault.when}"
    # What is not looked at costs nothing, so the kernel keeps its pace.
    traced = ["strace", "-f", "--seccomp-bpf", "-qq", "-o", "/dev/null", "-e", f"trace={fault.call}", "-e", inject]
    try:
        run = subprocess.run([*traced, kernels / kernel, *KERNELS[kernel]], cwd=folder, stdin=subprocess.DEVNULL,
                             env=kernel_environment(kernels, folder, mark), stdout=subprocess.DEVNULL,
                             stderr=subprocess.PIPE, text=True, errors="replace", timeout=20)
        kind, wrong = judge_kernel(fault, run.returncode, run.stderr)
        wrong += [f"left behind: {entry.name}" for entry in folder.iterdir()]
        words = run.stderr.strip().replace("\n", " / ")
    except subprocess.TimeoutExpired:
        kind, wrong, words = "hang", ["it hangs"], ""
    finally:
        for process in left_processes(mark):
            os.kill(process, signal.SIGKILL)
        shutil.rmtree(folder, ignore_errors=True)
    return Outcome(fault._replace(call=f"{kernel} {fault.call}"), kind, wrong, words)


def judge_kernel(fault, status, words):
    if status == 0:
        return "full report", [] if "COUNT|" in words else ["status 0 without a count"]
    if status < 0 or status > 128:
        return "crash", [f"ended with {status}"]
    # Where the line itself could not be written the status is all that can tell.
    return "message", [] if words.strip() or fault.call == "write" else ["no word"]


def kernel_faults(kernels, wanted):
    for kernel in KERNELS:
        with tempfile.TemporaryDirectory(prefix="unixmark-inject-") as folder:
            calls = kernel_calls(kernels, kernel, pathlib.Path(folder))
        for fault in faults_in(calls, wanted):
            yield kernel, fault


def show(outcomes):
    kinds = ["full report", "partial report", "message", "crash", "hang"]
    print(f"\n{'call':<30}" + "".join(f"{kind:>16}" for kind in kinds) + f"{'wrong':>8}")
    for call in dict.fromkeys(outcome.fault.call for outcome in outcomes):
        of_call = [outcome for outcome in outcomes if outcome.fault.call == call]
        counts = collections.Counter(outcome.kind for outcome in of_call)
        wrong = sum(bool(outcome.wrong) for outcome in of_call)
        print(f"{call:<30}" + "".join(f"{counts[kind] or '':>16}" for kind in kinds) + f"{wrong or '':>8}")
    print(f"{len(outcomes)} runs, {sum(bool(outcome.wrong) for outcome in outcomes)} of them wrong")


def trials_of(options, wanted):
    if options.kernels:
        kernels = pathlib.Path(options.kernels).resolve()
        return [functools.partial(try_kernel, kernels, kernel, fault) for kernel, fault in kernel_faults(kernels, wanted)]
    unixmark = str(pathlib.Path(options.unixmark).resolve())
    with tempfile.TemporaryDirectory(prefix="unixmark-inject-") as folder:
        calls = calls_of(unixmark, pathlib.Path(folder))
    print("calls for which no error is known here: " + " ".join(sorted(set(calls) - set(ERRORS))))
    return [functools.partial(try_fault, unixmark, fault) for fault in faults_in(calls, wanted)]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("unixmark")
    parser.add_argument("--kernels", metavar="FOLDER", help="of these instead of the runner")
    parser.add_argument("--calls", default="", help="only these")
    parser.add_argument("--jobs", type=int, default=2)
    options = parser.parse_args()
    if shutil.which("strace") is None:
        print("skipped: strace is not installed")
        return 77
    wanted = set(options.calls.split(",")) - {""}
    outcomes = []
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for outcome in pool.map(lambda trial: trial(), trials_of(options, wanted)):
            fault = outcome.fault
            print(f"{fault.call:<30} {fault.error:<7} {fault.when:>2}  {outcome.kind:<15} "
                  f"{'WRONG: ' + '; '.join(outcome.wrong) + ' ' if outcome.wrong else ''}{outcome.words[:200]}", flush=True)
            outcomes.append(outcome)
    show(outcomes)
    return 1 if any(outcome.wrong for outcome in outcomes) else 0


if __name__ == "__main__":
    sys.exit(main())
