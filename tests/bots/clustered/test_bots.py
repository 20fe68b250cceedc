"""The bots of Clustered: legal in every variant, honest, reproducible, as strong as promised."""

from __future__ import annotations

from statistics import mean

import msgspec
import pytest

from lodestone.bots import CLUSTERED_BOTS, clustered_bot
from lodestone.clustered import WILD, Discard, Placement, Rules, new_game
from lodestone.core import InvalidSetup
from lodestone.match.clustered import View, view_for
from lodestone.match.games import GAMES
from tests.bots.clustered.variants import VARIANTS
from tests.sizes import small_and_large


def play(names: list[str], seed: int, rules: Rules | None = None) -> list[int]:
    """Play a whole game; returns the totals."""
    position = new_game(len(names), seed, rules=rules)
    bots = [clustered_bot(name, seed * 8 + seat) for seat, name in enumerate(names)]
    while position.seat is not None:
        position, _ = position.play(bots[position.seat].choose(view_for(position, position.seat)))
    return [score.total for score in position.scores()]


QUICK = ("random", "greedy", "casual", "neural")
"""The other levels differ from `casual` only in how long they think."""


@pytest.mark.parametrize(("seats", "rules"), VARIANTS)
def test_plays_every_variant_to_the_end(seats: int, rules: Rules) -> None:
    """Every kind of bot at every kind of table; at large tables the other seats have quick bots."""
    names = [QUICK[seat % len(QUICK)] for seat in range(seats)]
    assert len(play(names, 1, rules)) == seats


@pytest.mark.soak
@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(("seats", "rules"), VARIANTS)
def test_every_bot_plays_every_variant_to_the_end(name: str, seats: int, rules: Rules) -> None:
    assert len(play([name] * seats, 1, rules)) == seats


@pytest.mark.parametrize("name", QUICK)
def test_the_same_seed_makes_the_same_choices(name: str) -> None:
    assert play([name] * 2, 5) == play([name] * 2, 5)


@pytest.mark.parametrize("name", CLUSTERED_BOTS)
def test_choices_depend_on_nothing_a_seat_may_not_see(name: str) -> None:
    """Two deals that differ only in what is hidden from seat 0 look the same to it, and it plays the same."""
    from lodestone.clustered import new_game_from_stacks

    position = new_game(2, seed=9)
    mine, theirs = position.setup.stacks
    hidden = new_game_from_stacks([mine[:5] + mine[:4:-1], theirs[::-1]])

    def choice(view: View) -> str:
        return str(clustered_bot(name, 3).choose(view))

    assert choice(view_for(position, 0)) == choice(view_for(hidden, 0))


def test_greedy_keeps_its_wilds_while_anything_else_does() -> None:
    for seed in range(10):
        position = new_game(1, seed)
        bot = clustered_bot("greedy", seed)
        while not position.over:
            move = bot.choose(view_for(position, 0))
            if isinstance(move, Placement) and move.tile is WILD:
                after, _ = position.play(move)
                others = [m for m in position.legal_moves if m.tile is not WILD]
                gain = after.scores()[0].total - position.scores()[0].total
                assert gain >= 4 or not others
            position, _ = position.play(move)


def test_greedy_trims_no_wild_while_it_holds_anything_else() -> None:
    for seed in range(5):
        position = new_game(1, seed, rules=Rules(fast=True))
        bot = clustered_bot("greedy", seed)
        while not position.over:
            move = bot.choose(view_for(position, 0))
            if isinstance(move, Discard) and move.tile is WILD:
                assert set(position.hands[0]) == {WILD}
            position, _ = position.play(move)


@small_and_large("games", 30, 150)
def test_solo_levels_are_as_promised(games: int) -> None:
    """rules.md §4: random about 33, greedy about 53."""
    random = mean(play(["random"], seed)[0] for seed in range(games))
    greedy = mean(play(["greedy"], seed)[0] for seed in range(games))
    print(f"solo averages over {games} games: random {random:.1f}, greedy {greedy:.1f}")
    assert 31 < random < 36
    assert 51 < greedy < 56


@small_and_large("games", 10, 30)
def test_greedy_beats_random_nearly_always(games: int) -> None:
    wins = 0
    for seed in range(games):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        totals = play(names, seed)
        wins += totals[names.index("greedy")] > totals[names.index("random")]
    print(f"greedy took {wins} of {games} games from random")
    assert wins >= 0.9 * games


