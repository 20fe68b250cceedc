"""Messages that are malformed, oversized, replayed, forged or simply random: refused, and nothing else happens."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from tests.server.client import PATIENCE, Api, ConnectionLost, Json, Refusal, Seat
from tests.server.hard.fuzzing import LIMITS, MALFORMED, messages
from tests.server.hard.hard_server import HardServer
from tests.server.hard.logbook import read_log
from tests.server.hard.player import Player

EXAMPLES = settings(max_examples=40, database=None, suppress_health_check=list(HealthCheck), derandomize=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HardServer]:
    running = HardServer(tmp_path_factory.mktemp("fuzzed"), limits=LIMITS)
    with running.serving():  # it survives everything
        yield running


@pytest.fixture
def api(server: HardServer) -> Api:
    return Api(f"http://127.0.0.1:{server.port}")


class Game:
    """A game in progress between Ann and Ben that must not be disturbed."""

    def __init__(self, table: str, ann: str, ben: str) -> None:
        self.table, self.ann, self.ben = table, ann, ben

    @classmethod
    async def begun(cls, api: Api) -> Game:
        made = await api.create("here", "link", name="Ann")
        seated = await api.sit(made["table"], "Ben")
        async with api.join(made["table"], made["token"]) as ann:
            await ann.play()
        return cls(made["table"], made["token"], seated["token"])


async def survives(seat: Seat, message: str | bytes) -> Json | None:
    """Send something; returns its refusal, or None if the connection was closed because of it."""
    heard = len(seat.messages)
    try:
        await seat.post(message)
        await seat.until(lambda: any(m["type"] in ("refused", "bye") for m in seat.messages[heard:]))
    except ConnectionLost:
        return None
    return next(m for m in seat.messages[heard:] if m["type"] in ("refused", "bye"))


async def test_malformed_messages_are_refused_and_change_nothing(api: Api, server: HardServer) -> None:
    game = await Game.begun(api)
    before = await read_log(server.database, game.table)
    bystander = Player(api, (made := await api.create("here", "greedy"))["table"], made["token"], 1, lambda: True)
    playing = asyncio.create_task(bystander.play())
    for token in (game.ann, None):
        async with api.join(game.table, token) as seat:
            for message in MALFORMED:
                answer = await survives(seat, message)
                assert answer is not None, message[:60]
                assert answer["type"] == "refused", message[:60]
    await playing  # the other table was not disturbed
    assert await read_log(server.database, game.table) == before


@pytest.mark.parametrize("first", ["", "{", '{"type":"ping","id":"x"}', '{"type":"hello","protocol":2}', b"\x00\x01"])
async def test_a_connection_that_begins_wrongly_is_told_so_and_closed(api: Api, first: str | bytes) -> None:
    game = await Game.begun(api)
    async with websockets.connect(api.join(game.table).address) as socket:
        await socket.send(first)
        told = [json.loads(message) async for message in socket]
        assert [message["type"] for message in told] == ["refused", "bye"]


async def test_a_message_of_megabytes_costs_the_connection(api: Api, server: HardServer) -> None:
    game = await Game.begun(api)
    before = await read_log(server.database, game.table)
    async with api.join(game.table, game.ann) as seat, api.join(game.table, game.ben) as other:
        assert await survives(seat, "x" * 2**21) is None
        await other.ask("ping")
    assert await read_log(server.database, game.table) == before


async def test_what_others_may_do_is_refused(api: Api, server: HardServer) -> None:
    game = await Game.begun(api)
    elsewhere = await Game.begun(api)
    async with api.join(game.table, game.ann) as ann, api.join(game.table, game.ben) as ben:
        move = ben.moves()[0]
        before = await read_log(server.database, game.table)
        assert (await ann.refused("play", seat=1, move=move))["key"] == "table-not-your-seat"
        assert (await ann.refused("play", seat=0, move=move))["key"] == "table-not-on-turn"
        assert (await ann.refused("play", seat=7, move=move))["key"] == "table-no-such-seat"
        for forged in ("preview", "explain"):
            assert (await ann.refused(forged, seat=1, move=move))["code"] == "not-allowed"
        assert (await ann.refused("stand_in", seat=1, level="greedy"))["key"] == "table-still-here"
        assert (await ann.refused("resign", seat=1))["code"] == "not-allowed"
        assert (await ben.refused("close"))["key"] == "table-host-only"
        assert (await ben.refused("start", level="greedy"))["key"] == "table-host-only"
        async with api.join(game.table) as spectator:
            forgeries: dict[str, Json] = {
                "play": {"seat": 1, "move": move},
                "say": {"text": "x"},
                "resign": {"seat": 1},
            }
            for forged, fields in forgeries.items():
                assert (await spectator.refused(forged, **fields))["key"] == "table-spectators"
        for token in (elsewhere.ann, "A" * 32):
            with pytest.raises(Refusal, match="not-found"):
                await api.join(game.table, token).__aenter__()
            with pytest.raises(Refusal, match=r"not-found|conflict"):
                await api.sit(game.table, "Eve", token=token)
        assert await read_log(server.database, game.table) == before


async def test_what_was_said_before_is_answered_and_not_done_again(api: Api, server: HardServer) -> None:
    game = await Game.begun(api)
    async with api.join(game.table, game.ben) as ben, api.join(game.table, game.ann) as ann:
        move = ben.moves()[0]
        first = await ben.ask("play", id="once", seat=1, move=move)
        greeted = await ben.ask("say", id="hello", text="Hello!")
        await ann.version(greeted["v"])
        said = await ann.ask("say", id="hello", text="Hello!")  # the same, but of somebody else
        assert said["v"] == greeted["v"] + 1
        before = await read_log(server.database, game.table)
        for _ in range(3):
            assert await ben.ask("play", id="once", seat=1, move=move) == first
        assert (await ben.refused("say", id="once", text="An id that is used up."))["key"] == "table-id-used"
        assert (await ben.refused("play", seat=1, move=move))["code"] in ("not-allowed", "illegal-move")
        assert await read_log(server.database, game.table) == before


async def _game_and_log(api: Api, server: HardServer) -> tuple[Game, int]:
    game = await Game.begun(api)
    return game, len(await read_log(server.database, game.table))


def _answered(address: str, token: str | None, drawn: list[Json]) -> None:
    """Every message gets exactly one answer, with its id if it has a readable one; the connection stays."""
    with connect(address, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        for number, message in enumerate(drawn):
            if "id" in message:
                message = {**message, "id": f"f{number}"}
            socket.send(json.dumps(message))
        socket.send(json.dumps({"type": "ping", "id": "the end"}))
        answers: list[str | None] = []
        while "the end" not in answers:
            told = json.loads(socket.recv(PATIENCE))
            assert told["type"] != "bye", told
            if "id" in told:
                answers.append(told["id"])
    wanted = [f"f{number}" for number, message in enumerate(drawn) if "id" in message]
    assert [id for id in answers if id not in ("stream", None, "the end")] == wanted


def test_random_messages_of_spectators_are_answered_and_change_nothing(api: Api, server: HardServer) -> None:
    game, before = asyncio.run(_game_and_log(api, server))
    address = api.join(game.table).address

    @given(st.lists(messages(), max_size=12))
    @EXAMPLES
    def fuzz(drawn: list[Json]) -> None:
        _answered(address, None, drawn)

    fuzz()
    assert len(asyncio.run(read_log(server.database, game.table))) == before


def test_random_messages_of_a_player_leave_a_table_that_folds(api: Api, server: HardServer) -> None:
    other, before = asyncio.run(_game_and_log(api, server))

    @given(st.lists(messages().filter(lambda message: message["type"] not in ("close",)), max_size=12))
    @settings(EXAMPLES, max_examples=15)
    def fuzz(drawn: list[Json]) -> None:
        game, _ = asyncio.run(_game_and_log(api, server))
        _answered(api.join(game.table).address, game.ben, drawn)
        asyncio.run(read_log(server.database, game.table))

    fuzz()
    assert len(asyncio.run(read_log(server.database, other.table))) == before


def test_the_http_part_answers_whatever_its_description_allows(api: Api, server: HardServer) -> None:
    import schemathesis  # imported here, since that takes a second
    from schemathesis.core.result import Ok

    game, before = asyncio.run(_game_and_log(api, server))
    schema = schemathesis.openapi.from_url(f"{api.url}/api/openapi.json", timeout=PATIENCE)
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) > 5
    for operation in operations:

        @given(operation.as_strategy())
        @settings(EXAMPLES, max_examples=10)
        def fuzz(case: schemathesis.Case[Any]) -> None:
            response = case.call(base_url=api.url)
            assert response.status_code < 500, response.text
            if response.status_code >= 400 and case.path.startswith("/api/"):
                assert "error" in response.json()

        fuzz()
    assert len(asyncio.run(read_log(server.database, game.table))) == before
