"""Clustered for PettingZoo: `clustered_v0.env(seats=2)`, one agent a seat, turn by turn (AEC).

>>> game = env(seats=2)
>>> game.reset(seed=7)
>>> observation, reward, termination, truncation, info = game.last()
>>> int(observation["observation"]["hand"].sum()), int(observation["action_mask"].sum())
(5, 20)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lodestone.clustered import Position, Rules
from lodestone.core import Seat
from lodestone.envs.clustered.batch import BatchClustered, Reward
from lodestone.envs.clustered.picture import draw, write
from lodestone.envs.clustered.window import Window, observation_space
from lodestone.envs.seat_agents import SeatAgents

_MODES = (None, "ansi", "human", "rgb_array")


def env(
    seats: int = 2,
    rules: Rules | Mapping[str, Any] | None = None,
    window: int | None = None,
    reward: Reward = "win",
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game for everybody, and loses it."""
    bare = raw_env(seats, rules, window, reward, render_mode)
    careful = wrappers.TerminateIllegalWrapper(bare, illegal_reward=-1)
    bounded = wrappers.AssertOutOfBoundsWrapper(careful)
    return wrappers.OrderEnforcingWrapper(bounded)


class raw_env(SeatAgents):  # noqa: N801 - the ecosystem calls it so
    """The environment itself. An illegal action raises `IllegalAction`, which names the rule, and changes nothing."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "clustered_v0",
        "render_modes": ["ansi", "human", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        seats: int = 2,
        rules: Rules | Mapping[str, Any] | None = None,
        window: int | None = None,
        reward: Reward = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__(seats, render_mode)
        if render_mode not in _MODES:
            raise ValueError(f"render_mode is one of {', '.join(map(str, _MODES))}, not {render_mode!r}")
        self._games = BatchClustered(1, seats, rules, window, reward=reward, autoreset="disabled")
        seen = observation_space(self._games.window)
        self._names = tuple(seen)
        mask = spaces.Box(0, 1, (self.window.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.window.actions) for agent in self.possible_agents}

    @property
    def window(self) -> Window:
        """Cells and actions: `encode` and `decode` are here."""
        return self._games.window

    @property
    def position(self) -> Position:
        """The game as the library has it."""
        return self._games.position(0)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with a seed the one that `deal` makes of it, without one the next of this environment's own."""
        self._acting = self._games.reset([self._seed_of_game(seed, 2**53)])
        self._begin(self._turn)

    @property
    def _turn(self) -> Seat | None:
        seat = int(self._games.acting[0])
        return seat if seat >= 0 else None

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees, and what it may do; nothing may be done by a seat that is not to act."""
        seat = self._seats[agent]
        # The seat to act has been shown everything already, in arrays that the next step overwrites.
        seen = self._acting if seat == self._games.acting[0] else self._games.observe(seat)
        return {
            "observation": {name: seen[name][0].copy() for name in self._names},
            "action_mask": self._games.action_mask(seen)[0],
        }

    def step(self, action: Any) -> None:
        """One action of the seat to act; None once the game is over for it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._acting, rewards, terminated, _, _ = self._games.step([action])
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {agent: float(rewards[0, seat]) for agent, seat in self._seats.items()}
        if terminated[0]:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select(self._turn)
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """`ansi` gives the table as text, `rgb_array` as a picture; `human` writes it on the screen."""
        if self.render_mode == "rgb_array":
            return draw(self.position, self.window)
        text = write(self.position)
        if self.render_mode == "human":
            print(text)
            return None
        return text
