"""What a careful bot knows about poles: only what its fingers have felt (Z5).

A held magnet is pulled by all others at once. Each would pull with a load G_j, known from where it lies, if face a of
both were north; the signs u_j = s_held s_j are what is unknown. Feeling at several places gives more equations than
unknowns, and the sum of squares with the least error tells the signs, each with its certainty:

    tug = Σ_j u_j G_j + noise,     u_j = ±1.

Only products of two signs can ever be felt: all norths could as well be souths, and nothing would change.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from lodestone.kluster import Magnet, is_spinner
from lodestone.match.kluster.equipment import Size
from lodestone.match.kluster.live import Body, Frame
from lodestone.match.kluster.live.intents import Face
from lodestone.physics import params
from lodestone.physics.bodies import set_rotation
from lodestone.physics.types import Floats

FORCE = 1e-4
"""N: a pull weaker than this is lost between the fingers."""
TORQUE = 5e-6
"""N·m: likewise a twist."""
ROUGHLY = 0.1
"""Share of a load by which the rule of thumb for two magnets may be wrong."""
CERTAIN = 3.0
"""Evidence (in natural units of log odds) from which a feeling counts."""


def nominal(magnet: Magnet, size: Size) -> params.Magnet:
    """A magnet of that size (mm) and of usual strength, its face a north: all that the eye can tell."""
    build = params.spinner if is_spinner(magnet) else params.stone
    a, b, c = size
    return build((a * 1e-3, b * 1e-3, c * 1e-3))


def strengths(sizes: Mapping[Magnet, Size]) -> dict[Magnet, float]:
    """A·m²: the strength that each magnet's size suggests."""
    return {magnet: max(nominal(magnet, size).moment) for magnet, size in sizes.items()}


def axis(body: Body) -> Floats:
    """(3,) the direction of its face a."""
    rotation = np.empty((3, 3))
    set_rotation(np.array(body.quaternion), rotation)
    return rotation[:, 0 if is_spinner(body.magnet) else 2]


class TugReadings:
    """What one held magnet feels of those on the table, gathered over as many frames as one likes."""

    def __init__(self, magnet: Magnet, strengths: Mapping[Magnet, float]) -> None:
        self.magnet = magnet
        self._strengths = strengths
        self._names: list[Magnet] = []
        self._normal = np.zeros((0, 0))
        self._right = np.zeros(0)

    def feel(self, frame: Frame) -> None:
        """Take in the tug of a frame."""
        if frame.held is None or frame.tug is None or not frame.lying:
            return
        self._grow(body.magnet for body in frame.lying)
        columns = self._loads(frame.held.body, frame.lying)
        tug = np.array([*frame.tug.force, *frame.tug.torque])
        noise = np.repeat([FORCE, TORQUE], 3)
        for part in (slice(0, 3), slice(3, 6)):
            noise[part] += ROUGHLY * float(np.sqrt(np.square(tug[part]).sum()))
        scaled = columns / noise[:, np.newaxis]
        rows = [self._names.index(body.magnet) for body in frame.lying]
        self._normal[np.ix_(rows, rows)] += scaled.T @ scaled
        self._right[rows] += scaled.T @ (tug / noise)

    def evidence(self, known: Mapping[Magnet, int]) -> dict[Magnet, float]:
        """Log odds that each magnet's face a has the same pole as the held one's.

        Magnets whose poles are `known` among themselves speak with one voice, and leave the others to be told apart.
        """
        if not self._names:
            return {}
        normal = self._normal + np.eye(len(self._names))
        signs = np.array([known.get(name, 0) for name in self._names], dtype=np.float64)
        settled = signs != 0.0
        free = ~settled
        # As unknowns: one common sign for all settled magnets, one sign for each of the others.
        basis = np.zeros((len(self._names), 1 + int(free.sum())))
        basis[:, 0] = signs
        basis[np.flatnonzero(free), 1 + np.arange(int(free.sum()))] = 1.0
        spread = np.linalg.inv(basis.T @ normal @ basis + 1e-9 * np.eye(basis.shape[1]))
        means = spread @ (basis.T @ self._right)
        odds = 2.0 * means / np.maximum(np.diag(spread), 1e-6)
        odds = np.where(np.abs(means) < 0.3, 0.0, odds)
        each = basis @ odds
        return {name: float(value) for name, value in zip(self._names, each, strict=True)}

    def _grow(self, names: Iterable[Magnet]) -> None:
        new = [name for name in names if name not in self._names]
        if not new:
            return
        before, self._names = len(self._names), self._names + new
        normal, right = np.zeros((len(self._names),) * 2), np.zeros(len(self._names))
        normal[:before, :before], right[:before] = self._normal, self._right
        self._normal, self._right = normal, right

    def _loads(self, held: Body, lying: tuple[Body, ...]) -> Floats:
        """(6, n) force and torque that each would put on the held magnet, both seen as a single dipole."""
        mine = self._strengths[self.magnet] * axis(held)
        theirs = np.array([self._strengths[body.magnet] * axis(body) for body in lying])
        apart = (np.array(held.at) - np.array([body.at for body in lying])) * 1e-3
        distance = np.sqrt(np.square(apart).sum(axis=1, keepdims=True))
        n = apart / distance
        m, t = n @ mine, (n * theirs).sum(axis=1)
        field = 1e-7 * (3.0 * n * t[:, np.newaxis] - theirs) / distance**3
        torque = np.cross(mine, field)
        force = theirs * m[:, np.newaxis] + mine * t[:, np.newaxis]
        force += n * ((theirs @ mine) - 5.0 * m * t)[:, np.newaxis]
        return np.concatenate([(3e-7 * force / distance**4).T, torque.T])


