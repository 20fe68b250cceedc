"""What is settled before the first move: options, seats, who starts, the order of each stack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import inf

import msgspec

from lodestone.clustered.moves import Cell
from lodestone.clustered.surface import Round, Surface
from lodestone.clustered.tiles import STANDARD_WILDS, Tile, tile_set
from lodestone.core import Chance, InvalidSetup, Seat, seat_letter

MAX_SEATS = 8
EXTENDED_FROM = 5
"""From five seats on it is the extended game: two start tiles (CO5)."""


class Rules(msgspec.Struct, frozen=True):
    """The options of a table. The defaults are the rulebook's base game.

    >>> Rules(fast=True)
    Rules(extra_wild=(), fast=True, first_bonus=False, largest_bonus=False, surface=None, tie_break=False, \
trim_drawn_only=False, hidden_discards=False)
    """

    extra_wild: tuple[Seat, ...] = ()
    """Seats with a third wild (CO2)."""
    fast: bool = False
    """Draw more, keep five (CO6)."""
    first_bonus: bool = False
    """+2 for the first line of five and the first 2×3 (CO7)."""
    largest_bonus: bool = False
    """+2 for the largest rectangle and the longest line (CO8)."""
    surface: Surface | None = None
    """Where there is room (C2); None is unlimited."""
    tie_break: bool = False
    """House rule: larger rectangle, then longer line, then fewer discards decide a tie (Q-C2)."""
    trim_drawn_only: bool = False
    """House rule: in the fast game only what was just drawn may be trimmed (X-C14)."""
    hidden_discards: bool = False
    """House rule: discards lie face down (Q-C27)."""

    def __post_init__(self) -> None:
        # In whatever order seats are named, equal tables must compare equal, and so must their replays.
        msgspec.structs.force_setattr(self, "extra_wild", tuple(sorted(self.extra_wild)))

    @property
    def opening_draw(self) -> int:
        """Tiles drawn before the first turn: five (C4), or seven of which two go (CO6)."""
        return HAND + 2 if self.fast else HAND

    @property
    def turn_draw(self) -> int:
        """Tiles drawn at the end of a turn: one (C9), or two of which one goes (CO6)."""
        return 2 if self.fast else 1


HAND = 5
"""Tiles in hand while the stack lasts (C4, X-C17)."""


class Setup(msgspec.Struct, frozen=True):
    """A game before its first move. Make one with `deal` or `from_stacks`."""

    seats: int
    first: Seat
    rules: Rules
    stacks: tuple[tuple[Tile, ...], ...]
    """Each seat's whole set, first drawn first."""
    seed: int | None = None
    """The seed the stacks were shuffled from, if they were."""

    @property
    def start_cells(self) -> tuple[Cell, ...]:
        """Where the start tiles lie: one, or two with six cells between (C2, CO5, Q-C28)."""
        return (Cell(0, 0), Cell(7, 0)) if self.seats >= EXTENDED_FROM else (Cell(0, 0),)

    @property
    def solo(self) -> bool:
        """Whether somebody plays alone (CO4)."""
        return self.seats == 1

    def has_room(self, cell: Cell) -> bool:
        """Whether the table is large enough for a tile at this cell (C2)."""
        return surface_has_room(self.rules.surface, cell, len(self.start_cells))


def surface_has_room(surface: Surface | None, cell: Cell, start_tiles: int) -> bool:
    """Whether a cell lies on a surface; a round one is centred between the start tiles."""
    return surface is None or surface.contains(cell, middle=(start_tiles - 1) * 3.5)


def wilds_of(seat: Seat, rules: Rules) -> int:
    """How many wilds a seat's set has (C16, CO2)."""
    return STANDARD_WILDS + (seat in rules.extra_wild)


def deal(seats: int, seed: int = 0, first: Seat = 0, rules: Rules | None = None) -> Setup:
    """Shuffle each seat's set from the seed (C4). The extra wild is shuffled in like any other tile (Q-C22).

    >>> deal(seats=2, seed=7).stacks[0][:5]
    (Tile('Th2'), Tile('Ch3'), Tile('Ch2'), Tile('Ss3'), Tile('Cs3'))
    """
    rules = rules or Rules()
    _check(seats, first, rules)
    stacks = tuple(
        tuple(Chance(seed, f"clustered/stack/{seat}").shuffled(tile_set(wilds_of(seat, rules))))
        for seat in range(seats)
    )
    return _checked(Setup(seats, first, rules, stacks, seed))


def from_stacks(stacks: Iterable[Sequence[Tile]], first: Seat = 0, rules: Rules | None = None) -> Setup:
    """Take the stacks as given: for real tables, tests and duplicate tournaments."""
    rules = rules or Rules()
    given = tuple(tuple(stack) for stack in stacks)
    _check(len(given), first, rules)
    for seat, stack in enumerate(given):
        wrong = Counter(stack)
        wrong.subtract(Counter(tile_set(wilds_of(seat, rules))))
        for tile, surplus in sorted(wrong.items(), key=lambda item: item[0].index):
            if surplus:
                key = "setup-stack-surplus" if surplus > 0 else "setup-stack-missing"
                raise InvalidSetup(key, rule="C13", seat=seat_letter(seat), tile=tile.notation)
    return _checked(Setup(len(given), first, rules, given))


def _check(seats: int, first: Seat, rules: Rules) -> None:
    if not 1 <= seats <= MAX_SEATS:
        raise InvalidSetup("setup-seats", rule="CO5", seats=seats, most=MAX_SEATS)
    if not 0 <= first < seats:
        raise InvalidSetup("setup-first", rule="C5", first=first, last=seats - 1)
    if len(set(rules.extra_wild)) != len(rules.extra_wild):
        raise InvalidSetup("setup-extra-wild-twice", rule="CO2")
    for seat in rules.extra_wild:
        if not 0 <= seat < seats:
            raise InvalidSetup("setup-extra-wild", rule="CO2", seat=seat, last=seats - 1)


def _checked(setup: Setup) -> Setup:
    surface = setup.rules.surface
    if isinstance(surface, Round) and not 0 <= surface.radius < inf:
        raise InvalidSetup("setup-radius", rule="C2")
    for cell in setup.start_cells:
        if not setup.has_room(cell):
            raise InvalidSetup("setup-surface", rule="C2", cell=str(cell))
    return setup
