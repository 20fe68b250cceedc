"""Compiles what a server needs at its first start: `python -m lodestone.bots.first_start`

Says on standard output how far it is, a line at a time: `DONE ALL`, in kernels of a turn, until the stage `turn` is
there; then the stages as they are complete.
"""

from __future__ import annotations

import signal
import sys
from typing import Any

from lodestone.bots.warmup import PATIENCE, SOURCES, compile_parts, parts_of
from lodestone.core.compiler import all_compiled, compiled, kernels_within
from lodestone.core.kernel_cache import PHYSICS, TURN, mark_compiled


def main() -> None:
    """Compile in the order of need; what no turn needs is compiled at a lower priority."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    from lodestone.physics import warmup

    kernels = kernels_within(*warmup.TURN)
    if not all_compiled(kernels):
        _compile_turn(kernels)
    _complete(TURN)
    if not all_compiled(kernels_within(*warmup.KERNELS)):
        for _ in compile_parts(parts_of(PHYSICS), patience=PATIENCE):
            pass
    _complete(PHYSICS)


def _compile_turn(kernels: list[Any]) -> None:
    told = -1
    for _ in compile_parts(parts_of(TURN)):
        done = compiled(kernels)
        if done != told:
            told = done
            print(done, len(kernels), flush=True)


def _complete(stage: str) -> None:
    mark_compiled(stage, SOURCES)
    print(stage, flush=True)


if __name__ == "__main__":
    main()
