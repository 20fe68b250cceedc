"""A compiled game with the interface of a `Position`: for looking inside, and for comparing the two."""

from __future__ import annotations

from lodestone.clustered.batch.random_play import count_moves, nth_move
from lodestone.clustered.batch.table import (
    DISCARDED,
    DRAWN,
    FIRST_LINE,
    FIRST_RECTANGLE,
    HELD,
    NOBODY,
    OVER,
    PHASE,
    SEAT,
    SIZE,
    BatchTable,
    cell_at,
    number,
    table_of,
)
from lodestone.clustered.batch.turns import CODES, play, resign, total, winners
from lodestone.clustered.events import Phase
from lodestone.clustered.moves import Discard, Move, Placement
from lodestone.clustered.position import Position
from lodestone.clustered.standings import Bonuses
from lodestone.clustered.tiles import PLAIN_TILES, WILD, Tile
from lodestone.core import Seat

KINDS = (*PLAIN_TILES, WILD)


class BatchGame:
    """One game, changed by every move.

    >>> from lodestone.clustered import new_game
    >>> game = BatchGame(new_game(seats=2, seed=7))
    >>> game.play(game.legal_moves()[0])
    >>> game.seat, game.totals()
    (1, (0, 0))
    """

    def __init__(self, position: Position) -> None:
        self.table: BatchTable = table_of(position)

    @property
    def seat(self) -> Seat | None:
        """The seat to move; None when over."""
        return _seat(self.table.facts[SEAT])

    @property
    def phase(self) -> Phase:
        """What that seat has to do."""
        return CODES[self.table.facts[PHASE]]

    @property
    def bonuses(self) -> Bonuses:
        """Who took the first-to bonuses."""
        return Bonuses(_seat(self.table.facts[FIRST_LINE]), _seat(self.table.facts[FIRST_RECTANGLE]))

    def hand(self, seat: Seat) -> tuple[Tile, ...]:
        """A seat's tiles in the order drawn."""
        return tuple(KINDS[tile] for tile in self.table.hands[seat, : self.table.seats[seat, HELD]])

    def drawn(self, seat: Seat) -> int:
        """How many tiles a seat has drawn."""
        return int(self.table.seats[seat, DRAWN])

    def discarded(self, seat: Seat) -> int:
        """How many tiles a seat has discarded."""
        return int(self.table.seats[seat, DISCARDED])

    def legal_moves(self) -> list[Move]:
        """Every legal move, in no particular order."""
        return [self._move(*nth_move(self.table, n)) for n in range(count_moves(self.table))]

    def play(self, move: Move) -> None:
        """Make a legal move. Does not check that it is legal."""
        at = -1
        if isinstance(move, Placement):
            at = int(self.table.where[number(int(self.table.facts[SIZE]), move.cell)]) - 1
        play(self.table, move.tile.index, at)

    def resign(self, seat: Seat) -> None:
        """A seat leaves the game (Z8)."""
        resign(self.table, seat)

    def totals(self) -> tuple[int, ...]:
        """Each seat's points, bonuses included."""
        return tuple(int(total(self.table, seat)) for seat in range(len(self.table.seats)))

    def winners(self) -> tuple[Seat, ...]:
        """Who has won; nobody before the end."""
        if self.table.facts[PHASE] != OVER:
            return ()
        won = winners(self.table)
        return tuple(seat for seat in range(len(self.table.seats)) if won >> seat & 1)

    def _move(self, tile: int, at: int) -> Move:
        kind = KINDS[tile]
        return Discard(kind) if at < 0 else Placement(kind, cell_at(int(self.table.facts[SIZE]), self.table.cells[at]))


def _seat(number: int) -> Seat | None:
    return None if number == NOBODY else int(number)
