"""Clustered on phones: whole games by touch and mouse, checking the measurements at every size."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.driving import played
from tests.web.everybody import check
from tests.web.figures import (
    LEAST_BOARD,
    LEAST_CELL,
    MOST_SHIFT,
    SIZES,
    WATCH_SHIFTS,
    board_share,
    boxes,
    legal,
    shifts,
)
from tests.web.fingers import Fingers
from tests.web.visitor import FREE_CELL, Visitor, Visitors

FIRST = 5
"""The number of turns to play on a new table."""
AT_TURN = 20
"""The turn by which a table has grown."""


def _come(visitors: Visitors, size: str, **more: Any) -> Visitor:
    visitor = visitors.come(**{**SIZES[size], **more})
    visitor.before_pages(WATCH_SHIFTS)
    return visitor


def _lay(visitor: Visitor, touch: bool) -> None:
    """Lay the chosen tile where it fits, or discard it."""
    confirm = visitor.page.locator(".confirm .primary")
    if not confirm.is_enabled():
        cell = visitor.page.evaluate(FREE_CELL)
        (visitor.page.touchscreen.tap if touch else visitor.page.mouse.click)(*cell)
    before = visitor.moves()
    confirm.tap() if touch else confirm.click()
    visitor.await_moves(before + 1)


def _whole_game(visitor: Visitor, touch: bool) -> None:
    """Play a whole game, starting from the first page."""
    visitor.goto("/")
    play = visitor.button("Play Clustered")
    play.tap() if touch else play.click()
    _play_to_the_end(visitor, touch)


def _play(visitor: Visitor, touch: bool, turns: int | None = None) -> None:
    """Play so many turns, or all that are left, checking the measurements."""
    visitor.await_turn()
    before, end = boxes(visitor), visitor.moves() + 2 * turns if turns is not None else None
    while visitor.await_turn() and visitor.moves() != end:
        tile = visitor.usable.first
        tile.tap() if touch else tile.click()
        assert boxes(visitor) == before
        assert board_share(visitor) >= LEAST_BOARD
        places = legal(visitor)
        assert all(place["size"] >= LEAST_CELL for place in places), places[:1]
        assert not places or any(place["seen"] for place in places)
        if visitor.moves() // 2 == AT_TURN:
            check(visitor)
        _lay(visitor, touch)


def _play_to_the_end(visitor: Visitor, touch: bool) -> None:
    _play(visitor, touch)
    expect(visitor.page.get_by_role("region", name="The result")).to_contain_text("points")
    assert board_share(visitor) >= LEAST_BOARD
    assert shifts(visitor) <= MOST_SHIFT


def test_a_game_keeps_its_figures_on_a_small_phone(visitors: Visitors) -> None:
    """From its first turns, and to its end from a table that has grown; `make soak` plays whole ones."""
    visitor = _come(visitors, "360x640", color_scheme="dark")
    visitor.goto("/")
    visitor.button("Play Clustered").tap()
    _play(visitor, touch=True, turns=FIRST)
    visitor.goto(played(visitor.home, ("here", "greedy"), AT_TURN))
    _play_to_the_end(visitor, touch=True)


def test_a_game_that_has_grown_keeps_its_figures_on_a_desk(visitors: Visitors) -> None:
    visitor = _come(visitors, "1280x720", color_scheme="light")
    visitor.goto(played(visitor.home, ("here", "greedy"), AT_TURN))
    _play_to_the_end(visitor, touch=False)


@pytest.mark.soak
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_whole_games_at_every_size(visitors: Visitors, size: str, scheme: str) -> None:
    visitor = _come(visitors, size, color_scheme=scheme)
    visitor.speak("en")
    _whole_game(visitor, touch="has_touch" in SIZES[size])


def test_what_can_follow_a_game_is_in_sight_beside_the_board_in_long_words(visitors: Visitors) -> None:
    visitor = _come(visitors, "740x360")
    visitor.speak("fi")
    visitor.goto(played(visitor.home, ("here", "greedy"), None))
    for button in ("primary", "record", "share"):
        expect(visitor.page.locator(f"section.end .row .{button}")).to_be_in_viewport(ratio=1)


def _way_to(visitor: Visitor, cell: list[int]) -> str | None:
    """The side of the screen beyond which a place lies; None: it is in view."""
    (place,) = (place for place in legal(visitor) if place["cell"] == cell)
    way: str | None = place["way"]
    return way


def test_every_place_on_a_grown_table_can_be_reached_by_a_finger(visitors: Visitors) -> None:
    visitor = _come(visitors, "360x640")
    visitor.goto(played(visitor.home, ("here", "greedy"), AT_TURN))
    visitor.await_turn()
    cell = "Number.parseFloat(document.querySelector('.board').style.getPropertyValue('--cell'))"
    whole = visitor.page.evaluate(cell)
    assert whole < LEAST_CELL, "the table has not grown enough to be of use here"
    most = max(visitor.usable.all(), key=lambda tile: len((tile.get_attribute("aria-label") or "").split()))
    most.tap()
    places = legal(visitor)
    for place in places:
        for _ in range(len(places)):
            if (way := _way_to(visitor, place["cell"])) is None:
                break
            visitor.page.locator(f".further.{way}").tap()
        assert _way_to(visitor, place["cell"]) is None
    visitor.button("Put back").tap()
    visitor.page.wait_for_function(f"whole => Math.abs({cell} - whole) < 0.01", arg=whole)

    box = visitor.page.locator(".board").bounding_box()
    assert box is not None
    fingers = Fingers(visitor)
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers.down((x - 20, y), (x + 20, y))
    fingers.move((x - 60, y), (x + 60, y))
    fingers.up()
    assert visitor.page.evaluate(cell) > 2 * whole
    visitor.button("Show the whole table").tap()
    visitor.page.wait_for_function(f"whole => Math.abs({cell} - whole) < 0.01", arg=whole)
    visitor.page.touchscreen.tap(x, y)  # too small to hit anything: closer
    visitor.page.wait_for_function(f"least => {cell} >= least", arg=LEAST_CELL)


def test_three_presses_from_the_first_page_to_the_first_move(visitors: Visitors) -> None:
    visitor = _come(visitors, "390x844")
    visitor.goto("/")
    visitor.button("Play Clustered").tap()  # one
    visitor.await_turn()
    expect(visitor.page.get_by_role("link", name="New to Clustered?")).to_be_visible()
    spot = visitor.page.evaluate(
        r"""() => {
          const board = document.querySelector('.board'), box = board.getBoundingClientRect();
          const size = name => parseFloat(board.style.getPropertyValue(name));
          const [, x, y] = /M(-?\d+) (-?\d+)/.exec(board.querySelector('.open').getAttribute('d'));
          return [box.x + size('--left') + (Number(x) + 12) / 100 * size('--cell'),
                  box.y + size('--top') + Number(y) / 100 * size('--cell')];
        }"""
    )
    visitor.page.touchscreen.tap(*spot)  # two: the first tile that fits lies there on trial
    confirm = visitor.page.locator(".confirm .primary")
    expect(confirm).to_be_enabled()
    confirm.tap()  # three
    visitor.await_moves(1)


def test_the_keyboard_leaves_the_view_following_the_table(visitor: Visitor) -> None:
    visitor.goto(played(visitor.home, ("here", "greedy"), AT_TURN))
    visitor.await_turn()
    press = visitor.page.keyboard.press
    hidden = """() => {
      const board = document.querySelector('.board').getBoundingClientRect();
      const out = tile => tile.left < board.left || tile.right > board.right ||
        tile.top < board.top || tile.bottom > board.bottom;
      const tiles = [...document.querySelectorAll('.lying rect.body')].map(tile => tile.getBoundingClientRect());
      return tiles.filter(out).length;
    }"""
    for _ in range(3):
        visitor.await_turn()
        before = visitor.moves()
        place = visitor.hand.evaluate_all("all => all.findIndex(tile => tile.ariaDisabled === 'false')")
        press(str(place + 1))
        expect(visitor.page.locator(".board .legal.shown")).to_have_count(1)
        press("n")
        press("Enter")
        expect(visitor.page.locator(".confirm .primary")).to_be_enabled()
        press("Enter")
        visitor.await_moves(before + 2)
    visitor.await_turn()
    visitor.page.wait_for_function(f"() => ({hidden})() === 0")
