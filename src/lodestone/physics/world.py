"""A table with magnets: the interface to the rest of Lodestone.

A world is stepped in whole steps of `dt`; a frame of live play is 16 of them in one kernel call. What
happened is read from the `StepReport` afterwards. Nothing here knows the time of day, seats or rules.

    world = World()
    a = world.add(stone())
    world.place(a, 0.0, 0.0, flat())
    report = world.run(5.0)

Cords are in `world.cords`, see `CordSet`.
"""

import math
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from lodestone.physics.bodies import ABSENT, ASLEEP, AWAKE, HELD, Bodies, find_footing, refresh
from lodestone.physics.compile import machine_code
from lodestone.physics.cord import Cords
from lodestone.physics.cord_advance import advance_with_cords
from lodestone.physics.cord_params import CordLaws
from lodestone.physics.cord_set import CordSet
from lodestone.physics.cord_shapes import CordShape
from lodestone.physics.errors import PhysicsError
from lodestone.physics.hand import TRACK, HeldMagnet, Point
from lodestone.physics.magnetics import magnetic_energy
from lodestone.physics.params import PARAMETERS, SURFACES, Laws, Magnet, Surface, laws_for
from lodestone.physics.poses import Quaternion, normalised
from lodestone.physics.report import StepReport, Touch, connected
from lodestone.physics.state import (
    AWAKE_NOW,
    CONTACTS,
    FIRST_TOUCH,
    NEVER,
    PUT_TO_REST,
    STALE,
    STEP,
    TIME,
    TOUCHES,
    State,
    copy_bodies,
    empty_state,
    plain,
)
from lodestone.physics.stepper import (
    advance,
    has_touched,
    put_to_rest,
    wake_clump,
)
from lodestone.physics.types import Floats

__all__ = ["FRAME_STEPS", "STEP_TIME", "World", "describe"]

STEP_TIME = 1e-3
"""s, the step of live play; 2 ms agrees on nearly all outcomes and serves bots."""
FRAME_STEPS = 16
"""Steps in a frame of live play: 16 ms."""
MOST_MAGNETS = 500
"""Magnets on one table."""
BLOCK = 1000
"""Steps for which the pointers of cords are worked out at a time."""
NOBODY = np.zeros((1, TRACK))


class Bound(NamedTuple):
    """A kernel's machine code, and what it was looked up for."""

    state: State
    laws: Laws
    cords: Cords
    cord_laws: CordLaws
    code: Callable[..., int]


