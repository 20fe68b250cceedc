"""What the PettingZoo environments of both games do alike: one agent a seat, in turn (AEC)."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from lodestone.core import Seat


class SeatAgents(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """The agents `seat_0`, `seat_1` … and what PettingZoo keeps of them."""

    observation_spaces: dict[str, spaces.Space[Any]]
    action_spaces: dict[str, spaces.Space[Any]]

    def __init__(self, seats: int, render_mode: str | None) -> None:
        super().__init__()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for every seat."""
        return self.action_spaces[agent]

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _seed_of_game(self, seed: int | None, below: int) -> int:
        """The seed that was given, or else the next one of this environment's own."""
        if seed is None:
            return int(self._np_random.integers(below))
        self._np_random, _ = seeding.np_random(seed)
        return seed

    def _begin(self, turn: Seat | None) -> None:
        """Begin a game: nobody has won or lost anything yet."""
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select(turn)

    def _select(self, turn: Seat | None) -> None:
        """Make it that seat's turn; None: the game is over, and nobody else is asked."""
        if turn is not None:
            self.agent_selection = self.possible_agents[turn]
