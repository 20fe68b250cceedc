"""Parameters for tests that run small in `make test` and large in `make soak`, with the same code."""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def small_and_large(name: str, small: object, large: object) -> pytest.MarkDecorator:
    """A parameter with its value in every run, and its value under `make soak`."""
    return pytest.mark.parametrize(
        name, [pytest.param(small, id="small"), pytest.param(large, id="large", marks=pytest.mark.soak)]
    )


def some_always(cases: Iterable[str], always: Iterable[str]) -> list[object]:
    """All cases by name as parameters; those not named in `always` run under `make soak` only."""
    chosen = set(always)
    known = list(cases)
    assert chosen <= set(known), f"no such cases: {chosen - set(known)}"
    return [pytest.param(name, marks=() if name in chosen else pytest.mark.soak) for name in known]
