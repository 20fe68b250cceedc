"""The lessons, from the first step to the last: by touch, by keyboard, with a break in between."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.everybody import check
from tests.web.figures import LEAST_BOARD, SIZES
from tests.web.fingers import Fingers
from tests.web.magnets import MagnetPlayer
from tests.web.visitor import PHONE, Visitor, Visitors

CELL = """([column, row]) => {
  const board = document.querySelector('.board');
  const size = name => parseFloat(board.style.getPropertyValue(name));
  const box = board.getBoundingClientRect();
  const cell = size('--cell');
  return [box.x + size('--left') + (column + 0.5) * cell, box.y + size('--top') + (row + 0.5) * cell];
}"""
"""JavaScript: the middle of a cell on the screen."""

CLUSTERED = 7
"""The number of steps of its lesson."""


def _expect_step(visitor: Visitor, step: int, steps: int) -> None:
    expect(visitor.page.locator(".lesson .count")).to_have_text(f"{step} of {steps}")
    if steps == CLUSTERED and step < steps:  # the last one speaks of the result
        visitor.page.wait_for_function(
            "least => document.querySelector('.frame')?.clientHeight >= least * innerHeight", arg=LEAST_BOARD
        )


# Clustered


def _tap(visitor: Visitor, tile: str, cell: tuple[int, int]) -> None:
    """Take the tile with this description and put it on a cell, without confirming."""
    visitor.page.locator(f".hand button[aria-label^='{tile}']").tap()
    expect(visitor.page.locator(".board .legal.shown")).to_have_count(1)
    visitor.await_drawn()
    visitor.page.touchscreen.tap(*visitor.page.evaluate(CELL, list(cell)))


def test_clustered_is_learned_by_touch_with_a_break(visitors: Visitors) -> None:
    visitor = visitors.come(**SIZES["360x640"])
    visitor.goto("/")
    visitor.page.get_by_role("link", name="Learn to play Clustered").tap()
    confirm = visitor.page.locator(".confirm .primary")

    _expect_step(visitor, 1, CLUSTERED)
    expect(visitor.page.locator(".hand[data-pointed]")).to_be_visible()
    _tap(visitor, "3 striped circles", (0, -2))
    expect(visitor.page.locator(".confirm .primary[data-pointed]")).to_be_enabled()
    confirm.tap()

    _expect_step(visitor, 2, CLUSTERED)
    _tap(visitor, "2 solid circles", (-1, -1))  # beside a triangle with three striped ones
    _expect_step(visitor, 3, CLUSTERED)
    expect(visitor.page.locator(".lesson .learned")).to_contain_text("the tile in the way is outlined")
    expect(visitor.page.locator(".board .clash")).not_to_have_count(0)
    rule = visitor.prompt.get_by_role("link", name="rule C12")
    assert (rule.get_attribute("href") or "").endswith("/rules/clustered#C12")
    check(visitor)

    visitor.page.reload()  # the table is still there, and so is the place in the lesson
    _expect_step(visitor, 3, CLUSTERED)
    _tap(visitor, "3 hollow triangles", (0, 1))
    confirm.tap()
    _expect_step(visitor, 4, CLUSTERED)
    _tap(visitor, "2 solid circles", (2, 0))
    confirm.tap()

    _expect_step(visitor, 5, CLUSTERED)  # at another table
    visitor.button("Back").tap()
    _expect_step(visitor, 4, CLUSTERED)
    expect(visitor.page.locator(".lesson")).to_contain_text("You have done this already")
    visitor.button("Continue").tap()
    _tap(visitor, "1 solid circle", (-3, -4))
    confirm.tap()
    _expect_step(visitor, 6, CLUSTERED)
    _tap(visitor, "3 striped triangles", (-6, 2))
    confirm.tap()
    _expect_step(visitor, 7, CLUSTERED)
    expect(visitor.page.locator("section.end td.total")).to_have_text(["31", "30"])
    visitor.button("Continue").tap()
    expect(visitor.page.locator(".lesson")).to_contain_text("Have fun!")
    expect(visitor.page.locator(".lesson").get_by_role("link", name="Learn Kluster")).to_be_visible()


def test_clustered_is_learned_by_keyboard_and_a_lost_table_is_laid_anew(visitor: Visitor) -> None:
    visitor.goto("/learn/clustered")
    _expect_step(visitor, 1, CLUSTERED)
    press = visitor.page.keyboard.press
    heard = visitor.page.locator("[aria-live=polite]").last

    def lay(tile: str) -> None:
        expect(visitor.hand.and_(visitor.page.locator(f'[aria-label^="{tile}"]')).first).to_be_visible()
        labels = visitor.hand.evaluate_all("all => all.map(tile => tile.ariaLabel)")
        press(str([label.startswith(tile) for label in labels].index(True) + 1))
        expect(visitor.page.get_by_role("application")).to_be_focused()
        for _ in range(60):
            if "The lesson points here" in heard.inner_text():
                break
            press("n")
            visitor.page.wait_for_timeout(100)  # it is told a moment later
        press("Enter")
        expect(visitor.page.locator(".confirm .primary")).to_be_enabled()
        press("Enter")

    lay("3 striped circles")
    _expect_step(visitor, 2, CLUSTERED)
    visitor.page.evaluate(
        """() => {
          const kept = JSON.parse(localStorage.getItem('lodestone.learn-clustered'));
          kept.tables.tiles.table = 'nosuchtable';
          localStorage.setItem('lodestone.learn-clustered', JSON.stringify(kept));
        }"""
    )
    visitor.page.reload()
    _expect_step(visitor, 1, CLUSTERED)
    expect(visitor.hand).to_have_count(5)
    lay("3 striped circles")
    _expect_step(visitor, 2, CLUSTERED)
    visitor.button("Skip").click()
    _expect_step(visitor, 3, CLUSTERED)
    lay("3 hollow triangles")
    _expect_step(visitor, 4, CLUSTERED)
    lay("2 solid circles")
    _expect_step(visitor, 5, CLUSTERED)
    expect(visitor.hand).to_have_count(2)


# Kluster


def _carry(player: MagnetPlayer, *way: str) -> None:
    """Take the first stone and carry it along some keys."""
    visitor = player.visitor
    expect(visitor.page.locator(".table[data-stage=preparing][data-holding='']")).to_be_visible()
    expect(visitor.page.locator(".tray .magnet").first).to_be_enabled()
    visitor.page.keyboard.press("1")
    expect(visitor.page.locator(".table[data-holding^=c]")).to_be_visible()
    for key in way:
        visitor.page.keyboard.press(key)


def _let_go(player: MagnetPlayer) -> None:
    """Wait until the server's magnet has caught up with the hand, then let go."""
    player.await_hand()
    expect(player.page.locator(".table[data-may-release=true]")).to_be_visible()
    player.page.keyboard.press("Enter")


