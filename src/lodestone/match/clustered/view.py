"""Views: what one seat may see. Built by allow-list, field by field; nothing hidden is ever in it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from lodestone.clustered import Board, Bonuses, Markers, Move, Phase, Position, Rules, Score, Tile
from lodestone.core import Seat


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


def view_for(position: Position, seat: Seat | None) -> View:
    """The view of a seat, or of a spectator (Q-C31: counts are public, hands are not)."""
    if seat is not None and not 0 <= seat < position.setup.seats:
        raise IndexError(seat)  # a negative index would quietly be somebody else's hand
    hidden = position.setup.rules.hidden_discards and not position.over
    return View(
        seat=seat,
        seats=position.setup.seats,
        rules=position.setup.rules,
        board=position.board,
        turn=position.seat,
        phase=position.phase,
        hand=() if seat is None else position.hands[seat],
        hand_sizes=tuple(map(len, position.hands)),
        stack_sizes=position.stack_sizes(),
        discards=tuple(len(pile) if hidden and owner != seat else pile for owner, pile in enumerate(position.discards)),
        bonuses=position.bonuses,
        markers=position.markers(),
        scores=position.scores(),
        legal_moves=position.legal_moves if seat is not None and seat == position.seat else (),
    )
