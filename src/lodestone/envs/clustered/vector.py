"""Gymnasium's vector environment: one seat in many games of Clustered, against compiled opponents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lodestone.clustered import Rules
from lodestone.core import Seat
from lodestone.envs.clustered.batch import Autoreset, BatchClustered, Reward, Seen
from lodestone.envs.clustered.opponents import TREMOR
from lodestone.envs.clustered.window import observation_space

Opponents: TypeAlias = Literal["random", "sight"]
_MODES: dict[Autoreset, AutoresetMode] = {
    "next_step": AutoresetMode.NEXT_STEP,
    "same_step": AutoresetMode.SAME_STEP,
    "disabled": AutoresetMode.DISABLED,
}


class VectorClustered(VectorEnv[Any, Any, Any]):
    """`num_envs` games at once; the others move by themselves between two actions of `seat`.

    >>> games = VectorClustered(num_envs=8, opponents="random")
    >>> obs, info = games.reset(seed=1)
    >>> obs["kinds"].shape, info["action_mask"].shape
    ((8, 33, 33), (8, 30520))
    """

    def __init__(
        self,
        num_envs: int,
        seats: int = 2,
        seat: Seat = 0,
        opponents: Opponents = "sight",
        rules: Rules | Mapping[str, Any] | None = None,
        window: int | None = None,
        reward: Reward = "win",
        autoreset: Autoreset = "next_step",
    ) -> None:
        if opponents not in TREMOR:
            raise ValueError(f"opponents are one of {', '.join(TREMOR)}, not {opponents!r}")
        if not 0 <= seat < seats:
            raise ValueError(f"seats are numbered 0 to {seats - 1}, not {seat}")
        self.num_envs = num_envs
        self.games = BatchClustered(num_envs, seats, rules, window, reward=reward, autoreset=autoreset)
        self.seat = seat
        self._tremor = TREMOR[opponents]
        self.metadata = {"autoreset_mode": _MODES[autoreset]}
        seen = observation_space(self.games.window)
        self._names = tuple(seen)
        self.single_observation_space = seen
        self.single_action_space = spaces.Discrete(self.games.window.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | list[int] | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Seen]:
        """Begin every game, or those of `options["reset_mask"]`, anew: with a seed for each, or one for all of them."""
        if options and "reset_mask" in options:
            self.games.reset_games(options["reset_mask"])
        elif isinstance(seed, list):
            self.games.reset(seed)
        else:
            if seed is not None:
                self.games.seed(seed)
            self.games.reset()
        return self._shown(self.games.let_others_move(self.seat, self._tremor))

    def step(
        self, actions: Any
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """One action of the seat in every game, then everybody else's until it is its turn again."""
        _, rewards, terminated, truncated, final = self.games.step(actions, then=(self.seat, self._tremor))
        obs, info = self._shown(self.games.seen_by(self.seat))
        if final:
            last = np.full(self.num_envs, None, object)
            ended = final.pop("ended")
            for place, game in enumerate(ended):
                last[game] = {name: final[f"final_{name}"][place] for name in self._names}
            info |= {"final_obs": last, "_final_obs": terminated.copy()}
        return obs, rewards[:, self.seat].astype(np.float64), terminated.copy(), truncated.copy(), info

    def _shown(self, seen: Seen) -> tuple[Seen, dict[str, Any]]:
        obs = {name: seen[name].copy() for name in self._names}
        return obs, {"action_mask": self.games.action_mask(seen)}
