"""The protocol as TypeScript: one interface per struct, one union per enumeration."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

import msgspec
from msgspec import inspect as types

from lodestone.match.games import GAMES
from lodestone.match.wire import GAME_NAME, Message
from lodestone.server.describe.schema import field_notes, modules, one_line, structs
from lodestone.server.protocol import PROTOCOL, common, lobby
from lodestone.server.protocol.games import any_asked, any_shown, any_told, instead_of

HEAD = """\
// What the server and its clients say to each other. Written by `make schema` from src/lodestone/server/protocol;
// do not edit. docs/protocol.md explains it.

export const PROTOCOL = {protocol};
export const CHAT_LENGTH = {chat};
export const NAME_LENGTH = {name};
"""


def typescript() -> str:
    """The whole file of types for the browser."""
    parts = [HEAD.format(protocol=PROTOCOL, chat=common.CHAT_LENGTH, name=common.NAME_LENGTH)]
    for module in modules(GAMES):
        for value in vars(module).values():
            if isinstance(value, type) and issubclass(value, StrEnum) and value.__module__ == module.__name__:
                parts.append("\n".join(_enumeration(value)))
    for module in modules(GAMES):
        for kind in structs(module):
            parts.append("\n".join(_interface(kind)))
    unions = {
        "AnyAsked": any_asked(GAMES),
        "AnyTold": any_told(GAMES),
        "AnyGame": any_shown(GAMES),
        "AnyLobbyAsked": lobby.AnyLobbyAsked,
        "AnyLobbyTold": lobby.AnyLobbyTold,
    }
    for name, union in unions.items():
        parts.append(f"export type {name} = {_name(types.type_info(union))};")
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def _enumeration(kind: type[StrEnum]) -> Iterator[str]:
    notes = field_notes(kind)
    told_of = " ".join(f"`{member.value}`: {notes[member.name]}" for member in kind if member.name in notes)
    yield f"/** {one_line(kind.__doc__)}{' ' + told_of if told_of else ''} */"
    yield f"export type {kind.__name__} = {' | '.join(_quoted(member.value) for member in kind)};"


def _interface(kind: type[msgspec.Struct]) -> Iterator[str]:
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    notes = field_notes(kind)
    yield f"/** {one_line(kind.__doc__)} */"
    yield f"export interface {kind.__name__} {{"
    if info.tag_field and info.tag is not None:
        yield f"  readonly {info.tag_field}: {_quoted(str(info.tag))};"
    # What clients send may leave out what has a default; what the server sends is always whole.
    may_omit = issubclass(kind, Message)
    for field in info.fields:
        if note := notes.get(field.name):
            yield f"  /** {note} */"
        mark = "?" if may_omit and not field.required else ""
        yield f"  readonly {field.encode_name}{mark}: {_name(field.type)};"
    yield "}"


def _name(info: types.Type) -> str:
    match info:
        case types.StructType(cls=kind) if kind in _INSTEAD:
            return _name(types.type_info(_INSTEAD[kind]))
        case types.StructType(cls=kind):
            return kind.__name__
        case types.EnumType(cls=kind):
            return kind.__name__
        case types.UnionType(types=options):
            return " | ".join(dict.fromkeys(_name(option) for option in options))
        case types.LiteralType(values=values):
            return " | ".join(_quoted(value) if isinstance(value, str) else str(value) for value in values)
        case types.TupleType(item_types=items):
            return f"readonly [{', '.join(_name(item) for item in items)}]"
        case types.VarTupleType(item_type=item) | types.ListType(item_type=item):
            return f"readonly {_grouped(_name(item))}[]"
        case types.DictType(value_type=value):
            return f"Readonly<Record<string, {_name(value)}>>"
        case types.Metadata(extra_json_schema=marks) if marks == GAME_NAME:
            return " | ".join(map(_quoted, GAMES))
        case types.Metadata(type=types.RawType()):
            return "Readonly<Record<string, unknown>>"
        case types.Metadata(type=inner):
            return _name(inner)
        case _:
            return _PLAIN[type(info)]


_INSTEAD = instead_of(GAMES)
_PLAIN: dict[type[Any], str] = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def _grouped(name: str) -> str:
    return f"({name})" if " " in name else name


def _quoted(value: str) -> str:
    return f'"{value}"'
