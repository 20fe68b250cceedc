"""The HTTP part as OpenAPI 3.1, from the list of operations and the types."""

from __future__ import annotations

import re
from typing import Any

from lodestone import __version__
from lodestone.i18n import text
from lodestone.match.game import Games
from lodestone.match.games import GAMES
from lodestone.match.wire import RecordId, TableId
from lodestone.server.describe.schema import components_of
from lodestone.server.http.answers import STATUS
from lodestone.server.http.routes import OPERATIONS, Operation
from lodestone.server.protocol.common import TurnNumber
from lodestone.server.protocol.http import DayName, Failed, Health, ResultId
from lodestone.server.protocol.lobby import ListingId

_IDS: dict[str, Any] = {
    "table": TableId,
    "record": RecordId,
    "turn": TurnNumber,
    "listing": ListingId,
    "day": DayName,
    "result": ResultId,
}


def openapi(games: Games = GAMES) -> dict[str, Any]:
    """The whole document."""
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
