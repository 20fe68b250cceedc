"""Sweep: a live game the server knows nothing about. A pointer goes round; whoever stops it nearest to their aim wins.

A minimal live game with every feature that one may have: streams, frames, a question, bots, time-outs.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import msgspec

from lodestone.core import Event, FirstBy, IllegalMove, InvalidRequest, Reason, Seat, seat_after
from lodestone.match.game import Game, GameBots, GameKind, GameStart, Happened, Terms
from lodestone.match.lessons import Lesson
from lodestone.match.live_game import (
    Answered,
    Laid,
    LiveFrame,
    LiveGame,
    LiveHost,
    LiveKind,
    LiveState,
    Seating,
)
from lodestone.match.log_events import EventTypes
from lodestone.match.wire import Asked, GameOptions, LiveShown, SeatNumber, Told

ROUND = 100
"""The number of places of the pointer."""
TURNS = 4
"""The number of turns in a game for two."""


class SweepOptions(GameOptions, frozen=True):
    """What can be chosen."""

    turn_seconds: float | None = None


class SweepPublic(Told, frozen=True):
    """As everybody sees it."""

    turn: int | None
    points: tuple[int, ...]


class SweepGame(LiveShown, frozen=True, tag="sweep"):
    """A game for one person."""

    public: SweepPublic


class Where(Asked, frozen=True, tag="sweep_where"):
    """Where is the pointer?"""

    seat: SeatNumber


class There(Told, frozen=True, tag_field="type", tag="sweep_there"):
    """The answer: its place."""

    id: str
    at: int


class Opened(msgspec.Struct, frozen=True, tag_field="e", tag=True):
    """The pointer is set."""

    at: int
    first: Seat


class Stopped(msgspec.Struct, frozen=True, tag_field="e", tag=True):
    """Somebody has stopped it."""

    seat: Seat
    points: int


class PointerStopped(Event, frozen=True):
    """The same, as everybody is told it."""

    seat: Seat
    points: int


class Aimed(Event, frozen=True):
    """Somebody has changed their aim. Sent at once, and not stored."""

    seat: Seat


EVENTS = EventTypes(1, Opened | Stopped)


class Sweep(Game):
    """The state of a game: points so far."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.points = [0, 0]
        self.stops: list[Stopped] = []
        self.gone: list[Seat] = []

    @property
    def turn(self) -> Seat | None:
        return None if self.over else (self.opened.first + self.turns) % 2

    @property
    def over(self) -> bool:
        return self.turns >= TURNS or bool(self.gone)

    @property
    def resigned(self) -> tuple[Seat, ...]:
        return tuple(self.gone)

    @property
    def turns(self) -> int:
        return len(self.stops)

    def decide(self, seat: Seat, move: str, *, bot: bool) -> msgspec.Struct:
        raise AssertionError("it is played live")

    def ends_with(self, event: Stopped) -> bool:
        return self.turns + 1 >= TURNS

    def apply(self, event: Stopped) -> Happened:
        self.stops.append(event)
        self.points[event.seat] += event.points
        return Happened([PointerStopped(event.seat, event.points)], moved=True)

    def ends_without(self, seat: Seat) -> bool:
        return True

    def leave(self, seat: Seat) -> Happened:
        self.gone.append(seat)
        return Happened(())

    def next_first(self, first: Seat) -> tuple[Sequence[Seat], FirstBy]:
        return (seat_after(first, 2),), FirstBy.NEXT

    def public(self, *, whole: bool) -> SweepPublic:
        return SweepPublic(self.turn, tuple(self.points))

    def shown(self, public: SweepPublic, own: tuple[Any, ...]) -> SweepGame:
        return SweepGame(public)

    def record(self, players: tuple[str, ...], past: Sequence[Any]) -> dict[str, Any]:
        stops = [msgspec.to_builtins(stop) for stop in self.stops]
        opened = msgspec.to_builtins(self.opened)
        return {"game": "sweep", "players": list(players), "opened": opened, "moves": stops, "result": None}


