"""The table as an app: installed, offline, and while a new version comes in."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from scripts.build_web import BUILT

from tests.server.hard.hard_server import HardServer
from tests.web.ahead import make_table, play_on
from tests.web.chromium import FLAGS, executable
from tests.web.everybody import check
from tests.web.visitor import PATIENCE, Visitor, Visitors, Waiting

SMALLEST = {"width": 360, "height": 640}
PLAIN = "table.lan"
READY = "() => navigator.serviceWorker.controller !== null"
COPIES = "caches.open('lodestone-copies').then(copies => copies.keys()).then(all => all.length >= 3)"
UPDATE = "navigator.serviceWorker.getRegistration().then(found => found.update())"
WAITING = "navigator.serviceWorker.getRegistration().then(found => found.waiting !== null)"
GONE = "navigator.serviceWorker.getRegistrations().then(all => all.length === 0)"
NOTHING_KEPT = "caches.keys().then(names => names.length === 0)"
ONE_VERSION = """
  caches.keys().then(names => names.filter(name => name.startsWith('lodestone-files-')).length === 1)"""
KEEP = """([table, token]) =>
  localStorage.setItem('lodestone.tables', JSON.stringify([{ table, token, game: 'clustered', at: 0 }]))"""


def _until(page: Page, promised: str) -> None:
    """Evaluate a JavaScript promise again and again until it resolves to true."""
    page.evaluate(f"async () => {{ while (!(await ({promised}))) await new Promise(on => setTimeout(on, 50)); }}")


class AppServer(HardServer):
    """A server whose browser part can be replaced by another version."""

    def __init__(self, folder: Path, *, app: bool = True, name: str | None = None) -> None:
        """`name`: of the computer, as others call it."""
        self.static = folder / "static"
        if not self.static.exists():
            shutil.copytree(BUILT, self.static)
        super().__init__(folder, static=str(self.static), app=app)
        if name is not None:
            self._settings["public_url"] = f"http://{name}:{self.port}"

    @property
    def home(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def renew(self) -> str:
        """Make another version, in which every versioned file name changes; returns the name of the page's script."""
        files = [file for file in self.static.rglob("*") if file.is_file()]
        names = {file.name: _renamed(file.name) for file in files if file.parent.name == "assets"}
        for file in files:
            if file.suffix in {".js", ".css", ".html", ".json"}:
                words = file.read_text(encoding="utf-8")
                for old, new in names.items():
                    words = words.replace(old, new)
                file.write_text(words.replace('"VERSION":"', '"VERSION":"new'), encoding="utf-8")
            file.rename(file.with_name(names.get(file.name, file.name)))
        return next(new for old, new in names.items() if f"/{new}" in self._page() and old.startswith("index-"))

    def _page(self) -> str:
        return (self.static / "index.html").read_text(encoding="utf-8").partition("modulepreload")[0]


def _renamed(name: str) -> str:
    """A new name of the same length, so that nothing else changes."""
    stem, dot, ending = name.rpartition(".")
    return f"{stem[:-4]}ANEW{dot}{ending}"


@pytest.fixture
def app(tmp_path: Path) -> Iterator[AppServer]:
    server = AppServer(tmp_path)
    server.start()
    yield server
    server.kill()


@pytest.fixture
def guests(app: AppServer, browser: Browser) -> Iterator[Visitors]:
    """Visitors whose browsers are not reused, because the app gets installed in them."""
    guests = Visitors(browser, app.home, Waiting())
    yield guests
    guests.leave(in_order=False)


def _install(visitor: Visitor) -> None:
    visitor.goto("/about")
    visitor.button("Install").click()
    expect(visitor.page.get_by_text("Ready: this browser keeps what it needs.")).to_be_visible()
    visitor.page.wait_for_function(READY)


