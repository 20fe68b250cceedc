"""Boards for measurements: the same magnets in the same places for every engine."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from lodestone.physics.bodies import AWAKE
from lodestone.physics.cord_shapes import circle
from lodestone.physics.params import Magnet, stone, varied
from lodestone.physics.poses import Quaternion, flat, standing
from lodestone.physics.world import World

__all__ = ["Board", "kick", "resting_world", "scattered", "world_of"]

Floats = npt.NDArray[np.float64]


class Board(NamedTuple):
    """Magnets and where they are put down."""

    magnets: list[Magnet]
    spots: list[tuple[float, float]]
    turns: list[Quaternion]


def scattered(count: int, seed: int, apart: float, standing_share: float = 0.3) -> Board:
    """Individual stones at random, no two centres closer than `apart` (m), about as dense for every count."""
    chance = np.random.default_rng(seed)
    board = Board([], [], [])
    radius = 0.62 * apart * math.sqrt(count) * 1.15
    while len(board.spots) < count:
        reach, angle = radius * math.sqrt(chance.uniform()), chance.uniform(0.0, 2.0 * math.pi)
        spot = (reach * math.cos(angle), reach * math.sin(angle))
        radius *= 1.0002
        if any(math.hypot(spot[0] - x, spot[1] - y) < apart for x, y in board.spots):
            continue
        yaw, north = float(chance.uniform(0.0, 2.0 * math.pi)), bool(chance.integers(2))
        turn = standing(yaw, north) if chance.uniform() < standing_share else flat(yaw, north)
        board.magnets.append(varied(stone(), chance))
        board.spots.append(spot)
        board.turns.append(turn)
    return board


def world_of(board: Board) -> World:
    """The board in our engine, before anything has moved."""
    world = World()
    for magnet, (x, y), turn in zip(*board, strict=True):
        world.place(world.add(magnet), x, y, turn)
    return world


def resting_world(count: int, seed: int, cord: bool = False) -> World:
    """A quiet board as in a game: `count` flat stones that stay where they are, in the Classic loop."""
    chance = np.random.default_rng(seed)
    world = World()
    while len(world.magnets) < count:
        i = world.add(varied(stone(), chance)) if len(world.magnets) == _placed(world) else len(world.magnets) - 1
        reach, angle = 0.145 * math.sqrt(chance.uniform()), chance.uniform(0.0, 2.0 * math.pi)
        x, y = reach * math.cos(angle), reach * math.sin(angle)
        others = world.bodies.position[:i, :2]
        if len(others) and np.hypot(*(others - (x, y)).T).min() < 0.046 * math.sqrt(24 / count):
            world.take(i)
            continue
        world.place(i, x, y, flat(float(chance.uniform(0.0, 6.28)), bool(chance.integers(2))))
    world.run(5.0)
    if cord:
        world.add_cord(circle((0.0, 0.0), 0.16))
    world.forget_touches()
    return world


def _placed(world: World) -> int:
    return int((world.bodies.status <= AWAKE).sum())


def kick(world: World, board: Board, velocities: Floats) -> None:
    """Put all stones back where they began, with velocities (n, 6): m/s and rad/s."""
    for i, ((x, y), turn) in enumerate(zip(board.spots, board.turns, strict=True)):
        world.place(i, x, y, turn)
        z = float(world.bodies.position[i, 2])
        v = [float(value) for value in velocities[i]]
        world.put(i, (x, y, z), turn, (v[0], v[1], v[2]), (v[3], v[4], v[5]))
