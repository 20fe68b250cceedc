"""Compiles what the environments of Clustered need, ahead of time."""

from __future__ import annotations

import numpy as np

from lodestone.envs.clustered.batch import BatchClustered
from lodestone.envs.clustered.opponents import TREMOR


def compile_kernels() -> None:
    """Every kernel once, on a small batch; loads what is compiled already."""
    games = BatchClustered(2, autoreset="same_step")
    rng = np.random.default_rng(0)
    obs = games.reset([0, 1])
    games.step(games.sample(obs, rng))
    games.sample({name: array.copy() for name, array in games.reset().items()}, rng)
    games.load(0, games.position(1))
    games.resample(0, 0, seed=1)
    games.let_others_move(0, TREMOR["sight"])
