"""One turn on the table, or one more placement of an expert's turn: from the first intent until all is at rest.

A turn goes frame by frame. Before the release a touch, or a magnet that comes to rest outside, is a fault and ends it
(K13); after the release or a fault everything settles (Z4). What a fault makes the seat pick up is taken off the table
while it still settles: what moves because of that belongs to the turn as well. Cords that have come apart are repaired
then (P14); where the table plays `cord_after_release`, they may be moved in that stage in any case.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

from lodestone.core import IllegalMove, Reason, Seat
from lodestone.kluster import Magnet, Setup, TableOptions, TurnFacts, in_order, is_spinner
from lodestone.kluster.explain import cords_apart
from lodestone.match.kluster.live.board import SETTLE, KlusterBoard
from lodestone.match.kluster.live.frame import Stage
from lodestone.match.kluster.live.hand import SLIDING, Hand, grip_for, pool_spot, turned
from lodestone.match.kluster.live.intents import AnyIntent, Done, Drag, Grab, Hover, LetGo, PutBack, Release, Take
from lodestone.physics.cord_set import REACH, nearest
from lodestone.physics.report import Touch
from lodestone.physics.types import Floats
from lodestone.physics.world import FRAME_STEPS, STEP_TIME

FRAME = FRAME_STEPS * STEP_TIME
"""s."""
PATIENCE = round(SETTLE / FRAME)
"""Frames after which everything is put to rest (Z3, Q-K15)."""


class Closing(StrEnum):
    """Why a turn ends without a release."""

    TIMEOUT = "timeout"
    RESIGN = "resign"
    STOP = "stop"
    LEFT = "left"
    """Somebody else has resigned, so an expert may no longer go on."""


def refuse(rule: str, key: str, **arguments: str | int | float) -> IllegalMove:
    """The error that refuses an intent."""
    return IllegalMove(Reason(rule, key, dict(arguments)))


def check_cords(board: KlusterBoard) -> None:
    """Refuse to end a turn while cords are apart (P14)."""
    if not board.cords_in_order():
        raise IllegalMove(cords_apart(board.one_group))


class Turn:
    """A turn of `seat`, which may place magnets of `pool`."""

    def __init__(
        self,
        board: KlusterBoard,
        setup: Setup,
        table: TableOptions,
        seat: Seat,
        pool: tuple[Magnet, ...],
        stays: Callable[[], bool] = lambda: False,
    ) -> None:
        self.seat = seat
        self.stage = Stage.PREPARING
        self.hand = Hand(board)
        self.placed: Magnet | None = None
        self.closing: Closing | None = None
        self.ended = False
        self.by_clock = False
        """Z9: its time is up, and the clock's hand plays it out."""
        self.frames = 0
        self._board = board
        self._setup = setup
        self._table = table
        self._pool = pool
        self._touched_by: Magnet | None = None
        self._klusters: list[tuple[Magnet, ...]] = []
        self._outside: list[Magnet] = []
        self._waited = 0
        self._restored = False
        self._stays = stays
        """Whether the seat may go on moving cords once all is at rest (`cord_after_release`)."""
        self.stayed = False
        self.legal = board.loops()
        """The cords as they last lay in order."""
        board.begin_turn()

    def take_up(
        self,
        stage: Stage,
        frames: int,
        placed: Magnet | None,
        closing: Closing | None,
        stayed: bool,
        legal: list[Floats],
    ) -> None:
        """Go on where another process has left this turn off, neither settling nor over; the board has its world."""
        self.stage, self.frames, self.placed, self.closing = stage, frames, placed, closing
        self.stayed, self.legal = stayed, legal

    # Intents

    def do(self, intent: AnyIntent) -> None:
        """Do what the seat on turn asks for, or refuse it and change nothing."""
        if self.stage is Stage.SETTLING:
            raise refuse("Z4", "kluster-settling")
        match intent:
            case Take():
                self._take(intent)
            case Hover():
                self._hover(intent)
            case PutBack():
                self._must_hold()
                self.hand.put_back(pool_spot(self._board, self.seat, self._setup.seats))
            case Release():
                self._release()
            case Grab():
                self._grab(intent)
            case Drag():
                self._drag(intent)
            case LetGo():
                self._must_have_cord(intent.cord)
                self._board.world.halt_drag(intent.cord)
                self._board.world.let_go(intent.cord)
            case Done():
                self._done()
            case _:
                raise AssertionError(f"{intent} is the match's matter")

    def close(self, closing: Closing) -> None:
        """End the turn without a release: the hand goes back, the fingers leave the cords, all comes to rest."""
        self.closing = closing
        self._board.let_go_cords()
        if self.hand.grip is not None:
            self.hand.put_back(pool_spot(self._board, self.seat, self._setup.seats))
        self._settle()

    def go_on_by_clock(self) -> None:
        """Z9: the seat's fingers leave the cords, its magnet stays where it is for the hand that goes on."""
        self.by_clock = True
        self._board.let_go_cords()
        self.hand.halt()

    def _take(self, intent: Take) -> None:
        if self.stage is Stage.REPAIR:
            raise refuse("P14", "kluster-placed-already")
        if self.hand.grip is not None:
            raise refuse("Q-K3", "kluster-hand-full", magnet=self.hand.grip.magnet)
        if intent.magnet not in self._pool:
            key = "kluster-lies-there" if intent.magnet in self._board.lying() else "kluster-not-in-pool"
            rule = ("D13" if is_spinner(intent.magnet) else "K14") if key == "kluster-lies-there" else "K9"
            raise refuse(rule, key, magnet=intent.magnet[:40])
        self.hand.take(grip_for(intent), pool_spot(self._board, self.seat, self._setup.seats))

    def _hover(self, intent: Hover) -> None:
        self._must_hold()
        assert self.hand.grip is not None
        if self._table.no_sliding and intent.height * 1e-3 < SLIDING:
            raise refuse("Q-K6", "kluster-no-sliding", height=1e3 * SLIDING)
        self.hand.hover(turned(self.hand.grip, intent), intent)

    def _release(self) -> None:
        self._must_hold()
        assert self.hand.grip is not None
        if (reason := self._board.refusal(self.hand.grip.magnet)) is not None:
            raise IllegalMove(reason)
        self._board.let_go_cords()  # Z4: from here on the cord stays as it is
        self.placed = self.hand.release()
        self._settle()

    def _grab(self, intent: Grab) -> None:
        if self._table.cord_by_magnet and self.stage is not Stage.REPAIR:  # by then no magnet may be taken (P14)
            raise refuse("X-K13", "kluster-cord-by-magnet")
        cords = self._board.world.cords
        if not 0 <= intent.cord < len(cords):
            raise refuse("K2", "kluster-no-such-cord", cord=intent.cord, cords=len(cords))
        if intent.cord in cords.drags:
            raise refuse("K15", "kluster-cord-held")
        point = (intent.x * 1e-3, intent.y * 1e-3)
        if nearest(cords.nodes(intent.cord), point)[3] > REACH:
            raise refuse("K15", "kluster-cord-missed")
        self._board.world.grab(intent.cord, point)

    def _drag(self, intent: Drag) -> None:
        self._must_have_cord(intent.cord)
        half_width, half_depth = map(float, self._board.world.cords.table)
        x = min(max(intent.x * 1e-3, -half_width), half_width)  # Q-K14: the cord stays on the table
        y = min(max(intent.y * 1e-3, -half_depth), half_depth)
        self._board.world.halt_drag(intent.cord)
        self._board.world.drag(intent.cord, (x, y), max(intent.seconds, FRAME))

    def _done(self) -> None:
        if self.stage is not Stage.REPAIR:
            raise refuse("K9", "kluster-done-early")
        if self._board.world.cords.drags or not self._board.at_rest:
            raise refuse("Z4", "kluster-done-moving")
        check_cords(self._board)
        self.ended = True

    def _must_hold(self) -> None:
        if self.hand.grip is None:
            raise refuse("K9", "kluster-hand-empty")

    def _must_have_cord(self, cord: int) -> None:
        drag = self._board.world.cords.drags.get(cord)
        if drag is None or drag.releasing:
            raise refuse("K15", "kluster-cord-free")

    # Time

    @property
    def may_be_done(self) -> bool:
        """Whether nothing keeps the seat from being done: all is at rest, nothing is held or apart (Z4)."""
        return self.stage is Stage.REPAIR and self.idle and self._board.cords_in_order()

    @property
    def idle(self) -> bool:
        """Whether time can stand still: nothing moves, nothing is held, nothing is awaited."""
        if self.stage is Stage.SETTLING:
            return False
        return self.hand.grip is None and not self._board.world.cords.drags and self._board.at_rest

    def tick(self) -> tuple[Touch, ...]:
        """Play one frame; returns the pairs that touched for the first time."""
        touches = self._board.world.advance()
        self.frames += 1
        if self.stage is Stage.SETTLING:
            self._wait(touched=bool(touches))
        else:
            self._watch()
        return touches

    def _watch(self) -> None:
        """Before the release, and while cords are repaired: faults end it at once (K13, K18, K20)."""
        self._bring_back()
        if self._board.world.touched:
            self._fault()
        elif self._board.rests_outside:
            self._outside += self._board.outside()
            self._fault()
        elif len(self.legal) > 1 and self._board.cord_awake() and self._board.cords_in_order():
            self.legal = self._board.loops()

    def _bring_back(self) -> None:
        if self.hand.returning and self.hand.still:
            self.hand.empty()

    def _fault(self) -> None:
        self.hand.halt()
        self._board.let_go_cords()
        self._settle()

    def _settle(self) -> None:
        self.stage = Stage.SETTLING
        self._waited = 0

    def _wait(self, *, touched: bool) -> None:
        """Wait until all is at rest; 3 s after the hand has let go, or after the last touch, put it to rest (Z3)."""
        if touched and self.hand.returning:  # what it touched has come along with it: go no further
            self.hand.halt()
        self._bring_back()
        hand_busy = self._board.world.hand is not None and not self.hand.still
        self._waited = 0 if touched or hand_busy else self._waited + 1
        if self._waited >= PATIENCE:
            self._board.put_to_rest()
        if self._board.at_rest:
            self._settled()

    def _settled(self) -> None:
        if self._collect():
            self._waited = 0
            return
        if not self._board.cords_in_order():
            if self.fault or self.closing is not None:
                self._restore()
                return
            self.stage = Stage.REPAIR
            return
        if not self.stayed and not self.fault and self.closing in (None, Closing.STOP) and self._stays():
            self.stayed = True
            self.stage = Stage.REPAIR
            return
        self.ended = True

    def _collect(self) -> bool:
        """Pick up what klustered or lies outside; returns whether there was anything."""
        klusters, outside = self._board.klusters(), self._board.outside()
        if self.hand.grip is not None and (klusters or self.fault or outside):
            if any(self.hand.grip.magnet in kluster for kluster in klusters):
                self._touched_by = self.hand.grip.magnet
            self.hand.empty()
        self._klusters += klusters
        self._outside += [magnet for magnet in outside if magnet not in self._outside]
        gone = {magnet for kluster in self._klusters for magnet in kluster} | set(self._outside)
        lying = gone.intersection(self._board.lying())
        self._board.remove(in_order(lying))
        self._board.world.forget_touches()
        return bool(klusters or lying)

    def _restore(self) -> None:
        """Q-P7: cords that a fault left apart go back to where they last crossed; what that moves counts, too."""
        self._board.restore_cords(self.legal)
        self._waited = 0
        if self._restored:  # magnets in the way have pushed them apart again: now they stay
            self._board.put_to_rest()
            self._collect()
            self.ended = True
        self._restored = True

    # What happened

    @property
    def fault(self) -> bool:
        """Whether there was anything to pick up so far."""
        return bool(self._klusters or self._outside)

    def facts(self) -> TurnFacts:
        """The turn as the rules want to know it."""
        return TurnFacts(
            placed=self.placed,
            held=self._touched_by,
            klusters=tuple(in_order(kluster) for kluster in self._klusters),
            outside=in_order(self._outside),
            cords_cross=self._board.cords_in_order(),
        )