class World:
    """Magnets and cords on a surface. Indices returned by `add` stay valid for the life of the world."""

    def __init__(self, ground: Surface = SURFACES["wood"], dt: float = STEP_TIME, **changes: float) -> None:
        if not 1e-5 <= dt <= 5e-3:
            raise PhysicsError("physics-bad-step", dt=dt)
        self.ground = ground
        self.laws = laws_for(ground, **changes)
        self.dt = float(dt)
        self.magnets: list[Magnet] = []
        self.state = empty_state(0)
        self.bodies = self.state.bodies.view(Bodies)
        """The magnets; read them freely, change them only through the world."""
        self.hand: HeldMagnet | None = None
        self.cords = CordSet()
        self._bound: Bound | None = None

    def _repr_svg_(self) -> str:
        """How notebooks show it: from above."""
        from lodestone.physics.from_above import world_svg  # only notebooks need it

        return world_svg(self)

    def __getstate__(self) -> dict[str, Any]:
        """A copy finds its machine code anew."""
        return {**vars(self), "_bound": None}

    # --- magnets -------------------------------------------------------------------------------------------

    def add(self, magnet: Magnet) -> int:
        """Make a magnet known; it is ABSENT until placed or held. Returns its index."""
        index = len(self.magnets)
        if index >= MOST_MAGNETS:
            raise PhysicsError("physics-too-many", most=MOST_MAGNETS)
        grown = empty_state(index + 1)
        grown.bodies[:index] = self.state.bodies
        grown.touch_time[:index, :index] = self.state.touch_time
        for new, old in zip(grown[2:5], self.state[2:5], strict=True):
            new[: len(old)] = old
        self.state = grown._replace(counters=self.state.counters, clock=self.state.clock)
        self.bodies = self.state.bodies.view(Bodies)
        self.magnets.append(magnet)
        describe(self.bodies, index, magnet, self.ground.static_friction)
        self.cords.fit(index + 1)
        return index

    @property
    def time(self) -> float:
        """Simulated seconds since the world was made."""
        return float(self.state.clock[TIME])

    def _index(self, i: int) -> int:
        if not 0 <= i < len(self.magnets):
            raise PhysicsError("physics-no-such-magnet", index=i)
        return i

    def put(
        self,
        i: int,
        position: Point,
        quaternion: Quaternion,
        velocity: Point = (0.0, 0.0, 0.0),
        angular_velocity: Point = (0.0, 0.0, 0.0),
        status: int = AWAKE,
    ) -> None:
        """Set a magnet's whole state. An AWAKE magnet that can rest falls asleep in the next step."""
        if not all(map(math.isfinite, (*position, *velocity, *angular_velocity))):
            raise PhysicsError("physics-not-finite", field="pose")
        turn = normalised(quaternion)
        self._leave(self._index(i))
        bodies = self.bodies
        bodies.position[i] = position
        bodies.quaternion[i] = turn
        bodies.velocity[i] = velocity
        bodies.angular_velocity[i] = angular_velocity
        bodies.status[i] = status
        moving = any(velocity) or any(angular_velocity)
        bodies.slipping[i] = 1 if moving else 0
        refresh(self.state.bodies, i)
        find_footing(self.state.bodies, self.laws.foot_tilt, i)

    def place(self, i: int, x: float, y: float, quaternion: Quaternion) -> None:
        """Set a magnet on the table at rest, exactly touching it."""
        self.put(i, (x, y, 0.0), quaternion)
        self.bodies.position[i, 2] = -self.bodies.support_arm[i, 2]

    def take(self, i: int) -> None:
        """Take a magnet away; those it held in place are tested again."""
        self._leave(self._index(i))
        self.bodies.status[i] = ABSENT

    def _leave(self, i: int) -> None:
        """Forget what ties magnet i to its old place: the hand, its clump, impulses, touches."""
        if self.hand is not None and self.hand.magnet == i:
            self.hand = None
        self.cords.forget(i)
        bodies, state = self.bodies, self.state
        if bodies.status[i] == ASLEEP and bodies.clump[i] != 0:
            wake_clump(state, int(bodies.clump[i]))
        bodies.clump[i] = 0
        bodies.calm[i] = 0
        for field in (bodies.velocity, bodies.angular_velocity, bodies.table_impulse):
            field[i] = 0.0
        count = int(state.counters[CONTACTS])
        keep = np.flatnonzero((state.contact_pair[:count] != i).all(axis=1))
        for array in (state.contact_pair, state.contact_impulse, state.contact_normal):
            array[: len(keep)] = array[keep]
        state.counters[CONTACTS] = len(keep)
        state.counters[STALE] = 1

    def push(self, i: int, force: Point, torque: Point = (0.0, 0.0, 0.0)) -> None:
        """A constant load (N, N·m) on a magnet until changed; only in worlds without cords."""
        self.bodies.external_force[self._index(i)] = force
        self.bodies.external_torque[i] = torque

    # --- the hand ------------------------------------------------------------------------------------------

    def hold(self, i: int, position: Point, quaternion: Quaternion) -> None:
        """Take a magnet into the hand at a pose (its centre). One at a time."""
        if self.hand is not None and self.hand.magnet != i:
            raise PhysicsError("physics-hand-full", magnet=self.hand.magnet)
        self.put(i, position, quaternion, status=HELD)
        self.hand = HeldMagnet(i, position, normalised(quaternion))

    def move_held(self, position: Point, quaternion: Quaternion | None, duration: float) -> None:
        """Plan a stroke of the hand to a pose; None keeps the orientation. Strokes follow one another."""
        hand = self._hand()
        if not (all(map(math.isfinite, position)) and math.isfinite(duration) and duration >= 0.0):
            raise PhysicsError("physics-not-finite", field="path")
        turn = hand.target()[1] if quaternion is None else normalised(quaternion)
        hand.add_stroke(position, turn, round(duration / self.dt))

    def halt_held(self) -> None:
        """Forget the strokes still planned: the hand stays where it is."""
        self._hand().strokes.clear()

    def release(self) -> None:
        """Lower the held magnet straight down in 0.3 s after its planned strokes, then let it go.

        If it touches another one on the way down it is let go there and then: a hand that went on pushing
        would squeeze magnets out from under it.
        """
        hand = self._hand()
        (x, y, _), turn = hand.target()
        height = self._resting_height(hand.magnet, turn)
        hand.add_stroke((x, y, height), turn, round(PARAMETERS["lowering_time"].value / self.dt))
        hand.releasing = True

    def _resting_height(self, i: int, turn: Quaternion) -> float:
        probe = self.bodies[i : i + 1].copy().view(Bodies)
        probe.quaternion[0] = turn
        refresh(plain(probe), 0)
        return -float(probe.support_arm[0, 2])

    def _hand(self) -> HeldMagnet:
        if self.hand is None or self.hand.releasing:
            raise PhysicsError("physics-hand-empty")
        return self.hand

    def _let_go(self) -> None:
        assert self.hand is not None
        i = self.hand.magnet
        self.hand = None
        bodies = self.bodies
        bodies.status[i] = AWAKE
        bodies.velocity[i] = 0.0
        bodies.angular_velocity[i] = 0.0
        bodies.slipping[i] = 0
        find_footing(self.state.bodies, self.laws.foot_tilt, i)

    # --- cords ---------------------------------------------------------------------------------------------

    def add_cord(self, shape: CordShape) -> int:
        """Lay a cord down (see `cord_shapes`); returns its index. Its length never changes."""
        return self.cords.add(shape)

    def grab(self, cord: int, point: tuple[float, float]) -> tuple[float, float]:
        """Take the nearest point of a cord into a hand; returns that point (m)."""
        return self.cords.grab(cord, point)

    def drag(self, cord: int, point: tuple[float, float], duration: float) -> None:
        """Plan a stroke of the hand on a cord; strokes follow one another, at 1 m/s at most."""
        self.cords.drag(cord, point, duration, self.dt)

    def halt_drag(self, cord: int) -> None:
        """Forget the strokes still planned for a cord: the hand stays where it is."""
        self.cords.halt(cord)

    def let_go(self, cord: int) -> None:
        """Open the hand on a cord after its planned strokes."""
        self.cords.let_go(cord)

    # --- time ----------------------------------------------------------------------------------------------

    def step(self, steps: int = FRAME_STEPS) -> StepReport:
        """Advance by a number of steps, a frame by default, and tell what happened."""
        mark = self._mark()
        self._advance(steps, False, False)
        return self._report(mark, steps)

    def advance(self, steps: int = FRAME_STEPS) -> tuple[Touch, ...]:
        """The same, but returns only first touches: a report copies the whole table."""
        mark = self._mark()
        self._advance(steps, False, False)
        return self._new_touches(mark)

    def run(self, limit: float, until_touch: bool = False) -> StepReport:
        """Advance until everything is at rest and the hand has no plans left, at most `limit` seconds."""
        mark = self._mark()
        most = round(limit / self.dt)
        done = 0
        while done < most:
            left = max(self.hand.steps_left() if self.hand else 0, self.cords.steps_left())
            if left:
                done += self._advance(min(left, most - done), False, until_touch)
            else:
                done += self._advance(most - done, True, until_touch)
                if self.at_rest:
                    break
            if until_touch and self.touched:
                break
        return self._report(mark, done)

    @property
    def at_rest(self) -> bool:
        """Whether no magnet is awake, the hand is still and no cord is active."""
        if self.hand is not None and self.hand.strokes:
            return False
        return self.cords.at_rest and AWAKE not in self.state.bodies["status"].tolist()

    @property
    def touched(self) -> bool:
        """Whether any pair has touched since `forget_touches`."""
        return bool(self.state.clock[FIRST_TOUCH] != NEVER)

    def _advance(self, steps: int, until_rest: bool, until_touch: bool) -> int:
        done = 0
        while done < steps:
            planned = steps - done
            hand = self.hand
            if hand is not None and hand.releasing:
                planned = min(planned, hand.strokes[0].steps - hand.strokes[0].done)
            opening = self.cords.steps_to_release()
            if opening is not None:
                planned = min(planned, opening)
            done += self._advance_block(planned, until_rest, until_touch)
            if hand is not None and hand.releasing and (not hand.strokes or self._dropped(hand)):
                self._let_go()
            elif until_rest and self.at_rest:
                break
            if until_touch and self.touched:
                break
        return done

    def _dropped(self, hand: HeldMagnet) -> bool:
        return len(hand.strokes) == 1 and bool(has_touched(self.state, hand.magnet))

    def _advance_block(self, steps: int, until_rest: bool, until_touch: bool) -> int:
        """Steps while the same magnet is held; all in one kernel call if no cord is active."""
        held, track, lowering = -1, NOBODY, False
        if self.hand is not None:
            held, track = self.hand.magnet, self.hand.track(steps, self.dt)
            lowering = self.hand.releasing and len(self.hand.strokes) == 1
        if len(self.cords) == 0:
            done = advance(self.state, self.laws, self.dt, steps, held, track, lowering, until_rest, until_touch)
        else:
            done = self._advance_cords(steps, held, track, lowering, until_rest, until_touch)
        if self.hand is not None:
            self.hand.move_on(track, done)
        return done

    def _advance_cords(
        self, steps: int, held: int, track: Floats, lowering: bool, until_rest: bool, until_touch: bool
    ) -> int:
        done = 0
        while done < steps:  # pointers of a block at a time, not of a whole minute
            block = min(steps - done, BLOCK)
            pointers = self.cords.track(block, self.dt)
            arguments = (
                self.state,
                self.laws,
                self.dt,
                block,
                held,
                track[min(done, len(track) - 1) :],
                self.cords.state,
                self.cords.laws,
                self.cords.problem(),
                self.cords.table,
                pointers,
                lowering,
                until_rest,
                until_touch,
            )
            made = self._code_of(arguments)(*arguments)
            self.cords.move_on(pointers, made)
            done += made
            if made < block or (until_rest and self.at_rest):
                break
        return done

    def _code_of(self, arguments: tuple[Any, ...]) -> Callable[..., int]:
        """The kernel for these arguments, looked up again only if arrays or laws were replaced since."""
        bound, cords = self._bound, self.cords
        if (
            bound is None
            or bound.state is not self.state
            or bound.laws is not self.laws
            or bound.cords is not cords.state
            or bound.cord_laws is not cords.laws
        ):
            code = machine_code(advance_with_cords, arguments)
            self._bound = bound = Bound(self.state, self.laws, cords.state, cords.laws, code)
        return bound.code

    # --- what happened -------------------------------------------------------------------------------------

    def _mark(self) -> tuple[int, int, int, float]:
        counters = self.state.counters.tolist()
        return counters[STEP], counters[TOUCHES], counters[PUT_TO_REST], self.time

    def _report(self, mark: tuple[int, int, int, float], steps: int) -> StepReport:
        step, _, rests, _ = mark
        return StepReport(
            time=self.time,
            steps=steps,
            rest=self.at_rest,
            touches=self._new_touches(mark),
            put_to_rest=bool(self.state.counters[PUT_TO_REST] != rests),
            bodies=copy_bodies(self.state.bodies),
            loops=self.cords.state.loops.copy(),
            table=self.cords.table,
            since=step,
            gravity=self.laws.gravity,
        )

    def _new_touches(self, mark: tuple[int, int, int, float]) -> tuple[Touch, ...]:
        _, touches, _, since = mark
        if self.state.counters[TOUCHES] == touches:
            return ()
        return tuple(touch for touch in self.touches() if touch.time > since)

    def touches(self) -> tuple[Touch, ...]:
        """All first touches since `forget_touches`, in order of time."""
        times = self.state.touch_time
        pairs = np.argwhere(times != NEVER)
        found = [Touch(float(times[i, j]), int(i), int(j)) for i, j in pairs]
        return tuple(sorted(found))

    def klusters(self) -> tuple[tuple[int, ...], ...]:
        """Connected components of all pairs that touched, even if they parted again (Z3)."""
        return connected((touch.first, touch.second) for touch in self.touches())

    def forget_touches(self) -> None:
        """Start a new turn: no pair has touched yet, and the time limit after a touch is off."""
        self.state.touch_time[:] = NEVER
        self.state.clock[FIRST_TOUCH] = NEVER
        self.state.counters[TOUCHES] = 0

    def put_to_rest(self) -> None:
        """End all motion now."""
        put_to_rest(self.state)
        self.state.counters[AWAKE_NOW] = 0

    def energy(self) -> tuple[float, float, float]:
        """Kinetic, gravitational and magnetic energy in J; a held magnet counts as a magnet only."""
        bodies = self.bodies
        free = bodies.status <= AWAKE
        turning = np.einsum("nji,nj->ni", bodies.rotation, bodies.angular_velocity)
        spin = (bodies.principal_inertia * turning**2).sum(axis=1)
        kinetic = 0.5 * (bodies.mass * (bodies.velocity**2).sum(axis=1) + spin)
        weight = bodies.mass * self.laws.gravity * bodies.position[:, 2]
        return (
            float(kinetic[free].sum()),
            float(weight[free].sum()),
            magnetic_energy(self.state.bodies, self.laws),
        )


def describe(bodies: Bodies, i: int, magnet: Magnet, friction: float) -> None:
    """Write what magnet i is made of into its record."""
    squares = np.square(magnet.semi_axes)
    bodies.semi_axes[i] = magnet.semi_axes
    bodies.mass[i] = magnet.mass
    bodies.principal_inertia[i] = (squares.sum() - squares) * magnet.mass / 5.0
    bodies.body_moment[i] = magnet.moment
    bodies.body_dipole[i], bodies.dipole_weight[i] = magnet.dipoles()
    bodies.friction[i] = friction
    bodies.rim[i] = magnet.rim
    bodies.radius[i] = max(magnet.semi_axes)
    refresh(plain(bodies), i)
