"""The options of a table (CO1–CO6 and what was decided about them); bonuses have a file of their own."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from lodestone.clustered import (
    START,
    WILD,
    Bonuses,
    BonusTaken,
    Cell,
    Phase,
    PlacedTile,
    Position,
    Rectangle,
    Round,
    Rules,
    Tile,
    TileDiscarded,
    TileDrawn,
    TurnPassed,
    deal,
    from_stacks,
    new_game,
    new_game_from_stacks,
    tile_set,
)
from lodestone.core import Ending, IllegalMove, InvalidSetup, Outcome
from lodestone.match.clustered import view_for
from lodestone.storage.best_results import IGNORED
from tests import ROOT
from tests.clustered.tables import arrange, board, legal, play, stack, tiles, to_the_end


def turns_of(position: Position) -> list[int]:
    """The seats in the order of their turns until the end, without trims."""
    turns = []
    while not position.over:
        if position.phase is not Phase.TRIM:
            assert position.seat is not None
            turns.append(position.seat)
        position, _ = position.play(position.legal_moves[0])
    return turns


# The turn marker


def test_CO1_the_marker_is_with_the_seat_to_move_and_handed_on_after_the_turn() -> None:
    position = new_game(3, seed=1, first=2)
    for expected in (2, 0, 1, 2):
        assert position.seat == expected
        position, events = position.play(position.legal_moves[0])
        assert events[-1] == TurnPassed((expected + 1) % 3)


# The extra wild


def test_CO2_an_extra_wild_for_everyone_or_for_some() -> None:
    assert [len(whole) for whole in deal(3, rules=Rules(extra_wild=(0, 1, 2))).stacks] == [30, 30, 30]
    some = deal(3, rules=Rules(extra_wild=(1,)))
    assert [whole.count(WILD) for whole in some.stacks] == [2, 3, 2]


def test_XC12_the_extra_wild_is_a_switch_for_each_seat() -> None:
    for extra in ((), (0,), (1,), (2,), (0, 2), (0, 1, 2)):
        stacks = deal(3, seed=5, rules=Rules(extra_wild=extra)).stacks
        assert [whole.count(WILD) == 3 for whole in stacks] == [seat in extra for seat in range(3)]


@pytest.mark.parametrize(
    ("extra", "key"), [((2,), "setup-extra-wild"), ((-1,), "setup-extra-wild"), ((0, 0), "setup-extra-wild-twice")]
)
def test_CO2_only_seats_at_the_table_get_one(extra: tuple[int, ...], key: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        deal(2, rules=Rules(extra_wild=extra))
    assert (refused.value.key, refused.value.rule) == (key, "CO2")
    assert str(refused.value)


def test_CO2_the_order_of_naming_the_seats_means_nothing() -> None:
    assert Rules(extra_wild=(2, 0)) == Rules(extra_wild=(0, 2))
    assert new_game(3, seed=1, rules=Rules(extra_wild=(2, 0))) == new_game(3, seed=1, rules=Rules(extra_wild=(0, 2)))


def test_CO2_given_stacks_must_have_the_extra_wild_too() -> None:
    assert from_stacks([stack(wilds=3), stack()], rules=Rules(extra_wild=(0,))).seats == 2
    with pytest.raises(InvalidSetup):
        from_stacks([stack(), stack()], rules=Rules(extra_wild=(0,)))


@pytest.mark.parametrize(
    ("first", "extra", "last_turns"), [(0, (0,), [0, 1, 0]), (0, (1,), [0, 1, 1]), (1, (1,), [1, 0, 1])]
)
def test_CO3_who_has_it_takes_one_more_turn_at_the_end(
    first: int, extra: tuple[int, ...], last_turns: list[int]
) -> None:
    turns = turns_of(new_game(2, seed=3, first=first, rules=Rules(extra_wild=extra)))
    assert turns[-3:] == last_turns
    assert Counter(turns) == {seat: 29 + (seat in extra) for seat in range(2)}


def test_XC13_the_extra_turn_falls_at_the_end() -> None:
    turns = turns_of(new_game(4, seed=3, rules=Rules(extra_wild=(1, 3))))
    assert turns == [0, 1, 2, 3] * 29 + [1, 3]


def test_QC22_the_extra_wild_is_shuffled_in() -> None:
    places = {deal(1, seed=seed, rules=Rules(extra_wild=(0,))).stacks[0].index(WILD) for seed in range(40)}
    assert len(places) > 8
    for seed in range(5):
        whole = deal(1, seed=seed, rules=Rules(extra_wild=(0,))).stacks[0]
        assert Counter(whole) == Counter(tile_set(3))


def test_QC23_the_only_seat_with_thirty_tiles_plays_last_alone() -> None:
    assert turns_of(new_game(3, seed=3, rules=Rules(extra_wild=(1,))))[-4:] == [0, 1, 2, 1]


# Solo


def test_CO4_alone_all_rules_apply_and_the_score_is_the_result() -> None:
    position = new_game(1, seed=3)
    assert turns_of(position) == [0] * 29
    end = to_the_end(position)
    assert end.outcome == Outcome((0,), Ending.SOLO)
    assert end.scores()[0].total > 0


def test_QC20_Z12_bonuses_are_worth_nothing_alone() -> None:
    rules = Rules(first_bonus=True, largest_bonus=True)
    position = arrange("### Sh1 Sh2 Sh3 Sd3 / ... Sd1 Sd2 ... ...", ["Ss3 Sd3"], rules=rules, left_in_stack=0)
    position, events = play(position, "Ss3@5,0 Sd3@3,1")
    assert not any(isinstance(event, BonusTaken) for event in events)
    assert position.over
    assert position.bonuses == Bonuses()
    assert position.scores()[0].bonus == 0


# Five to eight seats


@pytest.mark.parametrize("seats", [5, 6, 7, 8])
def test_CO5_from_five_seats_on_there_are_two_start_tiles(seats: int) -> None:
    position = new_game(seats, seed=1)
    start = PlacedTile(START, None)
    assert dict(position.board.tiles) == {Cell(0, 0): start, Cell(7, 0): start}
    assert len(position.hands) == seats
    around = {Cell(0, 0).sides(), Cell(7, 0).sides()}
    assert position.board.open_cells(WILD) == {cell for sides in around for cell in sides}


def test_XC20_anybody_may_play_at_either_start_tile_at_any_time() -> None:
    position = new_game_from_stacks([stack("Sh1 Sh2")] * 5)
    position, _ = play(position, "Sh1@1,0 Sh1@8,0 Sh1@-1,0 Sh1@7,1 Sh1@6,0")
    assert {"Sh2@2,0", "Sh2@9,0", "Sh2@-2,0", "Sh2@5,0"} <= legal(position)


def test_QC28_the_start_tiles_lie_in_one_row_with_six_cells_between() -> None:
    first, second = new_game(5).setup.start_cells
    assert first.y == second.y
    assert len(range(first.x + 1, second.x)) == 6


def test_QC29_the_two_clusters_need_not_join_but_may() -> None:
    apart = new_game_from_stacks([stack("Sh1 Sh2")] * 5)
    apart, _ = play(apart, "Sh1@-1,0 Sh1@8,0 Sh1@-2,0 Sh1@9,0 Sh1@-3,0")
    assert len(apart.board) == 7
    joined = board("### Sh1 Sh2 Sh3 ... Sd2 Sd1 ###", seats=5)
    assert [tile.notation for tile in tile_set() if joined.fits(tile, Cell(4, 0))] == ["Sh2", "Sd3", "***", "***"]


def test_CO5_a_bounded_surface_must_hold_both_start_tiles() -> None:
    for surface in (Round(3), Rectangle(-3, 6, -3, 3)):
        with pytest.raises(InvalidSetup) as refused:
            deal(5, rules=Rules(surface=surface))
        assert refused.value.key == "setup-surface"
    setup = deal(5, rules=Rules(surface=Round(3.5)))
    assert setup.has_room(Cell(7, 0))
    assert setup.has_room(Cell(4, 3)), "a round table has its middle between the start tiles"
    assert not setup.has_room(Cell(-1, 0))
    assert not setup.has_room(Cell(0, 1))


# The fast game

OPENING = "Sh1 Sh2 Sh3 Sd1 Sd2 Sd3 Ss1 Ss2 Ss3 Th1"


def fast_game(rules: Rules | None = None) -> Position:
    """Two seats of the fast game after the opening discards; both hold Sh3 Sd1 Sd2 Sd3 Ss1."""
    position = new_game_from_stacks([stack(OPENING)] * 2, rules=rules or Rules(fast=True))
    return play(position, "-Sh1 -Sh2 -Sh1 -Sh2")[0]


def test_CO6_the_opening_draws_seven_and_discards_two() -> None:
    position = new_game_from_stacks([stack(OPENING)] * 2, first=1, rules=Rules(fast=True))
    assert position.hands == (tiles(OPENING)[:7],) * 2
    assert (position.seat, position.phase) == (1, Phase.TRIM)
    assert legal(position) == {f"-{tile}" for tile in tiles(OPENING)[:7]}
    position, events = play(position, "-Sh2")
    assert events == [TileDiscarded(1, Tile("Sh2"), Phase.TRIM)]
    position, events = play(position, "-Sd3")
    assert events == [TileDiscarded(1, Tile("Sd3"), Phase.TRIM), TurnPassed(0)]
    position, events = play(position, "-Sh1 -Ss1")
    assert events[-1] == TurnPassed(1)
    assert (position.seat, position.phase) == (1, Phase.PLAY)
    assert list(map(len, position.hands)) == [5, 5]
    assert position.stack_sizes() == (22, 22)


def test_CO6_each_turn_draws_two_and_discards_one() -> None:
    position, events = play(fast_game(), "Sh3@1,0")
    assert events[1:] == [TileDrawn(0, Tile("Ss2")), TileDrawn(0, Tile("Ss3"))]
    assert (position.seat, position.phase) == (0, Phase.TRIM)
    assert len(position.hands[0]) == 6
    position, events = play(position, "-Ss2")
    assert events == [TileDiscarded(0, Tile("Ss2"), Phase.TRIM), TurnPassed(1)]
    assert len(position.hands[0]) == 5
    assert (position.seat, position.phase) == (1, Phase.PLAY)


def test_CO6_no_tile_is_laid_before_the_hand_is_trimmed() -> None:
    opening = new_game_from_stacks([stack(OPENING)], rules=Rules(fast=True))
    in_turn, _ = play(fast_game(), "Sh3@1,0")
    for position, move in ((opening, "Sh1@1,0"), (in_turn, "Sd3@2,0")):
        with pytest.raises(IllegalMove) as refused:
            play(position, move)
        assert (refused.value.rule, refused.value.key) == ("CO6", "illegal-trim-first")
        assert not any(move.count("@") for move in legal(position))


def test_XC14_any_of_the_six_may_be_trimmed() -> None:
    position, _ = play(fast_game(), "Sh3@1,0")
    assert legal(position) == {f"-{tile}" for tile in ["Sd1", "Sd2", "Sd3", "Ss1", "Ss2", "Ss3"]}


def test_XC14_a_table_may_allow_only_one_of_the_two_drawn() -> None:
    rules = Rules(fast=True, trim_drawn_only=True)
    position, _ = play(fast_game(rules), "Sh3@1,0")
    assert legal(position) == {"-Ss2", "-Ss3"}
    with pytest.raises(IllegalMove) as refused:
        play(position, "-Sd1")
    assert (refused.value.rule, refused.value.key) == ("X-C14", "illegal-trim-drawn")
    opening = new_game_from_stacks([stack(OPENING)], rules=rules)
    assert len(opening.legal_moves) == 7, "the opening is free"


@pytest.mark.parametrize(("extra", "plays", "discards"), [((), 16, 13), ((0,), 17, 13)])
def test_QC24_plays_and_discards_of_the_fast_game(extra: tuple[int, ...], plays: int, discards: int) -> None:
    position = new_game(1, seed=2, rules=Rules(fast=True, extra_wild=extra))
    assert len(turns_of(position)) == plays
    end = to_the_end(position)
    assert len(end.discards[0]) == discards
    assert len(end.board) == 1 + plays


def test_QC24_with_one_tile_left_there_is_nothing_to_trim() -> None:
    position = arrange("### Sh1", ["Sh2 Sh3 Sd1 Sd2 Sd3", "Sh2"], rules=Rules(fast=True), left_in_stack=1)
    after, events = play(position, "Sh2@2,0")
    assert [type(event).__name__ for event in events] == ["TilePlaced", "TileDrawn", "TurnPassed"]
    assert len(after.hands[0]) == 5
    assert after.stack_sizes()[0] == 0


def test_QC25_a_forced_discard_in_the_fast_game_also_draws_two() -> None:
    walls = "... Sh1 ... / Sh1 ### Sh1 / ... Sh1 ..."
    position = arrange(walls, ["Ts3 Cd2 Td2 Cs3 Cd3", "Sh1"], rules=Rules(fast=True))
    position, events = play(position, "-Ts3")
    assert events == [
        TileDiscarded(0, Tile("Ts3"), Phase.DISCARD),
        TileDrawn(0, Tile("Sh1")),
        TileDrawn(0, Tile("Sh2")),
    ]
    assert (position.seat, position.phase) == (0, Phase.TRIM)
    position, events = play(position, "-Cd3")
    assert events == [TileDiscarded(0, Tile("Cd3"), Phase.TRIM), TurnPassed(1)]


def test_QC26_a_wild_may_be_trimmed() -> None:
    position = new_game_from_stacks([stack("*** Sh1")], rules=Rules(fast=True))
    after, events = play(position, "-***")
    assert events == [TileDiscarded(0, WILD, Phase.TRIM)]
    assert after.discards == ((WILD,),)


def test_QC27_discards_lie_face_up_unless_the_table_hides_them() -> None:
    for hidden in (False, True):
        position = fast_game(Rules(fast=True, hidden_discards=hidden))
        gone = tiles("Sh1 Sh2")
        assert view_for(position, 1).discards == ((2 if hidden else gone), gone)
        assert view_for(position, None).discards == ((2, 2) if hidden else (gone, gone))
        assert view_for(to_the_end(position), None).discards == to_the_end(position).discards


# Where options are described and chosen

OPTIONS = Rules.__struct_fields__
NOT_ON_THE_COMMAND_LINE = {"tie_break", "trim_drawn_only", "hidden_discards"}
"""House rules: no leaflet has them, and people who want them choose them in the browser or the referee's `rules`."""


