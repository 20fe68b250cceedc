"""One match in a worker: takes what people ask for, lets time pass, tells what came of it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import msgspec

from lodestone.core import Event, InvalidRequest, LodestoneError, Seat
from lodestone.kluster import Magnet
from lodestone.match.kluster.live import Drag, KlusterMatch, Resign, Stage, from_record, record_turn, resume
from lodestone.match.kluster.live.danger import danger_map
from lodestone.match.kluster.live.danger_map import DangerMap
from lodestone.match.kluster.live.record import plain_result
from lodestone.server.live.bot_seat import BotSeat
from lodestone.server.live.keeper import PlayedOut, Seating
from lodestone.server.live.lens import Lens
from lodestone.server.live.messages import (
    Answer,
    Changed,
    Do,
    Framed,
    Open,
    Paused,
    Said,
    See,
    SitBot,
    Stream,
    StreamRefused,
    Thought,
    TimeUp,
    TurnPlayed,
    Weigh,
)
from lodestone.server.live.problems import Problem
from lodestone.server.live.showing import plain_events, public

TICK_FRAMES = 2
"""Frames of 16 ms between two pictures."""
MOST_UNSHOWN = 3
"""Ticks in a row that are not shown because they are late."""

WEIGH_EVERY = 0.3
"""s between two danger maps of a match: nobody sees more, and other matches wait meanwhile."""

Asked = Do | TimeUp | SitBot | Paused


class HostedMatch:
    """A match and all that belongs to it here. While a finished turn is being stored everything else waits."""

    def __init__(self, opened: Open, tell: Callable[[Said], None]) -> None:
        record = opened.stored.record
        self.number = opened.match
        self.due = 0.0
        """When its next tick may be."""
        self.match: KlusterMatch = resume(from_record(record), opened.stored.snapshot)
        self._tell = tell
        self._lens = Lens(self.match)
        self._known_turns = len(self.match.turns)
        self._check: str = record["turns"][-1]["check"] if record["turns"] else record["check"]
        self._storing = False
        self._paused = opened.paused
        self._watched = opened.watched
        self._key_wanted = True
        self._dirty = True
        self._going = False
        """As of the last tick: whatever is asked for after it makes it dirty."""
        self._unshown = 0
        self._later: list[Asked | Thought] = []
        self._streams: dict[object, Stream] = {}
        self._heard: int | None = None
        self._touches: list[tuple[Magnet, Magnet]] = []
        self._weighed: tuple[float, DangerMap] | None = None
        self._bots: dict[Seat, BotSeat] = {}
        for seat in opened.stored.resigned:
            if seat in self.match.position.active:
                self.match.do(seat, Resign())
        for seat, seating in opened.bots.items():
            self._sit(seat, seating)

    def begin(self) -> None:
        """All is set up and said: what a resignation brought about, and the bots' turns, may follow."""
        self._account()
        self._rouse_bot()

    # What people ask for

    def ask(self, asked: Asked) -> None:
        """Do it and answer, now or when the last turn is stored."""
        if self._storing:
            self._later.append(asked)
            return
        try:
            self._carry_out(asked)
        except LodestoneError as refused:
            self._tell(Answer(asked.id, Problem.of(refused)))
            return
        self._dirty = True
        self._tell(Answer(asked.id))
        self._account()
        self._rouse_bot()

    def _carry_out(self, asked: Asked) -> None:
        match asked:
            case Paused():
                self._pause(asked.on)
            case SitBot():
                self._sit(asked.seat, asked.seating)
            case _ if self._paused:
                raise InvalidRequest("kluster-paused")
            case Do():
                self._take_streams()
                self.match.do(asked.seat, asked.intent)
            case TimeUp():
                self.match.time_out()

    def stream(self, message: Stream) -> None:
        """Kept until the next tick; a later one replaces it."""
        if not self._storing:
            intent = message.intent
            self._streams[intent.cord if isinstance(intent, Drag) else None] = message
            self._dirty = True

    def weigh(self, asked: Weigh) -> None:
        """Answer with a danger map; with the last one, if that is new."""
        now = monotonic()
        try:
            if self._weighed is None or now - self._weighed[0] > WEIGH_EVERY:
                self._weighed = (now, danger_map(self.match))
        except LodestoneError as refused:
            self._tell(Answer(asked.id, Problem.of(refused)))
            return
        self._tell(Answer(asked.id, danger=self._weighed[1]))

    def see(self, asked: See) -> None:
        """Answer with what a seat sees."""
        self._tell(Answer(asked.id, view=msgspec.msgpack.encode(self.match.view(asked.seat))))

    def hear(self, thought: Thought) -> None:
        """A bot has thought."""
        if self._storing or self._paused:
            self._later.append(thought)
            return
        bot = self._bots.get(thought.seat)
        if bot is not None:
            bot.hear(thought)
            self._dirty = True
            self._account()

    def proceed(self) -> None:
        """The last turn is stored."""
        self._storing = False
        self._key_wanted = self._dirty = True
        self._heard = None
        self._rouse_bot()
        self._catch_up()

    def watch(self, on: bool) -> None:
        """Whether frames are needed."""
        self._watched = on
        self._key_wanted = self._dirty = True

    def _pause(self, on: bool) -> None:
        self._paused = on
        if not on:
            self._catch_up()

    def _catch_up(self) -> None:
        later, self._later = self._later, []
        for message in later:
            if isinstance(message, Thought):
                self.hear(message)
            else:
                self.ask(message)

    def _sit(self, seat: Seat, seating: Seating | None) -> None:
        before = self._bots.pop(seat, None)
        if before is not None:
            before.hand_back()
        if seating is not None:
            self._bots[seat] = BotSeat(self.number, self.match, seat, seating, self._tell)

    def leave(self) -> None:
        """Forget the match."""
        for bot in self._bots.values():
            bot.end()

    # Time

    def moves(self) -> bool:
        """Whether it needs ticks. A hand that holds still over a table at rest needs none: nothing would change."""
        return not self._storing and not self._paused and (self._dirty or self._going)

    def _goes_on(self) -> bool:
        turn = self.match.turn
        if turn is None:
            return False
        if turn.stage is Stage.SETTLING:
            return True
        bot = self._bots.get(turn.seat)
        if bot is not None and bot.wants_time:
            return True
        if turn.idle:
            return False
        board = self.match.board
        still = board.at_rest and not any(drag.releasing for drag in board.world.cords.drags.values())
        return not still and (self._watched or bot is not None)  # nobody there: a hand in the air can wait

    def tick(self, due: float, late: bool = False) -> None:
        """Let a tick's time pass and show it, if anybody looks on; of late ones only every fourth is shown."""
        self._dirty = False
        self._take_streams()
        passed = self.match.pass_time(TICK_FRAMES)
        self._touches += passed.touches
        self._account(passed.events)
        self._serve_bot()
        self._going = not self._storing and self._goes_on()
        if not self._storing:
            moving = self.moves()
            self._unshown += 1
            if not moving or (self._watched and (not late or self._unshown > MOST_UNSHOWN)):
                self._show(due, moving)

    def _serve_bot(self) -> None:
        """Time has passed for the bot on turn, too."""
        turn = self.match.turn
        bot = None if turn is None or self._storing else self._bots.get(turn.seat)
        if bot is not None:
            bot.pass_time(TICK_FRAMES)
            bot.look()
            self._rouse_bot()

    def _take_streams(self) -> None:
        streams, self._streams = self._streams, {}
        for message in streams.values():
            try:
                if self._paused:
                    raise InvalidRequest("kluster-paused")
                self.match.do(message.seat, message.intent)
            except LodestoneError as refused:
                problem = Problem.of(refused)
                self._tell(StreamRefused(self.number, message.seat, message.number, problem))
            if self.match.turn is not None and message.seat == self.match.turn.seat:
                self._heard = max(self._heard or 0, message.number)

    # What came of it

    def _show(self, due: float, moving: bool) -> None:
        turn = self.match.turn
        clock = int(due * 1e3) % 2**32
        body, key = self._lens.shoot(clock, self._touches, not moving, self._key_wanted)
        self._key_wanted = False
        self._unshown = 0
        self._touches = []
        seat = None if turn is None else turn.seat
        own = b"" if turn is None else self._lens.own(self._heard)
        untouched = turn is None or (turn.frames == 0 and turn.hand.grip is None and turn.seat not in self._bots)
        may_sleep = not moving and untouched
        self._tell(Framed(self.number, due, seat, self.match.stage, key, may_sleep, body, own))

    def _account(self, events: tuple[Event, ...] = ()) -> None:
        """Tell of a turn that has ended, or of what changed within it."""
        found = (*events, *self.match.pass_time(0).events)
        if len(self.match.turns) > self._known_turns:
            self._storing = True
            self._streams.clear()
            self._finish(found)
        elif found:
            self._tell(Changed(self.number, public(self.match), plain_events(found)))

    def _finish(self, events: tuple[Event, ...]) -> None:
        for bot in self._bots.values():
            bot.end()
        self._known_turns = len(self.match.turns)
        turn = record_turn(self.match, self._known_turns, self._check)
        self._check = turn["check"]
        result = plain_result(self.match.position)
        snapshot = self.match.snapshot()
        played = PlayedOut(turn, result, snapshot, plain_events(events), public(self.match))
        self._tell(TurnPlayed(self.number, played))

    def _rouse_bot(self) -> None:
        turn = self.match.turn
        if turn is None or turn.stage is Stage.SETTLING or self._storing or self._paused:
            return
        if (bot := self._bots.get(turn.seat)) is not None:
            bot.begin()
            self._account()
