"""Trains the network of Clustered’s bot `neural`: `pip install "lodestone[envs]"`.

    python examples/train_neural.py DIR [--sight 24] [--network 3]

Positions come from games on `BatchClustered` (`lodestone.envs.training`). In the first stage playouts follow first
sight; in the second, the network from the first stage plays them.

DIR gets the shards, the weights after every epoch of a stage (`sight.npz`, `network.npz`) and the curves
(`curves.jsonl`). Stopped at any time, it goes on from the last shard. docs/research/neural.md tells what came of it.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

from lodestone.bots.clustered.neural.network import Network
from lodestone.envs.training.fitting import fit, untrained
from lodestone.envs.training.shards import TrainingStage, collect, read

RATE = 1.5e-3
BREADTH = 6
HELD_OUT = 5
"""Of every ten shards, the index of the one held out for evaluation."""
EPOCHS = {"sight": 14, "network": 8}


def train(
    folder: Path, stage: TrainingStage, before: Network | None, earlier: list[Path]
) -> tuple[Network, list[Path]]:
    """Collect and fit one stage; its weights, and the shards that were learned from."""
    network = before or untrained(stage.seed)
    paths = []
    for path in collect(stage, network, folder):
        paths.append(path)
        print(f"{path.name} after {process_time():.0f} s of processor time", file=sys.stderr, flush=True)
    held_out = paths[HELD_OUT::10] or paths[-1:]
    learned = [path for path in paths if path not in held_out or len(paths) == 1]
    rate = RATE if before is None else RATE / 3
    lessons = read(learned + earlier[: len(learned)]), read(held_out)
    with (folder / "curves.jsonl").open("a", encoding="utf-8") as curves:
        for fitted, progress in fit(network, *lessons, EPOCHS[stage.name], stage.seed, rate):
            line: dict[str, Any] = {"stage": stage.name, **progress._asdict()}
            print(json.dumps(line), file=curves, flush=True)
            print(line, file=sys.stderr, flush=True)
            np.savez(folder / f"{stage.name}.npz", **fitted._asdict())
    return fitted, learned


def main(arguments: list[str]) -> None:
    """Both stages."""
    parser = argparse.ArgumentParser(prog="train_neural.py")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sight", type=int, default=24, help="shards of the first stage")
    parser.add_argument("--network", type=int, default=3, help="shards of the second stage")
    options = parser.parse_args(arguments)
    by_sight = TrainingStage("sight", options.sight, 0, 1000)
    network, shards = train(options.folder, by_sight, None, [])
    train(options.folder, TrainingStage("network", options.network, BREADTH, 2000), network, shards)
    print(f"{options.folder / 'network.npz'} is what the bot plays with")


if __name__ == "__main__":
    main(sys.argv[1:])
