"""Pictures of Kluster for the README, from a real game: `python -m scripts.kluster_screens [snap]`. Needs Chromium.

Somebody plays alone until the table is well filled; then every screen is shown at high quality, and the snap of the
last turn becomes an animated picture and a sheet of its moments. Without a graphics card this takes some minutes.
"""

from __future__ import annotations

import io
import math
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image, ImageChops
from playwright.sync_api import Browser, sync_playwright
from scripts.screens import PICTURES, SIZES, picture
from tests.server.process import ServerProcess
from tests.web.chromium import FLAGS, executable
from tests.web.magnets import MagnetPlayer, Spot
from tests.web.visitor import Visitor

from lodestone.match.kluster.live.filming import unpack_track
from lodestone.match.kluster.live.wire_frame import unpack

PLACED = 15
"""Stones on the table in the pictures."""
SNAP = {"width": 600, "height": 375}
SHOWN = 50
"""ms of game time from one picture of the snap to the next."""
BEFORE, AFTER = 400, 400
"""ms shown before and after the first touch."""
SHEET = (4, (300, 188))
"""Pictures per row of the sheet, and the size in px of the part shown of each, round where it happens."""
SLOW = 600_000
"""ms to wait: without a graphics card a picture at high quality takes long."""
ALONE = """html { background: #14110e; }
.scene {
  position: fixed !important; inset: 0; z-index: 9; height: 100vh !important; border-radius: 0 !important;
}"""
SEEK = "(input, at) => { input.value = at; input.dispatchEvent(new Event('input', { bubbles: true })) }"
LASTS = 100
"""ms for which each picture is shown."""