class Poles:
    """What is known of all magnets: pairs whose faces a are alike or opposite, and how surely."""

    def __init__(self) -> None:
        self._felt: dict[tuple[Magnet, Magnet], float] = {}
        self._signs: dict[Magnet, tuple[Magnet, int]] = {}

    def learn(self, readings: TugReadings) -> None:
        """Take in what a held magnet has felt so far; it replaces what the same magnet felt before of the same ones."""
        held = readings.magnet
        for other, odds in readings.evidence(self.among_themselves(held)).items():
            pair = (held, other) if held < other else (other, held)
            if abs(odds) > max(CERTAIN, abs(self._felt.get(pair, 0.0))):
                self._felt[pair] = odds
        self._join()

    def show(self, north: Mapping[Magnet, Face]) -> None:
        """The table shows all poles: nothing is left to feel."""
        first = min(north)
        for magnet, face in north.items():
            if magnet != first:
                self._felt[first, magnet] = 1e9 if face == north[first] else -1e9
        self._join()

    def relative(self, magnet: Magnet) -> dict[Magnet, int]:
        """1 or −1 for all magnets known to have their faces a alike or opposite to this one's, itself included."""
        root, own = self._signs.get(magnet, (magnet, 1))
        found = {other: sign * own for other, (at, sign) in self._signs.items() if at == root}
        return found or {magnet: 1}

    def among_themselves(self, magnet: Magnet) -> dict[Magnet, int]:
        """The largest group with mutually known signs, whether this magnet belongs to it or not."""
        groups: dict[Magnet, dict[Magnet, int]] = {}
        for other, (root, sign) in self._signs.items():
            if other != magnet:
                groups.setdefault(root, {})[other] = sign
        return max(groups.values(), key=len, default={})

    def groups(self, magnets: Iterable[Magnet]) -> list[dict[Magnet, int]]:
        """The magnets by what is known of them: in each group the signs relative to one another."""
        groups: dict[Magnet, dict[Magnet, int]] = {}
        for magnet in magnets:
            root, sign = self._signs.get(magnet, (magnet, 1))
            groups.setdefault(root, {})[magnet] = sign
        return list(groups.values())

    def _join(self) -> None:
        """Put the pairs together, the surest first; what contradicts surer feelings is left out."""
        signs: dict[Magnet, tuple[Magnet, int]] = {}
        for (one, other), odds in sorted(self._felt.items(), key=lambda item: (-abs(item[1]), item[0])):
            root, sign = signs.setdefault(one, (one, 1))
            root2, sign2 = signs.setdefault(other, (other, 1))
            if root == root2:
                continue
            turn = sign * sign2 * (1 if odds > 0 else -1)
            for magnet, (at, value) in signs.items():
                if at == root2:
                    signs[magnet] = (root, value * turn)
        self._signs = signs
