"""A live match of Kluster (`match.live_game`): takes intents, lets time pass, tells what came of them."""

from __future__ import annotations

from base64 import b64encode
from time import monotonic
from typing import NamedTuple

import msgspec

from lodestone.core import Event, InvalidRequest, LodestoneError, Seat
from lodestone.kluster import Magnet, MagnetsTaken, TimeRanOut
from lodestone.match.kluster.events import TurnPlayed
from lodestone.match.kluster.live.bot_seat import BotSeat
from lodestone.match.kluster.live.danger import DangerMap, danger_map
from lodestone.match.kluster.live.driving import TurnLimits
from lodestone.match.kluster.live.frame import Stage
from lodestone.match.kluster.live.frame_writer import FrameWriter
from lodestone.match.kluster.live.intents import AnyIntent, Done, Drag, Hover, Release, Resign, intent_in
from lodestone.match.kluster.live.match import KlusterMatch
from lodestone.match.kluster.live.record import from_record, record_turn
from lodestone.match.kluster.live.replay import resume
from lodestone.match.kluster.live.running import LiveSide, go_on, leave_off
from lodestone.match.kluster.live.turn import FRAME, refuse
from lodestone.match.kluster.view import public_of, seen
from lodestone.match.kluster.wire import KlusterPublic, Weigh, Weighed
from lodestone.match.live_game import Answered, LiveFrame, LiveGame, LiveHost, LiveState, Seating
from lodestone.match.refusals import NotAllowed

TICK_FRAMES = 2
"""Frames of 16 ms from one picture to the next."""
MOST_UNSHOWN = 3
"""How many late ticks in a row may go unshown."""

STALE = 1000
"""ms: a person whose picture is older than this does not know where they let go."""

GRACE = round(5.0 / FRAME)
"""Frames (5 s) without a touch after which a seat that may still move the cords is done (Z4)."""

WEIGH_EVERY = 0.3
"""s between two danger maps of a match: more would go unnoticed, and other matches wait meanwhile."""

BY_CLOCK = TurnLimits(plans=3)
"""What the clock's hand may use up before the turn passes (Z9)."""

_QUESTIONS = msgspec.msgpack.Decoder(Weigh)


class _Streamed(NamedTuple):
    seat: Seat
    number: int
    intent: AnyIntent


class _LettingGo(NamedTuple):
    """A release that waits: the hand is still on its way to where the person saw it."""

    seat: Seat
    answered: Answered