class LiveSweep(LiveGame):
    """The live match: the moving pointer."""

    def __init__(self, state: LiveState, host: LiveHost) -> None:
        self._game = Sweep(msgspec.convert(state.record["opened"], Opened))
        for stop in msgspec.convert(state.record["moves"], list[Stopped]):
            self._game.apply(stop)
        self._host = host
        (self._at,) = state.snapshot
        self._aim = 0
        self._heard = 0
        self._bots = dict(state.bots)
        self._running = False
        self._timed_out = state.timed_out is not None

    @property
    def public(self) -> SweepPublic:
        return self._game.public(whole=True)

    def intent(self, seat: Seat, intent: bytes, answered: Answered) -> None:
        wanted = msgspec.json.decode(intent)
        if seat != self._game.turn:
            raise IllegalMove(Reason("S1", "table-not-on-turn", {"seat": seat}))
        if wanted != {"do": "stop"}:
            raise InvalidRequest("request-value", place="intent")
        answered(None)
        self._stop()

    def stream(self, seat: Seat, number: int, intent: bytes) -> None:
        aim = msgspec.json.decode(intent).get("aim")
        if not isinstance(aim, int):
            self._host.refused(seat, number, InvalidRequest("request-value", place="intent"))
        elif seat == self._game.turn:
            if aim != self._aim:
                self._host.changed([Aimed(seat)])
            self._aim, self._heard = aim % ROUND, number

    def leave(self, seat: Seat) -> None:
        self._running = False

    def time_up(self, hand: Seating) -> None:
        assert hand.level == "eager"
        self._stop()

    def pause(self, on: bool) -> None:
        self._running = not on

    def watch(self, on: bool) -> None:
        pass

    def proceed(self) -> None:
        self._running = self._game.turn is not None
        bot = None if self._game.turn is None else self._bots.get(self._game.turn)
        if self._timed_out:
            self._stop()
        elif bot is not None and self._game.turn is not None:
            self._host.ask_bot(self._game.turn, bot, bytes([self._at]), everything=False)

    def sit(self, seat: Seat, seating: Seating | None) -> None:
        self._bots.pop(seat, None)
        if seating is not None:
            self._bots[seat] = seating
        self.proceed()

    def hear(self, seat: Seat, thought: bytes | None) -> None:
        if thought == b"now":
            self._stop()

    def answer(self, question: bytes) -> There:
        return There(msgspec.msgpack.decode(question, type=Where).id, self._at)

    @property
    def moves(self) -> bool:
        return self._running

    def tick(self, due: float, *, late: bool) -> None:
        self._at = (self._at + 1) % ROUND
        turn = self._game.turn
        body = bytes([self._at, 255 if turn is None else turn])
        self._host.show(LiveFrame(body, turn, bytes([self._aim, self._heard]), True, True, False))

    def _stop(self) -> None:
        turn = self._game.turn
        assert turn is not None
        stopped = Stopped(turn, ROUND - abs(self._at - self._aim))
        self._game.apply(stopped)
        self._running = self._timed_out = False
        self._host.turn_ended(stopped, bytes([self._at]))


class SweepLayout(msgspec.Struct, frozen=True):
    """The set-up: where the pointer begins."""

    at: int
    first: Seat


class SweepLive(LiveKind):
    """The live part of the game, which needs no preparation."""

    def layout(self, start: GameStart, players: tuple[str, ...]) -> SweepLayout:
        return SweepLayout(start.seed % ROUND, start.first)

    def load(self) -> None:
        pass

    def lay(self, layout: bytes) -> Laid:
        wanted = msgspec.msgpack.decode(layout, type=SweepLayout)
        return Laid(EVENTS.write(Opened(wanted.at, wanted.first)), bytes([wanted.at]))

    def open(self, state: LiveState, host: LiveHost, *, watched: bool) -> LiveSweep:
        return LiveSweep(state, host)


class SweepBots(GameBots):
    """Bots, which stop the pointer at once."""

    def planner(self) -> SweepBots:
        return self

    def answer(self, match: int, seat: Seat, seating: Seating, number: int, question: bytes) -> bytes | None:
        return b"now" if seating.level == "eager" and len(question) == 1 else None

    def forget(self, match: int) -> None:
        pass


class SweepKind(GameKind):
    """The entry for the registry."""

    name = "sweep"
    most_seats = 2
    levels = ("eager",)
    clock_level = "eager"
    stand_in_level = "eager"
    events = EVENTS
    options = SweepOptions
    shown = SweepGame
    live_questions = (Where,)
    answers = (There,)
    described = (sys.modules[__name__],)
    bots = "tests.server.sweep:SweepBots"
    live = SweepLive()

    def check(self, options: SweepOptions, seats: int) -> None:
        pass

    def terms(self, options: dict[str, Any]) -> Terms:
        chosen = SweepOptions(**options)
        return Terms(chosen, chosen.turn_seconds)

    def lessons(self) -> dict[str, Lesson]:
        return {"aiming": Lesson(seed=207, against="eager")}

    def begin(self, start: GameStart) -> Sweep:
        assert start.opening is not None
        return Sweep(EVENTS.read(start.opening))