def main(what: list[str]) -> None:
    """Play, look, snap, look again; `snap`: only the animated picture."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(Path(folder), "--live-pace", "6")
        server.start()
        browser = playwright.chromium.launch(executable_path=executable(), args=list(FLAGS))
        home = f"http://127.0.0.1:{server.port}"
        player = MagnetPlayer(Visitor(browser, home))
        path = player.make("here")
        while player.await_turn() and len(player.seen().poses) < PLACED:
            player.place(*roomiest(player))
        player.take()
        player.carry(*roomiest(player, 40))
        sizes = {} if "snap" in what else SIZES
        for size, options in sizes.items():
            _table(_same_person(browser, home, player, options), path, size)
        _snap(player)
        record = _end(player)
        for size, options in sizes.items():
            _record(_same_person(browser, home, player, options), record, size)
        _animate(_same_person(browser, home, player, {"viewport": SNAP}, "medium"), record)
        browser.close()
        server.stop()


def roomiest(player: MagnetPlayer, reach: float = 135) -> Spot:
    """Where a magnet has most room: from the others, and a little from the cord."""
    lying = [pose[:2] for pose in player.seen().poses.values()]
    spots = [(x, y) for x in range(-140, 141, 7) for y in range(-140, 141, 7) if math.hypot(x, y) < reach]
    return max(spots, key=lambda spot: min((math.dist(spot, one) for one in lying), default=-math.hypot(*spot)))


def _same_person(
    browser: Browser, home: str, player: MagnetPlayer, options: dict[str, Any], quality: str = "high"
) -> Visitor:
    """The same seats on another screen."""
    visitor = Visitor(browser, home, **options)
    visitor.context.set_default_timeout(SLOW)
    kept = player.page.evaluate("localStorage['lodestone.tables']")
    visitor.context.add_init_script(
        f"localStorage['lodestone.tables'] = {kept!r}; localStorage['lodestone.kluster-quality'] = '\"{quality}\"'"
    )
    return visitor


def _table(visitor: Visitor, path: str, size: str) -> None:
    visitor.goto(path)
    visitor.page.locator(".table[data-ready=true]").wait_for()
    visitor.page.wait_for_timeout(4000)  # the first picture takes long in software
    picture(visitor, "kluster", size)
    visitor.leave()


def _snap(player: MagnetPlayer) -> None:
    """Lead the held magnet, low, to the nearest stone; the other way up, if they push each other away."""
    heard = player.happened()
    while player.happened() == heard:
        grip = player.seen().wire.grip
        assert grip is not None
        held = player.lies_at(grip.magnet)
        others = {magnet: pose[:2] for magnet, pose in player.seen().poses.items() if magnet != grip.magnet}
        nearest = min(others, key=lambda magnet: math.dist(others[magnet], held))
        for _ in range(20):
            player.page.mouse.wheel(0, 60)
        player.await_hand()
        for share in range(19, 4, -1):  # from the side, not from above, so that the jump is visible
            x, y = player.lies_at(nearest)
            player.carry(x + share / 20 * (held[0] - x), y + share / 20 * (held[1] - y))
            player.page.wait_for_timeout(120)
            if player.happened() > heard or player.seen().wire.grip is None:
                break
        else:
            player.page.keyboard.press("f")
            player.carry(*held)
        player.page.wait_for_timeout(1000)


def _end(player: MagnetPlayer) -> str:
    """End the game there; its record."""
    player.await_turn()
    player.visitor.button("End the game here").click()
    link = player.page.get_by_role("link", name="The record of this game").get_attribute("href")
    assert link is not None
    return link


def _record(visitor: Visitor, record: str, size: str) -> None:
    visitor.goto(record)
    visitor.page.locator(".scene[data-loading=false]").wait_for()
    visitor.page.wait_for_timeout(4000)
    picture(visitor, "kluster-record", size)
    visitor.leave()


def _animate(visitor: Visitor, record: str) -> None:
    """The last turn but one ended in a snap: its moments, one picture each."""
    page = visitor.page
    visitor.goto(record)
    page.locator(".scene[data-loading=false]").wait_for()
    address = f"/api/records/{record.rpartition('/')[2]}"
    replay = page.request.get(f"{address}/replay").json()
    lengths = [16 * (turn["frames"] + 1) if turn["number"] else 0 for turn in replay["turns"]]
    number = max(turn["number"] for turn in replay["turns"] if _snapped(turn))
    track = [unpack(frame)[0] for frame in unpack_track(page.request.get(f"{address}/tracks/{number}").body())]
    touched = sum(lengths[:number]) + next(frame.clock for frame in track if frame.touches)
    page.add_style_tag(content=ALONE)
    scrubber = page.get_by_label("Turn", exact=True)
    scrubber.evaluate(SEEK, touched - BEFORE)  # its film comes a moment after the first look at that turn
    page.wait_for_timeout(4000)
    frames: list[Image.Image] = []
    for clock in range(touched - BEFORE, touched + AFTER, SHOWN):
        scrubber.evaluate(SEEK, clock)
        page.locator(".scene[data-loading=false]").wait_for()
        page.wait_for_timeout(900)
        frames.append(Image.open(io.BytesIO(page.screenshot())).convert("RGB"))
    first, *others = frames
    pauses = [LASTS] * len(others) + [1200]
    first.save(
        PICTURES / "snap.webp", save_all=True, append_images=others, duration=pauses, loop=0, quality=70, method=6
    )
    _sheet(frames).save(PICTURES / "snap-sheet.webp", quality=70, method=6)
    visitor.leave()


def _sheet(frames: list[Image.Image]) -> Image.Image:
    """All of them side by side, close up."""
    columns, (width, height) = SHEET
    # What has changed by the end is where it happened.
    changed = ImageChops.difference(frames[BEFORE // SHOWN - 1], frames[-1]).convert("L").point(lambda one: one > 40)
    left, top, right, bottom = changed.getbbox() or (0, 0, *frames[0].size)
    x = min(max(0, (left + right - width) // 2), frames[0].width - width)
    y = min(max(0, (top + bottom - height) // 2), frames[0].height - height)
    sheet = Image.new("RGB", (columns * width, -(-len(frames) // columns) * height))
    for number, frame in enumerate(frames):
        row, column = divmod(number, columns)
        sheet.paste(frame.crop((x, y, x + width, y + height)), (column * width, row * height))
    return sheet


def _snapped(turn: dict[str, Any]) -> bool:
    return any(event["event"] == "MagnetsTaken" for event in turn["events"])


if __name__ == "__main__":
    main(sys.argv[1:])
