"""Kluster, as the registry of games has it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from lodestone.core import InvalidRequest
from lodestone.kluster import TableOptions, deal
from lodestone.match.game import GameKind, GameStart, Terms
from lodestone.match.kluster import advice, preview, wire
from lodestone.match.kluster.daily_cord import daily_cord
from lodestone.match.kluster.events import EVENTS, KlusterLogOptions
from lodestone.match.kluster.game import Kluster
from lodestone.match.kluster.live_kind import KlusterLive
from lodestone.match.kluster.plain import read_boxes, read_options
from lodestone.match.kluster.replaying import replayed
from lodestone.match.lessons import Lesson, lessons_in
from lodestone.match.plain import read
from lodestone.match.preview import Drawn
from lodestone.match.records import RecordHead
from lodestone.match.wire import MOST_SEATS, RecordInfo, TurnSeconds

MOST_POINTS = 1000
"""The most points of all free cords of a table: laying them out must not hold up other tables."""


class NewTable(TableOptions, frozen=True):
    """Options of a new table, with their limits; those of older tables are read without."""

    turn_seconds: TurnSeconds | None = None


class KlusterHead(RecordHead, frozen=True, tag="kluster"):
    """Of a record."""

    boxes: msgspec.Raw
    order: msgspec.Raw
    magnets: msgspec.Raw
    cords: msgspec.Raw
    turns: msgspec.Raw


class KlusterKind(GameKind):
    """Kluster: magnets, played live on physics."""

    name = "kluster"
    most_seats = MOST_SEATS
    # The names of `bots.kluster`, which a server does not load; a test compares them.
    levels = ("clumsy", "casual", "club", "steady", "expert")
    clock_level = "clumsy"
    stand_in_level = "casual"
    advised = advice.KlusterAdvice
    wants_past = True
    events = EVENTS
    options = wire.KlusterOptions
    shown = wire.KlusterGame
    live_questions = (wire.Weigh,)
    answers = (wire.Weighed,)
    described = (wire, advice)
    record_head = KlusterHead
    replayed = wire.KlusterReplay
    reviewed = advice.KlusterReview
    bots = "lodestone.bots.at_tables:KlusterBots"
    live = KlusterLive()
    quick = {"boxes": {"classic": 1}, "table": {"turn_seconds": 120}}  # noqa: RUF012  strangers may go without a word

    def check(self, options: wire.KlusterOptions, seats: int) -> None:
        """Check that such a deal and table exist; cords are tried out elsewhere."""
        deal(read_boxes(options.boxes), seats, options=read_options(options.options))
        read(options.table, NewTable, at="kluster.table").check(seats)
        if sum(len(_points(cord)) for cord in options.cords or ()) > MOST_POINTS:
            raise InvalidRequest("request-value", place="kluster.cords")

    def terms(self, options: dict[str, Any]) -> Terms:
        """Every option that was named is a house rule."""
        chosen = msgspec.convert(options, KlusterLogOptions)
        shown = wire.KlusterOptions(chosen.boxes, chosen.options, chosen.table, chosen.cords)
        return Terms(shown, chosen.table.get("turn_seconds"), tuple(sorted(chosen.options | chosen.table)))

    def lessons(self) -> dict[str, Lesson]:
        """Beside this file."""
        return lessons_in(Path(__file__).parent)

    def about(self, options: dict[str, Any]) -> dict[str, Any]:
        """Every option except how the cords lie."""
        chosen = msgspec.convert(options, KlusterLogOptions)
        return {"boxes": chosen.boxes, "options": chosen.options, "table": chosen.table}

    def begin(self, start: GameStart) -> Kluster:
        """With what was laid out."""
        assert start.opening is not None
        return Kluster(EVENTS.read(start.opening), sealed=start.sealed)

    def daily(self, seed: int) -> wire.KlusterOptions:
        """One box, and a cord that lies differently every day."""
        return wire.KlusterOptions(boxes={"classic": 1}, cords=[daily_cord(seed)])

    def record_length(self, record: dict[str, Any]) -> int:
        """The number of turns in the record."""
        return len(record["turns"])

    def check_record(self, data: Any) -> None:
        """Check it turn by turn. Nothing is simulated, but cords are laid."""
        from lodestone.match.kluster.live.record import from_record  # loads numba: only in a process of its own

        from_record(data)

    def replay(self, info: RecordInfo, record: Any) -> wire.KlusterReplay:
        """Turn by turn, by the rules alone; films show how things moved."""
        return replayed(info, record)

    def board_of_record(self, record: Any) -> bytes:
        """As it lay at the end."""
        return preview.board_of_record(record)

    def drawn(self, board: bytes) -> Drawn:
        """From above."""
        return preview.drawn_board(board)


def _points(cord: dict[str, Any]) -> list[Any]:
    points = cord.get("points")
    return points if isinstance(points, list) else []
