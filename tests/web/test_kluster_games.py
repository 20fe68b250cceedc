"""Kluster tables of every kind, faster than real time: DUO, expert, several cords, a whole game and its record."""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import expect

from lodestone.match.kluster.live.wire_frame import FrameViewer
from tests.sizes import some_always
from tests.web.everybody import check
from tests.web.magnets import MagnetPlayer
from tests.web.roomy import roomiest
from tests.web.visitor import ASIDE, PHONE, Visitor, Visitors


def test_duo_for_two_at_one_screen(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    player.make("here", "here", boxes={"duo": 1})
    assert player.place(-50, 0).startswith("s")
    expect(player.page.locator("li.turn")).to_contain_text("B")
    player.await_turn()
    expect(player.pool).to_have_count(6)
    assert player.place(50, 0).startswith("s")
    expect(player.page.locator("li.turn")).to_contain_text("A")
    player.await_turn()
    expect(player.pool).to_have_count(5)


def test_an_expert_goes_on_or_stops(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    player.make("here", "here", boxes={"duo": 1}, options={"expert": True, "handicap": [0, 3]})
    player.place(-60, 0)
    expect(player.visitor.prompt).to_contain_text("Place another magnet?")
    player.visitor.button("Place another").click()
    player.await_turn()
    player.place(60, 0)
    player.visitor.button("Stop here").click()
    expect(player.page.locator("li.turn")).to_contain_text("B")
    assert [len(pool) for pool in player.public["pools"]] == [4, 3]


def test_several_cords_are_laid_come_apart_and_are_mended(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    visitor.goto("/new/kluster")
    visitor.button("Two at this screen").click()
    visitor.page.get_by_role("radio", name="Guest").check()
    visitor.page.get_by_label("DUO").select_option("1")
    visitor.page.get_by_role("heading", name="Cords").click()
    visitor.button("Cord 2").click()
    expect(visitor.button("Cord 2")).to_have_attribute("aria-pressed", "true")
    visitor.page.get_by_label("Lay the cords in turn").check()  # Q-P8
    expect(visitor.page.get_by_text("Guest lays cord 1.")).to_be_visible()
    visitor.button("Oval").click()
    visitor.button("Next cord").click()
    expect(visitor.page.get_by_text("Player B lays cord 2.")).to_be_visible()
    expect(visitor.button("Next cord")).to_have_count(0)
    sheet = visitor.page.get_by_role("application", name="The table with its cords")
    sheet.focus()
    for _ in range(12):
        visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.get_by_text("Cords 1, 2 lie on their own.")).to_be_visible()
    check(visitor)
    for _ in range(12):
        visitor.page.keyboard.press("ArrowLeft")
    expect(visitor.page.get_by_text("until they cross another")).to_have_count(0)
    visitor.button("Open the table").click()
    player.await_ready()
    assert len(player.seen().cords) == 2

    player.take()
    player.carry(-100, 0)  # to find out where on the screen that is
    visitor.button("Put back").click()
    assert player.await_turn()
    mouse = visitor.page.mouse
    outermost = max(player.seen().cords[1])
    mouse.move(*player.point(*outermost))
    mouse.down()
    mouse.move(*player.point(outermost[0] + 260, 0), steps=10)
    expect(visitor.page.get_by_text("Cords 1, 2 lie on their own.")).to_be_visible()
    mouse.up()
    player.forget_plan()  # the eye has stepped back
    player.place(-100, 0)
    expect(visitor.prompt).to_contain_text("doesn’t cross any other")
    visitor.button("End the turn").click()
    expect(player.refusal.get_by_role("link")).to_have_text("rule P14")

    player.stage.focus()
    press = visitor.page.keyboard.press
    press("c")
    press("Enter")
    player.until(lambda: player.grabbed() is not None)
    if player.grabbed() != 1:
        press("Enter")
        press("c")
        press("ArrowUp")
        press("Enter")
        player.until(lambda: player.grabbed() == 1)
    for _ in range(30):
        press("Control+ArrowLeft")
        if not visitor.page.get_by_text("until they cross another").count():
            break
        visitor.page.wait_for_timeout(100)
    press("Control+ArrowLeft")  # a cord draws back a little when it is let go
    press("Enter")
    expect(visitor.page.get_by_text("until they cross another")).to_have_count(0)
    visitor.button("End the turn").click()
    expect(player.page.locator("li.turn")).to_contain_text("B")


def test_a_whole_game_against_a_bot_and_its_record(visitors: Visitors) -> None:
    visitor = visitors.come(viewport=PHONE, color_scheme="dark")
    player = MagnetPlayer(visitor)
    player.make("here", "clumsy", boxes={"duo": 1}, options={"handicap": [4, 0]})
    while player.await_turn():
        player.place(*roomiest(player))
    end = visitor.page.locator("section.end")
    expect(end.get_by_role("heading")).to_have_text(re.compile("wins"))
    expect(end.get_by_role("listitem").first).to_contain_text("all placed")
    check(visitor)

    turns = player.public["pools"]
    visitor.page.get_by_role("link", name="The record of this game").click()
    scene = visitor.page.locator(".scene[data-loading=false]")
    expect(scene).to_be_visible(timeout=ASIDE)
    left = visitor.page.locator(".side li strong")
    expect(left).to_have_text([f"{len(pool)} left" if pool else "none left" for pool in turns])
    final = scene.screenshot()
    visitor.button("To the start").click()
    expect(visitor.page.locator(".story")).to_contain_text("The table is set")
    expect(left).to_have_text(["2 left", "6 left"])
    expect(scene).to_be_visible()
    assert scene.screenshot() != final
    visitor.button("One turn forward").click()
    expect(scene).to_have_attribute("data-turn", "1")
    expect(visitor.page).to_have_url(re.compile(r"turn=1$"))
    scrubber = visitor.page.get_by_label("Turn", exact=True)
    after = scene.screenshot()
    scrubber.focus()
    while scene.screenshot() == after:  # back to some moment in which it moved
        for _ in range(6):
            visitor.page.keyboard.press("ArrowLeft")
        assert scene.get_attribute("data-turn") == "1"
    visitor.page.get_by_label("Show the poles").check()
    check(visitor)
    visitor.page.get_by_label("Speed").select_option("5")
    visitor.button("Play").click()
    expect(visitor.page.locator(".scene:not([data-turn='0']):not([data-turn='1'])")).to_be_visible()


def test_the_clock_of_a_turn_is_seen_and_what_it_does_is_told_by_name(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    player.make("here", "here", boxes={"duo": 1}, table={"turn_seconds": 6})
    clock = player.page.get_by_role("timer")
    expect(clock).to_have_class(re.compile("short"))  # from ten seconds on
    at_first = clock.text_content()
    expect(clock).not_to_have_text(at_first or "")
    expect(player.page.locator("li", has=clock)).to_contain_text("Ada")
    expect(player.page.locator(".seats")).not_to_contain_text("you")
    late = re.compile("Time’s up for Ada: a clumsy hand plays the turn out, and whatever comes of it counts.")
    expect(player.visitor.prompt.or_(player.news).filter(has_text=late).first).to_be_visible()
    expect(player.page.locator("li.turn")).to_contain_text("B")
    expect(player.news).to_contain_text(late)


def _drop_on(player: MagnetPlayer, x: float, y: float) -> bool:
    """Bring a magnet down beside another one; returns whether they klustered."""
    before, heard = len(player.public["pools"][0]), player.happened()
    player.take()  # whatever is being shown of the last kluster
    player.carry(x + 3, y)
    for _ in range(6):
        player.page.mouse.wheel(0, 200)
    player.await_hand()
    if player.happened() == heard:  # they pushed each other away: then let it fall
        player.page.keyboard.press("Enter")
    player.until(lambda: player.happened() > heard)
    return len(player.public["pools"][0]) >= before


@pytest.mark.soak
@pytest.mark.parametrize("level", ["clumsy", "casual", "club", "steady", "expert"])
def test_the_table_goes_on_through_klusters(visitors: Visitors, level: str) -> None:
    player = MagnetPlayer(visitors.come(reduced_motion="no-preference"))
    player.make("here", level)
    klusters = 0
    while klusters < 2:
        player.await_turn()
        lying = list(player.seen().poses.values())
        if lying:
            klusters += _drop_on(player, *lying[0][:2])
        else:
            player.place(0, 0)
    player.await_turn()
    player.take()
    before = player.stage.screenshot()
    player.carry(40, 40)
    assert player.stage.screenshot() != before  # the table is drawn as it is


WHOLE_GAMES = {
    f"{game}-{level}": (boxes, level)
    for game, boxes in {
        "classic": {"classic": 1},
        "duo": {"duo": 1},
        "plus": {"classic": 1, "duo": 1},
    }.items()
    for level in ("clumsy", "casual", "club", "steady", "expert")
}
SHORT = {"classic-clumsy": (9, 9)}
"""The games played in every run, with the handicap of each seat."""


def _try_to_place(player: MagnetPlayer, x: float, y: float) -> None:
    """A whole turn on a full table, where something may jump to the hand on the way."""
    heard = player.happened()
    player.take()
    player.carry(x, y)
    player.until(lambda: player.happened() > heard or player.table.get_attribute("data-may-release") == "true")
    if player.happened() == heard:
        player.page.mouse.down()
        player.page.mouse.up()
    player.until(lambda: player.happened() > heard)


@pytest.mark.parametrize("game", some_always(WHOLE_GAMES, SHORT))
def test_a_whole_game_with_a_kluster_in_it(visitors: Visitors, game: str) -> None:
    boxes, level = WHOLE_GAMES[game]
    player = MagnetPlayer(visitors.come(reduced_motion="no-preference"))
    klusters = 0
    for _ in range(5):  # poles are dealt: a short game may be over before any two have come together
        player.make("here", level, boxes=boxes, options={"handicap": SHORT.get(game, (0, 0)), "rounds": 30})
        while player.await_turn():
            lying = [pose[:2] for pose in player.seen().poses.values()]
            if lying and not klusters:
                klusters += _drop_on(player, *min(lying, key=lambda spot: math.hypot(*spot)))
            else:
                _try_to_place(player, *roomiest(player))
        if klusters:
            break
    assert klusters
    expect(player.page.locator("section.end").get_by_role("heading")).to_be_visible()
    assert min(map(len, player.public["pools"])) == 0 or player.public["ending"] == "rounds"


def test_training_aids_where_poles_are_shown(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    player.make("here", table={"show_poles": True})
    player.place(0, 0)
    player.await_turn()
    visitor.button("View and help").click()
    visitor.page.get_by_label("Lines of the magnetic field").check()
    visitor.page.get_by_label("Danger map").check()
    check(visitor)
    visitor.page.keyboard.press("Escape")
    player.take()
    player.carry(125, 0)
    player.until(lambda: any(told["type"] == "weighed" for told in visitor.frames))
    told = next(told for told in reversed(visitor.frames) if told["type"] == "weighed")
    assert told["columns"] * told["rows"] > 100
    meter = visitor.page.get_by_role("meter", name="Risk")
    expect(meter).to_have_attribute("aria-valuetext", re.compile("Safe here|It would hold"))
    player.carry(4, 0)
    expect(meter).to_have_attribute("aria-valuetext", "It would snap!")


def test_a_game_alone_keeps_the_best_result(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    for spots, words in (((0,), "first result"), ((-60, 60), "best result of this kind!"), ((), "so far: 2 placed")):
        player.make("here")
        for x in spots:
            player.await_turn()
            player.place(x, 0)
        player.await_turn()
        visitor.button("End the game here").click()
        expect(visitor.page.locator("section.end")).to_contain_text(words)
    visitor.page.set_viewport_size({"width": 740, "height": 360})
    visitor.await_drawn()
    end = visitor.page.locator("section.end").bounding_box()
    assert end is not None
    assert end["x"] > 500, "beside the table, with its poles in sight"
    assert end["y"] >= 0


def test_a_movement_that_is_refused_says_why(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    player.make("here", table={"no_sliding": True})
    player.take()
    player.carry(0, 0)
    for _ in range(4):
        player.page.mouse.wheel(0, 250)
    expect(player.refusal.get_by_role("link")).to_have_text("rule Q-K6")
    check(visitor)


def test_Z4_the_leaflets_way_the_cord_is_moved_after_the_release_until_done_or_left_alone(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    visitor.goto("/new/kluster")
    visitor.button("Two at this screen").click()
    visitor.page.get_by_role("radio", name="Guest").check()
    visitor.page.locator("summary", has_text="Options").click()
    visitor.page.get_by_label("Move the cord after letting go").check()
    visitor.button("Open the table").click()
    player.await_ready()
    turn = player.page.locator("li.turn")
    mouse = visitor.page.mouse
    for spot in (-60, 60, -20, 20):  # on a busy machine five seconds, four times as fast, may be over before the grip
        who = turn.get_attribute("data-seat") or ""
        player.place(spot, 0)
        x, y = max(player.seen().cords[0])
        mouse.move(*player.point(x, y))
        mouse.down()
        if turn.get_attribute("data-seat") == who:
            break
        mouse.up()
        player.await_turn()
    expect(visitor.prompt).to_have_text("You may still move the cord. Then end your turn.")
    for step in range(12):  # for longer than the five seconds that pass four times as fast here
        mouse.move(*player.point(x + 2 * step, y))
        visitor.page.wait_for_timeout(150)
    assert max(player.seen().cords[0])[0] > x + 10
    expect(turn).to_have_attribute("data-seat", who)
    mouse.up()
    visitor.button("End the turn").click()
    expect(turn).not_to_have_attribute("data-seat", who)

    for place in ((0, 60), (0, -60), (60, 60)):  # one that snaps is taken back, and leaves nothing to be moved
        player.await_turn()
        who = turn.get_attribute("data-seat") or ""
        player.place(*place)
        expect(turn).not_to_have_attribute("data-seat", who)  # five seconds later, without anybody's doing
        viewer = FrameViewer()
        shown = [frame.wire for picture in visitor.pictures if (frame := viewer.see(picture))]
        if {frame.turn for frame in shown if frame.stage == "repair"} == {0, 1}:
            break
    else:
        raise AssertionError("only one of them could still move the cord")
    assert sum(said.get("intent") == {"do": "done"} for said in visitor.said) == 1
