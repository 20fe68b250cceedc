"""Pictures for previews as PNG: our own SVG, drawn without any typeface and without looking at files or the network."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import resvg_py

from lodestone.match.game import GameKind
from lodestone.match.preview import preview_svg


def png(svg: str) -> bytes:
    """A document of ours as pixels."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True))


def preview(kind: GameKind, taken: Sequence[bool], board: bytes | None) -> bytes:
    """A table as pixels."""
    return png(preview_svg(kind.name, taken, kind.drawn_before() if board is None else kind.drawn(board)))


def record_preview(kind: GameKind, record: Any) -> bytes:
    """The end of a game as pixels, with every seat taken."""
    return preview(kind, [True] * record["seats"], kind.board_of_record(record))
