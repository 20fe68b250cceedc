"""A game unknown to the server is played on it: over sockets, through a crash, with all its features."""

from __future__ import annotations

import json
from collections.abc import Iterator

import jsonschema_rs
import msgspec
import pytest

from lodestone.match.games import GAMES, places_of
from lodestone.match.log_events import Words
from lodestone.server.describe.schema import schemas
from tests.server.client import reviewed
from tests.server.hard.hard_server import HardServer
from tests.server.noughts import Marked, MarkedOnce, NoughtsKind
from tests.server.people import hint
from tests.server.sweep import SweepKind

PLACE = places_of({"noughts": NoughtsKind(), "sweep": SweepKind()})


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HardServer]:
    """With a third game."""
    server = HardServer(tmp_path_factory.mktemp("noughts"), games=PLACE)
    with server.serving():
        yield server


async def test_it_is_played_killed_and_resumed(server: HardServer) -> None:
    api = server.api
    listed = (await api.ask("GET", "/api/games"))["games"]
    assert [game["game"] for game in listed] == ["clustered", "kluster", "noughts", "sweep"]
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


async def test_it_advises_and_reviews_in_its_own_words(server: HardServer) -> None:
    api = server.api
    made = await api.create("here", "here", game="noughts", hints=True)
    async with api.join(made["table"], made["token"]) as ann:
        await ann.ask("play", seat=0, move="0")
        hinted = await hint(ann, 1)
        assert (hinted["type"], hinted["advice"]) == ("hinted", {"game": "noughts", "cell": 1})
        told = jsonschema_rs.validator_for(schemas({**GAMES, "noughts": NoughtsKind()})["told"])
        assert [error.message for error in told.iter_errors(hinted)] == []
        assert not jsonschema_rs.validator_for(schemas()["told"]).is_valid(hinted)
        for seat, cell in ((1, "3"), (0, "4"), (1, "5"), (0, "8")):
            await ann.ask("play", seat=seat, move=cell)
        _, state = await reviewed(api, ann.table["records"][0])
        assert state == {"done": 5, "of": 5, "review": {"game": "noughts", "middles": 1}}


async def test_it_has_a_table_to_learn_at(server: HardServer) -> None:
    api = server.api
    made = await api.ask("POST", "/api/lessons/aiming", {"name": "Ann"})
    async with api.join(made["table"], made["token"]) as ann:
        await ann.until(lambda: ann.status == "playing" and bool(ann.frames))
        assert (ann.table["game"], ann.table["lesson"]) == ("sweep", "aiming")
        assert [seat["level"] for seat in ann.table["seats"]] == [None, "eager"]
        for _ in range(2):
            before = ann.v
            await ann.ask("do", seat=0, intent={"do": "stop"})
            await ann.version(before + 2)  # and the bot
        assert ann.status == "over"
        record = await api.ask("GET", f"/api/records/{ann.table['records'][0]}")
        assert record["opened"] == {"e": "Opened", "at": 7, "first": 0}  # by its seed
    described = await api.ask("GET", "/api/openapi.json")
    (lesson,) = described["paths"]["/api/lessons/{lesson}"]["post"]["parameters"]
    assert lesson["schema"]["enum"] == ["tiles", "counting", "magnets", "aiming"]


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
    told = schemas({**GAMES, "noughts": NoughtsKind(), "sweep": SweepKind()})["told"]
    made = await api.create("here", "here", game="noughts")
    async with api.join(made["table"], made["token"]) as ann:
        await ann.ask("play", seat=0, move="4")
        await ann.ask("noughts_threats", seat=0)
        validator = jsonschema_rs.validator_for(told)
        assert [error.message for message in ann.messages for error in validator.iter_errors(message)] == []
    assert "Threatened" in told["$defs"]
    assert "Threatened" not in schemas()["told"]["$defs"]
    described = await api.ask("GET", "/api/openapi.json")
    assert described["components"]["schemas"]["CreateTable"]["properties"]["game"]["enum"] == [
        *GAMES,
        "noughts",
        "sweep",
    ]


