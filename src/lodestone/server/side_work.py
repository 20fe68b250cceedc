"""Long work on a record, in a process of its own that gives way to the tables: the record goes in, results come out.

Each result is preceded by its length.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import struct
import sys
from collections.abc import AsyncGenerator, Callable, Iterable

PATIENCE = 10
"""How much people at live tables go before whoever looks at records."""


async def results_of(module: str, body: bytes) -> AsyncGenerator[bytes, None]:
    """What a module makes of a record, as it comes. Close it to stop: nothing is left running."""
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", module, stdin=pipe, stdout=pipe)
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(body)
        process.stdin.close()
        with contextlib.suppress(asyncio.IncompleteReadError):  # its end
            while True:
                (length,) = struct.unpack("<I", await process.stdout.readexactly(4))
                yield await process.stdout.readexactly(length)
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        await process.wait()


def work(make: Callable[[bytes], Iterable[bytes]]) -> None:
    """The other end: from standard input to standard output."""
    os.nice(PATIENCE)
    for result in make(sys.stdin.buffer.read()):
        sys.stdout.buffer.write(struct.pack("<I", len(result)) + result)
        sys.stdout.buffer.flush()
