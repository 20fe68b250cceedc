"""`BatchClustered`: many games at once, driven by actions, seen as arrays that are filled in place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, TypeAlias, get_args

import numpy as np
from numpy.typing import NDArray

from lodestone.clustered import Discard, Move, Placement, Position, Rules, deal
from lodestone.clustered.batch.chance import chance
from lodestone.clustered.batch.table import LONGEST_STACK, NOBODY, SEAT, Words
from lodestone.core import GameOver, IllegalMove, Reason, Seat
from lodestone.envs.clustered import kernels
from lodestone.envs.clustered.arrays import Games, Observation, empty_games, empty_observation, shared_by
from lodestone.envs.clustered.conversion import read_position, write_position
from lodestone.envs.clustered.window import Window

Autoreset: TypeAlias = Literal["next_step", "same_step", "disabled"]
Reward: TypeAlias = Literal["win", "margin"]
Seen: TypeAlias = dict[str, NDArray[Any]]
"""An observation: arrays with the games in front."""

_ACTING = -1
_FIRST = np.zeros(1, np.int64)


class IllegalAction(IllegalMove):
    """An action that the rules forbid: in which game of a batch, and by which rule."""

    def __init__(self, game: int, action: int, *reasons: Reason) -> None:
        super().__init__(*reasons)
        self.game = game
        self.action = action

    def __str__(self) -> str:
        return f"game {self.game}, action {self.action} ({self.rule}): {super().__str__()}"

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalAction, (self.game, self.action, *self.reasons))


class BatchClustered:
    """n games of Clustered.

    >>> games = BatchClustered(4, seats=2, seed=1)
    >>> obs = games.reset(seeds=[1, 2, 3, 4])
    >>> obs["kinds"].shape, obs["legal"].shape, obs["seat"].tolist()
    ((4, 33, 33), (4, 33, 33), [0, 0, 0, 0])
    >>> obs, rewards, terminated, truncated, info = games.step(games.sample(obs, np.random.default_rng(1)))
    >>> obs["seat"].tolist(), rewards.shape
    ([1, 1, 1, 1], (4, 2))
    """

    def __init__(
        self,
        n: int,
        seats: int = 2,
        rules: Rules | Mapping[str, Any] | None = None,
        window: int | None = None,
        seed: int = 0,
        reward: Reward = "win",
        autoreset: Autoreset = "next_step",
    ) -> None:
        if reward not in get_args(Reward):
            raise ValueError(f"reward is one of {', '.join(get_args(Reward))}, not {reward!r}")
        if autoreset not in get_args(Autoreset):
            raise ValueError(f"autoreset is one of {', '.join(get_args(Autoreset))}, not {autoreset!r}")
        if n < 1:
            raise ValueError(f"a batch has at least one game, not {n}")
        self.n = n
        self.seats = seats
        self.window = Window(seats, rules, window)
        self.rules = self.window.rules
        deal(seats, 0, rules=self.rules)  # raises what is wrong with them
        self.reward: Reward = reward
        self.autoreset: Autoreset = autoreset
        self._shared = shared_by(self.window)
        self._stream = chance(seed)
        self._all = np.arange(n)
        self._acting = np.full(n, _ACTING)
        self._everywhere = np.ones(n, np.bool_)
        self._take(empty_games(n, self.window))
        self._rewards = np.zeros((n, seats), np.float32)
        self._terminated = np.zeros(n, np.bool_)
        self._truncated = np.zeros(n, np.bool_)
        self._actions = np.zeros(n, np.int32)

    def _take(self, games: Games) -> None:
        self._games = games
        self._seen = empty_observation(self.n, self.window, games.kinds)
        self._obs = self._shaped(self._seen)

    def _shaped(self, seen: Observation) -> Seen:
        """The same memory, in the shapes that people are promised."""
        square = (len(seen.kinds), self.window.width, self.window.width)
        arrays: Seen = {name: getattr(seen, name) for name in _SHOWN}
        return {**arrays, **{name: arrays[name].reshape(square) for name in ("kinds", "owners", "legal")}}

    # Playing

    def reset(self, seeds: Sequence[int] | None = None) -> Seen:
        """Begin every game anew: with these seeds as `deal` has them, or by the batch's own chance."""
        if seeds is None:
            self._begin(self._all)
            return self._obs
        if len(seeds) != self.n:
            raise ValueError(f"{self.n} games need {self.n} seeds, not {len(seeds)}")
        for game, seed in enumerate(seeds):
            for seat, stack in enumerate(deal(self.seats, int(seed), rules=self.rules).stacks):
                self._games.stacks[game, seat, : len(stack)] = [tile.index for tile in stack]
        kernels.begin_dealt(self._games, self._all, self._shared)
        self._show_anew(self._all)
        return self._obs

    def step(
        self, actions: Any, then: tuple[Seat, float] | None = None
    ) -> tuple[Seen, NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], Seen]:
        """One action in every game: observations, rewards by seat, which games ended, none cut off, and more.

        What is returned is overwritten by the next step. Raises IllegalAction, and then nothing has changed.
        `then`: a seat until whose turn everybody else moves by itself, and how (`opponents.TREMOR`).
        """
        wanted = self._read_actions(actions)
        games, shared = self._games, self._shared
        over = games.done.copy() if games.done.any() else None
        if over is not None and self.autoreset == "disabled":
            game = int(np.flatnonzero(over)[0])
            raise GameOver("game-over", rule="C19") from ValueError(f"game {game} is over: reset it first")
        playing = self._everywhere if over is None else ~over
        margin, told = self.reward == "margin", (self._rewards, self._terminated)
        if at_once := over is None and then is None:
            wrong = kernels.advance_and_see(games, self._seen, wanted, shared, playing, margin, *told)
        else:
            wrong = kernels.first_illegal(games, wanted, shared, playing)
        if wrong >= 0:
            raise self._objection(int(wrong), int(wanted[wrong]))
        if not at_once:
            kernels.advance(games, wanted, shared, playing, margin, *told)
            self._go_on(over, then, margin)
        info: Seen = {}
        if self.autoreset == "same_step" and self._terminated.any():
            info = self._end(np.flatnonzero(self._terminated), then)
        return self._obs, self._rewards, self._terminated, self._truncated, info

    def _read_actions(self, actions: Any) -> NDArray[np.int32]:
        given = np.asarray(actions)
        if given.shape != (self.n,):
            raise ValueError(f"{self.n} games need {self.n} actions, not an array of shape {given.shape}")
        if given.dtype.kind not in "iu":
            raise ValueError(f"actions are integers, not {given.dtype}")
        wanted = np.ascontiguousarray(given, np.int32)
        if given.dtype.itemsize > 4:  # what is too large for 32 bits must not become something else
            wanted[wanted != given] = -1
        return wanted

    def _go_on(self, over: Words | None, then: tuple[Seat, float] | None, margin: bool) -> None:
        """New games where some were over, the others' moves, and what is seen then."""
        if over is not None:
            self._deal(np.flatnonzero(over))
        if then is not None:
            self._games.done[self._terminated] = False  # asked again, once everybody has moved
            self._move_others(*then, self._everywhere)
            kernels.end(self._games, margin, self._rewards, self._terminated)
        self._look(self._all, None if then is None else then[0])

    def _end(self, ended: Words, then: tuple[Seat, float] | None) -> Seen:
        """What was seen last of games that have ended; then new ones begin in their places."""
        last = {f"final_{name}": array[ended] for name, array in self._obs.items()}
        self._deal(ended)
        if then is not None:
            self._move_others(*then, self._terminated)
        self._look(ended, None if then is None else then[0])
        return {"ended": ended, **last}

    def seed(self, seed: int) -> None:
        """From here on the batch's own chance is that of this seed."""
        self._stream = chance(seed)

    def let_others_move(self, seat: Seat, tremor: float) -> Seen:
        """Everybody but a seat moves until it is that seat's turn (`opponents.TREMOR`); what that seat sees then."""
        self._check(seat=seat)
        self._move_others(seat, tremor, self._everywhere)
        return self.seen_by(seat)

    def _move_others(self, seat: Seat, tremor: float, playing: Words) -> None:
        from lodestone.envs.clustered.opponents import play_others  # compiled only where somebody wants opponents

        play_others(self._games, self._shared, seat, self._stream, tremor, playing)

    def seen_by(self, seat: Seat) -> Seen:
        """What a seat sees of every game, whoever is to act."""
        self._check(seat=seat)
        self._look(self._all, seat)
        return self._obs

    def _begin(self, chosen: Words) -> None:
        self._deal(chosen)
        self._look(chosen)

    def _deal(self, chosen: Words) -> None:
        kernels.begin_shuffled(self._games, chosen, self._shared, self._stream)
        kernels.forget_tables(self._seen, chosen)

    def _show_anew(self, chosen: Words) -> None:
        kernels.forget_tables(self._seen, chosen)
        self._look(chosen)

    def _look(self, chosen: Words, seat: Seat | None = None) -> None:
        """Write what is seen of games: by a seat, else by whoever is to act."""
        viewers = self._acting[: len(chosen)] if seat is None else np.full(len(chosen), seat)
        kernels.observe(self._games, self._seen, chosen, viewers, self._shared)

    def reset_games(self, mask: Any) -> Seen:
        """Begin the games of a mask anew, by the batch's own chance: for `autoreset="disabled"`."""
        chosen = np.asarray(mask, np.bool_)
        if chosen.shape != (self.n,):
            raise ValueError(f"a mask of {self.n} games has {self.n} entries, not the shape {chosen.shape}")
        self._begin(np.flatnonzero(chosen))
        return self._obs

    def _check(self, game: int = 0, seat: Seat = 0) -> None:
        """Kernels trust the numbers that they are given."""
        if not 0 <= game < self.n:
            raise ValueError(f"games are numbered 0 to {self.n - 1}, not {game}")
        if not 0 <= seat < self.seats:
            raise ValueError(f"seats are numbered 0 to {self.seats - 1}, not {seat}")

    def _objection(self, game: int, action: int) -> Exception:
        try:
            move = self.window.decode(action)
        except ValueError as problem:
            return ValueError(f"game {game}: {problem}")
        return IllegalAction(game, action, *self.position(game).explain(move))

    # Choosing

    def action_mask(self, obs: Seen) -> NDArray[np.int8]:
        """(n, actions): 1 for every legal action."""
        n = len(obs["legal"])
        mask = np.zeros((n, self.window.actions), np.int8)
        kernels.write_mask(np.ascontiguousarray(obs["legal"]).reshape(n, -1), obs["discard"], mask)
        return mask

    def sample(self, obs: Seen, rng: np.random.Generator) -> NDArray[np.int32]:
        """A legal action for every game, each one equally likely; 0 where a game is over."""
        n = len(obs["legal"])
        actions = self._actions if obs is self._obs else np.zeros(n, np.int32)
        if obs is self._obs:
            kernels.choose_shown(self._seen, rng.random(n), self.window.cells, actions)
        else:
            legal = np.ascontiguousarray(obs["legal"], np.int32).reshape(n, -1)
            kernels.choose_legal(legal, np.ascontiguousarray(obs["discard"], np.int32), rng.random(n), actions)
        return actions

    def encode(self, move: Move) -> int:
        """The action that stands for a move."""
        return self.window.encode(move)

    def decode(self, action: int) -> Placement | Discard:
        """The move that an action stands for."""
        return self.window.decode(action)

    # Looking ahead

    def clone(self) -> BatchClustered:
        """The same games at the same moment, with the same chance ahead of them, to be played apart."""
        twin = object.__new__(BatchClustered)
        twin.__dict__.update(self.__dict__)
        twin._stream = self._stream.copy()
        twin._rewards, twin._terminated = self._rewards.copy(), self._terminated.copy()
        twin._actions = self._actions.copy()
        twin._take(self._games.copy())
        twin._show_anew(twin._all)
        return twin

    def copy(self, source: Any, target: Any) -> Seen:
        """Make games equal to others of the batch: the first target to the first source, and so on."""
        source, target = np.atleast_1d(source), np.atleast_1d(target)
        for array in self._games:
            array[target] = array[source]
        self._show_anew(target)
        return self._obs

    def load(self, game: int, position: Position) -> Seen:
        """Put a library position into a game. Its seats and rules must be those of the batch."""
        rules = Window(position.setup.seats, position.setup.rules, self.window.width).rules
        if position.setup.seats != self.seats or rules != self.rules:
            raise ValueError("the position has other seats or rules than this batch")
        self._check(game)
        if not all(self.window.contains(cell) for cell in position.board.tiles):
            raise ValueError(
                f"the position reaches beyond the window of {self.window.width} × {self.window.width} cells"
            )
        write_position(self._games, game, position, self.window, self._shared)
        self._show_anew(np.array([game]))
        return self._obs

    def position(self, game: int) -> Position:
        """A game as a library position."""
        self._check(game)
        return read_position(self._games, game, self.window)

    def resample(self, game: int, seat: Seat, seed: int) -> Seen:
        """Put what a seat cannot know in another order: every order of each seat's unseen tiles is equally likely.

        What others' choices and forced discards give away is not weighed.
        """
        self._check(game, seat)
        pool, left = np.zeros(LONGEST_STACK, np.int8), np.zeros(28, np.int64)
        hidden = self._shared.hidden_discards
        kernels.resample(self._games, game, seat, hidden, chance(seed), pool, left)
        self._look(np.array([game]))
        return self._obs

    def observe(self, seat: Seat, game: int = 0) -> Seen:
        """What any seat sees of one game, with a leading 1, in arrays of its own."""
        self._check(game, seat)
        games = Games(*[array[game : game + 1] for array in self._games])
        seen = empty_observation(1, self.window, games.kinds.copy())
        kernels.observe(games, seen, _FIRST, np.array([seat]), self._shared)
        return self._shaped(seen)

    @property
    def arrays(self) -> Games:
        """The state of all games, for kernels of your own (`kernels.table_in`); what you change there is changed."""
        return self._games

    @property
    def acting(self) -> NDArray[np.int64]:
        """The seat to act in every game; −1 where it is over."""
        seats: NDArray[np.int64] = self._games.facts[:, SEAT]
        return seats

    def over(self, game: int) -> bool:
        """Whether a game has ended."""
        return bool(self._games.facts[game, SEAT] == NOBODY)


_SHOWN = (
    "kinds",
    "owners",
    "hand",
    "public",
    "discards",
    "unseen",
    "bonuses",
    "turn",
    "phase",
    "seat",
    "legal",
    "discard",
)
