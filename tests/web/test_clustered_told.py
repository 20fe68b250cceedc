"""What a table of Clustered says: why something does not fit, what happened, what others propose."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.driving import played, sit_down
from tests.web.figures import SIZES, boxes
from tests.web.looking import CLASHING
from tests.web.visitor import Visitor, Visitors

COORDINATES = re.compile(r"-?\d+, ?-?\d+")


def _at_turn(visitor: Visitor, turns: int, kinds: tuple[str, ...] = ("here", "greedy"), **more: Any) -> None:
    visitor.goto(played(visitor.home, kinds, turns, **more))
    visitor.await_turn()


def _clashing(visitor: Visitor) -> list[float]:
    """Choose a tile for which there is such a cell; returns the cell's place."""
    for tile in visitor.usable.all():
        tile.click()
        visitor.await_view()
        if (cell := visitor.page.evaluate(CLASHING)) is not None:
            found: list[float] = cell
            return found
        visitor.button("Put back").click()
    raise AssertionError("every tile fits everywhere")


def test_why_is_marked_at_the_side_before_anything_is_tried(visitor: Visitor) -> None:
    _at_turn(visitor, 10)
    clash = visitor.page.locator(".board .clash")
    cell = _clashing(visitor)
    visitor.page.mouse.move(*cell)
    expect(clash.first).to_be_visible()
    # Each of shape, fill and count is the same or not, and at least two are not.
    assert clash.first.locator(".same, .other").count() == 3
    assert clash.first.locator(".other").count() >= 2
    expect(visitor.prompt).to_contain_text("Two of the three must be the same.")
    assert not COORDINATES.search(visitor.prompt.inner_text())
    visitor.page.mouse.move(5, 5)
    expect(clash).to_have_count(0)

    visitor.page.mouse.click(*cell)
    visitor.page.mouse.move(5, 5)
    expect(clash.first).to_be_visible()  # tried: it stays
    visitor.page.get_by_role("application").focus()
    for _ in range(60):  # the cursor says it too, wherever it comes to such a cell
        visitor.page.keyboard.press("ArrowLeft")
        if "must be the same" in visitor.page.locator("[aria-live=polite]").last.inner_text():
            break
        visitor.page.keyboard.press("n")
        visitor.page.keyboard.press("ArrowUp")
    expect(clash.first).to_be_visible()


def test_the_log_survives_a_reload_and_points_at_places(visitor: Visitor) -> None:
    _at_turn(visitor, 3)
    news = visitor.page.get_by_role("list", name="What happened").get_by_role("listitem")
    expect(news).to_have_count(6)
    told = news.all_inner_texts()
    assert not any(COORDINATES.search(line) for line in told), told
    visitor.take_turn()
    expect(news).not_to_have_count(6)
    visitor.await_turn()
    visitor.button("Table").click()
    visitor.button("Take back the last move").click()
    expect(news.last).to_contain_text("takes a move back")
    after = news.all_inner_texts()
    visitor.page.reload()
    visitor.await_turn()
    assert news.all_inner_texts() == after
    news.nth(3).hover()
    expect(visitor.page.locator(".board .lit")).to_have_count(1)
    visitor.page.mouse.move(5, 5)
    expect(visitor.page.locator(".board .lit")).to_have_count(0)


def test_a_line_of_the_log_shows_its_place_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come(**SIZES["390x844"])
    _at_turn(visitor, 3)
    visitor.button("Table").tap()
    visitor.page.locator("dialog[open] .points").last.tap()
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)
    expect(visitor.page.locator(".board .lit")).to_have_count(1)


def test_a_request_shows_over_a_dialog_and_a_no_is_told(visitors: Visitors) -> None:
    ada, ben = visitors.come(), visitors.come()
    sit_down(ada, ben)
    ben.button("Table").click()
    expect(ben.page.locator("dialog[open]")).to_be_visible()
    before = boxes(ada)
    ada.button("Table").click()
    ada.button("Pause").click()
    expect(ada.page.get_by_text("Waiting for the others")).to_be_visible()
    assert boxes(ada) == before
    _on_top(ben.page.locator("dialog[open]").get_by_role("button", name="Decline")).click()
    _on_top(ada.page.locator(".toast", has_text="Ben says no."))
    assert boxes(ada) == before


