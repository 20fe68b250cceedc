"""Records on this computer: where games that were played in the terminal are kept, and reading one of any game.

Beside them are the logs of programs that played.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from lodestone.cli.files import MIB, data_folder, read_text, write_text
from lodestone.core import InvalidRecord, Seat, seat_letter
from lodestone.i18n import text

if TYPE_CHECKING:
    from lodestone.bots.programs import ProgramSeat
    from lodestone.bots.programs.conduct import SeatedPrograms

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


def log_folder(record: Path) -> Path:
    """Where logs of the programs of a game are kept."""
    return data_folder() / "bot-logs" / record.stem


def slips_of(seated: SeatedPrograms) -> Iterator[str]:
    """A sentence for every program that did something wrong."""
    for seat, program in seated.programs.items():
        yield from slips_on(seat, program, seated.log(seat))


def slips_on(seat: Seat, program: ProgramSeat, log: Path) -> list[str]:
    """The same of one program; nothing if it made no mistake."""
    count = len(program.slips)
    return [text("program-slips", seat=seat_letter(seat), count=count, file=str(log))] if count else []
