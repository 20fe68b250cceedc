"""A game that the server has never heard of is played at it: over sockets, through a crash, with all that it brings."""

from __future__ import annotations

from collections.abc import Iterator

import jsonschema_rs
import msgspec
import pytest

from lodestone.match.games import GAMES, places_of
from lodestone.match.log_events import Words
from lodestone.server.protocol.describe.schema import schemas
from tests.server.noughts import Marked, MarkedOnce, NoughtsKind
from tests.server_hard.hard_server import HardServer

PLACE = places_of({"noughts": NoughtsKind()})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HardServer]:
    """With a third game."""
    server = HardServer(tmp_path_factory.mktemp("noughts"), games=PLACE)
    server.start()
    yield server
    assert server.stop() == 0, server.log
    assert "Traceback" not in server.log, server.log


async def test_it_is_played_killed_and_resumed(server: HardServer) -> None:
    api = server.api
    listed = (await api.ask("GET", "/api/games"))["games"]
    assert [game["game"] for game in listed] == ["clustered", "kluster", "noughts"]
    made = await api.create("here", "link", game="noughts", name="Ann", options={"misere": False})
    bob = (await api.sit(made["table"], "Bob"))["token"]
    async with api.join(made["table"], made["token"]) as ann, api.join(made["table"], bob) as guest:
        assert (ann.table["options"], ann.table["clustered"]) == ({"misere": False}, None)
        for who, cell in ((ann, "4"), (guest, "0"), (ann, "1")):
            await who.ask("play", seat=who.seats[0], move=cell)
            await ann.version(who.v)
            await guest.version(who.v)
        refused = await ann.refused("play", seat=0, move="7")
        assert (refused["code"], refused["key"]) == ("not-allowed", "table-not-on-turn")
        assert (await guest.refused("play", seat=1, move="4"))["rule"] == "N1"
        assert (await ann.ask("noughts_threats", seat=0))["cells"] == [7]
        assert (await ann.refused("preview", seat=0, move="x"))["key"] == "table-other-game"
        before = ann.public, ann.v
    server.kill()
    api = server.start()
    async with api.join(made["table"], made["token"]) as ann, api.join(made["table"], bob) as guest:
        assert (ann.public, ann.v) == before
        assert guest.game is not None
        assert guest.game["own"] == [{"seat": 1, "free": [2, 3, 5, 6, 7, 8]}]
        await guest.ask("play", seat=1, move="8")
        await ann.version(guest.v)
        await ann.ask("play", seat=0, move="7")
        assert (ann.status, ann.public["winners"]) == ("over", [0])
        record = await api.ask("GET", f"/api/records/{ann.table['records'][0]}")
        assert (record["players"], record["moves"]) == (["Ann", "Bob"], [4, 0, 1, 8, 7])
        await ann.ask("propose", kind="again")
        await guest.until(lambda: guest.table["proposal"] is not None)
        await guest.ask("reply", agree=True)
        assert (guest.status, guest.turn) == ("playing", 1)
        await guest.ask("resign", seat=1)
        assert (guest.status, guest.public["winners"]) == ("over", [0])


async def test_what_it_does_not_know_is_refused(server: HardServer) -> None:
    api = server.api
    here = [{"kind": "here"}] * 2
    for wish, key in (
        ({"game": "noughts", "options": {"size": 4}}, "request-unknown-key"),
        ({"game": "noughts", "clustered": {}}, "table-other-options"),
        ({"game": "clustered", "options": {}}, "table-other-options"),
        ({"game": "chess"}, "request-value"),
    ):
        answered = await api.request("POST", "/api/tables", {**wish, "seats": here})
        assert answered.json()["error"]["key"] == key, wish


async def test_its_messages_are_in_the_schema_and_nobody_elses(server: HardServer) -> None:
    api = server.api
    told = schemas({**GAMES, "noughts": NoughtsKind()})["told"]
    made = await api.create("here", "here", game="noughts")
    async with api.join(made["table"], made["token"]) as ann:
        await ann.ask("play", seat=0, move="4")
        await ann.ask("noughts_threats", seat=0)
        validator = jsonschema_rs.validator_for(told)
        assert [error.message for message in ann.messages for error in validator.iter_errors(message)] == []
    assert "Threatened" in told["$defs"]
    assert "Threatened" not in schemas()["told"]["$defs"]
    described = await api.ask("GET", "/api/openapi.json")
    assert described["components"]["schemas"]["CreateTable"]["properties"]["game"]["enum"] == [*GAMES, "noughts"]


def test_events_of_an_older_version_have_a_way_up() -> None:
    events = NoughtsKind.events
    assert events.read(Words(1, msgspec.msgpack.encode(MarkedOnce(0, 1, 2)))) == Marked(0, 5)
    assert events.read(events.write(Marked(1, 8))) == Marked(1, 8)
