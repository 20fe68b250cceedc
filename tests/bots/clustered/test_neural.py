"""`neural`: its network as stored, and how it plays by it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from lodestone.bots import clustered_bot
from lodestone.bots.clustered.neural.bot import NeuralBot
from lodestone.bots.clustered.neural.features import FEATURES, empty_moves
from lodestone.bots.clustered.neural.network import WEIGHTS, Network, judge_placements, load_network, room_for
from lodestone.bots.clustered.search.levels import Level
from lodestone.clustered import Placement, new_game
from lodestone.clustered.batch.table import table_of
from lodestone.match.clustered import view_for
from tests.sizes import small_and_large


def test_its_weights_are_small_enough_for_the_package() -> None:
    assert WEIGHTS.stat().st_size <= 4_000_000


def test_it_answers_as_the_layers_of_its_network_do() -> None:
    """The kernel against the textbook formula, for every placement of a position."""
    network, moves = load_network(), empty_moves()
    room = room_for(network)
    position = new_game(2, seed=5)
    for _ in range(20):
        position, _ = position.play(position.legal_moves[-1])
    count = judge_placements(table_of(position), network, room, moves)
    assert count == len([move for move in position.legal_moves if isinstance(move, Placement)]) > 1
    first, first_bias, second, second_bias, last = (np.asarray(part, np.float64) for part in network)
    hidden = np.maximum(0.0, room.row @ first + first_bias)  # `room` still holds the row of the last placement
    assert moves.values[count - 1] == pytest.approx(np.maximum(0.0, hidden @ second + second_bias) @ last, abs=1e-4)
    assert len(set(moves.values[:count])) > count / 2


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    network = load_network()
    np.savez(path, **{**network._asdict(), "first": network.first[: FEATURES - 1]})
    with pytest.raises(ValueError, match=f"looks at {FEATURES - 1} features, not at {FEATURES}"):
        load_network(path)


def test_without_playouts_it_plays_what_the_network_likes_best() -> None:
    """A network that just passes first sight on, and the same one with its sign changed, choose differently."""
    like, dislike = (_by_sight(sign) for sign in (1.0, -1.0))
    position = new_game(2, seed=7)
    for _ in range(20):
        position, _ = position.play(position.legal_moves[-1])
    assert position.seat is not None
    view = view_for(position, position.seat)
    alone = Level(candidates=1, playouts=1)
    liked, disliked = (NeuralBot(1, network, alone).choose(view) for network in (like, dislike))
    assert liked in view.legal_moves
    assert disliked in view.legal_moves
    assert liked != disliked


def _by_sight(sign: float) -> Network:
    """A network that passes on the output of first sight, shifted so that no layer clips it."""
    first, second = np.zeros((FEATURES, 1), np.float32), np.ones((1, 1), np.float32)
    first[FEATURES - 4] = 1.0
    shift = np.full(1, 100.0, np.float32)
    return Network(first, shift, second, np.zeros(1, np.float32), np.full(1, sign, np.float32))


@small_and_large("games", 6, 40)
def test_neural_beats_casual(games: int) -> None:
    """The aim is 60 % (`python -m benchmarks strength`); here only a lower limit is checked, half of a few games."""
    wins = 0.0
    for seed in range(games):
        names = ["neural", "casual"] if seed % 2 else ["casual", "neural"]
        position = new_game(2, seed // 2)
        bots = [clustered_bot(name, seed) for name in names]
        while position.seat is not None:
            position, _ = position.play(bots[position.seat].choose(view_for(position, position.seat)))
        totals = [score.total for score in position.scores()]
        lead = totals[names.index("neural")] - totals[names.index("casual")]
        wins += (lead > 0) + 0.5 * (lead == 0)
    print(f"neural took {wins} of {games} games from casual")
    assert wins >= games / 2
