"""What a game came to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class GameResult(msgspec.Struct, frozen=True, kw_only=True):
    """One game, as it is kept in the log."""

    round: int
    deal: int
    table: tuple[int, ...]
    """Who sat where: numbers of entrants."""
    ranks: tuple[int, ...]
    """Each seat's place, 1 is best; equals share the better one."""
    points: tuple[float, ...]
    """Clustered: the totals. Kluster: magnets left, less is better; alone, magnets placed."""
    moves: int
    """Moves, or turns."""
    seconds: float
    """How long it took; the one thing that differs from run to run."""
    slips: tuple[tuple[str, ...], ...] = ()
    """What programs did wrong, by seat; empty if there were no programs."""
    logs: tuple[str, ...] = ()
    """What programs wrote to standard error, by seat: the end of it."""

    @property
    def label(self) -> str:
        """What names this game in its tournament."""
        return game_label(self.round, self.deal, self.table)


def game_label(round_number: int, deal: int, table: Sequence[int]) -> str:
    """A name for a game: round, deal, and who sits where."""
    return f"{round_number}/{deal}/{'-'.join(map(str, table))}"


def ranked(values: Sequence[float]) -> tuple[int, ...]:
    """Places from values of which more is better.

    >>> ranked([30, 41, 41, 7])
    (3, 1, 1, 4)
    """
    return tuple(1 + sum(other > value for other in values) for value in values)


def share(mine: int, other: int) -> float:
    """What one seat took from another by their places: all, half or nothing.

    >>> share(1, 2), share(2, 2), share(3, 1)
    (1.0, 0.5, 0.0)
    """
    return 1.0 if mine < other else 0.5 if mine == other else 0.0
