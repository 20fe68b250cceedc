"""Games of the ladder played earlier: those with a bot that has changed since are dropped."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import msgspec

from lodestone.tournament import GameResult, TournamentPlan


def forget_changed(file: Path, plan: TournamentPlan, stamps: Mapping[str, str]) -> None:
    """Keep in a log only those games that the present bots would play in the same way.

    A file beside the log records the bots' stamps; without that file nothing is kept.
    """
    beside = file.with_suffix(".bots.json")
    before = json.loads(beside.read_text(encoding="utf-8")) if beside.exists() else {}
    changed = {who for who, one in enumerate(plan.entrants) if before.get(one.name) != stamps[one.name]}
    if not changed:
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    if file.exists():
        _keep(file, changed)
    beside.write_text(json.dumps(dict(stamps), indent=1) + "\n", encoding="utf-8")


def _keep(file: Path, changed: set[int]) -> None:
    head, *lines = [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")] or [b""]
    kept = [line for line in lines if changed.isdisjoint(msgspec.json.decode(line, type=GameResult).table)]
    anew = file.with_suffix(".anew")
    anew.write_bytes(b"".join([head, *kept]))
    anew.replace(file)
