"""Finished games, looked at again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.web.ahead import play_ahead
from tests.web.everybody import check
from tests.web.visitor import Visitor


def _finished(visitor: Visitor) -> None:
    """A short solo game, to its end."""
    visitor.goto("/new/clustered")
    visitor.button("Alone").click()
    visitor.page.get_by_text("Options").click()
    visitor.page.get_by_label("Fast game").check()
    visitor.button("Open the table").click()
    visitor.await_turn()
    play_ahead(visitor, left=0)


def test_a_record_is_stepped_through_linked_to_downloaded_and_dropped_in_again(
    visitor: Visitor, tmp_path: Path
) -> None:
    _finished(visitor)
    points = visitor.page.locator("section.end td.total").inner_text()
    visitor.page.get_by_role("link", name="See the whole game").click()
    player = visitor.page.locator(".seats strong")
    expect(player).to_have_text(points)
    tiles = visitor.page.locator(".board .plane g.lying")
    whole = tiles.count()

    visitor.button("To the start").click()
    expect(tiles).to_have_count(1)
    expect(player).to_have_text("0")
    while tiles.count() == 1:  # the fast game begins with discards
        visitor.button("One turn forward").click()
    expect(tiles).to_have_count(2)
    turn = int(visitor.page.url.partition("turn=")[2])
    visitor.page.reload()
    expect(tiles).to_have_count(2)
    assert visitor.page.get_by_label("Turn", exact=True).input_value() == str(turn)
    visitor.button("To the end").click()
    expect(tiles).to_have_count(whole)
    check(visitor)

    with visitor.page.expect_download() as downloading:
        visitor.page.get_by_role("link", name="Download").click()
    file = tmp_path / "record.json"
    downloading.value.save_as(file)
    original = visitor.page.url
    visitor.goto("/records")
    expect(visitor.page.get_by_role("link", name="Clustered: ")).to_have_count(1)
    visitor.page.get_by_label("Open a file").set_input_files(file)
    visitor.page.wait_for_url("**/r/*")
    assert visitor.page.url != original
    expect(player).to_have_text(points)


def test_a_file_that_is_no_record_is_refused_in_words(visitor: Visitor, tmp_path: Path) -> None:
    visitor.goto("/records")
    file = tmp_path / "letter.json"
    file.write_text("Dear Sir or Madam")
    visitor.page.get_by_label("Open a file").set_input_files(file)
    expect(visitor.page.get_by_text("cannot be opened").first).to_be_visible()
