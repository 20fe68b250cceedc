"""The documentation as a reader uses it: reached from the table, searched, and free of complaints."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect
from scripts import build_docs

from tests.web.chromium import one_at_a_time
from tests.web.visitor import Visitors


def test_a_reader_finds_the_documentation_and_something_in_it(visitors: Visitors) -> None:
    with one_at_a_time("docs-build"):
        build_docs.build()
    reader = visitors.come()
    reader.goto("/about")
    expect(reader.page.get_by_role("link", name="Documentation for hosts")).to_have_attribute("href", "/docs/")
    reader.page.goto(f"{reader.page.url.removesuffix('about')}docs/")
    expect(reader.page.get_by_role("img", name="A snap in slow motion")).to_be_visible()
    reader.page.get_by_role("textbox", name="Search").fill("stiction")
    reader.page.keyboard.press("Enter")
    reader.page.get_by_role("link", name="How the magnets move").first.click()
    expect(reader.page.get_by_role("heading", level=1)).to_contain_text("How the magnets move")


@pytest.mark.parametrize(("scheme", "brightness"), [("light", range(200, 256)), ("dark", range(80))])
def test_it_is_read_by_day_and_by_night_on_a_phone(
    visitors: Visitors, scheme: Literal["light", "dark"], brightness: range
) -> None:
    with one_at_a_time("docs-build"):
        build_docs.build()
    reader = visitors.come(viewport={"width": 360, "height": 640}, color_scheme=scheme)
    reader.goto("/about")
    home = reader.page.url.removesuffix("about")
    for page in ("index", "start/host", "overview", "architecture", "reference/physics", "ladder"):
        reader.page.goto(f"{home}docs/{page}.html")
        assert _brightness(reader.page) in brightness, page
        assert reader.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, page


def _brightness(page: Page) -> int:
    """The brightness of the background of the text, from 0 to 255."""
    found = page.evaluate("getComputedStyle(document.body).backgroundColor.match(/[0-9]+/g).slice(0, 3).map(Number)")
    return int(sum(found) / 3)
