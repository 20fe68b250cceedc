"""Every screen, at phone and desktop size, in light and dark."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.web.visitor import DESKTOP, PHONE, Visitor, Visitors

SCREENS = (
    "/",
    "/new/clustered",
    "/new/kluster",
    "/score",
    "/records",
    "/referee",
    "/about",
    "/nowhere",
    "/t/nosuchtable",
)
STICKING_OUT = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > innerWidth)
    .map(one => one.tagName + '.' + one.className)"""
SIZES = [
    pytest.param({"viewport": PHONE, "color_scheme": "dark"}, id="phone-dark"),
    pytest.param({"viewport": DESKTOP, "color_scheme": "light"}, id="desktop-light"),
]


def _check(visitor: Visitor) -> None:
    """axe has no complaint, and nothing sticks out sideways."""
    found = Axe().run(visitor.page)
    assert found.violations_count == 0, found.generate_report()
    assert visitor.page.evaluate(STICKING_OUT) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", SCREENS)
def test_screens_can_be_used_by_everybody(visitors: Visitors, path: str, size: dict[str, object]) -> None:
    visitor = visitors.come(**size)
    visitor.goto(path)
    expect(visitor.page.locator("main h1")).to_be_visible()
    for summary in visitor.page.locator("summary").all():
        summary.click()
    _check(visitor)


@pytest.mark.parametrize("size", SIZES)
def test_a_table_can_be_used_by_everybody(visitors: Visitors, size: dict[str, object]) -> None:
    visitor = visitors.come(**size)
    visitor.goto("/")
    visitor.button("Play Clustered").click()
    for _ in range(3):
        visitor.await_turn()
        visitor.take_turn()
    visitor.await_turn()
    visitor.usable.first.click()
    _check(visitor)
    visitor.button("Table").click()
    _check(visitor)


@pytest.mark.parametrize("size", SIZES)
def test_a_waiting_room_can_be_used_by_everybody(visitors: Visitors, size: dict[str, object]) -> None:
    visitor = visitors.come(**size)
    visitor.goto("/new/clustered")
    visitor.button("With a friend, by link").click()
    visitor.button("Open the table").click()
    expect(visitor.page.get_by_label("Link to this table")).to_be_visible()
    _check(visitor)


def test_the_scorer_counts_what_is_tapped_in(visitor: Visitor) -> None:
    visitor.goto("/score")
    board = visitor.page.get_by_role("application")
    board.focus()
    for _ in range(3):
        visitor.page.keyboard.press("ArrowRight")
        visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("tbody .total")).to_have_text("3")
    expect(visitor.page.get_by_role("link", name="rule C20")).to_have_attribute("href", "/rules/clustered#C20")
    visitor.page.keyboard.press("Enter")  # takes the last one off again
    expect(visitor.page.locator("tbody .total")).to_have_text("0")


def test_the_referee_keeps_turns_pools_and_faults(visitor: Visitor) -> None:
    visitor.goto("/referee")
    visitor.button("Begin").click()
    left = visitor.page.locator("li:has-text('to place') strong")
    expect(left).to_have_text(["12", "12"])
    visitor.button("Stone placed, all stay apart").click()
    expect(left).to_have_text(["11", "12"])
    visitor.button("Some must be picked up …").click()
    visitor.button("Confirm").click()  # two stones, the own one among them
    expect(left).to_have_text(["11", "13"])
    visitor.page.reload()
    expect(left).to_have_text(["11", "13"])
    visitor.button("Undo").click()
    expect(left).to_have_text(["11", "12"])
    expect(visitor.page.get_by_role("heading", name="Seat B is on turn")).to_be_visible()


def test_settings_are_kept_and_show_at_once(visitor: Visitor) -> None:
    visitor.goto("/about")
    visitor.button("Settings").click()
    visitor.page.get_by_label("Light or dark").select_option("dark")
    background = "getComputedStyle(document.documentElement).backgroundColor"
    dark = visitor.page.evaluate(background)
    visitor.page.get_by_label("Light or dark").select_option("light")
    assert visitor.page.evaluate(background) != dark
    visitor.page.reload()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "light"
