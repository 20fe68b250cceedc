"""A table of Kluster as environments have it: a match, what is seen of it as arrays or pixels, and how to act on it."""

from __future__ import annotations

import math
from typing import Any, Literal, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lodestone.core import IllegalMove, Seat
from lodestone.kluster import Boxes, Magnet, TableOptions, is_spinner
from lodestone.match.kluster.live import Hover, KlusterMatch, PutBack, Release, Stage, Take, set_table
from lodestone.match.kluster.live.hand import LIFTED, MagnetGrip, grip_for, lowest
from lodestone.match.kluster.live.intents import Pose, usual_pose
from lodestone.physics.bodies import ABSENT, HELD
from lodestone.physics.cord_params import NODES

HandKind: TypeAlias = Literal["honest", "above"]
Floats: TypeAlias = NDArray[np.float32]
Seen: TypeAlias = dict[str, Any]

CROSSING, LOW = 80.0, 30.0
"""mm: how high an honest hand crosses the table, and from where it lets go."""
LONG = 1000
"""Frames (of 16 ms) to let pass at a time; an event ends that earlier."""
MOST_REFUSALS = 10
"""Refused releases in a row after which an episode is cut off."""
FAR = 2.0
"""m: farther than anything on a table can be."""


class KlusterEnvTable:
    """One match at a time. Hidden poles stay hidden unless `show_poles`."""

    def __init__(self, boxes: Boxes, seats: int, show_poles: bool) -> None:
        self.boxes = boxes
        self.seats = seats
        self.show_poles = show_poles
        self.match = self._set(0)
        self.refusals = 0
        """Refused releases since the last one that was accepted."""

    def _set(self, seed: int) -> KlusterMatch:
        options = TableOptions(show_poles=self.show_poles)
        return KlusterMatch(set_table(self.boxes, self.seats, seed, table=options))

    def reset(self, seed: int) -> None:
        """Another match; the same seed sets the same table."""
        self.match = self._set(seed)
        self.refusals = 0

    # What is asked

    @property
    def radius(self) -> float:
        """How far the cord lies from the middle, in mm: actions give places as shares of it."""
        return 1e3 * max(float(np.hypot(*loop.T).max()) for loop in self.match.board.loops())

    def pool(self, seat: Seat) -> list[Magnet]:
        """What a seat has left, the strongest first."""
        made = self.match.setting.made
        return sorted(self.match.position.pools[seat], key=lambda magnet: (-abs(made[magnet].moment), magnet))

    @property
    def lying(self) -> int:
        """How many magnets lie in the area: alone, the score (S4)."""
        return len(self.match.board.lying())

    # What is done

    def place(self, seat: Seat, grip: MagnetGrip, x: float, y: float, hand: HandKind) -> bool:
        """Let a magnet go at a place (mm) and wait for the end of the turn; False if that is refused (Z1)."""
        if not self._would_accept(grip, x, y):
            self.refusals += 1
            return False
        turn = self.match.turn
        assert turn is not None
        if hand == "above":
            turn.hand.take(grip, self._above(grip, x, y))
        else:
            self.match.do(seat, Take(grip.magnet, grip.face, grip.pose, grip.yaw))
            for height in (CROSSING, LOW):
                self._carry(seat, x, y, height)
        return self._let_go(seat)

    def _above(self, grip: MagnetGrip, x: float, y: float) -> tuple[float, float, float]:
        axes = self.match.board.world.magnets[self.match.board.index[grip.magnet]].semi_axes
        return x * 1e-3, y * 1e-3, LOW * 1e-3 + lowest(axes, grip.turn)

    def _would_accept(self, grip: MagnetGrip, x: float, y: float) -> bool:
        """Whether the magnet would be placed there, found out by holding it there for no time at all."""
        board = self.match.board
        board.hold(grip.magnet, (x * 1e-3, y * 1e-3, LIFTED), grip.turn)
        refused = board.refusal(grip.magnet)
        board.remove([grip.magnet])
        return refused is None

    def _carry(self, seat: Seat, x: float, y: float, height: float) -> None:
        turn = self.match.turn
        if turn is None or self.match.stage is not Stage.PREPARING or turn.hand.grip is None:
            return  # something has happened on the way
        self.match.do(seat, Hover(x, y, height))
        while self.match.turn is turn and turn.stage is Stage.PREPARING and not turn.hand.still:
            self.match.pass_time(1)

    def _let_go(self, seat: Seat) -> bool:
        turn = self.match.turn
        accepted = True
        if turn is not None and turn.seat == seat and self.match.stage is Stage.PREPARING:
            accepted = self._release(seat)
        self.settle()
        return accepted

    def _release(self, seat: Seat) -> bool:
        """Let go; False, and the magnet goes back to the pool, if that is refused (Z1)."""
        if self.open_hand(seat):
            return True
        self.match.do(seat, PutBack())
        self._wait_for_hand()
        return False

    def open_hand(self, seat: Seat) -> bool:
        """Let go where the hand is; False, and the magnet is still held, if that is refused (Z1)."""
        try:
            self.match.do(seat, Release())
        except IllegalMove:
            self.refusals += 1
            return False
        self.refusals = 0
        return True

    def _wait_for_hand(self) -> None:
        turn = self.match.turn
        while turn is not None and self.match.turn is turn and turn.hand.grip is not None:
            self.match.pass_time(LONG)

    def settle(self) -> None:
        """Let time pass until nothing moves that has been let go."""
        turn = self.match.turn
        while turn is not None and self.match.turn is turn and turn.stage is Stage.SETTLING:
            self.match.pass_time(LONG)

    # What is seen

    def seen_by(self, seat: Seat) -> Seen:
        """Everything a seat may see: metres, newtons, quaternions (w, x, y, z)."""
        board, match = self.match.board, self.match
        status = board.field("status")
        there = (status != ABSENT) & (status != HELD)
        poses = np.zeros((len(there), 7), np.float32)
        poses[:, :3], poses[:, 3:] = board.field("position"), board.field("quaternion")
        poses[~there] = 0.0
        sizes = np.array([match.setting.made[magnet].size for magnet in board.names], np.float32) * 1e-3
        seen: Seen = {
            "poses": poses,
            "present": there.astype(np.float32),
            "sizes": sizes,
            "pools": self._pools(seat),
            "cord": np.array(board.loops(), np.float32),
            "held": self._held(seat),
        }
        if self.show_poles:
            made = match.setting.made
            seen["north"] = np.array([math.copysign(1.0, made[magnet].moment) for magnet in board.names], np.float32)
        return seen

    def _pools(self, seat: Seat) -> Floats:
        """Stones and spinners that each seat has left, beginning with the seat that looks."""
        pools = self.match.position.pools
        order = [pools[(seat + place) % self.seats] for place in range(self.seats)]
        return np.array(
            [[sum(not is_spinner(m) for m in pool), sum(map(is_spinner, pool))] for pool in order], np.float32
        )

    def _held(self, seat: Seat) -> Floats:
        """Pose and tug of the magnet in the hand; the tug is felt by its holder alone (Z5)."""
        held = np.zeros(10, np.float32)
        frame = self.match.frame().seen_by(seat)
        if frame.held is not None:
            held[:3] = np.array(frame.held.body.at) * 1e-3
            held[3:7] = frame.held.body.quaternion
            if frame.tug is not None:
                held[7:] = frame.tug.force
        return held

    @property
    def observation_space(self) -> spaces.Dict:
        """The space that `seen_by` draws from."""
        magnets, cords = len(self.match.board.names), len(self.match.board.loops())

        def box(low: float, high: float, *shape: int) -> spaces.Box:
            return spaces.Box(low, high, shape, np.float32)

        parts: dict[str, spaces.Space[Any]] = {
            "poses": box(-FAR, FAR, magnets, 7),
            "present": box(0.0, 1.0, magnets),
            "sizes": box(0.0, 0.1, magnets, 3),
            "pools": box(0.0, magnets, self.seats, 2),
            "cord": box(-FAR, FAR, cords, NODES, 2),
            "held": box(-1e3, 1e3, 10),
        }
        if self.show_poles:
            parts["north"] = box(-1.0, 1.0, magnets)
        return spaces.Dict(parts)


