"""The interface of a program that plays one game at an online table, whichever game it is."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from lodestone.bots.programs import ProgramSeat
from lodestone.cli.online.connection import Json, ServerConnection

StartProgram = Callable[[Mapping[str, Any]], ProgramSeat]
"""Called with the rules."""


class Sitting(Protocol):
    """A program on a seat of one game."""

    program: ProgramSeat | None

    @property
    def over(self) -> bool:
        """Whether there is nothing more to do here."""
        ...

    def hear(self, message: Json) -> None:
        """A message with a game in it."""
        ...

    def see(self, frame: bytes) -> None:
        """A live frame."""
        ...

    async def play(self, connection: ServerConnection) -> None:
        """Play until the game is over or the connection is lost."""
        ...

    def pause(self, paused: bool) -> None:
        """Whether the table pauses, as it was told last."""
        ...

    def result(self) -> Json:
        """The result, for the program."""
        ...
