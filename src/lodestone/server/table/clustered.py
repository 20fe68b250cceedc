"""A game of Clustered at a table: the position now, how it came about, and what each person may see of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from msgspec.structs import replace

from lodestone.clustered import (
    Board,
    Cell,
    Move,
    Phase,
    Placement,
    Position,
    Resignation,
    Score,
    Setup,
    Tile,
    TileDiscarded,
    TileDrawn,
    deal,
    parse_move,
    start,
)
from lodestone.clustered.frame import Frame
from lodestone.clustered.groups import groups
from lodestone.clustered.scoring import score
from lodestone.core import Event, IllegalMove, Reason, Seat
from lodestone.match.clustered import View, record_of, view_for
from lodestone.match.clustered.plain import plain_rules, read_rules
from lodestone.server.errors import Conflict, NotAllowed
from lodestone.server.protocol.clustered import ClusteredGame, ClusteredPrivate, ClusteredPublic, Group, SeatScore

RESIGNED = ""
"""In place of a move: the seat left the game."""


class Made(NamedTuple):
    """Something that was done: a move in notation, or `RESIGNED`."""

    seat: Seat
    move: str
    bot: bool


class _Tried(NamedTuple):
    """A move that was checked: making it next need not work it out again."""

    before: Position
    move: str
    parsed: Move
    following: Position
    events: list[Event]


class ClusteredPlay:
    """The position and the moves that led to it.

    Earlier positions are not kept (a long game's would take some hundred kB); to take a move back is to play the
    others again, a matter of milliseconds.
    """

    def __init__(self, rules: dict[str, Any], seats: int, seed: int, first: Seat) -> None:
        self.setup: Setup = deal(seats, seed, first, read_rules(rules))
        self.position: Position = start(self.setup)
        self.made: list[Made] = []
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

    # What may be done

    def check(self, seat: Seat, move: str) -> bool:
        """Raise why a seat may not make a move; whether it would be the last one."""
        parsed = self._of_seat_on_turn(seat, move)
        following, events = self.position.play(parsed)
        self._tried = _Tried(self.position, move, parsed, following, events)
        return following.over

    def play(self, seat: Seat, move: str, bot: bool) -> list[Event]:
        """Make a move that was checked."""
        tried, self._tried = self._tried, None
        if tried is None or tried.before is not self.position or tried.move != move:
            parsed = parse_move(move)
            tried = _Tried(self.position, move, parsed, *self.position.play(parsed))
        self.position = tried.following
        self.made.append(Made(seat, move, bot))
        if isinstance(tried.parsed, Placement):
            self.last = tried.parsed.cell
        return tried.events

    def resign(self, seat: Seat) -> list[Event]:
        """A seat leaves (Z8)."""
        self.position, events = self.position.resign(seat)
        self.made.append(Made(seat, RESIGNED, bot=False))
        return events

    def take_back(self, count: int) -> None:
        """The last moves have not happened."""
        self._replay(self.made[: len(self.made) - count])

    def _replay(self, made: list[Made]) -> None:
        self.position, self.made, self.last = start(self.setup), [], None
        for seat, move, bot in made:
            if move == RESIGNED:
                self.resign(seat)
            else:
                self.play(seat, move, bot)

    def last_by_person(self) -> tuple[Seat, int]:
        """Whose move can be taken back, and how many moves go: bots' answers to it go with it (Z7)."""
        for back, made in enumerate(reversed(self.made), 1):
            if made.move == RESIGNED:
                break
            if not made.bot:
                return made.seat, back
        raise Conflict("nothing-to-take-back", rule="Z7")

    def record(self, players: tuple[str, ...]) -> dict[str, Any]:
        """The whole game; tells everything, so only when it is over."""
        moves = (str(Resignation(seat)) if move == RESIGNED else move for seat, move, _ in self.made)
        return record_of(self.setup, moves, self.position, players)

    # What may be asked

    def bot_view(self, seat: Seat) -> View:
        """What a bot on that seat may see."""
        return view_for(self.position, seat)

    def explain(self, seat: Seat, move: str) -> tuple[Reason, ...]:
        """Why a seat may not make a move; nothing if it may."""
        return self.position.explain(self._of_seat_on_turn(seat, move))

    def preview(self, seat: Seat, move: str) -> tuple[SeatScore, int, tuple[Group, ...]]:
        """A seat's score after a move, how much more that is, and the groups it makes or extends.

        Nothing is drawn for it, so it tells nothing about the stack.
        """
        parsed = self._of_seat_on_turn(seat, move)
        if reasons := self.position.explain(parsed):
            raise IllegalMove(*reasons)
        now = self.position.scores()[seat]
        if not isinstance(parsed, Placement):
            return _seat_score(now), 0, ()
        board = self.position.board.place(parsed.tile, parsed.cell, seat)
        after = score(board.owned_bits(seat), board.frame.width, now.bonus)
        before = set(_groups_on(self.position.board, seat))
        made = tuple(group for group in _groups_on(board, seat) if group not in before)
        return _seat_score(after), after.total - now.total, made

    def groups(self) -> tuple[Group, ...]:
        """Everything that scores now."""
        return tuple(group for seat in range(self.setup.seats) for group in _groups_on(self.position.board, seat))

    def _of_seat_on_turn(self, seat: Seat, move: str) -> Move:
        parsed = parse_move(move)
        if self.position.seat is not None and seat != self.position.seat:
            raise NotAllowed("table-not-on-turn", rule="C5", seat=self.position.seat)
        return parsed

    # What may be seen

    def view(self, seats: tuple[Seat, ...], public: ClusteredPublic) -> ClusteredGame:
        """The game for somebody who holds these seats."""
        return ClusteredGame(public, tuple([self.private(seat) for seat in seats]))

    def public(self, *, whole: bool) -> ClusteredPublic:
        """What everybody may see (Q-C31: counts are public, hands are not); the board only if `whole`."""
        position, setup = self.position, self.setup
        markers = position.markers()
        hidden = setup.rules.hidden_discards and not position.over
        outcome = position.outcome
        return ClusteredPublic(
            seats=setup.seats,
            first=setup.first,
            rules=self._rules,
            board=self._board() if whole else None,
            turn=position.seat,
            phase=position.phase,
            hand_sizes=tuple(map(len, position.hands)),
            stack_sizes=position.stack_sizes(),
            discards=tuple([len(pile) if hidden else _notations(pile) for pile in position.discards]),
            first_line=position.bonuses.first_line,
            first_rectangle=position.bonuses.first_rectangle,
            largest_rectangle=markers.rectangle,
            longest_line=markers.line,
            scores=tuple([_seat_score(points) for points in position.scores()]),
            moves=len(self.made),
            last=self.last,
            resigned=position.resigned,
            winners=None if outcome is None else outcome.winners,
            ending=None if outcome is None else outcome.ending,
        )

    def private(self, seat: Seat) -> ClusteredPrivate:
        """What a seat sees beside it."""
        position = self.position
        hand = position.hands[seat]
        place: dict[str, tuple[tuple[int, int], ...]] = {}
        discard: tuple[str, ...] = ()
        if seat == position.seat:
            if position.phase is Phase.PLAY:
                cells = _all_cells(position.board.frame)
                place = {tile.notation: _cells(bits, cells) for tile, bits, _ in position.board.openings(hand)}
            else:
                discard = tuple([move.tile.notation for move in position.legal_moves])
        return ClusteredPrivate(seat, _notations(hand), place, discard, _notations(position.discards[seat]))

    def _board(self) -> tuple[tuple[int, int, str, int | None], ...]:
        tiles = self.position.board.tiles.items()
        return tuple((cell.x, cell.y, placed.tile.notation, placed.owner) for cell, placed in tiles)

    def seen(self, events: list[Event], seats: tuple[Seat, ...]) -> list[Event]:
        """Events as somebody who holds these seats sees them."""
        secret = (TileDrawn, TileDiscarded) if self.setup.rules.hidden_discards else (TileDrawn,)
        return [
            replace(event, tile=None) if isinstance(event, secret) and event.seat not in seats else event
            for event in events
        ]


def check_options(rules: dict[str, Any], seats: int) -> None:
    """Raise what is wrong with a table's options."""
    deal(seats, 0, 0, read_rules(rules))


def house_rules(rules: dict[str, Any]) -> tuple[str, ...]:
    """The names of those options that differ from the rulebook's game."""
    standard = plain_rules(read_rules({}))
    return tuple(name for name, value in plain_rules(read_rules(rules)).items() if value != standard[name])


def _cells(bits: int, cells: tuple[tuple[Cell, int], ...]) -> tuple[tuple[int, int], ...]:
    """Those of a frame's cells whose bits are set, row by row."""
    found = []
    while bits:  # from the highest down: what is left becomes smaller
        cell, bit = cells[bits.bit_length()]
        found.append(cell)
        bits ^= bit
    found.reverse()
    return tuple(found)


@lru_cache(maxsize=64)
def _all_cells(frame: Frame) -> tuple[tuple[Cell, int], ...]:
    """The cell of every highest bit, and that bit, by its length. Remembered: most games never leave a frame."""
    nothing = (Cell(0, 0), 0)
    return (nothing, *[(frame.cell(index), 1 << index) for index in range(frame.width * frame.height)])


def _notations(tiles: tuple[Tile, ...]) -> tuple[str, ...]:
    return tuple([tile.notation for tile in tiles])


def _seat_score(points: Score) -> SeatScore:
    return SeatScore(points.rectangle, points.rows, points.columns, points.bonus, points.total)


def _groups_on(board: Board, seat: Seat) -> list[Group]:
    cell = board.frame.cell
    return [
        Group(group.kind, seat, (cell(group.first), cell(group.last)), group.points)
        for group in groups(board.owned_bits(seat), board.frame.width)
    ]
