"""Previews of links to tables and records: the words in the page, and a picture without secrets."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import struct
from collections.abc import AsyncIterator, Awaitable, Sequence
from contextlib import asynccontextmanager
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from lodestone.match.game import GameStart
from lodestone.match.games import GAMES
from lodestone.match.kluster.preview import Resting, outline
from lodestone.match.preview import preview_svg
from lodestone.server.app import build_app
from lodestone.server.http.previews import job_of
from lodestone.server.hub import Hub
from lodestone.server.settings import Settings
from lodestone.server.table.table import Table
from lodestone.server.work.drawing import png, preview, record_preview
from lodestone.server.workers.jobs import AnyJob, DrawPreview
from lodestone.storage.event_log import EventLog
from tests import ROOT

PUBLIC = "https://tables.example.org"
SIZE = (1200, 630)
UNKNOWN = "NoSuchThing1"
RECORDS = ROOT / "tests" / "fixtures" / "0.1.0" / "records" / "play"


def _size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG\r\n\x1a\n")
    wide, tall = struct.unpack(">II", png[16:24])
    return wide, tall


def _meta(page: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)" />', page)
    return {name: unescape(value) for name, value in found}


def _record(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(gzip.decompress((RECORDS / f"{name}.json.gz").read_bytes()))
    return found


class Served:
    """A server in this process, with a browser part of two files."""

    def __init__(self, client: httpx.AsyncClient, hub: Hub) -> None:
        self.client = client
        self.hub = hub

    async def table(self, *kinds: str) -> str:
        seats = [{"kind": kind, "name": "Ada Lovelace"} if kind == "here" else {"kind": kind} for kind in kinds]
        wish = {"game": "clustered", "name": "Ada Lovelace", "seats": seats}
        made = (await self.client.post("/api/tables", json=wish)).raise_for_status().json()
        return str(made["table"])


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Served]:
    static = folder / "static"
    static.mkdir()
    (static / "index.html").write_text("<html><head><title>Lodestone</title></head><body></body></html>")
    (static / "worker.js").write_text("on")
    (static / "worker-off.js").write_text("off")
    (static / "preview.png").write_bytes((ROOT / "web" / "public" / "preview.png").read_bytes())
    async with await EventLog.open(folder / "tables.db") as log:
        app = build_app(Settings(database="", prepare_physics=False, static=static, **settings), log)
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app)
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", timeout=60) as client:
                yield Served(client, app.state.hub)


async def test_the_page_of_a_link_tells_what_it_leads_to(tmp_path: Path) -> None:
    async with serving(tmp_path, public_url=f"{PUBLIC}/") as served:
        table = await served.table("here", "link")
        imported = await served.client.post("/api/records", json=_record("clustered-two"))
        record = imported.raise_for_status().json()["record"]
        pages = {
            path: await served.client.get(path, headers={"accept-language": "de"})
            for path in (f"/t/{table}", f"/r/{record}", f"/t/{UNKNOWN}", "/daily", "/")
        }
        told = {path: _meta(page.text) for path, page in pages.items()}
    at_table, of_record, unknown, daily, first = told.values()
    assert at_table["og:title"] == "Clustered: Komm an den Tisch"
    assert at_table["og:url"] == f"{PUBLIC}/t/{table}"
    assert at_table["og:image"] == f"{PUBLIC}/api/tables/{table}/preview.png"
    assert at_table["twitter:card"] == "summary_large_image"
    assert of_record["og:title"] == "Clustered: ein ganzes Spiel"
    assert of_record["og:image"] == f"{PUBLIC}/api/records/{record}/preview.png"
    assert unknown["og:image"] == first["og:image"] == f"{PUBLIC}/preview.png"
    assert unknown["og:title"] == first["og:title"]
    assert daily["og:title"] == "Lodestone: der Tisch des Tages"
    assert (daily["og:url"], daily["og:image"]) == (f"{PUBLIC}/daily", first["og:image"])
    assert all(meta["og:description"] and meta["og:image:alt"] for meta in told.values())
    indexed = ["noindex", "noindex", "noindex", None, None]
    assert [page.headers.get("x-robots-tag") for page in pages.values()] == indexed
    assert [meta.get("robots") for meta in told.values()] == indexed
    assert not any("Ada" in page.text or "Lovelace" in page.text for page in pages.values())


async def test_without_a_public_address_nothing_is_made_up(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        elsewhere = {"host": "evil.example"}
        page = await served.client.get(f"/t/{await served.table('here')}", headers=elsewhere)
        again = await served.client.get(page.url, headers={"if-none-match": page.headers["etag"], **elsewhere})
        worker, off = await served.client.get("/worker.js"), await served.client.get("/worker-off.js")
    meta = _meta(page.text)
    assert "og:image" not in meta
    assert "og:url" not in meta
    assert meta["twitter:card"] == "summary"
    assert "evil" not in page.text
    assert again.status_code == 304
    assert (worker.text, off.text) == ("on", "off")


async def test_an_app_that_is_switched_off_removes_itself(tmp_path: Path) -> None:
    async with serving(tmp_path, app=False) as served:
        assert (await served.client.get("/worker.js")).text == "off"
        assert (await served.client.get("/api/games")).json()["app"] is False


async def test_a_table_is_drawn_once_and_no_table_is_opened_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        table = await served.table("here", "here")
        served.hub.rooms.clear()  # as after a while in which nobody was there
        asked: list[AnyJob] = []
        run = served.hub.jobs.run

        def counted(job: AnyJob, address: str, along: Sequence[bytes] = ()) -> Awaitable[bytes]:
            asked.append(job)
            return run(job, address, along)

        monkeypatch.setattr(served.hub.jobs, "run", counted)
        flood = await asyncio.gather(*(served.client.get(f"/api/tables/{table}/preview.png") for _ in range(40)))
        assert {answer.status_code for answer in flood} == {200}
        assert len({answer.content for answer in flood}) == 1
        assert len(asked) == 1
        assert not served.hub.rooms
        picture = flood[0]
        nothing = await served.client.get(f"/api/tables/{UNKNOWN}/preview.png")
        no_record = await served.client.get(f"/api/records/{UNKNOWN}/preview.png")
    assert _size(picture.content) == SIZE
    assert picture.headers["content-type"] == "image/png"
    assert picture.headers["x-robots-tag"] == "noindex"
    assert picture.headers["cross-origin-resource-policy"] == "cross-origin"
    general = (ROOT / "web" / "public" / "preview.png").read_bytes()
    assert (nothing.status_code, nothing.content) == (no_record.status_code, no_record.content) == (200, general)


async def test_too_many_different_pictures_at_once_are_refused_honestly(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        tables = [await served.table("here") for _ in range(12)]
        answers = await asyncio.gather(*(served.client.get(f"/api/tables/{table}/preview.png") for table in tables))
        refused = [answer for answer in answers if answer.status_code == 429]
        assert {answer.status_code for answer in answers} == {200, 429}
        assert all(int(answer.headers["retry-after"]) >= 1 for answer in refused)
        once_more = await served.client.get(refused[0].url.path)
    assert once_more.status_code == 200


def test_what_is_drawn_of_a_table_is_what_everybody_sees() -> None:
    """It contains neither hands nor stacks: another deal with the same tiles on the table gives the same picture."""
    table = Table()
    table.kind = GAMES["clustered"]
    table.play = GAMES["clustered"].begin(GameStart({}, 2, 7, 0))
    one = job_of(table)
    table.play = GAMES["clustered"].begin(GameStart({}, 2, 8, 0))
    assert job_of(table) == one
    assert isinstance(one, DrawPreview)
    assert msgspec.msgpack.decode(one.board or b"") == [[0, 0, "###", None]]


def test_a_table_where_nothing_lies_yet_shows_what_its_game_looks_like() -> None:
    clustered, magnets = (
        preview(GAMES["clustered"], [True, False], None),
        png(preview_svg("clustered", [True, False], None)),
    )
    assert _size(clustered) == SIZE
    assert clustered != magnets


def test_magnets_are_drawn_without_their_poles() -> None:
    record = _record("kluster-two")
    other_way_up = {name: {**made, "moment": -made["moment"]} for name, made in record["magnets"].items()}
    turned = {**record, "magnets": other_way_up}
    kind = GAMES["kluster"]
    assert kind.board_of_record(record) == kind.board_of_record(turned)
    assert _size(record_preview(kind, record)) == SIZE
    assert _size(preview(kind, [True, False], Resting().packed(*_empty()))) == SIZE


def _empty() -> tuple[Any, ...]:
    from lodestone.kluster import Boxes, TableOptions

    return Boxes(classic=1, duo=1), TableOptions(), {}


def test_an_ellipsoid_from_above_is_an_ellipse() -> None:
    standing = outline((10, 20, 8, 0.5, 0.5, 0.5, 0.5), (18, 16, 10))
    flat = outline((0, 0, 5, 1, 0, 0, 0), (18, 16, 10))
    assert (round(flat.long, 6), round(flat.short, 6)) == (9, 8)
    assert (round(standing.long, 6), round(standing.short, 6)) == (9, 5)


def test_icons_have_the_sizes_that_the_manifest_promises() -> None:
    public = ROOT / "web" / "public"
    icons = json.loads((public / "app.webmanifest").read_text())["icons"]
    pixels = [icon for icon in icons if icon["type"] == "image/png"]
    assert {(icon["sizes"], icon["purpose"]) for icon in pixels} == {
        ("192x192", "any"),
        ("512x512", "any"),
        ("512x512", "maskable"),
    }
    for icon in pixels:
        wide, tall = _size((public / icon["src"].lstrip("/")).read_bytes())
        assert icon["sizes"] == f"{wide}x{tall}"
    assert _size((public / "preview.png").read_bytes()) == SIZE
