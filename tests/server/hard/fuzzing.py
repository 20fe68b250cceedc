"""Messages nobody should send, and messages drawn from the schema of the protocol."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

from tests import ROOT
from tests.server.hard.hard_server import UNLIMITED

LIMITS = {**UNLIMITED, "messages_at_once": 10_000}

Json = dict[str, Any]

SCHEMA: Json = json.loads((ROOT / "docs" / "schema" / "asked.json").read_text(encoding="utf-8"))

MALFORMED: tuple[str | bytes, ...] = (
    "",
    " ",
    "{",
    "null",
    "[]",
    "17",
    '"play"',
    "[" * 10_000,
    '{"type":' * 1500,
    '{"type":"play","id":"x","seat":' + "9" * 5000 + ',"move":"Sh1@1,0"}',
    '{"type":"play","id":"x","seat":1e400,"move":"Sh1@1,0"}',
    '{"type":"play","id":"x","seat":-1,"move":"Sh1@1,0"}',
    '{"type":"play","id":"x","seat":0.5,"move":"Sh1@1,0"}',
    '{"type":"play","id":"x","seat":true,"move":"Sh1@1,0"}',
    '{"type":"play","id":"","seat":0,"move":"Sh1@1,0"}',
    '{"type":"play","id":7,"seat":0,"move":"Sh1@1,0"}',
    '{"type":"play","id":"' + "x" * 41 + '","seat":0,"move":"Sh1@1,0"}',
    '{"type":"play","id":"x","seat":0,"move":"Sh1@' + "9" * 30 + ',0"}',
    '{"type":"play","id":"x","seat":0,"move":"Sh1@1,0","token":"y"}',
    '{"type":"play","id":"x"}',
    '{"type":"nothing","id":"x"}',
    '{"type":null,"id":"x"}',
    '{"id":"x"}',
    '{"type":"hello","protocol":1,"token":null}',
    '{"type":"hello","protocol":10000000000000000000000}',
    '{"type":"say","id":"x","text":"' + "y" * 281 + '"}',
    '{"type":"say","id":"x","text":"\\ud800"}',
    '{"type":"do","id":"x","seat":0,"intent":{"do":"take","magnet":["c1"]}}',
    '{"type":"do","id":"x","seat":0,"intent":' + '{"do":' * 500 + "1" + "}" * 500 + "}",
    '{"type":"stream","seat":0,"number":-1,"intent":{"do":"hover","x":0}}',
    '{"type":"stream","seat":0,"number":1,"intent":{"do":"hover","x":1e308,"y":-1e308}}',
    '{"type":"ping","id":"' + "\\u0000" * 40 + '","x":1}',
    "\N{ZERO WIDTH NO-BREAK SPACE}{}",
    b"\x00",
    b"\xff\xfe\xfd" * 1000,
    bytes(range(256)) * 20,
    b'{"type":"play"',
    '{"type":"ping","id":"x","y":"' + "z" * 17_000 + '"}',
)
"""Each of these must be refused, and none may change a table."""

_ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def messages() -> st.SearchStrategy[Json]:
    """Any message but `hello` that the schema allows, and some that it almost allows."""
    kinds = [name for name, schema in SCHEMA["$defs"].items() if "properties" in schema and name != "Hello"]
    valid = st.one_of([_drawn({"$ref": f"#/$defs/{name}"}) for name in kinds])
    return valid | st.builds(_spoiled, valid, st.integers(0, 10**6), _ANYTHING)


def _spoiled(message: Json, where: int, value: Any) -> Json:
    """A message with one field replaced by anything."""
    names = [name for name in message if name not in ("type", "id")]
    return {**message, names[where % len(names)]: value} if names else {**message, "more": value}


def _drawn(schema: Json) -> st.SearchStrategy[Any]:
    if "$ref" in schema:
        return _drawn(SCHEMA["$defs"][schema["$ref"].rpartition("/")[2]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "anyOf" in schema:
        return st.one_of(*map(_drawn, schema["anyOf"]))
    match schema.get("type"):
        case "object" if "properties" in schema:
            return st.fixed_dictionaries({name: _drawn(field) for name, field in schema["properties"].items()})
        case "object":
            return st.dictionaries(st.sampled_from(["do", "magnet", "x", "y", "seconds"]), _ANYTHING, max_size=4)
        case "string":
            return st.text(min_size=schema.get("minLength", 0), max_size=min(40, schema.get("maxLength", 40)))
        case "integer":
            most = schema.get("exclusiveMaximum", 2**40) - 1
            return st.integers(schema.get("minimum", -(2**40)), most)
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
    return _ANYTHING