async def test_a_live_game_is_played_streamed_killed_and_resumed(server: HardServer) -> None:
    api = server.api
    made = await api.create("here", "link", game="sweep")
    ben = (await api.sit(made["table"], "Ben"))["token"]
    async with api.join(made["table"], made["token"]) as ann, api.join(made["table"], ben) as guest:
        await ann.until(lambda: ann.status == "playing" and bool(ann.frames))
        await ann.post({"type": "stream", "seat": 0, "number": 7, "intent": {"aim": 42}})
        await ann.until(lambda: ann.frames[-1][2:] == bytes([42, 7]))  # the holder's part of a picture
        await guest.until(lambda: any(message["type"] == "live" for message in guest.messages))
        assert {len(frame) for frame in guest.frames} == {2}
        await ann.post({"type": "stream", "seat": 0, "number": 8, "intent": {"aim": "up"}})
        await ann.until(lambda: any(message.get("id") == "stream" for message in ann.messages))
        assert 0 <= (await ann.ask("sweep_where", seat=0))["at"] < 100
        assert (await guest.refused("sweep_where", seat=0))["key"] == "table-not-your-seat"
        assert (await guest.refused("do", seat=1, intent={"do": "stop"}))["rule"] == "S1"
        assert (await ann.refused("do", seat=0, intent={"do": "jump"}))["key"] == "request-value"
        assert (await ann.refused("play", seat=0, move="stop"))["key"] == "table-other-game"
        await ann.ask("do", seat=0, intent={"do": "stop"})
        await guest.until(lambda: guest.turn == 1)
        before = guest.public, guest.v
    server.kill_everything()
    api = server.start()
    async with api.join(made["table"], made["token"]) as ann, api.join(made["table"], ben) as guest:
        assert (guest.public, guest.v) == before
        await guest.until(lambda: bool(guest.frames))
        for person, seat in ((guest, 1), (ann, 0), (guest, 1)):
            await person.until(lambda person=person, seat=seat: person.turn == seat)
            await person.ask("do", seat=seat, intent={"do": "stop"})
        await ann.until(lambda: ann.status == "over")
        record = await api.ask("GET", f"/api/records/{ann.table['records'][0]}")
        assert [move["seat"] for move in record["moves"]] == [0, 1, 0, 1]


async def test_a_hand_takes_the_short_road_and_overtakes_nothing(server: HardServer) -> None:
    made = await server.api.create("here", "here", game="sweep")

    def stream(seat: int, number: int, aim: int | str) -> str:
        message = {"type": "stream", "seat": seat, "number": number, "intent": {"aim": aim}}
        return json.dumps(message, separators=(",", ":"))

    async with server.api.join(made["table"], made["token"]) as ann, server.api.join(made["table"]) as guest:
        await ann.until(lambda: ann.status == "playing" and bool(ann.frames))
        await ann.post(stream(0, 3, 17))
        await ann.until(lambda: ann.frames[-1][2:] == bytes([17, 3]))
        await ann.post({"type": "do", "id": "stop", "seat": 0, "intent": {"do": "stop"}})
        await ann.post(stream(0, 4, 60))  # comes too late, unless it overtakes
        await ann.until(lambda: ann.turn == 1 and ann.frames[-1][1] == 1)  # stored and told, and begun
        assert all(frame[1:] != bytes([0, 60, 4]) for frame in ann.frames)
        for number in range(5, 100):
            await ann.post(stream(1, number, number))
        await ann.until(lambda: ann.frames[-1][1:] == bytes([1, 99, 99]))
        for wrong in (stream(1, 1, "up"), stream(1, 1, 1).replace("seat", "chair"), '{"type":"stream",'):
            before = len(ann.messages)
            await ann.post(wrong)
            await ann.until(lambda before=before: ann.messages[before:] and ann.messages[-1]["type"] == "refused")
            assert ann.messages[-1]["error"]["code"] == "invalid-request"
        await guest.post(stream(1, 1, 1))
        await guest.until(lambda: guest.messages[-1]["type"] == "refused")
        assert (guest.messages[-1]["id"], guest.messages[-1]["error"]["key"]) == ("stream", "table-not-your-seat")


async def test_bots_and_the_clock_play_it_too(server: HardServer) -> None:
    made = await server.api.create("here", "eager", game="sweep", options={"turn_seconds": 5})
    async with server.api.join(made["table"], made["token"]) as ann:
        await ann.until(lambda: ann.table["seats"][0]["standing_in"] or ann.status == "over")
        events = [event for message in ann.messages if message["type"] == "update" for event in message["events"]]
        stopped = [event["seat"] for event in events if event["event"] == "PointerStopped"]
        assert stopped[:3] == [0, 1, 0]  # out of time, the bot, out of time again


def test_events_of_an_older_version_have_a_way_up() -> None:
    events = NoughtsKind.events
    assert events.read(Words(1, msgspec.msgpack.encode(MarkedOnce(0, 1, 2)))) == Marked(0, 5)
    assert events.read(events.write(Marked(1, 8))) == Marked(1, 8)
