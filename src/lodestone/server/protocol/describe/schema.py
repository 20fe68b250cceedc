"""The protocol as JSON Schema (2020-12), made by msgspec from the types, with the notes of each field."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.server.protocol import asked, told
from lodestone.server.protocol.common import Told
from lodestone.server.protocol.describe.sources import MODULES, field_notes, one_line, structs

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> dict[str, dict[str, Any]]:
    """One schema for what clients send, one for what the server sends over the socket."""
    return {"asked": _schema(asked.AnyAsked, "asked"), "told": _schema(told.AnyTold, "told")}


def _schema(union: Any, title: str) -> dict[str, Any]:
    (root,), components = components_of((union,), "#/$defs/{name}")
    return {"$schema": DIALECT, "title": title, **root, "$defs": components}


def components_of(roots: tuple[Any, ...], template: str) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The schemas of some types and of all that they refer to, with a description for every field that has a note."""
    schemas, components = msgspec.json.schema_components(roots, ref_template=template)
    kinds = {kind.__name__: kind for module in MODULES for kind in structs(module)}
    for name, component in components.items():
        if "description" in component:
            component["description"] = one_line(component["description"])
        kind = kinds.get(name)
        if kind is None:
            continue
        notes = field_notes(kind)
        for field, schema in component.get("properties", {}).items():
            if field in notes:
                component["properties"][field] = _noted(schema, notes[field])
        if issubclass(kind, Told):  # what the server sends is always whole
            component["required"] = list(component.get("properties", {}))
    return tuple(schemas), components


def _noted(schema: dict[str, Any], note: str) -> dict[str, Any]:
    return {**schema, "description": note}
