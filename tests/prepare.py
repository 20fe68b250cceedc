"""Prepares, once, what all tests share, before they start: `python -m tests.prepare`.

Kernels compiled by several test processes and server children at once cost minutes, and a package manager that runs
while tests wait for a browser makes them time out.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
from scripts import build_docs

import lodestone
from lodestone.bots.clustered.neural.network import load_network
from lodestone.bots.warmup import PARTS, SOURCES, compile_everything
from lodestone.core.kernel_cache import is_compiled
from lodestone.envs.clustered.batch import BatchClustered
from lodestone.envs.clustered.opponents import TREMOR
from lodestone.envs.training.positions import Collector
from tests import ROOT, postgres, proxies
from tests.web import chromium

STAMP = ROOT / ".pytest_cache" / "compiled"
"""Records for which sources everything was compiled: loading it all just to check takes seconds."""


def main() -> None:
    """Find or install the programs, compile the kernels; announces steps that take long."""
    for name in ("nginx", "haproxy"):
        proxies.program_of(name)
    print(f"Chromium: {chromium.executable() or 'the one that Playwright fetched'}; PostgreSQL: {postgres.programs()}")
    build_docs.build()
    state = _sources()
    compiled = all(is_compiled(part.stage, SOURCES) for part in PARTS.values())
    if compiled and STAMP.exists() and STAMP.read_text() == state:
        return
    for done, (name, seconds) in enumerate(compile_everything(), start=1):
        print(f"Kernels: {name} in {seconds:.1f} s, {done} of {len(PARTS)}", flush=True)
    _compile_batches()
    Collector(seats=2, seed=0, network=load_network(), breadth=2).collect(1)
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(state)


def _compile_batches() -> None:
    """Call every kernel of Clustered's environments once, on a small batch; loads what is compiled already."""
    games = BatchClustered(2, autoreset="same_step")
    rng = np.random.default_rng(0)
    obs = games.reset([0, 1])
    games.step(games.sample(obs, rng))
    games.sample({name: array.copy() for name, array in games.reset().items()}, rng)
    games.load(0, games.position(1))
    games.resample(0, 0, seed=1)
    games.let_others_move(0, TREMOR["sight"])


def _sources() -> str:
    """The path of the sources and the time of the last change: numba recompiles what has been touched."""
    package = Path(lodestone.__file__).parent
    return f"{package} {max(file.stat().st_mtime_ns for file in package.rglob('*.py'))}"


if __name__ == "__main__":
    main()
