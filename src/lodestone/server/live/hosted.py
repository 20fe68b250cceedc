"""One match in a worker: takes what people ask for, lets time pass, tells what came of it."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

import msgspec

from lodestone.bots.kluster.driving import Limits
from lodestone.core import Event, InvalidRequest, LodestoneError, Seat
from lodestone.kluster import Magnet, MagnetsTaken, TimeRanOut
from lodestone.match.kluster.live import (
    Done,
    Drag,
    Hover,
    KlusterMatch,
    Release,
    Resign,
    Stage,
    from_record,
    record_turn,
    resume,
)
from lodestone.match.kluster.live.danger import danger_map
from lodestone.match.kluster.live.danger_map import DangerMap
from lodestone.match.kluster.live.frame_writer import FrameWriter
from lodestone.match.kluster.live.turn import refuse
from lodestone.match.kluster.plain import plain_result
from lodestone.server.live.bot_seat import BotSeat
from lodestone.server.live.match_table import PlayedOut, Seating
from lodestone.server.live.messages import (
    Answer,
    Changed,
    Do,
    Framed,
    Open,
    Paused,
    See,
    SitBot,
    Stream,
    StreamRefused,
    Thought,
    TimeUp,
    TurnPlayed,
    Weigh,
)
from lodestone.server.live.showing import plain_events, public
from lodestone.server.workers.pipe import Problem, Said

TICK_FRAMES = 2
"""Frames of 16 ms between two pictures."""
MOST_UNSHOWN = 3
"""Ticks in a row that are not shown because they are late."""

STALE = 1000
"""ms: whoever has not seen the last second of a table does not know where they let go."""

GRACE = round(5.0 / 0.016)
"""Frames after the last touch, 5 s, after which a seat that may still move the cords is done (Z4)."""

WEIGH_EVERY = 0.3
"""s between two danger maps of a match: nobody sees more, and other matches wait meanwhile."""

BY_CLOCK = Limits(plans=3)
"""What the clock's hand may use up before the turn passes (Z9)."""

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
        self._frames = FrameWriter(self.match)
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
        self._letting_go: Do | None = None
        """Somebody has let go; the hand is still on its way to where they saw it."""
        self._shown_clock = 0
        """ms, of the last frame."""
        self._grace = GRACE
        """Frames until the seat on turn is done by itself, where the table plays `cord_after_release`."""
        self._touched = False
        """Whether a seat has done anything since the last tick."""
        self._weighed: tuple[float, DangerMap] | None = None
        self._bots: dict[Seat, BotSeat] = {}
        self._told = 0
        """Events of the running turn that everybody has been told."""
        self._clock: BotSeat | None = None
        """Plays on in a turn whose time is up (Z9)."""
        self._klustered = False
        """Whether the last turn brought somebody magnets back."""
        for seat in opened.stored.resigned:
            if seat in self.match.position.active:
                self.match.do(seat, Resign())
        for seat, seating in opened.bots.items():
            self._sit(seat, seating)
        if opened.stored.timed_out is not None:
            self._hand_to_clock(opened.stored.timed_out)

    def begin(self) -> None:
        """All is set up and said: what a resignation brought about, and the bots' turns, may follow."""
        self._answer_for_clock()
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
        self._touched |= isinstance(asked, Do)
        if self._letting_go is not asked:
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
            case Do(intent=Release() as release):
                self._take_streams()
                self._let_go(asked, release)
            case Do():
                self._take_streams()
                if self.match.by_clock and not isinstance(asked.intent, Resign):
                    raise refuse("Z9", "kluster-clock-plays")
                self.match.do(asked.seat, asked.intent)
            case TimeUp():
                self._hand_to_clock(asked.seating)

    def _hand_to_clock(self, seating: Seating) -> None:
        """Z9: another hand plays the turn out. Who has let go has done so in time, wherever their hand is."""
        if self._letting_go is not None or self.match.stage in (Stage.SETTLING, Stage.OVER) or self.match.by_clock:
            return
        self._streams.clear()
        self.match.time_up()
        turn = self.match.turn
        if turn is not None and turn.by_clock:
            self._clock = BotSeat(self.number, self.match, turn.seat, seating, self._tell, BY_CLOCK)

    def _answer_for_clock(self) -> None:
        """An expert's choice after a placement of the clock's: it stops."""
        if self.match.clock_goes_on:
            self.match.time_up()

    def _let_go(self, asked: Do, release: Release) -> None:
        """At once if the hand is where the person sees it; otherwise once it has got there."""
        behind = 0 if release.seen is None else (self._shown_clock - release.seen) % 2**32
        if STALE < behind < 2**31:
            raise InvalidRequest("kluster-release-late")
        x, y, height = release.x, release.y, release.height
        if x is not None and y is not None and height is not None:
            self.match.do(asked.seat, Hover(x, y, height))
        turn = self.match.turn
        if self._letting_go is not None or turn is None or turn.seat != asked.seat or turn.hand.still:
            self.match.do(asked.seat, Release())
        else:
            self._letting_go = asked

    def _open_hand(self) -> None:
        """The hand has arrived, or there is nothing in it any more: then a kluster was faster."""
        asked, turn = self._letting_go, self.match.turn
        if asked is None:
            return
        held = turn is not None and turn.seat == asked.seat and turn.hand.grip is not None
        if held and turn is not None and not turn.hand.still and turn.stage is not Stage.SETTLING:
            return
        self._letting_go = None
        try:
            if held:
                self.match.do(asked.seat, Release())
        except LodestoneError as refused:
            self._tell(Answer(asked.id, Problem.of(refused)))
        else:
            self._tell(Answer(asked.id))

    def stream(self, message: Stream) -> None:
        """Kept until the next tick; a later one replaces it. A hand that lets go is not led elsewhere."""
        if self.match.by_clock or (self._letting_go is not None and isinstance(message.intent, Hover)):
            return
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
        if self._storing or self._paused or not self._watched:
            self._later.append(thought)
            return
        bot = self._bot_on_turn()
        if bot is not None and bot.seat == thought.seat:
            bot.hear(thought)
            self._dirty = True
            self._account()

    def proceed(self) -> None:
        """The last turn is stored."""
        self._storing = False
        self._key_wanted = self._dirty = True
        self._heard = None
        self._answer_for_clock()
        self._rouse_bot()
        self._catch_up()

    def watch(self, on: bool) -> None:
        """Whether anybody looks on: else no frames are needed, and bots wait. What moves comes to rest all the same."""
        self._watched = on
        self._key_wanted = self._dirty = True
        if on:
            self._catch_up()
            self._rouse_bot()

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
        self._dismiss_clock()

    def _dismiss_clock(self) -> None:
        if self._clock is not None:
            self._clock.leave()
            self._clock = None

    def _bot_on_turn(self) -> BotSeat | None:
        """Whoever plays now that is not a person."""
        turn = self.match.turn
        if turn is None:
            return None
        return self._clock if turn.by_clock else self._bots.get(turn.seat)

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
        if not self._watched:
            return False  # nobody there: a hand in the air can wait
        bot = self._bot_on_turn()
        if (bot is not None and bot.wants_time) or self._in_grace():
            return True
        if turn.idle:
            return False
        board = self.match.board
        return not board.at_rest or any(drag.releasing for drag in board.world.cords.drags.values())

    def tick(self, due: float, late: bool = False) -> None:
        """Let a tick's time pass and show it, if anybody looks on; of late ones only every fourth is shown."""
        still = not self._dirty and self._in_grace()
        self._dirty = False
        self._take_streams()
        passed = self.match.pass_time(TICK_FRAMES)
        self._touches += passed.touches
        self._open_hand()
        self._account(passed.events)
        self._serve_bot()
        self._pass_grace()
        self._going = not self._storing and self._goes_on()
        if not self._storing:
            moving = self.moves()
            self._unshown += 1
            if not moving or (self._watched and not still and (not late or self._unshown > MOST_UNSHOWN)):
                self._show(due, moving)

    def _in_grace(self) -> bool:
        """Whether a person may still move the cords and does not just now (Z4)."""
        turn = self.match.turn
        if turn is None or not self.match.setting.table.cord_after_release or self._bot_on_turn() is not None:
            return False
        return turn.may_be_done

    def _pass_grace(self) -> None:
        """The turn ends a while after the last touch; as in any other case the record says `done`."""
        turn, touched = self.match.turn, self._touched
        self._touched = False
        if touched or self._storing or turn is None or not self._in_grace():
            self._grace = GRACE
            return
        self._grace -= TICK_FRAMES
        if self._grace <= 0:
            self._grace = GRACE
            self.match.do(turn.seat, Done())
            self._account()

    def _serve_bot(self) -> None:
        """Time has passed for the bot on turn, too."""
        bot = None if self._storing or not self._watched else self._bot_on_turn()
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
                self._touched = True
            except LodestoneError as refused:
                problem = Problem.of(refused)
                self._tell(StreamRefused(self.number, message.seat, message.number, problem))
            if self.match.turn is not None and message.seat == self.match.turn.seat:
                self._heard = max(self._heard or 0, message.number)

    # What came of it

    def _show(self, due: float, moving: bool) -> None:
        turn = self.match.turn
        clock = self._shown_clock = int(due * 1e3) % 2**32
        body, key = self._frames.write(clock, self._touches, not moving, self._key_wanted)
        self._key_wanted = False
        self._unshown = 0
        self._touches = []
        seat = None if turn is None else turn.seat
        own = b"" if turn is None else self._frames.own(self._heard)
        untouched = turn is None or (turn.frames == 0 and turn.hand.grip is None and self._bot_on_turn() is None)
        may_sleep = not moving and untouched
        acting = self.match.stage not in (Stage.SETTLING, Stage.OVER)
        self._tell(Framed(self.number, due, seat, self.match.stage, key, acting, may_sleep, body, own))

    def _account(self, events: tuple[Event, ...] = ()) -> None:
        """Tell of a turn that has ended, or of what changed within it."""
        found = (*events, *self.match.pass_time(0).events)
        if len(self.match.turns) > self._known_turns:
            self._storing = True
            self._streams.clear()
            self._finish(found)
        elif found:
            self._told += sum(not isinstance(event, TimeRanOut) for event in found)
            self._tell(Changed(self.number, public(self.match), plain_events(found)))

    def _finish(self, events: tuple[Event, ...]) -> None:
        for bot in self._bots.values():
            bot.end()
        self._dismiss_clock()
        self._klustered = any(isinstance(event, MagnetsTaken) for event in events)
        self._known_turns = len(self.match.turns)
        turn = record_turn(self.match, self._known_turns, self._check)
        self._check = turn["check"]
        result = plain_result(self.match.position)
        snapshot = self.match.snapshot()
        played = PlayedOut(turn, result, snapshot, plain_events(events), public(self.match), self._told)
        self._told = 0
        self._tell(TurnPlayed(self.number, played))

    def _rouse_bot(self) -> None:
        turn = self.match.turn
        if turn is None or turn.stage is Stage.SETTLING or self._storing or self._paused or not self._watched:
            return
        if (bot := self._bot_on_turn()) is not None:
            bot.begin(self._klustered)
            self._account()
