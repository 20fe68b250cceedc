"""People and the seats they hold."""

from __future__ import annotations

from dataclasses import dataclass

from lodestone.core import Seat
from lodestone.server.protocol.common import PersonId, SeatKind
from lodestone.server.table.secret import same_hash, token_hash


@dataclass(slots=True)
class Person:
    """Somebody with a token."""

    name: str
    token_hash: str


@dataclass(slots=True)
class SeatAt:
    """One seat at a table. Free: nobody and no bot."""

    kind: SeatKind
    name: str | None = None
    person: PersonId | None = None
    level: str | None = None
    """A bot's, for good."""
    stand_in: str | None = None
    """Of the bot that plays for the person just now."""

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return self.person is None and self.level is None

    @property
    def bot(self) -> str | None:
        """The level of whichever bot plays here now."""
        return self.level or self.stand_in


class People:
    """Everybody who has ever come to a table, and its seats."""

    def __init__(self, seats: list[SeatAt]) -> None:
        self.everybody: list[Person] = []
        self.seats = seats

    def who_has(self, token: str) -> PersonId | None:
        """Whose token this is."""
        wanted = token_hash(token)
        found = None
        for number, person in enumerate(self.everybody):
            if same_hash(person.token_hash, wanted):
                found = number
        return found

    def seats_of(self, person: PersonId | None) -> tuple[Seat, ...]:
        """The seats somebody holds."""
        if person is None:
            return ()
        return tuple([number for number, seat in enumerate(self.seats) if seat.person == person])

    def seated(self) -> tuple[PersonId, ...]:
        """Everybody who holds a seat that no bot plays for them."""
        return tuple(sorted({seat.person for seat in self.seats if seat.person is not None and seat.bot is None}))

    def free_seats(self) -> tuple[Seat, ...]:
        """Where somebody may sit down."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.free)

    def rename(self, person: PersonId, name: str) -> None:
        """Somebody goes by another name; seats of a shared screen keep theirs."""
        before = self.everybody[person].name
        self.everybody[person].name = name
        for seat in self.seats:
            if seat.person == person and seat.name == before:
                seat.name = name