class LiveKluster(LiveGame):
    """A match with everything that it needs while it is being played."""

    tick_seconds = TICK_FRAMES * FRAME

    def __init__(self, state: LiveState, host: LiveHost, *, watched: bool) -> None:
        record = state.record
        self.match: KlusterMatch = resume(from_record(record), state.snapshot)
        self._host = host
        self._frames = FrameWriter(self.match)
        self._known_turns = len(self.match.turns)
        self._check: str = record["turns"][-1]["check"] if record["turns"] else record["check"]
        self._ended = False
        """Whether the turn has ended and is not stored yet."""
        self._paused = state.paused
        self._sealed = state.sealed
        self._watched = watched
        self._key_wanted = True
        self._dirty = True
        self._going = False
        """Whether time was running at the last tick; anything asked for since then sets `_dirty`."""
        self._unshown = 0
        """Ticks since the last picture in which something may have changed."""
        self._streams: dict[object, _Streamed] = {}
        self._heard: int | None = None
        self._touches: list[tuple[Magnet, Magnet]] = []
        self._letting_go: _LettingGo | None = None
        self._shown_clock = 0
        """ms, of the last frame."""
        self._clock_ahead = 0
        """ms by which the clock of frames is ahead: it continues the one people saw at another server."""
        self._shown_stage = self.match.stage
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
        if state.running:
            self.went_on = self._take_up(state.running)
        for seat in state.resigned:
            self._let_leave(seat)
        for seat, seating in state.bots.items():
            self._seat_bot(seat, seating)
        if state.timed_out is not None:
            self._hand_to_clock(state.timed_out)

    def _take_up(self, written: bytes) -> bool:
        """Go on with the turn that another process has left off, if it left it in this format."""
        live = go_on(self.match, written)
        if live is None:
            return False
        self._heard, self._shown_clock, self._grace, self._told, self._klustered = msgspec.structs.astuple(live)
        self._clock_ahead = live.clock - _milliseconds(monotonic())
        self._shown_stage = self.match.stage
        return True

    @property
    def public(self) -> KlusterPublic:
        """What everybody may be told."""
        match, setting = self.match, self.match.setting
        everybody = seen(setting.setup, setting.table, setting.made, match.position, sealed=self._sealed)
        return public_of(everybody, match.stage, by_clock=match.by_clock)

    # What people want

    def intent(self, seat: Seat, intent: bytes, answered: Answered) -> None:
        """Do it at once, except for a release. Resigning goes through the table."""
        wanted = intent_in(intent)
        if isinstance(wanted, Resign):
            raise NotAllowed("live-resign")
        if self.match.by_clock:
            raise refuse("Z9", "kluster-clock-plays")
        self._take_streams()
        if isinstance(wanted, Release):
            self._let_go(_LettingGo(seat, answered), wanted)
        else:
            self.match.do(seat, wanted)
            answered(None)
        self._touched = True
        self._stir()

    def _stir(self) -> None:
        """Note that something was done."""
        self._dirty = True
        self._account()
        self._rouse_bot()

    def _let_go(self, asked: _LettingGo, release: Release) -> None:
        """Release at once if the hand is where the person sees it, otherwise once it has got there."""
        behind = 0 if release.seen is None else (self._shown_clock - release.seen) % 2**32
        if STALE < behind < 2**31:
            raise InvalidRequest("kluster-release-late")
        x, y, height = release.x, release.y, release.height
        if x is not None and y is not None and height is not None:
            self.match.do(asked.seat, Hover(x, y, height))
        turn = self.match.turn
        if self._letting_go is not None or turn is None or turn.seat != asked.seat or turn.hand.still:
            self.match.do(asked.seat, Release())
            asked.answered(None)
        else:
            self._letting_go = asked

    def _open_hand(self) -> None:
        """Release now that the hand has arrived, unless a kluster has emptied it."""
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
            asked.answered(refused)
        else:
            asked.answered(None)

    def stream(self, seat: Seat, number: int, intent: bytes) -> None:
        """Keep it until the next tick; a later one replaces it. A hand that is letting go is not moved any more."""
        try:
            wanted = intent_in(intent)
            if not isinstance(wanted, Hover | Drag):
                raise NotAllowed("live-stream")
        except LodestoneError as refused:
            self._host.refused(seat, number, refused)
            return
        if self.match.by_clock or (self._letting_go is not None and isinstance(wanted, Hover)):
            return
        self._streams[wanted.cord if isinstance(wanted, Drag) else None] = _Streamed(seat, number, wanted)
        self._dirty = True

    def _take_streams(self) -> None:
        streams, self._streams = self._streams, {}
        for seat, number, intent in streams.values():
            try:
                self.match.do(seat, intent)
                self._touched = True
            except LodestoneError as refused:
                self._host.refused(seat, number, refused)
            if self.match.turn is not None and seat == self.match.turn.seat:
                self._heard = max(self._heard or 0, number)

    # What the table decides

    def leave(self, seat: Seat) -> None:
        """A seat has resigned (Z8); nothing happens if it has left already."""
        self._let_leave(seat)
        self._stir()

    def _let_leave(self, seat: Seat) -> None:
        if self.match.may_resign(seat):
            self.match.do(seat, Resign())

    def time_up(self, hand: Seating) -> None:
        """Another hand plays the turn out (Z9)."""
        self._hand_to_clock(hand)
        self._stir()

    def _hand_to_clock(self, hand: Seating) -> None:
        """Let the clock's hand play on, unless a release waits for the seat's hand: that was in time."""
        if self._letting_go is not None or not self._acting or self.match.by_clock:
            return
        self._streams.clear()
        self.match.time_up()
        turn = self.match.turn
        if turn is not None and turn.by_clock:
            self._clock = BotSeat(self.match, turn.seat, hand, self._host, BY_CLOCK)

    def sit(self, seat: Seat, seating: Seating | None) -> None:
        """Let a bot take a seat over, or give it back: at any time, even in mid-turn."""
        self._seat_bot(seat, seating)
        self._stir()

    def _seat_bot(self, seat: Seat, seating: Seating | None) -> None:
        before = self._bots.pop(seat, None)
        if before is not None:
            before.hand_back()
        if seating is not None:
            self._bots[seat] = BotSeat(self.match, seat, seating, self._host)

    def pause(self, on: bool) -> None:
        """Pause or go on. Bots wait too."""
        self._paused = on
        self._streams.clear()
        self._stir()

    def watch(self, on: bool) -> None:
        """Note whether anybody looks on. Bots wait while nobody does; what moves comes to rest all the same."""
        self._watched = on
        self._key_wanted = self._dirty = True
        self._rouse_bot()

    def proceed(self) -> None:
        """A turn begins: answer for the clock if it must choose, tell what resignations led to, wake its bot."""
        self._ended = False
        self._key_wanted = self._dirty = True
        if self.match.clock_goes_on:
            self.match.time_up()  # an expert's choice after a placement by the clock's hand: stop
        self._account()
        self._rouse_bot()

    def leave_off(self) -> bytes | None:
        """The running turn; None while a hand lets go or anything settles (over in a moment), or while a bot plays."""
        self._take_streams()
        self._account()
        turn = self.match.turn
        if turn is None:
            return b""
        if self._ended or self._letting_go is not None or not self._acting or self._bot_on_turn() is not None:
            return None
        if self._untouched:
            return b""
        live = LiveSide(self._heard, self._shown_clock, self._grace, self._told, self._klustered)
        return leave_off(self.match, live)

    @property
    def _untouched(self) -> bool:
        """Whether nothing was done in the running turn."""
        turn = self.match.turn
        return turn is None or (turn.frames == 0 and turn.hand.grip is None and self._bot_on_turn() is None)

    # What is to be known

    def view(self, seat: Seat) -> bytes:
        """`KlusterView` as MessagePack."""
        return msgspec.msgpack.encode(self.match.view(seat))

    def answer(self, question: bytes) -> Weighed:
        """How risky it would be to let the held magnet go; the last map, if that is new."""
        now = monotonic()
        if self._weighed is None or now - self._weighed[0] > WEIGH_EVERY:
            self._weighed = (now, danger_map(self.match))
        found = self._weighed[1]
        spots = (found.x, found.y, found.step, found.columns, found.rows)
        return Weighed(_QUESTIONS.decode(question).id, found.magnet, *spots, b64encode(found.values).decode())

    # Bots

    def hear(self, seat: Seat, thought: bytes | None) -> None:
        """Hand a bot its answer."""
        bot = self._bot_on_turn()
        if bot is not None and bot.seat == seat:
            bot.hear(thought)
            self._dirty = True
            self._account()

    def _bot_on_turn(self) -> BotSeat | None:
        """The bot that plays now, on a seat or for the clock."""
        turn = self.match.turn
        if turn is None:
            return None
        return self._clock if turn.by_clock else self._bots.get(turn.seat)

    def _rouse_bot(self) -> None:
        if self._ended or self._paused or not self._watched or not self._acting:
            return
        if (bot := self._bot_on_turn()) is not None:
            bot.begin(self._klustered)
            self._account()

    def _serve_bot(self) -> None:
        """Tell the bot on turn that time has passed."""
        bot = None if self._ended or not self._watched else self._bot_on_turn()
        if bot is not None:
            bot.pass_time(TICK_FRAMES)
            bot.look()
            self._rouse_bot()

    def _dismiss_clock(self) -> None:
        if self._clock is not None:
            self._clock.leave()
            self._clock = None

    # Time

    @property
    def _acting(self) -> bool:
        """Whether the seat on turn may still do something."""
        return self.match.stage not in (Stage.SETTLING, Stage.OVER)

    @property
    def moves(self) -> bool:
        """Whether ticks are needed: not for a hand that holds still over a table at rest, as nothing would change."""
        return self._dirty or self._going

    def _goes_on(self) -> bool:
        turn = self.match.turn
        if turn is None:
            return False
        if turn.stage is Stage.SETTLING:
            return True
        if not self._watched:
            return False  # nobody looks on: a hand in the air can wait
        bot = self._bot_on_turn()
        if (bot is not None and bot.wants_time) or self._in_grace():
            return True
        if turn.idle:
            return False
        board = self.match.board
        return not board.at_rest or any(drag.releasing for drag in board.world.cords.drags.values())

    def tick(self, due: float, *, late: bool) -> None:
        """Two frames, shown if anybody looks on; of late ones only every fourth."""
        still = self._in_grace() and not self._dirty and not self._unshown
        self._dirty = False
        self._take_streams()
        passed = self.match.pass_time(TICK_FRAMES)
        self._touches += passed.touches
        self._open_hand()
        self._account(passed.events)
        self._serve_bot()
        self._pass_grace()
        self._going = not self._ended and self._goes_on()
        if not self._ended:
            moving = self.moves
            self._unshown += not still
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
        if touched or self._ended or turn is None or not self._in_grace():
            self._grace = GRACE
            return
        self._grace -= TICK_FRAMES
        if self._grace <= 0:
            self._grace = GRACE
            self.match.do(turn.seat, Done())
            self._account()

    # What came of it

    def _show(self, due: float, moving: bool) -> None:
        match, turn = self.match, self.match.turn
        clock = self._shown_clock = (_milliseconds(due) + self._clock_ahead) % 2**32
        body, key = self._frames.write(clock, self._touches, not moving, self._key_wanted)
        self._key_wanted = False
        self._unshown = 0
        self._touches = []
        seat, own = (None, b"") if turn is None else (turn.seat, self._frames.own(self._heard))
        public = None if match.stage is self._shown_stage else self.public
        self._shown_stage = match.stage
        self._host.show(LiveFrame(body, seat, own, key, self._acting, not moving and self._untouched, public))

    def _account(self, events: tuple[Event, ...] = ()) -> None:
        """Tell the host of a turn that has ended, or of what changed within it."""
        found = (*events, *self.match.pass_time(0).events)
        if len(self.match.turns) > self._known_turns:
            self._ended = True
            self._streams.clear()
            self._finish(found)
        elif found:
            self._told += sum(not isinstance(event, TimeRanOut) for event in found)
            self._shown_stage = self.match.stage
            self._host.changed(found)

    def _finish(self, events: tuple[Event, ...]) -> None:
        for bot in self._bots.values():
            bot.end()
        self._dismiss_clock()
        self._klustered = any(isinstance(event, MagnetsTaken) for event in events)
        self._known_turns = len(self.match.turns)
        self._heard = None
        turn = record_turn(self.match, self._known_turns, self._check)
        self._check = turn["check"]
        told, self._told = self._told, 0
        self._shown_stage = self.match.stage
        self._host.turn_ended(TurnPlayed(turn, told), self.match.snapshot())


def _milliseconds(moment: float) -> int:
    return int(moment * 1e3)
