"""What each person, or a spectator, may see of a table: built field by field, nothing passed on as it is."""

from __future__ import annotations

from collections.abc import Set

import msgspec

from lodestone import __version__
from lodestone.core import Seat
from lodestone.match.game import Game
from lodestone.match.wire import GameShown, Told
from lodestone.server.protocol.common import (
    ChatLine,
    Clock,
    Commitment,
    FirstWish,
    PersonId,
    PersonInfo,
    Proposal,
    SeatInfo,
    Status,
    TableInfo,
)
from lodestone.server.protocol.encoding import encode, encoded_once
from lodestone.server.protocol.games import options_shown
from lodestone.server.protocol.told import Update, Welcome
from lodestone.server.table.clocks import Now
from lodestone.server.table.entries import FirstWished
from lodestone.server.table.people import HOST
from lodestone.server.table.table import Effects, SaidLine, Table

PROGRAM = f"lodestone {__version__}"


class Onlookers:
    """Who is connected: not part of a table's log, but told with it."""

    def __init__(self, people: Set[PersonId] = frozenset(), spectators: int = 0) -> None:
        self.people = people
        self.spectators = spectators


def people_info(table: Table, onlookers: Onlookers) -> tuple[PersonInfo, ...]:
    """The people of the table, as everybody sees them."""
    return tuple(
        PersonInfo(number, person.name, number == HOST, number in onlookers.people)
        for number, person in table.people.everybody.items()
    )


def table_info(table: Table, onlookers: Onlookers, now: Now) -> TableInfo:
    """A table without what lies on it."""
    resigned = table.play.resigned if table.play is not None else ()
    deal, question = table.deal, table.question
    shown = deal is not None and table.status is Status.OVER and table.daily is None
    return TableInfo(
        table=table.id,
        game=table.kind.name,
        status=table.status,
        seats=tuple(
            SeatInfo(
                seat=number,
                kind=seat.kind,
                name=seat.name or seat.level,
                person=seat.person,
                level=seat.bot,
                standing_in=seat.stand_in is not None,
                resigned=number in resigned,
            )
            for number, seat in enumerate(table.people.seats)
        ),
        people=people_info(table, onlookers),
        house_rules=table.terms.house_rules,
        game_number=table.game_number,
        commitment=None
        if deal is None
        else Commitment(deal.hash, str(deal.seed) if shown else None, deal.salt if shown else None),
        proposal=None
        if question is None
        else Proposal(question.kind, question.by, tuple(sorted(question.agreed)), table.asked_for(question.kind)),
        paused=table.paused,
        clock=clock_info(table, now),
        chat=table.chat_allowed,
        spectators=onlookers.spectators,
        records=tuple(table.records),
        lesson=table.lesson,
        hints=table.hints,
        first=first_info(table.first_wished),
        first_by=None if table.first_by is None else str(table.first_by),
        listed=table.listed,
        talk=table.talk,
        daily=None if table.daily is None else table.daily.day,
        **options_shown(table.kind, table.terms.shown),
    )


def first_info(wished: FirstWished | None) -> FirstWish | None:
    """The wish for who begins, as everybody sees it."""
    return None if wished is None else msgspec.convert(msgspec.to_builtins(wished), FirstWish)


def clock_info(table: Table, now: Now) -> Clock | None:
    """The turn's clock, as everybody sees it."""
    if table.turn is None:
        return None
    if (days := table.day_clock) is not None:
        return Clock(days.turn_seconds, round(days.left(now.wall), 3), days.running, days.ends)
    if (clock := table.clock) is not None:
        return Clock(clock.turn_seconds, round(clock.left(now.steady), 3), clock.running)
    return None


def game_for(table: Table, person: PersonId | None, live: Told | None = None) -> GameShown | None:
    """The whole game as somebody sees it; `live` is what its live match says of the running turn."""
    if table.play is None:
        return None
    return shown_to(table.play, table.people.seats_of(person), live or table.play.public(whole=True))


def shown_to(game: Game, seats: tuple[Seat, ...], public: Told) -> GameShown:
    """What everybody sees, with what these seats see besides."""
    own = [game.own(seat) for seat in seats]
    return game.shown(public, tuple([each for each in own if each is not None]))


def welcome(
    table: Table,
    person: PersonId | None,
    onlookers: Onlookers,
    now: Now,
    live: Told | None = None,
    id: str | None = None,
) -> Welcome:
    """Everything, for somebody who has just come, or asked for it."""
    return Welcome(
        v=table.version,
        program=PROGRAM,
        you=person,
        seats=table.people.seats_of(person),
        table=table_info(table, onlookers, now),
        game=game_for(table, person, live),
        chat=tuple(map(chat_line, table.chat)),
        id=id,
    )


def chat_line(line: SaidLine) -> ChatLine:
    """Something that was said."""
    return ChatLine(line.number, line.person, line.name, line.text, line.reaction)


class VersionMessages:
    """What one version changed, worded once for everybody and then for each person."""

    def __init__(self, table: Table, effects: Effects, by: PersonId | None, onlookers: Onlookers, now: Now) -> None:
        self._table = table
        self._effects = effects
        self._by = by
        self._info = table_info(table, onlookers, now) if effects.table else None
        self._clock = clock_info(table, now)
        self._public: Told | None = None
        if effects.game and table.play is not None:
            self._public = encoded_once(table.play.public(whole=effects.whole))
        self._made: dict[tuple[tuple[Seat, ...], bool], bytes] = {}

    def update_for(self, person: PersonId | None) -> bytes:
        """The update that somebody is sent, encoded. Made once for everybody who may see the same."""
        key = (self._table.people.seats_of(person), person in self._effects.seats_of)
        update = self._made.get(key)
        if update is None:
            update = self._made[key] = encode(self._update(*key))
        return update

    def _update(self, seats: tuple[Seat, ...], seats_changed: bool) -> Update:
        table, effects = self._table, self._effects
        play, events, game = table.play, (), None
        if self._public is not None and play is not None:
            events = tuple(play.seen(effects.events, seats))
            game = shown_to(play, seats, self._public)
        return Update(
            v=table.version,
            events=(*events, *effects.news),
            by=self._by,
            table=self._info,
            seats=seats if seats_changed else None,
            game=game,
            clock=self._clock,
            said=None if effects.said is None else chat_line(effects.said),
            record=effects.record,
            declined=effects.declined,
        )
