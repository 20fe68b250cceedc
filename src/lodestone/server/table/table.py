"""A table: the fold of its log. `apply` is the only way it changes."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec

from lodestone.core import FirstBy, Seat
from lodestone.match.game import Game, GameKind, Games, GameStart, Happened, Terms
from lodestone.match.games import GAMES
from lodestone.match.log_events import Words
from lodestone.server.protocol.common import Hints, PersonId, ProposalKind, SeatKind, Status, Talk
from lodestone.server.table import entries
from lodestone.server.table.clocks import DAY, TurnClock
from lodestone.server.table.entries import AnyEntry, Written
from lodestone.server.table.heard import Heard
from lodestone.server.table.people import People, Question, SeatAt
from lodestone.server.table.secret import commitment

CHAT_KEPT = 50
"""Lines of chat that newcomers are shown."""


@dataclass(frozen=True, slots=True)
class SaidLine:
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

    def bot_seed(self, what: str, number: int) -> int:
        """What a bot decides by: always the same there, and nothing that a player could know."""
        return int.from_bytes(sha256(f"{what}/{self.seed}/{self.salt}/{number}".encode()).digest()[:7], "big")


class Effects(msgspec.Struct):
    """What one version changed, so that people can be told no more than they need."""

    events: list[Any] = []
    """Events of the game, before they are reduced to what each person may see."""
    table: bool = False
    """Something that `TableInfo` tells."""
    game: bool = False
    """Something of the game."""
    moved: bool = False
    """A turn has ended, even if the same seat goes on."""
    whole: bool = False
    """A client cannot know the board from what it saw before."""
    news: list[dict[str, Any]] = []
    """Events of the table itself, which everybody may see as they are."""
    undecided: bool = False
    """The turn has not quite ended: its seat still has a choice."""
    said: SaidLine | None = None
    declined: ProposalKind | None = None
    """What somebody has said no to."""
    record: str | None = None
    seats_of: set[PersonId] = set()
    """Whose seats have changed."""
    stood_in: set[Seat] = set()
    """Seats that a bot has taken over, or given back."""
    forgotten: set[PersonId] = set()
    """People whom the table has forgotten."""


class Table:
    """The state of a table. It holds secrets: give people `views`."""

    def __init__(self, games: Games = GAMES) -> None:
        self.version = 0
        self.id = ""
        self._games = games
        self.kind: GameKind = next(iter(games.values()))
        """The game it was made for."""
        self.options: dict[str, Any] = {}
        """What was chosen about it, in plain data."""
        self.terms = Terms(None)
        """What that means for the table."""
        self.chat_allowed = True
        self.listed = False
        """Whether it is open to everybody."""
        self.strangers = False
        """Whether some of its people may have come from the lobby."""
        self.chat_agreed = False
        """Whether everybody with a seat has agreed to chat, where they are strangers."""
        self.hints_wished: bool | None = None
        """Hints for everybody (True), for nobody (False) or by agreement (None), as the table was made."""
        self.hints_agreed = False
        """Whether everybody has agreed to hints in the game that is on."""
        self.lesson: str | None = None
        """Its name in `lessons`, if it was made to learn at."""
        self.daily: entries.DailyMade | None = None
        """Which daily table it is, if it is one: nobody is told more of its deal than they have played."""
        self.progress: list[int] = []
        """The points after each move, at a daily table."""
        self.status = Status.WAITING
        self.people = People([])
        self.play: Game | None = None
        self.deal: Deal | None = None
        self.game_number = 0
        self.first: Seat = 0
        self.first_by: FirstBy | None = None
        """How it was settled who begins this game (Z13)."""
        self.first_wished: entries.FirstWished | None = None
        self.question: Question | None = None
        self.again = False
        """Whether everybody wants another game, which has not begun yet."""
        self.paused = False
        self.clock: TurnClock | None = None
        self.clock_stored = 0.0
        """s of the turn that are left by the log alone."""
        self.day_clock: TurnClock | None = None
        """The clock in place of the other one, where turns take days: it goes by the dates of the log."""
        self.since = 0.0
        """When this turn began, or the table became what it is: the date of that version."""
        self.timed_out = False
        """Whether the time of the turn is up: then somebody plays it out for its seat (Z9)."""
        self.chat: deque[SaidLine] = deque(maxlen=CHAT_KEPT)
        self.lines = 0
        self.records: list[str] = []
        self.heard = Heard()

    # What may be asked

    @property
    def turn(self) -> Seat | None:
        """The seat to move, if a game is on."""
        return self.play.turn if self.play is not None and self.status is Status.PLAYING else None

    @property
    def moment(self) -> tuple[int, int]:
        """Which turn of which game it is."""
        return self.game_number, 0 if self.play is None else self.play.turns

    @property
    def due(self) -> bool:
        """Whether a game is to begin: no seat is free any more, or everybody wants another one."""
        return (self.status is Status.WAITING and not self.people.free_seats()) or (
            self.status is Status.OVER and self.again
        )

    def clock_should_run(self) -> bool:
        """Whether a person's time is going by."""
        turn = self.turn
        return turn is not None and not self.paused and not self.timed_out and self.people.seats[turn].bot is None

    def overdue(self, wall: float) -> bool:
        """Whether a turn that may take days is out of time, which nobody has stored so far."""
        ends = None if self.day_clock is None else self.day_clock.ends
        return ends is not None and ends <= wall

    @property
    def deadline(self) -> float | None:
        """When to look after it though nobody is there: at the end of a turn of days; at once, if a bot is to move."""
        if self.day_clock is None or self.turn is None or self.paused or not self.needed():
            return None
        ends = self.day_clock.ends
        return self.since if ends is None else ends

    def needed(self) -> tuple[PersonId, ...]:
        """Whose consent a proposal needs: everybody with a seat in play that no bot plays for them."""
        gone = self.play.resigned if self.play is not None and self.status is Status.PLAYING else ()
        seats = enumerate(self.people.seats)
        return tuple(sorted({s.person for n, s in seats if s.person is not None and s.bot is None and n not in gone}))

    @property
    def hints(self) -> Hints:
        """Whether seats may ask for hints. Somebody who plays only against bots need not ask anybody."""
        if self.daily is not None or self.hints_wished is False or self.kind.advised is None:
            return Hints.NO
        return Hints.YES if self.hints_wished or self.hints_agreed or len(self.needed()) < 2 else Hints.ASK

    def asked_for(self, kind: ProposalKind) -> tuple[PersonId, ...]:
        """Whose consent something needs. What strangers write is read by all, also by those who come back later."""
        if kind is not ProposalKind.CHAT:
            return self.needed()
        return tuple(sorted({seat.person for seat in self.people.seats if seat.person is not None}))

    @property
    def talk(self) -> Talk:
        """Whether people may write to each other."""
        if not self.chat_allowed:
            return Talk.NO
        return Talk.ASK if self.strangers and not self.chat_agreed else Talk.YES

    def players(self) -> tuple[str, ...]:
        """A name per seat, for records."""
        return tuple(seat.name or seat.level or "" for seat in self.people.seats)

    # What changes it

    def apply(self, written: Written, at: float = 0.0) -> Effects:
        """One more version, with its date."""
        effects = Effects()
        turn, status = (self.turn, self.game_number), self.status
        for entry in written.entries:
            self._apply(entry, effects)
        self.version += 1
        if effects.moved and not effects.undecided:
            self._count_time_outs(turn[0], effects)
        if written.by is not None and written.message is not None:
            self.heard.remember(written.by, written.message, written.digest, self.version)
        passed = effects.moved or (self.turn, self.game_number) != turn
        if passed or self.status is not status or self.version == 1:
            self.since = at
        self._follow_days(at, passed)
        if self.clock is not None:
            if passed:
                self._reset_clock()
            elif self.timed_out:
                self.clock.reset(0.0)
                self.clock_stored = 0.0
            elif written.clock_left is not None:
                self.clock_stored = written.clock_left
                if not self.clock.running:  # read from the log
                    self.clock.reset(written.clock_left)
        return effects

    def _count_time_outs(self, seat: Seat | None, effects: Effects) -> None:
        """A turn has passed: count how often in a row its seat ran out of time (Z9), from 0 after a bot takes over."""
        if seat is not None and seat not in effects.stood_in:
            at = self.people.seats[seat]
            at.times_up = at.times_up + 1 if self.timed_out else 0
        self.timed_out = False

    def _reset_clock(self) -> None:
        if self.clock is not None:
            self.clock.reset()
            self.clock_stored = self.clock.turn_seconds

    def _follow_days(self, at: float, passed: bool) -> None:
        """Stop, restart or continue the clock of days, by the date of a version."""
        clock = self.day_clock
        if clock is None:
            return
        if passed:
            clock.reset()
        if self.clock_should_run():
            clock.start(at)
        else:
            clock.stop(at)

    def begin_within(self, begun: entries.GameBegun, effects: Effects, at: float = 0.0) -> None:
        """A game begins in the version that was just applied, had these effects and this date."""
        self._apply(begun, effects)
        self._reset_clock()
        self.since = at
        self._follow_days(at, passed=True)

    def _apply(self, entry: AnyEntry, effects: Effects) -> None:
        match entry:
            case entries.Played():
                _happen(self._on().apply(self.kind.events.read(entry.event)), effects)
                if self.daily is not None:
                    self.progress.append(self._on().solo_points() or 0)
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
                if (forgotten := people.come(name, hashed)) is not None:
                    effects.forgotten.add(forgotten)
            case entries.SeatTaken(seat, person, name):
                people.sit(seat, person, name)
                effects.seats_of.add(person)
                self.chat_agreed = False  # nobody has asked whoever comes now
            case entries.SeatLeft(seat):
                if (left := people.leave(seat)) is not None:
                    effects.seats_of.add(left)
            case entries.SeatGivenToBot(seat, level):
                people.seats[seat].level = level
                people.seats[seat].name = None
            case entries.BotStoodIn(seat, level, by_clock):
                people.seats[seat].stand_in = level
                people.seats[seat].times_up = 0
                effects.stood_in.add(seat)
                if by_clock:
                    self._on().note(seat, f"stand-in:{level}")
                    effects.news.append({"event": "BotStoodIn", "seat": seat, "level": level})
            case entries.TimeRanOut(seat):
                self.timed_out = True
                if self.kind.live is None:  # a live match says so when it has heard of it
                    self._on().note(seat, "time-up")
                    effects.news.append({"event": "TimeRanOut", "seat": seat})
            case entries.Renamed(person, name):
                people.rename(person, name)
            case entries.Proposed(kind, person):
                self.question = Question(ProposalKind(kind), person)
            case entries.Agreed(person):
                assert self.question is not None
                self.question.agreed.add(person)
            case entries.ProposalEnded(declined):
                if declined and self.question is not None:
                    effects.declined = self.question.kind
                self.question = None
            case entries.AgainAgreed():
                self.question = None
                self.again = True
            case entries.HintsAgreed():
                self.question = None
                self.hints_agreed = True
            case entries.ChatAgreed():
                self.question = None
                self.chat_agreed = True
            case entries.Listed(on):
                self.listed = on
                self.strangers |= on
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
            case entries.SeatResigned(seat):
                _happen(self._on().leave(seat), effects)
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
        self.id, self.kind, self.chat_allowed = made.table, self._games[made.game], made.chat
        self.options, self.terms = made.options, self.kind.terms(made.options)
        self.hints_wished, self.lesson, self.first_wished = made.hints, made.lesson, made.first
        self.listed, self.strangers = made.listed, made.strangers or made.listed
        self.daily = made.daily
        self.people.seats = [SeatAt(SeatKind(seat.kind), seat.name, level=seat.level) for seat in made.seats]
        seconds, days = self.terms.turn_seconds, self.terms.turn_days
        self.clock = None if seconds is None else TurnClock(float(seconds))
        self.day_clock = None if days is None else TurnClock(days * DAY)

    def _begin(self, begun: entries.GameBegun) -> None:
        self.game_number += 1
        self.first, self.first_by = begun.first, begun.first_by
        self.deal = Deal(begun.seed, begun.salt, commitment(begun.seed, begun.salt))
        self.status, self.paused, self.question, self.again = Status.PLAYING, False, None, False
        self.hints_agreed = self.timed_out = False
        for seat in self.people.seats:
            seat.times_up = 0
        self.play = self.kind.begin(self.start(begun.first, begun.seed, begun.opening, begun.first_by))

    def start(self, first: Seat, seed: int, opening: Words | None = None, first_by: FirstBy | None = None) -> GameStart:
        """What a game at this table begins with."""
        sealed = self.daily is not None
        return GameStart(self.options, len(self.people.seats), seed, first, opening, first_by, sealed)

    def _on(self) -> Game:
        assert self.play is not None, "no game has begun"
        return self.play

    def _say(self, said: entries.Said, effects: Effects) -> None:
        self.lines += 1
        line = SaidLine(self.lines, said.person, self.people.everybody[said.person].name, said.text, said.reaction)
        self.chat.append(line)
        effects.said = line


def _happen(happened: Happened, effects: Effects) -> None:
    effects.events += happened.events
    effects.game = True
    effects.moved |= happened.moved
    effects.undecided |= happened.undecided
    effects.whole |= happened.whole


def folded(log: list[Written], games: Games = GAMES, at: float = 0.0) -> Table:
    """The table that a log makes, all of it with one date."""
    table = Table(games)
    for written in log:
        table.apply(written, at)
    return table
