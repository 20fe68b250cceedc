"""What can happen in a game of Kluster."""

from __future__ import annotations

from enum import StrEnum

from lodestone.core import Event, Seat
from lodestone.kluster.magnets import Magnet


class Phase(StrEnum):
    """What the seat on turn is about to do."""

    TURN = "turn"
    """Place a magnet (K9)."""
    CONTINUE = "continue"
    """Expert: place another one, or stop (E3)."""
    OVER = "over"
    """Nothing; the game has ended."""


class Ending(StrEnum):
    """In what way a game ended."""

    WIN = "win"
    """Somebody placed the last magnet of the pool (K5)."""
    PLACES = "places"
    """Played on until one seat was left (Q-K20)."""
    ROUNDS = "rounds"
    """The round limit was reached (Q-K27)."""
    RESIGNED = "resigned"
    """At most one seat was left (Z8)."""
    TOTAL_VICTORY = "total-victory"
    """Alone: everything placed (S5)."""
    FAULTS = "faults"
    """Alone: one fault too many (S6)."""
    STOPPED = "stopped"
    """Alone: stopped, the result stands (Q-S2)."""


class MagnetPlaced(Event, frozen=True):
    """A seat has released a magnet in the area (K9, D9). It may have klustered all the same."""

    seat: Seat
    magnet: Magnet


class MagnetsTaken(Event, frozen=True):
    """A seat has picked up magnets from the table, because of `rule`: one event for each cause.

    Q-K1: they touched the magnet in its hand. K10: they klustered. K11: they got outside. D10 in place of the last two
    if all of them are spinners.
    """

    seat: Seat
    magnets: tuple[Magnet, ...]
    rule: str


class FaultCounted(Event, frozen=True):
    """Alone: a fault, the `faults`th of `allowed` that are survived. `rule` is S3 (picked up) or Z9 (time was up)."""

    seat: Seat
    faults: int
    allowed: int
    rule: str


class ContinuationOffered(Event, frozen=True):
    """Expert: the seat has more left than the next one and may place another magnet or stop (E2, E3)."""

    seat: Seat


class TurnPassed(Event, frozen=True):
    """A turn has ended and it is now `seat`'s (K8)."""

    seat: Seat


class TimeRanOut(Event, frozen=True):
    """The turn's time is up: somebody else's hand plays it out for the seat (Z9)."""

    seat: Seat


class SeatResigned(Event, frozen=True):
    """A seat has left the game; its pool is set aside (Z8)."""

    seat: Seat
    magnets: tuple[Magnet, ...]


class GameEnded(Event, frozen=True):
    """The game is over. `winners`: one seat, several that share a round limit's win, or nobody (alone, not all placed).

    `places`: the seats that have a place of their own, best first.
    """

    winners: tuple[Seat, ...]
    reason: Ending
    places: tuple[Seat, ...]
