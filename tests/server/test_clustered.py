"""Clustered over real sockets: playing, watching, asking."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from hashlib import sha256
from typing import Any

import pytest

from lodestone.clustered import deal
from lodestone.match.clustered import from_record
from tests.server.client import SEAT_0, Api, Seat
from tests.server.people import play_out


async def test_a_game_against_a_bot_from_the_first_to_the_last_tile(server: Api) -> None:
    made = await server.create("here", "greedy", name="Ann")
    async with server.join(made["table"], made["token"]) as ann:
        while await ann.my_turn():
            await ann.play()
        assert ann.public["phase"] == "over"
        assert sum(ann.public["hand_sizes"]) == 0
        assert len(ann.board) == 1 + 58 - sum(map(len, ann.public["discards"]))
        kinds = {message["type"] for message in ann.messages}
        assert kinds == {"welcome", "presence", "update", "ack", "thinking"}


async def test_two_people_and_a_spectator_see_the_same_table(server: Api) -> None:
    made = await server.create("here", "link", name="Ann", clustered={"rules": {"fast": True, "first_bonus": True}})
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(server.join(made["table"], made["token"]))
        assert ann.status == "waiting"
        assert ann.game is None
        seated = await server.sit(made["table"], "Ben")
        assert seated["seat"] == 1
        ben = await stack.enter_async_context(server.join(made["table"], seated["token"]))
        eve = await stack.enter_async_context(server.join(made["table"]))
        await ann.until(lambda: ann.status == "playing" and ann.table["spectators"] == 1)
        assert (ann.seats, ben.seats, eve.seats) == ([0], [1], [])
        assert eve.game is not None
        assert eve.game["private"] == []
        await play_out(ann, ben, eve)
        assert ann.public == ben.public == {**eve.public}
        assert ann.board == ben.board == eve.board
        told = [message["game"] for message in eve.messages if message.get("game")]
        assert len(told) > 10
        assert [game["private"] for game in told] == [[]] * len(told)
        assert ann.table["house_rules"] == ["fast", "first_bonus"]


async def test_nobody_sees_what_others_draw(server: Api) -> None:
    made = await server.create("here", "link", clustered={"rules": {"fast": True, "hidden_discards": True}})
    seated = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], made["token"]) as ann, server.join(made["table"], seated["token"]) as ben:
        await play_out(ann, ben)
        for seat, own in ((ann, 0), (ben, 1)):
            hidden: list[dict[str, Any]] = [
                event
                for message in seat.messages
                if message["type"] == "update" and message["game"] and message["game"]["public"]["phase"] != "over"
                for event in message["events"]
                if event["event"] in ("TileDrawn", "TileDiscarded")
            ]
            assert any(event["seat"] == own for event in hidden)
            assert all((event["tile"] is None) == (event["seat"] != own) for event in hidden)
            for message in seat.messages:
                if message["type"] in ("welcome", "update") and message.get("game"):
                    assert [private["seat"] for private in message["game"]["private"]] == [own]


async def test_the_deal_is_promised_before_and_proved_after(server: Api) -> None:
    made = await server.create("here")
    async with server.join(made["table"], made["token"]) as ann:
        promised = ann.table["commitment"]
        hand = ann.game and ann.game["private"][0]["hand"]
        assert promised["seed"] is promised["salt"] is None
        await play_out(ann)
        shown = ann.table["commitment"]
        assert sha256(f"{shown['seed']}/{shown['salt']}".encode()).hexdigest() == promised["hash"] == shown["hash"]
        assert [str(tile) for tile in deal(1, int(shown["seed"])).stacks[0][:5]] == hand


async def test_several_people_at_one_screen(server: Api) -> None:
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"}]
    made = await server.ask("POST", "/api/tables", {"game": "clustered", "seats": seats, "first": SEAT_0})
    async with server.join(made["table"], made["token"]) as both:
        assert both.seats == [0, 1]
        assert [seat["name"] for seat in both.table["seats"]] == ["Ann", "Ben"]
        await both.play()
        assert both.turn == 1
        assert both.moves()
        await both.play()
        assert both.turn == 0


async def test_moves_that_are_refused_say_why_and_change_nothing(server: Api) -> None:
    made = await server.create("here", "link", name="Ann")
    seated = await server.sit(made["table"], "Ben")
    async with (
        server.join(made["table"], made["token"]) as ann,
        server.join(made["table"], seated["token"]) as ben,
        server.join(made["table"]) as eve,
    ):
        move = ann.moves()[0]
        refused: list[tuple[Seat, dict[str, Any], str, str]] = [
            (ann, {"seat": 0, "move": "nonsense"}, "invalid-notation", "notation-move"),
            (ann, {"seat": 0, "move": f"{move.split('@')[0]}@50,50"}, "illegal-move", "illegal-alone"),
            (ann, {"seat": 0, "move": f"-{move.split('@')[0]}"}, "illegal-move", "illegal-discard"),
            (ann, {"seat": 1, "move": move}, "not-allowed", "table-not-your-seat"),
            (ann, {"seat": 7, "move": move}, "not-allowed", "table-no-such-seat"),
            (ben, {"seat": 1, "move": "Sh1@1,0"}, "not-allowed", "table-not-on-turn"),
            (ben, {"seat": 0, "move": move}, "not-allowed", "table-not-your-seat"),
            (eve, {"seat": 0, "move": move}, "not-allowed", "table-spectators"),
            (ann, {"seat": 0}, "invalid-request", "request-missing-key"),
            (ann, {"seat": 0, "move": move, "more": 1}, "invalid-request", "request-unknown-key"),
            (ann, {"seat": "0", "move": move}, "invalid-request", "request-type"),
            (ann, {"seat": 99, "move": move}, "invalid-request", "request-range"),
        ]
        for seat, fields, code, key in refused:
            error = await seat.refused("play", **fields)
            assert (error["code"], error["key"]) == (code, key)
            assert error["message"]
        assert ann.v == ben.v == eve.v == 2
        error = await ann.refused("play", seat=0, move=f"{move.split('@')[0]}@50,50")
        assert error["rule"] == "C11"
        assert error["cells"] == [[50, 50]]


async def test_asking_again_with_the_same_id_never_does_a_thing_twice(server: Api) -> None:
    made = await server.create("here", "here")
    async with server.join(made["table"], made["token"]) as ann:
        said = await ann.ask("say", id="word", text="Hello!")
        assert await ann.ask("say", id="word", text="Hello!") == said
        assert len(ann.chat) == 1
        move = ann.moves()[0]
        first = await ann.ask("play", id="once", seat=0, move=move)
        again = await ann.ask("play", id="once", seat=0, move=move)
        assert first == again
        assert ann.public["moves"] == 1


async def test_preview_explain_and_groups(server: Api) -> None:
    made = await server.create("here", name="Ann")
    async with server.join(made["table"], made["token"]) as ann, server.join(made["table"]) as eve:
        for _ in range(12):
            move = ann.moves()[0]
            preview = await ann.ask("preview", seat=0, move=move)
            await ann.play(move)
            assert preview["score"] == ann.public["scores"][0]
        grouped = (await eve.ask("groups"))["groups"]
        score = ann.public["scores"][0]
        points: dict[str, int] = {}
        for group in grouped:
            points[group["kind"]] = points.get(group["kind"], 0) + group["points"]
        assert [points.get(kind, 0) for kind in ("row", "column", "rectangle")] == [
            score["rows"],
            score["columns"],
            score["rectangle"],
        ]
        tile = ann.moves()[0].split("@")[0]
        explained = await ann.ask("explain", seat=0, move=f"{tile}@0,0")
        assert [reason["rule"] for reason in explained["reasons"]] == ["C6"]
        assert (await ann.refused("preview", seat=0, move=f"{tile}@0,0"))["rule"] == "C6"
        assert (await ann.ask("explain", seat=0, move=ann.moves()[0]))["reasons"] == []
        assert (await eve.refused("preview", seat=0, move=ann.moves()[0]))["key"] == "table-not-your-seat"


async def test_resigning(server: Api) -> None:
    made = await server.create("here", "here", "here")
    async with server.join(made["table"], made["token"]) as all_three:
        await all_three.ask("resign", seat=1)
        assert all_three.public["resigned"] == [1]
        assert (await all_three.refused("resign", seat=1))["rule"] == "Z8"
        await all_three.play()
        assert all_three.turn == 2
        await all_three.ask("resign", seat=2)
        await all_three.ask("resign", seat=0)
        assert all_three.status == "over"
        assert all_three.public["winners"] == []
        assert all_three.public["ending"] == "given-up"
        assert [seat["resigned"] for seat in all_three.table["seats"]] == [True] * 3
        assert (await all_three.refused("play", seat=0, move="Sh1@1,0"))["code"] == "game-over"


async def test_the_record_of_a_finished_game_replays(server: Api) -> None:
    made = await server.create("here", "random", name="Ann")
    async with server.join(made["table"], made["token"]) as ann:
        assert (await server.ask("GET", f"/api/tables/{made['table']}/records"))["records"] == []
        while await ann.my_turn():
            await ann.play()
        (id,) = ann.table["records"]
        assert next(message["record"] for message in reversed(ann.messages) if message["type"] == "update") == id
        listed = (await server.ask("GET", f"/api/tables/{made['table']}/records"))["records"]
        assert [record["record"] for record in listed] == [id]
        assert listed[0]["players"] == ["Ann", "random"]
        record = await server.ask("GET", f"/api/records/{id}")
        match = from_record(record)
        totals = [score["total"] for score in ann.public["scores"]]
        assert [score.total for score in match.position.scores()] == totals
        replay = await server.ask("GET", f"/api/records/{id}/replay")
        assert len(replay["turns"]) == len(match.moves) + 1
        assert [score["total"] for score in replay["turns"][-1]["scores"]] == totals
        imported = await server.ask("POST", "/api/records", record)
        assert await server.ask("GET", f"/api/records/{imported['record']}") == record


@pytest.mark.parametrize("seats", [1, 5, 8])
async def test_every_number_of_seats_plays_to_the_end(server: Api, seats: int) -> None:
    made = await server.create(*["here"] + ["random"] * (seats - 1))
    async with server.join(made["table"], made["token"]) as ann:
        while await ann.my_turn():
            await ann.play()
        await asyncio.sleep(0)
        assert ann.public["winners"]
