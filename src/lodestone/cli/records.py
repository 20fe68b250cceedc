"""Records on this computer: where games that were played in the terminal are kept, and reading one of any game."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

from lodestone.cli.files import MIB, data_folder, read_text, write_text
from lodestone.core import InvalidRecord

NEWEST = 50
"""How many records of a game are kept; the oldest make room."""
LAST = "last"
"""In place of a file: the record of the game that was played last."""


def new_record_file(game: str) -> Path:
    """A name for the record of a game that begins now."""
    records = sorted(_folder().glob(f"{game}-*.json"))
    for old in records[: max(0, len(records) + 1 - NEWEST)]:
        old.unlink(missing_ok=True)
    return _folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.json"


def last_record(game: str = "") -> Path | None:
    """The record of the game that was played last, or of the last one of that name."""
    records = sorted(_folder().glob(f"{game}*.json"), key=lambda file: file.stat().st_mtime)
    return records[-1] if records else None


def keep_record(record: object, file: Path, *, indent: int | None = None) -> None:
    """Write a record; called again and again while a game is played, so that no crash loses one."""
    write_text(file, json.dumps(record, ensure_ascii=False, indent=indent) + "\n")


def read_record(file: Path) -> object:
    """The plain data of a record of any game, unchecked."""
    if str(file) == LAST:
        file = last_record() or file
    content = read_text(file, limit=32 * MIB)
    try:
        return json.loads(content)
    except json.JSONDecodeError as problem:
        raise InvalidRecord("file-not-json", name=str(file), line=problem.lineno, column=problem.colno) from None
    except (RecursionError, ValueError):
        raise InvalidRecord("file-not-json", name=str(file), line=1, column=1) from None


def _folder() -> Path:
    return data_folder() / "records"
