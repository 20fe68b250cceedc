"""Every message that enters or leaves the server, as types: the source of JSON Schema, OpenAPI and TypeScript.

No other JSON leaves the server. What arrives is read strictly: unknown keys and wrong types are refused. Imports the
messages of games (`match.wire`, `match.<game>.wire`), nothing of tables.
"""

PROTOCOL = 1
"""Raised when an old client could no longer follow."""
