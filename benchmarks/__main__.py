"""Runs the benchmarks named on the command line, or all of them."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

PARTS = sorted(file.stem.removeprefix("bench_") for file in Path(__file__).parent.glob("bench_*.py"))


def main(wanted: list[str]) -> None:
    """Run each part in turn."""
    unknown = set(wanted) - set(PARTS)
    if unknown:
        sys.exit(f"no benchmark {', '.join(sorted(unknown))}; there are: {', '.join(PARTS)}")
    for part in wanted or PARTS:
        print(f"\n== {part} ==", flush=True)
        importlib.import_module(f"benchmarks.bench_{part}").main()


main(sys.argv[1:])
