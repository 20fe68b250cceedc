"""How long a user waits before anything happens: imports and short commands, each in a fresh process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import perf_counter

REPEATS = 9
BOARD = "#AAA\n.AAA\n"

CASES = {
    "python, nothing": ["-c", "pass"],
    "import lodestone.clustered": ["-c", "import lodestone.clustered"],
    "lodestone score": ["-c", "from lodestone.cli import main; main()", "score", "-"],
    "lodestone --help": ["-c", "from lodestone.cli import main; main()", "--help"],
}


def main() -> None:
    """Print the median time of each case."""
    bare = 0.0
    for name, arguments in CASES.items():
        times = []
        for _ in range(REPEATS):
            start = perf_counter()
            subprocess.run([sys.executable, *arguments], input=BOARD, text=True, capture_output=True, check=True)
            times.append(perf_counter() - start)
        seconds = median(times)
        bare = bare or seconds
        print(f"{name:30}{seconds * 1000:8.0f} ms  ({seconds / bare:.1f} × starting Python)", flush=True)
    print(f"Python {sys.version.split()[0]}, {os.cpu_count()} cores, {Path(sys.executable).name}")
