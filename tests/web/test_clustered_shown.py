"""How a table of Clustered looks in unusual states: nothing is covered, cut off or pushed about."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.driving import played, sit_down
from tests.web.figures import SIZES, boxes
from tests.web.fingers import Fingers
from tests.web.looking import CLASHING
from tests.web.visitor import Visitor, Visitors

LOWEST = CLASHING.replace("for (const [x, y] of tiles)", "for (const [x, y] of tiles.sort((a, b) => b[1] - a[1]))")
"""JavaScript: the lowest such cell on the board, where the sentence would cover it."""

BOX = "one => { const { x, y, width, height } = one.getBoundingClientRect(); return { x, y, width, height }; }"


def _box(one: Locator) -> dict[str, float]:
    """The bounding box of an element, also of nested SVG."""
    found: dict[str, float] = one.evaluate(BOX)
    return found


def _apart(one: Locator, other: Locator) -> bool:
    a, b = _box(one), _box(other)
    beside = a["x"] + a["width"] <= b["x"] + 1 or b["x"] + b["width"] <= a["x"] + 1
    return beside or a["y"] + a["height"] <= b["y"] + 1 or b["y"] + b["height"] <= a["y"] + 1


def _within(one: Locator, around: Locator) -> bool:
    a, b = _box(one), _box(around)
    across = b["x"] - 1 <= a["x"] and a["x"] + a["width"] <= b["x"] + b["width"] + 1
    return across and b["y"] - 1 <= a["y"] and a["y"] + a["height"] <= b["y"] + b["height"] + 1


def test_showing_ones_tiles_at_one_screen_moves_nothing(visitors: Visitors) -> None:
    visitor = visitors.come(**SIZES["360x640"])
    visitor.goto(played(visitor.home, ("here", "here"), 2))
    for size in SIZES.values():
        visitor.page.set_viewport_size(size["viewport"])
        cover = visitor.page.locator(".cover")
        expect(cover).to_be_visible()
        board = boxes(visitor)[0]
        assert _within(cover, visitor.page.locator(".bottom")), size
        visitor.button("Show my tiles").tap()
        expect(visitor.hand).to_have_count(5)
        assert boxes(visitor)[0] == board, size
        visitor.page.reload()


@pytest.mark.parametrize(("size", "language"), [("360x640", "en"), ("740x360", "de")])
def test_what_was_refused_is_seen_beside_the_reason(visitors: Visitors, size: str, language: str) -> None:
    visitor = visitors.come(**SIZES[size])
    visitor.speak(language)
    visitor.goto(played(visitor.home, ("here", "greedy"), 14))
    visitor.await_turn()
    page, board, why = visitor.page, visitor.page.locator(".board"), visitor.page.locator(".prompt.problem")
    tried = 0
    for tile in visitor.usable.all():
        tile.tap()
        visitor.await_view()
        if (cell := page.evaluate(LOWEST)) is None:
            continue
        tried += 1
        page.touchscreen.tap(*cell)
        expect(why).to_be_visible()
        visitor.await_view()
        refused = page.locator(".board .refused")
        assert _apart(refused, why)
        assert _within(refused, board)
        for sign in page.locator(".board .clash").all():
            assert _within(sign, board)
        assert _box(why)["y"] >= _box(page.locator(".bar"))["y"] + 44
        assert _apart(why, page.locator(".hand"))
        # Touching the sentence shows what it speaks of.
        why.locator(".pointing").tap()
        expect(page.locator(".board .lit")).to_have_count(1)
        page.keyboard.press("Escape")
    assert tried


def test_options_of_a_table_cover_no_cell_where_a_tile_fits(visitors: Visitors) -> None:
    visitor = visitors.come(**SIZES["360x640"])
    rules = {"first_bonus": True, "largest_bonus": True, "tie_break": True}
    visitor.goto(played(visitor.home, ("here", *["greedy"] * 7), 4, clustered={"rules": rules}))
    visitor.await_turn()
    facts = visitor.page.get_by_role("list", name="This table")
    expect(facts.get_by_role("listitem")).to_have_count(3)
    for tile in visitor.page.locator(".board .lying").all():
        assert _apart(tile, facts)
    visitor.usable.first.tap()
    expect(facts).to_be_hidden()
    visitor.button("Put back").tap()
    expect(facts).to_be_visible()


@pytest.mark.parametrize("seats", [2, 8])
def test_whoever_holds_a_bonus_wears_it_whole(visitors: Visitors, seats: int) -> None:
    visitor = visitors.come()
    rules = {"first_bonus": True, "largest_bonus": True}
    link = played(visitor.home, ("here", *["greedy"] * (seats - 1)), 14, clustered={"rules": rules})
    visitor.goto(link)
    visitor.await_turn()
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    for size in ("1440x900", "1280x720", *(["360x640"] if seats == 2 else [])):
        visitor.page.set_viewport_size(SIZES[size]["viewport"])
        expect(visitor.page.locator(".seats .mark").first).to_be_visible()
        assert visitor.page.locator(".seats .piles").evaluate_all(cut) == [], size


@pytest.mark.parametrize("size", ["360x640", "740x360"])
def test_the_offer_of_a_lesson_covers_no_cell_of_the_first_move(visitors: Visitors, size: str) -> None:
    visitor = visitors.come(**SIZES[size])
    visitor.goto("/")
    visitor.button("Play Clustered").tap()
    visitor.await_turn()
    offer = visitor.page.locator(".notes p", has_text="New to Clustered?")
    expect(offer).to_be_visible()
    assert _apart(offer, visitor.page.locator(".board .open"))


def test_messages_lie_below_each_other_and_a_request_can_be_withdrawn(visitors: Visitors) -> None:
    ada, ben = visitors.come(**SIZES["740x360"]), visitors.come(**SIZES["360x640"])
    sit_down(ada, ben)
    board = ada.page.locator(".frame")
    ada.button("Table").tap()
    ada.button("Pause").tap()
    asked = ben.page.locator(".notes .bar")
    expect(asked.get_by_role("button", name="Agree")).to_be_visible()
    ada.button("Never mind").tap()
    expect(asked).to_have_count(0)
    expect(ada.page.locator(".notes .bar, .toast")).to_have_count(0)

    ada.button("Table").tap()
    ada.button("Pause").tap()
    ben.button("Decline").tap()
    no = ada.page.locator(".toast", has_text="Ben says no.")
    expect(no).to_be_visible()
    learn = ada.page.locator(".notes a", has_text="New to Clustered?")
    expect(learn).to_be_visible()
    assert _apart(no, learn)
    assert _within(no, board)

    ben.context.set_offline(True)
    ben.button("Table").tap()
    ben.button("Pause").tap()  # goes unanswered, which is noticed within a second
    lost = ben.page.locator(".notes .banner")
    expect(lost).to_be_visible()
    assert _within(lost, ben.page.locator(".frame"))
    assert _apart(lost, ben.page.locator(".notes a", has_text="New to Clustered?"))
    for one in (learn, lost):
        assert _apart(one, one.page.locator(".hand"))


def test_the_log_is_the_same_before_and_after_a_reload(visitor: Visitor) -> None:
    visitor.goto(played(visitor.home, ("here", "greedy"), 2))
    visitor.await_turn()
    visitor.take_turn()
    visitor.await_turn()
    news = visitor.page.get_by_role("list", name="What happened").get_by_role("listitem")
    expect(news).to_have_count(6)
    told = news.all_inner_texts()
    visitor.page.reload()
    visitor.await_turn()
    assert news.all_inner_texts() == told
    # Against a bot: it has a face.
    expect(visitor.page.locator(".seats [data-seat='1'] .face svg")).to_be_visible()


@pytest.fixture
def ended(visitors: Visitors) -> Visitor:
    """A phone on its side at the end of a game of three."""
    visitor = visitors.come(**SIZES["740x360"])
    visitor.speak("de")
    visitor.goto(played(visitor.home, ("here", "greedy", "greedy"), None, clustered={"rules": {"fast": True}}))
    expect(visitor.page.locator("section.end.done svg[role=img]")).to_be_attached()
    return visitor


def test_the_end_fits_and_a_finger_can_scroll_it(ended: Visitor) -> None:
    page = ended.page
    for size in ("740x360", "360x640", "820x1180", "1280x720", "1440x900"):
        page.set_viewport_size(SIZES[size]["viewport"])
        tops = page.locator("section.end .row > *").evaluate_all("all => all.map(one => one.getBoundingClientRect().y)")
        assert max(tops) - min(tops) <= 1, (size, tops)
        wide: Any = "one => one.scrollWidth - one.clientWidth"
        assert page.locator("section.end .scroll").evaluate(wide) == 0, size
        if size in ("1280x720", "1440x900"):  # beside the board, and as high as it
            drawn, board = _box(page.locator("section.end .graph")), _box(page.locator(".frame"))
            assert drawn["y"] + drawn["height"] >= board["y"] + 0.94 * board["height"], size
    page.set_viewport_size(SIZES["360x640"]["viewport"])
    graph = page.locator("section.end svg[role=img]")
    graph.scroll_into_view_if_needed()
    box, before = _box(graph), page.locator(".bottom").evaluate("one => one.scrollTop")
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = Fingers(ended)
    fingers.down((x, y))
    for step in range(1, 6):
        fingers.move((x, y + 12 * step))
    fingers.up()
    page.wait_for_function("before => document.querySelector('.bottom').scrollTop < before", arg=before)
    assert re.search("/t/", page.url)
    graph.tap()  # once it has come to rest, wherever that is
    page.wait_for_url("**/r/*")
