"""Clustered for OpenSpiel: its own checks, and its players."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from lodestone.envs import openspiel
from lodestone.envs.openspiel import ClusteredState


@pytest.fixture(scope="module", autouse=True)
def _known() -> None:
    openspiel.register()
    openspiel.register()  # does no harm


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_random_games_by_its_own_checks(seats: int) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"python_clustered(seats={seats})"), 1, False, False)


def _played(seats: int, actions: int, seed: int) -> ClusteredState:
    state: ClusteredState = pyspiel.load_game(f"python_clustered(seats={seats})").new_initial_state()
    rng = np.random.default_rng(seed)
    while actions > 0 or state.is_chance_node():
        _advance(state, rng)
        actions -= 1
    return state


def _advance(state: ClusteredState, rng: np.random.Generator) -> None:
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=chances)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


def test_draws_are_weighted_by_what_is_left() -> None:
    state = pyspiel.load_game("python_clustered").new_initial_state()
    assert dict(state.chance_outcomes())[27] == pytest.approx(2 / 29)
    state.apply_action(27)
    assert dict(state.chance_outcomes())[27] == pytest.approx(1 / 28)
    state.apply_action(27)
    assert 27 not in dict(state.chance_outcomes())


def test_a_state_is_the_position_it_stands_for() -> None:
    state = _played(2, 40, seed=3)
    position = state.now.position
    assert position is not None
    assert state.legal_actions() == sorted(state.now.window.encode(move) for move in position.legal_moves)
    twin = state.clone()
    _advance(twin, np.random.default_rng(1))
    assert state.now.position is position  # untouched


def test_returns_are_shares_of_the_win() -> None:
    state, rng = _played(3, 15, seed=4), np.random.default_rng(2)
    while not state.is_terminal():
        _advance(state, rng)
    assert sum(state.returns()) == pytest.approx(0)
    position = state.now.position
    assert position is not None
    assert position.outcome is not None
    best = state.returns()[position.outcome.winners[0]]
    assert best == pytest.approx(1 / len(position.outcome.winners) - 1 / 3)


def test_a_seat_cannot_tell_resampled_states_apart() -> None:
    state = _played(2, 50, seed=5)
    player, rng = state.current_player(), np.random.default_rng(3)
    seen = {state.information_state_string(player), state.observation_string(player)}
    tensor = state.observation_tensor(player)
    hands = set()
    for _ in range(10):
        other = state.resample_from_infostate(player, rng.random)
        assert {other.information_state_string(player), other.observation_string(player)} == seen
        assert other.observation_tensor(player) == tensor
        assert other.now.position is not None
        hands.add(other.now.position.hands[1 - player])
    assert len(hands) > 3


def test_its_players_play() -> None:
    rng = np.random.RandomState(1)
    alone = pyspiel.load_game("python_clustered(seats=1)")
    searching = mcts.MCTSBot(alone, 1.4, 3, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = _played(1, 25, seed=6)
    assert searching.step(state) in state.legal_actions()
    hidden = pyspiel.load_game("python_clustered")
    guessing = ismcts.ISMCTSBot(
        hidden, mcts.RandomRolloutEvaluator(1, rng), 1.4, 3, random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )  # fmt: skip
    state = _played(2, 55, seed=6)
    assert guessing.step(state) in state.legal_actions()
    anybody = uniform_random.UniformRandomBot(state.current_player(), rng)
    assert anybody.step(state) in state.legal_actions()
