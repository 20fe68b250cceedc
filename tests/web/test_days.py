"""A game that takes days, in the browser: the clock moved on, the list of one's own tables, and notifications."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.server.hard.days import turning
from tests.server.hard.hard_server import HardServer
from tests.server.hard.moved_clock import Calendar
from tests.web.driving import sit_down
from tests.web.looking import complaints
from tests.web.visitor import Look, Visitor, Visitors, Waiting

SMALL: Look = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
SOON = 31_000
"""ms after which a page asks again about tables where others have to move."""

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
"""JavaScript: records system notifications, which are still shown; a page that is no app has no number on its icon."""

IN_DAYS = re.compile(r"^[23]d$")
"""What is left of three days, rounded down, so that it says three only for a second."""


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


def three_days_a_turn(ada: Visitor) -> None:
    """Choose this in the form for a new table."""
    ada.page.locator("summary", has_text="Options").click()
    ada.page.get_by_label("Time per turn").select_option(label="3 days a turn")
    expect(ada.page.get_by_text("The clock runs whether anybody is here or not")).to_be_visible()


def own_tables(visitor: Visitor) -> Locator:
    """The list on the first page."""
    section = visitor.page.locator("section", has=visitor.page.get_by_role("heading", name="My tables"))
    return section.get_by_role("listitem")


def test_a_game_over_days(guests: Visitors, calendar: Calendar) -> None:
    ada, ben = guests.come(), guests.come(**SMALL, permissions=["notifications"])
    ben.before_pages(LISTEN)
    ben.page.clock.install()
    ben.goto("/")
    ben.button("Play Clustered").click()  # another table, of which the page knows when it comes to this one
    expect(ben.hand).to_have_count(5)
    ben.goto("/")
    expect(own_tables(ben)).to_contain_text("Points: ")
    link = sit_down(ada, ben, three_days_a_turn)
    expect(ada.page.locator(".seats [aria-current=true]").get_by_role("timer")).to_have_text(IN_DAYS)
    expect(ada.page.get_by_text("3 days a turn")).to_be_visible()

    ben.goto("/about")  # any page of ours will do
    ada.take_turn()
    expect(ada.page.get_by_text("Shall this page tell you when it is your turn again?")).to_be_visible()
    assert complaints(ada) == []
    ada.context.grant_permissions(["notifications"])
    ada.button("Yes, tell me").click()
    expect(ada.button("Yes, tell me")).to_be_hidden()
    ben.page.clock.fast_forward(SOON)
    ben.page.wait_for_function("() => window.shown.length > 0")
    table = link.rsplit("/", 1)[1]
    told = [["Your turn against Ada", "Clustered · 2 days left", f"turn-{table}"]]
    assert ben.page.evaluate("window.shown") == told
    expect(ben.page).to_have_title("(1) Lodestone")
    assert ben.page.evaluate("window.badges.at(-1)") == 1
    assert complaints(ben) == []

    ben.goto("/")
    mine = own_tables(ben).first
    expect(mine).to_contain_text("Your turn")
    expect(mine).to_contain_text("Ada")
    expect(mine).to_contain_text("2 days left")
    expect(mine).to_contain_text("Points: Ada")
    assert ben.page.evaluate("window.shown") == []  # each turn is told of once
    assert complaints(ben) == []

    calendar.go_on(3)
    ada.await_turn()  # a bot has moved for Ben
    ada.goto("/")
    expect(own_tables(ada)).to_contain_text("Your turn")
    assert complaints(ada) == []
    ben.page.clock.fast_forward(10 * SOON)
    expect(mine).to_contain_text("Ada’s turn")
    expect(ben.page).to_have_title("Lodestone")
    mine.get_by_role("link").click()
    expect(ben.page.locator(".seats [aria-current=true]")).to_contain_text("Ada")
