"""All screens of the site, with something on them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import httpx

from tests.web.ahead import Kept, make_table, play_on
from tests.web.visitor import Visitor


@dataclass(frozen=True)
class Place:
    """A screen, and the element to wait for."""

    name: str
    path: str
    shows: str = "main h1"
    then: Callable[[Visitor], None] = lambda visitor: None
    """What to open there before looking at it."""


def open_all(visitor: Visitor) -> None:
    """Open everything that can be unfolded."""
    for summary in visitor.page.locator("summary").all():
        summary.click()


def _settings(visitor: Visitor) -> None:
    visitor.page.locator("header nav button").click()
    visitor.page.locator("dialog[open] select").first.wait_for()


def _menu(visitor: Visitor) -> None:
    visitor.page.locator(".table .buttons .button").last.click()
    for summary in visitor.page.locator("dialog[open] summary").all():
        summary.click()
    visitor.page.locator("dialog[open] img").wait_for()


def _sharing(visitor: Visitor) -> None:
    visitor.page.locator("main header .button").click()
    visitor.page.locator("dialog[open] summary").click()


def _begun(visitor: Visitor) -> None:
    """A referee's table while magnets are being picked up."""
    if visitor.page.locator("form.card").count():
        visitor.page.locator("form.card .primary").click()
        visitor.page.locator(".big .button").last.click()


def _chosen(visitor: Visitor) -> None:
    visitor.await_turn()
    visitor.usable.first.click()


GIVEN = {kind: {"times": 3, "amount": 12.5} for kind in ("points", "denied", "next", "wild", "discard", "beside")}

GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


def _lost(visitor: Visitor) -> None:
    """An address that the page does not know. The server knows none of those: only the page itself leads there."""
    visitor.page.evaluate(GO, "/nowhere")
    visitor.page.locator("main a.primary[href='/']").wait_for()


STILL = (
    Place("lobby", "/"),
    Place("new clustered", "/new/clustered", then=open_all),
    Place("new kluster", "/new/kluster", then=open_all),
    Place("scorer", "/score", "main .brushes", open_all),
    Place("records", "/records", "main li a"),
    Place("referee", "/referee", "main .primary", _begun),
    Place("rules of Clustered", "/rules/clustered", "main article section"),
    Place("rules of Kluster", "/rules/kluster", "main article section"),
    Place("about", "/about"),
    Place("your games", "/yours", "main tbody tr"),
    Place("daily", "/daily", "main .card h3", open_all),
    Place("learn", "/learn"),
    Place("settings", "/about", then=_settings),
    Place("nothing", "/about", then=_lost),
    Place("no table", "/t/nosuchtable"),
)


@dataclass(frozen=True)
class Places:
    """All places, and the storage of a browser that has been at the tables."""

    memory: Any
    all: tuple[Place, ...]


def furnished(home: str) -> Places:
    """Play enough for every screen to have something to show."""
    here, bot, link = {"kind": "here"}, {"kind": "bot", "level": "greedy"}, {"kind": "link"}
    waiting = make_table(home, here, link)
    running = make_table(home, here, *[bot] * 7, largest_bonus=True, tie_break=True, hidden_discards=True)
    play_on(home, running, left=27)
    over = make_table(home, here, fast=True)
    play_on(home, over, left=0)
    (record,) = httpx.get(f"{home}/api/tables/{over.table}/records").raise_for_status().json()["records"]

    tables = (
        Place("waiting room", f"/t/{waiting.table}", "main .invite"),
        Place("table", f"/t/{running.table}", ".hand", _chosen),
        Place("menu", f"/t/{running.table}", ".hand", _menu),
        Place("end", f"/t/{over.table}", "section.end .primary"),
        Place("record", f"/r/{record['record']}", ".controls"),
        Place("sharing", f"/r/{record['record']}", ".controls", _sharing),
    )
    return Places(_memory(home, waiting, running, over), (*STILL, *tables))


def _memory(home: str, *tables: Kept) -> Any:
    """The tables as a browser stores them."""
    kept = [{**table._asdict(), "game": "clustered", "at": 0} for table in tables]
    played = {"at": 0, "seats": 2, "seat": 0, "points": 31, "record": None}
    games = [
        {**played, "id": "a/1", "game": "clustered", "outcome": "won", "against": ["bot:montecarlo"], "given": GIVEN},
        {**played, "id": "b/1", "game": "kluster", "outcome": "lost", "against": [f"name:{'W' * 24}"], "given": None},
    ]
    stored = [
        {"name": "lodestone.tables", "value": json.dumps(kept)},
        {"name": "lodestone.your-games", "value": json.dumps({"version": 1, "games": games})},
    ]
    return {"cookies": [], "origins": [{"origin": home, "localStorage": stored}]}


def visited(visitor: Visitor, places: Places) -> Iterator[Place]:
    """Go everywhere in turn, on the same page as links do, which is far faster than loading a new page each time."""
    visitor.goto("/")
    for place in places.all:
        if visitor.page.locator("dialog[open]").count():
            visitor.goto(place.path)  # what is open would stay so
        else:
            _lost(visitor)  # so that nothing is left that could be mistaken for the next place
            visitor.page.evaluate(GO, place.path)
        visitor.page.locator(place.shows).first.wait_for()
        place.then(visitor)
        yield place
