"""Runs the tests at the same time, in a few processes with a browser each: they wait more than they work.

Usage: together.py [TEST…], named as for unittest. JOBS says how many processes there are. A test that
fails beside others is run once more alone, and told, so that a busy machine is told from a fault.
"""

import concurrent.futures
import io
import multiprocessing
import os
import sys
import time
import unittest

JOBS = int(os.environ.get("JOBS") or max(2, min(6, 2 * (os.cpu_count() or 1))))
# What takes longest comes first, or all would wait for it at the end.
SLOW = ["every_state", "Memory.", "Strokes.", "Hostile", "Tabs.", "nothing_else", "starts_anew", "WithoutPointer."]


def names(suite):
    for each in suite:
        if isinstance(each, unittest.TestSuite):
            yield from names(each)
        else:
            yield each.id()


def run(name):
    """Runs one test; its failures in words, whether it was skipped, and its seconds."""
    start = time.monotonic()
    words = io.StringIO()
    result = unittest.TextTestRunner(words, verbosity=0).run(unittest.defaultTestLoader.loadTestsFromName(name))
    told = None if result.wasSuccessful() else words.getvalue()
    return name, told, [reason for _, reason in result.skipped], time.monotonic() - start


def main(wanted):
    loader = unittest.defaultTestLoader
    suite = loader.loadTestsFromNames(wanted) if wanted else loader.discover(".")
    every = sorted(names(suite), key=lambda name: not any(part in name for part in SLOW))
    if not every:
        sys.exit("together: there is no such test")
    if errors := loader.errors:
        sys.exit("\n".join(errors))
    start = time.monotonic()
    spawn = multiprocessing.get_context("spawn")
    failed, skipped, slowest = [], [], []
    with concurrent.futures.ProcessPoolExecutor(JOBS, spawn) as pool:
        for future in concurrent.futures.as_completed([pool.submit(run, name) for name in every]):
            name, told, reasons, seconds = future.result()
            slowest.append((seconds, name))
            skipped += [f"{name}: {reason}" for reason in reasons]
            print("F" if told else "s" if reasons else ".", end="", flush=True)
            if told:
                failed.append((name, told))
    print()
    broken = []
    for name, told in failed:
        print(told)
        with concurrent.futures.ProcessPoolExecutor(1, spawn) as pool:
            again = pool.submit(run, name).result()[1]
        print(f"{name}: {'fails alone as well' if again else 'holds alone'}")
        if again:
            broken.append(name)
    for reason in skipped:
        print(f"skipped {reason}")
    print("slowest: " + ", ".join(
        f"{name.split('.', 1)[1]} {seconds:.1f} s" for seconds, name in sorted(slowest, reverse=True)[:5]))
    print(f"{len(every)} tests, {len(broken)} failed, {len(failed) - len(broken)} held only alone, "
          f"{len(skipped)} skipped, in {time.monotonic() - start:.0f} s with {JOBS} at a time")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main(sys.argv[1:])
