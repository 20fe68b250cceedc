"""The scorer and the referee, for people with the box in front of them; and what a first visit loads."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.figures import SIZES
from tests.web.visitor import Visitor, Visitors

FIRST_LOAD = 190_000
"""Bytes of a first visit, including the font."""

CELL = """([column, row]) => {
  const board = document.querySelector('[role=application]'), box = board.getBoundingClientRect();
  const size = name => parseFloat(board.style.getPropertyValue(name));
  return [box.x + size('--left') + (column + 0.5) * size('--cell'),
          box.y + size('--top') + (row + 0.5) * size('--cell'), size('--cell')];
}"""


def test_forty_tiles_are_scored_on_a_phone_without_zooming(visitors: Visitors) -> None:
    visitor = visitors.come(**SIZES["360x640"])
    visitor.goto("/score")
    how = visitor.page.locator(".how-over")
    expect(how).to_be_visible()
    # Blocks that grow from the start tile, as tables do.
    spots = [(x, y) for y in range(-3, 4) for x in range(-3, 4) if (x, y) != (0, 0)][:40]
    spots.sort(key=lambda spot: max(abs(spot[0]), abs(spot[1])))
    for number, spot in enumerate(spots):
        if number == 20:
            visitor.button("Seat B").tap()
        x, y, size = visitor.page.evaluate(CELL, list(spot))
        assert size >= 30, f"{size} px after {number} tiles"
        visitor.page.touchscreen.tap(x, y)
        # The board may move to make room: the next place is known only then.
        expect(visitor.page.locator(".board .lying")).to_have_count(number + 2)
    expect(how).to_have_count(0)
    visitor.page.get_by_label("Name at seat A").fill("Ada")
    expect(visitor.page.locator(".brushes .seat").first).to_have_attribute("aria-label", "Ada")
    points = visitor.page.locator(".scroll:has(table)")
    assert points.evaluate("one => one.scrollWidth - one.clientWidth") == 0
    total = visitor.page.locator("tbody .total").first.inner_text()
    expect(visitor.page.locator(".brushes .seat strong").first).to_have_text(total)
    expect(visitor.page.get_by_text("largest full rectangle")).to_be_visible()
    visitor.button("Clear the table").tap()
    expect(visitor.page.locator(".board .lying")).to_have_count(1)
    visitor.button("Bring the tiles back").tap()
    expect(visitor.page.locator(".board .lying")).to_have_count(41)


def test_the_referee_knows_names_and_says_what_its_fields_count(visitor: Visitor) -> None:
    visitor.goto("/referee")
    expect(visitor.page.get_by_label("Boxes of Kluster Classic")).to_have_value("1")
    visitor.page.get_by_label("Players").fill("3")
    for seat, name in {"A": "Ada", "B": "Ben", "C": "Cleo"}.items():
        visitor.page.get_by_label(f"Name at seat {seat}").fill(name)
    visitor.button("Begin").click()
    expect(visitor.page.get_by_role("heading", name="Ada’s turn")).to_be_visible()
    visitor.button("Stone placed, nothing touched").click()
    expect(visitor.page.get_by_role("heading", name="Ben’s turn")).to_be_visible()


def test_a_first_visit_is_light_and_brings_its_typeface(visitors: Visitors) -> None:
    visitor = visitors.come(first=True)
    visitor.goto("/")
    visitor.page.locator("main h1").wait_for()
    visitor.page.evaluate("document.fonts.ready")
    assert visitor.page.evaluate("document.fonts.check('600 20px Fraunces')")
    loaded = visitor.page.evaluate(
        "performance.getEntriesByType('resource').reduce((sum, one) => sum + one.transferSize, 0)"
    )
    assert 50_000 < loaded <= FIRST_LOAD
    answer = visitor.page.request.get("/fraunces-licence.txt")
    assert "SIL Open Font License" in answer.text()
