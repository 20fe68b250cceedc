"""One's own tables in one answer: what a list shows, and nothing that not everybody may know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lodestone.server.table.secret import token_hash
from lodestone.server.table.summary import read_summary
from tests.server.client import Api, Json, Refusal


async def ask(server: Api, *kept: tuple[str, str | None]) -> list[Json]:
    wish = {"tables": [{"table": table, "token": token} for table, token in kept]}
    found: list[Json] = (await server.ask("POST", "/api/my-tables", wish))["tables"]
    return found


def shown(told: Json, *fields: str) -> list[Any]:
    return [told[field] for field in fields]


async def test_each_table_tells_who_plays_whose_turn_it_is_and_how_they_stand(server: Api) -> None:
    made = await server.create("here", "link", "random", name="Ann")
    table = made["table"]
    (waiting,) = await ask(server, (table, made["token"]))
    assert shown(waiting, "status", "turn", "your_turn", "deadline") == ["waiting", None, False, None]
    assert [seat["name"] for seat in waiting["seats"]] == ["Ann", None, "random"]
    ben = (await server.sit(table, "Ben"))["token"]
    async with server.join(table, made["token"]) as ann:
        move = next(move for move in ann.moves() if "@" in move)
        await ann.play(move)
        mine, his, nobodys = (
            await ask(server, (table, made["token"])),
            await ask(server, (table, ben)),
            await ask(server, (table, None)),
        )
        assert shown(mine[0], "status", "turn", "your_turn", "awaited") == ["playing", 1, False, False]
        assert shown(his[0], "turn", "your_turn", "awaited") == [1, True, True]
        assert shown(nobodys[0], "turn", "your_turn", "awaited") == [1, False, False]
        assert [seat["you"] for seat in mine[0]["seats"]] == [True, False, False]
        assert [seat["standing"] for seat in mine[0]["seats"]] == [each["total"] for each in ann.public["scores"]]
        assert mine[0]["since"] > waiting["since"]
        await ann.ask("resign", seat=0)
        (left,) = await ask(server, (table, ben))
        assert shown(left, "your_turn", "awaited") == [True, False]  # nobody is left who would wait
        await ann.ask("close")
    (closed,) = await ask(server, (table, ben))
    assert shown(closed, "status", "turn") == ["closed", None]


async def test_those_that_there_are_come_in_the_order_of_asking(server: Api) -> None:
    made = [await server.create("here") for _ in range(3)]
    kept = [(one["table"], one["token"]) for one in reversed(made)]
    told = await ask(server, kept[0], ("nosuchtable", None), *kept[1:], kept[0])
    assert [one["table"] for one in told] == [table for table, _ in kept]
    assert await ask(server) == []


async def test_only_so_many_are_answered_at_once(server: Api) -> None:
    many = [(f"nosuchtable{number}", "t" * 64) for number in range(50)]
    assert await ask(server, *many) == []
    with pytest.raises(Refusal) as refused:
        await ask(server, *many, ("onemore1", None))
    assert refused.value.code == "invalid-request"


async def test_nothing_secret_is_in_a_list(server: Api) -> None:
    made = await server.create("here", "link", name="Ann")
    await server.sit(made["table"], "Ben")
    async with server.join(made["table"], made["token"]) as ann:
        await ann.play()
    text = json.dumps(await ask(server, (made["table"], None)))
    assert made["token"] not in text
    assert token_hash(made["token"]) not in text
    assert not {"hand", "place", "seed", "salt", "key", "person"} & set(json.loads(text)[0])


async def test_an_unknown_token_has_no_seat(server: Api) -> None:
    made = await server.create("here", "here")
    (told,) = await ask(server, (made["table"], "x" * 24))
    assert [seat["you"] for seat in told["seats"]] == [False, False]


async def test_two_clocks_are_one_too_many(server: Api) -> None:
    with pytest.raises(Refusal) as refused:
        await server.create("here", clustered={"turn_days": 1, "turn_seconds": 60})
    assert refused.value.key == "setup-two-clocks"
    with pytest.raises(Refusal) as refused:
        await server.create("here", clustered={"turn_days": 2})
    assert refused.value.code == "invalid-request"
    with pytest.raises(Refusal) as refused:
        await server.create("here", game="kluster", kluster={"boxes": {"classic": 1}, "turn_days": 1})
    assert refused.value.code == "invalid-request"
    offered = {game["game"]: game["turn_days"] for game in (await server.ask("GET", "/api/games"))["games"]}
    assert offered == {"clustered": [1, 3, 7], "kluster": []}


def test_what_was_stored_before_there_were_summaries_has_none() -> None:
    assert read_summary(b"") is None
    assert read_summary(b"\xffwhatever comes later") is None