def read(place: str) -> str:
    return (ROOT / place).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "place", ["docs/referee.md", "web/src/lib/clustered/wishes.ts", "web/src/lib/clustered/options.ts"]
)
def test_every_option_is_known_elsewhere(place: str) -> None:
    words = read(place)
    assert [name for name in OPTIONS if name not in words] == []


def test_every_option_has_a_box_in_the_form() -> None:
    form = read("web/src/pages/NewClustered.svelte")
    set_there = {*re.findall(r"bind:\w+=\{wishes\.(\w+)\}", form), *re.findall(r"\(wishes\.(\w+)\[seat\] =", form)}
    assert [name for name in OPTIONS if re.sub("_(.)", lambda end: end[1].upper(), name) not in set_there] == []


def test_every_option_makes_another_game_alone_or_means_nothing_there() -> None:
    """In the browser; the terminal lets every option count that is not among `IGNORED`."""
    solo_rules = read("web/src/lib/clustered/best.ts").split("function soloRules")[1].split("\n}\n")[0]
    assert sorted({*re.findall(r"rules\['(\w+)'\]", solo_rules)}) == sorted({*OPTIONS} - {*IGNORED})


@pytest.mark.parametrize(
    ("place", "asked"),
    [
        ("asking.py", '"--{typed}"'),
        ("play_clustered/options.py", "options.{name}"),
        ("tournament/options.py", "options.{name}"),
    ],
)
def test_the_command_line_knows_every_option_of_the_leaflet(place: str, asked: str) -> None:
    words = read(f"src/lodestone/cli/{place}")
    known = [name for name in OPTIONS if asked.format(name=name, typed=name.replace("_", "-")) in words]
    assert known == [name for name in OPTIONS if name not in NOT_ON_THE_COMMAND_LINE]
