"""Kluster over real sockets: live frames, intents, turns that are stored."""

from __future__ import annotations

import asyncio
import json
import re

import pytest

from tests import ROOT
from tests.server.client import PATIENCE, Api, Json, Refusal
from tests.server.magnets import begun, place
from tests.server.process import ServerProcess


async def test_two_people_place_magnets_and_see_each_other(server: Api) -> None:
    made = await server.create("here", "link", game="kluster", name="Ann", kluster={"boxes": {"classic": 1}})
    seated = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], made["token"]) as ann, server.join(made["table"], seated["token"]) as ben:
        await begun(ann)
        await begun(ben)
        before = ann.v
        magnet = ann.public["pools"][0][0]
        assert (await ben.refused("do", seat=1, intent={"do": "take", "magnet": ben.public["pools"][1][0]}))[
            "key"
        ] == "kluster-not-on-turn"
        await place(ann, magnet, 0, 0)
        await ann.until(lambda: ann.v > before)
        await ben.version(ann.v)
        assert ann.public == ben.public
        assert magnet not in ann.public["pools"][0]
        assert ann.turn == 1
        assert ben.frames


def circle(x: float) -> Json:
    return {"shape": "circle", "centre": [x, 0]}


@pytest.mark.parametrize(
    ("boxes", "more", "key"),
    [
        ({"classic": 1}, {"table": {"turn_seconds": 0.001}}, "request-range"),
        ({"classic": 1}, {"table": {"turn_seconds": 4.9}}, "request-range"),
        ({"classic": 1}, {"table": {"turn_seconds": 86_401}}, "request-range"),
        ({"duo": 1}, {"table": {"loop_duo": 5}}, "kluster-lay-shape"),
        ({"classic": 1}, {"table": {"loop_classic": 9000}}, "kluster-lay-shape"),
        ({"classic": 1}, {"table": {"loop_classic": 2100}}, "kluster-lay-off-table"),
        ({"classic": 1}, {"cords": []}, "kluster-lay-count"),
        ({"classic": 1}, {"cords": [{"shape": "knot"}]}, "request-value"),
        ({"classic": 1}, {"cords": [circle(950)]}, "kluster-lay-off-table"),
        ({"classic": 2}, {"cords": [circle(-400), circle(400)]}, "kluster-lay-cross"),
        ({"classic": 1}, {"cords": [{"shape": "free", "points": [[0, 0], [1, 0]]}]}, "kluster-lay-shape"),
        ({"classic": 1}, {"cords": [{"shape": "free", "points": [[0, 0]] * 1001}]}, "request-value"),
    ],
)
async def test_what_could_never_be_played_is_refused_when_asked_for(
    server: Api, boxes: Json, more: Json, key: str
) -> None:
    await prepared(server)
    with pytest.raises(Refusal) as refused:
        await server.create("here", game="kluster", kluster={"boxes": boxes, **more})
    assert (refused.value.code, refused.value.key) == ("invalid-request", key)


async def test_other_loops_and_layouts_are_welcome(server: Api) -> None:
    await prepared(server)
    table = {"loop_classic": 250, "turn_seconds": 5}
    made = await server.create(
        "here", game="kluster", kluster={"boxes": {"classic": 2}, "table": table, "cords": [circle(-80), circle(80)]}
    )
    async with server.join(made["table"], made["token"]) as ann:
        await begun(ann)
        assert ann.table["clock"]["turn_seconds"] == 5


PROTOCOL = ROOT / "docs" / "protocol.md"
EXAMPLES = re.findall(r"^```json\n(.*?)\n```", PROTOCOL.read_text(encoding="utf-8"), flags=re.MULTILINE)


@pytest.mark.parametrize("example", EXAMPLES)
async def test_the_options_in_the_documents_can_be_played(server: Api, example: str) -> None:
    await prepared(server)
    made = await server.create("here", "here", game="kluster", kluster=json.loads(example))
    async with server.join(made["table"], made["token"]) as ann:
        await begun(ann)


def test_the_documents_have_examples() -> None:
    assert len(EXAMPLES) == 3


async def prepared(server: Api) -> None:
    """Wait until the physics is ready, which is prepared with the first table."""
    await server.create("here", game="kluster", kluster={"boxes": {"duo": 1}})
    async with asyncio.timeout(20 * PATIENCE):
        while not (await server.ask("GET", "/api/games"))["games"][1]["ready"]:
            await asyncio.sleep(0.2)


async def test_a_cut_turn_begins_again_and_stored_turns_stay(process: ServerProcess) -> None:
    server = process.start()
    made = await server.create("here", "here", game="kluster", kluster={"boxes": {"duo": 1}})
    async with server.join(made["table"], made["token"]) as both:
        await begun(both)
        await place(both, both.public["pools"][0][0], 0, 0)
        await both.until(lambda: both.turn == 1)
        await both.ask("do", seat=1, intent={"do": "take", "magnet": both.public["pools"][1][0]})
        process.kill()
    server = process.start()
    async with server.join(made["table"], made["token"]) as back:
        assert (back.v, back.public["pools"], back.turn) == (both.v, both.public["pools"], 1)
        await begun(back)
        take = {"do": "take", "magnet": back.public["pools"][1][0]}
        for _ in range(2):
            await back.ask("do", id="take", seat=1, intent=take)
        assert (await back.refused("do", id="take", seat=1, intent={"do": "put_back"}))["key"] == "table-id-used"


async def test_only_who_holds_a_seat_can_make_it_leave(server: Api) -> None:
    made = await server.create("here", "link", game="kluster", name="Ann", kluster={"boxes": {"duo": 1}})
    seated = await server.sit(made["table"], "Ben")
    async with (
        server.join(made["table"], made["token"]) as ann,
        server.join(made["table"], seated["token"]) as ben,
        server.join(made["table"]) as watcher,
    ):
        await begun(ann)
        assert (await watcher.refused("resign", seat=0))["key"] == "table-spectators"
        assert (await ben.refused("resign", seat=0))["key"] == "table-not-your-seat"
        await place(ann, ann.public["pools"][0][0], 0, 0)
        await ann.until(lambda: ann.turn == 1)
        assert (ann.status, ann.public["resigned"]) == ("playing", [])


async def test_leaving_ends_the_match_and_another_one_follows(server: Api) -> None:
    made = await server.create("here", "here", game="kluster", kluster={"boxes": {"duo": 1}})
    async with server.join(made["table"], made["token"]) as both:
        await begun(both)
        assert (await both.refused("do", seat=0, intent={"do": "resign"}))["key"] == "live-resign"
        await both.ask("resign", seat=1)
        await both.until(lambda: both.status == "over")
        assert both.public["winners"] == [0]
        (record,) = both.table["records"]
        replay = await server.ask("GET", f"/api/records/{record}/replay")
        assert replay["game"] == "kluster"
        assert replay["record"]["result"]["winners"] == [0]
        await both.ask("propose", kind="again")
        await both.until(lambda: both.status == "playing")
        assert both.table["game_number"] == 2
