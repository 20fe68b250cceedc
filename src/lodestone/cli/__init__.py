"""The command line: `lodestone …`. May import everything; nothing imports it.

Each command lives in a module of its own and imports what it needs when it runs, so that `lodestone score` never waits
for the physics.
"""

from lodestone.cli.main import main

__all__ = ["main"]
