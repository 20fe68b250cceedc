"""Whole games of every variant of Clustered: nobody is told a hand, a stack, a seed or a token that is not theirs."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.conftest import MakeServer
from tests.server.hard.eavesdropping import (
    Leak,
)
from tests.server.hard.hard_server import UNLIMITED
from tests.server.hard.leaky import LEAKS
from tests.server.hard.listening import VARIANTS, listen


@pytest.mark.parametrize(("seats", "rules"), VARIANTS.values(), ids=list(VARIANTS))
async def test_nobody_is_told_what_they_may_not_know(
    make_server: MakeServer, seats: int, rules: dict[str, Any]
) -> None:
    await listen(make_server(limits=UNLIMITED), seats, rules)


@pytest.mark.parametrize("leak", list(LEAKS))
async def test_a_server_that_leaks_is_caught(make_server: MakeServer, leak: str) -> None:
    with pytest.raises(Leak):
        await listen(make_server(limits=UNLIMITED, leak=leak), 2, {})
