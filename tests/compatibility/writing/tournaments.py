"""Logs of small tournaments of both games, to be continued by later releases."""

from __future__ import annotations

from pathlib import Path

from tests.cli.commandline import lodestone

TOURNAMENTS = {
    "clustered": "clustered --bots random,casual --deals 2 --seed 7",
    "kluster": "kluster --bots clumsy,casual --deals 1 --seed 7",
}


def play_tournament(name: str, folder: Path) -> bytes:
    """Play or continue a tournament; returns the log."""
    played = lodestone("tournament", *TOURNAMENTS[name].split(), "--jobs", "1", "--out", str(folder), physics=True)
    assert played.returncode == 0, played.stderr
    return (folder / "games.jsonl").read_bytes()
