"""One person at a table of Kluster: by mouse, touch and keyboard; mistakes, and what the page shows then."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import expect

from tests.web.everybody import check
from tests.web.fingers import Fingers
from tests.web.magnets import SENT, MagnetPlayer
from tests.web.visitor import PHONE, Visitor, Visitors

PLACED = re.compile("1 placed, faults: 0")


@pytest.fixture
def player(visitor: Visitor) -> MagnetPlayer:
    return MagnetPlayer(visitor)


def test_a_turn_by_mouse_on_the_table_in_space(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor, "low")
    player.make("here")
    expect(player.stage).to_have_attribute("data-view", "low")
    player.take()
    box = player.stage.bounding_box()
    assert box is not None
    player.page.mouse.move(0.5 * box["width"], box["y"] + 0.5 * box["height"])
    player.page.mouse.wheel(0, 200)  # lower
    expect(player.table).to_have_attribute("data-may-release", "true")
    player.let_go()
    expect(player.page.get_by_text(PLACED)).to_be_visible()
    assert len(player.public["pools"][0]) == 23
    assert any(hover["height"] < 45 for hover in player.hovers())


def test_a_turn_by_touch_alone_on_a_phone(visitors: Visitors) -> None:
    visitor = visitors.come(viewport=PHONE, has_touch=True, is_mobile=True)
    player = MagnetPlayer(visitor)
    player.make("here")
    player.pool.first.tap()
    expect(player.table).not_to_have_attribute("data-holding", "")
    fingers = Fingers(visitor)
    fingers.down((200, 420))
    for step in range(1, 7):
        fingers.move((200, 420 - 20 * step))
    player.page.evaluate(SENT)
    height, yaw = player.hovers()[-1]["height"], player.hovers()[-1]["yaw"]
    fingers.down((200, 300), (300, 300))  # a second finger turns and lowers
    for step in range(1, 5):
        fingers.move((200, 300), (300, 300 + 10 * step))
    fingers.up()
    player.until(lambda: player.hovers()[-1]["height"] < height and player.hovers()[-1]["yaw"] != yaw)
    player.visitor.button("Stand").tap()
    player.until(lambda: player.hovers()[-1]["pose"] == "standing")
    player.visitor.button("Stand").tap()
    expect(player.table).to_have_attribute("data-may-release", "true")
    player.visitor.button("Let go").tap()
    expect(player.page.get_by_text(PLACED)).to_be_visible()


def test_a_turn_by_keyboard_alone_told_in_words(player: MagnetPlayer) -> None:
    player.make("here")
    press = player.page.keyboard.press
    press("2")
    expect(player.table).not_to_have_attribute("data-holding", "")
    expect(player.stage).to_be_focused()
    for _ in range(5):
        press("Control+ArrowUp")
    press("f")
    press("q")
    for _ in range(4):
        press("PageDown")
    expect(player.table).to_have_attribute("data-may-release", "true")
    press("r")
    expect(player.page.get_by_text("face b up")).to_be_attached()
    press("Enter")
    expect(player.page.get_by_text(PLACED)).to_be_visible()
    player.await_turn()
    press("r")
    expect(player.page.get_by_text("One magnet lies on the table")).to_be_attached()
    press("1")
    expect(player.table).not_to_have_attribute("data-holding", "")
    press("Escape")
    expect(player.pool).to_have_count(23)


def test_a_kluster_is_seen_again_slowly_and_its_magnets_go_to_the_pool(player: MagnetPlayer) -> None:
    player.make("here")
    player.place(0, 0)
    player.await_turn()
    player.take()
    player.snap()
    expect(player.news).to_contain_text(re.compile(r"(in the hand|klustered) \(rule (Q-K1|K10)\)"))
    expect(player.news).not_to_contain_text("Slow motion")  # by itself only where motion is welcome
    expect(player.visitor.button("Skip")).to_have_count(0)  # the clump is gone by itself, too
    player.await_turn()
    expect(player.pool).to_have_count(24)
    expect(player.page.get_by_text("0 placed, faults: 1")).to_be_visible()
    player.visitor.button("Watch it again, slowly").click()
    expect(player.news).to_contain_text("Slow motion")
    expect(player.pool.first).to_be_enabled()  # nobody has to wait for it
    player.visitor.button("Skip").click()
    expect(player.news).not_to_contain_text("Slow motion")
    player.visitor.button("Watch it again, slowly").click()
    check(player.visitor)
    expect(player.visitor.button("Watch it again, slowly")).to_be_visible()  # after it has ended by itself


def test_a_release_that_is_not_allowed_says_why(player: MagnetPlayer) -> None:
    player.make("here")
    player.take()
    player.carry(260, 0)
    expect(player.table).to_have_attribute("data-may-release", "false")
    player.page.keyboard.press("Enter")
    expect(player.refusal).to_contain_text("Stone 1 would not lie inside the area")
    expect(player.refusal.get_by_role("link")).to_have_text("rule K9")
    expect(player.table).not_to_have_attribute("data-holding", "")
    player.carry(0, 0)
    player.let_go()
    expect(player.refusal).to_have_count(0)


def test_a_cord_that_is_dragged_moves_the_stones_it_meets(player: MagnetPlayer) -> None:
    player.make("here")
    stone = player.number(player.place(130, 0))
    player.await_turn()
    before = player.lies_at(stone)
    near = min(player.seen().cords[0], key=lambda node: math.hypot(node[0] - 160, node[1]))
    mouse = player.page.mouse
    mouse.move(*player.point(*near))
    mouse.down()
    expect(player.visitor.prompt).to_have_text("You hold the cord.")
    mouse.move(*player.point(90, 0), steps=8)
    player.until(lambda: player.lies_at(stone)[0] < before[0] - 15)
    mouse.up()
    expect(player.visitor.prompt).to_have_text("Your turn: choose a magnet.")
    assert any(said["intent"]["do"] == "let_go" for said in player.visitor.said if said["type"] == "do")
