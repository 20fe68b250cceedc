"""Seats: places at a table, numbered from 0 clockwise; seat 0 is also called A."""

from __future__ import annotations

from typing import TypeAlias

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
