"""`greedy`: takes the most points it can see now, spoils the others' best cells, and keeps its wilds."""

from __future__ import annotations

from lodestone.clustered import Cell, Discard, Move, Placement, Tile
from lodestone.clustered.scoring import in_lines, largest_rectangle
from lodestone.core import Chance, Seat
from lodestone.match.clustered import View

# Found by playing: the first two hardly matter between half and twice their value (60 solo games each); BLOCKING 0.5
# took 59 %, 54 %, 62 % and 66 % of 60 games of two seats each from 0, 0.25, 0.75 and 1.
NEARNESS = 0.3
"""Points that each neighbouring tile of the same seat is worth: lines and rectangles grow where tiles lie close."""
WILD = 4.0
"""Points a wild must bring more than any other tile before it is spent."""
BLOCKING = 0.5
"""Points that taking a cell worth one point to an opponent is worth, with two seats; shared among more."""


class GreedyBot:
    """Looks one move ahead."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = Chance(seed, "bot/greedy")

    def choose(self, view: View) -> Move:
        """The move of the highest value; chance decides between equals."""
        assert view.seat is not None
        appraisal = _Appraisal(view, view.seat)
        best: list[Move] = []
        highest = float("-inf")
        for move in view.legal_moves:
            value = appraisal.of(move)
            if value > highest:
                best, highest = [move], value
            elif value == highest:
                best.append(move)
        return best[self._chance.below(len(best))]


class _Appraisal:
    """What moves are worth to a seat, worked out once per cell."""

    def __init__(self, view: View, seat: Seat) -> None:
        self._view = view
        self._board = view.board
        self._width = view.board.frame.width
        self._mine = view.board.owned_bits(seat)
        self._others = [view.board.owned_bits(other) for other in range(view.seats) if other != seat]
        self._before = {tiles: self._points(tiles) for tiles in (self._mine, *self._others)}
        self._cells: dict[Cell, float] = {}

    def of(self, move: Move) -> float:
        if isinstance(move, Placement):
            return self._of_cell(move.cell) - (WILD if move.tile.fits_all else 0.0)
        return -self._of_keeping(move)

    def _of_cell(self, cell: Cell) -> float:
        value = self._cells.get(cell)
        if value is None:
            bit = 1 << self._board.frame.index(cell)
            value = self._gain(self._mine, bit) + NEARNESS * self._own_neighbours(bit)
            if self._others:
                value += BLOCKING / len(self._others) * sum(self._gain(tiles, bit) for tiles in self._others)
            self._cells[cell] = value
        return value

    def _of_keeping(self, move: Discard) -> float:
        """What a tile in hand is worth: the best it could do now. Wilds always stay."""
        tile: Tile = move.tile
        if tile.fits_all:
            return float("inf")
        return max((self._of_cell(cell) for cell in self._board.open_cells(tile)), default=0.0)

    def _gain(self, tiles: int, bit: int) -> int:
        return self._points(tiles | bit) - self._before[tiles]

    def _points(self, tiles: int) -> int:
        return largest_rectangle(tiles, self._width) + in_lines(tiles, 1) + in_lines(tiles, self._width)

    def _own_neighbours(self, bit: int) -> int:
        around = bit << 1 | bit >> 1 | bit << self._width | bit >> self._width
        return (self._mine & around).bit_count()
