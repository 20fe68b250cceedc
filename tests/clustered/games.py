"""Games of every variant, drawn by hypothesis."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hypothesis import strategies as st

from lodestone.clustered import Cells, Rectangle, Round, Rules, Surface


class Game(NamedTuple):
    """Everything a game depends on; `greed`: each player takes the best of this many random moves."""

    seats: int = 2
    seed: int = 0
    first: int = 0
    rules: Rules = Rules()
    greed: int = 1


def surfaces(extended: bool) -> st.SearchStrategy[Surface | None]:
    """Every form of surface, small enough that the edge matters, with room for the start tiles."""
    reach = st.integers(0, 5)
    right = 7 if extended else 0
    boxes = st.builds(lambda a, b, c, d: Rectangle(-a, right + b, -c, d), reach, reach, reach, reach)
    smallest = 3.5 if extended else 0.0
    rounds = st.one_of(
        st.integers(0, 4).map(lambda more: Round(int(smallest + 0.5) + more)),
        st.floats(smallest, smallest + 4, width=32).map(Round),
    )
    starts = [(0, 0), (7, 0)] if extended else [(0, 0)]
    cells = st.tuples(st.integers(-2, right + 2), st.integers(-2, 2))
    patches = st.frozensets(cells, min_size=3, max_size=30).map(lambda some: Cells.of([*starts, *some]))
    return st.one_of(st.none(), st.none(), boxes, rounds, patches)


@st.composite
def games(draw: Callable[[st.SearchStrategy[Any]], Any], fewest: int = 1, most: int = 8) -> Game:
    """A game of any variant with so many seats."""
    seats = draw(st.integers(fewest, most))
    flag = st.booleans()
    rules = Rules(
        extra_wild=tuple(sorted(draw(st.sets(st.integers(0, seats - 1))))),
        fast=draw(flag),
        first_bonus=draw(flag),
        largest_bonus=draw(flag),
        surface=draw(surfaces(extended=seats > 4)),
        tie_break=draw(flag),
        trim_drawn_only=draw(flag),
        hidden_discards=draw(flag),
    )
    return Game(
        seats, draw(st.integers(0, 10**6)), draw(st.integers(0, seats - 1)), rules, draw(st.sampled_from([1, 6]))
    )
