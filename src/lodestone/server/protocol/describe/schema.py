"""The protocol as JSON Schema (2020-12), made by msgspec from the types, with the notes of each field."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.match.game import Games
from lodestone.match.games import GAMES
from lodestone.match.wire import GAME_NAME, GameReplay, GameShown, LiveShown, Told
from lodestone.server.protocol.describe.sources import field_notes, modules, one_line, structs
from lodestone.server.protocol.games import any_asked, any_live, any_replay, any_shown, any_told

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas(games: Games = GAMES) -> dict[str, dict[str, Any]]:
    """One schema for what clients send, one for what the server sends over the socket."""
    return {"asked": _schema(any_asked(games), "asked", games), "told": _schema(any_told(games), "told", games)}


def _schema(union: Any, title: str, games: Games) -> dict[str, Any]:
    (root,), components = components_of((union,), "#/$defs/{name}", games)
    return {"$schema": DIALECT, "title": title, **root, "$defs": components}


def components_of(
    roots: tuple[Any, ...], template: str, games: Games = GAMES
) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The schemas of some types and of all that they refer to, with a description for every field that has a note."""
    bases = {GameShown: any_shown(games), LiveShown: any_live(games), GameReplay: any_replay(games)}
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
    """Only what something refers to, in the order of their names."""
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
