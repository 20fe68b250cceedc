"""What is shown and kept of a kluster, and that nobody ever has to wait for it."""

from __future__ import annotations

import math
import re
from base64 import b64encode
from struct import unpack_from

from playwright.sync_api import expect

from tests.web.magnets import MagnetPlayer
from tests.web.visitor import ASIDE, PATIENCE, Visitor, Visitors

TAKEN = re.compile(r"(in the hand|klustered) \(rule (Q-K1|K10)\)")

WATCH = """() => {
  window.watched = [];
  const look = () => {
    const counts = document.querySelector('.seats .left')?.textContent ?? '';
    const flying = document.querySelectorAll('.flying i').length;
    const slow = document.querySelector('.news')?.textContent.includes('Slow motion') ?? false;
    const enabled = document.querySelector('.magnet:not(:disabled)') !== null;
    const told = document.querySelector('.news') !== null;
    const last = window.watched.at(-1);
    const now = { counts, flying, slow, enabled, told };
    if (JSON.stringify({ ...last, at: 0 }) !== JSON.stringify({ ...now, at: 0 })) {
      window.watched.push({ ...now, at: performance.now() });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""JavaScript: records what the page shows of a kluster, each time it changes."""

SLOW_FRAMES = """
  const real = window.requestAnimationFrame.bind(window);
  let clock = 0;
  window.requestAnimationFrame = then => real(() => then(clock += 120));
"""
"""JavaScript: slows drawing down to eight frames a second."""


def kluster(player: MagnetPlayer) -> None:
    """One stone, then another lowered onto it."""
    player.place(0, 0)
    player.await_turn()
    player.take()
    player.snap()
    expect(player.news).to_contain_text(TAKEN)


def test_a_kluster_is_seen_slowly_once_then_its_magnets_fly_to_the_tray_and_the_count_ticks(visitors: Visitors) -> None:
    player = MagnetPlayer(visitors.come(reduced_motion="no-preference"))
    player.make("here")
    player.page.evaluate(WATCH)
    kluster(player)
    expect(player.visitor.button("Skip")).to_have_count(0)  # by itself
    watched = player.page.evaluate("watched.slice(watched.findIndex(({ told, slow }) => told && slow))")
    assert watched[0]["slow"], watched
    assert max(seen["flying"] for seen in watched) == 2
    counts = [seen["counts"] for seen in watched]
    assert list(dict.fromkeys(counts)) == ["23 left", "24 left"], counts
    lands = next(seen["at"] for seen in watched if seen["flying"])
    slow_ends = next(seen["at"] for seen in watched if not seen["slow"])
    assert lands - slow_ends > 600, "the clump lies there for a while"
    assert any(seen["enabled"] for seen in watched if seen["slow"]), "nobody waits for it"
    player.page.set_viewport_size({"width": 360, "height": 640})
    player.visitor.await_drawn()
    boxes = [button.bounding_box() for button in player.news.locator(".row .button").all()]
    assert len(boxes) == 2
    assert len({box["y"] for box in boxes if box}) == 1, "side by side they hide less of the area"
    expect(player.news).to_have_class(re.compile(r"\bread\b"))
    player.visitor.await_drawn()
    news = player.news.bounding_box()
    assert news is not None
    assert news["height"] < 60, "once it could be read the buttons stay, and others are seen to play below"


def test_a_press_skips_it_and_takes_a_magnet_in_the_same_moment(visitors: Visitors) -> None:
    player = MagnetPlayer(visitors.come(reduced_motion="no-preference"))
    player.make("here")
    kluster(player)
    player.pool.first.click()
    expect(player.table).not_to_have_attribute("data-holding", "")
    expect(player.visitor.button("Skip")).to_have_count(0)
    expect(player.page.locator(".seats .left").first).to_have_text("24 left")


