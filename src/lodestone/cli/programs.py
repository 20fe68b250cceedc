"""Programs that play in the terminal: where their logs are, and what they did wrong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from lodestone.bots.programs import ProgramSeat
from lodestone.bots.programs.conduct import SeatedPrograms
from lodestone.cli.files import data_folder
from lodestone.core import Seat, seat_letter
from lodestone.i18n import text


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
