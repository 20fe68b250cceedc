"""Connections: hello, reconnecting, restarts, shutting down, data that is not a message."""

from __future__ import annotations

import contextlib
import json
import sqlite3

import httpx
import msgspec
import pytest
import websockets

from lodestone.server.table.entries import AnyEntry, PersonCame, Written, decoded, encoded
from lodestone.server.table.heard import Heard, HeardMessage
from tests.server.client import Api, Refusal
from tests.server.process import ServerProcess


async def test_coming_back_on_another_device(server: Api) -> None:
    made = await server.create("here", "here", name="Ann")
    async with server.join(made["table"], made["token"]) as one:
        await one.play()
        async with server.join(made["table"], made["token"]) as two:
            assert (two.v, two.public, two.board, two.you) == (one.v, one.public, one.board, 0)
            await two.play()
            await one.version(two.v)
            assert one.board == two.board
        again = await one.ask("ping")
        assert again["v"] == one.v


async def test_resync_gives_everything_again(server: Api) -> None:
    made = await server.create("here", "here")
    async with server.join(made["table"], made["token"]) as ann:
        await ann.play()
        for id in ("r1", "r2"):
            await ann.post({"type": "resync", "id": id})
        await ann.ask("ping")  # answers come in order, so nothing more can arrive after this one
        first, *answers = [message for message in ann.messages if message["type"] == "welcome"]
        assert [first["id"], *(answer["id"] for answer in answers)] == [None, "r1", "r2"]
        assert {**answers[1], "id": None, "v": 0} != {**first, "v": 0}  # a move was made meanwhile
        assert (answers[1]["v"], answers[1]["game"]["public"]["moves"]) == (ann.v, 1)


@pytest.mark.parametrize(
    ("hello", "key"),
    [
        ({"type": "hello", "protocol": 99}, "server-protocol"),
        ({"type": "hello", "protocol": 1, "token": "x" * 32}, "server-unknown-token"),
        ({"type": "hello", "protocol": 1, "token": "short"}, "request-value"),
        ({"type": "ping", "id": "1"}, "server-hello-first"),
        ({"type": "nonsense"}, "request-value"),
        ("not json", "request-not-json"),
        ("[" * 5000, "request-type"),
        ("x" * 20_000, "server-message-size"),
    ],
)
async def test_without_a_proper_hello_there_is_no_more_to_say(server: Api, hello: object, key: str) -> None:
    made = await server.create("here")
    address = f"ws{server.url.removeprefix('http')}/api/tables/{made['table']}/socket"
    async with websockets.connect(address) as socket:
        await socket.send(hello if isinstance(hello, str) else json.dumps(hello))
        refused, bye = json.loads(await socket.recv()), json.loads(await socket.recv())
        assert refused["type"] == "refused"
        assert refused["error"]["key"] == key
        assert bye["type"] == "bye"
        with pytest.raises(websockets.ConnectionClosed):
            await socket.recv()


async def test_there_is_no_such_table(server: Api) -> None:
    with pytest.raises(Refusal, match="no such table"):
        async with server.join("0123456789abcdef"):
            pass
    with pytest.raises(Refusal, match="no such table"):
        await server.ask("GET", "/api/tables/0123456789abcdef")


@pytest.mark.parametrize(
    "text", ["", "null", "[]", '{"type":"play"}', '{"type":"hello","protocol":1}', '{"type":"ping","id":"\\ud800"}']
)
async def test_what_is_not_a_message_is_refused_and_the_connection_goes_on(server: Api, text: str) -> None:
    made = await server.create("here")
    async with server.join(made["table"], made["token"]) as ann:
        await ann.post(text)
        await ann.until(lambda: ann.messages[-1]["type"] == "refused")
        assert ann.messages[-1]["error"]["code"] == "invalid-request"
        await ann.play()


async def test_pages_from_elsewhere_may_not_connect(server: Api) -> None:
    made = await server.create("here")
    address = f"ws{server.url.removeprefix('http')}/api/tables/{made['table']}/socket"
    with pytest.raises(websockets.InvalidStatus):
        await websockets.connect(address, origin=websockets.Origin("https://elsewhere.example"))
    own = await websockets.connect(address, origin=websockets.Origin(server.url))
    await own.close()
    response = await server.request(
        "POST", "/api/score", {"board": "AAA"}, headers={"origin": "https://elsewhere.example"}
    )
    assert response.status_code == 403


async def test_after_a_restart_everything_is_there_and_goes_on(process: ServerProcess) -> None:
    server = process.start()
    made = await server.create("here", "greedy", name="Ann")
    async with server.join(made["table"], made["token"]) as ann:
        await ann.ask("say", text="hello")
        first = await ann.my_turn() and ann.moves()[0]
        for _ in range(3):
            await ann.my_turn()
            await ann.ask("play", id=f"move {ann.public['moves']}", seat=0, move=ann.moves()[0])
        await ann.my_turn()
        process.kill()
        await ann.until(lambda: ann._closed)
    server = process.start()
    async with server.join(made["table"], made["token"]) as back:
        assert (back.v, back.public, back.board) == (ann.v, ann.public, ann.board)
        assert [line["text"] for line in back.chat] == ["hello"]
        assert (await back.ask("play", id="move 0", seat=0, move=first))["type"] == "ack"
        for other in ({"type": "play", "seat": 0, "move": back.moves()[0]}, {"type": "say", "text": "hello"}):
            error = await back.refused(**other, id="move 0")
            assert (error["code"], error["key"]) == ("conflict", "table-id-used")
        assert back.public["moves"] == ann.public["moves"]
        while await back.my_turn():
            await back.play()


