"""A table is not where it was thought to be: requests are repeated elsewhere if that is safe, and never done twice."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lodestone.server.cluster.relay import Frames
from lodestone.server.cluster.signing import HEADER, sign
from tests.server.client import Api, metric
from tests.server.cluster.cluster_server import SECRET
from tests.server.cluster.conftest import MakeTold
from tests.server.cluster.told_owners import Map, table_of
from tests.server.hard.player import Player


class Deaf:
    """A server that accepts requests and answers none, so that nobody knows whether they were carried out."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        self.heard.append(head.decode().partition(" HTTP")[0])
        writer.close()


@asynccontextmanager
async def deaf_server(owners: Map) -> AsyncIterator[Deaf]:
    """A deaf server that all others believe to be one of them."""
    deaf = Deaf()
    async with await asyncio.start_server(deaf.take, "127.0.0.1", 0) as listening:
        owners.servers["deaf"] = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/"
        yield deaf


def believe(owners: Map, node: str, table: str, owner: str) -> None:
    owners.mistakes.setdefault(node, {})[table] = owner
    owners.write()


async def test_who_is_not_the_owner_says_so_and_the_edge_asks_again(make_told: MakeTold, owners: Map) -> None:
    owner, edge, third = make_told("owner"), make_told("edge"), make_told("third")
    made = await table_of(owner, owners, "here", "greedy")
    table = made["table"]
    believe(owners, "edge", table, "third")
    assert (await edge.api.ask("GET", f"/api/tables/{table}"))["table"] == table
    assert await metric(edge.api, "lodestone_owners_asked_again_total") == 1
    made = await table_of(owner, owners, "here", "greedy")
    believe(owners, "edge", made["table"], "third")
    player = Player(edge.api, made["table"], made["token"], 1, lambda: True)
    await player.play()
    assert (player.over(), player.connections) == (True, 1)
    assert await metric(third.api, "lodestone_requests_passed_on_total") == 0


async def test_a_request_is_passed_on_once_at_most(make_told: MakeTold, owners: Map) -> None:
    owner, third = make_told("owner"), make_told("third")
    table = (await table_of(owner, owners))["table"]
    path = f"/api/tables/{table}"
    signed = {HEADER: sign(SECRET.encode(), "GET", path, "192.0.2.1")}
    assert (await third.api.request("GET", path, headers=signed)).status_code == 421
    assert (await third.api.request("GET", path)).status_code == 200
    assert await metric(third.api, "lodestone_requests_passed_on_total") == 1


async def test_what_may_have_been_done_is_not_asked_twice(make_told: MakeTold, owners: Map) -> None:
    owner, edge = make_told("owner"), make_told("edge")
    table = (await table_of(owner, owners, "here", "link", "link"))["table"]
    path = f"/api/tables/{table}"
    async with deaf_server(owners) as deaf:
        believe(owners, "edge", table, "deaf")
        lost = await edge.api.request("POST", f"{path}/seats", {"name": "Ben"})
        assert lost.status_code == 503
        assert lost.json()["error"]["code"] == "unavailable"
        assert lost.headers["retry-after"]
        assert deaf.heard == [f"POST {path}/seats"]
        assert (await edge.api.sit(table, "Ben"))["seat"] == 1  # by now it knows better


async def test_what_changes_nothing_is_asked_again(make_told: MakeTold, owners: Map) -> None:
    owner, edge = make_told("owner"), make_told("edge")
    table = (await table_of(owner, owners))["table"]
    async with deaf_server(owners) as deaf:
        believe(owners, "edge", table, "deaf")
        assert (await edge.api.request("GET", f"/api/tables/{table}")).status_code == 200
        assert deaf.heard == [f"GET /api/tables/{table}"]


async def test_whom_nobody_can_reach_nothing_was_sent_to(make_told: MakeTold, owners: Map) -> None:
    owner, edge = make_told("owner"), make_told("edge")
    table = (await table_of(owner, owners))["table"]
    believe(owners, "edge", table, "nobody")
    assert (await edge.api.sit(table, "Ben"))["seat"] == 1


async def test_a_table_that_becomes_ours_while_we_ask_is_answered_here(make_told: MakeTold, owners: Map) -> None:
    edge = make_told("edge")
    made = await edge.api.create("here", "link")
    believe(owners, "edge", made["table"], "nobody")
    assert (await edge.api.sit(made["table"], "Ben"))["seat"] == 1
    async with edge.api.join(made["table"], made["token"]) as seat:
        await seat.play()


async def test_an_owner_that_cannot_be_found_is_unavailable(make_told: MakeTold, owners: Map) -> None:
    edge = make_told("edge")
    owners.owners["lost"] = "nobody"
    owners.write()

    async def ask(api: Api) -> int:
        return (await api.request("GET", "/api/tables/lost")).status_code

    assert await asyncio.gather(*(ask(edge.api) for _ in range(4))) == [503] * 4


def _frame(size: int, opcode: int, masked: bool) -> bytes:
    mask = 0x80 if masked else 0
    if size < 126:
        head = bytes((0x80 | opcode, mask | size))
    elif size < 2**16:
        head = bytes((0x80 | opcode, mask | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((0x80 | opcode, mask | 127)) + size.to_bytes(8, "big")
    return head + bytes(4 if masked else 0) + b"\x88" * size


@given(
    st.lists(st.tuples(st.sampled_from([0, 1, 125, 126, 300, 70_000]), st.sampled_from([1, 2, 9, 10])), max_size=6),
    st.lists(st.integers(0, 2**18), max_size=12),
    st.booleans(),
)
def test_frames_are_found_however_they_are_cut(sizes: list[tuple[int, int]], cuts: list[int], masked: bool) -> None:
    frames = [_frame(size, opcode, masked) for size, opcode in sizes]
    stream = b"".join(frames)
    ends = {sum(map(len, frames[:number])) for number in range(len(frames) + 1)}
    followed, before = Frames(), 0
    for cut in sorted(min(cut, len(stream)) for cut in [*cuts, 1, 2, 3, len(stream)]):
        followed.follow(stream[before:cut])
        before = cut
        assert followed.whole == (cut in ends)
    assert (followed.count, followed.closed) == (len(frames), False)
    followed.follow(_frame(2, 8, masked))
    assert followed.closed


@pytest.mark.parametrize("secret", ["another one", None])
async def test_servers_with_other_secrets_get_nowhere(make_told: MakeTold, owners: Map, secret: str | None) -> None:
    owner, edge = make_told("owner", limits={"requests_per_minute": 5}, secret=secret), make_told("edge")
    table = (await table_of(owner, owners))["table"]
    answers = [(await edge.api.request("GET", f"/api/tables/{table}")).status_code for _ in range(6)]
    assert 429 in answers  # to the owner, whoever asks is a guest like any other


async def test_servers_with_other_secrets_do_not_ask_each_other_for_ever(make_told: MakeTold, owners: Map) -> None:
    edge, other = make_told("edge"), make_told("other", secret="another one")
    table = (await table_of(edge, owners))["table"]
    believe(owners, "edge", table, "other")
    believe(owners, "other", table, "edge")
    assert (await edge.api.request("GET", f"/api/tables/{table}")).status_code == 200
    async with other.api.join(table) as seat:
        assert seat.v >= 0
    assert await metric(other.api, "lodestone_requests_passed_on_total") == 0
