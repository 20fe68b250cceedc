"""People in different places at one table of Kluster, and what happens when connection or graphics fail."""

from __future__ import annotations

import struct

from playwright.sync_api import Browser, expect

from lodestone.match.kluster.live.wire_frame import FrameViewer
from tests.server.hard.eavesdropping import OWN, before_the_end, frame_length, untold_keys
from tests.server.process import ServerProcess
from tests.web.chromium import FLAGS, executable
from tests.web.everybody import check
from tests.web.magnets import MagnetPlayer
from tests.web.visitor import Visitor, Visitors


def _places_seen(player: MagnetPlayer, magnet: int) -> set[float]:
    """The x coordinates at which a browser was shown a magnet."""
    viewer = FrameViewer()
    seen = [viewer.see(picture) for picture in player.visitor.pictures]
    return {one.poses[magnet][0] for one in seen if one and magnet in one.poses}


def test_who_looks_on_sees_and_reads_what_hands_do_and_learns_no_pole(visitors: Visitors) -> None:
    ada, eve = MagnetPlayer(visitors.come()), MagnetPlayer(visitors.come())
    path = ada.make("here")
    eve.come(path)
    before = eve.stage.screenshot()
    for key in ("c", "Enter", *["Control+ArrowUp"] * 3):
        ada.page.keyboard.press(key)
    expect(eve.visitor.prompt).to_have_text("Ada draws the cord in.")
    assert eve.stage.screenshot() != before
    ada.page.keyboard.press("Enter")
    expect(eve.visitor.prompt).not_to_have_text("Ada draws the cord in.")
    before = eve.stage.screenshot()
    magnet = ada.number(ada.take())
    for _ in range(10):  # a busy server skips frames: then the hand goes to and fro again
        for x in (-40, 0, 40):
            ada.carry(x, 0)
        eve.until(lambda: abs(eve.lies_at(magnet)[0] - 40) < 2 if magnet in eve.seen().poses else False)
        if len(_places_seen(eve, magnet)) > 10:
            break
    assert eve.stage.screenshot() != before
    assert len(_places_seen(eve, magnet)) > 10
    ada.let_go()
    ada.await_turn()
    ada.visitor.button("End the game here").click()
    expect(ada.page.get_by_role("heading", name="Stopped")).to_be_visible()
    link = ada.page.get_by_role("link", name="The record of this game").get_attribute("href")
    assert link is not None
    record = ada.page.request.get(f"/api/records/{link.rpartition('/')[2]}").json()
    moments = [made["moment"] for made in record["magnets"].values()]

    for number, player in enumerate((ada, eve)):
        told = before_the_end(player.visitor.frames)
        assert len(told) > 2
        for message in told:
            assert not untold_keys(message)
            assert (message.get("game") or {}).get("public", {}).get("north") is None
        for picture in player.visitor.pictures:
            own = len(picture) - frame_length(picture)
            assert own in ((0, OWN) if number == 0 else (0,))
            assert not own or picture[-1] >> 3 == 0, "the danger map tells poles"
            assert not any(struct.pack("<d", sign * moment) in picture for moment in moments for sign in (1, -1))


def test_a_turn_that_was_cut_short_begins_again(visitors: Visitors, mortal: ServerProcess) -> None:
    player = MagnetPlayer(visitors.come())
    player.make("here")
    player.place(0, 0)
    player.await_turn()
    player.take()
    player.carry(80, 0)
    player.watch()
    mortal.kill()
    expect(player.page.get_by_text("Connection lost")).to_be_visible()
    mortal.start()
    expect(player.page.get_by_text("Connection lost")).to_be_hidden()
    player.until(lambda: player.toasted("The table had to start this turn over."))
    assert player.await_turn()
    expect(player.pool).to_have_count(23)
    player.place(80, 0)
    expect(player.page.get_by_text("2 placed")).to_be_visible()

    player.await_turn()
    player.take()
    player.carry(0, 80)
    player.page.reload()  # the hand is as it was, and so is what it holds
    player.await_ready()
    expect(player.table).not_to_have_attribute("data-holding", "")
    player.let_go()
    expect(player.page.get_by_text("3 placed")).to_be_visible()


def test_without_webgl_the_game_is_played_flat(browser: Browser, process: ServerProcess) -> None:
    poor = browser.browser_type.launch(executable_path=executable(), args=[*FLAGS, "--disable-3d-apis"])
    visitor = Visitor(poor, f"http://127.0.0.1:{process.port}")
    player = MagnetPlayer(visitor, "auto")
    player.make("here")
    expect(player.stage).to_have_attribute("data-view", "flat")
    player.place(0, 0)
    expect(player.page.get_by_text("1 placed")).to_be_visible()
    check(visitor)
    visitor.leave()
    poor.close()
    assert not visitor.problems