def test_it_can_be_installed_and_read_without_a_network(app: AppServer, guests: Visitors) -> None:
    over = make_table(app.home, {"kind": "here"}, fast=True)
    play_on(app.home, over, left=0)
    visitor = guests.come(viewport=SMALLEST, has_touch=True)
    visitor.goto("/")
    visitor.page.evaluate(KEEP, [over.table, over.token])
    visitor.goto(f"/t/{over.table}")
    visitor.page.locator("section.end .primary").wait_for()
    record = visitor.page.locator("a.record").get_attribute("href") or ""

    session = visitor.session()
    manifest = session.send("Page.getAppManifest")
    assert (manifest["url"], manifest["errors"]) == (f"{app.home}/app.webmanifest", [])
    told = {error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert told <= {"in-incognito"}  # which the browsers of tests always are
    assert visitor.page.evaluate("navigator.serviceWorker.getRegistrations().then(all => all.length)") == 0
    _install(visitor)
    check(visitor)
    _until(visitor.page, COPIES)  # two rulebooks and a record

    app.kill()
    visitor.goto("/")
    expect(visitor.page.get_by_text("No connection to the server.")).to_be_visible()
    check(visitor)
    for path, shown in (
        ("/rules/clustered", "main article section"),
        ("/rules/kluster", "main article section"),
        ("/records", "main li a"),
        (record, ".board .plane g.lying"),
        ("/yours", "main tbody tr"),
    ):
        visitor.goto(path)
        visitor.page.locator(shown).first.wait_for()
    visitor.goto("/learn/clustered")
    expect(visitor.page.get_by_text("Without a connection there is no table")).to_be_visible()
    expect(visitor.page.locator("ol li")).to_have_count(7)
    visitor.goto("/new/clustered")
    visitor.button("Open the table").click()
    expect(visitor.page.get_by_text("Can’t reach the server.").first).to_be_visible()
    kept = visitor.page.evaluate(
        """async () => (await Promise.all((await caches.keys()).filter(name => name.startsWith('lodestone-files-'))
          .map(async name => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat()"""
    )
    assert kept
    assert not [url for url in kept if "/api/" in url or "#" in url]


def test_another_version_is_taken_over_in_mid_game_without_disturbing_it(app: AppServer, guests: Visitors) -> None:
    visitor = guests.come()
    _install(visitor)
    visitor.goto("/")
    visitor.button("Play Clustered").click()
    visitor.await_turn()
    visitor.take_turn()
    visitor.await_turn()
    visitor.page.evaluate("window.mark = 'the same page'")
    before = visitor.moves()

    app.stop()
    script = app.renew()
    app.start()
    visitor.page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
    _until(visitor.page, WAITING)
    visitor.await_turn()
    visitor.take_turn()
    visitor.await_moves(before + 1)
    assert not visitor.page.get_by_text("There is a new version").is_visible()  # not at a table

    elsewhere = visitor.open_page()
    visitor.goto("/")
    expect(visitor.page.get_by_text("There is a new version of Lodestone.")).to_be_visible()
    check(visitor)
    visitor.button("Load it").click()
    expect(elsewhere.locator(f"script[src='/assets/{script}']")).to_have_count(1)
    expect(elsewhere.get_by_role("heading", name="Sit down and play")).to_be_visible()

    visitor.page = next(page for page in elsewhere.context.pages if "/t/" in page.url)
    assert visitor.page.evaluate("window.mark") == "the same page"
    visitor.await_turn()
    visitor.take_turn()
    # Files that this page has not needed so far are gone from the server, but not from the browser.
    visitor.page.evaluate("history.pushState(null, '', '/score'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(visitor.page.locator("main .brushes").first).to_be_visible()
    assert visitor.page.evaluate("window.mark") == "the same page"
    visitor.page.close()
    elsewhere.evaluate("navigator.serviceWorker.controller.postMessage('tidy')")
    _until(elsewhere, ONE_VERSION)
    visitor.page = elsewhere


def test_a_host_switches_it_off(app: AppServer, guests: Visitors, tmp_path: Path) -> None:
    visitor = guests.come()
    _install(visitor)
    app.stop()
    switched_off = AppServer(tmp_path, app=False)
    switched_off.port = app.port
    switched_off.start()
    try:
        visitor.goto("/about")
        expect(visitor.page.get_by_text("This server does not offer it.")).to_be_visible()
        _until(visitor.page, GONE)
        _until(visitor.page, NOTHING_KEPT)
    finally:
        switched_off.kill()


def test_what_is_missing_on_a_plain_address_is_said(browser: Browser, tmp_path: Path) -> None:
    """As with `--lan`: the name of another computer, without HTTPS."""
    server = AppServer(tmp_path, name=PLAIN)
    server.start()
    elsewhere = browser.browser_type.launch(
        executable_path=executable(), args=[*FLAGS, f"--host-resolver-rules=MAP {PLAIN} 127.0.0.1"]
    )
    try:
        page = elsewhere.new_page(base_url=f"http://{PLAIN}:{server.port}")
        page.goto("/about")
        expect(page.get_by_text("browsers install apps over HTTPS only")).to_be_visible(timeout=PATIENCE)
        assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
        assert not page.get_by_role("button", name="Install").is_visible()
    finally:
        elsewhere.close()
        server.kill()
