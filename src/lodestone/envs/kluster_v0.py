"""Kluster for PettingZoo: `kluster_v0.env(seats=2)`, one action a magnet, +1 for whoever wins and −1 for the others.

>>> game = env(seats=2, hand="above")
>>> game.reset(seed=3)
>>> observation, reward, termination, truncation, info = game.last()
>>> observation["poses"].shape, observation["pools"].tolist()
((24, 7), [[12.0, 0.0], [12.0, 0.0]])
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from lodestone.envs.kluster.table import MOST_REFUSALS, HandKind, KlusterEnvTable, draw, placement
from lodestone.envs.seat_agents import SeatAgents
from lodestone.kluster import Boxes


def env(
    seats: int = 2,
    classic: int = 1,
    duo: int = 0,
    hand: HandKind = "honest",
    show_poles: bool = False,
    render_mode: str | None = None,
) -> AECEnv[str, Any, Any]:
    """The environment in PettingZoo's usual wrapper."""
    return wrappers.OrderEnforcingWrapper(raw_env(seats, classic, duo, hand, show_poles, render_mode))


class raw_env(SeatAgents):  # noqa: N801 - the ecosystem calls it so
    """A refused release leaves the turn where it is; ten in a row cut the game off for everybody."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "kluster_v0",
        "render_modes": ["rgb_array"],
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        seats: int = 2,
        classic: int = 1,
        duo: int = 0,
        hand: HandKind = "honest",
        show_poles: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__(seats, render_mode)
        if seats < 2:
            raise ValueError("alone there is lodestone/KlusterPlace-v0")
        self._hand: HandKind = hand
        self.table = KlusterEnvTable(Boxes(classic=classic, duo=duo), seats, show_poles)
        self.action_spaces = {agent: spaces.Box(-1.0, 1.0, (6,), np.float32) for agent in self.possible_agents}
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.table.observation_space)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set a table: with a seed always the same one."""
        self.table.reset(self._seed_of_game(seed, 2**32))
        self._begin(self.table.match.position.seat)

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees and feels."""
        return self.table.seen_by(self._seats[agent])

    def step(self, action: Any) -> None:
        """Place a magnet and wait until all is at rest; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seats[agent]
        accepted = self.table.place(seat, *placement(action, self.table, seat), self._hand)
        self.infos[agent] = {"accepted": accepted}
        self._cumulative_rewards[agent] = 0.0
        position = self.table.match.position
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if position.over:
            self.rewards = {who: 1.0 if place in position.winners else -1.0 for who, place in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.table.refusals >= MOST_REFUSALS:
            self.truncations = dict.fromkeys(self.agents, True)
        self._select(position.seat)
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table from above."""
        return draw(self.table)
