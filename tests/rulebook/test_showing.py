"""The rulebook in the terminal and as a page for printing."""

from __future__ import annotations

import re
import subprocess
import sys
from html import escape
from html.parser import HTMLParser
from pathlib import Path

import pytest

from lodestone.i18n import catalogue, languages, use_language
from lodestone.rulebook import GAMES, book
from tests.cli.commandline import assert_refused, environment, lodestone
from tests.rulebook.tile_art_vectors import FILE, vectors


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_book_fits_the_terminal(game: str) -> None:
    done = lodestone("rules", game)
    assert done.returncode == 0
    assert max(map(len, done.stdout.splitlines())) <= 80
    assert "\x1b" not in done.stdout
    assert not re.search(r"[ \t]\n", done.stdout)
    head = " ".join(done.stdout.partition(book(game, "en").blocks[0].text[:40])[0].split())
    assert (catalogue("en").text("magnet-safety") in head) == (game == "kluster")
    for block in book(game, "en").blocks:
        assert block.text.split()[0] in done.stdout


def test_one_rule_or_what_mentions_words() -> None:
    rule = lodestone("rules", "kluster", "--rule", "k9").stdout
    assert "whole outline" in " ".join(rule.split())
    assert "(K9, D9, X-K5)" in rule
    assert "(K10" not in rule
    found = lodestone("rules", "clustered", "--search", "Triangle").stdout
    assert "(C10, X-C2, X-C3)" in found
    assert "(C26" not in found


def test_letters_that_stand_for_tiles_are_explained_with_the_first_picture() -> None:
    for part in ((), ("--rule", "C21"), ("--rule", "C12")):
        shown = " ".join(lodestone("rules", "clustered", *part).stdout.split())
        assert shown.count(catalogue("en").text("rules-letters-tiles")) == 1
    assert catalogue("en").text("rules-letters-tiles") not in lodestone("rules", "clustered", "--rule", "C6").stdout
    assert "whose tile" not in lodestone("rules", "kluster").stdout


def test_what_is_not_there_is_refused() -> None:
    assert "K99" in assert_refused(lodestone("rules", "kluster", "--rule", "K99"))
    assert "chess" in assert_refused(lodestone("rules", "kluster", "--search", "chess"))
    assert_refused(lodestone("rules", "chess"))
    assert_refused(lodestone("rules", "kluster", "--html", "/dev/null/rules.html"))


def test_no_kernel_and_no_server_is_imported() -> None:
    code = "import sys; from lodestone.cli.main import run; run(['rules', 'kluster']); print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=True, encoding="utf-8"
    )
    modules = set(done.stdout.splitlines()[-1].split())
    assert "lodestone.rulebook" in modules
    assert not modules & {"numba", "numpy", "lodestone.physics", "lodestone.server.hub", "sqlalchemy", "starlette"}


class _Page(HTMLParser):
    """The links of a page and its anchors."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids += [given["id"] or ""] if "id" in given else []
        self.links += [str(given[name]) for name in ("href", "src") if name in given]
        if tag not in ("meta", "path", "rect", "circle", "polygon"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert not self.open or tag in ("path", "rect", "circle", "polygon") or self.open.pop() == tag


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_the_page_for_printing_needs_nothing_from_elsewhere(game: str, language: str, tmp_path: Path) -> None:
    from lodestone.cli.rules import page_of

    use_language(language)
    try:
        written = page_of(book(game, language))
    finally:
        use_language("en")
    page = _Page()
    page.feed(written)
    assert page.open == []
    assert len(page.ids) == len(set(page.ids))
    assert set(book(game, language).rules()) <= set(page.ids)
    assert all(link.startswith("#") and link[1:] in page.ids for link in page.links)
    assert "<script" not in written
    assert escape(catalogue(language).text("unofficial")) in written
    head = written.partition("<h2")[0]
    assert (escape(catalogue(language).text("magnet-safety")) in head) == (game == "kluster")
    assert not re.search(r"(?:url\(|@import|https?://(?!www\.w3\.org/2000/svg))", written)


def test_the_page_is_written_where_it_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "kluster.html"
    assert lodestone("rules", "kluster", "--html", str(file)).returncode == 0
    assert file.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_tiles_are_drawn_as_on_the_table() -> None:
    import json

    assert vectors() == json.loads(FILE.read_text(encoding="utf-8"))
