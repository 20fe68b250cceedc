"""Hints over real sockets: who may ask when, who is told, and that nothing else waits for them."""

from __future__ import annotations

import json

import pytest

from tests.server.client import Api, Seat
from tests.server.magnets import begun
from tests.server.people import hint, two


async def test_against_bots_a_hint_is_an_allowed_move_with_its_reasons(server: Api) -> None:
    made = await server.create("here", "greedy")
    async with server.join(made["table"], made["token"]) as ann:
        assert ann.table["hints"] == "yes"
        answer = await hint(ann, 1)
        assert (answer["type"], answer["seat"]) == ("hinted", 0)
        advice = answer["advice"]
        assert advice["game"] == "clustered"
        allowed = ann.moves()
        assert {advice["best"]["move"], *(one["move"] for one in advice["alternatives"])} <= set(allowed)
        assert advice["reasons"]
        preview = await ann.ask("preview", seat=0, move=advice["best"]["move"])
        assert preview["gain"] == advice["best"]["points"]
        await ann.play(advice["best"]["move"])


@pytest.mark.parametrize(("wish", "before", "after"), [(None, "ask", "yes"), (True, "yes", "yes"), (False, "no", "no")])
async def test_with_others_hints_need_consent_unless_the_table_says_otherwise(
    server: Api, wish: bool | None, before: str, after: str
) -> None:
    async with two(server, hints=wish) as (ann, ben):
        assert ann.table["hints"] == ben.table["hints"] == before
        if wish is None:
            assert await _refusal(ann, seat=0) == ("not-allowed", "table-hints-ask")
            await ann.ask("propose", kind="hints")
            await ben.until(lambda: ben.table["proposal"] is not None)
            assert ben.table["proposal"]["kind"] == "hints"
            await ben.ask("reply", agree=True)
        elif wish is False:
            assert (await ann.refused("propose", kind="hints"))["key"] == "table-no-hints"
            assert await _refusal(ann, seat=0) == ("not-allowed", "table-no-hints")
        await ann.version(ben.v)
        assert ann.table["hints"] == ben.table["hints"] == after
        if after == "yes":
            assert (await hint(ann, 1))["type"] == "hinted"


async def test_whoever_declines_leaves_it_as_it_was(server: Api) -> None:
    async with two(server) as (ann, ben):
        await ann.ask("propose", kind="hints")
        await ben.version(ann.v)
        await ben.ask("reply", agree=False)
        await ann.version(ben.v)
        assert (ann.table["hints"], ann.table["proposal"]) == ("ask", None)


async def _refusal(who: Seat, seat: int) -> tuple[str, str]:
    error = await who.refused("hint", seat=seat)
    assert error["message"]
    return error["code"], error["key"]


async def test_never_for_another_seat_or_out_of_turn_or_two_at_once(server: Api) -> None:
    async with two(server, hints=True) as (ann, ben), server.join(ann.table["table"]) as watcher:
        assert await _refusal(watcher, seat=0) == ("not-allowed", "table-not-your-seat")
        assert await _refusal(ben, seat=0) == ("not-allowed", "table-not-your-seat")
        assert await _refusal(ben, seat=1) == ("not-allowed", "table-not-on-turn")
        assert await _refusal(ann, seat=7) == ("not-allowed", "table-not-your-seat")
        await ann.post({"type": "hint", "id": "one", "seat": 0})
        assert await _refusal(ann, seat=0) == ("too-many", "table-hints-often")  # one at a time
        await ann.until(lambda: any(message.get("id") == "one" for message in ann.messages))
        await ann.ask("propose", kind="pause")
        await ben.version(ann.v)
        await ben.ask("reply", agree=True)
        await ann.version(ben.v)
        assert await _refusal(ann, seat=0) == ("conflict", "table-paused")
        await ann.ask("resume")
        await ann.ask("stand_in", seat=0, level="random")
        assert await _refusal(ann, seat=0) == ("conflict", "table-bot-plays")
        await ann.ask("resign", seat=0)
        await ben.ask("resign", seat=1)
        assert await _refusal(ben, seat=1) == ("game-over", "game-over")


async def test_only_who_asked_is_told_and_nobody_waits_for_it(server: Api) -> None:
    async with two(server, hints=True) as (ann, ben), server.join(ann.table["table"]) as watcher:
        await ann.post({"type": "hint", "id": "asked", "seat": 0})
        await ann.ask("ping")
        assert not any(message.get("id") == "asked" for message in ann.messages)  # it is still being thought about
        await ann.until(lambda: any(message["type"] == "hinted" for message in ann.messages))
        await ann.ask("say", text="done")
        for other in (ben, watcher):
            await other.until(lambda other=other: other.chat)
            heard = json.dumps(other.messages)
            assert "hinted" not in heard
            assert '"advice"' not in heard


async def test_a_hint_that_comes_too_late_is_no_hint(server: Api) -> None:
    made = await server.create("here", "here")
    async with server.join(made["table"], made["token"]) as both:
        await both.post({"type": "hint", "id": "late", "seat": 0})
        await both.play()
        await both.until(lambda: any(message.get("id") == "late" for message in both.messages))
        (answer,) = [message for message in both.messages if message.get("id") == "late"]
        assert answer["type"] == "refused"
        assert answer["error"]["key"] == "table-hint-late"


async def test_at_kluster_a_hint_is_a_place_for_a_magnet_of_the_own_pool(server: Api) -> None:
    made = await server.create("here", "link", game="kluster", name="Ann", kluster={"boxes": {"duo": 1}})
    seated = await server.sit(made["table"], "Ben")
    async with server.join(made["table"], made["token"]) as ann, server.join(made["table"], seated["token"]) as ben:
        await begun(ann)
        assert await _refusal(ann, seat=0) == ("not-allowed", "table-hints-ask")
        await ann.ask("propose", kind="hints")
        await ben.until(lambda: ben.table["proposal"] is not None)
        await ben.ask("reply", agree=True)
        await ann.version(ben.v)
        assert await _refusal(ben, seat=1) == ("not-allowed", "table-not-on-turn")
        answer = await hint(ann, 1)
        assert answer["type"] == "hinted"
        best = answer["advice"]["best"]
        assert best["magnet"] in ann.public["pools"][0]
        assert best["x"] ** 2 + best["y"] ** 2 < 200**2
        assert best["risk"] == 0.0
        assert "hinted" not in json.dumps(ben.messages)
