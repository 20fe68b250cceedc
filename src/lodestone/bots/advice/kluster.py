"""Where to place which magnet at Kluster: many places scanned, the best played through with a hand that trembles.

Knows what the seat may know (Z5): the view, and what its fingers have felt. Where poles are unknown a place must do
well whichever way they are.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import NamedTuple

import numpy as np

from lodestone.bots.kluster.felt_poles import Poles, TugReadings, axis, nominal, strengths
from lodestone.bots.kluster.imagined_table import ImaginedSpot, ImaginedTable
from lodestone.bots.kluster.searching import APART, finalists, played_through, rank
from lodestone.core import InvalidRequest
from lodestone.kluster import Magnet
from lodestone.match.advice import Because
from lodestone.match.kluster.advice import KlusterAdvice, Placing
from lodestone.match.kluster.equipment import Size
from lodestone.match.kluster.live import Body, Frame, KlusterView, Stage
from lodestone.physics.params import SURFACES
from lodestone.physics.poses import pose
from lodestone.physics.types import Floats

SHAKE = 1.0
"""mm by which a person's hand is typically off."""
FINALISTS = 8
"""Places that are played through."""
TOLD = 3
"""Places that are returned, the best among them."""
SAFE = 0.05
"""Risk up to which a release counts as safe."""
RADII = (1.0, 2.0, 3.0, 5.0, 8.0)
"""Errors of the hand (mm) that are tried, to find out how much it may be off."""


def advise(view: KlusterView, poles: Poles | None = None) -> KlusterAdvice:
    """What the seat on turn should do with the magnet in its hand, or with the strongest of its pool."""
    if view.seat is None or view.seat != view.turn or view.frame.stage not in (Stage.PREPARING, Stage.CHOICE):
        raise InvalidRequest("advice-not-now")
    held = view.frame.held
    magnet = held.body.magnet if held is not None else _strongest(view, view.pools[view.seat])
    adviser = Adviser(view, poles or felt_now(view))
    best, *others = adviser.best_places(view.frame, magnet)
    slack = adviser.slack(best)
    placings = [adviser.placing(spot) for spot in (best, *others)]
    return KlusterAdvice(placings[0], tuple(placings[1:TOLD]), slack, reasons_for(placings[0], slack))


def felt_now(view: KlusterView) -> Poles:
    """What can be known at this moment without a memory: poles that are shown, and the tug on a held magnet."""
    poles = Poles()
    if view.north is not None:
        poles.show(view.north)
    elif view.frame.held is not None:
        sense = TugReadings(view.frame.held.body.magnet, strengths(view.sizes))
        sense.feel(view.frame)
        poles.learn(sense)
    return poles


def reasons_for(place: Placing, slack: float) -> tuple[Because, ...]:
    """Why there: how safe it is, how much hold is left, and which two magnets come nearest to snapping."""
    safe = Because("advice-slack", {"mm": round(slack)})
    found = [safe if slack > 0.0 else Because("advice-risk", {"risk": round(100 * place.risk)})]
    used = round(100 * place.use) if place.use is not None else 0
    if 0 < used <= 100:  # anything more is the worst case of poles that have not been felt
        found.append(Because("advice-hold", {"hold": _hold(used), "used": used}))
    if place.pair is not None:
        found.append(Because("advice-pair", {"one": place.pair[0], "other": place.pair[1]}))
    return tuple(found)


def _hold(used: int) -> str:
    """How well everything stays in place, by how many per cent of what holds it are used."""
    return "easily" if used <= 50 else "well" if used <= 80 else "barely"


