"""The network: two hidden layers, and what it thinks of placements."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from lodestone.bots.clustered.neural.compile import HERE, inner_kernel, kernel
from lodestone.bots.clustered.neural.features import FEATURES, Moves, list_placements, write_features
from lodestone.clustered.batch.table import BatchTable, Number, Words

WEIGHTS = HERE / "weights.npz"


class Network(NamedTuple):
    """Weights, float32; rows of `first` are features, so that what is zero costs nothing."""

    first: Words
    first_bias: Words
    second: Words
    second_bias: Words
    last: Words


class Layers(NamedTuple):
    """Where a network works: what it looks at, and what its layers answer."""

    row: Words
    hidden: Words
    deeper: Words


@cache
def load_network(path: Path = WEIGHTS) -> Network:
    """The weights that the package brings along, or others."""
    with np.load(path) as stored:
        network = Network(*(np.ascontiguousarray(stored[name], np.float32) for name in Network._fields))
    if len(network.first) != FEATURES:
        raise ValueError(f"{path} looks at {len(network.first)} features, not at {FEATURES}")
    return network


def room_for(network: Network) -> Layers:
    """Room for one placement at a time."""
    return Layers(
        np.zeros(FEATURES, np.float32),
        np.zeros(len(network.first_bias), np.float32),
        np.zeros(len(network.second_bias), np.float32),
    )


@inner_kernel
def answer(network: Network, room: Layers) -> Number:
    """What the network thinks of the row in its room, in points."""
    hidden, deeper = room.hidden, room.deeper
    for unit in range(len(hidden)):
        hidden[unit] = network.first_bias[unit]
    for feature in range(len(room.row)):
        strength = room.row[feature]
        if strength != 0.0:
            for unit in range(len(hidden)):
                hidden[unit] += strength * network.first[feature, unit]
    for unit in range(len(deeper)):
        deeper[unit] = network.second_bias[unit]
    for before in range(len(hidden)):
        strength = hidden[before]
        if strength > 0.0:
            for unit in range(len(deeper)):
                deeper[unit] += strength * network.second[before, unit]
    value: Number = np.float32(0.0)
    for unit in range(len(deeper)):
        if deeper[unit] > 0.0:
            value += deeper[unit] * network.last[unit]
    return value


@kernel
def judge_placements(table: BatchTable, network: Network, room: Layers, moves: Moves) -> int:
    """Every placement of the seat on turn, with what the network thinks of it; how many there are."""
    count = list_placements(table, moves)
    for move in range(count):
        write_features(table, moves, count, move, room.row)
        moves.values[move] = answer(network, room)
    return count
