"""The documentation as a reader meets it: found from the table, searched, and with nothing to complain about."""

from __future__ import annotations

from playwright.sync_api import expect
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
    expect(reader.page.get_by_role("img", name="A snap, slowly")).to_be_visible()
    reader.page.get_by_role("textbox", name="Search").fill("stiction")
    reader.page.keyboard.press("Enter")
    reader.page.get_by_role("link", name="How the magnets move").first.click()
    expect(reader.page.get_by_role("heading", level=1)).to_contain_text("How the magnets move")
