"""Games brought to a turn without a browser, by a client that plays as fast as the server answers."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from playwright.sync_api import expect

from tests.server.client import Api
from tests.web.visitor import Visitor

T = TypeVar("T")


def played(home: str, kinds: tuple[str, ...], turns: int | None, seed: int = 3, **more: Any) -> str:
    """Make a table with seats as `Api.create` knows them and take so many turns there; the personal link.

    Tiles go anywhere they may, so that tables grow as large as they do among people. `None`: until it is over.
    """
    return _elsewhere(_played(home, kinds, turns, seed, more))


async def _played(home: str, kinds: tuple[str, ...], turns: int | None, seed: int, more: dict[str, Any]) -> str:
    made = await Api(home).create(*kinds, name="Ada", **more)
    chance = random.Random(seed)
    link = f"/t/{made['table']}#{made['token']}"
    if turns == 0:
        return link
    async with Api(home).join(made["table"], made["token"]) as seat:
        taken = 0
        while (turns is None or taken < turns) and await seat.my_turn():
            await seat.play(chance.choice(seat.moves()))
            taken += 1
        if turns is not None:
            await seat.my_turn()
    return link


def _elsewhere(work: Coroutine[Any, Any, T]) -> T:
    """Run in another thread, since this one runs the browser's event loop."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def sit_down(ada: Visitor, ben: Visitor, choose: Callable[[Visitor], None] | None = None) -> str:
    """Ada makes a table with the form, and begins; Ben comes by the link. Returns the address of the table.

    `choose`: fills in the rest of the form.
    """
    ada.goto("/new/clustered")
    ada.button("With a friend, by link").click()
    ada.page.get_by_label("Your name").fill("Ada")
    ada.page.get_by_role("combobox", name="Who starts").select_option("named:0")
    if choose is not None:
        choose(ada)
    ada.button("Open the table").click()
    link = ada.page.get_by_label("Link to this table").input_value()
    ben.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down").click()
    expect(ada.hand).to_have_count(5)
    expect(ben.hand).to_have_count(5)
    return link
