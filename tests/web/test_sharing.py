"""Sharing games, and statistics of one's own games: nobody's key leaves the browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.ahead import make_table, play_on
from tests.web.everybody import check
from tests.web.visitor import DESKTOP, Visitor, Visitors

SMALLEST = {"width": 360, "height": 640}
SHARE_SHEET = """window.shared = [];
  navigator.canShare = () => true;
  navigator.share = async what => {
    const files = what.files?.map(file => [file.name, file.type, file.size]);
    window.shared.push({ ...what, files });
  };"""
"""JavaScript: a share sheet as on a phone."""


def _over(visitor: Visitor) -> tuple[str, str]:
    """Finish a game against a bot in a browser that came by the personal link; returns its key and its table."""
    kept = make_table(visitor.home, {"kind": "here"}, {"kind": "bot", "level": "greedy"}, fast=True)
    play_on(visitor.home, kept, left=0)
    visitor.goto(f"/t/{kept.table}#{kept.token}")
    visitor.page.locator("section.end .share").wait_for()
    return kept.token, kept.table


@pytest.mark.parametrize("size", [SMALLEST, DESKTOP], ids=["phone", "desk"])
def test_a_game_is_shown_to_others_with_a_picture_and_without_a_key(visitors: Visitors, size: object) -> None:
    visitor = visitors.come(viewport=size)
    visitor.before_pages(SHARE_SHEET)
    key, _ = _over(visitor)
    visitor.page.locator("section.end .share").click()
    dialog = visitor.page.locator("dialog[open]")
    picture = dialog.locator("img.picture")
    expect(picture).to_be_visible()
    visitor.page.wait_for_function("() => document.querySelector('dialog[open] img.picture').naturalWidth === 1200")
    dialog.locator("summary").click()
    check(visitor)
    dialog.get_by_role("button", name="Share").click()
    dialog.get_by_role("button", name="Picture").click()
    visitor.page.wait_for_function("() => window.shared.length === 2")
    link, image = visitor.page.evaluate("window.shared")
    assert link["url"] == dialog.get_by_label("Link to this game").input_value()
    assert "/r/" in link["url"]
    assert image["files"][0][1] == "image/png"
    assert key not in json.dumps([link, image])
    assert "#" not in link["url"]


def test_without_a_share_sheet_the_link_is_copied_and_the_picture_saved(visitor: Visitor, tmp_path: Path) -> None:
    key, table = _over(visitor)
    visitor.page.locator("a.record").click()
    visitor.button("Share").click()
    dialog = visitor.page.locator("dialog[open]")
    assert not dialog.get_by_role("button", name="Share", exact=True).is_visible()
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    dialog.get_by_role("button", name="Copy").click()
    expect(visitor.page.get_by_text("Link copied").first).to_be_visible()
    copied = visitor.page.evaluate("navigator.clipboard.readText()")
    assert copied == dialog.get_by_label("Link to this game").input_value()
    assert key not in copied
    with visitor.page.expect_download() as downloading:
        dialog.get_by_role("button", name="Picture").click()
    downloading.value.save_as(tmp_path / "picture.png")
    assert (tmp_path / "picture.png").read_bytes().startswith(b"\x89PNG")

    visitor.before_pages(SHARE_SHEET)
    visitor.goto(f"/t/{table}")
    visitor.button("Table").click()
    menu = visitor.page.locator("dialog[open]")
    menu.get_by_text("My own link").click()
    expect(menu.get_by_label("Opens your seat")).to_be_visible()
    assert not menu.get_by_role("button", name="Share", exact=True).is_visible()  # it is nobody else's


@pytest.mark.parametrize("size", [SMALLEST, DESKTOP], ids=["phone", "desk"])
def test_own_games_are_counted_saved_and_read_elsewhere(visitors: Visitors, size: object, tmp_path: Path) -> None:
    visitor = visitors.come(viewport=size)
    visitor.goto("/yours")
    expect(visitor.page.get_by_text("No finished games here yet.")).to_be_visible()
    key, _ = _over(visitor)
    won = "won" in visitor.page.evaluate("JSON.parse(localStorage['lodestone.your-games']).games[0].outcome")
    visitor.page.reload()  # the same game is not counted twice
    visitor.page.locator("section.end .share").wait_for()
    visitor.goto("/yours")
    rows = visitor.page.locator("main tbody tr")
    expect(rows).to_have_count(2)
    expect(rows.nth(1).locator("td")).to_have_text(["1", "1" if won else "0", "1" if won else "0", "1" if won else "0"])
    check(visitor)
    with visitor.page.expect_download() as downloading:
        visitor.button("Save").click()
    file = tmp_path / "games.json"
    downloading.value.save_as(file)
    assert key not in file.read_text()

    other = visitors.come(viewport=size)
    other.goto("/yours")
    wrong = tmp_path / "letter.json"
    wrong.write_text("Dear Sir or Madam")
    other.page.get_by_label("Read a file").set_input_files(wrong)
    expect(other.page.get_by_text("is not a file of your games").first).to_be_visible()
    other.page.get_by_label("Read a file").set_input_files(file)
    expect(other.page.get_by_text("New games: 1.").first).to_be_visible()
    expect(rows.nth(1)).to_be_visible()
    expect(other.page.locator("main tbody tr")).to_have_count(2)
