"""A position: the whole state of a game at one moment. It never changes; `play` returns the next one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from lodestone.clustered.board import Board
from lodestone.clustered.events import (
    Bonus,
    BonusTaken,
    GameEnded,
    Phase,
    SeatResigned,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TurnPassed,
)
from lodestone.clustered.explain import objections
from lodestone.clustered.legal import LegalMoves
from lodestone.clustered.moves import Discard, Move, Placement
from lodestone.clustered.picture import SeatRow, table_svg
from lodestone.clustered.scoring import Score, has_first_line, has_first_rectangle
from lodestone.clustered.setup import HAND, Rules, Setup, deal, from_stacks
from lodestone.clustered.standings import Bonuses, Markers, markers, outcome, scores
from lodestone.clustered.tiles import Tile
from lodestone.core import Event, GameOver, IllegalMove, Outcome, Reason, Seat, seat_after

T = TypeVar("T")


class Position(msgspec.Struct, frozen=True, gc=False):
    """The state of a game between two moves.

    >>> position = new_game(seats=2, seed=7)
    >>> position, events = position.play(position.legal_moves[0])
    >>> position.seat, position.phase, position.scores()[0].total
    (1, <Phase.PLAY: 'play'>, 0)
    """

    setup: Setup
    board: Board
    hands: tuple[tuple[Tile, ...], ...]
    """Each seat's hand in the order drawn."""
    drawn: tuple[int, ...]
    """How many tiles each seat has drawn from its stack."""
    discards: tuple[tuple[Tile, ...], ...]
    """What each seat has discarded, in order (X-C5)."""
    bonuses: Bonuses
    """Who took the first-to bonuses (CO7)."""
    seat: Seat | None
    """The seat to move, which holds the turn marker (CO1); None when over."""
    phase: Phase
    """What that seat has to do."""
    opening: int = 0
    """Fast game: seats that still have to trim their opening hand (CO6)."""
    resigned: tuple[Seat, ...] = ()
    """Seats that have left the game (Z8), in order of seats: their tiles on the table stay, the rest is gone."""

    def __repr__(self) -> str:
        return f"<Position: {len(self.board)} tiles, seat {self.seat}, {self.phase}>"

    def _repr_svg_(self) -> str:
        """How notebooks show it: the table, and every seat with its points, its hand and the size of its stack."""
        rows = [
            SeatRow(seat, score.total, seat == self.seat, self.hands[seat], self.stack_sizes()[seat])
            for seat, score in enumerate(self.scores())
        ]
        return table_svg(self.board, rows)

    # What may be asked

    @property
    def over(self) -> bool:
        """Whether all tiles are played or discarded (C19)."""
        return self.phase is Phase.OVER

    @property
    def legal_moves(self) -> LegalMoves:
        """Every move the seat on turn may make; none when over."""
        return LegalMoves(self.board, self.phase, self._choices())

    def _choices(self) -> Sequence[Tile]:
        """The tiles the seat on turn may place or discard."""
        if self.seat is None:
            return ()
        hand = self.hands[self.seat]
        if self.phase is Phase.TRIM and self.setup.rules.trim_drawn_only and not self.opening:
            return hand[-self.setup.rules.turn_draw :]  # X-C14: what was just drawn lies last
        return hand

    def stack_sizes(self) -> tuple[int, ...]:
        """How many tiles each seat still has to draw; public (Q-C31)."""
        return tuple([len(stack) - drawn for stack, drawn in zip(self.setup.stacks, self.drawn, strict=True)])

    def explain(self, move: Move) -> tuple[Reason, ...]:
        """Why the seat on turn may not make this move; empty if it may."""
        return objections(self, move)

    def scores(self) -> tuple[Score, ...]:
        """Each seat's points as they stand; largest-cluster bonuses count at the end only (Z12)."""
        return scores(self)

    def markers(self) -> Markers:
        """Who alone has the largest rectangle and the longest line at this moment (CO8, X-C16)."""
        return markers(self)

    @property
    def outcome(self) -> Outcome | None:
        """Who has won; None before the end (C26)."""
        return outcome(self)

    # What may be done

    def play(self, move: Move) -> tuple[Position, list[Event]]:
        """The next position, and what has happened on the way. Raises IllegalMove or GameOver."""
        seat = self.seat
        if seat is None:
            raise GameOver("game-over", rule="C19")
        if type(move) is Placement:
            if self.phase is Phase.PLAY and move.tile in self.hands[seat] and self.board.fits(move.tile, move.cell):
                return self._place(seat, move)
        elif type(move) is Discard and self.phase is not Phase.PLAY and move.tile in self._choices():
            return self._discard(seat, move.tile)
        raise IllegalMove(*self.explain(move))

    def resign(self, seat: Seat) -> tuple[Position, list[Event]]:
        """The position after a seat, on turn or not, has left the game: it is skipped and cannot win (Z8)."""
        if self.seat is None:
            raise GameOver("game-over", rule="C19")
        if not 0 <= seat < self.setup.seats or seat in self.resigned:
            raise IllegalMove(Reason("Z8", "illegal-resign", {"seat": seat}))
        left = msgspec.structs.replace(
            self,
            hands=_replaced(self.hands, seat, ()),
            drawn=_replaced(self.drawn, seat, len(self.setup.stacks[seat])),
            resigned=tuple(sorted((*self.resigned, seat))),
        )
        events: list[Event] = [SeatResigned(seat)]
        if seat != self.seat:
            return left, events
        if self.opening:
            return left._trim_opening(seat, left.hands, left.discards, events)
        return left._pass_turn(seat, left.board, left.hands, left.drawn, left.discards, left.bonuses, events)

    def _place(self, seat: Seat, move: Placement) -> tuple[Position, list[Event]]:
        board = self.board.place(move.tile, move.cell, seat)
        events: list[Event] = [TilePlaced(seat, move.tile, move.cell)]
        bonuses = self.bonuses
        if self.setup.rules.first_bonus and not self.setup.solo:  # Z12: worth nothing to a single player
            tiles, width = board.owned_bits(seat), board.frame.width
            if bonuses.first_line is None and has_first_line(tiles, width):
                bonuses = Bonuses(seat, bonuses.first_rectangle)
                events.append(BonusTaken(seat, Bonus.FIRST_LINE))
            if bonuses.first_rectangle is None and has_first_rectangle(tiles, width):
                bonuses = Bonuses(bonuses.first_line, seat)
                events.append(BonusTaken(seat, Bonus.FIRST_RECTANGLE))
        return self._end_turn(seat, _without(self.hands[seat], move.tile), board, self.discards, bonuses, events)

    def _discard(self, seat: Seat, tile: Tile) -> tuple[Position, list[Event]]:
        events: list[Event] = [TileDiscarded(seat, tile, self.phase)]
        hand = _without(self.hands[seat], tile)
        discards = _replaced(self.discards, seat, (*self.discards[seat], tile))
        if self.phase is Phase.DISCARD:  # C7: it was the turn
            return self._end_turn(seat, hand, self.board, discards, self.bonuses, events)
        hands = _replaced(self.hands, seat, hand)
        if self.opening:
            return self._trim_opening(seat, hands, discards, events)
        return self._pass_turn(seat, self.board, hands, self.drawn, discards, self.bonuses, events)

    # What follows by itself

    def _trim_opening(
        self,
        seat: Seat,
        hands: tuple[tuple[Tile, ...], ...],
        discards: tuple[tuple[Tile, ...], ...],
        events: list[Event],
    ) -> tuple[Position, list[Event]]:
        """Every seat in turn trims its opening hand before the first tile is laid (CO6)."""
        opening, trimmed = self.opening, seat
        while opening and len(hands[seat]) <= HAND:  # a seat that has resigned has nothing left to trim
            seat, trimmed = seat_after(seat, self.setup.seats), seat
            opening -= 1
        if not opening:
            return self._pass_turn(trimmed, self.board, hands, self.drawn, discards, self.bonuses, events)
        if seat != self.seat:
            events.append(TurnPassed(seat))
        phase, gone = Phase.TRIM, self.resigned
        following = Position(
            self.setup, self.board, hands, self.drawn, discards, self.bonuses, seat, phase, opening, gone
        )
        return following, events

    def _end_turn(
        self,
        seat: Seat,
        hand: tuple[Tile, ...],
        board: Board,
        discards: tuple[tuple[Tile, ...], ...],
        bonuses: Bonuses,
        events: list[Event],
    ) -> tuple[Position, list[Event]]:
        """Draw (C9), then trim if there is something to trim (CO6), else pass the turn."""
        drawn = self.drawn
        start = drawn[seat]
        fresh = self.setup.stacks[seat][start : start + self.setup.rules.turn_draw]
        if fresh:
            hand += fresh
            drawn = _replaced(drawn, seat, start + len(fresh))
            for tile in fresh:
                events.append(TileDrawn(seat, tile))
        hands = _replaced(self.hands, seat, hand)
        if len(hand) > HAND:
            gone = self.resigned
            return Position(self.setup, board, hands, drawn, discards, bonuses, seat, Phase.TRIM, 0, gone), events
        return self._pass_turn(seat, board, hands, drawn, discards, bonuses, events)

    def _pass_turn(
        self,
        seat: Seat,
        board: Board,
        hands: tuple[tuple[Tile, ...], ...],
        drawn: tuple[int, ...],
        discards: tuple[tuple[Tile, ...], ...],
        bonuses: Bonuses,
        events: list[Event],
    ) -> tuple[Position, list[Event]]:
        """Hand the turn to the next seat that has tiles (Q-C1, Q-C23, Q-C33), or end the game (C19)."""
        seats, gone = self.setup.seats, self.resigned
        for _ in range(seats):
            seat = seat_after(seat, seats)
            if hand := hands[seat]:
                phase = _turn_phase(board, hand)
                events.append(TurnPassed(seat))
                return Position(self.setup, board, hands, drawn, discards, bonuses, seat, phase, 0, gone), events
        end = Position(self.setup, board, hands, drawn, discards, bonuses, None, Phase.OVER, 0, gone)
        result = outcome(end)
        assert result is not None
        events.append(GameEnded(result.winners, result.ending))
        return end, events


