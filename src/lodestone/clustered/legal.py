"""Legal moves of a hand on a board, as a sequence that makes each move only when it is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from lodestone.clustered.board import Board
from lodestone.clustered.events import Phase
from lodestone.clustered.frame import nth_bit
from lodestone.clustered.moves import Discard, Move, Placement
from lodestone.clustered.tiles import Tile


class LegalMoves(Sequence[Move]):
    """Each distinct legal move once: the tiles in hand order, the cells of each row by row.

    A hand may have hundreds of moves, of which a player makes one; the cells of each tile stay bits until then.

    >>> from lodestone.clustered import new_game
    >>> moves = new_game(seats=2, seed=7).legal_moves
    >>> len(moves), str(moves[0])
    (20, 'Th2@0,-1')
    """

    __slots__ = ("_board", "_discards", "_length", "choices", "places")

    def __init__(self, board: Board, phase: Phase, choices: Sequence[Tile]) -> None:
        """`choices` are the tiles that may be placed, or discarded, as the phase says."""
        self.choices = tuple(choices)
        self._board = board
        self._discards: Sequence[Tile] = ()
        self.places: list[tuple[Tile, int, int]] = []
        """Each tile that fits somewhere, its open cells as bits, and their number."""
        self._length = 0
        if phase is Phase.PLAY:
            self.places = board.openings(choices)
            for _, _, count in self.places:
                self._length += count
        else:
            self._discards = tuple(dict.fromkeys(choices))
            self._length = len(self._discards)

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(self._length))]
        if index < 0:
            index += self._length
        if not 0 <= index < self._length:
            raise IndexError(index)
        if self._discards:
            return Discard(self._discards[index])
        for tile, bits, count in self.places:
            if index < count:
                return Placement(tile, self._board.frame.cell(nth_bit(bits, index)))
            index -= count
        raise AssertionError("the counts add up to the length")

    def __iter__(self) -> Iterator[Move]:
        for tile in self._discards:
            yield Discard(tile)
        for tile, bits, _ in self.places:
            for cell in self._board.frame.cells(bits):
                yield Placement(tile, cell)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, Placement):
            return any(move.tile is tile for tile, _, _ in self.places) and self._board.fits(move.tile, move.cell)
        return isinstance(move, Discard) and move.tile in self._discards

    def __repr__(self) -> str:
        return f"<LegalMoves: {self._length}>"
