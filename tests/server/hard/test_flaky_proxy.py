"""Games through a network that cuts, delays, stalls and repeats: everybody ends up with the same position."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Api, Json, Seat
from tests.server.conftest import MakeServer
from tests.server.hard.flaky_proxy import FlakyProxy
from tests.server.hard.kluster_player import KlusterPlayer
from tests.server.hard.logbook import check_acknowledged, check_told, fold, position_in, read_log
from tests.server.hard.player import Player

GENEROUS = {"messages_per_second": 1000.0, "messages_at_once": 1000}


class Stutterer(Player):
    """Sends some messages twice."""

    repeated = 0

    async def _ask(self, seat: Seat, message: Json) -> None:
        if self.random.random() < 0.3:
            self.repeated += 1
            await seat.post(message)
        await super()._ask(seat, message)


async def test_two_people_finish_a_game_of_clustered(make_server: MakeServer, database: str) -> None:
    server = make_server(database=database, limits=GENEROUS)
    direct = await server.started()
    made = await direct.create("here", "link")
    seated = await direct.sit(made["table"], "Ben")
    async with FlakyProxy(server.port, seed=1) as proxy:
        api = Api(proxy.url)
        tokens = (made["token"], seated["token"])
        people = [Stutterer(api, made["table"], token, seed, lambda: True) for seed, token in enumerate(tokens)]
        await asyncio.gather(*(person.play() for person in people))
    assert proxy.cuts > 0
    assert proxy.stalls > 0
    assert sum(person.repeated for person in people) > 0
    assert sum(person.connections for person in people) > 2
    log = await read_log(database, made["table"])
    table = fold(log)
    for number, person in enumerate(people):
        check_acknowledged(log, number, person.acknowledged)
        check_told(log, person.heard())
        assert person.seat is not None
        assert person.seat.public["phase"] == "over"
        truth: Any = position_in(table, number)
        board = {(x, y): (tile, owner) for x, y, tile, owner in truth["public"]["board"]}
        assert person.seat.board == board
        assert person.seat.public["scores"] == truth["public"]["scores"]


async def test_two_people_take_their_turns_of_kluster(make_server: MakeServer) -> None:
    server = make_server(limits=GENEROUS)
    direct = await server.started()
    made = await direct.create("here", "link", game="kluster", kluster={"boxes": {"classic": 1}})
    seated = await direct.sit(made["table"], "Ben")
    async with FlakyProxy(server.port, seed=2, cut=0.02, stall=0.05) as proxy:
        api = Api(proxy.url)
        people: list[KlusterPlayer] = []

        def enough() -> bool:
            return all(person.turns >= 2 for person in people) or any(person.over() for person in people)

        for seed, token in enumerate((made["token"], seated["token"])):
            people.append(KlusterPlayer(api, made["table"], token, seed, enough))
        await asyncio.gather(*(person.play() for person in people))
    assert proxy.cuts + proxy.stalls > 0
    log = await read_log(server.database, made["table"])
    truth = position_in(fold(log), None)
    for person in people:
        check_told(log, person.heard())
    async with direct.join(made["table"]) as seat:
        assert seat.public["pools"] == [list(pool) for pool in truth["public"]["pools"]]
