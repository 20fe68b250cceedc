"""The types that make up the protocol, and what is written beside their fields."""

from __future__ import annotations

import ast
import inspect
from functools import cache
from types import ModuleType
from typing import Any

import msgspec

from lodestone.bots.advice import answers
from lodestone.match import wire
from lodestone.match.game import Games
from lodestone.match.wire import Asked, GameOptions, GameReplay, GameShown, LiveShown, Message, Told
from lodestone.server.protocol import asked, common, http, told

_BASES = (Message, Told, Asked, GameOptions, GameShown, LiveShown, GameReplay)


def modules(games: Games) -> tuple[ModuleType, ...]:
    """Where everything stands that is said or named: of the server, and of some games."""
    of_games = [module for kind in games.values() for module in kind.described]
    return (wire, common, *of_games, answers, asked, told, http)


def structs(module: ModuleType) -> tuple[type[msgspec.Struct], ...]:
    """Every message and value a module defines, in the order of its file; not their bases."""
    return tuple(
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
        if value not in _BASES
    )


def one_line(words: str | None) -> str:
    """A docstring without its line breaks."""
    return " ".join((words or "").split())


@cache
def field_notes(kind: type[Any]) -> dict[str, str]:
    """The strings that stand under a class's fields or members, by name; those it inherits included."""
    notes: dict[str, str] = {}
    for base in reversed(kind.__mro__):
        if base.__module__.startswith("lodestone."):
            notes |= _own_notes(base)
    return notes


def _own_notes(kind: type[Any]) -> dict[str, str]:
    body = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(body, ast.ClassDef)
    notes: dict[str, str] = {}
    name: str | None = None
    for line in body.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            name = line.target.id
        elif isinstance(line, ast.Assign) and isinstance(line.targets[0], ast.Name):
            name = line.targets[0].id
        elif name and isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
            notes[name] = one_line(str(line.value.value))
        else:
            name = None
    return notes
