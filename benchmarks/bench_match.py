"""Kluster on physics: how long a 16 ms frame of a live turn takes, everything included, as a server would run it.

Processor time of each `advance` with the frame it returns: 24 stones on the table and one in the hand that hovers
above them; the same while a cord is dragged at 0.15 and 0.3 m/s. Then whole matches between bots.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time, process_time_ns

import numpy as np

from lodestone.bots.kluster import kluster_bot, play_match
from lodestone.kluster import Boxes
from lodestone.match.kluster.live import Drag, Grab, Hover, KlusterMatch, Stage, Take, set_table
from lodestone.physics.poses import flat

FRAMES = 2000
AIMS = {"held": 1.0, "drag": 3.0}


def full_table(seed: int, classic: int) -> KlusterMatch:
    """24 stones at rest and more in the pool; with only one box 23, and the last one in the pool."""
    match = KlusterMatch(set_table(Boxes(classic), seats=1, seed=seed))
    chance = np.random.default_rng(seed)
    stones = match.position.pools[0]
    spots: list[tuple[float, float]] = []
    while len(spots) < min(24, len(stones) - 1):
        x, y = chance.uniform(-0.25, 0.25, 2)
        inside = np.hypot(x, y) < 0.14 if classic == 1 else np.hypot(abs(x) - 0.12, y) < 0.13
        if inside and all(np.hypot(x - a, y - b) > 0.04 for a, b in spots):
            spots.append((float(x), float(y)))
    for magnet, (x, y) in zip(stones, spots, strict=False):
        up = match.setting.made[magnet].north == "a"  # all the same way up, so that they repel and lie still
        match.board.world.place(match.board.index[magnet], x, y, flat(0.0, up))
    match.board.world.run(3.0)
    match.board.put_to_rest()
    match.board.world.forget_touches()
    return match


def measured(match: KlusterMatch, act: Callable[[int], None]) -> list[float]:
    """Processor time of each frame (ms), while the turn is in its preparing stage."""
    times = []
    for number in range(FRAMES):
        if match.stage is not Stage.PREPARING:
            break
        act(number)
        start = process_time_ns()
        match.advance()
        times.append((process_time_ns() - start) * 1e-6)
    return times


def hovering(seed: int, classic: int) -> list[float]:
    """A hand that circles 70 mm above the table."""
    match = full_table(seed, classic)
    match.do(0, Take(match.position.pools[0][-1]))

    def act(number: int) -> None:
        angle = 0.02 * number
        match.do(0, Hover(100 * float(np.cos(angle)), 70 * float(np.sin(angle)), 70))

    return measured(match, act)


def dragging(seed: int, speed: float) -> list[float]:
    """A hand that pulls the cord inwards and outwards."""
    match = full_table(seed, 1)
    x, y = match.frame().cords[0][0]
    match.do(0, Grab(0, x, y))

    def act(number: int) -> None:
        if number % 30 == 0:
            inwards = (number // 30) % 2 == 0
            match.do(0, Drag(0, x - (480e3 * speed * 1e-3 if inwards else 0.0), y, 0.48))

    return measured(match, act)


def show(name: str, times: list[float], aim: float) -> None:
    """Median, 99th percentile and worst of many frames."""
    median, high = np.percentile(times, [50, 99])
    print(
        f"{name:<36}{len(times):>6} frames  median {median:.2f}  p99 {high:.2f}  max {max(times):.2f} ms  (aim {aim})"
    )


def main() -> None:
    """Print the figures."""
    hovering(0, 1)
    dragging(0, 0.15)
    for classic, name in ((1, "23 stones, a held one, 1 cord"), (2, "24 stones, a held one, 2 cords")):
        show(name, [time for seed in range(1, 5) for time in hovering(seed, classic)], AIMS["held"])
    for speed in (0.15, 0.3):
        drag = [time for seed in range(1, 5) for time in dragging(seed, speed)]
        show(f"23 stones, cord dragged at {speed} m/s", drag, AIMS["drag"])
    start, frames, turns = process_time(), 0, 0
    for seed in range(3):
        match = KlusterMatch(set_table(Boxes(classic=1), seats=2, seed=seed))
        play_match(match, [kluster_bot("clumsy", 2 * seed + seat) for seat in range(2)])
        frames += sum(turn.frames for turn in match.turns)
        turns += len(match.turns)
    took = process_time() - start
    print(
        f"whole matches, 2 clumsy bots: {took / 3:.1f} s, {turns / 3:.0f} turns, {took / frames * 1e3:.2f} ms a frame"
    )


if __name__ == "__main__":
    main()
