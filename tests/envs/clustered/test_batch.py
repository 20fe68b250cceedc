"""`BatchClustered` beside the library's `Position`, which is checked against the oracle."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np
import pytest
from msgspec.structs import replace

from lodestone.clustered import Move, Phase, Placement, Position, Rules, Setup, deal, new_game, start
from lodestone.core import Chance, GameOver, IllegalMove
from lodestone.envs import BatchClustered
from lodestone.envs.clustered.batch import Autoreset, IllegalAction, Seen
from tests.envs.by_hand import legal_by_hand, seen_by_hand
from tests.envs.variants import VARIANTS
from tests.sizes import small_and_large


def assert_equal(position: Position, obs: Seen, game: int, batch: BatchClustered) -> None:
    seat = 0 if position.seat is None else position.seat
    for name, value in seen_by_hand(position, seat, batch.window).items():
        assert np.array_equal(obs[name][game], np.array(value)), (name, position)
    assert obs["seat"][game] == (-1 if position.seat is None else position.seat)
    mask = batch.action_mask({name: array[game : game + 1] for name, array in obs.items()})[0]
    assert set(np.flatnonzero(mask).tolist()) == legal_by_hand(position, batch.window)


GLANCES = 10
"""A greedy player takes the best of this many random moves: at random, lines and rectangles that matter are rare."""
NO_POINTS = {"extra_wild", "fast", "surface", "tie_break", "trim_drawn_only", "hidden_discards"}
"""Options that give nobody points. Any other that is on has to change somebody's total in one of a table's games."""


def greedy(position: Position, chance: Chance) -> Move:
    moves, seat = position.legal_moves, position.seat
    assert seat is not None
    choices = len(moves)
    glances = [moves[number] for number in dict.fromkeys(chance.below(choices) for _ in range(GLANCES))]
    if position.phase is not Phase.PLAY:
        return glances[0]  # a discard gives no points
    return max(glances, key=lambda move: position.play(move)[0].scores()[seat].total)


def scoring_options(rules: Rules) -> set[str]:
    """The options that are on and should change somebody's points."""
    return {name for name in Rules.__struct_fields__ if getattr(rules, name) != getattr(Rules(), name)} - NO_POINTS


def totals(setup: Setup, moves: Iterable[Move]) -> list[int]:
    """Everybody's points after these moves."""
    position = start(setup)
    for move in moves:
        position, _ = position.play(move)
    return [score.total for score in position.scores()]


def changes_points(option: str, setup: Setup, moves: Sequence[Move]) -> bool:
    """Whether the same moves without this option lead to other totals."""
    usual = replace(setup, rules=replace(setup.rules, **{option: getattr(Rules(), option)}))
    return totals(setup, moves) != totals(usual, moves)


