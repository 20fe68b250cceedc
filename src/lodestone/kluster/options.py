"""What a table may agree on before the game. Every default is the leaflet's own game."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec

from lodestone.core import InvalidSetup

Size = Annotated[float, msgspec.Meta(gt=0, le=10_000)]
TurnSeconds = Annotated[float, msgspec.Meta(gt=0, le=86_400)]


class Options(msgspec.Struct, frozen=True):
    """Options of the rules, known to the referee.

    >>> Options(expert=True)
    Options(expert=True, play_on=False, rounds=None, handicap=None, one_group=False)
    """

    expert: bool = False
    """A seat that has more left than the next one may place again (E1)."""
    play_on: bool = False
    """House rule: after somebody has won, the others play for places (Q-K20)."""
    rounds: int | None = None
    """House rule: the game ends after that many turns of everybody, fewest magnets left wins (Q-K27)."""
    handicap: tuple[int, ...] | None = None
    """House rule: an unequal deal (Q-K26). One number for each seat: how many of the magnets dealt to it are set aside
    before the game, the last of its pool first, so that it has fewer to place. Each seat keeps at least one."""
    one_group: bool = False
    """House rule: all cords must hang together, not just each with another (Q-P5)."""


class Surface(StrEnum):
    """What the magnets lie on (K3, X-K16)."""

    WOOD = "wood"
    GLASS = "glass"
    FELT = "felt"


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Options that concern the things on the table, not the count of magnets: for a match played on physics.

    >>> TableOptions().loop_classic
    320.0
    """

    surface: Surface = Surface.WOOD
    loop_classic: Size = 320.0
    """How far across the loop of a Classic cord is, laid as a circle, in mm: the difficulty (Q-K13)."""
    loop_duo: Size = 200.0
    """The same for a DUO cord."""
    cord_by_magnet: bool = False
    """House rule: the cord is moved with a held magnet only, never by hand (X-K13)."""
    no_sliding: bool = False
    """House rule: a held magnet may not be slid along the table (Q-K6)."""
    turn_seconds: TurnSeconds | None = None
    """How long a turn may take; None is as long as it takes (Z9)."""
    show_poles: bool = False
    """A training aid: everybody sees which face is north (Q-K25, Z5)."""
    cord_after_release: bool = False
    """As the leaflets have it: once all is at rest the seat may still move the cords, until it is done (Z4). For two
    seats or more, and not with `cord_by_magnet`: by then there is no magnet in the hand."""

    def check(self, seats: int) -> None:
        """Refuse options that exclude each other."""
        if self.cord_after_release and seats == 1:
            raise InvalidSetup("kluster-setup-cord-alone", rule="Z4")
        if self.cord_after_release and self.cord_by_magnet:
            raise InvalidSetup("kluster-setup-cord-options", rule="Z4")
