"""Open tables and strangers: what is listed, what is not told, and what people who have not met may say."""

from __future__ import annotations

import json

import pytest

from tests.server.client import Api, Refusal
from tests.server.strangers import Stranger, meet, open_table, refused

SECRETS = ("seed", "salt", "token", "hash", "hand", "stack", "commitment", "table_id")
KLUSTER = {"boxes": {"classic": 1}, "table": {"turn_seconds": 60}}


def named(guest: Stranger, name: str) -> list[str]:
    """The listings of one host, since those of other tests may still be there for a moment."""
    return [id for id, listing in guest.listings.items() if listing["name"] == name]


async def test_a_listing_tells_neither_the_table_nor_a_secret(server: Api) -> None:
    cells = [[x, y] for x in range(-9, 10) for y in range(-9, 10)]
    for more in ({"clustered": {"rules": {"surface": {"cells": cells}}}}, {"game": "kluster", "kluster": KLUSTER}):
        made = await open_table(server, **more)
        async with Stranger(server) as guest, server.join(made["table"], made["token"]) as host:
            await guest.until(lambda: named(guest, "Ann"))
            said = json.dumps([guest.messages, await server.ask("GET", "/api/listings")])
            assert made["table"] not in said
            assert made["token"] not in said
            assert not [word for word in SECRETS if word in said]
            assert len(said) < 2500
            (id,) = named(guest, "Ann")
            await host.ask("close")
            await guest.until(lambda: not named(guest, "Ann"))
        response = await server.request("GET", f"/api/tables/{id}")
        assert response.status_code == 404


async def test_only_the_host_lists_a_table_and_not_once_it_has_begun(server: Api) -> None:
    made = await server.create("here", "link", "link", name="Host")
    ben = await server.sit(made["table"], "Ben")
    async with (
        Stranger(server) as guest,
        server.join(made["table"], made["token"]) as host,
        server.join(made["table"], ben["token"]) as other,
    ):
        assert (await other.refused("list", on=True))["key"] == "table-host-only"
        await host.ask("list", on=True)
        await guest.until(lambda: named(guest, "Host"))
        await host.ask("list", on=False)
        await guest.until(lambda: not named(guest, "Host"))
        await host.ask("list", on=True)
        await guest.until(lambda: named(guest, "Host"))
        await host.ask("start", level="greedy")
        await guest.until(lambda: not named(guest, "Host"))
        assert (await host.refused("list", on=True))["key"] == "table-not-waiting"
    assert await refused(server.create("here", "here", listed=True)) == "table-listed-full"


async def test_strangers_have_reactions_only_until_both_allow_chat(server: Api) -> None:
    async with Stranger(server, "Ann") as ann, Stranger(server, "Ben") as ben:
        (at, _) = await meet(ann, ben)
    async with server.join(at["table"], ann.token) as one, server.join(at["table"], ben.token) as two:
        assert one.table["talk"] == "ask"
        await one.ask("react", reaction="wave")
        for told in (await one.refused("say", text="hi"), await two.refused("rename", name="Call me on …")):
            assert told["key"] == "table-chat-first"
        assert (await one.refused("close"))["key"] == "table-strangers-close"
        await two.ask("stand_in", seat=1, level="greedy")  # who is stood in for is asked all the same
        await one.ask("propose", kind="chat")
        await two.until(lambda: two.table["proposal"])
        assert two.table["proposal"]["needed"] == [0, 1]
        assert (await one.refused("say", text="hi"))["key"] == "table-chat-first"
        await two.ask("reply", agree=True)
        await one.ask("say", text="hi")
        await two.until(lambda: [line["text"] for line in two.chat] == [None, "hi"])
    async with server.join(at["table"], ann.token) as one:  # and the log knows
        assert one.table["talk"] == "yes"


async def test_a_stranger_lets_no_bot_play_for_who_is_away_for_a_moment(server: Api) -> None:
    """The clock does that in time. Without a clock somebody has to."""
    async with Stranger(server, "Ann") as ann, Stranger(server, "Ben") as ben:
        (at, _) = await meet(ann, ben)
    async with server.join(at["table"], ann.token) as one:
        assert (await one.refused("stand_in", seat=1, level="random"))["key"] == "table-has-clock"
    made = await server.create("here", "link", listed=True)
    await server.sit(made["table"], "Ben")
    async with server.join(made["table"], made["token"]) as host:
        await host.ask("stand_in", seat=1, level="greedy")


async def test_magnets_are_played_with_strangers_too(server: Api) -> None:
    async with Stranger(server, "Ann") as ann, Stranger(server, "Ben") as ben:
        at, _ = await meet(ann, ben, game="kluster")
    async with server.join(at["table"], ann.token) as seat:
        assert [one["name"] for one in seat.table["seats"]] == ["Ann", "Ben"]
        assert (seat.seats, seat.table["kluster"]["table"]["turn_seconds"]) == ([0], 120)


async def test_whoever_sits_down_later_has_allowed_nothing(server: Api) -> None:
    made = await server.create("here", "link", "link", listed=True)
    async with server.join(made["table"], made["token"]) as host:
        await host.ask("propose", kind="chat")
        await host.ask("say", text="nobody here yet")
        await server.sit(made["table"], "Ben")
        await host.until(lambda: host.table["talk"] == "ask")
        assert (await host.refused("say", text="hi"))["key"] == "table-chat-first"


async def test_nonsense_in_the_lobby_is_refused_and_answered(server: Api) -> None:
    async with Stranger(server) as guest:
        for fields in (
            {"type": "wait", "game": "chess", "token": "t" * 24},
            {"type": "wait", "game": "clustered", "token": "short"},
            {"type": "wait", "game": "clustered", "token": "t" * 24, "name": "\u200b"},
            {"type": "wait", "game": "clustered", "token": "t" * 24, "name": "x" * 25},
            {"type": "wait", "game": "clustered", "token": "t" * 24, "server": "mine"},
            {"type": "answer", "pair": "x", "agree": True},
            {"type": "hello", "protocol": 1},
        ):
            with pytest.raises(Refusal):
                await guest.ask(**fields)
        await guest.post("nonsense")
        await guest.until(lambda: guest.messages[-1]["type"] == "refused" and guest.messages[-1]["id"] is None)
        await guest.ask("ping")
