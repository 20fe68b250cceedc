"""The daily table of Kluster in a browser: from the first magnet to a line that is pasted elsewhere."""

from __future__ import annotations

import asyncio
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.server.client import Api
from tests.server.hard.kluster_player import KlusterPlayer
from tests.web.ahead import KEPT, Kept
from tests.web.looking import complaints
from tests.web.magnets import MagnetPlayer
from tests.web.roomy import roomiest
from tests.web.visitor import DESKTOP, Visitor, Visitors

SMALLEST: ViewportSize = {"width": 360, "height": 640}
SEED = 1


def play_to_the_end(visitor: Visitor) -> None:
    """Make the other moves of a try over a line of its own, while its page looks on."""
    kept = Kept(*visitor.page.evaluate(KEPT))
    player = KlusterPlayer(Api(visitor.home), *kept, SEED, lambda: False)
    with ThreadPoolExecutor(1) as aside:  # Playwright's loop runs in this thread
        aside.submit(asyncio.run, player.play()).result()


@pytest.mark.parametrize("size", [SMALLEST, DESKTOP], ids=["phone", "desk"])
def test_a_daily_of_magnets_from_start_to_pasted_line(visitors: Visitors, size: ViewportSize) -> None:
    visitor = visitors.come(viewport=size)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page, name = visitor.page, f"Ada at {size['width']}"
    player = MagnetPlayer(visitor)
    visitor.goto("/daily")
    page.get_by_label("Your name on the board").fill(name)
    visitor.button("Play Kluster").click()
    player.await_ready()
    player.await_turn()
    player.place(*roomiest(player))
    player.await_turn()
    play_to_the_end(visitor)

    end = page.locator("section.end")
    expect(end.get_by_text(re.compile(r"Place \d+ so far\."))).to_be_visible()
    expect(visitor.button("Play again")).to_have_count(0)
    expect(page.get_by_role("link", name="The record of this game")).to_have_count(0)
    end.get_by_role("button", name="Copy the line").click()
    expect(page.get_by_text("Copied.").first).to_be_visible()
    line = page.evaluate("navigator.clipboard.readText()")
    assert not (seen := complaints(visitor)), seen
    placed = player.public["solo"]["placed"]
    result = "one magnet" if placed == 1 else f"{placed} magnets"
    head, bars, link = line.splitlines()
    assert re.fullmatch(rf"Lodestone daily: Kluster, .*\d{{4}}.*, {result}", head)
    assert re.fullmatch("[▁▂▃▄▅▆▇█×]+", bars)
    assert link == f"{visitor.home}/daily"

    page.reload()
    player.await_ready()  # it still lies there
    end.get_by_role("link", name="To the daily table").click()
    card = page.get_by_role("region", name="Kluster")
    expect(card.get_by_role("listitem").filter(has_text=name)).to_contain_text(result)
    assert card.get_by_role("textbox").input_value() == line
    assert not (seen := complaints(visitor)), seen
    page.reload()
    expect(card.get_by_role("button", name="Copy the line")).to_be_visible()  # and nothing to play
    expect(card.get_by_role("button", name="Play Kluster")).to_have_count(0)