def test_kluster_is_learned_by_keyboard(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    visitor.goto("/learn")
    visitor.page.locator("a[href='/learn/kluster']").click()
    _expect_step(visitor, 1, 8)
    press = visitor.page.keyboard.press
    far = "Control+ArrowUp"

    expect(visitor.page.locator(".tray[data-pointed]")).to_be_visible()
    _carry(player)
    _expect_step(visitor, 2, 8)
    for _ in range(4):
        press(far)
    _let_go(player)

    _expect_step(visitor, 3, 8)
    _carry(player, far, far, *["ArrowUp"] * 7)  # 18 mm from the first one, and well above it
    _expect_step(visitor, 4, 8)
    _let_go(player)
    _expect_step(visitor, 5, 8)
    expect(visitor.page.locator(".news[data-pointed]")).to_contain_text("stone")
    check(visitor)
    visitor.button("Continue").click()

    _expect_step(visitor, 6, 8)
    _carry(player, far, far)
    _let_go(player)
    _expect_step(visitor, 7, 8)
    expect(visitor.page.locator(".table[data-stage=preparing]")).to_be_visible()
    visitor.page.get_by_role("application").focus()
    press("c")
    press("Enter")
    _expect_step(visitor, 8, 8)
    for _ in range(3):
        press("ArrowDown")
    press("Enter")
    _carry(player, far, far, far, *["Control+ArrowLeft"] * 3)
    _let_go(player)
    _carry(player, far, far, far, *["Control+ArrowRight"] * 3)
    _let_go(player)
    expect(visitor.page.locator(".lesson")).to_contain_text("you have won")
    check(visitor)


def test_kluster_is_begun_by_touch_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come(viewport=PHONE, has_touch=True, is_mobile=True)
    player = MagnetPlayer(visitor)
    visitor.goto("/learn")
    visitor.page.locator("a[href='/learn/kluster']").tap()
    _expect_step(visitor, 1, 8)
    expect(visitor.page.locator(".tray .magnet").first).to_be_enabled()
    check(visitor)
    fingers = Fingers(visitor)
    visitor.page.locator(".tray .magnet").first.tap()
    _expect_step(visitor, 2, 8)
    _swipe(player, fingers, 40)
    expect(visitor.page.locator(".table[data-may-release=true]")).to_be_visible()
    visitor.button("Let go").tap()

    _expect_step(visitor, 3, 8)
    expect(visitor.page.locator(".table[data-stage=preparing][data-holding='']")).to_be_visible()
    visitor.page.locator(".tray .magnet").first.tap()
    expect(visitor.page.locator(".table[data-holding^=c]")).to_be_visible()
    for _ in range(20):  # nearer and nearer, until it tugs
        _swipe(player, fingers, 8)
        if "4 of 8" in visitor.page.locator(".lesson .count").inner_text():
            break
    _expect_step(visitor, 4, 8)
    check(visitor)


def _swipe(player: MagnetPlayer, fingers: Fingers, pixels: int) -> None:
    """Carry what is held a little way up the screen; wait until the server's magnet is there."""
    fingers.down((190, 420))
    for step in range(1, 5):
        fingers.move((190, 420 - pixels * step / 4))
    fingers.up()
    player.await_hand()
