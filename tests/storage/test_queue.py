"""Who is paired: the queue by itself, at any time and with messages in any order."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lodestone.storage import queue
from lodestone.storage.queue import CallAnswered, Queue, Waiter, WaiterArrived, WaiterLeft

ANSWER = 15.0
"""s to answer a call."""


def arrived(id: str, game: str = "clustered") -> WaiterArrived:
    return WaiterArrived(id, game, f"{id}’s name", "en")


class Lobby:
    """A queue over some time, with servers that can die."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.waiters: list[Waiter] = []
        self._pairs = itertools.count()

    def hear(
        self, *news: WaiterArrived | WaiterLeft | CallAnswered, server: str = "a", after: float = 0.0
    ) -> dict[str, Waiter]:
        self.now += after
        lobby = Queue(self.waiters, self.now, lambda: f"pair{next(self._pairs)}")
        for each in news:
            lobby.hear(server, each)
        lobby.settle(ANSWER)
        self.waiters = list(lobby.waiters.values())
        for one in self.waiters:
            others = [two for two in self.waiters if two is not one and one.pair is not None and two.pair == one.pair]
            assert lobby.partner(one) is (others[0] if others else None)
        return lobby.waiters

    def make_table(self, pair: str) -> bool:
        lobby = Queue(self.waiters, self.now, str)
        both = lobby.agreed(pair)
        if both:
            lobby.seat(both, f"table of {pair}")
        return bool(both)

    def states(self) -> dict[str, str]:
        return {waiter.id: waiter.state for waiter in self.waiters}

    def pair(self, id: str) -> str:
        (pair,) = [waiter.pair for waiter in self.waiters if waiter.id == id]
        assert pair is not None
        return pair

    def agree(self, *ids: str, server: str = "a") -> None:
        self.hear(*[CallAnswered(id, self.pair(id), True) for id in ids], server=server)


def test_two_who_wait_for_the_same_are_called_and_get_a_table_in_the_order_they_came() -> None:
    lobby = Lobby()
    lobby.hear(arrived("ann"))
    lobby.hear(arrived("kim", "kluster"), after=1)
    lobby.hear(arrived("ben"), server="b", after=1)
    assert lobby.states() == {"ann": "called", "ben": "called", "kim": "waiting"}
    lobby.agree("ann")
    assert not lobby.make_table(lobby.pair("ann"))
    lobby.agree("ben", server="b")
    assert lobby.make_table(lobby.pair("ann"))
    assert {waiter.id: waiter.seat for waiter in lobby.waiters} == {"ann": 0, "ben": 1, "kim": None}
    assert not lobby.make_table(lobby.pair("ann"))  # once


def test_who_does_not_answer_is_dropped_and_the_other_waits_on_from_where_they_were() -> None:
    lobby = Lobby()
    lobby.hear(arrived("ann"), arrived("ben"))
    lobby.agree("ann")
    lobby.hear(arrived("cem"), after=1)
    lobby.hear(after=ANSWER)
    assert lobby.states() == {"ann": "called", "ben": "dropped", "cem": "called"}
    lobby.hear(arrived("ben"))  # and tries again
    assert lobby.states()["ben"] == "waiting"


def test_who_says_no_is_gone_and_nobody_else_is_the_worse_for_it() -> None:
    lobby = Lobby()
    lobby.hear(arrived("ann"), arrived("ben"))
    lobby.hear(CallAnswered("ben", lobby.pair("ben"), False))
    assert lobby.states() == {"ann": "waiting"}
    lobby.hear(CallAnswered("ann", "another pair", True))  # too late, or made up
    assert lobby.states() == {"ann": "waiting"}


def test_who_comes_back_elsewhere_is_not_sent_away_by_the_socket_they_left() -> None:
    lobby = Lobby()
    lobby.hear(arrived("ann"), server="a")
    lobby.hear(arrived("ann"), server="b", after=1)
    lobby.hear(WaiterLeft("ann"), server="a")
    (ann,) = lobby.waiters
    assert (ann.server, ann.since) == ("b", 1000.0)


