"""Reviews of records over HTTP: started by the first question, with progress reports, then kept."""

from __future__ import annotations

from typing import Any

from lodestone.bots import clustered_bot
from lodestone.clustered import deal
from lodestone.match.clustered import ClusteredMatch, to_record
from tests.server.client import Api, reviewed
from tests.server.magnets import begun, place

MOVES = 3


def short_record() -> dict[str, Any]:
    """A few moves by a careless player and by a careful one."""
    match = ClusteredMatch(deal(2, 5), ("random", "greedy"))
    bots = [clustered_bot("random", 1), clustered_bot("greedy", 2)]
    for _ in range(MOVES):
        seat = match.position.seat
        assert seat is not None
        match.play(bots[seat].choose(match.view(seat)))
    return to_record(match)


async def test_a_record_of_clustered_is_reviewed_once(server: Api) -> None:
    record = (await server.ask("POST", "/api/records", short_record()))["record"]
    first = await server.ask("GET", f"/api/records/{record}/review")
    assert (first["of"], first["review"]) == (MOVES, None)
    told, state = await reviewed(server, record)
    assert told == sorted(told)
    review = state["review"]
    assert [move["number"] for move in review["moves"]] == list(range(1, MOVES + 1))
    assert [seat["moves"] for seat in review["seats"]] == [2, 1]
    assert all(move["swing"] >= 0 for move in review["moves"])
    # The same game under another name is the same review, at once.
    again = (await server.ask("POST", "/api/records", short_record()))["record"]
    assert again != record
    assert (await server.ask("GET", f"/api/records/{again}/review"))["review"] == review


async def test_a_record_of_kluster_is_reviewed_turn_by_turn(server: Api) -> None:
    made = await server.create("here", "here", game="kluster", kluster={"boxes": {"duo": 1}})
    async with server.join(made["table"], made["token"]) as both:
        await begun(both)
        magnet = both.public["pools"][0][0]
        await place(both, magnet, 0, 0)
        await both.until(lambda: both.turn == 1)
        await both.ask("resign", seat=1)
        await both.until(lambda: both.status == "over")
        (record,) = both.table["records"]
    _, state = await reviewed(server, record)
    (turn,) = state["review"]["turns"]
    assert (turn["number"], turn["seat"], turn["played"]["magnet"]) == (1, 0, magnet)
    assert turn["played"]["risk"] == 0.0


async def test_there_is_no_review_of_nothing(server: Api) -> None:
    answer = await server.request("GET", "/api/records/nothing00/review")
    assert (answer.status_code, answer.json()["error"]["key"]) == (404, "server-no-record")
