"""`lodestone score`: what a finished table is worth."""

from __future__ import annotations

import json
from pathlib import Path

from lodestone.cli.files import read_text
from lodestone.clustered import TableScore, score_text_board
from lodestone.i18n import text


def score_file(file: Path, *, as_json: bool) -> int:
    """Score a text board and print the result."""
    table = score_text_board(read_text(file))
    print(_as_json(table) if as_json else _as_table(table))
    return 0


def _as_json(table: TableScore) -> str:
    scores = {
        letter: {"rectangle": s.rectangle, "rows": s.rows, "columns": s.columns, "total": s.total}
        for letter, s in table.scores.items()
    }
    leaders = {"largest_rectangle": table.largest_rectangle, "longest_line": table.longest_line}
    return json.dumps({"scores": scores, **leaders})


def _as_table(table: TableScore) -> str:
    if not table.scores:
        return text("score-empty")
    heads = [text(f"score-{name}") for name in ("seat", "rectangle", "rows", "columns", "total")]
    rows = [[letter, s.rectangle, s.rows, s.columns, s.total] for letter, s in table.scores.items()]
    lines = ["  ".join(heads)]
    lines += ["  ".join(f"{cell:>{len(head)}}" for cell, head in zip(row, heads, strict=True)) for row in rows]
    lines.append("")
    lines.append(_leader("score-largest-rectangle", table.largest_rectangle))
    lines.append(_leader("score-longest-line", table.longest_line))
    return "\n".join(lines)


def _leader(key: str, letter: str | None) -> str:
    return text(key, seat=letter or "none")