async def test_an_id_stands_for_one_message_of_one_person(server: Api) -> None:
    made = await server.create("here", "link", name="Ann")
    seated = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], made["token"]) as ann:
        first = await ann.ask("say", id="one", text="hello")
        assert await ann.ask("say", id="one", text="hello") == first
        assert (await ann.refused("say", id="one", text="goodbye"))["key"] == "table-id-used"
        assert (await ann.refused("say", id="two", text="\u200b"))["key"] == "table-nothing-said"
        await ann.ask("say", id="two", text="better")  # what was refused has not happened: its id is free
    async with server.join(made["table"], made["token"]) as again, server.join(made["table"], seated["token"]) as ben:
        assert (await again.refused("rename", id="two", name="Anna"))["key"] == "table-id-used"
        await ben.ask("say", id="one", text="hello, Ann")
        assert [line["text"] for line in ben.chat] == ["hello", "better", "hello, Ann"]


def test_logs_of_version_0_1_are_read_and_its_servers_can_read_ours() -> None:
    class WrittenThen(msgspec.Struct, frozen=True, omit_defaults=True):
        entries: tuple[AnyEntry, ...]
        by: int | None = None
        message: str | None = None
        clock_left: float | None = None

    came = PersonCame("Ann", "hash")
    then = decoded(msgspec.msgpack.encode(WrittenThen((came,), by=0, message="one")), format=1)
    assert (then.message, then.digest) == ("one", None)
    now = encoded(Written((came,), by=0, message="one", digest=b"12345678"))
    assert msgspec.msgpack.decode(now, type=WrittenThen) == WrittenThen((came,), by=0, message="one")
    heard = Heard()
    heard.remember(0, "one", None, version=7)
    assert heard.version(0, HeardMessage("one", b"whatever")) == 7


async def test_a_server_that_stops_says_goodbye(process: ServerProcess) -> None:
    server = process.start()
    made = await server.create("here")
    async with server.join(made["table"], made["token"]) as ann:
        assert process.stop() == 0
        await ann.until(lambda: ann.bye is not None)
        assert ann.bye == {"type": "bye", "reason": "shutdown", "retry_after": 2.0}
    assert "Traceback" not in process.log
    with pytest.raises(httpx.ConnectError):
        await server.ask("GET", "/health")
    process.start()


async def test_who_sends_too_much_is_slowed_down_then_closed(process: ServerProcess) -> None:
    process.options = ("--messages-per-second", "5")
    server = process.start()
    made = await server.create("here")
    async with server.join(made["table"], made["token"]) as ann:
        for number in range(100):
            await ann.post({"type": "ping", "id": f"p{number}"})
        await ann.until(lambda: ann.bye is not None)
        kinds = [message["type"] for message in ann.messages[1:]]
        assert kinds.count("ack") >= 15
        assert kinds.count("refused") == 40
        assert ann.bye is not None
        assert ann.bye["reason"] == "too-many"


async def test_who_does_not_read_is_let_go_and_nobody_else_notices(server: Api) -> None:
    made = await server.create("here", "here")
    address = f"ws{server.url.removeprefix('http')}/api/tables/{made['table']}/socket"
    async with (
        server.join(made["table"], made["token"]) as ann,
        websockets.connect(address, max_queue=1, close_timeout=1) as lazy,
    ):
        await lazy.send('{"type":"hello","protocol":1}')
        await ann.until(lambda: ann.table["spectators"] == 1)
        with contextlib.suppress(websockets.ConnectionClosed):
            for number in range(20_000):  # each is answered with the whole table, and nobody reads it
                await lazy.send(f'{{"type":"resync","id":"{number}"}}')
                if ann.table["spectators"] == 0:
                    break
        await ann.until(lambda: ann.table["spectators"] == 0)
        await ann.play()
    assert "lodestone_slow_readers_total 1.0" in (await server.request("GET", "/metrics")).text


async def test_while_the_database_takes_nothing_in_nothing_happens_and_then_all_goes_on(process: ServerProcess) -> None:
    server = process.start()
    made = await server.create("here", "here")
    async with server.join(made["table"], made["token"]) as ann:
        move = ann.moves()[0]
        with contextlib.closing(sqlite3.connect(process.database, isolation_level=None)) as somebody_else:
            somebody_else.execute("begin immediate")
            error = await ann.refused("play", id="once", seat=0, move=move)
            assert error["code"] == "unavailable"
            assert "tables.db" not in error["message"]
            assert ann.public["moves"] == 0
        await ann.ask("play", id="once", seat=0, move=move)
        assert ann.public["moves"] == 1
        assert [message["type"] for message in ann.messages].count("welcome") == 2
