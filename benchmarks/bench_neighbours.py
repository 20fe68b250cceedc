"""Guests cannot hurt each other: a good table alone, and beside each of twelve attacks, in one run.

Two people at each of four tables of Clustered move after a moment's thought; what counts is how long a move takes to
reach the other person. One more hovers over a live table of Kluster; what counts is how late frames come. Attackers,
each with an address of its own, are processes on the same cores, a few steps of priority below those who play, so that
what is measured is how well the server keeps them apart and not how the system shares out the processor. The server has
the limits of docs/protocol.md, and the attackers go up to them and beyond, as fast as they are answered.

`--guests N` attackers (1), `--seconds N` a look (10), `--only "chat score"`, `--no-kluster`.
"""

from __future__ import annotations

import argparse
import os
import tempfile
from pathlib import Path

from benchmarks.neighbours.attacks import ATTACKS
from benchmarks.neighbours.shared_server import Seen, SharedServer

TABLES = 4
SECONDS = 10.0
TIMES, AIM = 3.0, 100.0
"""Limits for p99 during an attack: at most so many times the p99 without one, and at most so many ms."""


def main(options: list[str] | None = None) -> None:
    """Print every figure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--guests", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    parser.add_argument("--only", default=" ".join(ATTACKS))
    parser.add_argument("--no-kluster", action="store_true")
    wanted = parser.parse_args(options or [])
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    figures = f"{'moves':>6}{'p50':>8}{'p99':>8}{'max':>8}   {'frames':>6}{'p50':>7}{'p99':>7}{'max':>7}"
    print(f"{'ms':14}{figures}  processes   MB  what attackers were told", flush=True)
    good = 0
    with (
        tempfile.TemporaryDirectory() as folder,
        SharedServer(Path(folder), TABLES, kluster=not wanted.no_kluster) as shared,
    ):
        shared.watch(3.0)  # warm up, so that everything is loaded
        quiet = shared.watch(2 * wanted.seconds)
        _show("quiet", quiet)
        for attack in wanted.only.split():
            seen = shared.watch(wanted.seconds, attack, wanted.guests)
            good += _show(attack, seen, quiet)
            shared.wait_until_calm()
        _show("quiet again", shared.watch(wanted.seconds))
    aim = f"p99 of a move ≤ {TIMES:.0f} × quiet and ≤ {AIM:.0f} ms"
    print(f"{good} of {len(wanted.only.split())} attacks within the aim: {aim}")


def _show(name: str, seen: Seen, quiet: Seen | None = None) -> bool:
    moves, frames = seen.moves, seen.frames
    shown = "" if frames is None else f"{frames['count']:6}{frames['p50']:7.1f}{frames['p99']:7.1f}{frames['max']:7.1f}"
    often = sorted(seen.answers.items(), key=lambda item: -item[1])[:5]
    answers = " ".join(f"{told}:{number}" for told, number in often)
    good = quiet is None or moves["p99"] <= min(AIM, TIMES * quiet.moves["p99"])
    print(
        f"{name:14}{moves['count']:6}{moves['p50']:8.1f}{moves['p99']:8.1f}{moves['max']:8.1f}   {shown:27}"
        f"{seen.processes:11}{seen.memory / 1e6:5.0f}  {'' if good else '(beyond the aim) '}{answers}",
        flush=True,
    )
    return good
