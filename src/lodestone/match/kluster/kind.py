"""Kluster, as the registry of games has it. Physics is loaded only in the processes that run matches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import lodestone
from lodestone.core import Event, FirstBy, InvalidRequest
from lodestone.core.kernel_cache import PHYSICS, TURN, can_be_kept, is_compiled
from lodestone.kluster import Position, TableOptions, TimeRanOut, deal
from lodestone.match.game import GameKind, GameStart, Terms
from lodestone.match.kluster import advice, preview, wire
from lodestone.match.kluster.daily_cord import daily_cord
from lodestone.match.kluster.events import EVENTS, KlusterLogOptions, TableLaid
from lodestone.match.kluster.game import Kluster
from lodestone.match.kluster.plain import plain, read_boxes, read_deal, read_options
from lodestone.match.kluster.refereed import RefereedGame, read_happenings
from lodestone.match.kluster.wish import TableWish, check_layout, lay
from lodestone.match.lessons import Lesson, lessons_in
from lodestone.match.live_game import Laid, LiveGame, LiveHost, LiveKind, LiveState
from lodestone.match.plain import read
from lodestone.match.preview import Drawn
from lodestone.match.records import RecordHead
from lodestone.match.wire import MOST_SEATS, RecordInfo, TurnSeconds

LOOPS = {"loop_classic", "loop_duo"}
SOURCES = Path(lodestone.__file__).parent / "physics"

_WISHES = msgspec.msgpack.Decoder(TableWish)


class KlusterLive(LiveKind):
    """Played on physics, in live processes."""

    preparing = "lodestone.bots.first_start"

    def to_prepare(self) -> bool:
        """Whether anything is to be compiled: once for each state of the sources, if it can be kept."""
        return can_be_kept(SOURCES) and not (is_compiled(TURN, SOURCES) and is_compiled(PHYSICS, SOURCES))

    def layout_to_try(self, options: wire.KlusterOptions, seats: int) -> TableWish | None:
        """The layout to try out; circles of the leaflet's size always fit."""
        if options.cords is None and not LOOPS & options.table.keys():
            return None
        return TableWish(options.boxes, seats, 0, 0, options.options, options.table, options.cords)

    def layout(self, start: GameStart, players: tuple[str, ...]) -> TableWish:
        """The next match at a table."""
        options = msgspec.convert(start.options, KlusterLogOptions)
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

    def needs_everything(self, layout: TableWish) -> bool:
        """Left-over spinners look for a place where they stay (P9): more than a turn needs."""
        return bool(layout.boxes.get("duo"))

    def load(self) -> None:
        """Load the compiled physics."""
        from lodestone.match.kluster.live import playing  # noqa: F401  loaded now, not with the first match
        from lodestone.physics.warmup import load_compiled

        load_compiled()

    def try_layout(self, layout: bytes) -> None:
        """Refuse cords that cannot be laid."""
        check_layout(_WISHES.decode(layout))

    def lay(self, layout: bytes) -> Laid:
        """Set the table."""
        from lodestone.match.kluster.live.record import opening_record

        match = lay(_WISHES.decode(layout))
        return Laid(EVENTS.write(TableLaid(opening_record(match))), match.snapshot())

    def open(self, state: LiveState, host: LiveHost, *, watched: bool) -> LiveGame:
        """Resume it from its record and the last snapshot."""
        from lodestone.match.kluster.live.playing import LiveKluster

        return LiveKluster(state, host, watched=watched)

    def films(self, record: Any) -> Iterator[bytes]:
        """A track of the set table, then one of each turn that comes out as recorded."""
        from lodestone.match.kluster.live.filming import films
        from lodestone.match.kluster.live.record import from_record
        from lodestone.physics.warmup import load_compiled

        load_compiled()
        return films(from_record(record))


MOST_POINTS = 1000
"""The most points of all free cords of a table: laying them out must not hold up other tables."""


class NewTable(TableOptions, frozen=True):
    """Options of a new table, with their limits; those of older tables are read without."""

    turn_seconds: TurnSeconds | None = None


class KlusterHead(RecordHead, frozen=True, tag="kluster"):
    """The head of a record of Kluster."""

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
        """The lessons that lie beside this file."""
        return lessons_in(Path(__file__).parent)

    def about(self, options: dict[str, Any]) -> dict[str, Any]:
        """Every option except how the cords lie."""
        chosen = msgspec.convert(options, KlusterLogOptions)
        return {"boxes": chosen.boxes, "options": chosen.options, "table": chosen.table}

    def begin(self, start: GameStart) -> Kluster:
        """Begin with the match that was laid out."""
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
        """Turn by turn, with what the rules made of it; the record tells where things lay, films how they moved."""
        game = RefereedGame(read_deal(record))
        turns = [_turn(0, None, 0, [], game.position)]
        for number, entry in enumerate(record["turns"], 1):
            by_clock = any(intent["do"] == "time_up" for _, _, intent in entry["inputs"])
            events: list[Event] = [TimeRanOut(entry["seat"])] if by_clock else []
            for happening in read_happenings(number, entry["happenings"]):
                events += game.happen(happening)
            turns.append(_turn(number, entry["seat"], entry["frames"], events, game.position))
        return wire.KlusterReplay(info, record, game.setup.boxes.magnets, tuple(turns))

    def board_of_record(self, record: Any) -> bytes:
        """The table as it lay at the end."""
        return preview.board_of_record(record)

    def drawn(self, board: bytes) -> Drawn:
        """The table from above."""
        return preview.drawn_board(board)


def _points(cord: dict[str, Any]) -> list[Any]:
    points = cord.get("points")
    return points if isinstance(points, list) else []


def _turn(number: int, seat: int | None, frames: int, events: list[Event], position: Position) -> wire.KlusterTurn:
    return wire.KlusterTurn(
        number=number,
        seat=seat,
        frames=frames,
        events=tuple(msgspec.to_builtins(event) for event in events),
        turn=position.seat,
        pools=position.pools,
        solo=plain(position.solo),
    )
