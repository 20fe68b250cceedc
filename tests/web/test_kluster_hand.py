"""The hand at a table of Kluster: what it drags, feels and shows; what others see of it; how phones are laid out."""

from __future__ import annotations

import math
import os
import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.server.process import ServerProcess
from tests.web.everybody import check
from tests.web.fingers import Fingers
from tests.web.magnets import MagnetPlayer
from tests.web.visitor import PHONE, Visitor, Visitors

SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
LYING_PHONE: ViewportSize = {"width": 740, "height": 360}
DESK: ViewportSize = {"width": 1440, "height": 900}

FEEL = "window.felt = 0; navigator.vibrate = () => (window.felt += 1, true);"
"""JavaScript: counts how often the phone is asked to vibrate."""


@pytest.fixture
def player(visitor: Visitor) -> MagnetPlayer:
    return MagnetPlayer(visitor)


GREEN = """canvas => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let k = 0; k < data.length; k += 4) count += data[k + 1] > data[k] + 30 && data[k + 1] > data[k + 2] + 30;
  return count;
}"""
"""JavaScript: the number of pixels of a green ring, which means "allowed"."""


def on_phone(visitors: Visitors, size: ViewportSize) -> MagnetPlayer:
    return MagnetPlayer(visitors.come(viewport=size, has_touch=True, is_mobile=True))


def middle(one: Locator) -> tuple[float, float]:
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def holding(player: MagnetPlayer, holds: bool = True) -> None:
    table = expect(player.table)
    (table.not_to_have_attribute if holds else table.to_have_attribute)("data-holding", "")


def test_a_magnet_is_dragged_out_of_the_tray_and_back_by_mouse(player: MagnetPlayer) -> None:
    player.make("here")
    mouse = player.page.mouse
    table = middle(player.stage)
    mouse.move(*middle(player.pool.first))
    mouse.down()
    mouse.move(*table, steps=6)
    holding(player)
    mouse.move(*middle(player.page.locator(".tray")), steps=6)
    mouse.up()
    holding(player, False)
    expect(player.pool).to_have_count(24)

    mouse.move(*middle(player.pool.first))
    mouse.down()
    mouse.move(*table, steps=6)
    mouse.up()
    player.await_hand()
    holding(player)  # until it is let go
    assert abs(player.hovers()[-1]["x"]) < 3
    player.let_go()
    expect(player.page.get_by_text("1 placed")).to_be_visible()


def test_a_finger_drags_a_magnet_and_lets_go_by_lifting_where_that_is_chosen(visitors: Visitors) -> None:
    player = on_phone(visitors, PHONE)
    player.make("here")
    fingers = Fingers(player.visitor)

    def drag() -> None:
        x, y = middle(player.pool.first)
        fingers.down((x, y))
        fingers.move((x + 30, y - 10))  # a finger may start in any direction: only leaving the tray counts
        for step in range(1, 8):
            fingers.move((x + step * (200 - x) / 7, y + step * (420 - y) / 7))
        holding(player)
        player.await_hand()
        fingers.up()

    drag()
    holding(player)  # lifting the finger changes nothing, unless somebody wants that
    expect(player.table).to_have_attribute("data-may-release", "true")
    player.visitor.await_drawn()
    assert player.stage.locator("canvas").evaluate(GREEN) > 20  # where it would land, though it is drawn larger
    player.visitor.button("Put back").tap()
    player.await_turn()
    player.visitor.button("View and help").tap()
    player.page.get_by_label("Lift to let go").check()
    player.page.reload()  # it is remembered
    player.await_ready()
    player.await_turn()
    drag()
    expect(player.page.get_by_text("1 placed")).to_be_visible()


