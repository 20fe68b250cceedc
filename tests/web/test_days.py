"""A game that takes days, in the browser: the clock moved on, the list of one's own tables, and being told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.hard.days import turning
from tests.server.hard.hard_server import HardServer
from tests.server.hard.moved_clock import Calendar
from tests.web.looking import complaints
from tests.web.visitor import Look, Visitor, Visitors, Waiting

SMALL: Look = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SOON = 31_000
"""ms after which a page asks again about tables where others are to move."""

LISTEN = """
  window.shown = [];
  const Real = window.Notification;
  window.Notification = new Proxy(Real, {
    construct(target, [title, options]) {
      window.shown.push([title, options.body, options.tag]);
      return new target(title, options);
    },
  });
  window.badges = [];
  navigator.setAppBadge = async (count) => void window.badges.push(count);
  navigator.clearAppBadge = async () => void window.badges.push(0);
"""
"""Notes what is shown by the system, which shows it all the same; a page that is no app has no number on its icon."""


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Calendar:
    return Calendar(tmp_path_factory.mktemp("calendar"))


@pytest.fixture(scope="module")
def days_server(tmp_path_factory: pytest.TempPathFactory, calendar: Calendar) -> Iterator[HardServer]:
    with turning(calendar, tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture
def guests(browser: Browser, days_server: HardServer) -> Iterator[Visitors]:
    guests = Visitors(browser, days_server.api.url, Waiting())
    yield guests
    guests.leave(in_order=False)


def sit_down_for_days(ann: Visitor, ben: Visitor) -> str:
    """Ann makes a table by the form, and begins; Ben comes by its link, which is returned."""
    ann.goto("/new/clustered")
    ann.button("With a friend, by link").click()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("combobox", name="Who starts").select_option("named:0")
    ann.page.locator("summary", has_text="Options").click()
    ann.page.get_by_label("Time per turn").select_option(label="3 days a turn")
    expect(ann.page.get_by_text("The clock runs whether anybody is here or not")).to_be_visible()
    ann.button("Open the table").click()
    link = ann.page.get_by_label("Link to this table").input_value()
    ben.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.button("Sit down").click()
    expect(ann.hand).to_have_count(5)
    expect(ben.hand).to_have_count(5)
    return link


def own_tables(visitor: Visitor) -> Locator:
    """The list on the first page."""
    section = visitor.page.locator("section", has=visitor.page.get_by_role("heading", name="My tables"))
    return section.get_by_role("listitem")


def test_a_game_over_days(guests: Visitors, calendar: Calendar) -> None:
    ann, ben = guests.come(), guests.come(**SMALL, permissions=["notifications"])
    ben.before_pages(LISTEN)
    ben.page.clock.install()
    ben.goto("/")
    ben.button("Play Clustered").click()  # another table, of which the page knows when it comes to this one
    expect(ben.hand).to_have_count(5)
    ben.goto("/")
    expect(own_tables(ben)).to_contain_text("Points: ")
    link = sit_down_for_days(ann, ben)
    expect(ann.page.locator(".seats [aria-current=true]").get_by_role("timer")).to_have_text("3d")
    expect(ann.page.get_by_text("3 days a turn")).to_be_visible()

    ben.goto("/about")  # any page of ours will do
    ann.take_turn()
    expect(ann.page.get_by_text("Shall this page tell you when it is your turn again?")).to_be_visible()
    assert complaints(ann) == []
    ann.context.grant_permissions(["notifications"])
    ann.button("Yes, tell me").click()
    expect(ann.button("Yes, tell me")).to_be_hidden()
    ben.page.clock.fast_forward(SOON)
    ben.page.wait_for_function("() => window.shown.length > 0")
    table = link.rsplit("/", 1)[1]
    told = [["Your turn against Ann", "Clustered · 2 days left", f"turn-{table}"]]
    assert ben.page.evaluate("window.shown") == told
    expect(ben.page).to_have_title("(1) Lodestone")
    assert ben.page.evaluate("window.badges.at(-1)") == 1
    assert complaints(ben) == []

    ben.goto("/")
    mine = own_tables(ben).first
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("Ann")
    expect(mine).to_contain_text("2 days left")
    expect(mine).to_contain_text("Points: Ann")
    assert ben.page.evaluate("window.shown") == []  # each turn is told of once
    assert complaints(ben) == []

    calendar.go_on(3)
    ann.await_turn()  # a bot has moved for Ben
    ann.goto("/")
    expect(own_tables(ann)).to_contain_text("Your turn")
    assert complaints(ann) == []
    ben.page.clock.fast_forward(10 * SOON)
    expect(mine).to_contain_text("Ann’s turn")
    expect(ben.page).to_have_title("Lodestone")
    mine.get_by_role("link").click()
    expect(ben.page.locator(".seats [aria-current=true]")).to_contain_text("Ann")
