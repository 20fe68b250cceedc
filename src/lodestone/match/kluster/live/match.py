"""A match of Kluster on physics: intents in, frames and events out, turn after turn. Never reads a clock or a file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lodestone.core import Event, GameOver, InvalidRequest, Seat
from lodestone.kluster import Magnet, Phase, Position, TimeRanOut
from lodestone.match.kluster.live.board import KlusterBoard
from lodestone.match.kluster.live.frame import Body, Camera, Frame, Stage
from lodestone.match.kluster.live.intents import (
    AnyIntent,
    Continue,
    Resign,
    Stop,
    TableIntent,
    TimeOut,
    TimeUp,
    check_reach,
)
from lodestone.match.kluster.live.played import Input, PlayedTurn, Resting, physics_version
from lodestone.match.kluster.live.setting import Setting
from lodestone.match.kluster.live.turn import Closing, Turn, check_cords, refuse
from lodestone.match.kluster.live.view import KlusterView, view_for
from lodestone.match.kluster.refereed import Happening, RefereedGame, Resigned, Stopped, TimedOut
from lodestone.physics.report import Touch
from lodestone.physics.snapshots import digest_of, restore, snapshot
from lodestone.physics.world import World


class Passed(NamedTuple):
    """What happened in some frames."""

    touches: tuple[tuple[Magnet, Magnet], ...]
    events: tuple[Event, ...]


class KlusterMatch:
    """One match from the set table to its end. It holds secrets: give players views, and frames `seen_by` a seat.

    >>> from lodestone.kluster import Boxes
    >>> from lodestone.match.kluster.live import Hover, Release, Take, set_table
    >>> match = KlusterMatch(set_table(Boxes(classic=1), seats=2, seed=3))
    >>> match.do(0, Take(match.position.pools[0][0]))
    >>> match.do(0, Hover(0, 0, height=30))
    >>> frame = match.advance(50)
    >>> match.do(0, Release())
    >>> [type(event).__name__ for event in match.advance_to_rest().events]
    ['MagnetPlaced', 'TurnPassed']
    """

    def __init__(self, setting: Setting, players: tuple[str, ...] | None = None) -> None:
        self._sit_down(setting, players, KlusterBoard(setting))
        self.opening_digest = digest_of(self._before)
        self.physics = physics_version()
        self._begin()

    @classmethod
    def resumed(
        cls,
        setting: Setting,
        turns: Sequence[PlayedTurn],
        snapshot: bytes,
        *,
        players: tuple[str, ...] | None = None,
        opening_digest: str,
        physics: str,
    ) -> KlusterMatch:
        """A match as it stood after `turns`, from its `snapshot` then; nothing is simulated. Prefer `resume`."""
        match = cls.__new__(cls)
        match._sit_down(setting, players, KlusterBoard(setting, restore(snapshot)))
        match._before = snapshot  # a snapshot of an older layout: the record knows it by its digest
        match.opening_digest = opening_digest
        match.physics = physics
        for played in turns:
            for happening in played.happenings:
                match._game.happen(happening)
        match.turns += turns
        match._begin()
        return match

    def _sit_down(self, setting: Setting, players: tuple[str, ...] | None, board: KlusterBoard) -> None:
        self.setting = setting
        self.players = players
        """Who sits where, if the table wants it kept in the record."""
        self.board = board
        self.turns: list[PlayedTurn] = []
        self.turn: Turn | None = None
        self._camera = Camera(board)
        self._game = RefereedGame(setting.setup)
        self._inputs: list[Input] = []
        self._happenings: list[Happening] = []
        self._events: list[Event] = []
        self._leaving: list[Seat] = []
        self._before = snapshot(board.world)

    def _repr_svg_(self) -> str:
        """How notebooks show it: the table now, poles and all, and everybody's magnets from turn to turn."""
        from lodestone.match.kluster.live.glance import match_svg  # only notebooks need it

        return match_svg(self)

    def take_up(self, world: World, inputs: Sequence[Input], resigned: Sequence[Seat], leaving: Sequence[Seat]) -> None:
        """Go on with the running turn as another process has left it off; the turn's own part is `Turn.take_up`."""
        self.board.world = world
        self._inputs[:], self._leaving[:] = inputs, leaving
        for seat in resigned:
            self._happen(Resigned(seat))
        self._events.clear()  # the process that had it has told them

    # What may be asked

    @property
    def position(self) -> Position:
        """The position now; during a turn the one before it."""
        return self._game.position

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position from the deal on."""
        return self._game.positions

    @property
    def stage(self) -> Stage:
        """Where the turn is."""
        return Stage.OVER if self.turn is None else self.turn.stage

    @property
    def by_clock(self) -> bool:
        """Whether the time of the running turn is up: the clock's hand plays it out (Z9)."""
        return self.turn is not None and self.turn.by_clock

    @property
    def clock_goes_on(self) -> bool:
        """Whether an expert has a choice after a placement of the clock's hand, which has to answer as well (Z9)."""
        return self.stage is Stage.CHOICE and bool(self.turns) and self.turns[-1].by_clock

    @property
    def idle(self) -> bool:
        """Whether no frames are needed until the next intent."""
        return self.turn is None or self.turn.idle

    @property
    def inputs(self) -> tuple[Input, ...]:
        """What was done in the turn that is running."""
        return tuple(self._inputs)

    @property
    def leavers(self) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
        """Who has left the game in the turn that is running, and who will as soon as nothing moves."""
        gone = tuple(happening.seat for happening in self._happenings if isinstance(happening, Resigned))
        return gone, tuple(self._leaving)

    def snapshot(self) -> bytes:
        """The whole table as it was when the running turn began, to `resume` from. It tells every pole."""
        return self._before

    def view(self, seat: Seat | None) -> KlusterView:
        """What a seat, or a spectator (None), may see."""
        return view_for(self.setting, self.position, self.frame().seen_by(seat), seat)

    def frame(self) -> Frame:
        """The table at this moment; strip it with `seen_by` before it is shown."""
        return self._picture((), ())

    # What may be done

    def do(self, seat: Seat, intent: AnyIntent) -> None:
        """Do what a seat asks for. A refused intent changes nothing."""
        turn = self._current()
        check_reach(intent)
        if isinstance(intent, Resign):
            self._resign(seat, turn)
            return
        if seat != turn.seat:
            raise refuse("K8", "kluster-not-on-turn", seat=turn.seat)
        if isinstance(intent, Continue):
            self._continue(turn)
        elif isinstance(intent, Stop):
            self._stop()
        elif turn.stage is Stage.CHOICE:
            raise refuse("E3", "kluster-choose-first")
        else:
            turn.do(intent)
        self._note(seat, intent)
        if turn.ended:
            self._resolve(turn)

    def may_resign(self, seat: Seat) -> bool:
        """Whether a seat is still in the game and not about to leave it."""
        return seat in self.position.active and seat not in self._leaving and self.turn is not None

    def time_up(self) -> None:
        """The turn's time is up (Z9). Called by the clock; refused once the magnet is let go.

        Alone it is a fault, and an expert's choice is to stop. Otherwise the turn is `by_clock` from here on: whoever
        calls this lets a bot play it out, with the magnet that is held if there is one, and `time_out` if that fails.
        """
        turn = self._unsettled()
        if turn.by_clock:
            raise refuse("Z9", "kluster-clock-plays")
        if self.setting.setup.solo:
            self.time_out()
            return
        if not self.clock_goes_on:
            self._events.append(TimeRanOut(turn.seat))
        self._note(turn.seat, TimeUp())
        turn.go_on_by_clock()
        if turn.stage is Stage.CHOICE:
            turn.close(Closing.STOP)

    def time_out(self) -> None:
        """The turn ends without a placement: alone a fault, otherwise it passes (Z9)."""
        turn = self._unsettled()
        self._note(turn.seat, TimeOut())
        turn.close(turn.closing or Closing.TIMEOUT)  # an expert who has stopped places no more

    def _unsettled(self) -> Turn:
        turn = self._current()
        if turn.stage is Stage.SETTLING:
            raise refuse("Z4", "kluster-settling")
        return turn

    def _continue(self, turn: Turn) -> None:
        if turn.stage is not Stage.CHOICE:
            raise refuse("E3", "kluster-nothing-offered")
        turn.stage = Stage.PREPARING

    def _stop(self) -> None:
        turn = self._unsettled()
        if not self.setting.setup.solo and self.position.phase is not Phase.CONTINUE:
            raise refuse("K9", "kluster-stop")
        check_cords(self.board)
        turn.close(Closing.STOP)

    def _resign(self, seat: Seat, turn: Turn) -> None:
        if not self.may_resign(seat):
            raise refuse("Z8", "kluster-resign", seat=seat)
        self._note(seat, Resign())
        if seat == turn.seat and turn.stage is not Stage.SETTLING:
            turn.close(Closing.RESIGN)
            return
        self._leaving.append(seat)
        self._let_leave(turn)

    def _current(self) -> Turn:
        if self.turn is None:
            raise GameOver("game-over", rule="K21")
        return self.turn

    def _note(self, seat: Seat, intent: AnyIntent | TableIntent) -> None:
        assert self.turn is not None or self.position.over
        self._inputs.append(Input(0 if self.turn is None else self.turn.frames, seat, intent))

    # Time

    def advance(self, frames: int = 1) -> Frame:
        """Let frames of 16 ms go by, at most until the turn ends; while nothing moves time stands still."""
        if frames < 1:
            raise InvalidRequest("kluster-frames", frames=frames)
        passed = self.pass_time(frames)
        return self._picture(passed.touches, passed.events)

    def pass_time(self, frames: int) -> Passed:
        """The same without a picture. With no frames at all, tell what intents have changed."""
        touches: list[tuple[Magnet, Magnet]] = []
        for _ in range(frames):
            turn = self.turn
            if turn is None or turn.idle:
                break
            if touched := turn.tick():
                touches += self._named(touched)
            if turn.ended:
                self._resolve(turn)
            else:
                self._let_leave(turn)
            if self._events:
                break
        events, self._events = tuple(self._events), []
        return Passed(tuple(touches), events)

    def advance_to_rest(self) -> Frame:
        """Let time go by until the turn ends or waits for somebody."""
        turn = self.turn
        frame = self.advance()
        while self.turn is turn and turn is not None and turn.stage is Stage.SETTLING and not frame.events:
            frame = self.advance()
        return frame

    def _named(self, touches: tuple[Touch, ...]) -> list[tuple[Magnet, Magnet]]:
        names = self.board.names
        return [(names[touch.first], names[touch.second]) for touch in touches]

    def _picture(self, touches: tuple[tuple[Magnet, Magnet], ...], events: tuple[Event, ...]) -> Frame:
        turn = self.turn
        grip = None if turn is None else turn.hand.grip
        seen = [magnet for magnet in self.board.seen() if grip is None or magnet != grip.magnet]
        return Frame(
            number=0 if turn is None else turn.frames,
            turn=None if turn is None else turn.seat,
            stage=self.stage,
            lying=self._camera.lying(seen),
            held=self._camera.held(grip),
            cords=self._camera.cords(),
            grabbed=tuple(self.board.world.cords.drags),
            trembling=self.board.trembling(),
            touches=touches,
            tug=self._camera.tug(grip),
            may_release=grip is not None and self.stage is Stage.PREPARING and self.board.refusal(grip.magnet) is None,
            events=events,
        )

    # The end of a turn

    def _begin(self) -> None:
        position = self.position
        if position.seat is None:
            self.turn = None
            return
        pool = position.pools[position.seat]
        self.turn = Turn(self.board, self.setting.setup, self.setting.table, position.seat, pool, self._stays)
        if position.phase is Phase.CONTINUE:
            self.turn.stage = Stage.CHOICE

    def _stays(self) -> bool:
        """Z4, `cord_after_release`: with magnets left, and no choice before it, the seat may still move the cords."""
        turn = self._current()
        if not self.setting.table.cord_after_release:
            return False
        if turn.placed is None:
            return turn.closing is Closing.STOP
        after, _ = self.position.play(turn.facts())
        return bool(after.pools[turn.seat]) and after.phase is not Phase.CONTINUE

    def _resolve(self, turn: Turn) -> None:
        """Tell the rules what happened in a turn that has ended."""
        facts = turn.facts()
        if facts.fault or facts.placed is not None:
            self._happen(facts)
            if turn.closing is Closing.TIMEOUT and not facts.fault and self._time_counts():
                self._happen(TimedOut())
        elif turn.closing is Closing.TIMEOUT:
            self._happen(TimedOut())
        elif turn.closing is Closing.STOP:
            self._happen(Stopped())
        if turn.closing is Closing.RESIGN:
            self._leaving.append(turn.seat)
        self._leave()
        self._finish(turn)

    def _time_counts(self) -> bool:
        """Z9: placed, but the cords were not mended in time. Alone that is a fault, and no expert goes on."""
        return self.position.phase is Phase.CONTINUE or (self.setting.setup.solo and not self.position.over)

    def _let_leave(self, turn: Turn) -> None:
        """Seats that resign out of turn go as soon as nothing moves; that may end the turn of somebody else."""
        while self._leaving and turn.stage is not Stage.SETTLING and turn.placed is None and self.board.quiet:
            after, _ = self.position.resign(self._leaving[0])
            if after.over:
                self._leave()
                self._break_off(turn)
                return
            if (after.seat, after.phase) != (
                turn.seat,
                self.position.phase,
            ):  # Q-E1: another seat is next now, so the expert stops
                turn.close(Closing.LEFT)
                return
            self._happen(Resigned(self._leaving.pop(0)))

    def _break_off(self, turn: Turn) -> None:
        """Nobody is left to play against: stop whatever the hands are doing."""
        turn.hand.empty()
        self.board.let_go_cords()
        self.board.world.step()
        self.board.put_to_rest()
        self._finish(turn)

    def _leave(self) -> None:
        while self._leaving and not self.position.over:
            seat = self._leaving.pop(0)
            if seat in self.position.active:
                self._happen(Resigned(seat))
        self._leaving.clear()

    def _happen(self, happening: Happening) -> None:
        self._events += self._game.happen(happening)
        self._happenings.append(happening)

    def _finish(self, turn: Turn) -> None:
        lying = {body.magnet: _resting(body) for body in self._camera.bodies(self.board.lying())}
        self._before = snapshot(self.board.world)
        played = PlayedTurn(
            turn.seat,
            turn.frames,
            tuple(self._inputs),
            tuple(self._happenings),
            lying,
            self._camera.cords(),
            digest_of(self._before),
        )
        self.turns.append(played)
        self._inputs, self._happenings = [], []
        self._begin()


def _resting(body: Body) -> Resting:
    """Where a magnet lies, to the nanometre."""
    x, y, z = (round(value, 6) for value in body.at)
    a, b, c, d = (round(value, 9) for value in body.quaternion)
    return x, y, z, a, b, c, d
