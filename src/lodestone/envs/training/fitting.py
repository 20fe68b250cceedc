"""Fits the network to lessons, with numpy alone: AdamW, its rate and momentum on one cycle.

What is learned is which placement of a position is how much better than the others: all of them were tried out in the
same worlds with the same luck, so whatever a position does to all of them alike is taken off both sides. What is
learned of one table is true of eight, turned and mirrored.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lodestone.bots.clustered.neural.features import CELLS, FEATURES, GLANCES, PLANES, SIDE
from lodestone.bots.clustered.neural.network import Network
from lodestone.clustered.batch.table import Words
from lodestone.envs.training.positions import TrainingExamples

HIDDEN, DEEPER = 128, 48
"""Units of the two hidden layers."""
BATCH = 128
"""Positions of a step."""
DECAY = 1e-4
"""Share of each weight that is taken away in a step, times the rate."""
_MEMORY = 0.999
"""How much of a slope's square is remembered from step to step."""
_RISING = 0.1
"""The share of all steps in which the rate rises."""
_SLOWEST, _LAST = 1 / 25, 1 / 250_000
"""The rate at the beginning and at the end, as shares of the highest."""
_SLUGGISH, _NIMBLE = 0.95, 0.85
"""Momentum at both ends of the cycle, and where the rate is highest."""
_SIGHT = FEATURES - 4
"""The feature that tells what first sight thinks, in tens of points."""


class TrainingProgress(NamedTuple):
    """How an epoch went."""

    epoch: int
    loss: float
    held_out_loss: float
    """Of positions that are not learned from; the mean square of a difference, in points."""
    gain: float
    """Points that the network's choice is better than first sight's there, per move."""


def untrained(seed: int) -> Network:
    """A network that knows nothing."""
    rng = np.random.default_rng(seed)

    def drawn(inputs: int, *shape: int) -> Words:
        reach = 1 / math.sqrt(inputs)
        return rng.uniform(-reach, reach, shape).astype(np.float32)

    return Network(
        drawn(FEATURES, FEATURES, HIDDEN),
        drawn(FEATURES, HIDDEN),
        drawn(HIDDEN, HIDDEN, DEEPER),
        drawn(HIDDEN, DEEPER),
        drawn(DEEPER, DEEPER),
    )


