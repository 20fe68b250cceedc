"""Runs the benchmarks named on the command line, or all of them. Options after a single name are passed to that one."""

from __future__ import annotations

import importlib
import itertools
import sys
from pathlib import Path

PARTS = sorted(file.stem.removeprefix("bench_") for file in Path(__file__).parent.glob("bench_*.py"))


def main(arguments: list[str]) -> None:
    """Run each part in turn."""
    wanted = list(itertools.takewhile(lambda argument: not argument.startswith("-"), arguments))
    options = arguments[len(wanted) :]
    unknown = set(wanted) - set(PARTS)
    if unknown:
        sys.exit(f"no benchmark {', '.join(sorted(unknown))}; there are: {', '.join(PARTS)}")
    if options and len(wanted) != 1:
        sys.exit("options follow the name of one benchmark")
    for part in wanted or PARTS:
        print(f"\n== {part} ==", flush=True)
        module = importlib.import_module(f"benchmarks.bench_{part}")
        module.main(*([options] if options else []))


main(sys.argv[1:])
