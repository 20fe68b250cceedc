"""Kluster as environments: they pass the ecosystem's own checks and keep the contract."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test

import lodestone.envs
from lodestone.envs import VectorKluster, kluster_v0
from lodestone.envs.kluster.hand import KlusterHand
from lodestone.envs.kluster.place import KlusterPlace
from lodestone.match.kluster.live import Stage

OUTSIDE = np.array([1, 1, 0, -1, -1, -1], np.float32)


def _near_the_middle(rng: np.random.Generator) -> Any:
    return rng.uniform(-0.5, 0.5, 6).astype(np.float32)


@pytest.mark.parametrize("name", ["KlusterPlace", "KlusterHand"])
def test_the_ecosystems_checks(name: str) -> None:
    assert lodestone.envs
    made = gymnasium.make(f"lodestone/{name}-v0", render_mode="rgb_array")
    check_env(made.unwrapped)
    assert np.asarray(made.unwrapped.render()).shape == (400, 400, 3)


@pytest.mark.parametrize("hand", ["honest", "above"])
def test_the_return_is_the_number_of_magnets_that_lie_there(hand: Any) -> None:
    game, rng = KlusterPlace(hand=hand), np.random.default_rng(2)
    game.reset(seed=4)
    total, over = 0.0, False
    while not over:
        obs, reward, over, cut, _ = game.step(_near_the_middle(rng))
        total += reward
        assert not cut
    assert total == obs["present"].sum() == game.table.match.position.solo.placed  # type: ignore[union-attr]


def test_the_same_seed_and_actions_are_the_same_to_the_last_bit() -> None:
    digests = []
    for _ in range(2):
        game, rng = KlusterPlace(classic=0, duo=1), np.random.default_rng(3)
        game.reset(seed=8)
        for _ in range(5):
            game.step(_near_the_middle(rng))
        digests.append(game.table.match.board.digest())
    assert digests[0] == digests[1]


def test_a_refused_release_changes_nothing_and_ten_in_a_row_cut_it_off() -> None:
    game = KlusterPlace()
    game.reset(seed=1)
    before, _ = game.step(np.array([0, 0, 0, -1, -1, -1], np.float32))[:2]
    for number in range(1, 11):
        obs, reward, over, cut, info = game.step(OUTSIDE)
        assert (reward, over, cut, info["accepted"]) == (0.0, False, number == 10, False)
        assert all(np.array_equal(obs[name], before[name]) for name in obs)


def test_poles_are_hidden_unless_they_are_asked_for() -> None:
    game, open_game = KlusterPlace(), KlusterPlace(show_poles=True)
    hidden, _ = game.reset(seed=5)
    shown, _ = open_game.reset(seed=5)
    assert "north" not in hidden
    north = {m: np.sign(made.moment) for m, made in open_game.table.match.setting.made.items()}
    assert shown["north"].tolist() == [north[m] for m in open_game.table.match.board.names]
    assert all(np.array_equal(hidden[name], shown[name]) for name in hidden)


def test_a_hand_is_led_frame_by_frame() -> None:
    game = KlusterHand()
    obs, _ = game.reset(seed=6)
    assert obs["held"].any()
    start = obs["held"][:3].copy()
    towards = np.append(-np.sign(start[:2]) * np.minimum(1.0, np.abs(start[:2]) * 4), [0, 0, -1, -1, -1])
    for _ in range(60):
        obs, *_ = game.step(towards * (np.abs(np.append(obs["held"][:2], np.ones(5))) > 0.02))
        assert np.linalg.norm(obs["held"][:2] - start[:2]) <= 0.016 * 1.0001 * np.sqrt(2)  # Z6
        start = obs["held"][:3].copy()
    obs, reward, _, _, info = game.step(np.array([0, 0, 0, 0, -1, -1, 1.0]))
    assert info["accepted"]
    total = reward
    while game.table.match.stage is Stage.SETTLING:
        obs, reward, *_ = game.step(np.zeros(7))
        total += reward
    assert total == obs["present"].sum()


def test_two_seats_by_pettingzoo() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it warns about dictionaries as observations
        api_test(kluster_v0.env(hand="above"), num_cycles=20)
    game = kluster_v0.raw_env(hand="above", classic=0, duo=1)
    game.reset(seed=2)
    rng = np.random.default_rng(1)
    got = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter(400):
        _, reward, over, cut, _ = game.last()
        got[agent] += reward
        game.step(None if over or cut else _near_the_middle(rng))
    assert sorted(got.values()) in ([-1.0, 1.0], [0.0, 0.0])


def test_the_tug_is_felt_by_the_holder_alone() -> None:
    game = kluster_v0.raw_env()
    game.reset(seed=2)
    game.step(np.array([0, 0, 0, -1, -1, -1], np.float32))
    from lodestone.match.kluster.live import Hover, Take

    match = game.table.match
    match.do(1, Take(match.position.pools[1][0]))
    match.do(1, Hover(30, 0, 40))
    match.advance(60)
    assert game.observe("seat_1")["held"][7:].any()
    assert not game.observe("seat_0")["held"][7:].any()
    assert game.observe("seat_0")["held"][:7].any()


def test_tables_on_all_cores() -> None:
    games = VectorKluster(2, hand="above", max_episode_steps=5)
    obs, _ = games.reset(seed=[1, 2])
    assert obs["poses"].shape == (2, 24, 7)
    obs, rewards, *_ = games.step(np.zeros((2, 6), np.float32))
    assert rewards.tolist() == [1.0, 1.0]
    games.close()
