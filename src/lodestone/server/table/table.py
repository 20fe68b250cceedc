"""A table: the fold of its log. `apply` is the only way it changes."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

from lodestone.core import Event, Seat
from lodestone.server.protocol.common import ClusteredOptions, Game, Hints, KlusterOptions, PersonId, Status
from lodestone.server.table import entries
from lodestone.server.table.clocks import TurnClock
from lodestone.server.table.clustered import ClusteredPlay, house_rules
from lodestone.server.table.entries import AnyEntry, Written
from lodestone.server.table.kluster import KlusterPlay
from lodestone.server.table.people import People, Person, SeatAt
from lodestone.server.table.proposals import Question
from lodestone.server.table.secret import commitment

CHAT_KEPT = 50
"""Lines of chat that newcomers are shown."""


@dataclass(frozen=True, slots=True)
class Line:
    """Something that was said."""

    number: int
    person: PersonId
    name: str
    text: str | None
    reaction: str | None


@dataclass(frozen=True, slots=True)
class Deal:
    """What a game's chance came from: secret until the game is over."""

    seed: int
    salt: str
    hash: str


@dataclass(slots=True)
class Effects:
    """What one version changed, so that people can be told no more than they need."""

    events: list[Event] = field(default_factory=list)
    """Of Clustered; not yet as anybody may see them."""
    plain_events: list[dict[str, Any]] = field(default_factory=list)
    """That everybody may see as they are."""
    table: bool = False
    """Something that `TableInfo` tells."""
    game: bool = False
    """Something of the game."""
    moved: bool = False
    """A turn has ended, even if the same seat goes on."""
    whole: bool = False
    """A client cannot know the board from what it saw before."""
    said: Line | None = None
    record: str | None = None
    seats_of: set[PersonId] = field(default_factory=set)
    """Whose seats have changed."""


