"""What a message of a person leads to: entries, or a refusal. Changes nothing itself."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any, TypeAlias

from msgspec import Struct

from lodestone.core import GameOver, Seat
from lodestone.match.game import Game
from lodestone.match.log_events import Words
from lodestone.server.errors import Conflict, NotAllowed
from lodestone.server.protocol import asked
from lodestone.server.protocol.common import REACTIONS, Hints, PersonId, ProposalKind, Status, Talk
from lodestone.server.table.clocks import stood_in
from lodestone.server.table.entries import (
    AgainAgreed,
    Agreed,
    AnyEntry,
    BotStoodIn,
    ChatAgreed,
    GameFinished,
    HintsAgreed,
    Listed,
    Paused,
    Played,
    ProposalEnded,
    Proposed,
    Renamed,
    Resumed,
    Said,
    SeatGivenToBot,
    SeatLeft,
    SeatResigned,
    TableClosed,
    TimeRanOut,
)
from lodestone.server.table.people import HOST, Question, SeatAt, tidy_chat, tidy_name
from lodestone.server.table.secret import new_id
from lodestone.server.table.table import Table

Deciding: TypeAlias = (
    asked.Play
    | asked.Resign
    | asked.StandIn
    | asked.Leave
    | asked.Start
    | asked.Propose
    | asked.Reply
    | asked.Resume
    | asked.Say
    | asked.React
    | asked.Rename
    | asked.ListTable
    | asked.CloseTable
)
"""Messages that change a table."""

MOST_VERSIONS = 20_000
"""Beyond it only the running game goes on: opening a table reads all that has happened, and keeps much of it."""

_ENDING = (asked.Play, asked.Resign, asked.Resume, asked.CloseTable)
"""Messages that bring a game, or a table, to its end."""


class Decision:
    """One message of one person at a table, at a moment when these people are present."""

    def __init__(self, table: Table, person: PersonId | None, present: Set[PersonId], now: float) -> None:
        if person is None:
            raise NotAllowed("table-spectators")
        self.table = table
        self.person: PersonId = person
        self.present = present
        self.now = now

    def on(self, message: Deciding) -> list[AnyEntry]:
        """The entries it leads to."""
        if self.table.status is Status.CLOSED:
            raise Conflict("table-closed")
        if self.table.version >= MOST_VERSIONS and not isinstance(message, _ENDING):
            raise Conflict("table-full")
        if self.table.daily is not None:
            refuse_at_daily(message)
        return _RULES[type(message)](self, message)

    # Playing

    def play(self, message: asked.Play) -> list[AnyEntry]:
        """Make a move."""
        self._by_rules_alone()
        seat = self._own_seat(message.seat)
        self._while_playing()
        if seat.stand_in is not None or (self.table.timed_out and self.table.turn == message.seat):
            raise Conflict("table-bot-plays", seat=message.seat)
        return [*play_move(self.table, message.seat, message.move, bot=False), *self._drop_take_back()]

    def resign(self, message: asked.Resign) -> list[AnyEntry]:
        """Leave the game (Z8)."""
        self._own_seat(message.seat)
        self._while_playing()
        ended: list[AnyEntry] = [GameFinished(new_id())] if self._game().ends_without(message.seat) else []
        return [SeatResigned(message.seat), *self._drop_take_back(), *ended]

    def _drop_take_back(self) -> list[AnyEntry]:
        """A move goes on from here: nothing before it can be taken back any more (Z7)."""
        question = self.table.question
        return [ProposalEnded()] if question is not None and question.kind is ProposalKind.TAKE_BACK else []

    # Seats

    def stand_in(self, message: asked.StandIn) -> list[AnyEntry]:
        """Let a bot play for somebody, or have it give the seat back."""
        seat = self._seat(message.seat)
        if seat.person is None:
            raise Conflict("table-nobodys-seat", seat=message.seat)
        own = seat.person == self.person
        if message.level is None:
            if not own and self.person != HOST:
                raise NotAllowed("table-not-your-seat", seat=message.seat)
            if seat.stand_in is None:
                raise Conflict("table-no-stand-in", seat=message.seat)
            return [BotStoodIn(message.seat, None), *self._wake_up()]
        self.table.kind.check_level(message.level)
        if not own:
            self._with_a_seat()
            if seat.person in self.present:
                raise NotAllowed("table-still-here", seat=message.seat)
            if self.table.day_clock is not None:  # a person who may take days need not be there
                raise NotAllowed("table-has-days", rule="Z9", seat=message.seat)
            if self.table.strangers and self.table.terms.turn_seconds is not None:
                # Otherwise a stranger could have a bot move badly for somebody who is only reloading their page.
                raise NotAllowed("table-has-clock", rule="Z9", seat=message.seat)
        return [BotStoodIn(message.seat, message.level), *self._carry_out_without(seat)]

    def _wake_up(self) -> list[AnyEntry]:
        """A table that paused because nobody was left playing goes on with the first who is (Z9)."""
        return [Resumed()] if self.table.paused and not self.table.needed() else []

    def _carry_out_without(self, seat: SeatAt) -> list[AnyEntry]:
        """Carry out a proposal that only waited for somebody who is not asked any more."""
        question = self.table.question
        if question is None or question.by == seat.person or question.kind is ProposalKind.CHAT:
            return []
        seats = [other for other in self.table.people.seats if other is not seat]
        still = any(other.person == seat.person and other.bot is None for other in seats)
        needed = tuple(p for p in self.table.needed() if still or p != seat.person)
        return self._carry_out(question) if question.settled(needed) else []

    def leave(self, message: asked.Leave) -> list[AnyEntry]:
        """Give a seat up before the game."""
        self._own_seat(message.seat)
        if self.table.status is not Status.WAITING:
            raise Conflict("table-not-waiting")
        return [SeatLeft(message.seat)]

    def start(self, message: asked.Start) -> list[AnyEntry]:
        """Host: bots take the free seats. The game begins by itself when none is free."""
        self._host()
        if self.table.status is not Status.WAITING:
            raise Conflict("table-not-waiting")
        self.table.kind.check_level(message.level)
        return [SeatGivenToBot(seat, message.level) for seat in self.table.people.free_seats()]

    # Agreements

    def propose(self, message: asked.Propose) -> list[AnyEntry]:
        """Ask everybody; with nobody else to ask it is done at once."""
        table = self.table
        self._with_a_seat()
        if table.question is not None:
            raise Conflict("table-proposal-open")
        match message.kind:
            case ProposalKind.PAUSE:
                self._while_playing()
            case ProposalKind.TAKE_BACK:
                self._while_playing()
                seat, _ = self._take_back()
                if table.people.seats[seat].person != self.person:
                    raise NotAllowed("table-not-your-move", rule="Z7")
            case ProposalKind.AGAIN:
                if table.status is not Status.OVER:
                    raise Conflict("table-not-over", rule="Z10")
            case ProposalKind.HINTS:
                self._while_playing()
                if table.hints is Hints.NO:
                    raise NotAllowed("table-no-hints")
                if table.hints is Hints.YES:
                    return []
            case ProposalKind.CHAT:
                self._chat()
                if table.talk is Talk.YES:
                    return []
        question = Question(message.kind, self.person)
        if question.settled(table.asked_for(message.kind)):
            return self._carry_out(question, asked_before=False)
        return [Proposed(message.kind, self.person)]

    def reply(self, message: asked.Reply) -> list[AnyEntry]:
        """Agree or decline; whoever asked withdraws by declining."""
        question = self.table.question
        if question is None:
            raise Conflict("table-no-proposal")
        needed = self.table.asked_for(question.kind)
        if self.person not in needed and self.person != question.by:
            raise NotAllowed("table-not-asked")
        if not message.agree:
            return [ProposalEnded(declined=True)]
        after = Question(question.kind, question.by, {*question.agreed, self.person})
        if after.settled(needed):
            return [Agreed(self.person), *self._carry_out(after)]
        return [Agreed(self.person)]

    def _carry_out(self, question: Question, *, asked_before: bool = True) -> list[AnyEntry]:
        done: list[AnyEntry] = [ProposalEnded()] if asked_before else []
        match question.kind:
            case ProposalKind.PAUSE:
                clock = self.table.clock
                return [*done, Paused(None if clock is None else clock.left(self.now))]
            case ProposalKind.TAKE_BACK:
                _, taken_back = self._take_back()
                return [*done, Played(self.table.kind.events.write(taken_back))]
            case ProposalKind.AGAIN:
                return [*done, AgainAgreed()]
            case ProposalKind.HINTS:
                return [*done, HintsAgreed()]
            case ProposalKind.CHAT:
                return [*done, ChatAgreed()]

    def resume(self, message: asked.Resume) -> list[AnyEntry]:
        """End a pause."""
        self._with_a_seat()
        if not self.table.paused:
            raise Conflict("table-not-paused")
        return [Resumed()]

    # Talking

    def say(self, message: asked.Say) -> list[AnyEntry]:
        """Write in the chat."""
        self._chat()
        if self.table.strangers:
            self._with_a_seat()
            self._known_to_others()
        return [Said(self.person, tidy_chat(message.text), None)]

    def react(self, message: asked.React) -> list[AnyEntry]:
        """Send a reaction."""
        self._chat()
        if message.reaction not in REACTIONS:
            raise NotAllowed("table-no-such-reaction")
        return [Said(self.person, None, message.reaction)]

    def rename(self, message: asked.Rename) -> list[AnyEntry]:
        """Take another name; refused to strangers at play where it would be a way to write to each other."""
        if self.table.status is not Status.WAITING:
            self._known_to_others()
        return [Renamed(self.person, tidy_name(message.name))]

    def list_table(self, message: asked.ListTable) -> list[AnyEntry]:
        """Host: list the table for everybody, or no longer."""
        self._host()
        if self.table.status is not Status.WAITING:
            raise Conflict("table-not-waiting")
        return [] if message.on == self.table.listed else [Listed(message.on)]

    def close(self, message: asked.CloseTable) -> list[AnyEntry]:
        """Host: the end. Whoever plays with strangers has to resign instead."""
        self._host()
        if self.table.strangers and self.table.status is Status.PLAYING:
            raise NotAllowed("table-strangers-close")
        return [TableClosed()]

    # Who and when

    def _seat(self, seat: Seat) -> SeatAt:
        seats = self.table.people.seats
        if seat >= len(seats):
            raise NotAllowed("table-no-such-seat", seat=seat, last=len(seats) - 1)
        return seats[seat]

    def _own_seat(self, seat: Seat) -> SeatAt:
        found = self._seat(seat)
        if found.person != self.person:
            raise NotAllowed("table-not-your-seat", seat=seat)
        return found

    def _with_a_seat(self) -> None:
        if not self.table.people.seats_of(self.person):
            raise NotAllowed("table-spectators")

    def _host(self) -> None:
        if self.person != HOST:
            raise NotAllowed("table-host-only")

    def _chat(self) -> None:
        if not self.table.chat_allowed:
            raise NotAllowed("table-no-chat")

    def _known_to_others(self) -> None:
        if self.table.talk is Talk.ASK:
            raise NotAllowed("table-chat-first")

    def _by_rules_alone(self) -> None:
        if self.table.kind.live is not None:
            raise self.table.kind.refuse_other()
        self._game()

    def _take_back(self) -> tuple[Seat, Struct]:
        if not self.table.kind.takes_back:
            raise self.table.kind.refuse_other()
        return self._game().decide_take_back()

    def _game(self) -> Game:
        if self.table.play is None:
            raise Conflict("table-not-begun")
        return self.table.play

    def _while_playing(self) -> None:
        if self.table.status is Status.WAITING:
            raise Conflict("table-not-begun")
        if self.table.status is Status.OVER:
            raise GameOver("game-over")
        if self.table.paused:
            raise Conflict("table-paused")


def refuse_at_daily(message: Deciding) -> None:
    """Everybody has one try, without help. Raises if a message asks for more."""
    match message:
        case asked.StandIn(level=str()) | asked.Start():  # while it is laid out, a seat could be given to a bot
            raise NotAllowed("daily-no-bot")
        case asked.Leave():
            raise NotAllowed("daily-once")
        case asked.Propose(kind=ProposalKind.TAKE_BACK):
            raise NotAllowed("daily-no-take-back", rule="Z7")
        case asked.Propose(kind=ProposalKind.AGAIN):
            raise NotAllowed("daily-once")
        case asked.Propose(kind=ProposalKind.HINTS):
            raise NotAllowed("daily-no-hints")


def play_move(table: Table, seat: Seat, move: str, *, bot: bool) -> list[AnyEntry]:
    """A move, and the end of the game if it is the last one. Raises why it is not allowed."""
    assert table.play is not None
    return happened(table, table.play.decide(seat, move, bot=bot))


def happened(table: Table, event: Struct, words: Words | None = None) -> list[AnyEntry]:
    """What a game has decided, and what follows from it: its end, or a bot for a seat out of time again (Z9)."""
    assert table.play is not None
    follows: list[AnyEntry] = []
    if table.play.ends_with(event):
        follows = [GameFinished(new_id())]
    elif table.timed_out and not table.play.leaves_choice(event):
        follows = stood_in(table)
    return [Played(words or table.kind.events.write(event)), *follows]


def out_of_time(table: Table) -> list[AnyEntry]:
    """The clock of the turn has run out (Z9)."""
    return [] if table.turn is None or table.timed_out else [TimeRanOut(table.turn)]


_RULES: dict[type[Any], Callable[[Decision, Any], list[AnyEntry]]] = {
    asked.Play: Decision.play,
    asked.Resign: Decision.resign,
    asked.StandIn: Decision.stand_in,
    asked.Leave: Decision.leave,
    asked.Start: Decision.start,
    asked.Propose: Decision.propose,
    asked.Reply: Decision.reply,
    asked.Resume: Decision.resume,
    asked.Say: Decision.say,
    asked.React: Decision.react,
    asked.Rename: Decision.rename,
    asked.ListTable: Decision.list_table,
    asked.CloseTable: Decision.close,
}
