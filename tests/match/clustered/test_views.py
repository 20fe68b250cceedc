"""Views: a seat sees the table, its own hand and numbers, and nothing that would reveal more."""

from __future__ import annotations

import io
import pickle
import re
from collections.abc import Iterator

import msgspec
import pytest

from lodestone.clustered import Position, Rules, Setup, Tile, deal, new_game, new_game_from_stacks, start
from lodestone.core import Chance
from lodestone.match.clustered import ClusteredMatch, View, view_for
from lodestone.match.clustered.plain import plain
from tests.clustered.tables import play, stack, tiles

NOTATION = re.compile(r"[STC][hds][1-3]|\*\*\*")


class Search(pickle.Pickler):
    """Walks through everything that can be reached from a value."""

    def __init__(self) -> None:
        super().__init__(io.BytesIO())
        self.tiles: set[Tile] = set()
        self.types: set[type] = set()

    def persistent_id(self, obj: object) -> None:
        self.types.add(type(obj))
        if isinstance(obj, Tile):
            self.tiles.add(obj)


def reachable(value: object) -> Search:
    search = Search()
    search.dump(value)
    return search


def public_tiles(position: Position, seat: int | None) -> set[Tile]:
    """The tiles that are face up for a seat or spectator."""
    known = {placed.tile for placed in position.board.tiles.values()}
    known.update(*position.discards)
    if position.setup.rules.hidden_discards and not position.over:
        known = {placed.tile for placed in position.board.tiles.values()}
        known.update(() if seat is None else position.discards[seat])
    return known | set(() if seat is None else position.hands[seat])


def game(rules: Rules, seats: int = 3, seed: int = 4) -> Iterator[Position]:
    """Every position of a random game."""
    position = new_game(seats, seed, rules=rules)
    chance = Chance(seed, "views")
    yield position
    while not position.over:
        position, _ = position.play(position.legal_moves[chance.below(len(position.legal_moves))])
        yield position


@pytest.mark.parametrize(
    "rules", [Rules(), Rules(fast=True), Rules(fast=True, hidden_discards=True)], ids=["base", "fast", "hidden"]
)
def test_no_view_leads_to_a_hidden_tile(rules: Rules) -> None:
    hidden_moments = 0
    for position in game(rules):
        for seat in (None, 0, 1, 2):
            view = view_for(position, seat)
            search = reachable(view)
            allowed = public_tiles(position, seat)
            assert search.tiles <= allowed
            assert not {Position, Setup, ClusteredMatch} & search.types
            shown = {Tile(text) for text in NOTATION.findall(repr(view))}
            assert shown <= allowed
            hidden = {tile for other, hand in enumerate(position.hands) if other != seat for tile in hand} - allowed
            hidden_moments += bool(hidden)
    assert hidden_moments > 50, "there was something to hide"


def test_the_search_would_find_what_is_hidden() -> None:
    position = new_game(2, seed=3)
    assert reachable(position).types >= {Position, Setup}
    assert reachable(position).tiles >= set(position.hands[1])


def test_worlds_that_differ_only_in_what_is_hidden_look_the_same() -> None:
    setup = deal(3, seed=12)
    stacks = list(setup.stacks)
    mine = stacks[0]
    stacks[0] = mine[:5] + tuple(reversed(mine[5:]))  # not even the order of a seat's own stack may show
    stacks[1], stacks[2] = tuple(reversed(stacks[2])), tuple(reversed(stacks[1]))
    other = start(msgspec.structs.replace(setup, stacks=tuple(stacks), seed=99))
    here = start(setup)
    assert here.hands[1:] != other.hands[1:]
    one, two = view_for(here, 0), view_for(other, 0)
    assert list(one.legal_moves) == list(two.legal_moves)
    assert reachable(one).tiles == reachable(two).tiles
    assert pickle.dumps(one) == pickle.dumps(two)
    assert pickle.dumps(view_for(here, None)) == pickle.dumps(view_for(other, None))


def test_a_view_tells_what_a_seat_may_know() -> None:
    position = new_game_from_stacks([stack("Sh1 Sh2"), stack("Td1 Td2")], rules=Rules(first_bonus=True))
    position, _ = play(position, "Sh1@1,0")
    view = view_for(position, 0)
    assert isinstance(view, View)
    assert (view.seat, view.seats, view.turn, view.phase) == (0, 2, 1, position.phase)
    assert view.board == position.board
    assert view.hand == position.hands[0]
    assert view.hand_sizes == (5, 5)
    assert view.stack_sizes == (23, 24)
    assert view.discards == ((), ())
    assert (view.bonuses, view.markers, view.scores) == (position.bonuses, position.markers(), position.scores())
    assert view.rules == position.setup.rules


def test_only_the_seat_on_turn_sees_legal_moves() -> None:
    position = new_game(3, seed=2)
    assert list(view_for(position, 0).legal_moves) == list(position.legal_moves)
    for seat in (1, 2, None):
        assert list(view_for(position, seat).legal_moves) == []


def test_a_view_has_no_other_fields() -> None:
    """Whoever adds a field has to decide here whether everybody may see it."""
    assert View.__struct_fields__ == (
        *("seat", "seats", "rules", "board", "turn", "phase", "hand", "hand_sizes", "stack_sizes", "discards"),
        *("bonuses", "markers", "scores", "legal_moves"),
    )


def test_hidden_discards_show_their_number_only() -> None:
    rules = Rules(fast=True, hidden_discards=True)
    opening = "Sh1 Sh2 Sh3 Sd1 Sd2 Sd3 Ss1"
    position = new_game_from_stacks([stack(opening)] * 2, rules=rules)
    position, _ = play(position, "-Sh1 -Sh2 -Sh3")
    assert view_for(position, 0).discards == (tiles("Sh1 Sh2"), 1)
    assert view_for(position, 1).discards == (2, tiles("Sh3"))
    assert view_for(position, None).discards == (2, 1)
    assert plain(view_for(position, 1).discards) == [2, ["Sh3"]]


def test_when_the_game_is_over_hidden_discards_are_turned_up() -> None:
    *_, end = game(Rules(fast=True, hidden_discards=True), seats=2)
    assert view_for(end, None).discards == end.discards
    assert end.discards[0]


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(IndexError):
        view_for(new_game(seats=2, seed=1), seat)
