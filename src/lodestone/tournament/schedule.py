"""Who meets whom. A pure function of the plan and the results so far, so an interrupted tournament simply goes on.

Duplicate deals: whoever meet on a deal play it once from every seat, so that everybody has had everybody's tiles or
magnets, and the luck of the deal falls out of the comparison.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.results import GameResult, game_label, share

Group = tuple[int, ...]


class ScheduledGame(NamedTuple):
    """A game to be played."""

    round: int
    deal: int
    table: Group
    """Who sits where: numbers of entrants."""

    @property
    def label(self) -> str:
        """What names this game in its tournament."""
        return game_label(*self)


def next_games(plan: TournamentPlan, results: Sequence[GameResult]) -> list[ScheduledGame]:
    """What is still to be played now; nothing when the tournament is over."""
    played = {result.label for result in results}
    if plan.swiss is None:
        return [game for game in round_robin(plan) if game.label not in played]
    for number in range(plan.swiss):
        earlier = [result for result in results if result.round < number]
        games = swiss_round(plan, number, earlier)
        missing = [game for game in games if game.label not in played]
        if missing:
            return missing
    return []


def total_games(plan: TournamentPlan) -> int:
    """How many games there are from first to last."""
    if plan.swiss is None:
        return sum(1 for _ in round_robin(plan))
    return plan.swiss * (len(plan.entrants) // plan.seats) * plan.deals * plan.seats


def round_robin(plan: TournamentPlan) -> Iterable[ScheduledGame]:
    """Everybody with everybody: every group that fits a table, deal after deal."""
    for deal in range(plan.deals):
        for group in combinations(range(len(plan.entrants)), plan.seats):
            yield from _from_every_seat(0, deal, group)


def swiss_round(plan: TournamentPlan, number: int, earlier: Sequence[GameResult]) -> list[ScheduledGame]:
    """One round: equals meet, as few as possible of whom have met before. Deals are new in every round."""
    groups = swiss_groups(len(plan.entrants), plan.seats, earlier)
    return [
        game
        for deal in range(number * plan.deals, (number + 1) * plan.deals)
        for group in groups
        for game in _from_every_seat(number, deal, group)
    ]


def _from_every_seat(number: int, deal: int, group: Group) -> Iterable[ScheduledGame]:
    for turn in range(len(group)):
        yield ScheduledGame(number, deal, group[turn:] + group[:turn])


def swiss_groups(entrants: int, seats: int, earlier: Sequence[GameResult]) -> list[Group]:
    """Tables from the standings. Left-over entrants sit out: the lowest of those who have sat out least."""
    rounds = {result.round for result in earlier}
    present = Counter(who for number in rounds for who in _present(earlier, number))
    standing = _standing(entrants, earlier)
    order = sorted(range(entrants), key=lambda who: (-standing[who], who))
    pauses = entrants % seats
    by_rest = sorted(range(entrants), key=lambda who: (-present[who], -order.index(who)))
    playing = [who for who in order if who not in by_rest[:pauses]]
    return _seated(playing, seats, _met(earlier))


def _present(results: Iterable[GameResult], number: int) -> set[int]:
    return {who for result in results if result.round == number for who in result.table}


def _met(results: Iterable[GameResult]) -> Counter[frozenset[int]]:
    """In how many rounds each two have met."""
    groups = {(result.round, frozenset(result.table)) for result in results}
    return Counter(frozenset(pair) for _, group in groups for pair in combinations(sorted(group), 2))


def _standing(entrants: int, results: Iterable[GameResult]) -> list[float]:
    """What everybody has taken so far, as a share of what there was to take; those who rested are not behind for it."""
    taken, games = [0.0] * entrants, [0] * entrants
    for result in results:
        for seat, who in enumerate(result.table):
            for other, rank in enumerate(result.ranks):
                if other != seat:
                    taken[who] += share(result.ranks[seat], rank)
                    games[who] += 1
    return [taken[who] / games[who] if games[who] else 0.5 for who in range(entrants)]


def _seated(order: Sequence[int], seats: int, met: Counter[frozenset[int]]) -> list[Group]:
    """Tables from the top of the standing down, with as few who have met before as a quick search finds."""
    allowed = 0
    while (groups := _search(tuple(order), seats, met, allowed)) is None:
        allowed = 2 * allowed + 1
    return groups


def _search(order: Group, seats: int, met: Counter[frozenset[int]], allowed: int) -> list[Group] | None:
    """Tables of those nearest in the standing; None if that takes more than `allowed` repeated meetings."""
    if not order:
        return []
    for others in combinations(order[1:], seats - 1):
        group = (order[0], *others)
        again = sum(met[frozenset(pair)] for pair in combinations(group, 2))
        if again > allowed:
            continue
        rest = _search(tuple(who for who in order if who not in group), seats, met, allowed - again)
        if rest is not None:
            return [group, *rest]
    return None
