"""Lessons on disk, shard by shard: what has been collected stays, however often it is stopped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from lodestone.bots.clustered.neural.network import Network
from lodestone.envs.training.positions import Collector, TrainingExamples

POSITIONS = 2_000
"""Positions in a shard."""
SEATS = (2, 2, 2, 3, 2, 2, 2, 4, 2, 1)
"""Seats of the games of each shard in turn, over and over: mostly two, but the network has to play at any table."""


class TrainingStage(NamedTuple):
    """A round of collecting and fitting."""

    name: str
    shards: int
    breadth: int
    """How many placements the network judges in playouts; 0: they go by first sight."""
    seed: int


def collect(stage: TrainingStage, network: Network, folder: Path) -> Iterator[Path]:
    """The shards of a stage, those that are missing made anew."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(stage.shards):
        path = folder / f"{stage.name}-{number:03}.npz"
        if not path.exists():
            seats = SEATS[number % len(SEATS)]
            lesson = Collector(seats, stage.seed + number, network, stage.breadth).collect(POSITIONS)
            unfinished = path.with_suffix(".part.npz")
            np.savez_compressed(unfinished, **lesson._asdict())
            unfinished.rename(path)
        yield path


def read(paths: list[Path]) -> TrainingExamples:
    """Shards as one lesson."""
    shards = [np.load(path) for path in paths]
    return TrainingExamples(*(np.concatenate([shard[name] for shard in shards]) for name in TrainingExamples._fields))
