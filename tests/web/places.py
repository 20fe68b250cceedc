"""Every screen there is, with something on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tests.web.visitor import Visitor, Visitors


@dataclass(frozen=True)
class Place:
    """A screen, and what to wait for there."""

    name: str
    path: str
    shows: str = "main h1"
    then: Callable[[Visitor], None] = lambda visitor: None
    """What is opened there before looking at it."""


def open_all(visitor: Visitor) -> None:
    """Whatever can be unfolded."""
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


def _begun(visitor: Visitor) -> None:
    """A referee's table in the middle of picking magnets up."""
    if visitor.page.locator("form.card").count():
        visitor.page.locator("form.card .primary").click()
        visitor.page.locator(".big .button").last.click()


def _chosen(visitor: Visitor) -> None:
    visitor.await_turn()
    visitor.usable.first.click()


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
    Place("learn", "/learn"),
    Place("settings", "/about", then=_settings),
    Place("nothing", "/nowhere"),
    Place("no table", "/t/nosuchtable"),
)


@dataclass(frozen=True)
class Places:
    """All of them, and the memory of a browser that has been at the tables."""

    memory: Any
    all: tuple[Place, ...]


def furnished(visitors: Visitors) -> Places:
    """Play what must be played so that every screen has something to show."""
    host = visitors.come()
    host.goto("/new/clustered")
    host.button("With a friend, by link").click()
    host.button("Open the table").click()
    host.page.get_by_label("Link to this table").wait_for()
    waiting = host.page.url

    host.goto("/new/clustered")
    for _ in range(6):
        host.button("One more seat").click()
    open_all(host)
    for option in ("Largest-cluster bonuses", "Break ties", "Discards face down"):
        host.page.get_by_label(option).check()
    host.button("Open the table").click()
    for _ in range(2):
        host.await_turn()
        host.take_turn()
    running = host.page.url

    host.goto("/new/clustered")
    host.button("Alone").click()
    open_all(host)
    host.page.get_by_label("Fast game").check()
    host.button("Open the table").click()
    host.play_to_the_end()
    over = host.page.url
    host.page.get_by_role("link", name="See the whole game").click()
    host.page.locator(".controls").wait_for()
    record = host.page.url

    tables = (
        Place("waiting room", waiting, "main .invite"),
        Place("table", running, ".hand", _chosen),
        Place("menu", running, ".hand", _menu),
        Place("end", over, "section.end .primary"),
        Place("record", record, ".controls"),
    )
    return Places(host.context.storage_state(), (*STILL, *tables))


def visited(visitor: Visitor, places: Places) -> Iterator[Place]:
    """Go everywhere, one after the other."""
    for place in places.all:
        visitor.goto(place.path)
        visitor.page.locator(place.shows).first.wait_for()
        place.then(visitor)
        yield place
