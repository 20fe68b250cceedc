"""The compiled engine of Clustered: random play beside OpenSpiel's compiled connect-four, on one core.

The two run in alternating slices; the result is the median of the ratios. Then the same on every core at once.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from statistics import median
from time import perf_counter, process_time

from benchmarks.bench_clustered import VARIANTS
from lodestone.clustered import Rules
from lodestone.clustered.batch import play_random

ROUNDS = 7
TILES = 60_000
"""Moves in one slice, roughly."""
ROLLOUTS = 2_000


def connect_four() -> Callable[[int], float]:
    """Moves per second of OpenSpiel's C++ connect-four: its own random rollouts from an empty board."""
    import random

    import pyspiel

    game = pyspiel.load_game("connect_four")
    rng, games, moves = random.Random(1), 1_000, 0
    for _ in range(games):  # how long a random game is, from the same rules
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1

    def speed(seed: int) -> float:
        # A tree search with a single simulation consists only of the rollouts from the root, all inside C++.
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed)
        search = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed, False)
        start = process_time()
        search.mcts_search(game.new_initial_state())
        return ROLLOUTS * moves / games / (process_time() - start)

    return speed


def clustered(seats: int, rules: Rules, seed: int) -> float:
    """Moves per second of processor time."""
    start = process_time()
    played = play_random(TILES // (29 * seats), seats, seed, rules)
    return played.moves / (process_time() - start)


def scaling() -> tuple[float, float]:
    """All cores against one for the same games: the speed-up by the clock, and the ratio of processor time.

    The first says little while other programs use the cores, too; the second stays at 1 as long as threads do not wait
    for each other.
    """
    games, cores = 10_000, os.cpu_count() or 1
    clocks, processors = [], []
    for threads in (1, cores):
        clock, processor = perf_counter(), process_time()
        play_random(games, threads=threads)
        clocks.append(perf_counter() - clock)
        processors.append(process_time() - processor)
    return clocks[0] / clocks[1], processors[1] / processors[0]


def main() -> None:
    """Print one line per variant."""
    spiel = connect_four()
    play_random(2)  # compile or load the kernels first
    print(f"{'variant':26}{'moves/s':>12}{'OpenSpiel':>12}{'ratio':>8}")
    for name, (seats, rules) in VARIANTS.items():
        rounds = [(clustered(seats, rules, seed), spiel(seed)) for seed in range(ROUNDS)]
        ours, theirs = (median(column) for column in zip(*rounds, strict=True))
        print(f"{name:26}{ours:>12,.0f}{theirs:>12,.0f}{median(a / b for a, b in rounds):>8.2f}", flush=True)
    faster, dearer = (median(column) for column in zip(*(scaling() for _ in range(5)), strict=True))
    print(f"all {os.cpu_count()} cores: {faster:.2f} × one by the clock, {dearer:.2f} × its processor time")
