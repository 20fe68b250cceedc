"""Limits on what is stored at a table besides moves: per seat, however many people come and go."""

from __future__ import annotations

import itertools

from lodestone.server.errors import TooMany
from lodestone.server.protocol import asked
from lodestone.server.protocol.common import SeatKind
from lodestone.server.room.allowances import Allowances
from lodestone.server.settings import Limits
from lodestone.server.table.decide import Deciding
from lodestone.server.table.people import People, SeatAt

ANN = 0
SAID = asked.Say(id="x", text="hello")
RENAMED = asked.Rename(id="x", name="Ann")
PLAYED = asked.Play(id="x", seat=0, move="-Sh1")


def table_of(seats: int) -> People:
    people = People([SeatAt(SeatKind.LINK) for _ in range(seats)])
    people.come("Ann", "0")
    people.sit(0, ANN, "Ann")
    return people


def how_many(allowances: Allowances, people: People, person: int, message: Deciding, now: float) -> int:
    for number in itertools.count():
        try:
            allowances.use(people, person, message, now)
        except TooMany:
            return number
        if number == 1000:
            return number
    raise AssertionError


def test_chat_and_all_else_but_moves_are_counted_apart_and_come_back_with_time() -> None:
    allowances, people = Allowances(Limits(chat_per_minute=30, changes_per_minute=60)), table_of(2)
    assert how_many(allowances, people, ANN, SAID, now=0) == 10
    assert how_many(allowances, people, ANN, RENAMED, now=0) == 20
    assert how_many(allowances, people, ANN, PLAYED, now=0) == 1000
    assert how_many(allowances, people, ANN, SAID, now=10) == 5
    assert how_many(allowances, people, ANN, RENAMED, now=10) == 10


def test_whoever_takes_a_seat_takes_over_what_is_left_of_it_and_nobody_elses() -> None:
    allowances, people = Allowances(Limits(chat_per_minute=30)), table_of(2)
    said = 0
    for number in range(1, 100):  # one after the other sits down, talks, leaves and talks on
        people.come(f"guest {number}", str(number))
        people.sit(1, number, f"guest {number}")
        said += how_many(allowances, people, number, SAID, now=0)
        people.leave(1)
        said += how_many(allowances, people, number, SAID, now=0)
    assert said == 20
    assert how_many(allowances, people, ANN, SAID, now=0) == 10
    people.leave(0)
    assert how_many(allowances, people, ANN, SAID, now=0) == 10  # the host without a seat has a share of their own
