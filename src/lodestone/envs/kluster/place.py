"""`lodestone/KlusterPlace-v0`: Kluster alone, one action a magnet."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from lodestone.envs.kluster.picture import draw
from lodestone.envs.kluster.table import MOST_REFUSALS, HandKind, KlusterEnvTable, Seen, placement
from lodestone.kluster import Boxes


class KlusterPlace(gymnasium.Env[Seen, NDArray[np.float32]]):
    """Where to put the next magnet. The return is the number of magnets that lie in the area at the end (S4)."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["rgb_array"], "render_fps": 4}  # type: ignore[misc]

    def __init__(
        self,
        classic: int = 1,
        duo: int = 0,
        hand: HandKind = "honest",
        show_poles: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if hand not in ("honest", "above"):
            raise ValueError(f"hand is honest or above, not {hand!r}")
        self.render_mode = render_mode
        self.table = KlusterEnvTable(Boxes(classic=classic, duo=duo), 1, show_poles)
        self._hand: HandKind = hand
        self.action_space = spaces.Box(-1.0, 1.0, (6,), np.float32)
        self.observation_space = self.table.observation_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Set a table: with a seed always the same one."""
        super().reset(seed=seed)
        self.table.reset(int(self.np_random.integers(2**32)) if seed is None else seed)
        return self.table.seen_by(0), {}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Place a magnet and wait until all is at rest. A refused release changes nothing; ten in a row cut it off."""
        before = self.table.lying
        accepted = self.table.place(0, *placement(action, self.table, 0), self._hand)
        over, cut = self.table.match.position.over, self.table.refusals >= MOST_REFUSALS
        return self.table.seen_by(0), float(self.table.lying - before), over, cut, {"accepted": accepted}

    def render(self) -> Any:
        """The table from above."""
        return draw(self.table)
