"""Compiled opponents: they move inside a batch until it is a given seat's turn."""

from __future__ import annotations

from pathlib import Path

from lodestone.bots.clustered.search import policy
from lodestone.clustered.batch.chance import below
from lodestone.clustered.batch.compile import BATCH, kernels_of
from lodestone.clustered.batch.random_play import count_moves, nth_move
from lodestone.clustered.batch.table import OVER, PHASE, SEAT, Words
from lodestone.envs.clustered.arrays import Games, Shared
from lodestone.envs.clustered.kernels import make_move, table_in

kernel, _ = kernels_of(Path(__file__).parent, BATCH, Path(policy.__file__).parent)

TREMOR = {"random": -1.0, "sight": 1.0}
"""By name, how they choose: any legal move, or the best at first sight, give or take so many points."""


@kernel
def play_others(games: Games, shared: Shared, seat: int, stream: Words, tremor: float, playing: Words) -> None:
    """Let everybody else move, in the games that are `playing`, until it is `seat`'s turn or the game is over."""
    for game in range(len(playing)):
        if not playing[game]:
            continue
        table = table_in(games, game)
        while table.facts[PHASE] != OVER and table.facts[SEAT] != seat:
            if tremor < 0.0:
                tile, at = nth_move(table, below(stream, count_moves(table)))
            else:
                tile, at = policy.choose(table, stream, tremor)
            make_move(games, game, table, tile, at, shared)
