"""What becomes of a seat whose time runs out again and again (Z9)."""

from __future__ import annotations

from lodestone.core import Seat
from lodestone.server.table.entries import AnyEntry, BotStoodIn, GameFinished, Paused, ProposalEnded, TimeRanOut
from lodestone.server.table.table import Table

IN_A_ROW = 2
"""Turns whose time ran out before a bot stands in."""


def by_clock(table: Table, seat: Seat, played: list[AnyEntry], *, passed: bool = True) -> list[AnyEntry]:
    """What was played for a seat whose time was up, and what follows from that."""
    ended = any(isinstance(entry, GameFinished) for entry in played)
    return [*played, TimeRanOut(seat, passed), *([] if ended or not passed else _stood_in(table, seat))]


def _stood_in(table: Table, seat: Seat) -> list[AnyEntry]:
    seats, level = table.people.seats, table.kind.stand_in_level
    if len(seats) < 2 or level is None or seats[seat].times_up + 1 < IN_A_ROW:
        return []
    entries: list[AnyEntry] = [BotStoodIn(seat, level, by_clock=True)]
    gone = {seat, *(table.play.resigned if table.play is not None else ())}
    playing = [at for number, at in enumerate(seats) if number not in gone and at.bot is None]
    asked = tuple(at.person for at in playing if at.person is not None)
    if table.question is not None and table.question.settled(asked):
        entries.append(ProposalEnded())
    if not playing:
        entries.append(Paused(None))
    return entries
