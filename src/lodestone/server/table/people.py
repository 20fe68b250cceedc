"""The people of a table: the seats they hold, what they agree on, names and chat as they may type them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, field

from lodestone.core import InvalidRequest, Seat
from lodestone.server.protocol.common import PersonId, ProposalKind, SeatKind
from lodestone.server.table.secret import same_hash, token_hash

HOST: PersonId = 0
"""The person who made the table."""
MOST_PEOPLE = 64
"""How many people a table remembers: more than it can have seats."""

_MARKS = {"Mn", "Me"}
_UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = "\u200d\u200c"
"""Without them many emoji and some scripts fall apart."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5\u034f")
"""Letters and signs that show nothing, though they count as such."""
_MARKS_IN_A_ROW = 3
"""More of them on one letter reach into the lines above and below; no language that we know needs them in a name."""


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
    """The level of a bot that has the seat for good."""
    stand_in: str | None = None
    """The level of the bot that plays for the person at the moment."""
    times_up: int = 0
    """Turns in a row in which the person's time ran out (Z9)."""

    @property
    def free(self) -> bool:
        """Whether somebody may sit down."""
        return self.person is None and self.level is None

    @property
    def bot(self) -> str | None:
        """The level of whichever bot plays here now."""
        return self.level or self.stand_in


class People:
    """The people of a table, and its seats.

    Numbers are given once. Whoever has had no seat for longest is forgotten when others come: sitting down and leaving
    again, however often, keeps nobody out.
    """

    def __init__(self, seats: list[SeatAt]) -> None:
        self.everybody: dict[PersonId, Person] = {}
        self.seats = seats
        self.next_person: PersonId = 0
        """The number of the person who comes next."""
        self._gone: dict[PersonId, None] = {}
        """People who have left their last seat, the first to leave first."""

    def come(self, name: str, hashed: str) -> PersonId | None:
        """Add somebody; returns whoever is forgotten to make room, if anybody."""
        forgotten = None
        if len(self.everybody) >= MOST_PEOPLE and self._gone:
            forgotten = next(iter(self._gone))
            del self._gone[forgotten], self.everybody[forgotten]
        self.everybody[self.next_person] = Person(name, hashed)
        self.next_person += 1
        return forgotten

    def sit(self, seat: Seat, person: PersonId, name: str) -> None:
        """Somebody sits down."""
        self.seats[seat].person, self.seats[seat].name = person, name
        self._gone.pop(person, None)

    def leave(self, seat: Seat) -> PersonId | None:
        """Free a seat; returns whose it was."""
        person, self.seats[seat].person, self.seats[seat].name = self.seats[seat].person, None, None
        if person not in (None, HOST) and not self.seats_of(person):
            self._gone[person] = None
        return person

    def who_has(self, token: str) -> PersonId | None:
        """The person with this token."""
        wanted = token_hash(token)
        found = None
        for number, person in self.everybody.items():
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


@dataclass(slots=True)
class Question:
    """A proposal on the table: who asked, and who has agreed (whoever asked among them)."""

    kind: ProposalKind
    by: PersonId
    agreed: set[PersonId] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.agreed.add(self.by)

    def settled(self, needed: tuple[PersonId, ...]) -> bool:
        """Whether everybody who is needed has agreed."""
        return self.agreed.issuperset(needed)


def tidy(text: str) -> str:
    r"""Text on one line, without control and formatting characters, and without towers of marks.

    >>> tidy("  Ann\u202e\n b ")
    'Ann b'
    """
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in _MARKS else 0
        if letter in _JOINERS:
            kept.append(letter)
        elif category in _UNWANTED or letter in _BLANK:
            kept.append(" " * letter.isspace())
        elif marks <= _MARKS_IN_A_ROW:
            kept.append(letter)
    return " ".join("".join(kept).split())


def tidy_name(name: str) -> str:
    """A name; one that shows nothing is refused."""
    return _not_empty(tidy(name))


def tidy_chat(text: str) -> str:
    """What somebody says; nothing at all is refused."""
    return _not_empty(tidy(text))


def _not_empty(text: str) -> str:
    if all(letter in _JOINERS or letter.isspace() or unicodedata.category(letter) in _MARKS for letter in text):
        raise InvalidRequest("table-nothing-said")
    return text
