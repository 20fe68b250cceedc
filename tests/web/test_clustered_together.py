"""People in different places at one table of Clustered."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.server.process import ServerProcess
from tests.web.ahead import from_near_the_end, play_ahead
from tests.web.driving import sit_down
from tests.web.visitor import FREE_CELL, Visitor, Visitors


def _play(ada: Visitor, ben: Visitor, moves: int | None) -> None:
    """Take turns, so many of them or until the game is over."""
    players = (ada, ben)
    while moves is None or moves > 0:
        turn = ada.turn()
        if turn is None:
            return
        players[turn].await_turn()
        players[turn].take_turn()
        count = players[turn].moves()
        for player in players:
            player.await_moves(count)
        if moves is not None:
            moves -= 1


def _hidden(frame: dict[str, Any]) -> bool:
    """Whether a message holds nothing but what everybody may see."""
    game = frame.get("game")
    drawn = [event["tile"] for event in frame.get("events", ()) if event["event"] == "TileDrawn"]
    return not (game and game["private"]) and not any(drawn)


def test_a_chosen_tile_stays_chosen_whoever_comes_or_writes(visitors: Visitors) -> None:
    ada, ben = visitors.come(), visitors.come()
    link = sit_down(ada, ben)
    players = [ada, ben]
    turn = ada.turn()
    assert turn is not None
    mover, other = players[turn], players[1 - turn]
    mover.await_turn()
    mover.usable.first.click()
    cell = mover.page.wait_for_function(FREE_CELL).json_value()
    mover.page.mouse.click(*cell)
    confirm = mover.button("Confirm")
    expect(confirm).to_be_enabled()

    visitors.come().goto(link)
    expect(mover.page.get_by_text("One watching")).to_be_visible()
    other.page.get_by_label("Write something").fill("Take your time")
    other.button("Send").click()
    expect(mover.page.get_by_role("listitem").filter(has_text="Take your time")).to_be_visible()
    other.button("Applause").click()
    expect(mover.page.get_by_label("Chat").get_by_text("Applause").first).to_be_attached()
    expect(mover.page.locator(".seats .reaction")).to_be_visible()
    expect(confirm).to_be_enabled()
    confirm.click()
    mover.await_moves(1)


@from_near_the_end
def test_a_whole_game_of_two_with_somebody_looking_on(visitors: Visitors, mortal: ServerProcess, left: int) -> None:
    ada, ben, eve = visitors.come(), visitors.come(), visitors.come()
    link = sit_down(ada, ben)
    eve.goto(link)
    expect(eve.page.get_by_text("You are watching")).to_be_visible()
    _play(ada, ben, 3)

    ben.page.close()
    ben.open_page()
    ben.goto(link)
    expect(ben.hand).to_have_count(5)
    _play(ada, ben, 2)

    mortal.kill()
    expect(ada.page.get_by_text("Connection lost")).to_be_visible()
    mortal.start()
    expect(ada.page.get_by_text("Connection lost")).to_be_hidden()
    expect(ben.page.get_by_text("Connection lost")).to_be_hidden()
    play_ahead(ada, ben, left=left)
    _play(ada, ben, None)

    for visitor in (ada, ben, eve):
        expect(visitor.page.get_by_role("region", name="The result")).to_contain_text("points")
    scores = [visitor.page.locator("section.end td.total").all_inner_texts() for visitor in (ada, ben, eve)]
    assert scores[0] == scores[1] == scores[2]
    assert eve.frames
    assert all(_hidden(frame) for frame in eve.frames)
    assert not all(_hidden(frame) for frame in ada.frames)

    ada.button("Play again").click()
    ben.button("Agree").click()
    expect(ada.hand).to_have_count(5)
