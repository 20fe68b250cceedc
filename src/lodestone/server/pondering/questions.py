"""What the server asks the thinking process, and what that answers."""

from __future__ import annotations

from lodestone.server.live.messages import Said


class Ponder(Said, frozen=True):
    """What would a bot of this level play? `view` is a pickled View: what its seat may see and nothing else."""

    id: int
    level: str
    seed: int
    view: bytes


class Chosen(Said, frozen=True):
    """The move, or None if the bot broke."""

    id: int
    move: str | None


class Begun(Said, frozen=True):
    """The bot is ready, compiled if need be, and thinks from now on."""

    id: int


class Awake(Said, frozen=True):
    """Ready for questions."""


Answer = Chosen | Begun | Awake
