"""The protocol as JSON Schema, and its HTTP part as OpenAPI 3.1, from the types and the list of operations."""

from __future__ import annotations

import ast
import inspect
import re
from functools import cache
from types import ModuleType
from typing import Any

import msgspec

from lodestone import __version__
from lodestone.i18n import text
from lodestone.match import advice, wire
from lodestone.match.game import Games
from lodestone.match.games import GAMES
from lodestone.match.wire import GAME_NAME, Asked, GameOptions, Message, RecordId, TableId, Told
from lodestone.server.http.answers import STATUS
from lodestone.server.http.routes import OPERATIONS, Operation
from lodestone.server.protocol import asked, common, http, lobby, told
from lodestone.server.protocol.common import TurnNumber
from lodestone.server.protocol.games import any_asked, any_told, instead_of
from lodestone.server.protocol.http import DayName, Failed, Health, ResultId
from lodestone.server.protocol.lobby import ListingId

DIALECT = "https://json-schema.org/draft/2020-12/schema"

_BASES = (Message, Told, Asked, GameOptions, *instead_of(GAMES))


def schemas(games: Games = GAMES) -> dict[str, dict[str, Any]]:
    """One schema for what clients send, one for what the server sends over a socket: of a table, and of the lobby."""
    unions = {
        "asked": any_asked(games),
        "told": any_told(games),
        "lobby_asked": lobby.AnyLobbyAsked,
        "lobby_told": lobby.AnyLobbyTold,
    }
    return {name: _schema(union, name, games) for name, union in unions.items()}


def _schema(union: Any, title: str, games: Games) -> dict[str, Any]:
    (root,), components = components_of((union,), "#/$defs/{name}", games)
    return {"$schema": DIALECT, "title": title, **root, "$defs": components}


def components_of(
    roots: tuple[Any, ...], template: str, games: Games = GAMES
) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The schemas of some types and of all that they refer to, with a description for every field that has a note."""
    bases = instead_of(games)
    found, components = msgspec.json.schema_components((*roots, *bases.values()), ref_template=template)
    schemas, every = found[: len(roots)], found[len(roots) :]
    kinds = {kind.__name__: kind for module in modules(games) for kind in structs(module)}
    for name, component in components.items():
        if "description" in component:
            component["description"] = one_line(component["description"])
        kind = kinds.get(name)
        if kind is None:
            continue
        notes = field_notes(kind)
        for field, schema in component.get("properties", {}).items():
            if field in notes:
                component["properties"][field] = {**schema, "description": notes[field]}
        if issubclass(kind, Told):  # what the server sends is always whole
            component["required"] = list(component.get("properties", {}))
    instead = {template.format(name=base.__name__): each for base, each in zip(bases, every, strict=True)}
    filled = {name: _filled(component, instead, games) for name, component in components.items()}
    roots_filled = tuple(_filled(schema, instead, games) for schema in schemas)
    return roots_filled, _needed(roots_filled, filled, template)


def _filled(schema: Any, instead: dict[str, Any], games: Games) -> Any:
    """A schema with the games that there are where it says that one of them goes."""
    if isinstance(schema, list):
        return [_filled(each, instead, games) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if schema.get("$ref") in instead:
        return {**instead[schema["$ref"]], **{key: value for key, value in schema.items() if key != "$ref"}}
    if GAME_NAME.items() <= schema.items():
        rest = {key: value for key, value in schema.items() if key not in (*GAME_NAME, "type")}
        return {"enum": sorted(games), **rest}
    return {key: _filled(value, instead, games) for key, value in schema.items()}


def _needed(roots: tuple[Any, ...], components: dict[str, Any], template: str) -> dict[str, Any]:
    """The components that something refers to, in the order of their names."""
    found: set[str] = set()
    waiting: list[Any] = list(roots)
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            name = str(value.get("$ref", "")).rpartition("/")[2]
            if name in components and name not in found:
                found.add(name)
                waiting.append(components[name])
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return {name: components[name] for name in sorted(found)}


def modules(games: Games) -> tuple[ModuleType, ...]:
    """The modules that define every message and value, of the server and of these games."""
    of_games = [module for kind in games.values() for module in kind.described]
    return (wire, common, advice, *of_games, asked, told, http, lobby)


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


_IDS: dict[str, Any] = {
    "table": TableId,
    "record": RecordId,
    "turn": TurnNumber,
    "listing": ListingId,
    "day": DayName,
    "result": ResultId,
}


def openapi(games: Games = GAMES) -> dict[str, Any]:
    """The whole document of the HTTP part."""
    kinds = list(dict.fromkeys(kind for op in OPERATIONS for kind in (op.gives, op.takes) if kind is not None))
    schemas, components = components_of((*kinds, Failed, *_IDS.values()), "#/components/schemas/{name}", games)
    by_kind = dict(zip([*map(str, kinds), "Failed", *_IDS], schemas, strict=True))
    paths: dict[str, Any] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _described(operation, by_kind, games)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Lodestone", "version": __version__, "description": text("unofficial")},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"person": _BEARER, "admin": _BEARER, "daily": _BEARER},
        },
    }


_BEARER = {"type": "http", "scheme": "bearer"}


def _described(operation: Operation, schemas: dict[str, Any], games: Games) -> dict[str, Any]:
    gives = {} if operation.gives is None else {"schema": schemas[str(operation.gives)]}
    failed = {"description": "Refused", "content": {"application/json": {"schema": schemas["Failed"]}}}
    described: dict[str, Any] = {
        "operationId": operation.endpoint.__name__,
        "summary": operation.summary,
        "parameters": _parameters(operation, schemas, games),
        "responses": {
            str(operation.status): {"description": "Done", "content": {operation.media: gives}},
            **{str(status): failed for status in sorted({*STATUS.values(), 413})},
        },
    }
    if operation.gives is Health:
        described["responses"]["503"] = {"description": "Unwell", "content": {operation.media: gives}}
    if operation.takes is not None:
        schema = schemas[str(operation.takes)]
        described["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    if operation.token:
        needed = operation.token == "admin" or operation.path == "/api/dailies/{game}"
        described["security"] = [{operation.token: []}, *([] if needed else [{}])]
    return described


def _parameters(operation: Operation, schemas: dict[str, Any], games: Games) -> list[dict[str, Any]]:
    found = []
    names = {"game": list(games), "lesson": [name for kind in games.values() for name in kind.lessons()]}
    for name in re.findall(r"{(\w+)}", operation.path):
        schema = schemas[name] if name in _IDS else {"type": "string", "enum": names[name]}
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    if operation.query:
        required = operation.query == "text"
        limits = {"minLength": 1, "maxLength": 500} if required else {}
        schema = {"type": "string", **limits}
        found.append({"name": operation.query, "in": "query", "required": required, "schema": schema})
    return found
