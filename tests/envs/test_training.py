"""How `neural` learns: positions, their labels, shards on disk, the fit, and the script that does it all."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import msgspec
import numpy as np
import pytest

from lodestone.bots.clustered.neural import NeuralBot
from lodestone.bots.clustered.neural.features import FEATURES, empty_moves
from lodestone.bots.clustered.neural.network import Network, load_network
from lodestone.clustered import Board, Cell, Position, new_game
from lodestone.clustered.batch.table import SIZE, cell_at, table_of
from lodestone.envs.training import shards
from lodestone.envs.training.fitting import fit, judge, loss_and_slopes, symmetries, untrained
from lodestone.envs.training.playouts import list_moves, list_rows
from lodestone.envs.training.positions import CANDIDATES, Collector, TrainingExamples
from lodestone.envs.training.shards import TrainingStage, collect, read
from lodestone.match.clustered import view_for
from tests.notebooks import EXAMPLES


@pytest.mark.lengthy  # the first one compiles what nobody else needs
@pytest.mark.parametrize(("seats", "breadth"), [(1, 0), (2, 2), (4, 0)])
def test_what_is_collected_tells_placements_apart(seats: int, breadth: int) -> None:
    lesson = Collector(seats, 3, load_network(), breadth).collect(4)
    again = Collector(seats, 3, load_network(), breadth).collect(4)
    assert all(np.array_equal(getattr(lesson, name), getattr(again, name)) for name in lesson._fields)
    assert lesson.rows.shape == (4, CANDIDATES, FEATURES)
    assert np.isfinite(lesson.rows).all()
    for rows, worths, there in zip(*lesson, strict=True):
        assert there.sum() > 1
        assert len(np.unique(rows[there], axis=0)) > 1
        assert len(np.unique(worths[there])) > 1
        assert not rows[~there].any()


def test_a_stage_goes_on_from_the_shards_there_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "POSITIONS", 2)
    first = list(collect(TrainingStage("sight", 1, 0, 1), load_network(), tmp_path))
    written = first[0].stat().st_mtime_ns
    (tmp_path / "sight-001.part.npz").write_bytes(b"broken off")
    both = list(collect(TrainingStage("sight", 2, 0, 1), load_network(), tmp_path))
    assert [path.name for path in both] == ["sight-000.npz", "sight-001.npz"]
    assert both[0].stat().st_mtime_ns == written
    assert len(read(both).rows) == 4


def _made_up(positions: int, seed: int) -> TrainingExamples:
    """Placements whose worth can be read off one feature; for some positions, some are missing."""
    rng = np.random.default_rng(seed)
    rows = rng.normal(size=(positions, CANDIDATES, FEATURES)).astype(np.float16)
    there = rng.random((positions, CANDIDATES)) < 0.8
    there[:, :2] = True
    rows[~there] = 0
    luck = 10 * rng.normal(size=(positions, 1))
    # The features that do not change when the table is rotated come last.
    worths = (2 * rows[..., -1].astype(np.float32) + luck).astype(np.float32)
    return TrainingExamples(rows, worths, there)


def test_slopes_are_those_of_the_loss() -> None:
    lesson = _made_up(5, 1)
    network = Network(*(weights.astype(np.float64) for weights in untrained(3)))
    loss, slopes = loss_and_slopes(network, lesson)
    assert loss == pytest.approx(judge(network, lesson)[0])
    rng = np.random.default_rng(2)
    for weights, slope in zip(network, slopes, strict=True):
        way = rng.normal(size=weights.shape)
        weights += 1e-6 * way
        higher, _ = loss_and_slopes(network, lesson)
        weights -= 2e-6 * way
        lower, _ = loss_and_slopes(network, lesson)
        weights += 1e-6 * way
        assert (higher - lower) / 2e-6 == pytest.approx(float((slope * way).sum()), rel=1e-4, abs=1e-7)


def test_what_a_position_does_to_all_its_placements_alike_is_not_learned() -> None:
    lesson, network = _made_up(5, 1), untrained(3)
    loss, slopes = loss_and_slopes(network, lesson)
    lucky = lesson._replace(worths=lesson.worths + np.float32(64))
    again, same = loss_and_slopes(network, lucky)
    assert again == pytest.approx(loss, rel=1e-4)
    assert np.allclose(slopes.first, same.first, atol=1e-4)


def test_a_fit_finds_what_is_worth_something_and_is_the_same_every_time() -> None:
    lesson, held_out = _made_up(1500, 1), _made_up(200, 2)
    first, *_, last = (progress for _, progress in fit(untrained(1), lesson, held_out, 6, 1, 3e-3))
    assert last.held_out_loss < 0.5 < 2 < judge(untrained(1), held_out)[0]
    assert last.loss < first.loss
    assert last.gain > 2
    small = _made_up(40, 1)
    twice = [list(fit(untrained(1), small, small, 2, 5, 1e-3)) for _ in range(2)]
    assert [progress for _, progress in twice[0]] == [progress for _, progress in twice[1]]
    assert all(map(np.array_equal, twice[0][-1][0], twice[1][-1][0]))


def test_the_script_trains_a_network_that_the_bot_plays_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "POSITIONS", 8)
    runpy.run_path(str(EXAMPLES / "train_neural.py"))["main"]([str(tmp_path), "--sight", "2", "--network", "1"])
    curves = [json.loads(line) for line in (tmp_path / "curves.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["stage"] for line in curves] == ["sight"] * 14 + ["network"] * 8
    assert curves[13]["loss"] < curves[0]["loss"]
    network = load_network(tmp_path / "network.npz")
    assert not np.array_equal(network.first, load_network(tmp_path / "sight.npz").first)
    position = new_game(2, seed=3)
    assert NeuralBot(1, network=network).choose(view_for(position, 0)) in position.legal_moves


def _turned(position: Position) -> Position:
    """The same table, rotated by a quarter turn."""
    tiles = {Cell(-cell.y, cell.x): placed for cell, placed in position.board.tiles.items()}
    board = Board.of(position.setup.rules.surface, position.setup.seats, tiles)
    return msgspec.structs.replace(position, board=board)


def test_a_turned_table_has_the_same_features_in_other_places() -> None:
    position = new_game(2, seed=11)
    for ply in range(24):
        position, _ = position.play(position.legal_moves[ply % len(position.legal_moves)])
    rows, turned = _rows(position), _rows(_turned(position))
    assert len(rows) == len(turned) > 5
    found = set()
    for (tile, cell), row in rows.items():
        other = turned[tile, Cell(-cell.y, cell.x)]
        found.add(tuple(np.array_equal(row[places], other) for places in symmetries()))
    fitting = np.array(sorted(found))
    assert fitting.all(axis=0).sum() >= 1


def _rows(position: Position) -> dict[tuple[int, Cell], np.ndarray[tuple[int], np.dtype[np.float32]]]:
    table, moves = table_of(position), empty_moves()
    count = int(list_moves(table, moves))
    rows = np.zeros((count, FEATURES), np.float32)
    list_rows(table, moves, np.arange(count), rows)
    size = int(table.facts[SIZE])
    return {
        (int(tile), cell_at(size, int(table.cells[at]))): row
        for tile, at, row in zip(moves.tiles[:count], moves.entries[:count], rows, strict=True)
    }
