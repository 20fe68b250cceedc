"""Every screen, at phone and desktop size, in light and dark, in short and long words."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

import lodestone.i18n
from lodestone.i18n import languages
from tests.server.process import ServerProcess
from tests.sizes import some_always
from tests.web.looking import complaints
from tests.web.magnets import MagnetPlayer
from tests.web.places import Places, furnished, visited
from tests.web.visitor import PHONE, Visitor, Visitors


@dataclass(frozen=True)
class Look:
    """A browser that visits every screen once, and its window sizes. Only the first size is checked by axe."""

    options: dict[str, Any]
    sizes: tuple[ViewportSize, ...]
    language: str | None = None
    axe: bool = True


def _size(width: int, height: int) -> ViewportSize:
    return {"width": width, "height": height}


PSEUDO = "en-x-pseudo"
"""English with accents and two fifths longer; see docs/translating.md."""
LOCALES = Path(lodestone.i18n.__file__).parent / "locales"


def _long_words(language: str) -> int:
    """How many long words a language's browser texts have. Whole sentences are longest in `PSEUDO`."""
    return len(re.findall(r"[^\W\d_]{13,}", (LOCALES / language / "browser.ftl").read_text(encoding="utf-8")))


LONGEST = max(languages(), key=_long_words)

TOUCHED = {"has_touch": True, "is_mobile": True}
ON_ITS_SIDE, WIDE, HIGH, SMALLEST = _size(844, 390), _size(1920, 1080), _size(1080, 1920), _size(360, 640)
ZOOMED = _size(640, 400)
"""A window of 1280 by 800, zoomed to 200 percent."""

LOOKS = {
    "phone-dark": Look({"color_scheme": "dark", **TOUCHED}, (PHONE, ON_ITS_SIDE)),
    "desktop-light": Look({"color_scheme": "light"}, (WIDE, HIGH, ZOOMED, SMALLEST)),
}
WORDY = {
    "pseudo": Look({}, (_size(360, 844), PHONE), PSEUDO, axe=False),
    "longest": Look({}, (_size(360, 844),), LONGEST, axe=False),
    "right-to-left": Look({}, (_size(360, 844),), "en-x-rtl", axe=False),
    "wide": Look({}, (_size(360, 844),), "en-x-wide", axe=False),
}


def _everything() -> dict[str, Look]:
    """Every size, in light and dark, and every language on a small phone, all of them checked by axe."""
    phones = {"phone": PHONE, "phone-on-its-side": ON_ITS_SIDE, "smallest-phone": SMALLEST}
    others = {"desktop": WIDE, "desktop-upright": HIGH, "zoomed": ZOOMED}
    sizes = [(name, size, TOUCHED) for name, size in phones.items()] + [(*other, {}) for other in others.items()]
    return {
        f"{name}-{scheme}": Look({"color_scheme": scheme, **touched}, (size,))
        for name, size, touched in sizes
        for scheme in ("light", "dark")
    } | {language: Look({}, (_size(360, 844),), language) for language in (*languages(), PSEUDO)}


@pytest.fixture(scope="module")
def places(process: ServerProcess) -> Places:
    return furnished(f"http://127.0.0.1:{process.port}")


def _look_around(visitors: Visitors, places: Places, look: Look) -> None:
    visitor = visitors.come(storage_state=places.memory, viewport=look.sizes[0], **look.options)
    if look.language is not None:
        visitor.speak(look.language)
    found = {}
    for place in visited(visitor, places):
        for size in look.sizes:
            visitor.page.set_viewport_size(size)
            if seen := complaints(visitor, axe=look.axe and size is look.sizes[0]):
                found[f"{place.name} at {size}"] = seen
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_every_screen_can_be_used_by_everybody(visitors: Visitors, places: Places, look: Look) -> None:
    _look_around(visitors, places, look)


@pytest.mark.parametrize("name", some_always(WORDY, ("pseudo", "right-to-left")))
def test_long_words_fit_on_every_screen(visitors: Visitors, places: Places, name: str) -> None:
    _look_around(visitors, places, WORDY[name])


