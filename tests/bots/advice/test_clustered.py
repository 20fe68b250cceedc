"""Advice for Clustered: its figures are the game's, it knows what the seat knows, reviews find what was missed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from lodestone.bots import clustered_bot
from lodestone.bots.advice.clustered import advise, best_next, points_denied, points_now, reasons_for
from lodestone.bots.advice.clustered_review import review_move, review_moves, summed_up
from lodestone.clustered import (
    Cell,
    Phase,
    Placement,
    Position,
    Rules,
    Tile,
    deal,
    new_game,
    new_game_from_stacks,
    parse_move,
)
from lodestone.i18n import text
from lodestone.match.advice import Verdict
from lodestone.match.clustered import ClusteredMatch, from_record, to_record, view_for
from tests.bots.clustered.variants import VARIANTS
from tests.oracle.clustered import may_touch


def positions(seats: int, rules: Rules, name: str = "greedy") -> list[Position]:
    """Every position of a game that leaves a choice."""
    position = new_game(seats, 11, rules=rules)
    bots = [clustered_bot(name, seat) for seat in range(seats)]
    found = []
    while position.seat is not None:
        found.append(position)
        position, _ = position.play(bots[position.seat].choose(view_for(position, position.seat)))
    return found


def gain(position: Position, seat: int, cell: Cell) -> int:
    """What the game would give a seat for a tile on a cell, bonuses aside."""
    there = replace(position, board=position.board.place(Tile("***"), cell, seat))
    before, after = position.scores()[seat], there.scores()[seat]
    return (after.total - after.bonus) - (before.total - before.bonus)


@pytest.mark.parametrize(("seats", "rules"), VARIANTS)
def test_points_now_are_what_the_game_gives(seats: int, rules: Rules) -> None:
    game = positions(seats, rules)
    for position in [*game[:: max(1, len(game) // 4)], game[-1]]:
        assert position.seat is not None
        view = view_for(position, position.seat)
        for move in list(view.legal_moves)[::7]:
            after, _ = position.play(move)
            gain = after.scores()[position.seat].total - position.scores()[position.seat].total
            assert points_now(view, move) == gain


@pytest.mark.parametrize(("seats", "rules"), VARIANTS)
def test_points_denied_and_points_ahead_are_what_the_game_would_give(seats: int, rules: Rules) -> None:
    game = [position for position in positions(seats, rules) if position.phase is Phase.PLAY]
    denials = nexts = 0
    for position in game[len(game) // 3 :: max(1, len(game) // 6)]:
        seat = position.seat
        assert seat is not None
        view = view_for(position, seat)
        for move in list(view.legal_moves)[::5]:
            assert isinstance(move, Placement)
            denied, whom = points_denied(view, move)
            assert denied <= max(
                (gain(position, other, move.cell) for other in range(seats) if other != seat), default=0
            )
            if whom is not None:
                assert whom != seat
                assert gain(position, whom, move.cell) == denied
                denials += 1
            ahead, cell = best_next(view, move)
            if cell is not None:
                after = replace(position, board=position.board.place(move.tile, move.cell, seat))
                assert gain(after, seat, cell) == ahead
                rest = list(view.hand)
                rest.remove(move.tile)
                around = [tile.notation for _, tile in after.board.neighbours(cell)]
                assert any(all(may_touch(tile.notation, other) for other in around) for tile in rest)
                nexts += 1
    assert nexts
    assert denials or seats == 1


def test_advice_tells_moves_that_are_allowed_with_their_points_and_why() -> None:
    for position in positions(2, Rules(first_bonus=True))[8::17]:
        assert position.seat is not None
        view = view_for(position, position.seat)
        advice = advise(view, seed=4)
        allowed = set(map(str, view.legal_moves))
        for rated in (advice.best, *advice.alternatives):
            assert rated.move in allowed
            assert rated.points == points_now(view, parse_move(rated.move))
        assert advice.best.move not in [other.move for other in advice.alternatives]
        assert advice.reasons == reasons_for(view, parse_move(advice.best.move), certain=advice.certain)
        assert all(text(reason.key, **reason.args) for reason in advice.reasons)


def test_advice_depends_on_nothing_a_seat_may_not_see() -> None:
    position = new_game(2, seed=9)
    mine, theirs = position.setup.stacks
    other = new_game_from_stacks([mine[:5] + mine[:4:-1], theirs[::-1]])
    assert advise(view_for(position, 0), 3) == advise(view_for(other, 0), 3)


def test_a_discard_is_explained() -> None:
    rules = Rules(fast=True)
    view = view_for(new_game(2, 5, rules=rules), 0)
    assert advise(view).reasons[0].key == "advice-discard"


def test_a_review_finds_a_planted_blunder_and_what_was_missed() -> None:
    """Near the end of a solo game everything is known; the last tile is laid where it brings least."""
    match = ClusteredMatch(deal(1, 5))
    bot = clustered_bot("greedy", 1)
    while sum(map(len, match.position.hands)) > 1 or any(match.position.stack_sizes()):
        match.play(bot.choose(match.view(0)))
    view = match.view(0)
    gains = {move: points_now(view, move) for move in view.legal_moves}
    worst, best = min(gains, key=lambda move: gains[move]), max(gains, key=lambda move: gains[move])
    lost = gains[best] - gains[worst]
    assert lost >= 5
    match.play(worst)

    again = from_record(to_record(match))
    reviewed = review_move(again.positions[-2], worst, len(again.moves))
    assert (reviewed.certain, reviewed.swing, reviewed.played.points) == (True, lost, gains[worst])
    assert reviewed.best.points == gains[best]
    assert reviewed.verdict is Verdict.BLUNDER
    assert reviewed.best.move in [other.move for other in reviewed.alternatives]


def test_a_line_that_was_there_for_the_taking_is_missed() -> None:
    """Two of A's tiles lie beside the start tile; a third would make a line, but A plays elsewhere."""
    position = new_game(1, seed=2)
    seat = 0
    stack = [Tile(name) for name in ("Sh1", "Sh2", "Sh3", "Cs1", "Cd1")]
    rest = [tile for tile in position.setup.stacks[seat] if tile not in stack]
    match = ClusteredMatch(new_game_from_stacks([[*stack, *rest]]).setup)
    for move in ("Sh1@1,0", "Sh2@2,0"):
        match.play(parse_move(move))
    reviewed = review_move(match.position, parse_move("Cs1@-1,0"), 3)
    assert reviewed.swing > 0.0
    assert reviewed.best.move != "Cs1@-1,0"
    assert Cell(3, 0) in {parse_move(one.move).cell for one in reviewed.alternatives}  # type: ignore[union-attr]


def test_a_review_sums_up_every_seat_and_leaves_resignations_out() -> None:
    match = ClusteredMatch(deal(3, 4))
    bots = [clustered_bot("greedy", seat) for seat in range(3)]
    for _ in range(6):
        seat = match.position.seat
        assert seat is not None
        match.play(bots[seat].choose(match.view(seat)))
    match.resign(2)
    found = list(review_moves(match))
    assert [move is None for move in found] == [False] * 6 + [True]
    review = summed_up([move for move in found if move is not None], seats=3)
    for summed in review.seats:
        mine = [move for move in review.moves if move.seat == summed.seat]
        assert summed.moves == len(mine) == 2
        assert summed.blunders == sum(move.verdict is Verdict.BLUNDER for move in mine)
        assert summed.swing <= sum(move.swing for move in mine) + 1e-6