def _on_top(one: Locator) -> Locator:
    """Whether an element can be seen: nothing covers its middle."""
    one.wait_for()
    covered = """one => {
      const box = one.getBoundingClientRect();
      return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }"""
    one.page.wait_for_function(f"one => !({covered})(one)", arg=one.element_handle())
    return one


def _boxes_at(visitor: Visitor, sizes: tuple[str, ...]) -> dict[str, list[list[int] | None]]:
    """The boxes of everything at each of these sizes in turn."""
    found = {}
    for size in sizes:
        visitor.page.set_viewport_size(SIZES[size]["viewport"])
        visitor.await_drawn()
        found[size] = boxes(visitor)
    return found


@pytest.mark.parametrize("sizes", [("360x640", "740x360"), pytest.param(("1440x900",), marks=pytest.mark.soak)])
def test_messages_lie_over_the_board_and_push_nothing(visitors: Visitors, sizes: tuple[str, ...]) -> None:
    visitor = visitors.come(**SIZES[sizes[0]])
    link = played(visitor.home, ("here", "greedy"), 0)
    visitor.goto(link)
    visitor.await_turn()
    before = _boxes_at(visitor, sizes)
    expect(visitor.page.get_by_role("link", name="New to Clustered?")).to_be_visible()
    visitors.come().goto(link.split("#")[0])
    expect(visitor.page.get_by_text("One watching")).to_be_visible()
    assert _boxes_at(visitor, sizes) == before
    visitor.button("Table").click()
    visitor.button("Pause").click()  # alone with a bot: at once
    expect(visitor.page.locator(".notes .bar")).to_contain_text("The game is paused.")
    assert _boxes_at(visitor, sizes) == before


def test_a_hint_shows_that_it_thinks_and_pushes_nothing(visitor: Visitor) -> None:
    _at_turn(visitor, 2)
    before = boxes(visitor)
    visitor.button("Hint").click()
    thinking = visitor.page.locator(".aside [aria-busy=true]")
    expect(thinking.or_(visitor.page.locator(".hint")).first).to_be_visible()
    expect(visitor.page.locator(".hint")).to_be_visible()
    expect(thinking).to_have_count(0)
    assert boxes(visitor) == before


def test_a_hint_hides_nothing_and_goes_when_something_else_is_tried(visitors: Visitors) -> None:
    visitor = visitors.come(**SIZES["360x640"])
    _at_turn(visitor, 3)
    visitor.button("Hint").tap()
    note = visitor.page.locator(".hint")
    expect(note).to_be_visible()
    visitor.page.wait_for_function(
        """() => {
          const box = name => document.querySelector(name)?.getBoundingClientRect();
          return box('.board .ghost')?.top >= box('.hint')?.bottom;
        }"""
    )
    expect(visitor.prompt).to_contain_text("Confirm, or try another cell.")
    expect(visitor.page.locator(".board .ghost .trial")).to_be_visible()  # no tile that is laid looks like that
    visitor.button("Put back").tap()
    expect(note).to_have_count(0)


def test_the_log_opens_at_its_end(visitors: Visitors) -> None:
    visitor = visitors.come(**SIZES["360x640"])
    _at_turn(visitor, 12)
    visitor.button("Table").tap()
    log = visitor.page.locator("dialog[open] ol").first
    expect(log.locator("li").last).to_be_in_viewport()
    visitor.page.wait_for_function(
        "log => log.scrollHeight - log.scrollTop - log.clientHeight < 2", arg=log.element_handle()
    )


def test_people_at_one_screen_have_names_and_nobody_is_you(visitor: Visitor) -> None:
    visitor.goto("/new/clustered")
    visitor.button("Two at this screen").click()
    visitor.page.get_by_label("Your name").fill("Ada")
    visitor.page.get_by_label("Name at seat B").fill("Ben")
    visitor.page.get_by_role("radio", name="Draw lots").check()
    visitor.button("Open the table").click()
    expect(visitor.page.locator(".seats .name")).to_have_text(["Ada", "Ben"])
    expect(visitor.page.locator(".seats .you")).to_have_count(0)
    turn = visitor.turn()
    assert turn is not None
    expect(visitor.page.locator(".cover")).to_contain_text(["Ada", "Ben"][turn])


