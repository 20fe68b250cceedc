"""What may be seen of a game, by allow-list: `seen` for everybody and `own` for a seat. Nothing else may read hands.

Everything that leaves the program during a game is made of these two: a bot's `View`, a server's messages.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from lodestone.clustered import Board, Bonuses, Markers, Move, Phase, Position, Rules, Score, Tile
from lodestone.clustered.picture import SeatRow, table_svg
from lodestone.core import Outcome, Seat


class ClusteredPublicView(NamedTuple):
    """What everybody may see (Q-C31: counts are public, hands are not)."""

    seats: int
    first: Seat
    rules: Rules
    board: Board
    turn: Seat | None
    """The seat to move."""
    phase: Phase
    hand_sizes: tuple[int, ...]
    stack_sizes: tuple[int, ...]
    discards: tuple[tuple[Tile, ...] | int, ...]
    """Each seat's; only their number where the table hides them (Q-C27)."""
    bonuses: Bonuses
    markers: Markers
    scores: tuple[Score, ...]
    resigned: tuple[Seat, ...]
    outcome: Outcome | None


class OwnView(NamedTuple):
    """What one seat sees besides."""

    seat: Seat
    hand: tuple[Tile, ...]
    discarded: tuple[Tile, ...]
    legal_moves: Sequence[Move]
    """What it may do now; empty when it is not on turn. Computed on first use."""


def hides_discards(position: Position) -> bool:
    """Whether others may not see what a seat discards (Q-C27)."""
    return position.setup.rules.hidden_discards and not position.over


def seen(position: Position) -> ClusteredPublicView:
    """What everybody may see of a position."""
    hidden = hides_discards(position)
    return ClusteredPublicView(
        seats=position.setup.seats,
        first=position.setup.first,
        rules=position.setup.rules,
        board=position.board,
        turn=position.seat,
        phase=position.phase,
        hand_sizes=tuple(map(len, position.hands)),
        stack_sizes=position.stack_sizes(),
        discards=tuple([len(pile) if hidden else pile for pile in position.discards]),
        bonuses=position.bonuses,
        markers=position.markers(),
        scores=position.scores(),
        resigned=position.resigned,
        outcome=position.outcome,
    )


def own(position: Position, seat: Seat) -> OwnView:
    """What one seat sees of it besides."""
    if not 0 <= seat < position.setup.seats:
        raise IndexError(seat)  # a negative index would quietly be somebody else's hand
    legal = position.legal_moves if seat == position.seat else ()
    return OwnView(seat, position.hands[seat], position.discards[seat], legal)


class View(msgspec.Struct, frozen=True):
    """The table as one seat, or a spectator, sees it."""

    seat: Seat | None
    """Whose view this is; None for a spectator."""
    seats: int
    rules: Rules
    board: Board
    turn: Seat | None
    """The seat to move."""
    phase: Phase
    hand: tuple[Tile, ...]
    """This seat's own tiles; empty for a spectator."""
    hand_sizes: tuple[int, ...]
    stack_sizes: tuple[int, ...]
    discards: tuple[tuple[Tile, ...] | int, ...]
    """Each seat's discards; only their number where the table hides them (Q-C27)."""
    bonuses: Bonuses
    markers: Markers
    scores: tuple[Score, ...]
    legal_moves: Sequence[Move]
    """What this seat may do now; empty when it is not on turn."""

    def _repr_svg_(self) -> str:
        """How notebooks show it: the table, this seat's hand, and how many tiles the others have left."""
        rows = []
        for seat, score in enumerate(self.scores):
            hand = self.hand if seat == self.seat else ()
            left = self.stack_sizes[seat] + self.hand_sizes[seat] - len(hand)
            rows.append(SeatRow(seat, score.total, seat == self.turn, hand, left))
        return table_svg(self.board, rows)


def view_for(position: Position, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    return _view(seen(position), None if seat is None else own(position, seat))


def _view(everybody: ClusteredPublicView, mine: OwnView | None) -> View:
    discards = everybody.discards
    if mine is not None:
        discards = (*discards[: mine.seat], mine.discarded, *discards[mine.seat + 1 :])
    return View(
        seat=None if mine is None else mine.seat,
        seats=everybody.seats,
        rules=everybody.rules,
        board=everybody.board,
        turn=everybody.turn,
        phase=everybody.phase,
        hand=() if mine is None else mine.hand,
        hand_sizes=everybody.hand_sizes,
        stack_sizes=everybody.stack_sizes,
        discards=discards,
        bonuses=everybody.bonuses,
        markers=everybody.markers,
        scores=everybody.scores,
        legal_moves=() if mine is None else mine.legal_moves,
    )
