"""Agreements of people at a table: taking back, playing again, pausing; and who may do what."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import Api, Refusal
from tests.server.people import play_out, two


async def test_against_bots_the_last_move_is_taken_back_at_once(server: Api) -> None:
    made = await server.create("here", "greedy")
    async with server.join(made["table"], made["token"]) as ann:
        assert (await ann.refused("propose", kind="take_back"))["key"] == "nothing-to-take-back"
        before = (ann.public["stack_sizes"], dict(ann.board), ann.game and ann.game["private"])
        await ann.play()
        await ann.my_turn()
        await ann.ask("propose", kind="take_back")
        assert (ann.public["stack_sizes"], dict(ann.board), ann.game and ann.game["private"]) == before
        assert ann.turn == 0
        assert ann.messages[-2]["events"] == [{"event": "MovesTakenBack", "seat": 0, "count": 2}]


async def test_with_others_everybody_must_agree_to_take_back(server: Api) -> None:
    async with two(server) as (ann, ben):
        await ann.play()
        await ben.version(ann.v)
        assert (await ben.refused("propose", kind="take_back"))["rule"] == "Z7"
        await ann.ask("propose", kind="take_back")
        assert ann.public["moves"] == 1
        await ben.until(lambda: ben.table["proposal"] is not None)
        assert ben.table["proposal"] == {"kind": "take_back", "by": 0, "agreed": [0], "needed": [0, 1]}
        assert (await ben.refused("propose", kind="pause"))["key"] == "table-proposal-open"
        await ben.ask("reply", agree=True)
        await ann.version(ben.v)
        assert ann.public["moves"] == ben.public["moves"] == 0
        assert ann.table["proposal"] is None
        assert ann.board == ben.board


async def test_a_proposal_can_be_declined_withdrawn_and_overtaken(server: Api) -> None:
    async with two(server) as (ann, ben):
        await ann.play()
        for decliner in (ben, ann):
            await ann.ask("propose", kind="take_back")
            await ben.version(ann.v)
            await decliner.ask("reply", agree=False)
            await ann.version(decliner.v)
            assert ann.table["proposal"] is None
        await ann.ask("propose", kind="take_back")
        await ben.version(ann.v)
        await ben.play()
        await ann.version(ben.v)
        assert ann.table["proposal"] is None
        assert (await ann.refused("reply", agree=True))["key"] == "table-no-proposal"


async def test_a_pause_stops_play_until_somebody_resumes(server: Api) -> None:
    async with two(server) as (ann, ben):
        await ann.ask("propose", kind="pause")
        await ben.version(ann.v)
        await ben.ask("reply", agree=True)
        await ann.until(lambda: ann.table["paused"])
        assert (await ann.refused("play", seat=0, move=ann.moves()[0]))["key"] == "table-paused"
        await ben.ask("resume")
        assert (await ben.refused("resume"))["key"] == "table-not-paused"
        await ann.until(lambda: not ann.table["paused"])
        await ann.play()


async def test_playing_again_the_next_seat_starts(server: Api) -> None:
    async with two(server) as (ann, ben):
        assert (await ann.refused("propose", kind="again"))["rule"] == "Z10"
        await ann.ask("resign", seat=0)
        await ben.version(ann.v)
        await ben.ask("resign", seat=1)
        await ann.until(lambda: ann.status == "over")
        first = ann.table["commitment"]["hash"]
        await ann.ask("propose", kind="again")
        await ben.version(ann.v)
        await ben.ask("reply", agree=True)
        await ann.until(lambda: ann.status == "playing")
        assert ann.table["game_number"] == 2
        assert ann.turn == ben.turn == 1
        assert ann.table["commitment"]["hash"] != first
        await play_out(ann, ben)
        assert len(ann.table["records"]) == 2


async def test_a_bot_stands_in_for_somebody_who_is_away_and_hands_back(server: Api) -> None:
    made = await server.create("here", "link", name="Ann")
    seated = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], made["token"]) as ann:
        async with server.join(made["table"], seated["token"]) as ben:
            await ann.until(lambda: ann.table["people"][1]["present"])
            assert (await ann.refused("stand_in", seat=1, level="greedy"))["key"] == "table-still-here"
            assert (await ben.refused("stand_in", seat=1, level="nobody"))["key"] == "setup-bot"
        await ann.until(lambda: not ann.table["people"][1]["present"])
        await ann.ask("stand_in", seat=1, level="greedy")
        await ann.play()
        await ann.my_turn()
        assert ann.public["moves"] == 2
        assert ann.table["seats"][1] | {"level": "greedy", "standing_in": True} == ann.table["seats"][1]
        async with server.join(made["table"], seated["token"]) as ben:
            assert (await ben.refused("play", seat=1, move="Sh1@1,0"))["key"] == "table-bot-plays"
            await ben.ask("stand_in", seat=1, level=None)
            await ann.version(ben.v)
            await ann.play()
            await ben.my_turn()
            await ben.play()


async def test_the_host_can_begin_with_bots_on_the_free_seats(server: Api) -> None:
    made = await server.create("here", "link", "link", name="Ann")
    seated = await server.sit(made["table"], "Ben", seat=2)
    async with server.join(made["table"], made["token"]) as ann, server.join(made["table"], seated["token"]) as ben:
        assert ben.seats == [2]
        assert (await ben.refused("start", level="random"))["key"] == "table-host-only"
        assert (await ann.refused("play", seat=0, move="Sh1@1,0"))["key"] == "table-not-begun"
        await ann.ask("start", level="random")
        assert ann.status == "playing"
        assert [seat["level"] for seat in ann.table["seats"]] == [None, "random", None]
        with pytest.raises(Refusal, match="already begun"):
            await server.sit(made["table"], "Cy")


async def test_a_seat_can_be_given_up_and_another_one_taken(server: Api) -> None:
    made = await server.create("here", "link", "link", "link")
    seated = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], seated["token"]) as ben:
        more = await server.sit(made["table"], "Ben's brother", seat=3, token=seated["token"])
        assert (more["person"], more["token"]) == (seated["person"], seated["token"])
        await ben.until(lambda: ben.seats == [1, 3])
        await ben.ask("leave", seat=1)
        assert ben.seats == [3]
        assert ben.table["seats"][1]["name"] is None


async def test_chat_reactions_and_names(server: Api) -> None:
    async with two(server) as (ann, ben):
        await ann.ask("say", text="  hello\u202e\n there  ")
        await ben.ask("react", reaction="clap")
        await ann.ask("rename", name="Anna")
        await ann.ask("say", text="me")
        await ben.until(lambda: len(ben.chat) == 3)
        assert [(line["name"], line["text"], line["reaction"]) for line in ben.chat] == [
            ("Ann", "hello there", None),
            ("Ben", None, "clap"),
            ("Anna", "me", None),
        ]
        assert [seat["name"] for seat in ben.table["seats"]] == ["Anna", "Ben"]
        assert (await ann.refused("react", reaction="💩"))["code"] == "not-allowed"
        assert (await ann.refused("say", text=" \u200b "))["key"] == "table-nothing-said"
        assert (await ann.refused("say", text="x" * 281))["code"] == "invalid-request"


async def test_chat_can_be_switched_off(server: Api) -> None:
    async with two(server, chat=False) as (ann, _):
        assert (await ann.refused("say", text="hello"))["key"] == "table-no-chat"


async def test_a_closed_table_can_only_be_looked_at(server: Api) -> None:
    async with two(server) as (ann, ben):
        assert (await ben.refused("close"))["key"] == "table-host-only"
        await ann.ask("close")
        await ben.until(lambda: ben.status == "closed")
        assert (await ben.refused("say", text="hello"))["key"] == "table-closed"
        assert (await ben.ask("groups"))["groups"] == []


async def test_Z9_who_lets_the_time_run_out_twice_is_stood_in_for_until_they_are_back(server: Api) -> None:
    made = await server.create("here", "random", clustered={"turn_seconds": 5})
    async with server.join(made["table"], made["token"]) as ann:
        await ann.until(lambda: ann.table["seats"][0]["standing_in"])
        told = [event for message in ann.messages if message["type"] == "update" for event in message["events"]]
        assert [event for event in told if event["event"] in ("TimeRanOut", "BotStoodIn")] == [
            {"event": "TimeRanOut", "seat": 0},
            {"event": "TimeRanOut", "seat": 0},
            {"event": "BotStoodIn", "seat": 0, "level": "greedy"},
        ]
        async with server.join(made["table"]) as later:  # newcomers read the same, in the same order
            log = later.messages[0]["game"]["public"]["log"]
        lines = ["TilePlaced" if "@" in what else what for seat, what in log if seat == 0]
        names = {"TimeRanOut": "time-up", "BotStoodIn": "stand-in:greedy", "TilePlaced": "TilePlaced"}
        assert lines == [names[event["event"]] for event in told if event["seat"] == 0 and event["event"] in names]
        assert ann.table["paused"]  # nobody is left playing
        await ann.ask("stand_in", seat=0, level=None)
        assert not ann.table["seats"][0]["standing_in"]
        assert not ann.table["paused"]
        await ann.my_turn()
        await ann.play()


async def test_when_the_time_is_up_a_bot_makes_the_move(server: Api) -> None:
    async with two(server, clustered={"turn_seconds": 5}) as (ann, ben):
        assert ann.table["clock"]["running"]
        await ann.until(lambda: ann.public["moves"] == 1)
        await ben.version(ann.v)
        update = next(message for message in reversed(ann.messages) if message["type"] == "update")
        assert update["clock"]["turn_seconds"] == 5
        assert 4 < update["clock"]["left"] <= 5
        assert ann.turn == 1
        await ben.play()
        await asyncio.sleep(0)