def test_bots_have_names_of_their_own_and_a_face(visitor: Visitor) -> None:
    visitor.goto("/new/clustered")
    for _ in range(6):
        visitor.button("Add a seat").click()
    expect(visitor.page.locator("main li svg[viewBox='0 0 100 100'] circle").first).to_be_visible()
    expect(visitor.page.get_by_text("A magpie: takes whatever glitters at once.")).to_have_count(7)
    visitor.button("Open the table").click()
    visitor.await_turn()
    names = visitor.page.locator(".seats .name").all_text_contents()
    assert len(set(names)) == 8, names
    assert not any("Bot" in name for name in names)


def test_a_tab_says_when_it_is_ones_turn(visitors: Visitors) -> None:
    ada, ben = visitors.come(), visitors.come()
    sit_down(ada, ben)
    players = [ada, ben]
    turn = ada.turn()
    assert turn is not None
    mover, other = players[turn], players[1 - turn]
    expect(mover.page).to_have_title("● Your turn")
    expect(other.page).to_have_title("Lodestone")
    icon = "document.querySelector('link[rel=icon]').getAttribute('href')"
    assert mover.page.evaluate(icon) == "/favicon-turn.svg"
    mover.take_turn()
    expect(other.page).to_have_title("● Your turn")
    expect(mover.page).to_have_title("Lodestone")


NUMBERS_ON_TOP = """() => {
  const all = [...document.querySelectorAll('.board .over .glow, .board .over .worth')];
  const first = all.findIndex(one => one.matches('.worth'));
  return first > 0 && all.slice(first).every(one => one.matches('.worth'));
}"""
"""JavaScript: whether no outline is drawn after a number, so that none runs through one."""

LISTEN = """
  window.tones = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (...at) { window.tones += 1; return start.apply(this, at); };
"""


def test_points_fly_and_light_up_and_the_end_counts_them_piece_by_piece(visitors: Visitors) -> None:
    visitor = visitors.come(reduced_motion="no-preference")
    visitor.context.add_init_script(LISTEN)
    visitor.goto(played(visitor.home, ("here", "greedy"), None, clustered={"rules": {"fast": True}}))
    counting = visitor.page.get_by_role("heading", name="Counting")
    counting.wait_for()
    seats = visitor.page.locator(".seats .points")
    early = sum(int(re.sub(r"\D", "", text)) for text in seats.all_text_contents())
    visitor.button("To the result").click()
    result = visitor.page.get_by_role("region", name="The result")
    totals = [int(text) for text in visitor.page.locator("section.end td.total").all_inner_texts()]
    assert early < sum(totals)
    expect(result).to_contain_text(f"with {max(totals)} points")
    expect(visitor.page.locator(".board .over .worth").first).to_be_visible()  # outlines kept, with their points
    assert visitor.page.evaluate(NUMBERS_ON_TOP)
    best = result.get_by_role("button", name="Best move")
    best.hover()
    expect(visitor.page.locator(".board .lit")).to_have_count(1)
    expect(visitor.button("Share")).to_be_visible()
    expect(result.locator("svg path").first).to_be_visible()

    visitor.button("Play again").click()
    expect(result).to_have_count(0)  # until then the page shows a game that is over
    visitor.page.evaluate(
        """() => {
          window.flown = { tiles: 0, points: 0 };
          new MutationObserver(() => {
            if (document.querySelector('.flights .tile')) window.flown.tiles += 1;
            if (document.querySelector('.flights .points')) window.flown.points += 1;
          }).observe(document.body, { childList: true, subtree: true });
        }"""
    )
    while not visitor.page.evaluate("window.flown.tiles && window.flown.points"):
        assert visitor.await_turn(), visitor.page.evaluate("window.flown")
        visitor.take_turn()

    # With reduced motion, events are still announced.
    visitor.page.emulate_media(reduced_motion="reduce")
    visitor.await_turn()
    expect(visitor.page.locator(".flights > *")).to_have_count(0)
    before = visitor.page.evaluate("({ tiles: window.flown.tiles, tones: window.tones })")
    assert before["tones"] > 0
    visitor.take_turn()
    visitor.page.wait_for_function("before => window.tones > before.tones", arg=before)
    assert visitor.page.evaluate("window.flown.tiles") == before["tiles"]
