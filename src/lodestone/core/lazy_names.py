"""Names that a package offers but imports only on first use, because half of their modules load numba."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from types import MappingProxyType
from warnings import warn

NONE: Mapping[str, str] = MappingProxyType({})


def lazy_names(
    package: str, homes: Mapping[str, str], former: Mapping[str, str] = NONE
) -> tuple[Callable[[str], object], Callable[[], list[str]]]:
    """`__getattr__` and `__dir__` for a package: a name is imported from its home, a module in it, when first used.

    `former` has names of earlier releases and what they are called now: for one release they go on working, and warn.

    >>> find, names = lazy_names("lodestone.core", {"Outcome": "events"})
    >>> find("Outcome").__name__, "Outcome" in names()
    ('Outcome', True)
    """

    def find(name: str) -> object:
        if name in former:
            warn(f"{package}.{name} is now called {former[name]}", DeprecationWarning, stacklevel=2)
            return getattr(sys.modules[package], former[name])
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(f"{package}.{homes[name]}"), name)
        setattr(sys.modules[package], name, found)
        return found

    def names() -> list[str]:
        # What `help` and completion go through; how the names get there is nothing to read about.
        return sorted((vars(sys.modules[package]).keys() | homes.keys()) - {"__getattr__", "__dir__"})

    return find, names