def test_another_magnet_is_taken_while_the_one_before_is_on_its_way_back(player: MagnetPlayer) -> None:
    player.make("here")
    first = player.take()
    player.carry(0, 100)
    player.page.keyboard.press("Escape")
    player.page.keyboard.press("2")
    expect(player.table).not_to_have_attribute("data-holding", re.compile(f"^({first})?$"))
    wanted = player.number(str(player.table.get_attribute("data-holding")))
    player.until(lambda: (grip := player.seen().wire.grip) is not None and grip.magnet == wanted)
    expect(player.refusal).to_have_count(0)


def test_keys_work_whatever_had_the_focus_and_a_click_for_the_focus_drops_nothing(player: MagnetPlayer) -> None:
    player.make("here")
    player.take()
    player.carry(0, 0)
    player.visitor.button("Table").click()
    player.page.keyboard.press("Escape")
    expect(player.visitor.button("Table")).to_be_focused()
    before = player.hovers()[-1]["y"]
    player.page.keyboard.press("ArrowUp")
    player.until(lambda: player.hovers()[-1]["y"] > before)

    player.page.mouse.click(*player.point(0, 0))
    expect(player.stage).to_be_focused()
    player.await_hand()
    holding(player)
    assert not any(said["intent"]["do"] == "release" for said in player.visitor.said if said["type"] == "do")
    player.let_go()
    expect(player.page.get_by_text("1 placed")).to_be_visible()


WATCH_TRAY = """() => {
  const { holding } = document.querySelector('.table').dataset;
  window.backInTray = 0;
  new MutationObserver(() => (window.backInTray += document.querySelectorAll(`.tray [data-magnet=${holding}]`).length))
    .observe(document.querySelector('.bottom'), { subtree: true, childList: true });
}"""
"""JavaScript: counts how often the held magnet appears in the tray from now on."""


def test_the_first_click_after_the_lobby_lets_go_and_who_sits_there_was_told(player: MagnetPlayer) -> None:
    player.visitor.goto("/")
    expect(player.page.get_by_text("Against the computer: Minka · plays for fun")).to_be_visible()
    player.visitor.button("Play Kluster").click()
    player.await_ready()
    expect(player.page.locator(".seats")).to_contain_text("Minka")
    player.await_turn()
    mouse = player.page.mouse
    mouse.move(*middle(player.pool.first))
    mouse.down()
    mouse.move(*middle(player.stage), steps=6)
    mouse.up()
    player.await_hand()
    player.page.evaluate(WATCH_TRAY)
    player.let_go()
    expect(player.news).to_contain_text("placed stone")
    assert player.page.evaluate("backInTray") == 0, "it lies on the table"


def test_a_magnet_lands_where_it_was_flicked_to_and_let_go_at_once(player: MagnetPlayer) -> None:
    player.make("here")
    magnet = player.number(player.take())
    player.carry(-110, 0)
    spot = player.point(110, 20)
    heard = player.happened()
    player.page.mouse.move(*spot)
    player.page.mouse.down()
    player.page.mouse.up()
    player.until(lambda: player.happened() > heard)
    assert math.dist(player.lies_at(magnet), (110, 20)) < 4


COUNT_FRAMES = """() => {
  window.frames = [];
  const canvas = document.querySelector('.table canvas');
  canvas.addEventListener('pointermove', () => {
    const before = canvas.toDataURL();
    let count = 0;
    const look = () => {
      count += 1;
      if (canvas.toDataURL() !== before || count > 20) window.frames.push(count);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}"""
"""JavaScript: after how many frames a movement of the pointer changes the picture."""


def test_a_held_magnet_is_drawn_where_the_pointer_is_with_the_next_picture(player: MagnetPlayer) -> None:
    player.make("here")
    player.take()
    player.carry(0, 0)
    spots = [player.point(x, y) for x, y in ((40, 0), (40, 40), (-40, 40), (-40, -40), (0, 0))]
    player.page.evaluate(COUNT_FRAMES)
    for number, spot in enumerate(spots, 1):
        player.page.mouse.move(*spot)
        player.page.wait_for_function("number => frames.length >= number", arg=number)
        player.await_hand()  # from then on only the pointer changes the picture
    assert player.page.evaluate("frames") == [1] * len(spots)


