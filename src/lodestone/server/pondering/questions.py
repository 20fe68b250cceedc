"""What the server asks the thinking process, and what that answers."""

from __future__ import annotations

from lodestone.server.live.messages import Said
from lodestone.server.live.problems import Problem
from lodestone.server.protocol.common import Game


class Ponder(Said, frozen=True):
    """What would a bot of this level play? `view` is a pickled View: what its seat may see and nothing else."""

    id: int
    level: str
    seed: int
    view: bytes


class Advise(Said, frozen=True):
    """What should a seat do, and why? `view`: of Clustered as above, of Kluster as MessagePack."""

    id: int
    game: Game
    seed: int
    view: bytes


class Chosen(Said, frozen=True):
    """The move, or None if the bot broke."""

    id: int
    move: str | None


class Advised(Said, frozen=True):
    """The advice as MessagePack, or why there is none; neither if it broke."""

    id: int
    advice: bytes | None = None
    problem: Problem | None = None


class Begun(Said, frozen=True):
    """The bot is ready, compiled if need be, and thinks from now on."""

    id: int


class Awake(Said, frozen=True):
    """Ready for questions."""


Question = Ponder | Advise
Answer = Chosen | Advised | Begun | Awake
