"""Laws of chain reactions and of real games checked here.

1. However dense the board, stones and spinners in any pose come to rest: no NaN, no overlap beyond 0.2 mm.
2. A clump put to rest stays bitwise still, and wakes when it is hit or when a member is taken away.
3. After a touch everything is at rest within 3 s (Z3).
4. Naive play klusters at stone 7.5 of 24 on average.
"""

import math

import numpy as np
import pytest

from lodestone.physics.bodies import ASLEEP, AWAKE
from lodestone.physics.params import stone, varied
from lodestone.physics.poses import flat
from lodestone.physics.touch import body_gap
from lodestone.physics.world import World
from tests.physics.measuring import near, random_pose, scatter


def chain_reaction(count: int, seed: int) -> tuple[float, bool, float]:
    """Run a dense random board; returns seconds until rest, whether the time limit ended it, and the overlap in m."""
    chance = np.random.default_rng(seed)
    world = World()
    scatter(world, count, chance, 0.10 * math.sqrt(count / 24), 2e-3, 0.3, 0.4, any_pose=seed % 2 == 0)
    report = world.run(10.0)
    assert report.rest
    assert np.isfinite(report.position).all()
    assert np.isfinite(report.quaternion).all()
    assert report.time < 3.1 + (report.touches[0].time if report.touches else 7.0)
    assert float(np.abs(report.position).max()) < 1.0
    pairs = ((i, j) for i in range(count) for j in range(i))
    overlap = max(-body_gap(world.state.bodies, i, j, 0.0) for i, j in pairs)
    return report.time, report.put_to_rest, overlap


def check_chain_reactions(count: int, boards: int) -> None:
    outcomes = [chain_reaction(count, seed) for seed in range(boards)]
    times, ended, overlaps = zip(*outcomes, strict=True)
    print(
        f"{boards} boards of {count}: rest after {np.mean(times):.2f} s (mean), {max(times):.2f} s (most), "
        f"{sum(ended)} ended by the time limit, largest overlap {1e3 * max(overlaps):.4f} mm"
    )
    assert max(overlaps) <= 2e-4


@pytest.mark.parametrize(("count", "boards"), [(24, 12), (96, 2)])
def test_chain_reactions_come_to_rest(count: int, boards: int) -> None:
    check_chain_reactions(count, boards)


@pytest.mark.soak
@pytest.mark.parametrize(("count", "boards"), [(24, 1000), (96, 100)])
def test_many_chain_reactions_come_to_rest(count: int, boards: int) -> None:
    check_chain_reactions(count, boards)


def resting_clump() -> World:
    world = World()
    for x, north in ((0.0, True), (0.03, False)):
        world.place(world.add(stone()), x, 0.0, flat(0.0, north))
    report = world.run(5.0)
    assert report.rest
    assert world.klusters() == ((0, 1),)
    return world


def test_resting_clump_is_bitwise_still() -> None:
    world = resting_clump()
    before = world.bodies.position.tobytes() + world.bodies.quaternion.tobytes()
    world.step(20_000)
    assert before == world.bodies.position.tobytes() + world.bodies.quaternion.tobytes()


def test_resting_clump_wakes_when_hit_or_pulled_or_parted() -> None:
    world = resting_clump()
    third = world.add(stone())
    world.put(third, (0.06, 0.0, 5e-3), flat(), velocity=(-0.6, 0.0, 0.0))
    assert {0, 1} <= set(world.run(1.0, until_touch=False).woke)

    world = resting_clump()
    held = world.add(stone())
    world.hold(held, (0.01, 0.0, 0.1), flat())
    world.move_held((0.01, 0.0, 0.02), None, 0.5)
    assert {0, 1} <= set(world.run(0.6).woke)

    world = resting_clump()
    world.take(0)
    assert world.bodies.status[1] == AWAKE
    assert world.run(3.0).rest
    assert world.bodies.status[1] == ASLEEP
    assert world.bodies.clump[1] == 0


def test_everything_is_put_to_rest_three_seconds_after_a_touch() -> None:
    world = World()
    for x, north in ((0.0, True), (0.03, False)):
        world.place(world.add(stone()), x, 0.0, flat(0.0, north))
    runner = world.add(stone(moment=0.0, size=(0.016, 0.016, 0.016)))
    world.put(runner, (0.0, 0.5, 8e-3), flat(), velocity=(1.0, 0.0, 0.0), angular_velocity=(0.0, 125.0, 0.0))
    report = world.run(30.0)
    touch = report.touches[0].time
    print(f"first touch at {touch:.3f} s, all motion ended at {report.time:.3f} s")
    assert report.put_to_rest
    assert report.rest
    assert abs(report.time - touch - 3.0) < 2e-3


def naive_game(seed: int) -> int:
    """The number of the first stone to kluster, with stones at random spots with 5 mm of room in a 32 cm loop."""
    chance = np.random.default_rng(seed)
    world = World(dt=2e-3)
    for k in range(24):
        i = world.add(varied(stone(), chance))
        while True:
            reach = (0.16 - 9e-3) * math.sqrt(chance.uniform())
            angle = chance.uniform(0.0, 2 * math.pi)
            turn = random_pose(chance, False, 0.3, False)
            world.place(i, reach * math.cos(angle), reach * math.sin(angle), turn)
            if all(body_gap(world.state.bodies, i, j, 5e-3) >= 5e-3 for j in range(i)):
                break
        x, y, z = map(float, world.bodies.position[i])
        world.hold(i, (x, y, z + 0.03), turn)
        world.release()
        if world.run(8.0, until_touch=True).touches:
            return k + 1
    return 25


def check_naive_play(games: int) -> None:
    first = np.array([naive_game(seed) for seed in range(games)])
    low, high = np.percentile(first, [10, 90])
    print(f"naive play, {games} games: p10 {low:.0f}, p90 {high:.0f}")
    near("naive play, first kluster at stone", float(first.mean()), 7.5, 1.0)


def test_naive_play() -> None:
    check_naive_play(60)


@pytest.mark.soak
def test_naive_play_at_length() -> None:
    check_naive_play(1500)