def test_who_has_a_table_may_ask_again_where_it_is_for_a_while() -> None:
    lobby = Lobby()
    lobby.hear(arrived("ann"), arrived("ben"))
    lobby.agree("ann", "ben")
    assert lobby.make_table(lobby.pair("ann"))
    lobby.hear(WaiterLeft("ann"), after=1)
    assert lobby.hear(arrived("ann"), server="b", after=1)["ann"].table_id is not None
    lobby.hear(after=queue.SEATED)
    assert lobby.states() == {}


def test_at_a_dead_server_nobody_is_called_and_in_the_end_nobody_remembered() -> None:
    lobby = Lobby()
    lobby.hear(arrived("ann"))
    lobby.waiters[0].lives = False
    lobby.hear(arrived("ben"), server="b")
    assert lobby.states() == {"ann": "waiting", "ben": "waiting"}
    lobby.hear(after=queue.FORGOTTEN + 1)
    assert lobby.states() == {"ben": "waiting"}


def test_a_queue_that_is_full_takes_nobody_in() -> None:
    lobby = Lobby()
    lobby.hear(*[arrived(f"p{number}") for number in range(queue.MOST + 1)])
    assert len(lobby.waiters) == queue.MOST
    assert f"p{queue.MOST}" not in lobby.states()


class Looked(Waiter):
    """A waiter that counts how often it is looked at."""

    times = 0

    def __getattribute__(self, name: str) -> object:
        Looked.times += 1
        return super().__getattribute__(name)


def _looks(many: int) -> int:
    """How often waiters are looked at in all, if so many come, and then go, at the same moment."""
    before = Looked.times
    lobby = Queue((), 0.0, iter(map(str, range(many))).__next__)
    for number in range(many):
        lobby.hear("a", arrived(f"p{number}"))
    lobby.settle(ANSWER)
    assert len(lobby.changed) == many
    assert all(lobby.partner(waiter) for waiter in lobby.waiters.values())
    for number in range(many):
        lobby.hear("a", WaiterLeft(f"p{number}"))
    assert lobby.waiters == {}
    return Looked.times - before


def test_twice_as_many_take_twice_as_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """The time must grow only linearly, since on PostgreSQL the queue is worked out on the event loop."""
    monkeypatch.setattr(queue, "Waiter", Looked)
    few, many = _looks(100), _looks(200)
    assert many < 3 * few


SAID = st.lists(
    st.tuples(
        st.sampled_from(["arrive", "leave", "yes", "no", "time", "table"]),
        st.integers(0, 7),
        st.sampled_from(["a", "b"]),
    ),
    max_size=60,
)


@given(SAID)
def test_whatever_happens_nobody_is_in_two_pairs_and_no_two_are_left_waiting(said: list[tuple[str, int, str]]) -> None:
    lobby = Lobby()
    for what, number, server in said:
        id = f"p{number}"
        known = {waiter.id: waiter for waiter in lobby.waiters}
        pair = known[id].pair if id in known else None
        match what:
            case "arrive":
                lobby.hear(arrived(id, ("clustered", "kluster")[number % 2]), server=server)
            case "leave":
                lobby.hear(WaiterLeft(id), server=server)
            case "yes" | "no":
                lobby.hear(CallAnswered(id, pair or "none", what == "yes"), server=server)
            case "time":
                lobby.hear(after=float(number))
            case "table":
                lobby.make_table(pair or "none")
        _check(lobby)


def _check(lobby: Lobby) -> None:
    waiting = Counter(waiter.game for waiter in lobby.waiters if waiter.state == "waiting")
    assert all(count <= 1 for count in waiting.values())
    by_pair: dict[str, list[Waiter]] = {}
    for waiter in lobby.waiters:
        assert (waiter.pair is None) == (waiter.state in ("waiting", "dropped"))
        if waiter.pair is not None:
            by_pair.setdefault(waiter.pair, []).append(waiter)
    for both in by_pair.values():
        assert len({waiter.game for waiter in both}) == 1
        assert len(both) == 2 or both[0].state == "paired"
        assert sorted(waiter.seat or 0 for waiter in both if waiter.state == "paired") in ([], [0], [1], [0, 1])
