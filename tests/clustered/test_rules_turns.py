"""How a turn goes and how the game ends (C7–C9, C19, C26, Q-C1–Q-C7, Q-C31, Q-C33, Z7, Z11)."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from lodestone.clustered import (
    WILD,
    Cell,
    Cells,
    GameEnded,
    Phase,
    Rectangle,
    Rules,
    Tile,
    TileDiscarded,
    TileDrawn,
    TilePlaced,
    TurnPassed,
    deal,
    new_game,
    new_game_from_stacks,
)
from lodestone.core import Ending, GameOver, IllegalMove, InvalidRequest, Outcome
from lodestone.match.clustered import ClusteredMatch
from tests.clustered.tables import arrange, legal, moves, play, stack, tiles, to_the_end

SQUARES_ROUND_THE_START = "... Sh1 ... / Sh1 ### Sh1 / ... Sh1 ..."
"""Only tiles with at least two of square, hollow and 1 fit anywhere."""


def test_C7_without_a_legal_cell_one_tile_of_choice_is_discarded() -> None:
    position = arrange(SQUARES_ROUND_THE_START, ["Ts3 Cd2 Td2", "Sh1"])
    assert position.phase is Phase.DISCARD
    assert legal(position) == {"-Ts3", "-Cd2", "-Td2"}
    after, events = play(position, "-Cd2")
    assert events[0] == TileDiscarded(0, Tile("Cd2"), Phase.DISCARD)
    assert after.discards == (tiles("Cd2"), ())
    assert after.board == position.board
    assert after.seat == 1, "it was the turn"


def test_C7_a_placement_is_refused_when_nothing_fits() -> None:
    position = arrange(SQUARES_ROUND_THE_START, ["Ts3 Cd2", "Sh1"])
    for cell in position.board.open_cells(WILD):
        with pytest.raises(IllegalMove) as refused:
            play(position, f"Ts3@{cell}")
        assert refused.value.rule == "C12"


def test_C8_no_discard_while_any_tile_can_be_placed() -> None:
    position = arrange(SQUARES_ROUND_THE_START, ["Ts3 Cd2 Sh2", "Sh1"])
    assert position.phase is Phase.PLAY
    for tile in ("Ts3", "Cd2", "Sh2"):
        with pytest.raises(IllegalMove) as refused:
            play(position, f"-{tile}")
        assert (refused.value.rule, refused.value.key) == ("C8", "illegal-discard")
        assert str(refused.value.arguments["example"]) in legal(position)


def test_C9_a_turn_ends_with_drawing_one_tile() -> None:
    position = new_game_from_stacks([stack("Sh1 Sh2 Sh3 Sd1 Sd2 Sd3"), stack()])
    after, events = play(position, "Sh2@1,0")
    assert after.hands[0] == tiles("Sh1 Sh3 Sd1 Sd2 Sd3")
    assert after.stack_sizes() == (23, 24)
    assert events == [TilePlaced(0, Tile("Sh2"), Cell(1, 0)), TileDrawn(0, Tile("Sd3")), TurnPassed(1)]


def test_XC6_a_forced_discard_also_draws() -> None:
    position = arrange(SQUARES_ROUND_THE_START, ["Ts3 Cd2", "Sh1"])
    after, events = play(position, "-Ts3")
    assert events == [TileDiscarded(0, Tile("Ts3"), Phase.DISCARD), TileDrawn(0, Tile("Sh1")), TurnPassed(1)]
    assert after.hands[0] == tiles("Cd2 Sh1")


def test_XC5_a_discarded_tile_is_out_of_the_game() -> None:
    position = new_game(2, seed=2, rules=Rules(surface=Rectangle(-1, 1, -1, 1)))
    end = to_the_end(position)
    for seat in range(2):
        laid = Counter(placed.tile for placed in end.board.tiles.values() if placed.owner == seat)
        gone = Counter(end.discards[seat])
        assert laid + gone == Counter(position.setup.stacks[seat])
        assert gone.total() > 20


def test_XC11_the_turn_passes_after_the_draw() -> None:
    _, events = play(new_game_from_stacks([stack(), stack()]), "Sh1@1,0")
    assert [type(event).__name__ for event in events] == ["TilePlaced", "TileDrawn", "TurnPassed"]


def test_XC17_five_in_hand_while_the_stack_lasts() -> None:
    position = new_game(2, seed=5)
    while not position.over:
        for hand, left in zip(position.hands, position.stack_sizes(), strict=True):
            assert len(hand) == 5 or (left == 0 and len(hand) < 5)
        position, _ = position.play(position.legal_moves[0])


def test_QC1_at_the_end_of_the_stack_hands_are_played_out() -> None:
    position = arrange("### Sh1", ["Sh2 Sh3", "Sh2"], left_in_stack=0)
    position, events = play(position, "Sh2@2,0")
    assert TurnPassed(1) in events
    assert not any(isinstance(event, TileDrawn) for event in events)
    assert position.hands == (tiles("Sh3"), tiles("Sh2"))
    position, events = play(position, "Sh2@-1,0")
    assert position.seat == 0
    position, events = play(position, "Sh3@3,0")
    assert position.over
    assert isinstance(events[-1], GameEnded)


def test_QC1_a_seat_without_tiles_is_skipped() -> None:
    position = arrange("### Sh1", ["Sh2 Sh3", "", "Sh2"], left_in_stack=0)
    position, events = play(position, "Sh2@2,0")
    assert events[-1] == TurnPassed(2)
    position, events = play(position, "Sh2@-1,0")
    assert events[-1] == TurnPassed(0)


def test_XC8_empty_stacks_alone_do_not_end_the_game() -> None:
    position = new_game(2, seed=1)
    while position.stack_sizes() != (0, 0):
        position, _ = position.play(position.legal_moves[0])
    assert position.phase is not Phase.OVER
    assert sum(map(len, position.hands)) == 10
    turns = 0
    while not position.over:
        position, _ = position.play(position.legal_moves[0])
        turns += 1
    assert turns == 10


def test_C19_the_game_is_over_when_all_is_played_or_discarded() -> None:
    position = new_game(3, seed=14)
    for _ in range(3 * 29):
        assert not position.over
        assert position.outcome is None
        position, events = position.play(position.legal_moves[0])
    assert (position.over, position.phase, position.seat) == (True, Phase.OVER, None)
    assert position.hands == ((), (), ())
    assert position.stack_sizes() == (0, 0, 0)
    assert isinstance(events[-1], GameEnded)
    assert len(position.legal_moves) == 0


def test_C19_no_move_after_the_end() -> None:
    end = to_the_end(new_game(1, seed=14))
    for move in moves("Sh1@1,0 -Sh1 ***@5,5"):
        with pytest.raises(GameOver) as refused:
            end.play(move)
        assert (refused.value.key, refused.value.rule) == ("game-over", "C19")
        assert [reason.key for reason in end.explain(move)] == ["game-over"]


def test_C26_most_points_win() -> None:
    position = arrange("BBB#AAAA", ["Sh1", ""], left_in_stack=0)
    end, events = play(position, "Sh1@0,1")
    assert [score.total for score in end.scores()] == [4, 3]
    assert end.outcome == Outcome((0,), Ending.WIN)
    assert events[-1] == GameEnded((0,), Ending.WIN)


def test_QC2_a_tie_is_a_shared_win() -> None:
    position = arrange("BBB#AAA / ....... / ...CCC.", ["Sh1", "", ""], left_in_stack=0)
    end, events = play(position, "Sh1@0,-1")
    assert [score.total for score in end.scores()] == [3, 3, 3]
    assert end.outcome == Outcome((0, 1, 2), Ending.SHARED_WIN)
    assert events[-1] == GameEnded((0, 1, 2), Ending.SHARED_WIN)


@pytest.mark.parametrize(
    ("table", "discards", "winners"),
    [
        ("AA...#/AA..../....../BBBB..", ("", ""), (0,)),  # 4 each: A's rectangle is larger
        ("AAA..#/......./AAA..../....../BBBBBB", ("", ""), (1,)),  # 6 each, no rectangle: B's line is longer
        ("AAA..#/....../BBB...", ("Cs3", ""), (1,)),  # 3 each, lines alike: B has discarded less
        ("AAA..#/....../BBB...", ("Cs3", "Cs2"), (0, 1)),  # nothing tells them apart
        ("AAA..#/....../BBBB..", ("", "Cs2 Cs3"), (1,)),  # points come first
    ],
)
def test_QC2_a_table_may_break_ties(table: str, discards: tuple[str, str], winners: tuple[int, ...]) -> None:
    for tie_break in (True, False):
        position = arrange(table, ["Sh1", ""], left_in_stack=0, rules=Rules(tie_break=tie_break))
        position = msgspec.structs.replace(position, discards=(tiles(discards[0]), tiles(discards[1])))
        end, _ = play(position, "Sh1@1,0")
        totals = [score.total for score in end.scores()]
        assert end.outcome is not None
        if tie_break or totals[0] != totals[1]:
            assert end.outcome.winners == winners
        else:
            assert end.outcome.winners == (0, 1)


def test_QC3_the_discard_is_a_free_choice() -> None:
    position = arrange(SQUARES_ROUND_THE_START, ["Ts3 Cd2 Td2 Cs3 Cd3", "Sh1"])
    for tile in position.hands[0]:
        after, _ = play(position, f"-{tile}")
        assert after.discards[0] == (tile,)


def test_QC6_alone_and_stuck_one_discards_and_draws_too() -> None:
    position = arrange(SQUARES_ROUND_THE_START, ["Ts3 Cd2"])
    after, events = play(position, "-Cd2")
    assert after.hands == (tiles("Ts3 Sh1"),)
    assert events[-1] == TurnPassed(0)
    assert (after.seat, after.phase) == (0, Phase.PLAY)


def test_QC7_Z11_the_engine_never_fast_forwards() -> None:
    """Nobody can place a tile any more, yet everybody still discards tile by tile."""
    position = new_game(2, seed=3, rules=Rules(surface=Cells.of([(0, 0)])))
    for turn in range(58):
        assert (position.seat, position.phase) == (turn % 2, Phase.DISCARD)
        position, _ = position.play(position.legal_moves[0])
    assert position.over
    assert [score.total for score in position.scores()] == [0, 0]
    assert position.outcome == Outcome((0, 1), Ending.SHARED_WIN)


def test_Z11_on_a_bounded_table_a_wild_may_be_discarded_too() -> None:
    rules = Rules(surface=Cells.of([(0, 0), (1, 0)]))
    position = new_game_from_stacks([stack("Sh1 ***"), stack("Sh1 ***")], rules=rules)
    position, _ = play(position, "Sh1@1,0")
    assert position.phase is Phase.DISCARD
    assert "-***" in legal(position)
    after, events = play(position, "-***")
    assert events[0] == TileDiscarded(1, WILD, Phase.DISCARD)
    assert after.discards[1] == (WILD,)


def test_QC31_stack_counts_are_public_hands_are_not() -> None:
    match = ClusteredMatch(deal(3, seed=4))
    view = match.view(1)
    assert view.stack_sizes == (24, 24, 24)
    assert view.hand_sizes == (5, 5, 5)
    assert view.hand == match.position.hands[1]
    assert not hasattr(view, "hands")
    assert not hasattr(view, "setup")
    assert match.view(None).hand == ()


@pytest.mark.parametrize(("seats", "first"), [(2, 0), (3, 1), (4, 3), (8, 5)])
def test_QC33_turns_go_clockwise(seats: int, first: int) -> None:
    position = new_game(seats, seed=1, first=first)
    for turn in range(2 * seats):
        assert position.seat == (first + turn) % seats
        position, _ = position.play(position.legal_moves[0])


def test_Z7_a_move_taken_back_puts_the_drawn_tile_back_on_its_stack() -> None:
    match = ClusteredMatch(deal(2, seed=7))
    before = match.position
    move, other = match.position.legal_moves[0], match.position.legal_moves[1]
    match.play(move)
    after = match.position
    match.take_back()
    assert match.position == before
    assert match.moves == []
    match.play(move)
    assert match.position == after, "the same tile is drawn again"
    match.take_back()
    match.play(other)
    assert match.position.drawn == after.drawn
    assert match.position.hands[0][-1] == after.hands[0][-1]
    assert match.positions == (before, match.position)


def test_Z7_the_end_of_the_game_can_be_taken_back() -> None:
    match = ClusteredMatch(deal(1, seed=7))
    while not match.position.over:
        match.play(match.position.legal_moves[0])
    match.take_back()
    assert match.position.phase is not Phase.OVER
    assert len(match.moves) == 28


def test_Z7_before_the_first_move_there_is_nothing_to_take_back() -> None:
    match = ClusteredMatch(deal(1, seed=7))
    with pytest.raises(InvalidRequest) as refused:
        match.take_back()
    assert refused.value.key == "nothing-to-take-back"
