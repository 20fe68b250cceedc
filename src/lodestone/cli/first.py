"""How the terminal settles who begins (Z13)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from lodestone.core import FirstBy, InvalidSetup, Seat, seat_letter, who_begins
from lodestone.i18n import text

DRAW = "draw"


def settle_first(
    wish: str, seed: int, seats: int, people: Sequence[Seat], question: str | None = None
) -> tuple[Seat, FirstBy]:
    """Who begins, and how that is settled.

    `wish` is what `--first` says: a seat's letter, `draw` or nothing. Then people who share the keyboard are asked
    `question`: who of them is the youngest, say.
    """
    if wish and wish.lower() != DRAW:
        return seat_of(wish, seats), FirstBy.NAMED
    if not wish and len(people) > 1 and question is not None:
        picked = _ask(question, people)
        by = FirstBy.DRAWN if picked is None else FirstBy.PICKED
        return who_begins(by, picked, seed, seats, people)
    return who_begins(FirstBy.DRAWN if wish else None, None, seed, seats, people)


def begins(first: Seat, by: FirstBy) -> str:
    """The sentence that tells who begins."""
    return text("play-begins", seat=seat_letter(first), by=str(by))


def seat_of(letter: str, seats: int) -> Seat:
    """The seat with this letter."""
    letters = [seat_letter(seat) for seat in range(seats)]
    if letter.upper() not in letters:
        raise InvalidSetup("play-first-letter", letter=letter[:10], last=letters[-1])
    return letters.index(letter.upper())


def _ask(question: str, people: Sequence[Seat]) -> Seat | None:
    """Ask who it is; None: draw lots."""
    letters = [seat_letter(seat) for seat in people]
    with suppress(EOFError):
        while answer := input(text(question, seats=", ".join(letters)) + " ").strip().upper():
            if answer in letters:
                return people[letters.index(answer)]
    return None
