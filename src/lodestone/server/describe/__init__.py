"""The protocol described for others, from the types themselves: JSON Schema, OpenAPI, TypeScript.

`python -m lodestone.server.describe` writes docs/schema and web/src/lib/protocol/types.ts anew.
"""

from __future__ import annotations

import json
from typing import Any

from lodestone.server.describe.schema import openapi, schemas
from lodestone.server.describe.typescript import typescript


def descriptions() -> dict[str, str]:
    """The text of each file, by its path in the repository."""
    written = {f"docs/schema/{name}.json": _pretty(schema) for name, schema in schemas().items()}
    written["docs/schema/openapi.json"] = _pretty(openapi())
    return {**written, "web/src/lib/protocol/types.ts": typescript()}


def _pretty(value: dict[str, Any]) -> str:
    return json.dumps(value, indent=1, ensure_ascii=False) + "\n"
