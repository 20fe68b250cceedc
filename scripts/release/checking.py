"""Installs what was built into clean environments and checks that it does what it promises; prints figures."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from scripts.release.building import ROOT
from scripts.release.environments import Environment, make_environment

MOST_MEGABYTES = 70
MOST_SECONDS = {"import of lodestone.clustered": 0.1, "score": 0.25}
FIRST_TURN = ROOT / "tests" / "packaging" / "first_turn.py"
FIRST_TABLE = Path(__file__).with_name("first_table.py")
TIMED = """
import resource, subprocess, sys
def spent():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
def timed(*command):
    seconds = []
    for _ in range(7):
        before = spent()
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        seconds.append(spent() - before)
    return sorted(seconds)[3]
bare = timed(sys.executable, "-c", "pass")
print(timed(sys.executable, "-c", "import lodestone.clustered") - bare, timed(sys.argv[1], "score", sys.argv[2]))
"""
"""A script that measures processor time, which is the same on a quiet and on a busy computer."""


def check_base(python: str, wheel: Path, folder: Path) -> None:
    """Rules, scorer, referee, simple bots and records work without any extra; everything else names what is missing."""
    base = make_environment(python, folder, str(wheel))
    board = folder / "board.txt"
    board.write_text("#AAA\n.AAA\n", encoding="utf-8")
    _expect("12" in base.command("score", str(board)), "the scorer")
    game = str(folder / "game.json")
    base.command("play", "--seats", "greedy,random", "--seed", "7", "--record", game)
    _expect('"scores"' in base.command("replay", game, "--json"), "the record")
    for asked, extra in (([], "server"), (["play", "kluster"], "fast"), (["tournament"], "tournament")):
        lodestone = [str(folder / "bin" / "lodestone"), *asked]
        said = subprocess.run(lodestone, capture_output=True, text=True, check=False)
        _expect(said.returncode == 2 and f"lodestone[{extra}]" in said.stderr, f"the word for {extra}")
    timed = base.run("-c", TIMED, str(folder / "bin" / "lodestone"), str(board)).split()
    taken = {what: float(seconds) for what, seconds in zip(MOST_SECONDS, timed, strict=True)}
    size = base.megabytes()
    spent = ", ".join(f"{what} {seconds:.3f} s" for what, seconds in taken.items())
    print(f"  base: {size:.1f} MB; of processor time: {spent}", flush=True)
    _expect(size <= MOST_MEGABYTES, f"the base in {MOST_MEGABYTES} MB")
    for what, most in MOST_SECONDS.items():
        _expect(taken[what] <= most, f"{what} in {most} s")


def check_table(python: str, wheel: Path, folder: Path, digests: dict[str, Any]) -> None:
    """The table in the browser, and a first turn of Kluster from shipped code with the bits of our own."""
    table = make_environment(python, folder, f"{wheel}[server]")
    turn = json.loads(table.run(str(FIRST_TURN)))
    compiled = "something" if turn["compiled"] else "nothing"
    print(f"  first turn: {turn['seconds']:.2f} s of processor time, {compiled} compiled", flush=True)
    _expect(not turn["compiled"], "a first turn without a compiler")
    _expect(_digests(turn) == digests, f"the same digests: {_digests(turn)} and {digests}")
    seen = json.loads(table.run(str(FIRST_TABLE)))
    seconds = f"pages after {seen['served']:.1f} s, magnets after {seen['magnets']:.1f} s"
    print(f"  server: {table.megabytes():.0f} MB, {seconds}", flush=True)
    _expect(all(seen[what] for what in ("pages", "licences", "docs")), f"the table in the browser: {seen}")
    _expect(seen["stopped"] == 0, f"the end of the server: {seen}")


def own_digests() -> dict[str, Any]:
    """The digests from these sources, compiled for this computer."""
    played = subprocess.run([sys.executable, str(FIRST_TURN)], capture_output=True, text=True, check=True)
    return _digests(json.loads(played.stdout))


def check_files(files: list[Path]) -> None:
    """Check files for anything that a package index would refuse."""
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *map(str, files)], check=True)


def installed_fast(python: str, wheel: Path, folder: Path) -> Environment:
    """Check an installation with the compiler."""
    return make_environment(python, folder, f"{wheel}[fast]")


def _digests(turn: dict[str, Any]) -> dict[str, Any]:
    return {what: turn[what] for what in ("turn", "matches", "search")}


def _expect(holds: bool, what: str) -> None:
    if not holds:
        raise SystemExit(f"Not as it should be: {what}.")
