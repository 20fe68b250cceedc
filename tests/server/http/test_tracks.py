"""The movement of recorded turns of Kluster, over HTTP."""

from __future__ import annotations

import copy
import json

from lodestone.match.kluster.live.filming import unpack_track
from lodestone.match.kluster.live.wire_frame import FrameViewer, SeenTable
from tests.server.client import Api
from tests.server.magnets import begun, place


def _moments(track: bytes) -> list[SeenTable]:
    viewer = FrameViewer()
    seen = [viewer.see(frame) for frame in unpack_track(track)]
    assert None not in seen
    return [one for one in seen if one is not None]


async def _film(server: Api, record: str, turn: object) -> tuple[int, bytes]:
    answer = await server.request("GET", f"/api/records/{record}/tracks/{turn}")
    return answer.status_code, answer.content


async def test_a_record_is_filmed_turn_by_turn_unless_it_comes_out_differently(server: Api) -> None:
    made = await server.create("here", "here", game="kluster", kluster={"boxes": {"duo": 1}})
    async with server.join(made["table"], made["token"]) as both:
        await begun(both)
        magnet = both.public["magnets"].index(both.public["pools"][0][0])
        await place(both, both.public["pools"][0][0], 0, 0)
        await both.until(lambda: both.turn == 1)
        await both.ask("resign", seat=1)
        await both.until(lambda: both.status == "over")
        (record,) = both.table["records"]

    replay = await server.ask("GET", f"/api/records/{record}/replay")
    assert [turn["seat"] for turn in replay["turns"]] == [None, 0, 1]
    assert [len(pool) for pool in replay["turns"][1]["pools"]] == [5, 6]
    assert replay["turns"][1]["events"][0]["event"] == "MagnetPlaced"
    assert replay["magnets"] == both.public["magnets"]

    (set_table,) = _moments((await _film(server, record, 0))[1])
    assert set_table.poses == {}
    assert len(set_table.cords) == 1
    status, track = await _film(server, record, 1)
    assert status == 200
    moments = _moments(track)
    assert [moment.wire.clock for moment in moments] == sorted({moment.wire.clock for moment in moments})
    assert max(moment.poses[magnet][2] for moment in moments if magnet in moment.poses) > 100  # carried
    lies = replay["record"]["turns"][0]["lying"][replay["magnets"][magnet]]
    assert max(abs(shown - told) for shown, told in zip(moments[-1].poses[magnet][:3], lies[:3], strict=True)) < 0.1
    assert {status for turn in (3, -1, "x") for status in [(await _film(server, record, turn))[0]]} == {404}


async def test_a_record_of_another_physics_is_not_filmed_but_shows_the_set_table(server: Api) -> None:
    from lodestone.kluster import Boxes
    from lodestone.match.kluster.live import KlusterMatch, Resign, set_table, to_record
    from lodestone.match.records import chained, opening_check

    match = KlusterMatch(set_table(Boxes(duo=1), seats=2, seed=5))
    match.do(0, Resign())
    match.advance_to_rest()
    data = json.loads(json.dumps(to_record(match)))
    other = copy.deepcopy(data) | {"physics": "another", "digest": "0" * 64}
    laid = ("table", "seed", "order", "magnets", "cords", "physics", "digest")
    keys = ("boxes", "seats", "first", "first_by", "options", *laid)
    other["check"] = check = opening_check({key: other[key] for key in keys})
    for turn in other["turns"]:
        line = {key: value for key, value in turn.items() if key != "check"}
        turn["check"] = check = chained(check, json.dumps(line, sort_keys=True, separators=(",", ":")))
    imported = (await server.ask("POST", "/api/records", other))["record"]
    assert (await _film(server, imported, 0))[0] == 200
    assert (await _film(server, imported, 1))[0] == 409
