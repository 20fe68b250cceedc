"""What a seat knows of hidden tiles: every set is known, so what has not been seen is still to come.

A bot that lives through a game also remembers what a taken-back move has shown it (Z7): a tile another seat laid and
took up again is in that seat's hand, and a tile of its own that went back to the stack is the next one it will draw.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from lodestone.clustered import Tile, tile_set
from lodestone.clustered.setup import wilds_of
from lodestone.core import Seat
from lodestone.match.clustered import View


class Hidden(NamedTuple):
    """One seat's tiles that do not lie on the table."""

    known: tuple[Tile, ...]
    """For this seat what comes next from its stack; for another seat what is certainly in its hand."""
    unknown: tuple[Tile, ...]
    """The other tiles, in hand, stack or hidden discards, in unknown order."""


class Knowledge:
    """Looks at one view after another."""

    def __init__(self) -> None:
        self._seen: dict[Seat, list[Tile]] = {}  # per seat, in the order first seen

    def look(self, view: View) -> tuple[Hidden, ...]:
        """What is hidden from the view's seat, seat by seat."""
        return tuple(self._of(view, seat) for seat in range(view.seats))

    def _of(self, view: View, seat: Seat) -> Hidden:
        pile = view.discards[seat]
        laid = [tile for tile, owner in view.board.tiles.values() if owner == seat]
        shown = Counter([*laid, *(pile if isinstance(pile, tuple) else ())])
        if seat == view.seat:
            shown.update(view.hand)
        seen = self._seen.setdefault(seat, [])
        fresh = shown - Counter(seen)
        # new tiles are last in hand or pile: keep the order in which they came
        for tile in (*laid, *(pile if isinstance(pile, tuple) else ()), *(view.hand if seat == view.seat else ())):
            if fresh[tile] > 0:
                fresh[tile] -= 1
                seen.append(tile)
        returned = Counter(seen) - shown
        known = []
        for tile in seen:
            if returned[tile] > 0:
                returned[tile] -= 1
                known.append(tile)
        known = known[: view.stack_sizes[seat] if seat == view.seat else view.hand_sizes[seat]]
        unknown = Counter(tile_set(wilds_of(seat, view.rules))) - shown - Counter(known)
        return Hidden(tuple(known), tuple(unknown.elements()))
