"""Compiles what searching bots and hints need ahead of time, so that the first hint does not take a minute.

A process of its own, which ends when that is done: a server where nobody ever asks need not keep it all in memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from pathlib import Path

from lodestone import clustered
from lodestone.bots import clustered as clustered_bots
from lodestone.core.kernel_cache import is_worth_compiling

PATIENCE = 15
"""How much everybody who plays goes before it."""
KERNELS = (Path(clustered_bots.__file__).parent / "search", Path(clustered.__file__).parent / "batch")


async def prepare_search() -> None:
    """Once for each state of the sources; there is nothing to do if it has been done before."""
    if not is_worth_compiling(*KERNELS):
        return
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "lodestone.server.pondering.preparing")
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def main() -> None:
    """Compile."""
    os.nice(PATIENCE)
    from lodestone.bots.clustered.search import warmup

    warmup()


if __name__ == "__main__":
    main()
