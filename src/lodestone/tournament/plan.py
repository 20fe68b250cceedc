"""What is to be played: who takes part, which game by which rules, how they meet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from lodestone.core import Chance, InvalidSetup

SEEDS = 2**32
"""How many seeds there are to draw from."""


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who takes part: one of Lodestone's bots, or a program."""

    name: str
    """A name of its own in the tournament."""
    bot: str | None = None
    """A bot's level."""
    command: str | None = None
    """A program that speaks the bot protocol."""


def entrants_of(bots: Sequence[str], commands: Sequence[str]) -> tuple[Entrant, ...]:
    """Bots by level, then programs. One that is named twice takes part twice, under two names.

    >>> [entrant.name for entrant in entrants_of(["greedy", "random", "greedy"], ["./mine --deep"])]
    ['greedy', 'random', 'greedy #2', './mine --deep']
    """
    seen: Counter[str] = Counter()
    entrants = []
    for name, is_program in [*((bot, False) for bot in bots), *((command, True) for command in commands)]:
        seen[name] += 1
        shown = name if seen[name] == 1 else f"{name} #{seen[name]}"
        entrants.append(Entrant(shown, command=name) if is_program else Entrant(shown, bot=name))
    return tuple(entrants)


class TournamentPlan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what is played. The same plan gives the same games."""

    game: Literal["clustered", "kluster"]
    rules: dict[str, Any]
    """In plain data. Clustered: its rules; Kluster: `boxes`, `options` and `table`."""
    seats: int
    entrants: tuple[Entrant, ...]
    deals: int
    """Each is played from every seat by everybody who meets on it."""
    swiss: int | None = None
    """Rounds of a Swiss tournament; None: everybody meets everybody."""
    seed: int = 0
    seconds: float
    """s for an answer of a program."""

    def __post_init__(self) -> None:
        if len(self.entrants) < max(self.seats, 1 if self.seats == 1 else 2):
            raise InvalidSetup("tournament-too-few", entrants=len(self.entrants), seats=self.seats)
        if self.swiss is not None and self.seats == 1:
            raise InvalidSetup("tournament-swiss-alone")

    def identity(self) -> dict[str, Any]:
        """What must not change while a log goes on. A round-robin may grow by more deals."""
        data: dict[str, Any] = msgspec.to_builtins(self)
        if self.swiss is None:
            del data["deals"]
        return data

    def deal_seed(self, deal: int) -> int:
        """The seed of a deal; the same for every table it is played at."""
        return Chance(self.seed, f"tournament/deal/{deal}").below(SEEDS)

    def bot_seed(self, deal: int, seat: int) -> int:
        """The seed of the player on a seat: like the deal, its luck goes round."""
        return Chance(self.seed, f"tournament/bot/{deal}/{seat}").below(SEEDS)
