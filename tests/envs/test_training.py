"""How `neural` learns, as far as it goes without PyTorch: positions, what is said of them, shards on disk."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from lodestone.bots.clustered.neural.features import FEATURES, empty_moves
from lodestone.bots.clustered.neural.network import load_network
from lodestone.clustered import Board, Cell, Position, new_game
from lodestone.clustered.batch.table import SIZE, cell_at, table_of
from lodestone.envs.training import shards
from lodestone.envs.training.playouts import list_moves, list_rows
from lodestone.envs.training.positions import CANDIDATES, Collector
from lodestone.envs.training.shards import Stage, collect, read
from lodestone.envs.training.turning import symmetries


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
    first = list(collect(Stage("sight", 1, 0, 1), load_network(), tmp_path))
    written = first[0].stat().st_mtime_ns
    (tmp_path / "sight-001.part.npz").write_bytes(b"broken off")
    both = list(collect(Stage("sight", 2, 0, 1), load_network(), tmp_path))
    assert [path.name for path in both] == ["sight-000.npz", "sight-001.npz"]
    assert both[0].stat().st_mtime_ns == written
    assert len(read(both).rows) == 4


def _turned(position: Position) -> Position:
    """The same table, turned by a quarter."""
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