def test_the_cord_asks_to_be_moved(player: MagnetPlayer) -> None:
    player.make("here")
    prompt = player.visitor.prompt
    expect(prompt).to_contain_text("You may pull the cord first")
    player.take()
    nodes = player.seen().cords[0]
    rim, inside = player.point(*max(nodes)), player.point(60, 0)
    player.page.keyboard.press("Escape")
    player.await_turn()
    canvas = player.stage.locator("canvas")
    player.page.mouse.move(*inside)
    expect(canvas).not_to_have_css("cursor", "grab")
    dark = player.stage.screenshot()
    player.page.mouse.move(*rim)
    expect(canvas).to_have_css("cursor", "grab")
    player.page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert player.stage.screenshot() != dark
    player.page.mouse.down()
    player.page.mouse.move(rim[0] - 20, rim[1], steps=3)
    expect(canvas).to_have_css("cursor", "grabbing")
    player.page.mouse.up()
    expect(prompt).to_have_text("Your turn: choose a magnet.")  # somebody who has done it is not shown it again


def test_danger_is_read_and_felt_by_the_holder_alone(visitors: Visitors) -> None:
    ada, eve = MagnetPlayer(visitors.come()), MagnetPlayer(visitors.come())
    for one in (ada, eve):
        one.visitor.before_pages(FEEL)
    path = ada.make("here")
    eve.come(path)
    first = ada.place(0, 0)
    ada.await_turn()
    eve.until(lambda: eve.seen().wire.resting)
    jolts = eve.page.evaluate("window.felt")  # what everybody feels: a magnet was set down
    lying, magnet = ada.number(first), ada.number(ada.take())
    felt = ada.page.locator(".tug")
    expect(felt.get_by_role("meter", name="Tug")).to_have_attribute("aria-valuetext", "Calm.")
    strong = re.compile("strong|snap")
    ways = set()
    for _ in range(2):  # beside each other: one way up they pull, the other way up they push
        ada.carry(80, 0)
        for _ in range(6):
            ada.page.mouse.wheel(0, 200)
        for x in range(60, 24, -4):
            if strong.match(felt.get_attribute("data-level") or ""):
                break
            ada.carry(ada.lies_at(lying)[0] + x, 0)
        expect(felt).to_have_attribute("data-level", strong)
        way = felt.get_attribute("data-way")
        ways.add(way)
        words = "It pushes hard." if way == "push" else re.compile("It tugs strongly|About to snap")
        expect(felt.locator(".words")).to_have_text(words)
        purred = ada.page.evaluate("window.felt")
        if way == "pull":
            ada.page.wait_for_function("felt => window.felt > felt + 3", arg=purred)  # while the hand is still
        ada.page.keyboard.press("f")
        ada.await_hand()
    assert ways == {"pull", "push"}

    eve.until(lambda: magnet in eve.seen().poses)
    assert eve.page.evaluate("window.felt") == jolts
    expect(eve.page.get_by_role("meter")).to_have_count(0)


def test_a_seat_says_that_its_person_has_left(visitors: Visitors) -> None:
    ada, ben = MagnetPlayer(visitors.come()), visitors.come()
    seats = [{"kind": "here"}, {"kind": "link"}]
    asked = {"game": "kluster", "name": "Ada", "seats": seats, "kluster": {"boxes": {"duo": 1}}}
    made = ada.page.request.post("/api/tables", data=asked).json()
    ben.goto(f"/t/{made['table']}")
    ben.page.get_by_role("textbox").first.fill("Ben")
    ben.page.locator("main button.primary").first.click()
    ada.come(f"/t/{made['table']}#{made['token']}")
    seat = ada.page.locator(".seats li", has_text="Ben")
    expect(seat).not_to_contain_text("away")
    ben.page.goto("about:blank")
    expect(seat).to_contain_text("away")
    expect(seat).to_be_visible()