@small_and_large("games", 2, 300)
@pytest.mark.parametrize("variant", VARIANTS)
def test_every_position_equals_the_librarys(variant: str, games: int) -> None:
    """Every second game is played greedily, the others at random."""
    seats, rules = VARIANTS[variant]
    games = max(1, games * 2 // seats)  # games with many seats are long
    batch = BatchClustered(games, seats, rules, autoreset="disabled", reward="margin")
    rng = np.random.default_rng(seats)
    obs = batch.reset(seeds=range(games))
    positions = [start(deal(seats, seed, rules=batch.rules)) for seed in range(games)]
    chances = {game: Chance(game, variant) for game in range(0, games, 2)}
    made: list[list[Move]] = [[] for _ in range(games)]
    playing = set(range(games))
    while playing:
        for game in playing:
            assert_equal(positions[game], obs, game, batch)
            again = batch.position(game)
            assert _comparable(again) == _comparable(positions[game])
        actions = batch.sample(obs, rng).copy()
        for game in playing & set(chances):
            actions[game] = batch.encode(greedy(positions[game], chances[game]))
        obs, rewards, terminated, truncated, _ = batch.step(actions)
        for game in sorted(playing):
            made[game].append(batch.decode(int(actions[game])))
            positions[game], _ = positions[game].play(made[game][-1])
            assert terminated[game] == positions[game].over
            assert list(rewards[game]) == (_margins(positions[game]) if terminated[game] else [0] * seats)
        assert not truncated.any()
        playing -= {game for game in playing if positions[game].over}
        obs = batch.reset_games([batch.over(game) for game in range(games)])  # otherwise the rest may go on for longer
    for option in scoring_options(batch.rules):
        assert any(changes_points(option, end.setup, moves) for end, moves in zip(positions, made, strict=True)), option


def _margins(position: Position) -> list[int]:
    totals = [score.total for score in position.scores()]
    if len(totals) == 1:
        return totals
    return [mine - max(totals[:seat] + totals[seat + 1 :]) for seat, mine in enumerate(totals)]


def _comparable(position: Position) -> tuple[object, ...]:
    return (
        dict(position.board.tiles),
        list(position.board.tiles),
        position.hands,
        position.drawn,
        position.discards,
        position.bonuses,
        position.seat,
        position.phase,
        position.opening,
        position.setup.stacks,
        position.resigned,
    )


def _loaded(variant: str, moves: int, n: int = 1, autoreset: Autoreset = "disabled") -> BatchClustered:
    seats, rules = VARIANTS[variant]
    batch = BatchClustered(n, seats, rules, autoreset=autoreset, seed=4)
    obs, rng = batch.reset(), np.random.default_rng(2)
    for _ in range(moves):
        obs, *_ = batch.step(batch.sample(obs, rng))
    return batch


@pytest.mark.parametrize("variant", ["two", "three-fast-drawn", "two-tight", "five"])
def test_positions_go_in_and_come_out(variant: str) -> None:
    batch = _loaded(variant, 9)
    position = batch.position(0)
    twin = BatchClustered(2, *VARIANTS[variant], autoreset="disabled")
    twin.reset()
    obs = twin.load(1, position)
    assert _comparable(twin.position(1)) == _comparable(position)
    assert_equal(position, obs, 1, twin)


def test_a_position_of_another_table_is_refused() -> None:
    with pytest.raises(ValueError, match="other seats or rules"):
        BatchClustered(1, seats=3).load(0, new_game(2))


def test_a_clone_goes_its_own_way_with_the_same_chance() -> None:
    batch = _loaded("two", 20, n=3)
    twin = batch.clone()
    before = [_comparable(batch.position(game)) for game in range(3)]
    actions = twin.sample(twin.reset_games([False] * 3), np.random.default_rng(3))
    twin.step(actions)
    assert [_comparable(batch.position(game)) for game in range(3)] == before
    assert np.array_equal(twin.reset()["hand"], batch.reset()["hand"])


def test_a_copy_equals_its_source() -> None:
    batch = _loaded("three-bonuses", 12, n=4)
    obs = batch.copy([0, 1], [2, 3])
    for source, target in ((0, 2), (1, 3)):
        assert _comparable(batch.position(source)) == _comparable(batch.position(target))
        assert_equal(batch.position(target), obs, target, batch)


@pytest.mark.parametrize("variant", ["two", "three-fast-drawn", "two-tight"])
def test_resampling_changes_only_what_a_seat_cannot_know(variant: str) -> None:
    batch = _loaded(variant, 14)
    before = batch.position(0)
    viewer = before.seat or 0
    seen = {name: array.copy() for name, array in batch.observe(viewer).items()}
    orders = set()
    for seed in range(20):
        obs = batch.resample(0, viewer, seed)
        after = batch.position(0)
        assert_equal(after, obs, 0, batch)
        for name, array in batch.observe(viewer).items():
            assert np.array_equal(array, seen[name]), name
        assert after.hands[viewer] == before.hands[viewer]
        for stack, wanted in zip(after.setup.stacks, before.setup.stacks, strict=True):
            assert sorted(map(str, stack)) == sorted(map(str, wanted))
        orders.add((after.hands, after.setup.stacks))
    assert len(orders) > 10


def test_resampled_hands_are_uniform() -> None:
    """Each of the other seat's unseen tiles is in its hand equally often."""
    batch = _loaded("two", 20)
    viewer = batch.position(0).seat or 0
    other = 1 - viewer
    held = len(batch.position(0).hands[other])
    counts = np.zeros(28)
    rounds = 4000
    for seed in range(rounds):
        batch.resample(0, viewer, seed)
        counts += batch.observe(other)["hand"][0]
    unseen = batch.observe(viewer)["unseen"][0, 1].astype(float)
    expected = rounds * held * unseen / unseen.sum()
    assert np.all(counts[unseen == 0] == 0)
    assert np.all(np.abs(counts - expected) < 6 * np.sqrt(expected + 1))


@pytest.mark.parametrize("autoreset", ["next_step", "same_step", "disabled"])
def test_what_follows_the_end_of_a_game(autoreset: Autoreset) -> None:
    batch = _loaded("two", 57, n=2, autoreset=autoreset)
    rng = np.random.default_rng(5)
    obs, rewards, terminated, _, info = batch.step(batch.sample(batch.seen_by(int(batch.acting[0])), rng))
    assert terminated.all()
    assert np.allclose(rewards.sum(axis=1), 1.0)
    if autoreset == "same_step":
        assert info["ended"].tolist() == [0, 1]
        assert (info["final_phase"] == 3).all()
        assert (obs["phase"] == 0).all()
        return
    assert (obs["phase"] == 3).all()
    if autoreset == "disabled":
        with pytest.raises(GameOver):
            batch.step([0, 0])
        return
    obs, rewards, terminated, _, _ = batch.step([-5, 0])  # any action will do: new games begin
    assert not terminated.any()
    assert not rewards.any()
    assert_equal(batch.position(0), obs, 0, batch)


def test_an_illegal_action_names_game_and_rule_and_changes_nothing() -> None:
    batch = _loaded("two", 5, n=3)
    before = [_comparable(batch.position(game)) for game in range(3)]
    actions = batch.sample(batch.seen_by(int(batch.acting[0])), np.random.default_rng(1)).copy()
    actions[1] = batch.window.actions - 1  # discards a wild though something fits
    with pytest.raises(IllegalMove, match=r"game 1, action \d+ \(C8\)") as refused:
        batch.step(actions)
    assert isinstance(refused.value, IllegalAction)
    assert refused.value.game == 1
    actions[1] = batch.window.actions
    with pytest.raises(ValueError, match="game 1: actions are numbers"):
        batch.step(actions)
    assert [_comparable(batch.position(game)) for game in range(3)] == before


def test_numbers_that_kernels_would_trust_are_checked() -> None:
    batch = BatchClustered(2)
    batch.reset([1, 2])
    wide = new_game(2, seed=1)
    while max(cell.x for cell in wide.board.tiles) <= batch.window.width // 2:
        wide, _ = wide.play(max(wide.legal_moves, key=lambda move: move.cell.x if isinstance(move, Placement) else 0))
    cases: list[tuple[Callable[[], object], str]] = [
        (lambda: batch.load(0, wide), "beyond the window"),
        (lambda: batch.load(2, new_game(2)), "numbered 0 to 1, not 2"),
        (lambda: batch.position(-1), "numbered 0 to 1, not -1"),
        (lambda: batch.resample(0, 2, seed=1), "seats are numbered 0 to 1, not 2"),
        (lambda: batch.resample(5, 0, seed=1), "games are numbered 0 to 1, not 5"),
        (lambda: batch.observe(3), "seats are numbered"),
        (lambda: batch.seen_by(-1), "seats are numbered"),
        (lambda: batch.let_others_move(2, 1.0), "seats are numbered"),
        (lambda: batch.reset_games([True, False, True]), "a mask of 2 games has 2 entries"),
        (lambda: batch.step([0.5, 1.5]), "actions are integers, not float64"),
        (lambda: batch.step([2**32, 0]), "game 0: actions are numbers"),
        (lambda: BatchClustered(0), "at least one game, not 0"),
    ]
    for wrong, sentence in cases:
        with pytest.raises(ValueError, match=sentence):
            wrong()


def test_sampling_is_uniform_over_legal_actions_either_way() -> None:
    batch = _loaded("two", 11)
    obs = batch.seen_by(int(batch.acting[0]))
    apart = {name: array.copy() for name, array in obs.items()}
    legal = np.flatnonzero(batch.action_mask(obs)[0])
    rng = np.random.default_rng(8)
    for source in (obs, apart):
        drawn = [int(batch.sample(source, rng)[0]) for _ in range(60 * len(legal))]
        counts = [drawn.count(int(action)) for action in legal]
        assert sum(counts) == len(drawn)
        assert min(counts) > 20
        assert max(counts) < 120


def test_windows_are_checked() -> None:
    with pytest.raises(ValueError, match="odd"):
        BatchClustered(1, window=32)
    with pytest.raises(ValueError, match="beyond the window"):
        BatchClustered(1, rules={"surface": {"radius": 30}})
    with pytest.raises(ValueError, match="reward is one of"):
        BatchClustered(1, reward="loss")  # type: ignore[arg-type]
