"""Clustered for PettingZoo: it passes the ecosystem's own tests and keeps the contract."""

from __future__ import annotations

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from lodestone.clustered import deal, start
from lodestone.envs import IllegalAction, clustered_v0
from tests.envs.by_hand import legal_by_hand, seen_by_hand
from tests.envs.variants import VARIANTS


@pytest.mark.parametrize("variant", ["solo", "two", "three-fast-drawn", "two-cells", "eight-fast"])
def test_the_api_of_the_ecosystem(variant: str) -> None:
    seats, rules = VARIANTS[variant]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # it warns about dictionaries as observations
        api_test(clustered_v0.env(seats, rules), num_cycles=200)


def test_the_same_seed_is_the_same_game() -> None:
    seed_test(clustered_v0.env, num_cycles=30)


def test_every_way_to_look_at_it() -> None:
    render_test(lambda render_mode: clustered_v0.env(render_mode=render_mode))


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_seat_sees_its_own_and_nothing_else(variant: str) -> None:
    seats, rules = VARIANTS[variant]
    game = clustered_v0.raw_env(seats, rules)
    game.reset(seed=5)
    position = start(deal(seats, 5, rules=game.window.rules))
    rng = np.random.default_rng(1)
    for _ in range(30):
        if position.over:
            break
        for seat, agent in enumerate(game.possible_agents):
            seen = game.observe(agent)
            for name, value in seen_by_hand(position, seat, game.window).items():
                assert np.array_equal(seen["observation"][name], np.array(value)), (name, agent)
            allowed = legal_by_hand(position, game.window) if seat == position.seat else set()
            assert set(np.flatnonzero(seen["action_mask"]).tolist()) == allowed
        action = int(rng.choice(sorted(legal_by_hand(position, game.window))))
        game.step(action)
        position, _ = position.play(game.window.decode(action))


def test_whoever_wins_is_rewarded_once() -> None:
    for reward in ("win", "margin"):
        game = clustered_v0.env(seats=3, reward=reward)
        game.reset(seed=3)
        got = dict.fromkeys(game.possible_agents, 0.0)
        for agent in game.agent_iter():
            observation, value, over, _, _ = game.last()
            got[agent] += value
            game.step(None if over else int(np.flatnonzero(observation["action_mask"])[0]))
        position = game.unwrapped.position
        totals = [score.total for score in position.scores()]
        best = max(totals)
        if reward == "win":
            wanted = [(points == best) / totals.count(best) for points in totals]
        else:
            wanted = [points - max(totals[:seat] + totals[seat + 1 :]) for seat, points in enumerate(totals)]
        assert list(got.values()) == wanted


def test_an_illegal_action_names_its_rule_or_ends_the_game() -> None:
    bare = clustered_v0.raw_env()
    bare.reset(seed=1)
    mask = bare.observe("seat_0")["action_mask"]
    wrong = int(np.flatnonzero(mask[: 28 * bare.window.cells] == 0)[0])
    before = bare.position
    with pytest.raises(IllegalAction, match="game 0") as refused:
        bare.step(wrong)
    assert refused.value.rule is not None
    assert bare.position.hands == before.hands
    careful = clustered_v0.env()
    careful.reset(seed=1)
    careful.step(wrong)
    assert all(careful.terminations.values())
    assert careful.rewards["seat_0"] == -1
