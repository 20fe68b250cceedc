"""Laws of stones on their edge checked here.

1. A stone set down upright, or nearly so, stays; one that leans further falls flat.
2. One that a held magnet has tipped up or over ends flat or upright as it was set down, never leaning on its edge.
3. One that was toppled does not stand again until it is set down anew.
"""

import math

import numpy as np
import pytest

from lodestone.physics.params import stone, varied
from lodestone.physics.poses import flat, standing
from lodestone.physics.world import World
from tests.physics.measuring import G, leaning, plain_stone
from tests.sizes import small_and_large


def upright(world: World, i: int) -> float:
    """How far the thin axis is from horizontal: 0 upright on the edge, 1 flat."""
    return abs(float(world.bodies.rotation[i, 2, 2]))


@pytest.mark.parametrize(("tilt", "stands"), [(0.0, True), (0.04, True), (0.06, False), (0.15, False)])
def test_a_stone_stands_as_it_is_set_down(tilt: float, stands: bool) -> None:
    world = World()
    i = world.add(stone())
    world.place(i, 0.0, 0.0, leaning(tilt))
    held = world.add(stone())
    world.hold(held, (0.3, 0.0, 0.05), leaning(tilt))
    world.release()
    world.run(5.0)
    for magnet in (i, held):
        assert (upright(world, magnet) < 0.05) if stands else (upright(world, magnet) > 0.99)
    assert world.at_rest


def passed_by(seed: int, stood: bool) -> tuple[float, float, float] | None:
    """A magnet comes near a stone and goes away again; returns how upright and how flat it was, and its final state."""
    chance = np.random.default_rng(seed)
    world = World()
    i, held = world.add(varied(stone(), chance)), world.add(varied(stone(), chance))
    world.place(i, 0.0, 0.0, standing() if stood else flat())
    turn = (flat if chance.integers(2) else standing)(chance.uniform(0.0, 2.0 * math.pi), bool(chance.integers(2)))
    way, reach = chance.uniform(0.0, 2.0 * math.pi), chance.uniform(0.0, 0.03)
    world.hold(held, (0.1 * math.cos(way), 0.1 * math.sin(way), 0.06), turn)
    near = (reach * math.cos(way), reach * math.sin(way), chance.uniform(0.025, 0.045))
    world.move_held(near, None, chance.uniform(0.2, 0.6))
    world.move_held((0.12 * math.cos(way + 1.0), 0.12 * math.sin(way + 1.0), 0.06), None, chance.uniform(0.15, 0.6))
    tilts = [upright(world, i)]
    while world.hand is not None and world.hand.strokes:
        world.advance(16)
        tilts.append(upright(world, i))
    world.take(held)
    touched = world.touched
    world.run(5.0)
    assert world.at_rest
    return None if touched else (min(tilts), max(tilts), upright(world, i))


@small_and_large("boards", 200, 12_000)
def test_a_stone_that_was_tipped_does_not_end_on_its_edge(boards: int) -> None:
    flat_ones = [found for seed in range(boards) if (found := passed_by(seed, stood=False))]
    ends = [end for _, _, end in flat_ones]
    came_up = sum(lowest < 0.3 for lowest, _, _ in flat_ones)
    print(f"{len(flat_ones)} flat stones, {came_up} of them tipped up on their edge: flattest end {min(ends):.4f}")
    assert came_up > boards // 30
    assert min(ends) > 0.99

    standing_ones = [found for seed in range(boards) if (found := passed_by(seed, stood=True))]
    toppled = [end for _, highest, end in standing_ones if highest > 0.05]
    stayed = [end for _, highest, end in standing_ones if highest <= 0.05]
    print(f"{len(standing_ones)} standing stones: {len(toppled)} toppled, {len(stayed)} stayed")
    assert min(toppled) > 0.99
    assert len(stayed) > boards // 50


def test_a_stone_that_toppled_stands_once_it_is_set_down_anew() -> None:
    world = World()
    i = world.add(plain_stone())
    world.place(i, 0.0, 0.0, standing())
    world.push(i, (0.0, 0.0, 0.0), (0.0, 1.3e-3 * float(world.bodies.mass[i]) * G, 0.0))
    world.run(3.0)
    assert upright(world, i) > 0.9
    world.push(i, (0.0, 0.0, 0.0))
    world.place(i, 0.0, 0.0, standing())
    world.run(3.0)
    assert upright(world, i) < 1e-6
