"""A bot on a seat, as the worker sees it: its plan is asked for elsewhere and carried out here, frame by frame."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from time import monotonic_ns

import msgspec

from lodestone.core import LodestoneError, Seat
from lodestone.match.kluster.live import KlusterMatch, LetGo, PutBack, Stage
from lodestone.server.live.match_table import Seating
from lodestone.server.live.messages import Forget, Think, Thought
from lodestone.server.workers.pipe import Said
from lodestone.server.workers.problems import Problem

PLANS = 12
"""Plans in one turn that come to nothing before the seat's time is up (Z9)."""
FAILURES = 3
"""Times a bot may break in one turn before the same happens."""
AMAZED = 62
"""Frames, about a second, for which a bot only looks after a kluster: everybody wants to see it."""
FALLBACK = "clumsy"
"""Plays on in this turn for a bot that has broken."""


class _State(Enum):
    IDLE = auto()
    LOOKING = auto()
    """It has its turn and waits for others to have seen what happened."""
    ASKED = auto()
    """A question is being thought about."""
    MOVING = auto()
    """Frames of a step go by."""
    WAITING = auto()
    """The plan has ended, everything settles."""


class BotSeat:
    """Somebody who plays for a seat. One question at a time; answers to questions of an earlier plan are not heard."""

    def __init__(
        self,
        number: int,
        match: KlusterMatch,
        seat: Seat,
        seating: Seating,
        tell: Callable[[Said], None],
        most_plans: int = PLANS,
    ) -> None:
        self._number = number
        self._match = match
        self.seat = seat
        self._seating = seating
        self._tell = tell
        self._most_plans = most_plans
        self._state = _State.IDLE
        self._plan = monotonic_ns() // 1_000_000  # later than any plan of the same seat before a worker died
        self._plans = 0
        self._failures = 0
        self._frames = 0

    @property
    def wants_time(self) -> bool:
        """Whether frames must go by for it, even if nothing moves."""
        return self._state in (_State.LOOKING, _State.MOVING)

    def begin(self, amazed: bool) -> None:
        """It is this seat's turn; `amazed`: after a kluster."""
        if self._state is _State.IDLE:
            self._plans = self._failures = 0
            self._let_cords_go()
            if amazed:
                self._state, self._frames = _State.LOOKING, AMAZED
            else:
                self._ask_for_plan()

    def end(self) -> None:
        """The turn is over."""
        if self._state is not _State.IDLE:
            self._state = _State.IDLE
            self._plan += 1  # what is still being thought about will not be heard

    def leave(self) -> None:
        """It is not needed any more."""
        self.end()
        self._tell(Forget(self._number, self.seat))

    def hand_back(self) -> None:
        """Leave in mid-turn, if need be: what the bot holds goes back to the pool."""
        mine = self._state is not _State.IDLE
        self.leave()
        turn = self._match.turn
        if not mine or turn is None or turn.seat != self.seat or turn.stage is Stage.SETTLING:
            return
        self._let_cords_go()
        if turn.hand.grip is not None:
            self._match.do(self.seat, PutBack())

    def hear(self, thought: Thought) -> None:
        """The answer to a question."""
        if self._state is not _State.ASKED or thought.plan != self._plan:
            return
        if thought.failed is not None:
            self._failures += 1
            self._ask_for_plan()
        elif thought.over:
            self._state = _State.WAITING
            self.look()
        else:
            self._carry_out(thought)

    def pass_time(self, frames: int) -> None:
        """Frames have gone by."""
        if not self.wants_time:
            return
        self._frames -= frames
        if self._frames > 0:
            return
        if self._state is _State.LOOKING:
            self._ask_for_plan()
        else:
            frame = msgspec.structs.replace(self._match.frame().seen_by(self.seat), events=())
            self._ask(frame=msgspec.msgpack.encode(frame))

    def look(self) -> None:
        """A plan that ended before its turn: the next one follows once everything has settled."""
        if self._state is _State.WAITING and self._match.stage is not Stage.SETTLING:
            self._ask_for_plan()

    def _carry_out(self, thought: Thought) -> None:
        try:
            for intent in thought.intents:
                self._match.do(self.seat, intent)
        except LodestoneError as refused:
            self._ask(problem=Problem.of(refused))
            return
        self._state = _State.MOVING
        self._frames = thought.frames

    def _ask_for_plan(self) -> None:
        if self._plans >= self._most_plans or self._failures >= FAILURES:
            self._give_up()
            return
        self._plans += 1
        self._plan += 1
        self._ask(view=msgspec.msgpack.encode(self._match.view(self.seat)))

    def _ask(self, view: bytes | None = None, frame: bytes | None = None, problem: Problem | None = None) -> None:
        self._state = _State.ASKED
        seating = self._seating
        if self._failures:
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
