"""One match in a live process, of whichever game: what it tells goes to the parent, what it must not hear yet waits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic_ns

import msgspec

from lodestone.core import Event, InvalidRequest, LodestoneError, Seat
from lodestone.core.errors import CarriedError
from lodestone.match.game import GameKind
from lodestone.match.live_game import LiveFrame, Seating
from lodestone.server.live.messages import (
    Ask,
    Changed,
    Close,
    Decided,
    DoIntent,
    Forget,
    Framed,
    LeaveOff,
    LiveAnswer,
    Open,
    PauseMatch,
    Proceed,
    SeatLeaves,
    SeatTimeUp,
    See,
    SitBot,
    Stay,
    StreamRefused,
    Think,
    Thought,
    ToMatch,
    TurnEnded,
    Watched,
)
from lodestone.server.protocol.encoding import encode
from lodestone.server.workers.pipe import PipeMessage


class HostedMatch:
    """A `LiveHost`. While a turn that has ended is being stored, everything else waits."""

    def __init__(self, opened: Open, kind: GameKind, tell: Callable[[PipeMessage], None]) -> None:
        assert kind.live is not None
        self.number = opened.match
        self.whose = opened.whose
        self.due = 0.0
        """When its next tick may be."""
        self._kind = kind
        self._tell = tell
        self._opened = opened.id
        self._storing = False
        self._left_off = False
        """Whether the turn is about to go on elsewhere."""
        self._paused = opened.state.paused
        self._watched = opened.watched
        self._later: list[DoIntent | Decided | Thought] = []
        self._asked: dict[Seat, int] = {}
        """The last question to the bot of each seat, if it is not answered yet."""
        self._questions = monotonic_ns() // 1_000_000  # more than any before a worker died
        self.game = kind.live.open(opened.state, self, watched=opened.watched)

    def begin(self) -> None:
        """Everything is set up: answer, and go on."""
        self._tell(LiveAnswer(self._opened, body=encode(self.game.public), went_on=self.game.went_on))
        self.game.proceed()

    @property
    def listens(self) -> bool:
        """Whether anything may move."""
        return not self._waits and not self._paused

    @property
    def _waits(self) -> bool:
        """Whether whatever comes has to wait."""
        return self._storing or self._left_off

    @property
    def moves(self) -> bool:
        """Whether it needs ticks."""
        return self.listens and self.game.moves

    # What the parent says

    def hear(self, message: ToMatch) -> bool:
        """Do what the parent says; returns whether the match is to be forgotten."""
        match message:
            case DoIntent() | SeatLeaves() | SeatTimeUp() | SitBot() | PauseMatch() if self._waits:
                self._later.append(message)
            case DoIntent():
                self._do(message)
            case Thought():
                self._think(message)
            case Proceed():
                self._storing = False
                self.game.proceed()
                self._catch_up()
            case LeaveOff():
                self._leave_off(message)
            case Stay():
                self._left_off = False
                self._catch_up()
            case Watched():
                self._watched = message.on
                self.game.watch(message.on)
                self._catch_up()
            case Ask():
                self._answer(message.id, lambda: encode(self.game.answer(message.question)))
            case See():
                self._answer(message.id, lambda: self.game.view(message.seat))
            case Close():
                for seat in list(self._asked):
                    self.forget_bot(seat)
                return True
            case SeatLeaves() | SeatTimeUp() | SitBot() | PauseMatch():
                self._follow(message)
        return False

    def _leave_off(self, message: LeaveOff) -> None:
        left = None if self._waits else self.game.leave_off()
        self._left_off = self._left_off or left is not None
        self._tell(LiveAnswer(message.id, body=left or b"", went_on=left is not None))

    def _do(self, message: DoIntent) -> None:
        def answered(problem: LodestoneError | None) -> None:
            self._tell(LiveAnswer(message.id, None if problem is None else CarriedError.of(problem)))

        try:
            if self._paused:
                raise InvalidRequest("table-paused")
            self.game.intent(message.seat, message.intent, answered)
        except LodestoneError as refused:
            answered(refused)

    def _follow(self, message: Decided) -> None:
        """Do what the table has decided."""
        match message:
            case SeatLeaves():
                self.game.leave(message.seat)
            case SeatTimeUp():
                self.game.time_up(message.hand)
            case SitBot():
                self.game.sit(message.seat, message.seating)
            case PauseMatch():
                self._paused = message.on
                self.game.pause(message.on)
                self._catch_up()

    def _think(self, message: Thought) -> None:
        if self._waits or self._paused or not self._watched:
            self._later.append(message)
        elif self._asked.get(message.seat) == message.number:
            del self._asked[message.seat]
            self.game.hear(message.seat, message.thought)

    def _catch_up(self) -> None:
        later, self._later = self._later, []
        for message in later:
            self.hear(message)

    def _answer(self, id: int, find: Callable[[], bytes]) -> None:
        try:
            found = find()
        except LodestoneError as refused:
            self._tell(LiveAnswer(id, CarriedError.of(refused)))
        else:
            self._tell(LiveAnswer(id, body=found))

    # What the match tells

    def show(self, frame: LiveFrame) -> None:
        """LiveHost: a picture."""
        body, seat, own, key, acting, may_sleep, changed = frame
        public = b"" if changed is None else encode(changed)
        self._tell(Framed(self.number, body, seat, own, key, acting, may_sleep, public))

    def turn_ended(self, event: msgspec.Struct, snapshot: bytes) -> None:
        """LiveHost: to be stored before anything else can happen."""
        self._storing = True
        self._tell(TurnEnded(self.number, self._kind.events.write(event), snapshot, encode(self.game.public)))

    def changed(self, events: Sequence[Event]) -> None:
        """LiveHost: something changed within a turn."""
        self._tell(Changed(self.number, encode(self.game.public), encode(tuple(events))))

    def refused(self, seat: Seat, number: int, problem: LodestoneError) -> None:
        """LiveHost: a streamed intent was refused."""
        self._tell(StreamRefused(self.number, seat, number, CarriedError.of(problem)))

    def ask_bot(self, seat: Seat, seating: Seating, question: bytes, *, everything: bool) -> None:
        """LiveHost: ask a bot; answers to earlier questions of that seat are dropped."""
        self._questions += 1
        self._asked[seat] = self._questions
        self._tell(Think(self.number, self._kind.name, seat, seating, self._questions, question, everything))

    def forget_bot(self, seat: Seat) -> None:
        """LiveHost: the answer to the last question is dropped, too."""
        self._asked.pop(seat, None)
        self._tell(Forget(self.number, seat))