class KlusterAlone(gymnasium.Env[Seen, NDArray[np.float32]]):
    """A table with one seat, for Gymnasium; an action is `numbers` numbers in [−1, 1]."""

    def __init__(self, numbers: int, boxes: Boxes, show_poles: bool, render_mode: str | None) -> None:
        self.render_mode = render_mode
        self.table = KlusterEnvTable(boxes, 1, show_poles)
        self.action_space = spaces.Box(-1.0, 1.0, (numbers,), np.float32)
        self.observation_space = self.table.observation_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Set a table: with a seed always the same one."""
        super().reset(seed=seed)
        self.table.reset(int(self.np_random.integers(2**32)) if seed is None else seed)
        return self.table.seen_by(0), {}

    def render(self) -> Any:
        """The table from above."""
        return draw(self.table)


def grip_of(magnet: Magnet, yaw: float, standing: bool, face_b: bool) -> MagnetGrip:
    """How a magnet is held: yaw in degrees."""
    pose: Pose = "standing" if standing and not is_spinner(magnet) else usual_pose(magnet)
    return grip_for(Take(magnet, "b" if face_b else "a", pose, yaw))


def placement(action: Any, table: KlusterEnvTable, seat: Seat) -> tuple[MagnetGrip, float, float]:
    """What an action of six numbers in [−1, 1] means: how a magnet is held, and where it goes in mm.

    x and y of the loop's radius, yaw · 180°, pose (≥ 0 standing), face (≥ 0 b), which magnet of the pool.
    """
    x, y, yaw, pose, face, which = (float(number) for number in np.clip(action, -1.0, 1.0))
    pool = table.pool(seat)
    magnet = pool[min(int((which + 1.0) / 2.0 * len(pool)), len(pool) - 1)]
    grip = grip_of(magnet, yaw * 180.0, pose >= 0.0, face >= 0.0)
    return grip, x * table.radius, y * table.radius


PIXELS = 400
"""Width and height of the picture."""
MARGIN = 1.3
"""From the middle to the edge of the picture, in radii of the loop."""
_WOOD, _CORD, _STONE, _HELD = (196, 154, 108), (242, 236, 220), (62, 64, 70), (150, 152, 160)


def draw(table: KlusterEnvTable) -> NDArray[np.uint8]:
    """(400, 400, 3): wood, cords, magnets; what is held is lighter."""
    reach = MARGIN * table.radius * 1e-3
    y, x = np.mgrid[reach : -reach : PIXELS * 1j, -reach : reach : PIXELS * 1j]
    picture = np.empty((PIXELS, PIXELS, 3), np.uint8)
    picture[:] = _WOOD
    board = table.match.board
    for loop in board.loops():
        for px, py in np.concatenate([loop, (loop + np.roll(loop, -1, axis=0)) / 2]):
            picture[np.hypot(x - px, y - py) < 0.002] = _CORD
    turn = table.match.turn
    grip = None if turn is None else turn.hand.grip
    for magnet in board.seen():
        i = board.index[magnet]
        px, py, _ = board.field("position")[i].tolist()
        shape = np.linalg.inv(board.field("shape_matrix")[i][:2, :2])
        dx, dy = x - px, y - py
        inside = shape[0, 0] * dx * dx + 2.0 * shape[0, 1] * dx * dy + shape[1, 1] * dy * dy < 1.0
        picture[inside] = _HELD if grip is not None and grip.magnet == magnet else _STONE
    return picture
