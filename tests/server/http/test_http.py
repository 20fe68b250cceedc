"""The HTTP part that is not about one table."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
import websockets

from lodestone.server.app import build_app
from lodestone.server.logs import configure_logs, keep_secret
from lodestone.server.settings import Settings
from lodestone.storage.errors import VersionConflict
from lodestone.storage.event_log import EventLog
from tests import ROOT
from tests.server.client import Api, Refusal
from tests.server.process import ServerProcess


async def test_what_can_be_played(server: Api) -> None:
    info = await server.ask("GET", "/api/games")
    assert [game["game"] for game in info["games"]] == ["clustered", "kluster"]
    assert {"level": "greedy"} in info["games"][0]["levels"]
    assert info["protocol"] == 1


@pytest.mark.parametrize(
    ("body", "key"),
    [
        ({"game": "chess", "seats": [{"kind": "here"}]}, "request-value"),
        ({"game": "clustered", "seats": []}, "request-value"),
        ({"game": "clustered", "seats": [{"kind": "here"}] * 9}, "setup-seats"),
        ({"game": "clustered", "seats": [{"kind": "bot"}]}, "table-bot-level"),
        ({"game": "clustered", "seats": [{"kind": "bot", "level": "x"}]}, "setup-bot"),
        ({"game": "clustered", "seats": [{"kind": "here", "level": "greedy"}]}, "table-bot-level"),
        ({"game": "clustered", "seats": [{"kind": "here"}], "kluster": {"boxes": {}}}, "table-other-options"),
        ({"game": "kluster", "seats": [{"kind": "here"}]}, "table-other-options"),
        ({"game": "kluster", "seats": [{"kind": "here"}], "kluster": {"boxes": {"classic": 9}}}, None),
        ({"game": "clustered", "seats": [{"kind": "here"}], "clustered": {"rules": {"x": 1}}}, "request-unknown-key"),
        ({"game": "clustered", "seats": [{"kind": "here"}], "clustered": {"turn_seconds": 1}}, "request-range"),
        ({"game": "clustered", "seats": [{"kind": "here"}], "name": "\u200b"}, "table-nothing-said"),
        ("not an object", "request-type"),
    ],
)
async def test_tables_that_cannot_be_are_refused(server: Api, body: object, key: str | None) -> None:
    with pytest.raises(Refusal) as refused:
        await server.ask("POST", "/api/tables", body)
    assert refused.value.code == "invalid-request"
    assert key is None or refused.value.key == key


async def test_sitting_down_again_is_answered_and_not_done_twice(server: Api) -> None:
    made = await server.create("here", "link", "link", "link")
    seats = f"/api/tables/{made['table']}/seats"
    wish = {"name": "Ben", "token": "B" * 32}
    first = await server.ask("POST", seats, wish)
    assert first == {"seat": 1, "person": 1, "token": "B" * 32}
    assert await server.ask("POST", seats, wish) == first
    more = {"name": "Ben’s sister", "seat": 3}
    second = await server.ask("POST", seats, more, token=first["token"])
    assert second == {**first, "seat": 3}
    assert await server.ask("POST", seats, more, token=first["token"]) == second
    await server.sit(made["table"], "Cem")  # the last seat: the game begins
    assert await server.ask("POST", seats, wish) == first
    async with server.join(made["table"], first["token"]) as ben:
        assert (ben.you, ben.seats, ben.status) == (1, [1, 3], "playing")
        assert [person["name"] for person in ben.table["people"]][1:] == ["Ben", "Cem"]
    with pytest.raises(Refusal) as stranger:
        await server.ask("POST", seats, more, token="C" * 32)
    assert stranger.value.code == "not-found"


async def test_the_scorer_says_where_points_come_from(server: Api) -> None:
    answer = await server.ask("POST", "/api/score", {"board": "#AAA\n.AAA\nB\nB\nB"})
    assert answer["scores"]["A"] == {"rectangle": 6, "rows": 6, "columns": 0, "total": 12}
    assert answer["largest_rectangle"] == "A"
    assert answer["lines"] == [
        {"seat": "A", "cells": [[1, 0], [3, 0]], "points": 3},
        {"seat": "A", "cells": [[1, 1], [3, 1]], "points": 3},
        {"seat": "B", "cells": [[0, 2], [0, 4]], "points": 3},
    ]
    assert answer["rectangles"] == [{"seat": "A", "cells": [[1, 0], [3, 1]], "points": 6}]
    with pytest.raises(Refusal, match="Line 1"):
        await server.ask("POST", "/api/score", {"board": "x"})


async def test_the_referee_keeps_nothing(server: Api) -> None:
    new: dict[str, Any] = {"op": "new", "boxes": {"classic": 1}, "seats": 2}
    turn = {"op": "turn", "facts": {"placed": "c1"}}
    answer = await server.ask("POST", "/api/referee/kluster", {"operations": [new, turn]})
    assert answer["refused"] is None
    assert answer["answer"]["position"]["seat"] == 1
    answer = await server.ask("POST", "/api/referee/kluster", {"operations": [new, turn, turn, {"op": "position"}]})
    assert answer["refused"] == 2
    assert answer["answer"]["error"]["code"] == "illegal-move"
    with pytest.raises(Refusal):
        await server.ask("POST", "/api/referee/chess", {"operations": [new]})


async def test_a_link_as_a_picture(server: Api) -> None:
    response = await server.request("GET", "/api/qr", params={"text": f"{server.url}/t/abc#token"})
    assert response.headers["content-type"] == "image/svg+xml"
    assert response.text.startswith("<svg")
    assert "script" not in response.text
    assert (await server.request("GET", "/api/qr")).status_code == 400


async def test_records_that_are_none_are_refused(server: Api) -> None:
    empty = {"format": "lodestone-record", "version": 1, "game": "clustered"}
    records: list[object] = [{}, [], empty, {**empty, "game": "chess"}, {**empty, "game": "kluster"}]
    for record in records:
        with pytest.raises(Refusal):
            await server.ask("POST", "/api/records", record)
    with pytest.raises(Refusal, match="no such record"):
        await server.ask("GET", "/api/records/0123456789abcdef")


async def test_bodies_have_limits(server: Api) -> None:
    response = await server.request("POST", "/api/score", {"board": "A" * 100_000})
    assert response.status_code == 413
    assert response.json()["error"]["key"] == "server-message-size"


async def test_every_answer_tells_browsers_what_a_page_may_do(server: Api) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/health"):
        response = await server.request("GET", path)
        policy = response.headers["content-security-policy"]
        assert "script-src 'self';" in policy
        assert "default-src 'none'" in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in response.headers
    assert (await server.request("DELETE", "/api/games")).status_code == 405
    assert (await server.request("POST", "/")).status_code == 405


ADDRESSES = json.loads((ROOT / "tests" / "vectors" / "addresses.json").read_text())
"""Addresses that the browser's router knows, and some that it does not; the router's own test reads the same file."""


@pytest.mark.parametrize("address", ADDRESSES["pages"])
async def test_the_pages_of_the_browser_table(server: Api, address: str) -> None:
    response = await server.request("GET", address)
    assert (response.status_code, response.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert "<script" in response.text


@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(
    "address",
    [
        *ADDRESSES["nothing"],
        *("/api", "/api/", "/api/nothing", "/api/games/", "/api/records/x/y/z"),
        *("/assets/none", "/favicon.ico", "/t/a.png", "/../pyproject.toml"),
    ],
)
async def test_elsewhere_is_nothing(server: Api, address: str, method: str) -> None:
    response = await server.request(method, address)
    assert response.status_code == 404
    assert response.json()["error"]["key"] == "server-no-page"
    seen = await server.request(method, address, headers={"accept": "text/html", "accept-language": "de"})
    assert seen.status_code == 404
    assert ("<script" in seen.text, "Hier ist nichts." in seen.text) == (False, True)


async def test_health_metrics_and_openapi(server: Api) -> None:
    for question in ("/live", "/health", "/ready"):
        assert (await server.ask("GET", question))["status"] == "ok"
    await server.create("here")
    metrics = (await server.request("GET", "/metrics")).text
    assert "lodestone_tables_made_total" in metrics
    document = await server.ask("GET", "/api/openapi.json")
    assert document["openapi"].startswith("3.1")
    references = set(_references(document))
    assert references
    for reference in references:
        assert reference.removeprefix("#/components/schemas/") in document["components"]["schemas"]


async def test_a_server_that_stops_wants_no_new_tables(tmp_path: Path) -> None:
    async with await EventLog.open(tmp_path / "tables.db") as log:
        app = build_app(Settings(database="", prepare_physics=False), log)
        async with app.router.lifespan_context(app):
            app.state.hub.stopping = True
            async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://127.0.0.1") as client:
                ready, health = await client.get("/ready"), await client.get("/health")
    assert (ready.status_code, ready.json()["status"], health.status_code) == (503, "stopping", 200)


def _references(value: object) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [found for part in value.values() for found in _references(part)]
    if isinstance(value, list):
        return [found for part in value for found in _references(part)]
    return []


async def test_the_administrator_lists_closes_and_removes_tables(process: ServerProcess, tmp_path: Path) -> None:
    token = "0123456789abcdefghij"
    (tmp_path / "token").write_text(token + "\n")
    process.options = ("--admin-token-file", str(tmp_path / "token"))
    server = process.start()
    made = await server.create("here")
    with pytest.raises(Refusal) as refused:
        await server.ask("GET", "/api/admin/tables", token="wrong" * 5)
    assert refused.value.code == "not-allowed"
    async with server.join(made["table"], made["token"]) as ann:
        (listed,) = (await server.ask("GET", "/api/admin/tables", token=token))["tables"]
        assert (listed["table"], listed["connections"], listed["status"]) == (made["table"], 1, "open")
        await server.ask("POST", f"/api/admin/tables/{made['table']}/close", token=token)
        await ann.until(lambda: ann.status == "closed")
        await server.ask("DELETE", f"/api/admin/tables/{made['table']}", token=token)
        await ann.until(lambda: ann.bye is not None)
    with pytest.raises(Refusal, match="no such table"):
        await server.ask("GET", f"/api/tables/{made['table']}")
    assert token not in process.log


async def test_one_address_may_not_make_tables_without_end(process: ServerProcess) -> None:
    process.options = ("--tables-per-hour", "3")
    server = process.start()
    for _ in range(3):
        await server.create("here")
    with pytest.raises(Refusal) as refused:
        await server.create("here")
    assert refused.value.code == "too-many"


async def test_logs_tell_no_secret(process: ServerProcess) -> None:
    server = process.start()
    made = await server.create("here", "greedy", name="Annabella")
    damaged = await server.create("here", name="Annabella")
    await break_off(process.port, f"/api/tables/{made['table']}/seats")
    await break_off(process.port, f"/api/tables/{made['table']}/nothing")
    async with server.join(made["table"], made["token"]) as ann:
        await ann.ask("say", text="secret word")
        await ann.post("nonsense")
        await ann.play()
    process.kill()
    with contextlib.closing(sqlite3.connect(process.database)) as database, database:
        database.execute("UPDATE entries SET body = 'nonsense' WHERE table_id = ?", [damaged["table"]])
    server = process.start()
    for path in ("", "/records"):
        answer = await server.request("GET", f"/api/tables/{damaged['table']}{path}")
        assert (answer.status_code, answer.json()["error"]["key"]) == (500, "server-defect")
    for secret in (made["table"], made["token"], damaged["table"], "Annabella", "secret word"):
        assert secret not in process.log
    told = [json.loads(line) for line in process.log.splitlines()]
    assert [line["endpoint"] for line in told if line["event"] == "request_failed"] == ["table", "table_records"]


async def break_off(port: int, path: str) -> None:
    """Begin a request, and hang up in the middle of it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"POST {path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 100\r\n\r\n{{".encode())
    await writer.drain()
    writer.write_eof()
    await reader.read()
    writer.close()
    await writer.wait_closed()


