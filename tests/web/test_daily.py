"""The daily table in a browser: from the lobby to a line that is pasted elsewhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.ahead import play_ahead
from tests.web.looking import complaints
from tests.web.visitor import DESKTOP, Visitors

SMALLEST: ViewportSize = {"width": 360, "height": 640}
PICTURE = "navigator.clipboard.read().then(([item]) => item.types.includes('image/png'))"


@pytest.mark.parametrize("size", [SMALLEST, DESKTOP], ids=["phone", "desk"])
def test_a_daily_from_start_to_pasted_line(visitors: Visitors, size: ViewportSize) -> None:
    touch = size is SMALLEST
    visitor = visitors.come(viewport=size, has_touch=touch)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page, name = visitor.page, f"Ada at {size['width']}"
    visitor.goto("/")
    page.get_by_role("link", name="To the daily table").click()
    expect(page.get_by_text(re.compile(r"Next in \d+ (h|min)"))).to_be_visible()
    expect(page.get_by_text("a second browser gets a second try")).to_be_visible()
    page.get_by_label("Your name on the board").fill(name)
    visitor.button("Play Clustered").click()
    visitor.await_turn()
    visitor.take_turn(touch)
    page.go_back()
    visitor.button("Go on playing").click()
    visitor.await_turn()
    play_ahead(visitor, left=1)
    visitor.play_to_the_end(touch)

    result = page.get_by_role("region", name="The result")
    expect(result.get_by_text(re.compile(r"Place \d+ so far\."))).to_be_visible()
    expect(page.get_by_role("link", name="See the whole game")).to_have_count(0)
    expect(visitor.button("Play again")).to_have_count(0)
    points = int(page.locator("section.end td.total").inner_text())
    result.get_by_role("button", name="Copy the line").click()
    expect(page.get_by_text("Copied.").first).to_be_visible()
    at_the_end = page.evaluate("navigator.clipboard.readText()")
    assert not (seen := complaints(visitor, axe=False)), seen
    result.get_by_role("link", name="To the daily table").click()

    card = page.get_by_role("region", name="Clustered")
    expect(card.get_by_role("listitem").filter(has_text=name)).to_contain_text(f"{points} points")
    expect(card.get_by_text(f"One day in a row, best: {points}.")).to_be_visible()
    assert card.get_by_role("textbox").input_value() == at_the_end
    head, bars, link = at_the_end.splitlines()
    assert re.fullmatch(rf"Lodestone daily: Clustered, .*\d{{4}}.*, {points} points", head)
    assert re.fullmatch("[▁▂▃▄▅▆▇█×]+", bars)
    assert link == f"{visitor.home}/daily"
    card.get_by_role("button", name="Copy the picture").click()
    page.wait_for_function(PICTURE)
    page.get_by_text("Check the deals").click()
    expect(page.locator("details code")).to_have_count(4)  # of two games: today’s, and tomorrow’s
    assert not (seen := complaints(visitor)), seen
    page.reload()
    expect(card.get_by_role("button", name="Copy the line")).to_be_visible()  # and nothing to play
    expect(card.get_by_role("button", name="Play Clustered")).to_have_count(0)
    visitor.goto("/")
    expect(page.locator(".daily").get_by_text(f"Clustered · {points} points")).to_be_visible()
