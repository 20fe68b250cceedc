"""A bot on a seat, as the worker sees it: its plan is asked for elsewhere and carried out here, frame by frame."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic_ns

import msgspec

from lodestone.bots.kluster.driving import (
    Act,
    GiveUp,
    LetPass,
    LetSettle,
    Limits,
    Next,
    ShowFrame,
    ShowView,
    TellRefusal,
    TurnDriver,
)
from lodestone.bots.kluster.plan import Step
from lodestone.core import LodestoneError, Seat
from lodestone.match.kluster.live import AnyIntent, KlusterMatch, LetGo, PutBack, Stage
from lodestone.server.live.match_table import Seating
from lodestone.server.live.messages import Forget, Think, Thought
from lodestone.server.workers.pipe import Problem, Said

AMAZED = 62
"""Frames, about a second, for which a bot only looks after a kluster: everybody wants to see it."""
FALLBACK = "clumsy"
"""Plays on in this turn for a bot that has broken."""


class BotSeat:
    """Somebody who plays for a seat. One question at a time; answers to questions of an earlier plan are not heard."""

    def __init__(
        self,
        number: int,
        match: KlusterMatch,
        seat: Seat,
        seating: Seating,
        tell: Callable[[Said], None],
        limits: Limits | None = None,
    ) -> None:
        self._number = number
        self._match = match
        self.seat = seat
        self._seating = seating
        self._tell = tell
        self._driver = TurnDriver(limits)
        self._now: Next | None = None
        """What it is at; None while it is not this seat's turn."""
        self._plan = monotonic_ns() // 1_000_000  # later than any plan of the same seat before a worker died

    @property
    def wants_time(self) -> bool:
        """Whether frames must go by for it, even if nothing moves."""
        return isinstance(self._now, LetPass)

    def begin(self, amazed: bool) -> None:
        """It is this seat's turn; `amazed`: after a kluster."""
        if self._now is None:
            self._let_cords_go()
            self._go_on(self._driver.begin(AMAZED if amazed else 0))

    def end(self) -> None:
        """The turn is over."""
        if self._now is not None:
            self._now = None
            self._plan += 1  # what is still being thought about will not be heard

    def leave(self) -> None:
        """It is not needed any more."""
        self.end()
        self._tell(Forget(self._number, self.seat))

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

    def hear(self, thought: Thought) -> None:
        """The answer to a question."""
        if not isinstance(self._now, ShowView | ShowFrame | TellRefusal) or thought.plan != self._plan:
            return
        if thought.failed is not None:
            self._go_on(self._driver.broke())
        else:
            step = None if thought.over else Step(thought.intents, thought.frames)
            self._go_on(self._driver.answered(step))

    def pass_time(self, frames: int) -> None:
        """Frames have gone by."""
        if self.wants_time:
            self._go_on(self._driver.passed(frames))

    def look(self) -> None:
        """A plan that ended before its turn: the next one follows once everything has settled."""
        if isinstance(self._now, LetSettle) and self._match.stage is not Stage.SETTLING:
            self._go_on(self._driver.settled())

    def _go_on(self, then: Next) -> None:
        """Do what the driver says, as far as nothing has to be waited for."""
        while isinstance(then, Act):
            then = self._act(then.intents)
        self._now = then
        match then:
            case ShowView():
                self._plan += 1
                self._ask(view=msgspec.msgpack.encode(self._match.view(self.seat)))
            case ShowFrame():
                frame = msgspec.structs.replace(self._match.frame().seen_by(self.seat), events=())
                self._ask(frame=msgspec.msgpack.encode(frame))
            case TellRefusal():
                self._ask(problem=Problem.of(then.refused))
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

    def _ask(self, view: bytes | None = None, frame: bytes | None = None, problem: Problem | None = None) -> None:
        seating = self._seating
        if self._driver.failures:
            seating = Seating(FALLBACK, seating.seed)
        self._tell(Think(self._number, self.seat, self._plan, seating, view, frame, problem))

    def _give_up(self) -> None:
        """Time is up for whoever gets nowhere (Z9); once everything settles nothing is left to do anyway."""
        self.end()
        if self._match.stage is not Stage.SETTLING:
            self._match.time_out()

    def _let_cords_go(self) -> None:
        for cord, drag in list(self._match.board.world.cords.drags.items()):
            if not drag.releasing:
                self._match.do(self.seat, LetGo(cord))
