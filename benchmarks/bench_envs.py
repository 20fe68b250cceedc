"""Environments: steps per second of processor time, beside those of others in the same run."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from statistics import median
from time import perf_counter, process_time
from typing import Any

import numpy as np

from lodestone.envs import BatchClustered, VectorKluster, clustered_v0, openspiel
from lodestone.envs.kluster.place import KlusterPlace

BATCH = 1024
ROUNDS = 5
Slice = Callable[[], int]
"""Plays for a while; returns the number of steps."""


def batch_clustered() -> Slice:
    """Random legal actions, every observation and mask written."""
    games, rng = BatchClustered(BATCH, seats=2, seed=1), np.random.default_rng(1)
    obs = games.reset()

    def play() -> int:
        seen = obs
        for _ in range(300):
            seen, *_ = games.step(games.sample(seen, rng))
        return 300 * BATCH

    return play


def pgx_connect_four() -> Slice:
    """The same batch of pgx's connect-four, compiled by JAX for the processor, random legal actions, autoreset."""
    import jax
    import pgx

    env = pgx.make("connect_four")

    def steps(state: Any, key: Any) -> tuple[Any, Any]:
        def one(carry: Any, _: Any) -> tuple[Any, None]:
            state, key = carry
            key, choose = jax.random.split(key)
            logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
            actions = jax.random.categorical(choose, logits, axis=1)
            state = jax.vmap(pgx.experimental.auto_reset(env.step, env.init))(
                state, actions, jax.random.split(key, BATCH)
            )
            return (state, key), None

        return jax.lax.scan(one, (state, key), None, length=100)[0]  # type: ignore[no-any-return]

    compiled = jax.jit(steps)
    now = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), BATCH)), jax.random.PRNGKey(1)]

    def play() -> int:
        now[:] = compiled(*now)
        jax.block_until_ready(now[0])
        return 100 * BATCH

    play()  # compiles
    return play


def pettingzoo_game(make: Callable[[], Any]) -> Slice:
    """An AEC environment with random legal actions."""
    game, rng = make(), np.random.default_rng(1)

    def play() -> int:
        done = 0
        until = process_time() + 0.5
        while process_time() < until:
            game.reset(seed=done)
            for _ in game.agent_iter():
                observation, _, over, cut, _ = game.last()
                legal = None if over or cut else _any(observation["action_mask"], rng)
                game.step(legal)
                done += legal is not None
        return done

    return play


def _any(mask: Any, rng: np.random.Generator) -> int:
    legal = np.flatnonzero(mask.view(np.bool_))
    return int(legal[rng.integers(len(legal))])


def openspiel_clustered() -> Slice:
    """Decisions of random play, chance nodes in between not counted."""
    import random

    import pyspiel

    openspiel.register()
    game, rng = pyspiel.load_game("python_clustered"), random.Random(1)

    def play() -> int:
        done = 0
        until = process_time() + 1.0
        while process_time() < until:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    kinds, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(kinds, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    done += 1
        return done

    return play


def kluster_place(hand: Any) -> Slice:
    """Placements onto a table with 8 to 12 stones, each until rest; filling the table is not counted."""
    game, tables = KlusterPlace(hand=hand), _tables(hand)

    def play() -> int:
        for action in next(tables)(game):
            game.step(action)
        return 4

    return play


def _tables(hand: Any) -> Iterator[Callable[[KlusterPlace], list[Any]]]:
    """Tables with eight stones, and four more actions for each."""
    ring = [np.array([r * np.cos(a), r * np.sin(a), 0, -1, -1, -1]) for r, a in _places()]

    def lay(seed: int) -> Callable[[KlusterPlace], list[Any]]:
        def on(game: KlusterPlace) -> list[Any]:
            game.reset(seed=seed)
            for action in ring[:8]:
                game.step(action)
            global _SPENT
            _SPENT = process_time()
            return ring[8:]

        return on

    seed = 0
    while True:
        seed += 1
        yield lay(seed)


def _places() -> list[tuple[float, float]]:
    outer = [(0.8, 2 * np.pi * n / 8) for n in range(8)]
    return [*outer, (0.35, 0.4), (0.35, 2.0), (0.35, 3.6), (0.35, 5.2)]


_SPENT = 0.0


def speed(play: Slice, counted_from: Callable[[], float] | None = None) -> float:
    """Steps per second of processor time, of one slice."""
    begin = process_time()
    steps = play()
    return steps / (process_time() - (counted_from() if counted_from else begin))


def kluster_scaling(cores: int) -> tuple[float, float]:
    """Steps per second by the clock of one process, and of as many as there are cores."""
    speeds = []
    for count in (1, cores):
        games = VectorKluster(count, hand="above")
        games.reset(seed=list(range(count)))
        rng = np.random.default_rng(1)
        begin, steps = perf_counter(), 0
        while perf_counter() - begin < 5.0:
            games.step(rng.uniform(-0.6, 0.6, (count, 6)).astype(np.float32))
            steps += count
        speeds.append(steps / (perf_counter() - begin))
        games.close()
    return speeds[0], speeds[1]


def main(options: list[str] | None = None) -> None:
    """Print a table; each pair in turns, medians of five."""
    from pettingzoo.classic import connect_four_v3

    ours, theirs = batch_clustered(), pgx_connect_four()
    speed(ours)
    pairs = [(speed(ours), speed(theirs)) for _ in range(ROUNDS)]
    _row("BatchClustered, n = 1024", [a for a, _ in pairs], "1,000,000")
    _row("pgx connect-four, n = 1024", [b for _, b in pairs])
    print(f"{'ratio':32} {median(a / b for a, b in pairs):12.2f}")
    ours, theirs = pettingzoo_game(clustered_v0.env), pettingzoo_game(connect_four_v3.env)
    pairs = [(speed(ours), speed(theirs)) for _ in range(ROUNDS)]
    _row("PettingZoo clustered_v0", [a for a, _ in pairs])
    _row("PettingZoo connect_four_v3", [b for _, b in pairs])
    print(f"{'ratio':32} {median(a / b for a, b in pairs):12.2f}")
    deciding = openspiel_clustered()
    _row("OpenSpiel python_clustered", [speed(deciding) for _ in range(ROUNDS)], "10,000")
    for hand, aim in (("honest", "100"), ("above", "300")):
        placing = kluster_place(hand)
        speed(placing)
        _row(f"KlusterPlace, {hand}", [speed(placing, lambda: _SPENT) for _ in range(20)], aim)
    cores = os.cpu_count() or 1
    one, all_of_them = kluster_scaling(cores)
    print(f"VectorKluster by the clock: {one:.0f} steps/s with one process, {all_of_them:.0f} with {cores}")


def _row(name: str, speeds: list[float], aim: str = "") -> None:
    print(f"{name:32} {median(speeds):12,.0f} {aim and f'aim {aim}'}", flush=True)
