"""Hints at a table and reviews of records, as people see them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from lodestone.bots import clustered_bot
from lodestone.bots.kluster import kluster_bot, play_turn
from lodestone.clustered import deal
from lodestone.kluster import Boxes, MagnetsTaken
from lodestone.match import clustered
from lodestone.match.clustered import ClusteredMatch
from lodestone.match.kluster import live
from lodestone.match.kluster.live import KlusterMatch, set_table
from tests.web.driving import sit_down
from tests.web.everybody import check
from tests.web.magnets import MagnetPlayer
from tests.web.visitor import ASIDE, PHONE, Visitor, Visitors


def test_a_hint_lies_on_the_board_with_its_reason_and_can_be_played(visitor: Visitor) -> None:
    visitor.goto("/new/clustered")
    visitor.button("Open the table").click()
    visitor.usable.first.wait_for()
    visitor.button("Hint").click()
    words = visitor.page.locator(".hint")
    expect(words).to_contain_text("Try ", timeout=ASIDE)
    (hinted,) = [message for message in visitor.frames if message["type"] == "hinted"]
    tile, _, cell = hinted["advice"]["best"]["move"].partition("@")
    expect(visitor.page.locator(".board .ghost")).to_have_count(1)
    expect(visitor.page.locator("[aria-live=polite]").first).to_contain_text("Try ")
    check(visitor)
    before = visitor.moves()
    visitor.button("Confirm").click()
    visitor.await_moves(before + 1)
    assert {"type": "play", "seat": 0, "move": f"{tile}@{cell}"}.items() <= visitor.said[-1].items()
    expect(words).to_have_count(0)


def test_with_others_everybody_is_asked_first(visitors: Visitors) -> None:
    ann, ben = visitors.come(), visitors.come(viewport=PHONE)
    sit_down(ann, ben)
    ann.button("Ask for hints").click()
    ben.button("Agree").click()
    ann.button("Hint").click()
    expect(ann.page.locator(".hint")).to_be_visible(timeout=ASIDE)
    assert not [message for message in ben.frames if message["type"] == "hinted"]


def test_at_kluster_a_hint_marks_the_magnet_and_says_why(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    visitor.page.set_viewport_size({"width": 360, "height": 640})
    player.make("here")
    visitor.button("Hint").click()
    words = visitor.page.locator(".hint")
    expect(words).to_contain_text("where the light shape lies", timeout=ASIDE)
    expect(visitor.page.locator(".tray .advised")).to_have_count(1)
    (hinted,) = [message for message in visitor.frames if message["type"] == "hinted"]
    assert hinted["advice"]["best"]["magnet"] in player.public["pools"][0]
    expect(visitor.page.locator(".tray .advised")).to_be_in_viewport(ratio=1)
    check(visitor)

    player.take()
    expect(words).to_have_count(0)  # it would hide the area from whoever carries something there
    visitor.page.set_viewport_size({"width": 1440, "height": 900})
    expect(words).to_be_visible()
    words.get_by_role("button", name="Close").click()
    expect(words).to_have_count(0)


def open_record(visitor: Visitor, folder: Path, record: dict[str, Any]) -> None:
    """Open a record from a file."""
    file = folder / "record.json"
    file.write_text(json.dumps(record))
    visitor.goto("/records")
    visitor.page.get_by_label("Open a file").set_input_files(file)
    visitor.page.wait_for_url("**/r/*")


def test_a_review_shows_what_moves_cost_and_what_was_better(visitor: Visitor, tmp_path: Path) -> None:
    match = ClusteredMatch(deal(2, 5), ("Ann", "greedy"))
    bots = [clustered_bot("random", 1), clustered_bot("greedy", 2)]
    for _ in range(6):
        seat = match.position.seat
        assert seat is not None
        match.play(bots[seat].choose(match.view(seat)))
    open_record(visitor, tmp_path, clustered.to_record(match))
    visitor.button("Review").click()
    graph = visitor.page.get_by_role("img", name="What each move gave away")
    expect(graph.locator("rect")).to_have_count(6, timeout=ASIDE)
    assert "review" in visitor.page.url
    better = visitor.page.get_by_role("group", name="As good or better").get_by_role("button")
    for turn in range(6, 0, -1):
        if better.count():
            break
        visitor.button("One turn back").click()
        expect(visitor.page.get_by_label("Turn", exact=True)).to_have_value(str(turn - 1))
    expect(better.first).to_have_attribute("aria-pressed", "true")
    expect(visitor.page.locator(".board .ghost")).to_have_count(1)
    check(visitor)

    visitor.page.set_viewport_size({"width": 390, "height": 844})
    visitor.page.reload()  # the address leads back to this turn of the review
    expect(graph.locator("rect")).to_have_count(6, timeout=ASIDE)
    expect(visitor.page.locator(".board .ghost")).to_have_count(1)
    check(visitor)


def test_a_review_of_kluster_shows_the_risk_and_a_safer_place(visitor: Visitor, tmp_path: Path) -> None:
    match = KlusterMatch(set_table(Boxes(duo=1), seats=2, seed=0), ("Ann", "Ben"))
    bots = [kluster_bot("clumsy", 1), kluster_bot("clumsy", 2)]
    while not any(isinstance(event, MagnetsTaken) for event in play_turn(match, bots)):
        pass
    MagnetPlayer(visitor, "low")
    open_record(visitor, tmp_path, live.to_record(match))

    visitor.button("Review").click()
    graph = visitor.page.get_by_role("img", name="What each move gave away")
    expect(graph.locator("rect")).to_have_count(len(match.turns), timeout=ASIDE)
    expect(visitor.page.get_by_text("Klustered:")).to_be_visible()  # the last turn is shown first
    better = visitor.page.get_by_role("group", name="As good or better").get_by_role("button")
    expect(better.first).to_have_attribute("aria-pressed", "true")
    scene = visitor.page.locator(".scene[data-loading=false]")
    expect(scene).to_be_visible(timeout=ASIDE)
    check(visitor)

    visitor.button("One turn back").click()
    expect(scene).to_have_attribute("data-turn", str(len(match.turns) - 1))
    expect(visitor.page.get_by_text("Klustered:")).to_have_count(0)
    visitor.page.set_viewport_size({"width": 390, "height": 844})
    visitor.page.reload()
    expect(graph.locator("rect")).to_have_count(len(match.turns), timeout=ASIDE)
    check(visitor)
