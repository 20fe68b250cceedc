"""Every screen, at phone and desktop size, in light and dark."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import lodestone.i18n
from lodestone.i18n import languages
from tests.server.process import ServerProcess
from tests.web.looking import complaints
from tests.web.places import Places, furnished, visited
from tests.web.visitor import PHONE, Visitor, Visitors

SIZES: dict[str, dict[str, Any]] = {
    "phone-dark": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True, "is_mobile": True},
    "phone-on-its-side-light": {"viewport": {"width": 844, "height": 390}, "color_scheme": "light", "has_touch": True},
    "desktop-light": {"viewport": {"width": 1920, "height": 1080}, "color_scheme": "light"},
    "desktop-upright-dark": {"viewport": {"width": 1080, "height": 1920}, "color_scheme": "dark"},
}
MEASURED: dict[str, dict[str, Any]] = {
    "zoomed-to-200-percent": {"viewport": {"width": 640, "height": 400}, "device_scale_factor": 2},
    "smallest-phone": {"viewport": {"width": 360, "height": 640}},
}
PSEUDO = "en-x-pseudo"
"""English with accents and two fifths longer; see docs/translating.md."""
LOCALES = Path(lodestone.i18n.__file__).parent / "locales"


def _length(language: str) -> int:
    """Of all that is said in the browser."""
    return sum(len(file.read_text()) for file in (LOCALES / language).glob("web*.ftl"))


LONGEST = max(languages(), key=_length)


@pytest.fixture(scope="module")
def places(browser: Browser, process: ServerProcess) -> Iterator[Places]:
    visitors = Visitors(browser, f"http://127.0.0.1:{process.port}")
    yield furnished(visitors)
    visitors.leave()


def _look_around(visitor: Visitor, places: Places, axe: bool) -> None:
    found = {place.name: seen for place in visited(visitor, places) if (seen := complaints(visitor, axe))}
    assert not found, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES.keys())
def test_every_screen_can_be_used_by_everybody(visitors: Visitors, places: Places, size: dict[str, Any]) -> None:
    _look_around(visitors.come(storage_state=places.memory, **size), places, axe=True)


@pytest.mark.parametrize("size", MEASURED.values(), ids=MEASURED.keys())
def test_nothing_is_cut_off_on_any_screen(visitors: Visitors, places: Places, size: dict[str, Any]) -> None:
    _look_around(visitors.come(storage_state=places.memory, **size), places, axe=False)


@pytest.mark.parametrize(("language", "width"), [(PSEUDO, 360), (PSEUDO, 390), (LONGEST, 360)])
def test_long_words_fit_on_every_screen(visitors: Visitors, places: Places, language: str, width: int) -> None:
    _speak_everywhere(visitors, places, language, width)


@pytest.mark.soak
@pytest.mark.parametrize("language", languages())
def test_every_language_fits_on_every_screen(visitors: Visitors, places: Places, language: str) -> None:
    _speak_everywhere(visitors, places, language, 360)


def _speak_everywhere(visitors: Visitors, places: Places, language: str, width: int) -> None:
    visitor = visitors.come(storage_state=places.memory, viewport={"width": width, "height": 844})
    visitor.speak(language)
    _look_around(visitor, places, axe=False)


def test_the_scorer_counts_what_is_tapped_in(visitor: Visitor) -> None:
    visitor.goto("/score")
    board = visitor.page.get_by_role("application")
    board.focus()
    for _ in range(3):
        visitor.page.keyboard.press("ArrowRight")
        visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("tbody .total")).to_have_text("3")
    expect(visitor.page.get_by_role("link", name="rule C20")).to_have_attribute("href", "/rules/clustered#C20")
    visitor.page.keyboard.press("Enter")  # takes the last one off again
    expect(visitor.page.locator("tbody .total")).to_have_text("0")


def test_the_referee_keeps_turns_pools_and_faults(visitor: Visitor) -> None:
    visitor.goto("/referee")
    visitor.button("Begin").click()
    left = visitor.page.locator("li:has-text('to place') strong")
    expect(left).to_have_text(["12", "12"])
    visitor.button("Stone placed, all stay apart").click()
    expect(left).to_have_text(["11", "12"])
    visitor.button("Some must be picked up …").click()
    visitor.button("Confirm").click()  # two stones, the own one among them
    expect(left).to_have_text(["11", "13"])
    visitor.page.reload()
    expect(left).to_have_text(["11", "13"])
    visitor.button("Undo").click()
    expect(left).to_have_text(["11", "12"])
    expect(visitor.page.get_by_role("heading", name="Seat B is on turn")).to_be_visible()


def test_settings_are_kept_and_show_at_once(visitor: Visitor) -> None:
    visitor.goto("/about")
    visitor.button("Settings").click()
    visitor.page.get_by_label("Light or dark").select_option("dark")
    background = "getComputedStyle(document.documentElement).backgroundColor"
    dark = visitor.page.evaluate(background)
    visitor.page.get_by_label("Light or dark").select_option("light")
    assert visitor.page.evaluate(background) != dark
    visitor.page.reload()
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "light"