def fit(
    network: Network, lesson: TrainingExamples, held_out: TrainingExamples, epochs: int, seed: int, rate: float
) -> Iterator[tuple[Network, TrainingProgress]]:
    """Learn; yields the network and how it goes after each epoch."""
    rng, turns = np.random.default_rng(seed), symmetries()
    batches = max(1, len(lesson.rows) // BATCH)
    learner = _Learner(network, epochs * batches, rate)
    for epoch in range(epochs):
        order, losses = rng.permutation(len(lesson.rows)), []
        for batch in range(batches):
            chosen = np.sort(order[batch * BATCH : (batch + 1) * BATCH])
            turned = lesson.rows[chosen][..., turns[int(rng.integers(len(turns)))]]
            part = TrainingExamples(turned, lesson.worths[chosen], lesson.there[chosen])
            loss, slopes = loss_and_slopes(learner.network, part)
            learner.learn(slopes)
            losses.append(loss)
        yield learner.network, TrainingProgress(epoch, float(np.mean(losses)), *judge(learner.network, held_out))


def loss_and_slopes(network: Network, lesson: TrainingExamples) -> tuple[float, Network]:
    """How far off the network is, and how that changes with each of its weights."""
    there = lesson.there
    rows = lesson.rows[there].astype(network.first.dtype)
    hidden, deeper, values = _layers(network, rows)
    off = _off(values, lesson)[there]
    # Taking the mean off twice changes nothing more: the slope of a square is that of what is left.
    slope = (2 / len(off)) * off
    to_deeper = np.outer(slope, network.last) * (deeper > 0)
    to_hidden = (to_deeper @ network.second.T) * (hidden > 0)
    slopes = Network(
        rows.T @ to_hidden, to_hidden.sum(axis=0), hidden.T @ to_deeper, to_deeper.sum(axis=0), deeper.T @ slope
    )
    return float(np.mean(off**2)), slopes


def judge(network: Network, lesson: TrainingExamples) -> tuple[float, float]:
    """Loss, and the points that its choices are better than those of first sight, on average."""
    there = lesson.there
    values = _layers(network, lesson.rows[there].astype(network.first.dtype))[2]
    loss = float(np.mean(_off(values, lesson)[there] ** 2))
    thought = np.full(there.shape, -np.inf)
    thought[there] = values
    by_network = thought.argmax(axis=1)
    by_sight = np.where(there, lesson.rows[..., _SIGHT].astype(np.float32), -np.inf).argmax(axis=1)
    every = np.arange(len(there))
    return loss, float(np.mean(lesson.worths[every, by_network] - lesson.worths[every, by_sight]))


def _layers(network: Network, rows: Words) -> tuple[Words, Words, Words]:
    """What both hidden layers and the network answer to placements."""
    hidden = np.maximum(rows @ network.first + network.first_bias, 0)
    deeper = np.maximum(hidden @ network.second + network.second_bias, 0)
    return hidden, deeper, deeper @ network.last


def _off(values: Words, lesson: TrainingExamples) -> Words:
    """(positions, candidates): by how much each placement is thought to be better than it was."""
    off = np.zeros(lesson.there.shape, values.dtype)
    off[lesson.there] = values - lesson.worths[lesson.there]
    off -= off.sum(axis=1, keepdims=True) / lesson.there.sum(axis=1, keepdims=True)
    return off


class _Learner:
    """AdamW. The rate rises and falls once, and momentum the other way round."""

    def __init__(self, network: Network, steps: int, rate: float) -> None:
        self.network = Network(*(weights.copy() for weights in network))
        self._steps, self._rate, self._done = steps, rate, 0
        self._mean, self._square = ([np.zeros_like(weights) for weights in network] for _ in range(2))

    def learn(self, slopes: Network) -> None:
        """One step."""
        rate, momentum = _cycle(self._done, self._steps, self._rate)
        self._done += 1
        parts = zip(self.network, slopes, self._mean, self._square, strict=True)
        for weights, slope, mean, square in parts:
            mean += (1 - momentum) * (slope - mean)
            square += (1 - _MEMORY) * (slope**2 - square)
            spread = np.sqrt(square / (1 - _MEMORY**self._done)) + 1e-8
            weights *= 1 - rate * DECAY
            weights -= rate / (1 - momentum**self._done) * mean / spread


def _cycle(step: int, steps: int, rate: float) -> tuple[float, float]:
    """Rate and momentum of a step."""
    highest = max(1.0, _RISING * steps - 1)
    if step <= highest:
        share, begin, end, heavy, light = step / highest, _SLOWEST, 1.0, _SLUGGISH, _NIMBLE
    else:
        share = (step - highest) / max(1.0, steps - 1 - highest)
        begin, end, heavy, light = 1.0, _LAST, _NIMBLE, _SLUGGISH
    left = (1 + math.cos(math.pi * share)) / 2
    return rate * (end + (begin - end) * left), light + (heavy - light) * left


def symmetries() -> NDArray[np.int64]:
    """(8, features): for each feature of a turned or mirrored placement which one of the placement itself it is.

    >>> symmetries().shape, symmetries()[0, :3].tolist()
    ((8, 320), [0, 1, 2])
    """
    square = np.arange(SIDE * SIDE).reshape(SIDE, SIDE)
    middle = SIDE * SIDE // 2
    rows = []
    for turned in range(4):
        for shown in (np.rot90(square, turned), np.rot90(square, turned).T):
            cells = np.delete(shown.reshape(-1), middle)
            cells = cells - (cells > middle)
            spread = (cells[:, None] * PLANES + np.arange(PLANES)).reshape(-1)
            rows.append(np.concatenate([spread, CELLS * PLANES + np.arange(GLANCES)]))
    return np.array(rows)
