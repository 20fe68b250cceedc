"""The danger map: only where poles are shown, and right where it says that nothing moves."""

from __future__ import annotations

import pytest

from lodestone.core import IllegalMove
from lodestone.kluster import Boxes, TableOptions
from lodestone.match.kluster.live import Hover, KlusterMatch, Release, Take, set_table
from lodestone.match.kluster.live.danger import STAYS, DangerMap, danger_below, danger_map


def _at(found: DangerMap, x: float, y: float) -> int:
    column, row = round((x - found.x) / found.step), round((y - found.y) / found.step)
    return found.values[row * found.columns + column]


def _match(show_poles: bool) -> KlusterMatch:
    match = KlusterMatch(set_table(Boxes(classic=1), 1, 4, table=TableOptions(show_poles=show_poles)))
    match.do(0, Take(match.position.pools[0][0]))
    match.do(0, Hover(x=0, y=0, height=20))
    match.advance(60)
    match.do(0, Release())
    match.advance_to_rest()
    return match


def test_it_is_told_only_where_poles_are_shown_and_something_is_held() -> None:
    match = _match(show_poles=True)
    with pytest.raises(IllegalMove) as empty:
        danger_map(match)
    assert empty.value.reasons[0].key == "kluster-danger-empty"
    hidden = _match(show_poles=False)
    hidden.do(0, Take(hidden.position.pools[0][0]))
    with pytest.raises(IllegalMove) as refused:
        danger_map(hidden)
    assert refused.value.reasons[0].rule == "Z5"


def test_near_another_magnet_is_dangerous_far_from_it_nothing_moves_and_outside_nothing_is_said() -> None:
    match = _match(show_poles=True)
    match.do(0, Take(match.position.pools[0][0]))
    match.do(0, Hover(x=120, y=0, height=60))
    match.advance(60)
    before = match.board.digest()
    found = danger_map(match)
    assert match.board.digest() == before
    assert len(found.values) == found.columns * found.rows
    assert _at(found, 10, 0) == 255
    assert 0 < _at(found, 120, 0) <= STAYS
    assert found.values[0] == 0  # the corner is outside the loop
    lay = match.board.field("position").copy()
    match.do(0, Release())
    match.advance_to_rest()
    first = match.board.index[match.position.table[0]]
    assert (match.board.field("position")[first] == lay[first]).all()


def test_below_the_held_magnet_it_is_what_the_map_says_there() -> None:
    match = _match(show_poles=True)
    assert danger_below(match) is None, "nothing is held"
    match.do(0, Take(match.position.pools[0][0]))
    match.do(0, Hover(x=120, y=0, height=60))
    match.advance(60)
    grid = danger_map(match)
    row, told = grid.rows // 2, []
    for column in range(grid.columns // 2, grid.columns - 4, 3):
        match.do(0, Hover(x=grid.x + column * grid.step, y=grid.y + row * grid.step, height=60))
        match.advance(120)
        told.append(danger_below(match))
        assert told[-1] == danger_map(match).values[row * grid.columns + column]
    assert len(set(told)) > 2


def test_below_the_held_magnet_nothing_is_told_where_poles_are_hidden() -> None:
    match = _match(show_poles=False)
    match.do(0, Take(match.position.pools[0][0]))
    assert danger_below(match) is None