def test_ids_are_not_logged_wherever_they_come_from(capfd: pytest.CaptureFixture[str]) -> None:
    kept = structlog.get_config()
    before = logging.getLogger().handlers[:]
    try:
        configure_logs(quiet=False, server=3)
        keep_secret({"abcdefghijklmnop"})
        try:
            try:
                raise VersionConflict("elsewhere"[::-1], 3, 2)
            except VersionConflict as problem:
                raise KeyError("abcdefghijklmnop") from problem
        except KeyError:
            structlog.get_logger("test").exception("broke", place="/t/abcdefghijklmnop")
            logging.getLogger("uvicorn.error").exception("GET /api/tables/k3Vn0TzQ81bXcYwP")
            logging.getLogger("uvicorn.error").error("ASGI callable returned without completing handshake.")
    finally:
        structlog.configure(**kept)
        logging.basicConfig(handlers=before, force=True)
    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["broke", "GET /api/tables/…"]
    for line in lines:
        assert (line["server"], line["timestamp"][-1]) == (3, "Z")
        assert "KeyError" in line["exception"]
        assert "storage-conflict" in line["exception"]
        assert not {word for word in ("abcdefghijklmnop", "elsewhere"[::-1], "k3Vn0TzQ81bXcYwP") if word in str(line)}


