"""Counts instructions with callgrind, which a busy machine cannot disturb."""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# Hashes that differ from run to run would move a set's members about.
ENVIRONMENT = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")


def of_runs(binary, counts, options=()):
    """Runs the benchmarks twice each in one process and tells of the second run, which finds what the
    first has filled. Yields, in the order of `counts` (repetitions by name), the run's report with
    its "instructions"."""
    if not shutil.which("valgrind"):
        sys.exit("valgrind is needed to count instructions; on Debian: apt-get install valgrind")
    with tempfile.TemporaryDirectory() as directory:
        # The benchmarks ask for the number of allocations before and after each run, so that a dump
        # there cuts the runs from what is around them.
        output = pathlib.Path(directory) / "run"
        reports = second_runs(
            binary, counts, options,
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}",
             "--dump-before=allocation_count"])
        for index, report in enumerate(reports):
            # Dumps before and after the first run, before the second, and after it.
            dump = pathlib.Path(f"{output}.{4 * index + 4}").read_text()
            report["instructions"] = int(re.search(r"^totals: (\d+)", dump, re.MULTILINE)[1])
            report["references"] = references_counted(dump)
            yield report


# Every variant of the runtime's two functions; what they call among themselves is one call.
COUNTING = re.compile(
    r"^_?swift_(nonatomic_)?(bridgeObject|unknownObject|unowned|)([rR]etain|[rR]elease)(Strong\w*|_n|_)?(\(.*)?$")


def references_counted(dump):
    """How often a dump says that references were retained or released."""
    names = {}
    caller = callee = None
    count = 0
    for line in dump.splitlines():
        found = re.match(r"(c?)fn=\((\d+)\)(?: (.*))?$", line)
        if found:
            known = found[3] or names.get(found[2], "")
            # A repeated recursion has a mark behind its name.
            names[found[2]] = known = known.split("'")[0]
            if found[1]:
                callee = known
            else:
                caller = known
        elif line.startswith("calls=") and COUNTING.match(callee) and not COUNTING.match(caller):
            count += int(line[6:].split()[0])
    return count


def second_runs(binary, counts, options=(), prefix=()):
    """The reports of second runs, without instructions."""
    result = subprocess.run(
        [*prefix, str(binary), *options, "--runs", "2", "--json",
         *(f"{name}={count}" for name, count in counts.items())],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
    reports = [json.loads(line) for line in result.stdout.splitlines() if line.startswith("{")]
    if result.returncode != 0 or len(reports) != len(counts):
        sys.exit(f"{binary} failed:\n{result.stdout}{result.stderr}")
    return reports
