"""`lodestone/KlusterPlace-v0`: Kluster alone, one action a magnet; also at many tables at once."""

from __future__ import annotations

from functools import partial
from typing import Any, ClassVar

import gymnasium
from gymnasium.vector import AsyncVectorEnv

from lodestone.envs.kluster.table import MOST_REFUSALS, HandKind, KlusterAlone, Seen, placement
from lodestone.kluster import Boxes


class KlusterPlace(KlusterAlone):
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
        super().__init__(6, Boxes(classic=classic, duo=duo), show_poles, render_mode)
        self._hand: HandKind = hand

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Place a magnet and wait until all is at rest. A refused release changes nothing; ten in a row cut it off."""
        before = self.table.lying
        accepted = self.table.place(0, *placement(action, self.table, 0), self._hand)
        over, cut = self.table.match.position.over, self.table.refusals >= MOST_REFUSALS
        return self.table.seen_by(0), float(self.table.lying - before), over, cut, {"accepted": accepted}


def VectorKluster(num_envs: int, **options: Any) -> AsyncVectorEnv:  # noqa: N802 - it stands for a class
    """`num_envs` tables of `KlusterPlace-v0`; about as many as there are cores is right.

    Options are those of `KlusterPlace`; `max_episode_steps` cuts episodes off.
    """
    return AsyncVectorEnv([partial(_make, options)] * num_envs, context="spawn")


def _make(options: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    options = dict(options)
    steps = options.pop("max_episode_steps", None)
    made: gymnasium.Env[Any, Any] = KlusterPlace(**options)
    return made if steps is None else gymnasium.wrappers.TimeLimit(made, steps)