def test_a_stone_that_moved_and_settled_is_told_with_how_far(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    player.make("here", table={"show_poles": True})
    first = player.place(0, 0)
    player.await_turn()
    second = player.take()
    north = player.public["north"]
    if north[first] != north[second]:
        player.page.keyboard.press("f")  # the same way up: they push each other away
    lying, start = player.number(first), player.lies_at(player.number(first))
    player.carry(70, 0)
    for _ in range(14):  # at its height: above it they would pull
        player.page.mouse.wheel(0, 100)
    player.await_hand()
    for x in range(66, 20, -4):
        player.carry(x, 0)
        if math.dist(player.lies_at(lying), start) > 1.5:
            break
    player.carry(130, 0)
    player.let_go()
    expect(player.news).to_contain_text(re.compile(r"Close: stone \d+ moved [1-9]\d*\smm and settled"))


WATCH_POLES = """() => {
  window.coloured = new Set();
  const copy = document.createElement('canvas');
  const context = copy.getContext('2d', { willReadFrequently: true });
  const look = () => {
    const canvas = document.querySelector('.table canvas');
    [copy.width, copy.height] = [canvas.width, canvas.height];
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    let letters = 0;
    for (let k = 0; k < data.length; k += 4) {
      const [red, green, blue] = data.subarray(k, k + 3);
      if (blue > red + 40 || (red > 225 && green < 190 && blue > 90)) letters += 1;
    }
    window.coloured.add(letters);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
"""JavaScript: records how much of the table has the colours of poles, frame by frame."""


def test_the_end_reveals_the_poles_little_by_little_and_leaves_the_table_in_sight(visitors: Visitors) -> None:
    visitor = visitors.come(viewport={"width": 360, "height": 640}, reduced_motion="no-preference")
    visitor.before_pages("localStorage['lodestone.kluster-cord'] = true")  # no cord glows, in a colour like theirs
    player = MagnetPlayer(visitor)
    player.make("here", "steady")
    player.place(-60, 0)
    player.await_turn()
    player.page.evaluate(WATCH_POLES)
    before = player.page.evaluate("Math.max(...coloured)")
    visitor.button("Table").click()
    visitor.button("Resign").click()
    expect(visitor.page.get_by_text("Really give up seat A? That ends the game")).to_be_visible()
    visitor.button("Yes").click()
    end = visitor.page.locator("section.end")
    expect(end.get_by_role("listitem")).to_have_text([re.compile("left$"), re.compile("^Ada: resigned$")])
    visitor.page.wait_for_function("before => Math.max(...coloured) > before + 4", arg=before)
    box = end.bounding_box()
    assert box is not None
    assert box["height"] <= 0.45 * 640, "the table is what everybody looks at"
    visitor.page.wait_for_function("() => coloured.size >= 4")


def test_where_drawing_is_very_slow_the_flat_table_is_offered(visitor: Visitor) -> None:
    visitor.before_pages(SLOW_FRAMES)
    player = MagnetPlayer(visitor, "auto")
    player.make("here")
    expect(player.stage).to_have_attribute("data-view", "low")
    player.take()
    offer = visitor.button("Draw it flat")
    for step in range(400):
        player.page.mouse.move(400 + 10 * (step % 40), 300 + 4 * (step % 30))
        if offer.count():
            break
        player.page.wait_for_timeout(20)
    offer.click()
    expect(player.stage).to_have_attribute("data-view", "flat")
    expect(offer).to_have_count(0)
    assert player.page.evaluate("localStorage['lodestone.kluster-quality']") == '"flat"'


def seconds(video: bytes) -> float:
    """How long a film says that it is."""
    header = video.index(b"mvhd") + 4  # then version and two dates, four bytes each
    scale, length = unpack_from(">II", video, header + 12)
    return float(length / scale)


def boxes(video: bytes) -> list[bytes]:
    """The outermost boxes of an MP4."""
    found, at = [], 0
    while at < len(video):
        size = int.from_bytes(video[at : at + 4], "big")
        found.append(video[at + 4 : at + 8])
        at += size
    return found


def saved(player: MagnetPlayer, words: str) -> tuple[str, bytes]:
    """Press that button; returns name and content of the downloaded file."""
    with player.page.expect_download(timeout=PATIENCE) as download:
        player.visitor.button(words).click()
    return download.value.suggested_filename, download.value.path().read_bytes()


PLAY = """async file => {
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(file.words), one => one.charCodeAt(0))], file));
  const canvas = document.createElement('canvas');
  const look = () => {
    canvas.width = 64;
    canvas.height = 36;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context.drawImage(video, 0, 0, 64, 36);
    return [...context.getImageData(0, 0, 64, 36).data];
  };
  const seen = [];
  await new Promise((there, failed) => {
    video.onloadeddata = there;
    video.onerror = () => failed(video.error.message);
  });
  for (const share of [0.1, 0.5, 0.9]) {
    const sought = new Promise(there => (video.onseeked = there));
    video.currentTime = share * video.duration;
    await sought;
    seen.push(look());
  }
  const differ = (a, b) => a.filter((value, k) => Math.abs(value - b[k]) > 12).length;
  return { duration: video.duration, width: video.videoWidth, height: video.videoHeight,
           moved: [differ(seen[0], seen[1]), differ(seen[1], seen[2])] };
}"""
"""JavaScript: opens a video file and reads three of its frames."""

FIRST = """async file => {
  const video = document.createElement('video');
  video.muted = true;
  video.src = URL.createObjectURL(new Blob([Uint8Array.from(atob(file.words), one => one.charCodeAt(0))], file));
  // What can be drawn as soon as there is data may still be nothing at all: wait for the picture that is shown.
  const shown = new Promise(there => video.requestVideoFrameCallback((now, { mediaTime }) => there(mediaTime)));
  await new Promise((there, failed) => {
    video.onloadeddata = there;
    video.onerror = () => failed(video.error.message);
  });
  video.currentTime = 0.001;
  const at = await shown;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 48;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context.drawImage(video, 0, 0, 48, 48);
  const { data } = context.getImageData(0, 0, 48, 48);
  let brown = 0;
  for (let k = 0; k < data.length; k += 4) {
    const [red, green, blue] = data.subarray(k, k + 3);
    if (red > 60 && red > 1.2 * green && green > 1.1 * blue) brown += 1;
  }
  return { at, wood: brown / (48 * 48) };
}"""
"""Decode the first picture of a video: when it is shown, and how much of it is wood, by its colours alone."""


def packed(name: str, video: bytes) -> dict[str, str]:
    """A file as an argument for a page: its type, and its bytes in base64, far shorter than a list of numbers."""
    return {"type": f"video/{name.rpartition('.')[2]}", "words": b64encode(video).decode()}


def begins_with_the_table(player: MagnetPlayer, name: str, video: bytes) -> None:
    first = player.page.evaluate(FIRST, packed(name, video))
    assert first["at"] == 0
    assert first["wood"] > 0.5, "no blank picture comes first"


def test_a_kluster_becomes_a_video_at_the_table_at_the_end_and_from_the_record(visitor: Visitor) -> None:
    player = MagnetPlayer(visitor)
    player.make("here")
    kluster(player)
    name, video = saved(player, "Save it as a video")
    assert name == "kluster.mp4"
    assert {b"ftyp", b"moov", b"mdat"} <= set(boxes(video))
    assert video.count(b"vide") == 1
    assert b"soun" not in video
    assert 20_000 < len(video) < 4_000_000, "a few seconds, every picture drawn"
    played = visitor.page.evaluate(PLAY, packed(name, video))
    assert 1 < played["duration"] < 20
    assert min(played["width"], played["height"]) >= 360
    assert max(played["moved"]) > 0, "something is to be seen, and it moves"
    begins_with_the_table(player, name, video)

    player.await_turn()
    visitor.button("End the game here").click()
    best, again = saved(player, "Save the best moment as a video")
    assert re.fullmatch(r"kluster-\w+\.mp4", best)
    assert b"moov" in boxes(again)

    visitor.page.get_by_role("link", name="The record of this game").click()
    expect(visitor.page.locator(".scene[data-loading=false]")).to_be_visible(timeout=ASIDE)
    expect(visitor.page.locator(".marks .kluster")).to_have_attribute("title", "Turn 2: kluster")
    visitor.page.get_by_label("From turn").fill("1")
    visitor.page.get_by_label("to turn").fill("2")
    chosen, turns = saved(player, "Save these turns as a video")
    assert re.fullmatch(r"kluster-\w+-1\.mp4", chosen)
    assert seconds(turns) > seconds(again), "two turns, not only the one with the kluster"


def test_where_pictures_cannot_be_encoded_one_by_one_they_are_recorded(visitor: Visitor) -> None:
    visitor.before_pages("delete window.VideoEncoder")
    player = MagnetPlayer(visitor)
    player.make("here")
    kluster(player)
    name, video = saved(player, "Save it as a video")
    assert name in {"kluster.mp4", "kluster.webm"}
    assert len(video) > 5_000
    begins_with_the_table(player, name, video)


def test_the_scrubber_of_a_reviewed_record_stays_in_sight(visitors: Visitors) -> None:
    visitor = visitors.come(viewport={"width": 1440, "height": 900})
    player = MagnetPlayer(visitor)
    player.make("here")
    for spot in ((-60.0, 0.0), (60.0, 0.0)):
        player.place(*spot)
        player.await_turn()
    visitor.button("End the game here").click()
    visitor.page.get_by_role("link", name="The record of this game").click()
    visitor.button("Review").click()
    visitor.button("To the start").click()
    visitor.button("One turn forward").click()
    expect(visitor.page.get_by_text(re.compile(r"Risk \d+%"))).to_be_visible(timeout=ASIDE)
    scrubber = visitor.page.get_by_label("Turn", exact=True)
    expect(scrubber).to_be_in_viewport(ratio=1)
    for width, height in ((360, 640), (740, 360), (1440, 900)):
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.evaluate("() => scrollTo(0, 0)")
        expect(scrubber).to_be_in_viewport(ratio=1)
        expect(visitor.page.locator(".scene")).to_be_in_viewport(ratio=0.8)
    places = visitor.page.get_by_role("group", name="As good or better").get_by_role("button")
    for number, place in enumerate(places.all(), start=1):
        expect(place).to_have_text(re.compile(rf"^\s*Place {number} · \d+%\s*$"))