def test_long_words_fit_at_a_table_of_magnets(visitors: Visitors) -> None:
    visitor = visitors.come(viewport=_size(360, 844))
    player = MagnetPlayer(visitor)
    path = player.make("here", "here", boxes={"duo": 1})
    found = {}
    for name, look in WORDY.items():
        assert look.language is not None
        visitor.speak(look.language)
        player.come(path)
        player.await_turn()
        found[f"{name}: the tray"] = complaints(visitor, axe=False)
        player.take()
        found[f"{name}: the hand"] = complaints(visitor, axe=False)
        player.until(lambda: player.seen().wire.grip is not None)
        visitor.page.keyboard.press("Escape")
        player.until(lambda: player.seen().wire.grip is None)
    assert not any(found.values()), json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.soak
@pytest.mark.parametrize("look", _everything().values(), ids=_everything().keys())
def test_every_screen_at_every_size_in_every_language(visitors: Visitors, places: Places, look: Look) -> None:
    _look_around(visitors, places, look)


ORPHANS = """() => {
  const found = [];
  for (const row of document.querySelectorAll('main .row')) {
    const boxes = [...row.children].map(one => one.getBoundingClientRect());
    const wraps = boxes.some(box => box.top >= boxes[0].bottom);
    if (wraps) found.push(`more than one line: ${row.textContent.trim().slice(0, 60)}`);
  }
  for (const words of document.querySelectorAll('main :is(p, h1, h2)')) {
    const text = [...words.childNodes].findLast(node => node instanceof Text && node.data.trim());
    if (!text || !words.checkVisibility()) continue;
    const range = document.createRange();
    const at = text.data.trimEnd().search(/\\S+$/);
    range.setStart(text, Math.max(0, at - 2));  // with the end of the word before
    range.setEnd(text, text.data.trimEnd().length);
    const lines = new Set([...range.getClientRects()].filter(box => box.width > 0.5).map(box => Math.round(box.top)));
    if (at > 0 && lines.size > 1) found.push(`one word is left over: …${text.data.trim().slice(-40)}`);
  }
  return found;
}"""


def test_nothing_wraps_to_an_orphan_on_a_desk(visitor: Visitor) -> None:
    found = {}
    for path in ("/", "/new/clustered", "/learn", "/daily", "/about", "/records", "/referee"):
        visitor.goto(path)
        visitor.page.locator("main h1").wait_for()
        for width, height in ((1280, 720), (1440, 900)):
            visitor.page.set_viewport_size(_size(width, height))
            visitor.await_drawn()
            if seen := visitor.page.evaluate(ORPHANS):
                found[f"{path} at {width}"] = seen
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


def test_the_scorer_counts_what_is_tapped_in(visitor: Visitor) -> None:
    visitor.goto("/score")
    board = visitor.page.get_by_role("application")
    board.focus()
    for _ in range(3):
        visitor.page.keyboard.press("ArrowRight")
        visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("tbody .total")).to_have_text(["3", "0"])
    expect(visitor.page.get_by_role("link", name="rule C20")).to_have_attribute("href", "/rules/clustered#C20")
    visitor.page.keyboard.press("Enter")  # takes the last one off again
    expect(visitor.page.locator("tbody .total")).to_have_text(["0", "0"])


def test_the_referee_keeps_turns_pools_and_faults(visitor: Visitor) -> None:
    visitor.goto("/referee")
    expect(visitor.page.get_by_text("not for children under three")).to_be_visible()
    visitor.button("Begin").click()
    left = visitor.page.locator("li:has-text('to place') strong")
    expect(left).to_have_text(["12", "12"])
    visitor.button("Stone placed, nothing touched").click()
    expect(left).to_have_text(["11", "12"])
    visitor.button("Magnets picked up …").click()
    visitor.button("Confirm").click()  # two stones, including the one just placed
    expect(left).to_have_text(["11", "13"])
    visitor.page.reload()
    expect(left).to_have_text(["11", "13"])
    visitor.button("Undo").click()
    expect(left).to_have_text(["11", "12"])
    expect(visitor.page.get_by_role("heading", name="Seat B to play")).to_be_visible()


def test_settings_are_kept_and_show_at_once(visitor: Visitor) -> None:
    visitor.goto("/about")
    visitor.button("Settings").click()
    visitor.page.get_by_label("Theme").select_option("dark")
    background = "getComputedStyle(document.documentElement).backgroundColor"
    dark = visitor.page.evaluate(background)
    visitor.page.get_by_label("Theme").select_option("light")
    assert visitor.page.evaluate(background) != dark
    visitor.page.reload()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "light"
