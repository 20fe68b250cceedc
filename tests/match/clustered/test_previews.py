"""What a move would bring, and where points come from: the table tells what the position counts, with every option."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from lodestone.clustered import Score, parse_move
from lodestone.clustered.groups import GroupKind
from lodestone.core import Seat
from lodestone.match.clustered.game import Clustered
from lodestone.match.clustered.plain import plain_rules
from lodestone.match.clustered.shown import seat_score
from lodestone.match.clustered.wire import Group, Grouped, Groups, Preview, Previewed
from tests.golden.clustered import VARIANTS, deal, playthrough_file

MOVE = re.compile(r"^\d+\. \S+ \S+ one of \d+: (\S+)$", re.MULTILINE)


def played(name: str) -> Iterator[tuple[Clustered, Seat, str]]:
    """The game of a playthrough: before each move, the game, the seat on turn, and the move it makes next."""
    setup = deal(name).setup
    assert setup.seed is not None
    game = Clustered(plain_rules(setup.rules), setup.seats, setup.seed, setup.first)
    for move in MOVE.findall(playthrough_file(name).read_text(encoding="utf-8")):
        assert game.turn is not None
        yield game, game.turn, move
        game.apply(game.decide(game.turn, move, bot=False))
    assert game.over


def told(game: Clustered) -> tuple[Group, ...]:
    answer = game.answer(Groups("1"), "en")
    assert isinstance(answer, Grouped)
    return answer.groups


def points(groups: tuple[Group, ...], seat: Seat) -> Score:
    """What a seat's groups are worth together."""
    worth = Counter[str]()
    for group in groups:
        worth[group.kind] += group.points if group.seat == seat else 0
    return Score(worth[GroupKind.RECTANGLE], worth[GroupKind.ROW], worth[GroupKind.COLUMN])


@pytest.mark.parametrize("name", VARIANTS)
def test_a_preview_tells_what_the_move_brings(name: str) -> None:
    """Points and groups; only a bonus that the move itself takes (CO7, CO8) is not told before it is taken."""
    before: set[Group] = set()
    made: tuple[Group, ...] = ()
    for number, (game, seat, move) in enumerate(played(name)):
        now = set(told(game))
        assert now - before == set(made), number
        legal = game.position.legal_moves
        preview(game, seat, str(legal[number % len(legal)]))
        before, made = now, preview(game, seat, move).groups


def preview(game: Clustered, seat: Seat, move: str) -> Previewed:
    """A preview whose points are compared with those after the move."""
    now = game.position.scores()[seat]
    following, _ = game.position.play(parse_move(move))
    then = replace(following.scores()[seat], bonus=now.bonus)
    answer = game.answer(Preview("1", seat, move), "en")
    assert isinstance(answer, Previewed)
    assert (answer.score, answer.gain) == (seat_score(then), then.total - now.total), move
    return answer


@pytest.mark.parametrize("name", VARIANTS)
def test_groups_make_up_the_points_of_every_seat(name: str) -> None:
    for number, (game, _, _) in enumerate(played(name)):
        groups = told(game)
        for seat, score in enumerate(game.position.scores()):
            assert points(groups, seat) == replace(score, bonus=0), (number, seat)