class Adviser:
    """Advises one seat of a match, again and again as the table changes."""

    def __init__(self, view: KlusterView, poles: Poles) -> None:
        self.poles = poles
        self._sizes = view.sizes
        self._friction = SURFACES[view.table.surface].static_friction
        self._imagined = ImaginedTable(view)
        self._lying: tuple[Body, ...] = ()

    def best_places(self, frame: Frame, magnet: Magnet) -> list[ImaginedSpot]:
        """The safest places, the best first; a stone is set on its edge only if nothing else will do."""
        self.look(frame, magnet)
        found = self._best_of(standing=False)
        if found[0].risk > SAFE and found[0].pose == "flat":
            found = sorted([*found, *self._best_of(standing=True)], key=rank)
        return found

    def look(self, frame: Frame, magnet: Magnet) -> None:
        """See the table with this magnet about to be placed."""
        self._lying = frame.lying
        self._imagined.look(frame, self.poles, magnet)

    def judge(self, spot: ImaginedSpot) -> ImaginedSpot:
        """The same place, weighed and played through."""
        use = float(self._imagined.weigh([spot])[0])
        return replace(spot, use=use, risk=float(self._imagined.play_through([spot], SHAKE)[0]))

    def slack(self, spot: ImaginedSpot) -> float:
        """How far the hand may be off there, in mm."""
        safe = 0.0
        for radius in RADII:
            if float(self._imagined.play_through([spot], radius)[0]) > SAFE:
                break
            safe = radius
        return safe

    def placing(self, spot: ImaginedSpot) -> Placing:
        """A place in the form of the answer."""
        magnet = self._imagined.magnet
        turn = pose(spot.pose, math.radians(spot.yaw), spot.face == "a")
        middle = (spot.x, spot.y, self._sizes[magnet][2] / 2.0)
        pull = strongest_pull((*self._lying, Body(magnet, middle, turn, None)), self._sizes, self.poles, self._friction)
        return Placing(
            magnet=magnet,
            x=round(spot.x, 1),
            y=round(spot.y, 1),
            yaw=spot.yaw,
            face=spot.face,
            pose=spot.pose,
            risk=round(spot.risk, 3),
            use=round(spot.use, 3) if math.isfinite(spot.use) else None,
            pair=None if pull is None else pull.pair,
        )

    def _best_of(self, *, standing: bool) -> list[ImaginedSpot]:
        found = finalists(self._imagined, SHAKE, FINALISTS, APART, standing)
        return sorted(played_through(self._imagined, found, SHAKE), key=rank)


def _strongest(view: KlusterView, pool: Iterable[Magnet]) -> Magnet:
    strong = strengths(view.sizes)
    return max(pool, key=lambda magnet: (strong[magnet], magnet))


GRAVITY = 9.81
"""m/s²."""
STRENGTH = 3e-7
"""T·m/A: 3 μ0 / 4π."""


class Pull(NamedTuple):
    """Two magnets, and how hard they pull at each other for what friction holds of the lighter one: at 1 it slides."""

    pair: tuple[Magnet, Magnet]
    strain: float


def strongest_pull(bodies: Sequence[Body], sizes: Mapping[Magnet, Size], poles: Poles, friction: float) -> Pull | None:
    """The pair that snaps first if anything does; None if no two pull.

    Two whose poles have not been felt together may pull, so they count as if they did.
    """
    group_of = {magnet: (at, sign) for at, group in enumerate(_groups(bodies, poles)) for magnet, sign in group.items()}
    found: list[Pull] = []
    for one, other in combinations(bodies, 2):
        push, mass = _push(one, other, sizes)
        (here, sign), (there, other_sign) = group_of[one.magnet], group_of[other.magnet]
        pull = -push * sign * other_sign if here == there else abs(push)
        found.append(Pull((one.magnet, other.magnet), pull / (friction * GRAVITY * mass)))
    strongest = max(found, key=lambda pull: pull.strain, default=None)
    return strongest if strongest is not None and strongest.strain > 0.0 else None


def _groups(bodies: Sequence[Body], poles: Poles) -> list[dict[Magnet, int]]:
    return poles.groups(body.magnet for body in bodies)


def _push(one: Body, other: Body, sizes: Mapping[Magnet, Size]) -> tuple[float, float]:
    """The push in N if face a of both were north, and the mass of the lighter one in kg.

    Two dipoles m, m' at a distance r along n push each other apart with (3 μ0 / 4π r⁴) (m·m' − 3 (m·n)(m'·n)); a
    negative push is a pull.
    """
    made = [nominal(body.magnet, sizes[body.magnet]) for body in (one, other)]
    m, n = (axis(body) * max(magnet.moment) for body, magnet in zip((one, other), made, strict=True))
    apart: Floats = (np.array(other.at) - np.array(one.at)) * 1e-3
    distance = max(float(np.sqrt(apart @ apart)), 1e-3)
    along = apart / distance
    push = STRENGTH * float(m @ n - 3.0 * (m @ along) * (n @ along)) / distance**4
    return push, min(magnet.mass for magnet in made)