@pytest.mark.parametrize(("stronger", "weaker"), [("club", "greedy"), ("expert", "club")])
@small_and_large("games", 4, 16)
def test_the_stronger_beats_the_weaker(stronger: str, weaker: str, games: int) -> None:
    """Only a lower limit, half of a few games; `python -m benchmarks.ladder` measures by how much."""
    wins = 0.0
    for seed in range(games):
        names = [stronger, weaker] if seed % 2 else [weaker, stronger]
        totals = play(names, seed // 2)
        lead = totals[names.index(stronger)] - totals[names.index(weaker)]
        wins += (lead > 0) + 0.5 * (lead == 0)
    print(f"{stronger} took {wins} of {games} games from {weaker}")
    assert wins >= games / 2


def test_expert_looks_further_alone_than_among_others() -> None:
    from lodestone.bots.clustered.neural import NeuralBot
    from lodestone.bots.clustered.search import LEVELS

    for seats, candidates, playouts in ((1, 24, 1_200), (2, 8, 400)):
        view = view_for(new_game(seats, seed=4), 0)
        judged = NeuralBot(1, level=LEVELS["expert"]).judge(view)
        assert len(judged) == min(candidates, len(view.legal_moves))
        assert 0.7 * playouts < sum(move.playouts for move in judged) <= playouts


def test_expert_asks_the_network_which_moves_are_promising() -> None:
    """Its candidates are those of `neural`, and some more."""
    from lodestone.bots.clustered.neural import NeuralBot
    from lodestone.bots.clustered.search import LEVELS

    position = new_game(2, seed=4)
    for _ in range(24):
        position, _ = position.play(position.legal_moves[-1])
    view = view_for(position, 0)
    neural, expert = (
        {one.move for one in NeuralBot(1, level=LEVELS[name]).judge(view)} for name in ("neural", "expert")
    )
    assert neural < expert < set(view.legal_moves)


def test_a_searching_bot_tells_what_it_thinks_of_moves() -> None:
    """While tiles are hidden it names its candidates; near the end every move with its certain outcome. Best first."""
    from lodestone.bots.clustered.search import LEVELS, SearchBot

    position = new_game(2, seed=4)
    judged = SearchBot(LEVELS["club"], 1).judge(view_for(position, 0))
    assert {move.move for move in judged} <= set(position.legal_moves)
    assert len(judged) == min(LEVELS["club"].candidates, len(position.legal_moves))
    assert judged[0].playouts == max(move.playouts for move in judged)
    assert judged[0].move == SearchBot(LEVELS["club"], 1).choose(view_for(position, 0))
    while sum(map(len, position.hands)) > 2:
        position, _ = position.play(position.legal_moves[0])
    assert position.seat is not None
    seat, other = position.seat, 1 - position.seat
    judged = SearchBot(LEVELS["club"], 1).judge(view_for(position, seat))
    certain = {}
    for move in position.legal_moves:
        after, _ = position.play(move)
        ends = [end for answer in after.legal_moves for end in [after.play(answer)[0].scores()]]
        certain[move] = min(end[seat].total - end[other].total for end in ends)
    assert {entry.move: entry.lead for entry in judged} == certain
    assert [entry.lead for entry in judged] == sorted(certain.values(), reverse=True)
    assert all(entry.playouts == 0 for entry in judged)


def test_a_bot_without_patience_has_tried_every_candidate_once_a_round() -> None:
    from lodestone.bots.clustered.search import LEVELS, SearchBot

    position = new_game(8, seed=2)
    level = msgspec.structs.replace(LEVELS["club"], candidates=24, playouts=1_500, looks=0)
    judged = SearchBot(level, 1).judge(view_for(position, 0))
    assert len(judged) == level.candidates
    assert [move.playouts for move in judged] == [5] * 2 + [4] + [3] * 3 + [2] * 6 + [1] * 12


@pytest.mark.soak
def test_searching_levels_grow_in_strength_alone() -> None:
    averages = [mean(play([name], seed)[0] for seed in range(12)) for name in ("casual", "club", "expert")]
    print(f"solo averages over 12 games: casual {averages[0]:.1f}, club {averages[1]:.1f}, expert {averages[2]:.1f}")
    assert 58 < averages[0] < averages[1] < averages[2]
    assert averages[2] > 76


def test_searching_finds_more_points_than_greed() -> None:
    greedy, club = (mean(play([name], seed)[0] for seed in range(2)) for name in ("greedy", "club"))
    assert club > greedy + 8


def test_an_unknown_bot_is_refused_with_the_ones_there_are() -> None:
    with pytest.raises(
        InvalidSetup, match=r"no bot “deep”\. Known: random, greedy, montecarlo, casual, club, neural, expert"
    ):
        clustered_bot("deep")


def test_the_registry_of_games_names_every_bot() -> None:
    assert tuple(CLUSTERED_BOTS) == GAMES["clustered"].levels
