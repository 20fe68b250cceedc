"""Clustered for OpenSpiel: `register()`, then `pyspiel.load_game("python_clustered(seats=2)")`.

Stacks are not shuffled beforehand: every tile is drawn at a chance node of its own, weighted by what is left in that
seat's stack, so that searching players see chance as it is. Actions are those of the other environments.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pyspiel
from msgspec.structs import replace

from lodestone.clustered import Move, Position, Setup, Tile, start
from lodestone.clustered.setup import MAX_SEATS, wilds_of
from lodestone.clustered.tiles import tile_set
from lodestone.core import Seat, seat_letter
from lodestone.envs.clustered.batch import BatchClustered
from lodestone.envs.clustered.window import KINDS, Window

NAME = "python_clustered"
_LONGEST = 30
"""Moves of one seat, at most."""
_MOST_POINTS = 200.0
"""More than anybody can make alone."""


def register() -> None:
    """Make the game known to OpenSpiel; calling it again does no harm."""
    if NAME not in pyspiel.registered_names():
        pyspiel.register_game(_game_type(2), OpenSpielClustered)


def _game_type(seats: int) -> pyspiel.GameType:
    alone = seats == 1
    return pyspiel.GameType(
        short_name=NAME,
        long_name="Clustered",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": 2},
    )


def _game_info(seats: int, window: Window) -> pyspiel.GameInfo:
    alone = seats == 1
    return pyspiel.GameInfo(
        num_distinct_actions=window.actions,
        max_chance_outcomes=len(KINDS),
        num_players=seats,
        min_utility=0.0 if alone else -1.0 / seats,
        max_utility=_MOST_POINTS if alone else 1.0 - 1.0 / seats,
        utility_sum=None if alone else 0.0,
        max_game_length=_LONGEST * seats,
    )


class OpenSpielClustered(pyspiel.Game):  # type: ignore[misc]
    """The base game for a number of seats; returns are a seat's share of the win − 1/seats, alone its points."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.seats = int((params or {}).get("seats", 2))
        self.window = Window(self.seats)
        super().__init__(_game_type(self.seats), _game_info(self.seats, self.window), params or {})

    def new_initial_state(self) -> ClusteredState:
        """Nothing is drawn yet."""
        return ClusteredState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ClusteredObserver:
        """What a seat sees, as a tensor or as text."""
        if params:
            raise ValueError(f"there are no such parameters: {params}")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return ClusteredObserver(self, recall)


class KnownPosition(msgspec.Struct, frozen=True):
    """All that a state knows. It never changes, so a copy of a state shares it."""

    window: Window
    stacks: tuple[tuple[Tile, ...], ...]
    """What each seat has drawn, in that order, then the rest in no order."""
    drawn: tuple[int, ...]
    position: Position | None = None
    """Before the move that is being made; None while opening hands are drawn."""
    pending: Move | None = None
    """A move that waits for its draw."""
    moves: tuple[str, ...] = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> KnownPosition:
        return self

    @property
    def setup(self) -> Setup:
        """The set-up with the stacks as they are known now."""
        return Setup(self.window.seats, 0, self.window.rules, self.stacks)

    def with_stack(self, seat: Seat, stack: list[Tile], drawn: int) -> KnownPosition:
        """The same with a seat's stack in another order, that many of it drawn."""
        stacks = (*self.stacks[:seat], tuple(stack), *self.stacks[seat + 1 :])
        return replace(self, stacks=stacks, drawn=(*self.drawn[:seat], drawn, *self.drawn[seat + 1 :]))

    def completed(self) -> KnownPosition:
        """The pending move made, now that its draw is known."""
        assert self.position is not None
        assert self.pending is not None
        position, _ = replace(self.position, setup=self.setup).play(self.pending)
        return replace(self, position=position, pending=None)


