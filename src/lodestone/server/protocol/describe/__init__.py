"""The protocol described for others, from the types themselves: JSON Schema, OpenAPI, TypeScript.

`python -m lodestone.server.protocol.describe` writes docs/schema and web/src/lib/protocol/types.ts anew.
"""
