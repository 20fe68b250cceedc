"""Magnets and cords: how much faster than real time, beside MuJoCo and pymunk with the same magnets.

The engines alternate on the same boards and every round gives a ratio; medians of those are shown. Measured in
processor time, which other programs on the machine disturb less. Each figure stands beside its aim.
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from statistics import median
from time import perf_counter, process_time
from typing import Protocol

import numpy as np

from benchmarks.boards import Board, Floats, kick, resting_world, scattered, world_of
from benchmarks.rivals_mujoco import MujocoBoard, creep
from benchmarks.rivals_pymunk import PymunkBoard
from lodestone.physics.bodies import AWAKE
from lodestone.physics.compile import kernel
from lodestone.physics.hand import TRACK
from lodestone.physics.params import SURFACES, Laws, stone
from lodestone.physics.poses import flat
from lodestone.physics.rollout_kernels import rollouts
from lodestone.physics.state import State, copy_state
from lodestone.physics.statics import placements, scan
from lodestone.physics.stepper import advance, begin_step, make_scratch
from lodestone.physics.world import FRAME_STEPS, World

ROUNDS = 7
FRAMES = 5
"""Frames after a kick during which all stones are still moving."""
NO_SLIP = 10


class Engine(Protocol):
    """An engine, ours or another, with a board."""

    def kick(self, velocities: Floats) -> None:
        """Back to the start with these velocities."""

    def advance(self, steps: int) -> None:
        """So many steps of 1 ms."""


def timed(work: Callable[[], object]) -> float:
    """Processor seconds."""
    start = process_time()
    work()
    return process_time() - start


def kicks(count: int, chance: np.random.Generator) -> Floats:
    """Velocities that keep every stone moving for a few frames: 0.2 m/s and some spin."""
    angle = chance.uniform(0.0, 2.0 * np.pi, count)
    out = np.zeros((count, 6))
    out[:, 0], out[:, 1], out[:, 5] = 0.2 * np.cos(angle), 0.2 * np.sin(angle), chance.uniform(-8.0, 8.0, count)
    return out


def all_awake(world: World, board: Board, velocities: Floats) -> float:
    """Seconds per step with all stones awake; frames in which any stone rests are not counted."""
    kick(world, board, velocities)
    world.forget_touches()
    spent, steps = 0.0, 0
    for _ in range(FRAMES):
        seconds = timed(world.step)
        if (world.bodies.status == AWAKE).all():
            spent, steps = spent + seconds, steps + FRAME_STEPS
    return spent / steps if steps else float("nan")


def compare_awake() -> None:
    """24 stones all moving, four engines in turn."""
    board = scattered(24, 1, 0.045, standing_share=0.0)
    world = world_of(board)
    rivals: dict[str, Engine] = {
        "MuJoCo": MujocoBoard(board, 0),
        f"MuJoCo, {NO_SLIP} no-slip iterations": MujocoBoard(board, NO_SLIP),
        "pymunk, numpy forces, planar": PymunkBoard(board),
    }
    chance = np.random.default_rng(2)
    ours: list[float] = []
    ratios: dict[str, list[float]] = {name: [] for name in rivals}
    steps = FRAMES * FRAME_STEPS
    for round_ in range(ROUNDS + 1):
        velocities = kicks(24, chance)
        seconds = all_awake(world, board, velocities)
        for name, rival in rivals.items():
            rival.kick(velocities)
            theirs = timed(partial(rival.advance, steps)) / steps
            if round_:
                ratios[name].append(theirs / seconds)
        if round_:
            ours.append(seconds)
    speed = world.dt / median(ours)
    print(f"24 stones, all awake: {median(ours) * 1e6:.1f} µs a step, {speed:.0f} × real time (aim 50)")
    for name, found in ratios.items():
        print(f"    {name}: {median(found):.1f} × slower ({speed / median(found):.1f} × real time)")
    profile(world, board, kicks(24, chance))


@kernel
def _loads_again(state: State, laws: Laws, pose: Floats, times: int) -> None:
    scratch = make_scratch(len(state.bodies))
    for _ in range(times):
        begin_step(state, laws, scratch, -1, pose)


def profile(world: World, board: Board, velocities: Floats) -> None:
    """Where the time of a step goes: loads, the rest of the kernel, Python around it."""
    kick(world, board, velocities)
    state, pose = copy_state(world.state), np.zeros(TRACK)
    _loads_again(state, world.laws, pose, 1)
    loads = timed(lambda: _loads_again(state, world.laws, pose, 2000)) / 2000
    steps = FRAMES * FRAME_STEPS
    track = pose[np.newaxis]
    kernel_time = timed(lambda: advance(world.state, world.laws, world.dt, steps, -1, track, False, False, False))
    quiet = resting_world(24, 5)
    python = timed(lambda: [quiet.step() for _ in range(200)]) / 200
    python -= (
        timed(
            lambda: [
                advance(quiet.state, quiet.laws, quiet.dt, FRAME_STEPS, -1, track, False, False, False)
                for _ in range(200)
            ]
        )
        / 200
    )
    print(
        f"    of a step, in one call: {kernel_time / steps * 1e6:.1f} µs, of these loads {loads * 1e6:.1f} µs;"
        f" Python around a frame: {python * 1e6:.0f} µs, {python / FRAME_STEPS * 1e6:.1f} µs a step"
    )


def show_creep() -> None:
    """Show how fast stones creep in an engine where they should stand still."""
    for share in (0.5, 0.9):
        world = World()
        world.place(world.add(stone()), 0.0, 0.0, flat())
        force = share * SURFACES["wood"].static_friction * world.magnets[0].mass * 9.81
        world.push(0, (force, 0.0, 0.0), (0.0, -world.magnets[0].semi_axes[2] * force, 0.0))
        before = world.bodies.position[0].copy()
        world.step(3000)
        ours = float(np.linalg.norm(world.bodies.position[0] - before)) / 3.0 * 1e6
        print(
            f"creep at {share:.0%} of the static limit: {ours:.0f} µm/s;"
            f" MuJoCo {creep(share, 0):.3g}, with no-slip {creep(share, NO_SLIP):.3g} µm/s"
        )


def chain_reaction() -> None:
    """96 stones much too close together, from the first movement to rest."""
    speeds = []
    for seed in range(3):
        board = scattered(96, seed, 0.0235)
        world = world_of(board)
        spent = timed(partial(world.run, 10.0))
        speeds.append(world.time / spent)
        print(f"    {world.time:.2f} s simulated, {len(world.touches())} touches, {spent:.2f} s of processor time")
    print(f"96 stones, chain reaction to rest: {median(speeds):.1f} × real time (aim 3)")
    mujoco = MujocoBoard(scattered(96, 0, 0.0235), NO_SLIP)
    theirs = 0.5 / timed(partial(mujoco.advance, 500))
    fate = "; its motion blew up on the way" if mujoco.warnings else ""
    print(f"    MuJoCo with no-slip, first 0.5 s of the first one: {theirs:.2f} × real time{fate}")


def candidates(count: int) -> Floats:
    """Placements all over the loop."""
    chance = np.random.default_rng(4)
    reach, angle = 0.15 * np.sqrt(chance.uniform(size=count)), chance.uniform(0.0, 2.0 * np.pi, count)
    turns = np.zeros((count, 4))
    half = chance.uniform(0.0, np.pi, count)
    turns[:, 0], turns[:, 3] = np.cos(half), np.sin(half)
    return placements(reach * np.cos(angle), reach * np.sin(angle), turns)


def imagine() -> None:
    """Scans and rollouts against a resting board of 24."""
    world = resting_world(24, 5)
    where = candidates(40_000)
    scan(world, stone(), where[:10])
    speeds = [len(where) / timed(lambda: scan(world, stone(), where)) for _ in range(ROUNDS)]
    print(f"scan: {median(speeds):,.0f} placements/s (aim 300,000)")
    rollouts(world, stone(), where[:2])
    few = where[:400]
    speeds = [len(few) / timed(lambda: rollouts(world, stone(), few)) for _ in range(3)]
    touched = rollouts(world, stone(), few).touched.any(axis=1).mean()
    print(f"rollouts: {median(speeds):,.0f} a second, {touched:.0%} of them touch (aim 1,000)")


def frames() -> None:
    """Live play: 16 ms with a hand hovering, and with a cord dragged through the board."""
    world = resting_world(24, 6, cord=False)
    i = world.add(stone())
    world.hold(i, (-0.15, 0.0, 0.09), flat())
    world.step()
    for k in range(40):
        world.move_held((0.15 if k % 2 == 0 else -0.15, 0.01 * (k % 7), 0.09), None, 0.5)
    times = [timed(world.step) for _ in range(300)]
    asleep = int((world.bodies.status == 0).sum())
    print(f"frame of 16 ms, one held, {asleep} of 24 asleep: {np.mean(times) * 1e3:.3f} ms on average")
    means, worst = [], 0.0
    for seed, angle in ((7, 0.0), (8, 1.5), (9, 3.0)):
        times = drag_frames(resting_world(24, seed, cord=True), angle)
        means.append(float(np.mean(times)))
        worst = max(worst, *times)
    print(
        f"frame of 16 ms, 24 magnets, cord dragged at 0.3 m/s: {np.mean(means) * 1e3:.2f} ms on average"
        f" (boards: {', '.join(f'{m * 1e3:.2f}' for m in means)}; worst frame {worst * 1e3:.1f}; aim 1)"
    )
    bare = resting_world(0, 0, cord=True)
    print(f"    the same cord on an empty table: {np.mean(drag_frames(bare, 0.0)) * 1e3:.2f} ms")


def drag_frames(world: World, angle: float) -> list[float]:
    """Seconds of each frame while the cord is dragged over the middle of the board at 0.3 m/s."""
    x, y = float(np.cos(angle)), float(np.sin(angle))
    world.grab(0, (0.16 * x, 0.16 * y))
    world.step(1)
    world.drag(0, (-0.02 * x, -0.02 * y), 0.18 / 0.3)
    return [timed(world.step) for _ in range(round(0.6 / 0.016))]


def growth() -> None:
    """The cost of a step with all stones awake, by their number."""
    chance = np.random.default_rng(3)
    first = 0.0
    for count in (12, 24, 48, 96):
        board = scattered(count, 1, 0.045, standing_share=0.0)
        world = world_of(board)
        times = [all_awake(world, board, kicks(count, chance)) for _ in range(ROUNDS + 1)][1:]
        seconds = median(times)
        first = first or seconds
        print(
            f"    N = {count:2}: {seconds * 1e6:7.1f} µs a step, {seconds / first:5.1f} × N = 12,"
            f" {seconds / count**2 * 1e9:5.1f} ns per pair of places"
        )


def starts() -> None:
    """`lodestone simulate` in a fresh process, with an empty and then with a full cache of kernels."""
    command = [sys.executable, "-c", "from lodestone.cli import main; main()", "simulate", "-", "--json"]
    scene = '{"magnets":[{"id":"a","kind":"stone","at":[0,0]}],"cords":[{"circle":{"radius":160}}]}'
    found: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder:
        env = os.environ | {"NUMBA_CACHE_DIR": folder}
        for _ in range(4):
            start, spent = perf_counter(), children_time()
            subprocess.run(command, input=scene, text=True, capture_output=True, check=True, env=env)
            found.append((perf_counter() - start, children_time() - spent))
    print(f"start of `lodestone simulate`, nothing compiled yet: {found[0][1]:.1f} s of processor time")
    wall, spent = (median(times) for times in zip(*found[1:], strict=True))
    print(f"start of `lodestone simulate`, cached: {wall:.2f} s, {spent:.2f} s of processor time (aim 3)")


def children_time() -> float:
    """Processor seconds of all finished child processes."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> None:
    """Everything, in one run."""
    compare_awake()
    show_creep()
    chain_reaction()
    imagine()
    frames()
    print("cost of a step as the board grows, all awake:")
    growth()
    starts()