def test_people_at_one_screen_are_called_by_name(player: MagnetPlayer) -> None:
    asked = {"game": "kluster", "name": "Ada", "kluster": {"boxes": {"duo": 1}}}
    seats = [{"kind": "here"}, {"kind": "here", "name": "Ben"}]
    made = player.page.request.post("/api/tables", data={**asked, "seats": seats}).json()
    player.come(f"/t/{made['table']}#{made['token']}")
    prompt = player.visitor.prompt
    names = {0: "Ada", 1: "Ben"}
    first = player.public["turn"]
    expect(prompt).to_have_text(f"{names[first]}: choose a magnet.")
    player.place(-50, 0)
    expect(player.news).to_contain_text(f"{names[first]} placed spinner")
    expect(prompt).to_have_text(f"{names[1 - first]}: choose a magnet.")
    expect(player.table).not_to_contain_text("you")


LAYOUT = """() => {
  const box = one => one.getBoundingClientRect();
  const all = what => [...document.querySelectorAll(what)].filter(one => one.checkVisibility()).map(box)
    .filter(({ width }) => width > 2);
  const within = ({ left, top, right, bottom }) =>
    left >= -0.5 && top >= -0.5 && right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
  const [[top], [bottom]] = [all('.table > .top'), all('.table > .bottom')];
  const upright = innerHeight > 480;
  return {
    free: upright ? (bottom.top - top.bottom) / innerHeight : 1,
    rows: upright ? new Set(all('.bottom button').map(({ top }) => Math.round(top / 8))).size : 1,
    inside: all('.bottom button, .top button, .seats li').every(within),
    // The tray can be moved; what stands beside it cannot.
    inSight: all('.bottom button:not(.magnet), .tray').every(within),
    counts: all('.seats .left > span').filter(within).length,
    controls: bottom.top,
  };
}"""

Sizes = tuple[ViewportSize, ...]
OTHER_SIZES = [pytest.param((size,), marks=pytest.mark.soak) for size in (PHONE, DESK)]


@pytest.mark.parametrize("sizes", [(SMALL_PHONE, LYING_PHONE), *OTHER_SIZES])
def test_the_table_has_most_of_the_screen_and_nothing_pushes_buttons(visitors: Visitors, sizes: Sizes) -> None:
    player = on_phone(visitors, sizes[0])
    player.visitor.speak("de")
    player.make("here", "here", "here", "here")

    def layouts() -> list[dict[str, Any]]:
        found = []
        for size in sizes:
            player.page.set_viewport_size(size)
            player.visitor.await_drawn()
            found.append(player.page.evaluate(LAYOUT))
        assert all(layout["free"] >= 0.6 for layout in found)
        assert all((layout["rows"], layout["counts"], layout["inSight"]) == (1, 4, True) for layout in found)
        return found

    layouts()
    player.page.locator(".magnet").first.click()
    holding(player)
    before = layouts()
    assert all(layout["inside"] for layout in before)
    for _ in range(9):
        player.page.keyboard.press("Control+ArrowDown")
    player.await_hand()
    player.page.keyboard.press("Enter")
    expect(player.refusal).to_be_visible()
    assert [layout["controls"] for layout in layouts()] == [layout["controls"] for layout in before]
    for size in sizes:
        player.page.set_viewport_size(size)
        check(player.visitor)


@contextmanager
def stopped(process: ServerProcess) -> Iterator[None]:
    os.kill(process.pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process.pid, signal.SIGCONT)


def test_a_line_that_stalls_is_told(player: MagnetPlayer, process: ServerProcess) -> None:
    player.make("here")
    player.take()
    slow = player.page.get_by_text("The connection is slow")
    with stopped(process):
        player.page.keyboard.press("ArrowUp")
        expect(slow).to_be_visible()
    expect(slow).to_have_count(0)
    holding(player)
