"""Clustered: random play through the public API, legal moves included, beside other Python engines doing the same.

The engines run in alternating slices, a fraction of a second each, and every slice is compared with its neighbours; the
result is the median of those ratios. Measured in processor time, which other programs on the machine disturb less.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from statistics import median
from time import process_time

from lodestone.clustered import Cells, Rectangle, Round, Rules, new_game

ROUNDS = 15
SLICE = 0.25
"""s."""
AIM = 1.5

VARIANTS: dict[str, tuple[int, Rules]] = {
    "solo": (1, Rules()),
    "2 seats": (2, Rules()),
    "3 seats": (3, Rules()),
    "4 seats": (4, Rules()),
    "extended, 5 seats": (5, Rules()),
    "extended, 8 seats": (8, Rules()),
    "extra wild": (2, Rules(extra_wild=(0, 1))),
    "fast": (2, Rules(fast=True)),
    "first-to bonuses": (2, Rules(first_bonus=True)),
    "largest-cluster bonuses": (2, Rules(largest_bonus=True)),
    "rectangle 15×15": (2, Rules(surface=Rectangle(-7, 7, -7, 7))),
    "round 6": (2, Rules(surface=Round(6))),
    "any cells": (2, Rules(surface=Cells.of((x, y) for x in range(-6, 7) for y in range(-6, 7) if x * y % 5 != 2))),
}

Player = Callable[[random.Random], int]
"""Plays one game and returns how many moves it took."""


def clustered(seats: int, rules: Rules) -> Player:
    """Our engine."""

    def play(rng: random.Random) -> int:
        position = new_game(seats, rng.getrandbits(32), rules=rules)
        moves = 0
        while not position.over:
            position, _ = position.play(rng.choice(position.legal_moves))
            moves += 1
        return moves

    return play


def open_spiel() -> Player:
    """OpenSpiel's tic-tac-toe as written in Python."""
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401 - registers the game

    game = pyspiel.load_game("python_tic_tac_toe")

    def play(rng: random.Random) -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def petting_zoo() -> Player:
    """PettingZoo's connect-four."""
    import numpy
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.raw_env()

    def play(rng: random.Random) -> int:
        env.reset()
        moves = 0
        while not any(env.terminations.values()):
            legal = numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            env.step(int(rng.choice(legal)))
            moves += 1
        return moves

    return play


def speed(play: Player, rng: random.Random) -> float:
    """Moves per second of processor time over one slice."""
    moves, start = 0, process_time()
    while (spent := process_time() - start) < SLICE:
        moves += play(rng)
    return moves / spent


def main() -> None:
    """Print one line per variant."""
    rng = random.Random(1)
    spiel, zoo = open_spiel(), petting_zoo()
    print(f"{'variant':26}{'moves/s':>10}{'× OpenSpiel tic-tac-toe':>26}{'× PettingZoo connect-four':>28}")
    for name, (seats, rules) in VARIANTS.items():
        ours = clustered(seats, rules)
        samples = []
        for _ in range(ROUNDS):
            a, b, c = speed(spiel, rng), speed(ours, rng), speed(zoo, rng)
            samples.append((b, b / a, b / c))
        mine, by_spiel, by_zoo = (median(column) for column in zip(*samples, strict=True))
        mark = "" if by_spiel >= AIM else f"   below the aim of {AIM}"
        print(f"{name:26}{mine:>10,.0f}{by_spiel:>26.2f}{by_zoo:>28.2f}{mark}", flush=True)
