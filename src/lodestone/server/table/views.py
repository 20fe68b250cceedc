"""What each person, or a spectator, may see of a table: built field by field, nothing passed on as it is."""

from __future__ import annotations

from collections.abc import Set
from typing import Any

from lodestone import __version__
from lodestone.core import Seat
from lodestone.server.protocol.clustered import ClusteredPublic
from lodestone.server.protocol.common import (
    ChatLine,
    Clock,
    Commitment,
    PersonId,
    PersonInfo,
    Proposal,
    SeatInfo,
    Status,
    TableInfo,
)
from lodestone.server.protocol.encoding import encode, encoded_once
from lodestone.server.protocol.kluster import KlusterPublic
from lodestone.server.protocol.told import AnyGame, Update, Welcome
from lodestone.server.table.clustered import ClusteredPlay
from lodestone.server.table.kluster import KlusterPlay
from lodestone.server.table.table import Effects, Line, Table

PROGRAM = f"lodestone {__version__}"


class Onlookers:
    """Who is connected: not part of a table's log, but told with it."""

    def __init__(self, people: Set[PersonId] = frozenset(), spectators: int = 0) -> None:
        self.people = people
        self.spectators = spectators


def people_info(table: Table, onlookers: Onlookers) -> tuple[PersonInfo, ...]:
    """Everybody with a token."""
    return tuple(
        PersonInfo(number, person.name, number == 0, number in onlookers.people)
        for number, person in enumerate(table.people.everybody)
    )


def table_info(table: Table, onlookers: Onlookers, now: float) -> TableInfo:
    """A table without what lies on it."""
    resigned = table.play.resigned if table.play is not None else ()
    deal, question = table.deal, table.question
    shown = deal is not None and table.status is Status.OVER
    return TableInfo(
        table=table.id,
        game=table.game,
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
        clustered=table.clustered,
        kluster=table.kluster,
        house_rules=table.house_rules,
        game_number=table.game_number,
        commitment=None
        if deal is None
        else Commitment(deal.hash, str(deal.seed) if shown else None, deal.salt if shown else None),
        proposal=None
        if question is None
        else Proposal(question.kind, question.by, tuple(sorted(question.agreed)), table.needed()),
        paused=table.paused,
        clock=clock_info(table, now),
        chat=table.chat_allowed,
        spectators=onlookers.spectators,
        records=tuple(table.records),
        lesson=table.lesson,
        hints=table.hints,
    )


def clock_info(table: Table, now: float) -> Clock | None:
    """The turn's clock."""
    clock = table.clock
    if clock is None or table.turn is None:
        return None
    return Clock(clock.turn_seconds, round(clock.left(now), 3), clock.running)


def game_for(table: Table, person: PersonId | None, live: KlusterPublic | None = None) -> AnyGame | None:
    """The whole game as somebody sees it."""
    match table.play:
        case ClusteredPlay() as play:
            return play.view(table.people.seats_of(person), play.public(whole=True))
        case KlusterPlay() as play:
            return play.view(live)
        case _:
            return None


def welcome(
    table: Table, person: PersonId | None, onlookers: Onlookers, now: float, live: KlusterPublic | None = None
) -> Welcome:
    """Everything, for somebody who has just come."""
    return Welcome(
        v=table.version,
        program=PROGRAM,
        you=person,
        seats=table.people.seats_of(person),
        table=table_info(table, onlookers, now),
        game=game_for(table, person, live),
        chat=tuple(map(chat_line, table.chat)),
    )


def chat_line(line: Line) -> ChatLine:
    """Something that was said."""
    return ChatLine(line.number, line.person, line.name, line.text, line.reaction)


class Telling:
    """What one version changed, worded once for everybody and then for each person."""

    def __init__(self, table: Table, effects: Effects, by: PersonId | None, onlookers: Onlookers, now: float) -> None:
        self._table = table
        self._effects = effects
        self._by = by
        self._info = table_info(table, onlookers, now) if effects.table else None
        self._clock = clock_info(table, now)
        self._public: ClusteredPublic | None = None
        if effects.game and isinstance(table.play, ClusteredPlay):
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
        events: list[Any] = effects.plain_events  # plain data, or what is encoded as it
        game: AnyGame | None = None
        if self._public is not None and isinstance(table.play, ClusteredPlay):
            events = events + table.play.seen(effects.events, seats)
            game = table.play.view(seats, self._public)
        elif isinstance(table.play, KlusterPlay) and effects.game:
            game = table.play.view()
        return Update(
            v=table.version,
            events=tuple(events),
            by=self._by,
            table=self._info,
            seats=seats if seats_changed else None,
            game=game,
            clock=self._clock,
            said=None if effects.said is None else chat_line(effects.said),
            record=effects.record,
        )
