"""Kluster: how hard the game is, by the size of the loop, so that a host's easy, normal and hard mean something.

Bots play on physics; for every size: the stone at which naive play first klusters, how many turns a game of two
takes, and the share of turns with a fault. `LODESTONE_GAMES` sets how many games of each (8).
"""

from __future__ import annotations

import os
from statistics import mean, stdev

from lodestone.bots.kluster import kluster_bot, play_match
from lodestone.kluster import Boxes, TableOptions, TurnFacts
from lodestone.match.kluster.live import KlusterMatch, set_table

GAMES = int(os.environ.get("LODESTONE_GAMES", "8"))
CLASSIC = (260.0, 320.0, 400.0)
DUO = (180.0, 220.0, 280.0)
MOST_TURNS = 200


def play(boxes: Boxes, table: TableOptions, seed: int) -> KlusterMatch:
    """A match of two clumsy bots, cut short if it will not end."""
    match = KlusterMatch(set_table(boxes, 2, seed, table=table))
    play_match(match, [kluster_bot("clumsy", 2 * seed + seat) for seat in range(2)], most_turns=MOST_TURNS)
    return match


def faults(match: KlusterMatch) -> list[bool]:
    """For each turn whether something had to be picked up."""
    return [any(isinstance(told, TurnFacts) and told.fault for told in turn.happenings) for turn in match.turns]


def row(name: str, boxes: Boxes, table: TableOptions) -> None:
    """Play and print one line."""
    turns = [faults(play(boxes, table, seed)) for seed in range(GAMES)]
    first = [1 + (turn.index(True) if True in turn else len(turn)) for turn in turns]
    length = [len(turn) for turn in turns]
    share = mean(mean(turn) for turn in turns)
    error = stdev(first) / GAMES**0.5 if GAMES > 1 else 0.0
    print(
        f"{name:<16}first fault at {mean(first):4.1f} ± {error:.1f}   {mean(length):5.0f} turns   {share:4.0%} faults"
    )


def main() -> None:
    """Print the figures."""
    for loop in CLASSIC:
        row(f"Classic {loop:.0f} mm", Boxes(classic=1), TableOptions(loop_classic=loop))
    for loop in DUO:
        row(f"DUO {loop:.0f} mm", Boxes(duo=1), TableOptions(loop_duo=loop))


if __name__ == "__main__":
    main()
