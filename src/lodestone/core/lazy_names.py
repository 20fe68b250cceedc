"""Names that a package offers but imports only on first use, because half of their modules load numba."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module


def lazy_names(package: str, homes: Mapping[str, str]) -> Callable[[str], object]:
    """A `__getattr__` for a package: each name is imported from its home, a module in the package, when first used.

    >>> find = lazy_names("lodestone.core", {"Outcome": "outcome"})
    >>> find("Outcome").__name__
    'Outcome'
    """

    def find(name: str) -> object:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        found: object = getattr(import_module(f"{package}.{homes[name]}"), name)
        setattr(sys.modules[package], name, found)
        return found

    return find
