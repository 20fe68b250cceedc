"""Best solo results, one per variant (CO4): results under different options do not compare."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from lodestone.clustered import Rules
from lodestone.match.clustered.plain import plain_rules

IGNORED = ("first_bonus", "largest_bonus", "tie_break", "hidden_discards")
"""Options that are worth nothing to a single player (Z12)."""


class BestResults:
    """A small JSON file of best results.

    >>> import tempfile
    >>> best = BestResults(Path(tempfile.mkdtemp()) / "best.json")
    >>> best.enter("clustered", variant_of(Rules()), 53), best.enter("clustered", variant_of(Rules()), 51)
    (None, 53)
    """

    def __init__(self, file: Path) -> None:
        self._file = file

    def best(self, game: str, variant: str) -> int | None:
        """The best result so far, if any."""
        result = self._read().get(game, {}).get(variant)
        return result if isinstance(result, int) else None

    def enter(self, game: str, variant: str, result: int) -> int | None:
        """Keep a result if it is the best; returns what was best before."""
        before = self.best(game, variant)
        if before is None or result > before:
            results = self._read()
            results.setdefault(game, {})[variant] = result
            self._file.parent.mkdir(parents=True, exist_ok=True)
            draft = self._file.with_name(f".{self._file.name}.part")
            draft.write_text(json.dumps(results, indent=1, sort_keys=True), encoding="utf-8")
            draft.replace(self._file)
        return before

    def _read(self) -> dict[str, Any]:
        try:
            results = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}  # no file yet, or a damaged one: a lost best result must not cost a game
        return results if isinstance(results, dict) else {}


def variant_of(rules: Rules) -> str:
    """The options that make results comparable, as one line: those that differ from the rulebook's base game.

    >>> variant_of(Rules()), variant_of(Rules(fast=True))
    ('standard', 'fast=true')
    """
    standard = plain_rules(Rules())
    options = (
        f"{name}={json.dumps(value, sort_keys=True)}"
        for name, value in sorted(plain_rules(rules).items())
        if value != standard[name] and name not in IGNORED
    )
    return " ".join(options) or "standard"
