"""Trains the network of Clustered’s bot `neural`, with PyTorch: `pip install "lodestone[train]"`.

    python examples/train_neural.py DIR [--sight 24] [--network 3]

Positions come from games on `BatchClustered` (`lodestone.envs.training`). What is learned is which placement of a
position is how much better than the others: all of them were tried out in the same worlds with the same luck, so
whatever a position does to all of them alike is taken off both sides. In the first stage playouts go by first sight,
in the second one the network that came of the first plays them.

DIR gets the shards, the weights after every epoch of a stage (`sight.npz`, `network.npz`) and the curves
(`curves.jsonl`). Stopped at any time, it goes on from the last shard. docs/research/neural.md tells what came of it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from lodestone.bots.clustered.neural.features import FEATURES
from lodestone.bots.clustered.neural.network import Network, load_network
from lodestone.envs.training.positions import Lesson
from lodestone.envs.training.shards import Stage, collect, read
from lodestone.envs.training.turning import symmetries

HIDDEN, DEEPER = 128, 48
BATCH = 128
"""Positions."""
RATE = 1.5e-3
DECAY = 1e-4
SIGHT = FEATURES - 4
"""The feature that tells what first sight thinks, in tens of points."""


class Progress(NamedTuple):
    """How an epoch went."""

    epoch: int
    loss: float
    held_out_loss: float
    """Of positions that are not learned from; the mean square of a difference, in points."""
    gain: float
    """Points that the network's choice is better than first sight's there, per move."""


def make_model(seed: int) -> Any:
    """An untrained network."""
    torch.manual_seed(seed)
    first, second = nn.Linear(FEATURES, HIDDEN), nn.Linear(HIDDEN, DEEPER)
    return nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), nn.Linear(DEEPER, 1, bias=False))


def model_of(network: Network) -> Any:
    """A network to be trained further."""
    model = make_model(0)
    with torch.no_grad():
        for layer, weights, bias in ((0, network.first, network.first_bias), (2, network.second, network.second_bias)):
            model[layer].weight.copy_(torch.from_numpy(weights.T.copy()))
            model[layer].bias.copy_(torch.from_numpy(bias))
        model[4].weight.copy_(torch.from_numpy(network.last[None]))
    return model


def weights_of(model: Any) -> Network:
    """A trained network, for playing."""
    first, second, last = (model[layer] for layer in (0, 2, 4))
    tensors = (first.weight.T, first.bias, second.weight.T, second.bias, last.weight[0])
    return Network(*(np.ascontiguousarray(tensor.detach().numpy(), np.float32) for tensor in tensors))


def save(network: Network, path: Path) -> None:
    """As the bot loads them."""
    np.savez(path, **network._asdict())


def fit(model: Any, lesson: Lesson, held_out: Lesson, epochs: int, seed: int, rate: float = RATE) -> Iterator[Progress]:
    """Learn; yields how it goes after each epoch."""
    rng = np.random.default_rng(seed)
    turns = torch.from_numpy(symmetries())
    steps = epochs * (len(lesson.rows) // BATCH)
    optimiser = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=steps, pct_start=0.1)
    for epoch in range(epochs):
        order, losses = rng.permutation(len(lesson.rows)), []
        for step in range(len(order) // BATCH):
            chosen = np.sort(order[step * BATCH : (step + 1) * BATCH])
            rows = torch.from_numpy(lesson.rows[chosen].astype(np.float32))
            rows = rows[..., turns[int(rng.integers(len(turns)))]]
            loss = _loss(model(rows)[..., 0], lesson.worths[chosen], lesson.there[chosen])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
            losses.append(float(loss.detach()))
        yield Progress(epoch, float(np.mean(losses)), *judge(model, held_out))


def _loss(values: torch.Tensor, worths: Any, there: Any) -> torch.Tensor:
    weights = torch.from_numpy(there).float()
    off = _centred(values, weights) - _centred(torch.from_numpy(worths), weights)
    return (off.square() * weights).sum() / weights.sum()


def _centred(values: torch.Tensor, weights: torch.Tensor) -> torch.Tensor:
    return values - (values * weights).sum(1, keepdim=True) / weights.sum(1, keepdim=True)


def judge(model: Any, lesson: Lesson) -> tuple[float, float]:
    """Loss, and the points that its choices are better than those of first sight, on average."""
    with torch.no_grad():
        rows = torch.from_numpy(lesson.rows.astype(np.float32))
        values = model(rows)[..., 0]
        loss = float(_loss(values, lesson.worths, lesson.there))
    there = lesson.there
    by_network = np.where(there, values.numpy(), -np.inf).argmax(1)
    by_sight = np.where(there, lesson.rows[..., SIGHT].astype(np.float32), -np.inf).argmax(1)
    every = np.arange(len(there))
    return loss, float(np.mean(lesson.worths[every, by_network] - lesson.worths[every, by_sight]))


BREADTH = 6
HELD_OUT = 5
"""Of ten shards the one that is kept back to judge by."""
EPOCHS = {"sight": 14, "network": 8}
SHAPES = ((FEATURES, HIDDEN), (HIDDEN,), (HIDDEN, DEEPER), (DEEPER,), (DEEPER,))


def train(folder: Path, stage: Stage, before: Network | None, earlier: list[Path]) -> tuple[Network, list[Path]]:
    """Collect and fit one stage; its weights, and the shards that were learned from."""
    untrained = Network(*(np.zeros(shape, np.float32) for shape in SHAPES))
    paths = []
    for path in collect(stage, before or untrained, folder):
        paths.append(path)
        print(f"{path.name} after {process_time():.0f} s of processor time", file=sys.stderr, flush=True)
    held_out = paths[HELD_OUT::10] or paths[-1:]
    learned = [path for path in paths if path not in held_out or len(paths) == 1]
    model = make_model(stage.seed) if before is None else model_of(before)
    rate = RATE if before is None else RATE / 3
    kept = folder / f"{stage.name}.npz"
    with (folder / "curves.jsonl").open("a", encoding="utf-8") as curves:
        lessons = read(learned + earlier[: len(learned)]), read(held_out)
        for progress in fit(model, *lessons, EPOCHS[stage.name], stage.seed, rate):
            line: dict[str, Any] = {"stage": stage.name, **progress._asdict()}
            print(json.dumps(line), file=curves, flush=True)
            print(line, file=sys.stderr, flush=True)
            save(weights_of(model), kept)
    return load_network(kept), learned


def main(arguments: list[str]) -> None:
    """Both stages."""
    parser = argparse.ArgumentParser(prog="train_neural.py")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sight", type=int, default=24, help="shards of the first stage")
    parser.add_argument("--network", type=int, default=3, help="shards of the second stage")
    options = parser.parse_args(arguments)
    torch.set_num_threads(1)
    by_sight = Stage("sight", options.sight, 0, 1000)
    network, shards = train(options.folder, by_sight, None, [])
    train(options.folder, Stage("network", options.network, BREADTH, 2000), network, shards)
    print(f"{options.folder / 'network.npz'} is what the bot plays with")


if __name__ == "__main__":
    main(sys.argv[1:])
