"""Runs a command as if some modules were missing: `python -m tests.packaging.hiding numpy,numba score board.txt`"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType


class Hiding(MetaPathFinder):
    """An import finder that makes these packages impossible to find."""

    def __init__(self, hidden: Sequence[str]) -> None:
        self.hidden = frozenset(hidden)

    def find_spec(self, fullname: str, path: object = None, target: ModuleType | None = None) -> ModuleSpec | None:
        """Fail for hidden packages, and leave the rest to other finders."""
        if fullname.partition(".")[0] in self.hidden:
            raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)
        return None


def hide(names: Sequence[str]) -> None:
    """From now on these packages cannot be imported in this process, even if they already were."""
    hidden = frozenset(names)
    for name in [name for name in sys.modules if name.partition(".")[0] in hidden]:
        del sys.modules[name]
    sys.meta_path.insert(0, Hiding(names))


if __name__ == "__main__":
    hide(sys.argv[1].split(","))
    sys.argv[1:] = sys.argv[2:]
    from lodestone.cli import main

    main()