class ClusteredState(pyspiel.State):  # type: ignore[misc]
    """A game at a decision or at a draw."""

    def __init__(self, game: OpenSpielClustered) -> None:
        super().__init__(game)
        rules, seats = game.window.rules, range(game.seats)
        self.now = KnownPosition(
            game.window, tuple(tile_set(wilds_of(seat, rules)) for seat in seats), (0,) * len(seats)
        )

    # What OpenSpiel asks for

    def current_player(self) -> int:
        """Whose decision it is; chance draws."""
        if self.now.position is None or self.now.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.now.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def is_terminal(self) -> bool:
        """Whether all tiles are played or discarded."""
        return self.now.position is not None and self.now.pending is None and self.now.position.over

    def _legal_actions(self, player: int) -> list[int]:
        position, window = self.now.position, self.now.window
        if position is None or player != position.seat:
            return []
        cells, index, legal = window.cells, window.index, position.legal_moves
        if not legal.places:
            return sorted({window.encode(move) for move in legal})
        frame = position.board.frame
        actions = []
        for tile, bits, _ in legal.places:
            base = tile.index * cells
            actions += [base + index(cell) for cell in frame.cells(bits)]
        return sorted(set(actions))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The kinds left in the stack that is drawn from, each as likely as there are tiles of it."""
        seat = self._drawing()
        left = self.now.stacks[seat][self.now.drawn[seat] :]
        counts: dict[int, int] = {}
        for tile in left:
            counts[tile.index] = counts.get(tile.index, 0) + 1
        return [(kind, count / len(left)) for kind, count in sorted(counts.items())]

    def _drawing(self) -> Seat:
        """Whose stack is drawn from: opening hands seat by seat, then that of the seat that has moved."""
        if self.now.position is not None:
            seat = self.now.position.seat
            assert seat is not None
            return seat
        wanted = self.now.window.rules.opening_draw
        return next(seat for seat, drawn in enumerate(self.now.drawn) if drawn < wanted)

    def _apply_action(self, action: int) -> None:
        if self.current_player() == pyspiel.PlayerId.CHANCE:
            self._draw(self._drawing(), KINDS[action])
            return
        now = self.now
        assert now.position is not None
        assert now.position.seat is not None
        seat, move = now.position.seat, now.window.decode(action)
        self.now = replace(now, pending=move, moves=(*now.moves, f"{seat_letter(seat)} {move}"))
        if now.drawn[seat] == len(now.stacks[seat]):
            self.now = self.now.completed()

    def _draw(self, seat: Seat, tile: Tile) -> None:
        stack, at = list(self.now.stacks[seat]), self.now.drawn[seat]
        found = stack.index(tile, at)
        stack[at], stack[found] = stack[found], stack[at]
        self.now = now = self.now.with_stack(seat, stack, at + 1)
        if now.position is not None:
            self.now = now.completed()
        elif now.drawn[-1] == now.window.rules.opening_draw:
            self.now = replace(now, position=start(now.setup))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {KINDS[action]}" if player == pyspiel.PlayerId.CHANCE else str(self.now.window.decode(action))

    def returns(self) -> list[float]:
        """The share of the win − 1/seats; alone the points."""
        position, seats = self.now.position, self.now.window.seats
        if position is None or not self.is_terminal():
            return [0.0] * seats
        if seats == 1:
            return [float(position.scores()[0].total)]
        outcome = position.outcome
        assert outcome is not None
        share = 1.0 / len(outcome.winners)
        return [share * (seat in outcome.winners) - 1.0 / seats for seat in range(seats)]

    def __str__(self) -> str:
        draws = [
            f"{seat_letter(seat)}:{'+'.join(map(str, stack[:drawn]))}"
            for seat, (stack, drawn) in enumerate(zip(self.now.stacks, self.now.drawn, strict=True))
        ]
        return f"{' '.join(draws)} | {' '.join(self.now.moves)}"

    # What searching players ask for

    def resample_from_infostate(self, player: int, draw: Any) -> ClusteredState:
        """Another state that looks the same to a seat: hidden tiles in any order. `draw` gives 0 ≤ x < 1."""
        twin: ClusteredState = self.clone()
        for seat in range(self.now.window.seats):
            twin._shuffle(seat, hand_too=seat != player, draw=draw)
        return twin

    def _shuffle(self, seat: Seat, hand_too: bool, draw: Any) -> None:
        position = self.now.position
        stack, drawn = list(self.now.stacks[seat]), self.now.drawn[seat]
        hidden = list(range(drawn, len(stack)))
        if hand_too and position is not None:
            hidden += _places(position.hands[seat], stack[:drawn])
        order = [stack[at] for at in hidden]
        for last in range(len(order) - 1, 0, -1):
            chosen = int(draw() * (last + 1))
            order[last], order[chosen] = order[chosen], order[last]
        for at, tile in zip(hidden, order, strict=True):
            stack[at] = tile
        self.now = self.now.with_stack(seat, stack, drawn)
        if hand_too and position is not None:
            hand = tuple(stack[at] for at in hidden[len(stack) - drawn :])
            hands = (*position.hands[:seat], hand, *position.hands[seat + 1 :])
            self.now = replace(self.now, position=replace(position, setup=self.now.setup, hands=hands))


def _places(hand: tuple[Tile, ...], drawn: list[Tile]) -> list[int]:
    """Where each tile of a hand stands among those drawn; two of a kind stand in two places."""
    places: list[int] = []
    for tile in hand:
        places.append(next(at for at, other in enumerate(drawn) if other == tile and at not in places))
    return places


class ClusteredObserver:
    """What a seat sees: the arrays of the other environments one after another, as float32."""

    _PARTS = ("kinds", "owners", "hand", "public", "discards", "unseen", "bonuses", "turn", "phase")

    def __init__(self, game: OpenSpielClustered, perfect_recall: bool) -> None:
        self._recall = perfect_recall
        self._games = BatchClustered(1, game.seats, game.window.rules, game.window.width, autoreset="disabled")
        self._games.reset([0])
        seen = self._games.observe(0)
        sizes = [seen[name][0].size for name in self._PARTS]
        self.tensor = np.zeros(sum(sizes), np.float32)
        ends = np.cumsum(sizes)
        self.dict = {
            name: self.tensor[end - size : end].reshape(seen[name][0].shape)
            for name, size, end in zip(self._PARTS, sizes, ends, strict=True)
        }

    def set_from(self, state: ClusteredState, player: int) -> None:
        """Write the state as a seat sees it; while a tile is drawn, as it was before that move."""
        self.tensor.fill(0)
        if state.now.position is not None:
            self._games.load(0, state.now.position)
            seen = self._games.observe(player)
            for name in self._PARTS:
                self.dict[name][...] = seen[name][0]

    def string_from(self, state: ClusteredState, player: int) -> str:
        """With perfect recall all that a seat has seen so far; else what it sees now."""
        drawn = " ".join(map(str, state.now.stacks[player][: state.now.drawn[player]]))
        if self._recall or state.now.position is None:
            return f"{seat_letter(player)} drew {drawn}; {', '.join(state.now.moves)}"
        position = state.now.position
        tiles = " ".join(
            f"{at.tile}@{cell}{'#' if at.owner is None else seat_letter(at.owner)}"
            for cell, at in position.board.tiles.items()
        )
        hand = " ".join(map(str, position.hands[player]))
        turn = "-" if position.seat is None else seat_letter(position.seat)
        return f"{seat_letter(player)} holds {hand}; {tiles}; {turn} {position.phase}"