class Table:
    """Everything about a table. Holds secrets; give out `views`."""

    def __init__(self) -> None:
        self.version = 0
        self.id = ""
        self.game: Game = "clustered"
        self.clustered: ClusteredOptions | None = None
        self.kluster: KlusterOptions | None = None
        self.house_rules: tuple[str, ...] = ()
        """Names of options that differ from the leaflet."""
        self.chat_allowed = True
        self.hints_wished: bool | None = None
        """As the table was made: for everybody, for nobody, or by agreement."""
        self.hints_agreed = False
        """In the game that is on."""
        self.lesson: str | None = None
        """Its name in `lessons`, if it was made to learn at."""
        self.status = Status.WAITING
        self.people = People([])
        self.play: ClusteredPlay | KlusterPlay | None = None
        self.deal: Deal | None = None
        self.game_number = 0
        self.first: Seat = 0
        self.question: Question | None = None
        self.again = False
        """Everybody wants another game, which has not begun yet."""
        self.paused = False
        self.clock: TurnClock | None = None
        self.chat: deque[Line] = deque(maxlen=CHAT_KEPT)
        self.lines = 0
        self.records: list[str] = []
        self.answered: dict[str, int] = {}
        """The version each message led to, by who sent it and its id."""

    # What may be asked

    def answered_before(self, person: PersonId, message: str) -> int | None:
        """The version that a message led to when it was first heard."""
        return self.answered.get(f"{person}/{message}")

    @property
    def turn(self) -> Seat | None:
        """The seat to move, if a game is on."""
        return self.play.turn if self.play is not None and self.status is Status.PLAYING else None

    @property
    def due(self) -> bool:
        """Whether a game is to begin: no seat is free any more, or everybody wants another one."""
        return (self.status is Status.WAITING and not self.people.free_seats()) or (
            self.status is Status.OVER and self.again
        )

    def clock_should_run(self) -> bool:
        """Whether a person's time is going by."""
        turn = self.turn
        return turn is not None and not self.paused and self.people.seats[turn].bot is None

    def needed(self) -> tuple[PersonId, ...]:
        """Whose consent a proposal needs: everybody with a seat in play that no bot plays for them."""
        gone = self.play.resigned if self.play is not None and self.status is Status.PLAYING else ()
        seats = enumerate(self.people.seats)
        return tuple(sorted({s.person for n, s in seats if s.person is not None and s.bot is None and n not in gone}))

    @property
    def hints(self) -> Hints:
        """Whether seats may ask for hints. Who plays against nobody but bots need not ask anybody."""
        if self.hints_wished is False:
            return Hints.NO
        return Hints.YES if self.hints_wished or self.hints_agreed or len(self.needed()) < 2 else Hints.ASK

    def players(self) -> tuple[str, ...]:
        """A name per seat, for records."""
        return tuple(seat.name or seat.level or "" for seat in self.people.seats)

    # What changes it

    def apply(self, written: Written) -> Effects:
        """One more version."""
        effects = Effects()
        turn = (self.turn, self.game_number)
        for entry in written.entries:
            self._apply(entry, effects)
        self.version += 1
        if written.by is not None and written.message is not None:
            self.answered[f"{written.by}/{written.message}"] = self.version
        if self.clock is not None:
            if effects.moved or (self.turn, self.game_number) != turn:
                self.clock.reset()
            elif written.clock_left is not None and not self.clock.running:  # read from the log
                self.clock.reset(written.clock_left)
        return effects

    def begin_within(self, begun: entries.GameBegun, effects: Effects) -> None:
        """A game begins in the version that was just applied and had these effects."""
        self._apply(begun, effects)
        if self.clock is not None:
            self.clock.reset()

    def _apply(self, entry: AnyEntry, effects: Effects) -> None:
        match entry:
            case entries.MovePlayed():
                assert isinstance(self.play, ClusteredPlay)
                effects.events += self.play.play(entry.seat, entry.move, entry.bot)
                effects.game = effects.moved = True
            case entries.TurnPlayed():
                assert isinstance(self.play, KlusterPlay)
                self.play.played(entry.public)
                effects.plain_events += entry.events
                effects.game = effects.moved = True
            case entries.Said():
                self._say(entry, effects)
            case _:
                effects.table = True
                self._apply_to_table(entry, effects)

    def _apply_to_table(self, entry: AnyEntry, effects: Effects) -> None:
        people = self.people
        match entry:
            case entries.TableMade():
                self._make(entry)
            case entries.PersonCame(name, hashed):
                people.everybody.append(Person(name, hashed))
            case entries.SeatTaken(seat, person, name):
                people.seats[seat].person, people.seats[seat].name = person, name
                effects.seats_of.add(person)
            case entries.SeatLeft(seat):
                effects.seats_of.add(people.seats[seat].person or 0)
                people.seats[seat].person = people.seats[seat].name = None
            case entries.SeatGivenToBot(seat, level):
                people.seats[seat].level = level
                people.seats[seat].name = None
            case entries.BotStoodIn(seat, level):
                people.seats[seat].stand_in = level
            case entries.Renamed(person, name):
                people.rename(person, name)
            case entries.Proposed(kind, person):
                self.question = Question(kind, person)
            case entries.Agreed(person):
                assert self.question is not None
                self.question.agreed.add(person)
            case entries.ProposalEnded():
                self.question = None
            case entries.AgainAgreed():
                self.question = None
                self.again = True
            case entries.HintsAgreed():
                self.question = None
                self.hints_agreed = True
            case entries.TableClosed():
                self.status = Status.CLOSED
                self.question = None
            case _:
                self._apply_to_game(entry, effects)

    def _apply_to_game(self, entry: AnyEntry, effects: Effects) -> None:
        effects.game = True
        match entry:
            case entries.GameBegun():
                self._begin(entry)
                effects.whole = True
            case entries.MovesTakenBack(seat, count):
                assert isinstance(self.play, ClusteredPlay)
                self.play.take_back(count)
                effects.plain_events.append({"event": "MovesTakenBack", "seat": seat, "count": count})
                effects.whole = effects.moved = True
            case entries.SeatResigned(seat):
                if isinstance(self.play, ClusteredPlay):
                    effects.events += self.play.resign(seat)
                elif isinstance(self.play, KlusterPlay):
                    self.play.leaving.append(seat)
            case entries.GameFinished(record):
                self.status = Status.OVER
                self.question, self.paused = None, False
                self.records.append(record)
                effects.record = record
            case entries.Paused(left):
                self.paused = True
                if self.clock is not None:
                    self.clock.reset(left)
            case entries.Resumed():
                self.paused = False
            case _:
                raise AssertionError(f"nothing knows {type(entry).__name__}")

    def _make(self, made: entries.TableMade) -> None:
        self.id, self.game, self.chat_allowed = made.table, made.game, made.chat
        self.hints_wished = made.hints
        self.clustered, self.kluster, self.lesson = made.clustered, made.kluster, made.lesson
        if made.clustered is not None:
            self.house_rules = house_rules(made.clustered.rules)
        elif made.kluster is not None:
            self.house_rules = tuple(sorted(made.kluster.options | made.kluster.table))
        self.people.seats = [SeatAt(seat.kind, seat.name, level=seat.level) for seat in made.seats]
        seconds = (
            made.clustered.turn_seconds if made.clustered else (made.kluster or _NO_KLUSTER).table.get("turn_seconds")
        )
        self.clock = TurnClock(float(seconds)) if seconds is not None else None

    def _begin(self, begun: entries.GameBegun) -> None:
        self.game_number += 1
        self.first = begun.first
        self.deal = Deal(begun.seed, begun.salt, commitment(begun.seed, begun.salt))
        self.status, self.paused, self.question, self.again = Status.PLAYING, False, None, False
        self.hints_agreed = False
        if self.game == "clustered":
            options = self.clustered or ClusteredOptions()
            self.play = ClusteredPlay(options.rules, len(self.people.seats), begun.seed, begun.first)
        else:
            assert begun.public is not None
            self.play = KlusterPlay(begun.public)

    def _say(self, said: entries.Said, effects: Effects) -> None:
        self.lines += 1
        line = Line(self.lines, said.person, self.people.everybody[said.person].name, said.text, said.reaction)
        self.chat.append(line)
        effects.said = line


_NO_KLUSTER = KlusterOptions(boxes={})


def folded(log: list[Written]) -> Table:
    """The table that a log makes."""
    table = Table()
    for written in log:
        table.apply(written)
    return table
