"""The long test of whole matches by itself: shows every match as it ends, and goes on where it was stopped.

    python -m tests.match_kluster.soak LOG [--seeds 0-99] [--variants classic-2,duo-1]

LOG gets a line for each match: `ok` or `FAILED`, the physics, variant, seed, turns, seconds. Matches that it calls `ok`
on the same physics are not played again. `make soak` plays the same matches without a log.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from pathlib import Path

from lodestone.match.kluster.live import physics_version
from tests.match_kluster.variants import VARIANTS, play_whole


def main(arguments: list[str]) -> int:
    """Play what is not known to go well yet; the number of matches that failed."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("log", type=Path)
    parser.add_argument("--seeds", default="0-99")
    parser.add_argument("--variants", default=",".join(VARIANTS))
    options = parser.parse_args(arguments)
    first, last = map(int, options.seeds.split("-"))
    wanted = [(seed, name) for seed in range(first, last + 1) for name in options.variants.split(",")]
    done = set(options.log.read_text().splitlines()) if options.log.exists() else set()
    known = {tuple(line.split()[1:4]) for line in done if line.startswith("ok ")}
    left = [(seed, name) for seed, name in wanted if (physics_version(), name, str(seed)) not in known]
    failed = 0
    with options.log.open("a") as log:
        for number, (seed, name) in enumerate(left, 1):
            line, good = _play(name, seed)
            failed += not good
            print(f"{number}/{len(left)} {line}", flush=True)
            print(line, file=log, flush=True)
    print(f"{len(wanted) - len(left)} known to go well, {len(left) - failed} more went well, {failed} failed")
    return failed


def _play(name: str, seed: int) -> tuple[str, bool]:
    began = time.perf_counter()
    try:
        outcome, turns = "ok", len(play_whole(name, seed).turns)
    except Exception:  # noqa: BLE001  # whatever it is, the other matches are played all the same
        traceback.print_exc()
        outcome, turns = "FAILED", 0
    spent = time.perf_counter() - began
    return f"{outcome} {physics_version()} {name} {seed} {turns} turns {spent:.1f} s", outcome == "ok"


if __name__ == "__main__":
    sys.exit(min(1, main(sys.argv[1:])))
