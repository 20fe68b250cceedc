"""A game of Clustered at a table: the position now, and how it came about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from lodestone.clustered import (
    BonusTaken,
    Cell,
    Move,
    Placement,
    Position,
    Resignation,
    Setup,
    deal,
    parse_move,
    start,
)
from lodestone.clustered.scoring import score
from lodestone.core import Chance, Event, FirstBy, IllegalMove, Seat, seat_after
from lodestone.match.clustered.events import AnyClusteredEvent, MovePlayed, MovesTakenBack
from lodestone.match.clustered.packed_view import packed
from lodestone.match.clustered.plain import plain_rules, read_rules
from lodestone.match.clustered.preview import packed_board
from lodestone.match.clustered.record import record_of
from lodestone.match.clustered.shown import (
    groups_on,
    log_lines,
    private_of,
    public_of,
    seat_score,
    seen_events,
)
from lodestone.match.clustered.view import hides_discards, own, seen, view_for
from lodestone.match.clustered.wire import (
    ClusteredGame,
    ClusteredPrivate,
    ClusteredPublic,
    Explain,
    Explained,
    Group,
    Grouped,
    Groups,
    Preview,
    Previewed,
)
from lodestone.match.game import Game, Happened
from lodestone.match.refusals import Conflict, NotAllowed, reason_problem
from lodestone.match.wire import Told

LOG_TOLD = 60
"""How many lines of the log a newcomer is shown."""
RESIGNED = ""
"""Stands in place of a move: the seat left the game."""


class PlayedMove(NamedTuple):
    """What a seat did: a move in notation, or `RESIGNED`."""

    seat: Seat
    move: str
    bot: bool


class _Tried(NamedTuple):
    """The move checked last, with its outcome: making it next need not work it out again."""

    before: Position
    move: str
    parsed: Move
    following: Position
    events: list[Event]


class Clustered(Game):
    """The position and the moves that led to it.

    Earlier positions are not kept, since a long game's take some hundred kB. Taking a move back plays the others
    again, which takes milliseconds.
    """

    def __init__(
        self, rules: dict[str, Any], seats: int, seed: int, first: Seat, first_by: FirstBy | None = None
    ) -> None:
        self.setup: Setup = deal(seats, seed, first, read_rules(rules))
        self.position: Position = start(self.setup)
        self._first_by = first_by
        self.made: list[PlayedMove] = []
        self.log: list[tuple[Seat, str]] = []
        """Everything that was done, including what was taken back."""
        self.last: Cell | None = None
        self._rules = plain_rules(self.setup.rules)
        self._tried: _Tried | None = None

    @property
    def turn(self) -> Seat | None:
        """The seat to move."""
        return self.position.seat

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.position.over

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """Who has left."""
        return self.position.resigned

    @property
    def turns(self) -> int:
        """Moves made."""
        return len(self.made)

    # What may be done

    def decide(self, seat: Seat, move: str, *, bot: bool) -> MovePlayed:
        """The event of a move in notation, if it is allowed."""
        parsed = self._of_seat_on_turn(seat, move)
        self._tried = _Tried(self.position, move, parsed, *self.position.play(parsed))
        return MovePlayed(seat, move, bot)

    def decide_take_back(self) -> tuple[Seat, MovesTakenBack]:
        """The event that takes back the last move of a person, and the bots' answers to it (Z7)."""
        for back, made in enumerate(reversed(self.made), 1):
            if made.move == RESIGNED:
                break
            if not made.bot:
                return made.seat, MovesTakenBack(made.seat, back)
        raise Conflict("nothing-to-take-back", rule="Z7")

    def ends_with(self, event: AnyClusteredEvent) -> bool:
        """Whether that was the last move."""
        return isinstance(event, MovePlayed) and self._worked_out(event.move).following.over

    def apply(self, event: AnyClusteredEvent) -> Happened:
        """Make a move, or take moves back."""
        if isinstance(event, MovesTakenBack):
            self._take_back(event)
            told = {"event": "MovesTakenBack", "seat": event.seat, "count": event.count}
            return Happened([told], moved=True, whole=True)
        return Happened(self._play(PlayedMove(event.seat, event.move, event.bot)), moved=True)

    def ends_without(self, seat: Seat) -> bool:
        """Whether too few are left; raises if it has left before."""
        after, _ = self.position.resign(seat)
        return after.over

    def leave(self, seat: Seat) -> Happened:
        """A seat leaves (Z8)."""
        self.position, events = self.position.resign(seat)
        self.made.append(PlayedMove(seat, RESIGNED, bot=False))
        self.log.append((seat, "resign"))
        return Happened(events)

    def note(self, seat: Seat, what: str) -> None:
        """Add a line to the log."""
        self.log.append((seat, what))

    def next_first(self, first: Seat) -> tuple[Sequence[Seat], FirstBy]:
        """The seat after the one that began this game (Z10)."""
        return (seat_after(first, self.setup.seats),), FirstBy.NEXT

    def _worked_out(self, move: str) -> _Tried:
        tried = self._tried
        if tried is None or tried.before is not self.position or tried.move != move:
            parsed = parse_move(move)
            tried = self._tried = _Tried(self.position, move, parsed, *self.position.play(parsed))
        return tried

    def _play(self, made: PlayedMove) -> list[Event]:
        tried, self._tried = self._worked_out(made.move), None
        self.position = tried.following
        self.made.append(made)
        self.log.append((made.seat, made.move))
        self.log += [(event.seat, event.bonus.value) for event in tried.events if isinstance(event, BonusTaken)]
        if isinstance(tried.parsed, Placement):
            self.last = tried.parsed.cell
        return tried.events

    def _take_back(self, taken: MovesTakenBack) -> None:
        log = [*self.log, (taken.seat, f"back:{taken.count}")]
        made = self.made[: len(self.made) - taken.count]
        self.position, self.made, self.last = start(self.setup), [], None
        for step in made:
            if step.move == RESIGNED:
                self.leave(step.seat)
            else:
                self._play(step)
        self.log = log

    def solo_points(self) -> int | None:
        """The points of the only seat."""
        return self.position.scores()[0].total if self.setup.solo else None

    def record(self, players: tuple[str, ...], past: Sequence[Any] = ()) -> dict[str, Any]:
        """The whole game."""
        moves = (str(Resignation(seat)) if move == RESIGNED else move for seat, move, _ in self.made)
        return record_of(self.setup, moves, self.position, players, self._first_by)

    # What may be asked

    def bot_view(self, seat: Seat) -> bytes:
        """What a bot on that seat may see."""
        return packed(view_for(self.position, seat))

    def any_move(self, chance: Chance) -> str:
        """Some legal move."""
        legal = self.position.legal_moves
        return str(legal[chance.below(len(legal))])

    def answer(self, question: Preview | Explain | Groups, language: str) -> Told:
        """Answer a question about the game beyond what the view holds."""
        match question:
            case Groups():
                return Grouped(question.id, self.groups())
            case Explain(seat=seat, move=move):
                reasons = self.position.explain(self._of_seat_on_turn(seat, move))
                return Explained(question.id, tuple(reason_problem(reason, language) for reason in reasons))
            case Preview():
                return self._preview(question)

    def _preview(self, asked: Preview) -> Previewed:
        """A seat's score after a move, how much more that is, and the groups it makes or extends.

        No tile is drawn to work it out, so it tells nothing about the stack.
        """
        seat, parsed = asked.seat, self._of_seat_on_turn(asked.seat, asked.move)
        if reasons := self.position.explain(parsed):
            raise IllegalMove(*reasons)
        now = self.position.scores()[seat]
        if not isinstance(parsed, Placement):
            return Previewed(asked.id, seat_score(now), 0, ())
        board = self.position.board.place(parsed.tile, parsed.cell, seat)
        after = score(board.owned_bits(seat), board.frame.width, now.bonus)
        before = set(groups_on(self.position.board, seat))
        made = tuple(group for group in groups_on(board, seat) if group not in before)
        return Previewed(asked.id, seat_score(after), after.total - now.total, made)

    def groups(self) -> tuple[Group, ...]:
        """Everything that scores now."""
        return tuple(group for seat in range(self.setup.seats) for group in groups_on(self.position.board, seat))

    def _of_seat_on_turn(self, seat: Seat, move: str) -> Move:
        parsed = parse_move(move)
        if self.position.seat is not None and seat != self.position.seat:
            raise NotAllowed("table-not-on-turn", rule="C5", seat=self.position.seat)
        return parsed

    # What may be seen

    def public(self, *, whole: bool) -> ClusteredPublic:
        """The table as everybody sees it; the board only if `whole`."""
        log = log_lines(self.log[-LOG_TOLD:], hidden=hides_discards(self.position)) if whole else None
        return public_of(seen(self.position), self._rules, log, len(self.made), self.last)

    def board(self) -> bytes:
        """All tiles that lie there."""
        return packed_board(self.position.board)

    def standing(self) -> tuple[int, ...]:
        """Each seat's points."""
        return tuple([points.total for points in self.position.scores()])

    def own(self, seat: Seat) -> ClusteredPrivate:
        """What a seat sees beside it."""
        return private_of(own(self.position, seat), self.position.board)

    def shown(self, public: ClusteredPublic, own: tuple[ClusteredPrivate, ...]) -> ClusteredGame:
        """The game for one person or spectator."""
        return ClusteredGame(public, own)

    def seen(self, events: Sequence[Any], seats: tuple[Seat, ...]) -> list[Any]:
        """Events without the tiles that others drew or discarded face down."""
        return seen_events(events, seats, hidden=self.setup.rules.hidden_discards)
