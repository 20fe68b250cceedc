"""Who meets whom on the ladder, and how often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from typing import NamedTuple

from lodestone.bots.programs.kluster import plain_rules as kluster_rules
from lodestone.clustered import Rules
from lodestone.kluster import Boxes
from lodestone.match.clustered.plain import lasting_rules
from lodestone.match.kluster.live import set_table
from lodestone.tournament import GameResult, TournamentPlan
from lodestone.tournament.plan import entrants_of
from lodestone.tournament.schedule import ScheduledGame, round_robin

CLUSTERED = ("random", "greedy", "montecarlo", "casual", "club", "neural", "expert")
KLUSTER = ("clumsy", "casual", "club", "steady", "expert")
"""The weakest first.

Promises are made only about `LEVELS`, which are named after strength. The others are named after their way of playing:
they are placed where results have put them, but below `expert`, which people are offered as the strongest.
"""
LEVELS = ("casual", "club", "expert")
FOUR = ("greedy", "casual", "club", "neural", "expert")
"""The bots of tables for four, in five combinations."""

NEIGHBOURS, ABOVE_CLUB, OTHERS = 200, 100, 30
"""Games of Clustered with two seats: between neighbours, between `expert` and `club`, between any other two."""
FOUR_SEATS = 16
"""Games per combination of four."""
CLASSIC, DUO = 40, 20
"""Games between neighbours at Kluster; others do not meet."""


class Ladder(NamedTuple):
    """A table of the page: a tournament in which some meet more often than others."""

    title: str
    name: str
    plan: TournamentPlan
    """Its number of deals is that of the pair that meets most often."""
    deals: dict[frozenset[int], int]
    """The number of deals by group of entrants; each deal is played from every seat."""

    def wanted(self) -> list[ScheduledGame]:
        """Every game, deal after deal, so that everybody has met even if it is stopped early."""
        return [game for game in round_robin(self.plan) if game.deal < self.deals.get(frozenset(game.table), 0)]

    def among(self, names: Sequence[str]) -> Ladder:
        """Only the games between these bots; without names, all games."""
        if not names:
            return self
        sitting = {who for who, entrant in enumerate(self.plan.entrants) if entrant.name in names}
        return self._replace(deals={group: count for group, count in self.deals.items() if group <= sitting})

    def missing(self, plan: TournamentPlan, results: Sequence[GameResult]) -> list[ScheduledGame]:
        """What is still to be played."""
        played = {result.label for result in results}
        return [game for game in self.wanted() if game.label not in played]

    def promised(self) -> list[tuple[int, int]]:
        """Who should rank below whom: neighbours, and other levels that have met."""
        named = [who for who, entrant in enumerate(self.plan.entrants) if entrant.name in LEVELS]
        return sorted({*pairwise(range(len(self.plan.entrants))), *pairwise(named)})


def ladders(part: float) -> list[Ladder]:
    """All tables of the page, with only a part of all games."""
    classic, duo = (kluster_rules(set_table(boxes, 2, 0)) for boxes in (Boxes(classic=1), Boxes(duo=1)))
    clustered = lasting_rules(Rules())
    return [
        _ladder("Clustered, two seats", "clustered-2", clustered, CLUSTERED, 2, part, _games_of_two),
        _ladder("Clustered, four seats", "clustered-4", clustered, FOUR, 4, part, _games_of_four),
        _ladder("Kluster Classic, two seats", "kluster-classic", classic, KLUSTER, 2, part, _neighbours(CLASSIC)),
        _ladder("Kluster DUO, two seats", "kluster-duo", duo, KLUSTER, 2, part, _neighbours(DUO)),
    ]


def _ladder(
    title: str,
    name: str,
    rules: dict[str, object],
    bots: Sequence[str],
    seats: int,
    part: float,
    games: Callable[[tuple[str, ...], tuple[int, ...]], int],
) -> Ladder:
    deals = {}
    for group in combinations(range(len(bots)), seats):
        if wanted := games(tuple(bots[who] for who in group), group):
            deals[frozenset(group)] = max(1, round(part * wanted / seats))
    clustered = name.startswith("clustered")
    plan = TournamentPlan(
        game="clustered" if clustered else "kluster",
        rules=rules,
        seats=seats,
        entrants=entrants_of(bots, []),
        deals=max(deals.values()),
        seconds=2.0 if clustered else 3.0,
    )
    return Ladder(title, name, plan, deals)


def _games_of_two(names: tuple[str, ...], places: tuple[int, ...]) -> int:
    if places[1] == places[0] + 1:
        return NEIGHBOURS
    return ABOVE_CLUB if set(names) == {"club", "expert"} else OTHERS


def _games_of_four(names: tuple[str, ...], places: tuple[int, ...]) -> int:
    return FOUR_SEATS


def _neighbours(count: int) -> Callable[[tuple[str, ...], tuple[int, ...]], int]:
    return lambda names, places: count if places[1] == places[0] + 1 else 0