async def test_the_address_that_our_own_proxy_has_added_counts(process: ServerProcess) -> None:
    process.options = ("--trust-proxy", "--tables-per-hour", "2")
    server = process.start()

    async def make(*forwarded: str) -> int:
        body = {"game": "clustered", "seats": [{"kind": "here"}]}
        headers = [("x-forwarded-for", value) for value in forwarded]
        return (await server.request("POST", "/api/tables", body, headers=headers)).status_code

    assert [await make("192.0.2.1"), await make("198.51.100.7, 192.0.2.1")] == [201, 201]
    assert await make("203.0.113.5", "192.0.2.1") == 429  # whatever address it claims
    assert await make("192.0.2.1, 203.0.113.5") == 201
    assert [await make("nonsense"), await make(), await make("")] == [201, 201, 429]  # then the peer address counts


@pytest.mark.parametrize(
    ("host", "status"),
    [
        *[(name, 200) for name in ("localhost", "LOCALHOST:1", "127.0.0.1:9", "[::1]", "[::1]:80", "a.localhost")],
        *[(name, 200) for name in ("tables.example.org", "tables.example.org:443")],
        *[(name, 421) for name in ("evil.example", "evil.example:8077", "127.0.0.1.evil.example", "10.0.0.1", "[::2]")],
    ],
)
async def test_a_local_server_answers_to_its_own_names_only(named: Api, host: str, status: int) -> None:
    for path in ("/", "/api/games", "/health"):
        response = await named.request("GET", path, headers={"host": host})
        assert response.status_code == status
    made = await named.create("here")
    port = int(named.url.rpartition(":")[2])
    opened = websockets.connect(f"ws://{host}/api/tables/{made['table']}/socket", host="127.0.0.1", port=port)
    if status == 200:
        async with opened:
            return
    assert response.json()["error"]["key"] == "server-host"
    with pytest.raises(websockets.InvalidStatus):
        await opened


