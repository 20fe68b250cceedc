"""Kluster, as the registry of games has it."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from typing import Any

import msgspec

from lodestone.core import FirstBy, InvalidRequest
from lodestone.kluster import TableOptions, deal
from lodestone.match.envelope import RecordHead
from lodestone.match.game import GameKind, Start, Terms
from lodestone.match.kluster import wire
from lodestone.match.kluster.events import EVENTS, TableLaid, TurnPlayed
from lodestone.match.kluster.game import Kluster
from lodestone.match.kluster.live.danger_map import DangerMap
from lodestone.match.kluster.live.intents import AnyIntent, Drag, Hover, Resign, read_intent
from lodestone.match.kluster.plain import read_boxes, read_options
from lodestone.match.kluster.replaying import replayed
from lodestone.match.kluster.wish import TableWish
from lodestone.match.plain import read
from lodestone.match.refusals import NotAllowed
from lodestone.match.wire import MOST_SEATS, RecordInfo, TurnSeconds

LOOPS = {"loop_classic", "loop_duo"}
MOST_POINTS = 1000
"""Of all free cords of a table: laying them out must not hold up the tables of others."""


class NewTable(TableOptions, frozen=True):
    """Options of a new table; those of older ones are read as they are."""

    turn_seconds: TurnSeconds | None = None


class Chosen(msgspec.Struct, frozen=True):
    """The options of a table as the log has them: whatever limits there are today were not always there."""

    boxes: dict[str, int]
    options: dict[str, Any] = {}
    table: dict[str, Any] = {}
    cords: list[dict[str, Any]] | None = None


class LiveKluster:
    """Its live side: intents, what a match is laid out from, what is stored of it."""

    def layout_to_try(self, options: wire.KlusterOptions, seats: int) -> TableWish | None:
        """Cords of the leaflet's size, as circles, fit."""
        if options.cords is None and not LOOPS & options.table.keys():
            return None
        return TableWish(options.boxes, seats, 0, 0, options.options, options.table, options.cords)

    def layout(self, start: Start, players: tuple[str, ...]) -> TableWish:
        """The next match at a table."""
        options = msgspec.convert(start.options, Chosen)
        return TableWish(
            boxes=options.boxes,
            seats=start.seats,
            seed=start.seed,
            first=start.first,
            options=options.options,
            table=options.table,
            cords=options.cords,
            players=list(players),
            first_by=start.first_by or FirstBy.NAMED,
        )

    def laid(self, record: dict[str, Any]) -> TableLaid:
        """What a match begins with."""
        return TableLaid(record)

    def turn(self, turn: dict[str, Any], told: int) -> TurnPlayed:
        """A turn that has ended."""
        return TurnPlayed(turn, told)

    def read_intent(self, plain: dict[str, Any]) -> AnyIntent:
        """An intent; to resign is the table's matter."""
        intent = read_intent(plain)
        if isinstance(intent, Resign):
            raise NotAllowed("live-resign")
        return intent

    def may_stream(self, intent: AnyIntent) -> bool:
        """A hand that moves, alone or with a cord."""
        return isinstance(intent, Hover | Drag)

    def films(self, record: Any) -> Iterator[bytes]:
        """A track of the set table, then one of each turn that comes out as recorded."""
        from lodestone.match.kluster.live.filming import films
        from lodestone.match.kluster.live.record import from_record
        from lodestone.physics.warmup import load_compiled

        load_compiled()
        return films(from_record(record))

    def answer(self, question: wire.Weigh, found: DangerMap) -> wire.Weighed:
        """The danger map of the seat on turn."""
        spots = (found.x, found.y, found.step, found.columns, found.rows)
        return wire.Weighed(question.id, found.magnet, *spots, b64encode(found.values).decode())


class KlusterHead(RecordHead, frozen=True, tag="kluster"):
    """Of a record."""

    boxes: msgspec.Raw
    order: msgspec.Raw
    magnets: msgspec.Raw
    cords: msgspec.Raw
    turns: msgspec.Raw


class KlusterKind(GameKind):
    """Magnets on a table, played live."""

    name = "kluster"
    most_seats = MOST_SEATS
    levels = ("clumsy", "casual", "club", "steady", "expert")
    clock_level = "clumsy"
    stand_in_level = "casual"
    advises = True
    wants_past = True
    events = EVENTS
    options = wire.KlusterOptions
    shown = wire.KlusterGame
    live_questions = (wire.Weigh,)
    answers = (wire.Weighed,)
    described = (wire,)
    record_head = KlusterHead
    replayed = wire.KlusterReplay
    bots = "lodestone.bots.at_tables:KlusterBots"
    live = LiveKluster()

    def check(self, options: wire.KlusterOptions, seats: int) -> None:
        """Whether there is such a deal and such a table; cords are tried out elsewhere."""
        deal(read_boxes(options.boxes), seats, options=read_options(options.options))
        read(options.table, NewTable, at="kluster.table").check(seats)
        if sum(len(_points(cord)) for cord in options.cords or ()) > MOST_POINTS:
            raise InvalidRequest("request-value", place="kluster.cords")

    def terms(self, options: dict[str, Any]) -> Terms:
        """Every option that was named is a house rule."""
        chosen = msgspec.convert(options, Chosen)
        shown = wire.KlusterOptions(chosen.boxes, chosen.options, chosen.table, chosen.cords)
        return Terms(shown, chosen.table.get("turn_seconds"), tuple(sorted(chosen.options | chosen.table)))

    def begin(self, start: Start) -> Kluster:
        """With what was laid out."""
        assert start.opening is not None
        return Kluster(EVENTS.read(start.opening))

    def record_length(self, record: dict[str, Any]) -> int:
        """Turns."""
        return len(record["turns"])

    def check_record(self, data: Any) -> None:
        """Turn by turn; nothing is simulated, but cords are laid."""
        from lodestone.match.kluster.live.record import from_record  # loads numba: only in a process of its own

        from_record(data)

    def replay(self, info: RecordInfo, record: Any) -> wire.KlusterReplay:
        """By the rules alone; how things moved is in its films."""
        return replayed(info, record)


def _points(cord: dict[str, Any]) -> list[Any]:
    points = cord.get("points")
    return points if isinstance(points, list) else []