def new_game(seats: int = 2, seed: int = 0, first: Seat = 0, rules: Rules | None = None) -> Position:
    """A game with shuffled stacks, ready for the first move.

    >>> new_game(seats=5, seed=1).board.bounds()
    (Cell(x=0, y=0), Cell(x=7, y=0))
    """
    return start(deal(seats, seed, first, rules))


def new_game_from_stacks(stacks: Iterable[Sequence[Tile]], first: Seat = 0, rules: Rules | None = None) -> Position:
    """A game with the given stacks, each first drawn first."""
    return start(from_stacks(stacks, first, rules))


def start(setup: Setup) -> Position:
    """The position before the first move."""
    count = setup.rules.opening_draw
    board = Board.start(setup)
    hands = tuple(stack[:count] for stack in setup.stacks)
    phase = Phase.TRIM if setup.rules.fast else _turn_phase(board, hands[setup.first])
    return Position(
        setup=setup,
        board=board,
        hands=hands,
        drawn=(count,) * setup.seats,
        discards=((),) * setup.seats,
        bonuses=Bonuses(),
        seat=setup.first,
        phase=phase,
        opening=setup.seats if setup.rules.fast else 0,
    )


def _turn_phase(board: Board, hand: tuple[Tile, ...]) -> Phase:
    """What a turn begins with: placing if anything at all can be placed (C8, X-C7), else discarding (C7)."""
    return Phase.PLAY if board.takes_any(hand) else Phase.DISCARD


def _without(hand: tuple[Tile, ...], tile: Tile) -> tuple[Tile, ...]:
    at = hand.index(tile)
    return hand[:at] + hand[at + 1 :]


def _replaced(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    return items[:at] + (item,) + items[at + 1 :]  # noqa: RUF005 - twice as fast, and this runs in every move
