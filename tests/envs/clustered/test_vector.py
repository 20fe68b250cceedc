"""One seat against compiled opponents, as Gymnasium's vector environment."""

from __future__ import annotations

import numpy as np
import pytest

from lodestone.envs import VectorClustered
from lodestone.envs.clustered.batch import Autoreset


def _play(games: VectorClustered, steps: int, seed: int) -> list[float]:
    rng = np.random.default_rng(seed)
    obs, info = games.reset(seed=seed)
    won: list[float] = []
    for _ in range(steps):
        assert games.observation_space.contains(obs)
        mask = info["action_mask"]
        actions = [int(rng.choice(np.flatnonzero(row))) if row.any() else 0 for row in mask]
        obs, rewards, terminated, truncated, info = games.step(actions)
        assert not truncated.any()
        won += rewards[terminated].tolist()
        if games.games.autoreset == "disabled" and terminated.any():
            obs, info = games.reset(options={"reset_mask": terminated})
    return won


@pytest.mark.parametrize("autoreset", ["next_step", "same_step", "disabled"])
def test_whole_games_follow_one_another(autoreset: Autoreset) -> None:
    games = VectorClustered(4, opponents="random", autoreset=autoreset)
    assert len(_play(games, 62, seed=1)) == 8
    assert games.metadata["autoreset_mode"].name.lower() == autoreset


def test_whoever_looks_beats_whoever_does_not() -> None:
    games = VectorClustered(16, seats=2, seat=1, opponents="sight", reward="margin")
    assert np.mean(_play(games, 31, seed=2)) < -10


def test_the_same_seed_is_the_same_games() -> None:
    games = VectorClustered(3, seats=3, seat=2)
    assert _play(games, 40, seed=7) == _play(games, 40, seed=7)


def test_the_last_sight_of_a_game_is_kept() -> None:
    games = VectorClustered(2, opponents="random", autoreset="same_step")
    rng = np.random.default_rng(1)
    _, info = games.reset(seed=1)
    while "final_obs" not in info:
        actions = [int(rng.choice(np.flatnonzero(row))) for row in info["action_mask"]]
        obs, _, terminated, _, info = games.step(actions)
    assert terminated.all()
    assert info["final_obs"][0]["phase"] == 3
    assert (obs["phase"] == 0).all()
