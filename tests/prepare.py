"""Makes once what all tests share, before they start: `python -m tests.prepare`.

Kernels compiled by several test processes and server children at once cost minutes, and a package manager that runs
while tests wait for a browser makes them time out.
"""

from __future__ import annotations

from lodestone.bots.warmup import PARTS, compile_everything
from lodestone.envs.clustered.warmup import compile_kernels
from tests import postgres
from tests.web import chromium


def main() -> None:
    """Find or install the programs, compile the kernels; says what takes long."""
    print(f"Chromium: {chromium.executable() or 'the one that Playwright fetched'}; PostgreSQL: {postgres.programs()}")
    for done, (name, seconds) in enumerate(compile_everything(), start=1):
        print(f"Kernels: {name} in {seconds:.1f} s, {done} of {len(PARTS)}", flush=True)
    compile_kernels()


if __name__ == "__main__":
    main()
