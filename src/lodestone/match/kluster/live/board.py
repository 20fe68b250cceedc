"""The table as the rules speak of it: magnets by name, inside and outside, cords in order. Wraps a physics world."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from lodestone.core import Chance, Reason
from lodestone.kluster import Magnet, is_spinner
from lodestone.kluster.area import stray_cords
from lodestone.match.kluster.live.made import physical
from lodestone.match.kluster.live.setting import Setting, lay_in_centre
from lodestone.physics.bodies import ABSENT, AWAKE, HELD
from lodestone.physics.cord_area import contains, contains_outline, self_crossings
from lodestone.physics.outside import outside_loops, rests_outside
from lodestone.physics.params import SURFACES
from lodestone.physics.snapshots import digest
from lodestone.physics.types import AnyArray, Floats
from lodestone.physics.world import World

SETTLE = 3.0
"""Seconds without motion after which the table counts as at rest (Z3)."""


class KlusterBoard:
    """All magnets of a match and its cords. Magnets in pools are known to the world but absent from it."""

    def __init__(self, setting: Setting, world: World | None = None) -> None:
        """A freshly set table, or `world` as it was left."""
        self.names = setting.setup.boxes.magnets
        self.index = {name: at for at, name in enumerate(self.names)}
        self.one_group = setting.setup.options.one_group
        self.world = world or self._lay_out(setting)
        self._crossings: list[int] = []
        self._crossed: tuple[bytes, bool] = (b"", False)

    def _lay_out(self, setting: Setting) -> World:
        world = World(SURFACES[setting.table.surface])
        for name in self.names:
            world.add(physical(name, setting.made[name]))
        for shape in setting.shapes():
            world.add_cord(shape)
        for cord, magnet in enumerate(setting.setup.centres):
            chance = Chance(setting.seed, f"kluster/centre/{magnet}")
            lay_in_centre(world, self.index[magnet], magnet, setting.made[magnet], cord, chance)
        world.run(SETTLE)
        put_to_rest(world)
        world.forget_touches()
        return world

    def begin_turn(self) -> None:
        """Forget touches: a turn answers only for what happens in it."""
        self.world.forget_touches()
        self._crossings = self._count_crossings()
        self._crossed = (b"", False)

    # What lies where

    def field(self, name: str) -> AnyArray:
        """A quantity of all magnets by its name in `physics.bodies`. (A tenth of the time of `world.bodies.…`.)"""
        return self.world.state.bodies[name]

    def lying(self) -> list[Magnet]:
        """Magnets on the table."""
        return [name for name, status in self._statuses() if status < HELD]

    def seen(self) -> list[Magnet]:
        """Magnets on the table or in a hand."""
        return [name for name, status in self._statuses() if status != ABSENT]

    def trembling(self) -> tuple[Magnet, ...]:
        """Magnets that move."""
        return tuple([name for name, status in self._statuses() if status == AWAKE])

    def _statuses(self) -> Iterable[tuple[Magnet, int]]:
        return zip(self.names, self.field("status").tolist(), strict=True)

    @property
    def quiet(self) -> bool:
        """Whether nothing on the table moves, no matter what a hand with a magnet does."""
        return self.world.cords.at_rest and AWAKE not in self.field("status").tolist()

    @property
    def at_rest(self) -> bool:
        """Whether nothing moves at all, hands included."""
        return self.world.at_rest

    def klusters(self) -> list[tuple[Magnet, ...]]:
        """Groups that have touched since the last `forget` (Z3)."""
        return [tuple(self.names[i] for i in group) for group in self.world.klusters()]

    def outside(self) -> list[Magnet]:
        """Magnets whose middle is outside every loop, or beyond the table (Z2, P11, Q-P6)."""
        cords = self.world.cords
        each = outside_loops(cords.state.loops, self.world.state.bodies, cords.table)
        out = set(each[0]).intersection(*each[1:])
        return [self.names[i] for i in sorted(out)]

    @property
    def rests_outside(self) -> bool:
        """Whether all is at rest and a magnet lies outside. One call, because every frame asks."""
        cords = self.world.cords
        return cords.steps_left() == 0 and rests_outside(cords.state.loops, self.world.state.bodies, cords.table)

    def digest(self) -> str:
        """A checksum of the world's whole state."""
        return digest(self.world)

    # The hand

    def hold(self, magnet: Magnet, point: tuple[float, float, float], turn: tuple[float, float, float, float]) -> None:
        """Take an absent magnet into the hand."""
        self.world.hold(self.index[magnet], point, turn)

    def remove(self, magnets: Iterable[Magnet]) -> None:
        """Take magnets away, from the table or from the hand."""
        for magnet in magnets:
            if self.field("status")[self.index[magnet]] != ABSENT:
                self.world.take(self.index[magnet])

    def refusal(self, magnet: Magnet) -> Reason | None:
        """Why a held magnet, lowered straight down where it is, would not be placed (Z1); None if it would be."""
        i = self.index[magnet]
        x, y, _ = self.field("position")[i].tolist()
        if is_spinner(magnet):  # D9: where it will touch the table
            arm_x, arm_y, _ = self.field("support_arm")[i].tolist()
            x, y = x + arm_x, y + arm_y
            if self._inside(x, y):
                return self._cord_refusal()
            return Reason("D9", "kluster-release-contact", {"magnet": magnet})
        shape = np.ascontiguousarray(self.field("shape_matrix")[i])
        cords = self.world.cords
        for c in range(len(cords)):
            if contains_outline(cords.nodes(c), x, y, shape, 0.0):  # Q-K8: the cord's middle line
                return self._cord_refusal()
        where = "kluster-release-partly" if self._inside(x, y) else "kluster-release-outside"
        return Reason("K9", where, {"magnet": magnet})

    def _inside(self, x: float, y: float) -> bool:
        cords = self.world.cords
        return any(contains(cords.nodes(c), x, y) for c in range(len(cords)))

    # Cords

    def _cord_refusal(self) -> Reason | None:
        """Q-K13: a figure eight is laid before the game; in a turn no cord is drawn over itself."""
        lies = self.world.cords.state.loops["node"].tobytes()
        if self._crossed[0] != lies:
            more = any(now > before for now, before in zip(self._count_crossings(), self._crossings, strict=True))
            self._crossed = (lies, more)
        return Reason("Q-K13", "kluster-release-crossed", {}) if self._crossed[1] else None

    def _count_crossings(self) -> list[int]:
        return [int(self_crossings(loop)) for loop in self.loops()]

    def loops(self) -> list[Floats]:
        """(96, 2) m each, the middle lines of the cords."""
        cords = self.world.cords
        return [cords.nodes(c).copy() for c in range(len(cords))]

    def cords_in_order(self) -> bool:
        """P15: every cord crosses another one; as a house rule all hang together (Q-P5)."""
        cords = self.world.cords
        return not stray_cords(len(cords), cords.cross, self.one_group)

    def cord_awake(self) -> bool:
        """Whether any cord may be moving."""
        return cord_awake(self.world)

    def let_go_cords(self) -> None:
        """Open all fingers where they are."""
        for cord in list(self.world.cords.drags):
            if not self.world.cords.drags[cord].releasing:
                self.world.halt_drag(cord)
                self.world.let_go(cord)

    def restore_cords(self, loops: list[Floats]) -> None:
        """Lay the cords as they were before (Q-P7): at rest, pushing nothing yet."""
        state = self.world.cords.state
        for cord, loop in enumerate(loops):
            state.loops["node"][cord] = loop
            for field in ("shift", "heading", "tension", "calm", "report"):
                state.loops[field][cord] = 0
            state.loops["asleep"][cord] = 0
        state.grips[:] = np.zeros((), state.grips.dtype)

    def put_to_rest(self) -> None:
        """End all motion now (Z3), that of cords too."""
        put_to_rest(self.world)


def cord_awake(world: World) -> bool:
    """Whether any cord may be moving."""
    return not all(world.cords.state.loops["asleep"].tolist())


def put_to_rest(world: World) -> None:
    """End all motion now, that of cords too."""
    world.put_to_rest()
    if cord_awake(world):
        world.cords.state.loops["asleep"][:] = 1
