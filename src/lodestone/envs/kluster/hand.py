"""`lodestone/KlusterHand-v0`: Kluster alone, the hand led frame by frame."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from lodestone.core import IllegalMove
from lodestone.envs.kluster.table import MOST_REFUSALS, KlusterAlone, Seen, grip_of
from lodestone.kluster import Boxes
from lodestone.match.kluster.live import Hover, PutBack, Stage, Take
from lodestone.match.kluster.live.hand import SIDEWAYS, TURNING, UPWARDS
from lodestone.match.kluster.live.intents import HIGHEST, REACH
from lodestone.match.kluster.live.turn import FRAME


class KlusterHand(KlusterAlone):
    """One step is one frame of 16 ms; the strongest magnet is taken first. The return is S4's score."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["rgb_array"], "render_fps": 60}  # type: ignore[misc]

    def __init__(
        self, classic: int = 1, duo: int = 0, show_poles: bool = False, render_mode: str | None = None
    ) -> None:
        super().__init__(7, Boxes(classic=classic, duo=duo), show_poles, render_mode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Set a table, the strongest magnet in the hand."""
        super().reset(seed=seed, options=options)
        self._take_next(standing=False, face_b=False)
        return self.table.seen_by(0), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Velocity x, y, z and turning as shares of what a hand can do (Z6), pose, face, and > 0 to let go.

        While things settle the hand is empty, and what it is told is ignored.
        """
        table, match = self.table, self.table.match
        numbers = np.clip(np.asarray(action, np.float64), -1.0, 1.0)
        before, accepted = table.lying, True
        if match.stage is Stage.PREPARING:
            accepted = self._act(numbers)
        match.pass_time(1)
        if not match.position.over and match.stage is Stage.PREPARING:
            self._take_next(numbers[4] >= 0.0, numbers[5] >= 0.0)
        cut = table.refusals >= MOST_REFUSALS
        reward = float(table.lying - before)
        return table.seen_by(0), reward, match.position.over, cut, {"accepted": accepted}

    def _act(self, numbers: NDArray[np.float64]) -> bool:
        """Move or let go; False if letting go was refused, and then the magnet is still held."""
        held = self.table.match.frame().held
        if held is None:
            return True
        if numbers[6] > 0.0:
            return self.table.open_hand(0)
        x, y, _ = held.body.at
        step = 1e3 * FRAME
        target = (
            min(max(x + numbers[0] * SIDEWAYS * step, -REACH), REACH),
            min(max(y + numbers[1] * SIDEWAYS * step, -REACH), REACH),
            min(max(held.height + numbers[2] * UPWARDS * step, 0.0), HIGHEST),
        )
        yaw = (held.yaw + np.degrees(numbers[3] * TURNING * FRAME) + 180.0) % 360.0 - 180.0
        wanted = grip_of(held.body.magnet, yaw, numbers[4] >= 0.0, numbers[5] >= 0.0)
        hover = Hover(*target, yaw=yaw, face=wanted.face, pose=wanted.pose, seconds=FRAME)
        try:
            self.table.match.do(0, hover)
        except IllegalMove:  # no room to turn it over there
            self.table.match.do(0, Hover(*target, yaw=yaw, seconds=FRAME))
        return True

    def _take_next(self, standing: bool, face_b: bool) -> None:
        turn = self.table.match.turn
        if turn is not None and turn.hand.grip is None:
            grip = grip_of(self.table.pool(0)[0], 0.0, standing, face_b)
            self.table.match.do(0, Take(grip.magnet, grip.face, grip.pose, grip.yaw))

    def put_back(self) -> None:
        """Return the held magnet to the pool, to take another one first."""
        self.table.match.do(0, PutBack())
