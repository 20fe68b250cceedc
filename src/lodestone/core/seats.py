"""Seats: places at a table, numbered from 0 clockwise; seat 0 is also called A. And which of them begins (Z13)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeAlias

from lodestone.core.chance import Chance

Seat: TypeAlias = int


def seat_letter(seat: Seat) -> str:
    """The letter a seat goes by on text boards.

    >>> seat_letter(2)
    'C'
    """
    return chr(ord("A") + seat)


def seat_after(seat: Seat, seats: int) -> Seat:
    """The next seat clockwise (Q-C33).

    >>> seat_after(3, 4)
    0
    """
    return seat + 1 if seat + 1 < seats else 0


class FirstBy(StrEnum):
    """How it was settled which seat begins; records keep it."""

    PICKED = "picked"
    """People said who is the youngest (C5) or the shortest (K7, D7)."""
    DRAWN = "drawn"
    """By lot, from the seed of the deal."""
    NAMED = "named"
    """The person who set up the table named a seat."""
    PERSON = "person"
    """The only person, against bots or alone."""
    MOST_LEFT = "most_left"
    """Kluster: most magnets left in the game before (K6, D6)."""
    NEXT = "next"
    """Clustered: the seat after the one that began the game before (Z10)."""
    LOWEST = "lowest"
    """Nothing that the referee knew settled it, so the lowest seat begins."""


def draw_first(seed: int, among: Sequence[Seat]) -> Seat:
    """The seat that begins by lot; anybody who knows the seed can repeat the draw.

    >>> draw_first(7, range(4))
    3
    """
    return among[Chance(seed, "first").below(len(among))]


def who_begins(
    by: FirstBy | None, seat: Seat | None, seed: int, seats: int, people: Sequence[Seat]
) -> tuple[Seat, FirstBy]:
    """Who begins a first game, and how that came about.

    `by` and `seat` are what the table wishes. Without a wish the only person begins, otherwise lots are drawn.

    >>> who_begins(None, None, seed=7, seats=3, people=[1])
    (1, <FirstBy.PERSON: 'person'>)
    """
    if by is not None and seat is not None:
        return seat, by
    if by is None and len(people) == 1:
        return people[0], FirstBy.PERSON
    return draw_first(seed, range(seats)), FirstBy.DRAWN
