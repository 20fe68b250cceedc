"""A bot on a seat of a live match: its plan is asked for elsewhere and carried out here, frame by frame."""

from __future__ import annotations

import msgspec

from lodestone.core import LodestoneError, Seat
from lodestone.core.errors import CarriedError
from lodestone.match.kluster.live import AnyIntent, KlusterMatch, LetGo, PutBack, Stage
from lodestone.match.kluster.live.driving import (
    Act,
    GiveUp,
    LetPass,
    LetSettle,
    Next,
    ShowFrame,
    ShowView,
    Step,
    TellRefusal,
    TurnDriver,
    TurnLimits,
)
from lodestone.match.live_game import LiveHost, Seating

AMAZED = 62
"""Frames, about a second, for which a bot waits after a kluster, so that everybody can see it."""
FALLBACK = "clumsy"
"""The level that finishes a turn for a bot that has failed."""
BY_SIGHT = ("clumsy",)
"""Levels that try nothing out before they do it, and so need no kernels beyond those of a turn."""


class BotQuestion(msgspec.Struct, frozen=True, array_like=True):
    """What a bot is asked: to begin a plan (`view`), to go on (`frame`), or what to do about a refusal. MessagePack."""

    view: bytes | None = None
    """`KlusterView` of its seat."""
    frame: bytes | None = None
    """`Frame` as its seat sees it."""
    refused: CarriedError | None = None


class BotStep(msgspec.Struct, frozen=True, array_like=True):
    """A bot's answer: its next step, or that its plan has ended."""

    intents: tuple[AnyIntent, ...] = ()
    frames: int = 0
    over: bool = False


_STEPS = msgspec.msgpack.Decoder(BotStep)


class BotSeat:
    """Somebody who plays for a seat. One question at a time."""

    def __init__(
        self, match: KlusterMatch, seat: Seat, seating: Seating, host: LiveHost, limits: TurnLimits | None = None
    ) -> None:
        self._match = match
        self.seat = seat
        self._seating = seating
        self._host = host
        self._driver = TurnDriver(limits)
        self._now: Next | None = None
        """What the driver wants next; None while it is not this seat's turn."""

    @property
    def wants_time(self) -> bool:
        """Whether frames must go by for it, even if nothing moves."""
        return isinstance(self._now, LetPass)

    def begin(self, amazed: bool) -> None:
        """The turn of this seat begins; `amazed`: it follows a kluster."""
        if self._now is None:
            self._let_cords_go()
            self._go_on(self._driver.begin(AMAZED if amazed else 0))

    def end(self) -> None:
        """The turn is over."""
        self._now = None

    def leave(self) -> None:
        """Stop: the bot is not needed any more."""
        self.end()
        self._host.forget_bot(self.seat)

    def hand_back(self) -> None:
        """Leave in mid-turn, if need be: what the bot holds goes back to the pool."""
        mine = self._now is not None
        self.leave()
        turn = self._match.turn
        if not mine or turn is None or turn.seat != self.seat or turn.stage is Stage.SETTLING:
            return
        self._let_cords_go()
        if turn.hand.grip is not None:
            self._match.do(self.seat, PutBack())

    def hear(self, thought: bytes | None) -> None:
        """Take the answer to the last question; None: the bot has failed."""
        if not isinstance(self._now, ShowView | ShowFrame | TellRefusal):
            return  # its turn has ended meanwhile
        if thought is None:
            self._go_on(self._driver.broke())
        else:
            told = _STEPS.decode(thought)
            self._go_on(self._driver.answered(None if told.over else Step(told.intents, told.frames)))

    def pass_time(self, frames: int) -> None:
        """Tell it that frames have gone by."""
        if self.wants_time:
            self._go_on(self._driver.passed(frames))

    def look(self) -> None:
        """A plan that ended before its turn: the next one follows once everything has settled."""
        if isinstance(self._now, LetSettle) and self._match.stage is not Stage.SETTLING:
            self._go_on(self._driver.settled())

    def _go_on(self, then: Next) -> None:
        """Do what the driver says until something has to be waited for."""
        while isinstance(then, Act):
            then = self._act(then.intents)
        self._now = then
        match then:
            case ShowView():
                self._ask(BotQuestion(view=msgspec.msgpack.encode(self._match.view(self.seat))))
            case ShowFrame():
                frame = msgspec.structs.replace(self._match.frame().seen_by(self.seat), events=())
                self._ask(BotQuestion(frame=msgspec.msgpack.encode(frame)))
            case TellRefusal():
                self._ask(BotQuestion(refused=CarriedError.of(then.refused)))
            case LetSettle():
                self.look()
            case GiveUp():
                self._give_up()

    def _act(self, intents: tuple[AnyIntent, ...]) -> Next:
        try:
            for intent in intents:
                self._match.do(self.seat, intent)
        except LodestoneError as refused:
            return self._driver.refused(refused)
        return self._driver.done()

    def _ask(self, question: BotQuestion) -> None:
        seating = Seating(FALLBACK, self._seating.seed) if self._driver.failures else self._seating
        everything = seating.level not in BY_SIGHT
        self._host.ask_bot(self.seat, seating, msgspec.msgpack.encode(question), everything=everything)

    def _give_up(self) -> None:
        """End the turn of a bot that gets nowhere (Z9); while everything settles there is nothing left to do anyway."""
        self.end()
        if self._match.stage is not Stage.SETTLING:
            self._match.time_out()

    def _let_cords_go(self) -> None:
        for cord, drag in list(self._match.board.world.cords.drags.items()):
            if not drag.releasing:
                self._match.do(self.seat, LetGo(cord))
