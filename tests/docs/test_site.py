"""The documentation site: built without a warning, every link leads somewhere, nothing is loaded from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from scripts import build_docs

from tests.cli.commandline import environment
from tests.server.conftest import process
from tests.server.process import ServerProcess
from tests.web.chromium import one_at_a_time

__all__ = ["process"]

EXAMPLES = [
    pytest.param(example, id=f"{page.stem}-{number}")
    for page in [build_docs.DOCS / "overview.md", *sorted((build_docs.DOCS / "start").glob("*.md"))]
    for number, example in enumerate(re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S))
    if "sys.stdin" not in example
]


class _Page(HTMLParser):
    """What a page links to, what it loads, and its anchors."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.places: set[str] = set()
        self.inline = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attributes}
        self.places.update(given[name] for name in ("id", "name") if name in given)
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in ("img", "script", "source", "link", "iframe"):
            self.loaded += [given[name] for name in ("src", "href") if name in given]
            self.inline += tag == "script" and "src" not in given


@pytest.fixture(scope="module")
def pages() -> dict[Path, _Page]:
    with one_at_a_time("docs-build"):
        build_docs.build()
    return {page: _Page(page.read_text(encoding="utf-8")) for page in build_docs.BUILT.rglob("*.html")}


def test_every_link_and_everything_loaded_is_there(pages: dict[Path, _Page]) -> None:
    lost = []
    for page, found in pages.items():
        for link in {*found.links, *found.loaded}:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                assert link not in found.loaded, f"{page.name} loads {link}"
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page
            known = pages.get(target)
            if not target.is_file() or (parts.fragment and known and unquote(parts.fragment) not in known.places):
                lost.append(f"{page.relative_to(build_docs.BUILT)} → {link}")
    assert not lost, lost
    assert len(pages) > 40


def test_nothing_is_asked_of_anybody_else_and_no_script_stands_in_a_page(pages: dict[Path, _Page]) -> None:
    assert not [page.name for page, found in pages.items() if found.inline]
    for style in build_docs.BUILT.rglob("*.css"):
        assert not re.search(r"url\([\"']?https?:|@import", style.read_text(encoding="utf-8")), style.name


@pytest.mark.parametrize("example", EXAMPLES)
def test_the_python_of_the_first_pages_runs(example: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, env=environment(), check=False
    )
    assert done.returncode == 0, done.stderr
    promised = re.findall(r"print\(.*\)\s+# (.*)", example)
    assert [line for line in promised if line not in done.stdout] == []


async def test_a_server_shows_the_site(process: ServerProcess, pages: dict[Path, _Page]) -> None:
    api = process.start()
    assert (await api.request("GET", "/docs")).headers["location"] == "/docs/"
    first = await api.request("GET", "/docs/")
    assert first.status_code == 200
    assert "Unofficial, not affiliated" in first.text
    for page in sorted(pages)[::10]:
        at = page.relative_to(build_docs.BUILT).as_posix()
        assert (await api.request("GET", f"/docs/{at}")).content == page.read_bytes()
    plain = await api.request("GET", "/docs/", headers={"accept-encoding": "identity"})
    assert (plain.text, plain.headers.get("content-encoding")) == (first.text, None)
    assert first.headers["content-encoding"] == "gzip"
    assert int(first.headers["content-length"]) < len(plain.content) / 3
    same = {"if-none-match": first.headers["etag"]}
    assert (await api.request("GET", "/docs/", headers=same)).status_code == 304
    assert (await api.request("GET", "/docs/search.html", headers=same)).status_code == 200
    licences = await api.request("GET", "/docs/licences.txt")
    assert "Permission is hereby granted" in licences.text
    assert licences.headers["content-type"].startswith("text/plain")
    picture = next(build_docs.BUILT.rglob("*.png"))
    shown = await api.request("GET", f"/docs/{picture.relative_to(build_docs.BUILT).as_posix()}")
    assert (shown.content, shown.headers["content-type"]) == (picture.read_bytes(), "image/png")
    for nowhere in ("no-such-page.html", "../settings.py", "%2e%2e/settings.py"):
        assert (await api.request("GET", f"/docs/{nowhere}")).status_code == 404
