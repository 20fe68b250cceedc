"""What is written from the protocol's types is current."""

from __future__ import annotations

from pathlib import Path

import pytest

from lodestone.server.protocol.describe.files import descriptions

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(("name", "text"), descriptions().items(), ids=list(descriptions()))
def test_the_description_is_current(name: str, text: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == text, "run `make schema`"
