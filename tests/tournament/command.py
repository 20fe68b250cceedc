"""Runs `lodestone tournament` in a separate process, and reads its output."""

from __future__ import annotations

import subprocess
from pathlib import Path

import msgspec

from lodestone.tournament import GameResult
from tests.cli.commandline import lodestone
from tests.tournament.plans import timeless

PATIENCE = 120.0
"""s, for a busy machine."""


def games_of(folder: Path) -> list[GameResult]:
    lines = (folder / "games.jsonl").read_bytes().splitlines()[1:]
    return sorted((timeless(msgspec.json.decode(line, type=GameResult)) for line in lines), key=lambda game: game.label)


def tournament(out: Path, *options: str) -> subprocess.CompletedProcess[str]:
    done = lodestone("tournament", "--out", str(out), *options)
    assert done.returncode == 0, done.stderr
    return done