@pytest.fixture(scope="module")
def named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    """A server with a public name."""
    process = ServerProcess(tmp_path_factory.mktemp("named"), "--public-url", "https://tables.example.org")
    with socket.socket() as probe:  # it tells its public name, not its port
        probe.bind(("127.0.0.1", 0))
        process.port = probe.getsockname()[1]
    yield process.start()
    process.kill()


async def test_the_database_holds_no_token(process: ServerProcess) -> None:
    server = process.start()
    made = await server.create("here", name="Annabella")
    assert process.stop() == 0
    stored = b"".join(file.read_bytes() for file in process.folder.glob("tables.db*"))
    assert b"Annabella" in stored
    assert made["token"].encode() not in stored
    process.start()


async def test_rulebooks_in_the_language_asked_for(server: Api) -> None:
    english = await server.ask("GET", "/api/rules/kluster?lang=en")
    assert english["title"] == "Kluster"
    assert {"kind", "spans", "rules", "languages", "diagram"} == set(english["blocks"][0])
    german = await server.ask("GET", "/api/rules/clustered?lang=de")
    assert german["language"] == "de"
    assert {tiles["name"] for tiles in german["tiles"]} >= {block["diagram"] for block in german["blocks"]} - {None}
    response = await server.request("GET", "/api/rules/kluster", headers={"accept-language": "da-DK, en;q=0.5"})
    assert response.json()["language"] == "da"
    for path in ("/api/rules/chess", "/api/rules/kluster?lang=xx"):
        with pytest.raises(Refusal):
            await server.ask("GET", path)
