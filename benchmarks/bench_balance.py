"""Kluster's balance: what a loop's size means for naive play (`clumsy`) and for careful play (`steady`).

Not a matter of speed, so no ratios: stones, turns and shares, from fixed seeds, the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, median

from lodestone.bots.kluster import KlusterBot, kluster_bot, play_match
from lodestone.kluster import Boxes, TableOptions, TurnFacts
from lodestone.match.kluster.live import KlusterMatch, PlayedTurn, set_table

CLASSIC = (200.0, 230.0, 260.0, 290.0, 320.0, 360.0, 400.0)
"""mm, loop sizes tried with 24 stones."""
DUO = (160.0, 190.0, 200.0, 220.0, 250.0)
"""mm, with 12 spinners."""
FIRSTS = 40
"""Tables on which naive play goes on until its first fault."""
GAMES = 4
"""Whole games of two naive seats."""
LONGEST = 200
"""Turns after which a game that does not end is left."""
CAREFUL = 2
"""Games that `steady` plays alone, its hand trembling as usual."""


def fault(turn: PlayedTurn) -> bool:
    """Whether magnets were picked up."""
    return any(isinstance(happening, TurnFacts) and happening.fault for happening in turn.happenings)


def table(boxes: Boxes, size: float, seats: int, seed: int) -> KlusterMatch:
    """A match in loops of that size."""
    options = TableOptions(loop_classic=size) if boxes.classic else TableOptions(loop_duo=size)
    return KlusterMatch(set_table(boxes, seats=seats, seed=seed, table=options))


def first_fault(boxes: Boxes, size: float, seed: int) -> int:
    """Which magnet of naive play, counted from 1, is its first fault; if none is, one more than there are."""
    match = table(boxes, size, 1, seed)
    bots = [kluster_bot("clumsy", seed)]
    while match.turn is not None:
        play_match(match, bots, most_turns=len(match.turns) + 1)
        if fault(match.turns[-1]):
            break
    return len(match.turns) + (0 if fault(match.turns[-1]) else 1)


def naive_game(boxes: Boxes, size: float, seed: int) -> tuple[int, float]:
    """Turns of a game of two naive seats, and the share of them with a fault."""
    match = table(boxes, size, 2, seed)
    bots: list[KlusterBot] = [kluster_bot("clumsy", 2 * seed), kluster_bot("clumsy", 2 * seed + 1)]
    play_match(match, bots, most_turns=LONGEST)
    return len(match.turns), mean(fault(turn) for turn in match.turns)


def careful_game(boxes: Boxes, size: float, seed: int) -> tuple[int, int]:
    """The most magnets that ever lie when `steady` plays alone, and its faults."""
    match = table(boxes, size, 1, seed)
    play_match(match, [kluster_bot("steady", seed)])
    assert match.position.solo is not None
    return max(len(turn.lying) for turn in match.turns), match.position.solo.faults


def tenths(values: Sequence[int]) -> tuple[int, int]:
    """The 10th and the 90th percentile."""
    ordered = sorted(values)
    return ordered[len(ordered) // 10], ordered[-1 - len(ordered) // 10]


def row(boxes: Boxes, size: float) -> str:
    """One line of the table in the README."""
    firsts = [first_fault(boxes, size, seed) for seed in range(FIRSTS)]
    games = [naive_game(boxes, size, seed) for seed in range(GAMES)]
    alone = [careful_game(boxes, size, seed) for seed in range(CAREFUL)]
    low, high = tenths(firsts)
    length = median(turns for turns, _ in games)
    unended = sum(turns >= LONGEST for turns, _ in games)
    return (
        f"| {size:.0f} | {mean(firsts):.1f} | {low}–{high} | {length:.0f} | {unended} of {GAMES} "
        f"| {mean(share for _, share in games):.0%} | {mean(placed for placed, _ in alone):.1f} "
        f"| {mean(faults for _, faults in alone):.1f} |"
    )


def main() -> None:
    """Print a table for each box."""
    for name, boxes, sizes in (("Classic", Boxes(classic=1), CLASSIC), ("DUO", Boxes(duo=1), DUO)):
        print(f"\n{name}, {len(boxes.magnets)} magnets")
        print(
            f"| loop, mm | first fault at | p10–p90 | turns | over {LONGEST} | faults | careful places | its faults |"
        )
        print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
        for size in sizes:
            print(row(boxes, size), flush=True)
