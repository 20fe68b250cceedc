"""Golden games of Clustered: one playthrough and one count of possible games for every variant."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from lodestone.clustered import Cells, Move, Placement, Position, Rectangle, Round, Rules, new_game
from lodestone.core import Chance, Event, seat_letter
from lodestone.match.clustered.plain import plain, plain_rules
from tests.clustered.tables import picture
from tests.golden import COUNTS, PLAYTHROUGHS

EVERY = 10
"""How many moves lie between two drawings of the table."""
GLANCES = 12
"""A player takes the best of this many random moves: enough for lines and rectangles to appear."""


class Variant(NamedTuple):
    """A table to play at; `depth`: how many moves deep the possible games are counted."""

    seats: int
    rules: Rules = Rules()
    first: int = 0
    seed: int = 0
    depth: int = 3


KEYHOLE = Cells.of([(x, y) for x in range(-2, 3) for y in range(-2, 3)] + [(0, 3), (0, 4), (0, 5), (1, 5), (9, 9)])

VARIANTS = {
    "solo": Variant(1, seed=1, depth=4),
    "two": Variant(2, seed=8, depth=4),
    "three": Variant(3, first=2, seed=3, depth=4),
    "four": Variant(4, seed=4, depth=4),
    "extended_five": Variant(5, first=3, seed=5, depth=3),
    "extended_eight": Variant(8, Rules(first_bonus=True, largest_bonus=True), seed=9, depth=3),
    "extra_wild_all": Variant(2, Rules(extra_wild=(0, 1)), seed=7, depth=4),
    "extra_wild_one": Variant(3, Rules(extra_wild=(1,)), first=1, seed=8, depth=4),
    "fast": Variant(2, Rules(fast=True), seed=9, depth=5),
    "fast_extra_wild": Variant(3, Rules(fast=True, extra_wild=(0, 2)), first=1, seed=10, depth=5),
    "fast_extended": Variant(6, Rules(fast=True), first=5, seed=11, depth=4),
    "fast_solo": Variant(1, Rules(fast=True), seed=12, depth=4),
    "trim_drawn_only": Variant(2, Rules(fast=True, trim_drawn_only=True), seed=13, depth=5),
    "hidden_discards": Variant(2, Rules(fast=True, hidden_discards=True), seed=14, depth=4),
    "first_bonus": Variant(2, Rules(first_bonus=True), seed=3, depth=4),
    "largest_bonus": Variant(3, Rules(largest_bonus=True), seed=1, depth=4),
    "both_bonuses_solo": Variant(1, Rules(first_bonus=True, largest_bonus=True), seed=17, depth=4),
    "tie_break": Variant(2, Rules(tie_break=True), seed=4, depth=4),
    "surface_rectangle": Variant(2, Rules(surface=Rectangle(-2, 4, -1, 3)), seed=19, depth=4),
    "surface_round": Variant(2, Rules(surface=Round(3.5)), seed=20, depth=4),
    "surface_round_extended": Variant(5, Rules(surface=Round(4.5)), first=4, seed=21, depth=3),
    "surface_cells": Variant(2, Rules(surface=KEYHOLE), seed=22, depth=4),
    "surface_tiny": Variant(2, Rules(surface=Cells.of([(0, 0), (1, 0), (1, 1)])), seed=23, depth=5),
}


def files() -> dict[Path, Callable[[], str]]:
    """Every golden file and its contents."""
    return {
        **{playthrough_file(name): partial(playthrough, name) for name in VARIANTS},
        **{count_file(name): partial(count, name) for name in VARIANTS},
    }


def playthrough_file(name: str) -> Path:
    return PLAYTHROUGHS / f"clustered_{name}.txt"


def count_file(name: str) -> Path:
    return COUNTS / f"clustered_{name}.json"


def deal(name: str) -> Position:
    variant = VARIANTS[name]
    return new_game(variant.seats, variant.seed, variant.first, variant.rules)


# Playthroughs


def playthrough(name: str) -> str:
    """A whole game as text."""
    return "\n".join(_playthrough(name)) + "\n"


def _playthrough(name: str) -> Iterator[str]:
    position = deal(name)
    setup = position.setup
    yield f"Clustered, {name.replace('_', ' ')}. Written by `make playthroughs`."
    yield ""
    yield f"seats: {setup.seats}"
    yield f"first: {seat_letter(setup.first)}"
    yield f"seed: {setup.seed}"
    yield f"rules: {json.dumps(plain_rules(setup.rules))}"
    for seat, stack in enumerate(setup.stacks):
        yield f"stack {seat_letter(seat)}: {' '.join(map(str, stack))}"
    chance = Chance(VARIANTS[name].seed, f"playthrough/{name}")
    number = 0
    while not position.over:
        if number % EVERY == 0:
            yield from _table(position)
        assert position.seat is not None
        number += 1
        move = _choose(position, chance)
        choices = len(position.legal_moves)
        yield f"{number}. {seat_letter(position.seat)} {position.phase}, one of {choices}: {move}"
        position, events = position.play(move)
        for event in events[1:]:  # the first event only repeats the move
            yield f"    {_event(event)}"
    yield from _table(position)
    outcome = position.outcome
    assert outcome is not None
    yield ""
    yield f"winners: {' '.join(map(seat_letter, outcome.winners))} ({outcome.ending})"


def _choose(position: Position, chance: Chance) -> Move:
    moves = position.legal_moves
    glances = [moves[chance.below(len(moves))] for _ in range(GLANCES)]
    seat = position.seat
    assert seat is not None
    return max(glances, key=lambda move: position.play(move)[0].scores()[seat].total)


def _event(event: Event) -> str:
    data = plain(event)
    return " ".join([data.pop("event"), *(f"{name}={value}" for name, value in data.items())])


def _table(position: Position) -> Iterator[str]:
    yield ""
    yield picture(position.board)
    top_left, _ = position.board.bounds()
    markers, bonuses = position.markers(), position.bonuses
    yield f"top left: {top_left}"
    for seat, score in enumerate(position.scores()):
        hand, gone = (" ".join(map(str, tiles[seat])) or "–" for tiles in (position.hands, position.discards))
        yield (
            f"{seat_letter(seat)}: rectangle {score.rectangle}, rows {score.rows}, columns {score.columns}, "
            f"bonus {score.bonus}, total {score.total}; hand {hand}; stack {position.stack_sizes()[seat]}; gone {gone}"
        )
    yield f"largest rectangle: {_holder(markers.rectangle)}, longest line: {_holder(markers.line)}"
    yield f"first rectangle: {_holder(bonuses.first_rectangle)}, first line: {_holder(bonuses.first_line)}"
    yield f"phase: {position.phase}"
    yield from _choices(position)
    yield ""


def _holder(seat: int | None) -> str:
    return "nobody" if seat is None else seat_letter(seat)


def _choices(position: Position) -> Iterator[str]:
    """The legal moves, one line per tile."""
    cells: dict[str, list[str]] = {}
    for move in position.legal_moves:
        cells.setdefault(str(move.tile), []).extend([str(move.cell)] if isinstance(move, Placement) else [])
    for tile, where in cells.items():
        yield f"  {tile} to {' '.join(where)}" if where else f"  {tile} may go"


# Counts


def count(name: str) -> str:
    """The number of different sequences of moves from the deal, by length, as JSON."""
    variant = VARIANTS[name]
    data = {
        "seats": variant.seats,
        "first": variant.first,
        "seed": variant.seed,
        "rules": plain_rules(variant.rules),
        "sequences": [sequences(deal(name), depth) for depth in range(1, variant.depth + 1)],
    }
    return json.dumps(data, indent=2) + "\n"


def sequences(position: Position, depth: int) -> int:
    """The number of sequences of `depth` legal moves."""
    moves = position.legal_moves
    if depth == 1:
        return len(moves)
    return sum(sequences(position.play(move)[0], depth - 1) for move in moves)
