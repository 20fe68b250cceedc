"""Hand-made games, and games driven by hypothesis: possible and impossible facts, at every kind of table."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

from hypothesis import strategies as st

from lodestone.core import Event
from lodestone.kluster import Boxes, Options, Position, TurnFacts, new_game

CLASSIC = Boxes(classic=1)
DUO = Boxes(duo=1)
BOTH = Boxes(classic=1, duo=1)


def told(
    placed: str | None = None,
    *klusters: str,
    held: str | None = None,
    outside: str = "",
    cords_cross: bool = True,
) -> TurnFacts:
    """Facts in short: told("c1", "c1 c2", outside="c3")."""
    return TurnFacts(
        placed, held, tuple(tuple(kluster.split()) for kluster in klusters), tuple(outside.split()), cords_cross
    )


def after(position: Position, *facts: TurnFacts | str | None) -> Position:
    """The position after these turns; a string places that magnet, None places any magnet of the seat on turn."""
    for each in facts:
        position, _ = position.play(clean(position) if each is None else told(each) if isinstance(each, str) else each)
    return position


def clean(position: Position) -> TurnFacts:
    """A clean turn with the first magnet of the pool."""
    assert position.seat is not None
    return TurnFacts(placed=position.pools[position.seat][0])


def names(events: Iterable[Event]) -> list[str]:
    """What happened, by name."""
    return [type(event).__name__ for event in events]


def everything(position: Position) -> list[str]:
    """Every magnet wherever it is, sorted as strings."""
    return sorted([*(m for pool in position.pools for m in pool), *position.table, *position.set_aside])


Table = dict[str, Any]


@st.composite
def tables(draw: st.DrawFn, most_boxes: int = 4) -> Table:
    """Any playable combination of boxes, seats and options."""
    classic, duo = draw(
        st.tuples(st.integers(0, most_boxes), st.integers(0, most_boxes)).filter(lambda boxes: any(boxes))
    )
    seats = draw(st.integers(1, 4 * classic + 2 * duo))
    fewest = 24 * classic // seats + 12 * duo // seats
    few = st.integers(0, fewest - 1) | st.just(fewest - 1)
    handicap = draw(st.none() | st.lists(few, min_size=seats, max_size=seats))
    return {
        "classic": classic,
        "duo": duo,
        "seats": seats,
        "first": draw(st.integers(0, seats - 1)),
        "expert": draw(st.booleans()),
        "play_on": draw(st.booleans()),
        "rounds": draw(st.none() | st.integers(1, 12)),
        "handicap": handicap,
    }


def game_at(table: Table) -> Position:
    """The game a table describes."""
    handicap = None if table["handicap"] is None else tuple(table["handicap"])
    options = Options(table["expert"], table["play_on"], table["rounds"], handicap)
    return new_game(Boxes(table["classic"], table["duo"]), table["seats"], table["first"], options)


STEPS = st.tuples(
    st.sampled_from(["clean"] * 8 + ["fault"] * 4 + ["noise", "stop", "timeout", "resign"]), st.integers(0, 2**20)
)
"""What happens next; the number is interpreted with the current position."""


def facts_for(position: Position, kind: str, number: int) -> TurnFacts:
    """Facts of this kind for the seat on turn; the number chooses among them."""
    chance = random.Random(number)
    seat = position.seat or 0
    pool = position.pools[seat]
    if kind == "noise" or not pool:
        return _noise(position, chance)
    placed = chance.choice(pool) if kind == "clean" or chance.random() < 0.7 else None
    if kind == "clean":
        return TurnFacts(placed)
    rest = [magnet for magnet in pool if magnet != placed]
    lying = [*position.table, *([placed] if placed else [])]
    held = chance.choice(rest) if rest and lying and chance.random() < 0.3 else None
    chance.shuffle(lying)
    touching = lying[: chance.randint(1, 4)] if held else lying[: chance.choice([0, 2, 3, 5])]
    others = lying[len(touching) :]
    groups = [[*touching, held] if held else touching, others[:2]] if chance.random() < 0.3 else [touching]
    groups[0] = [*touching, held] if held else touching
    out = chance.sample(lying, min(len(lying), chance.choice([0, 0, 1, 2])))
    klusters = tuple(tuple(group) for group in groups if group)
    return TurnFacts(placed, held, klusters, tuple(out), chance.random() < 0.8)


def _noise(position: Position, chance: random.Random) -> TurnFacts:
    """Facts that are hardly ever possible."""
    some = [*everything(position), "c97", "s49", "x1"]

    def pick(most: int) -> tuple[str, ...]:
        return tuple(chance.choice(some) for _ in range(chance.randint(0, most)))

    placed, held = (chance.choice([None, chance.choice(some)]) for _ in range(2))
    klusters = tuple(pick(3) for _ in range(chance.randint(0, 2)))
    return TurnFacts(placed, held, klusters, pick(2), chance.random() < 0.5)


def happen(position: Position, kind: str, number: int) -> tuple[Position, list[Event]]:
    """Let one step happen in the engine."""
    if kind == "stop":
        return position.stop()
    if kind == "timeout":
        return position.timeout()
    if kind == "resign":
        return position.resign(number % (position.setup.seats + 1))
    return position.play(facts_for(position, kind, number))
