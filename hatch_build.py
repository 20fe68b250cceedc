"""Has the browser table built whenever the package is, so that `pip install .` needs no Node on the system."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import build_web  # type: ignore[import-not-found]  # beside us only while building


class BrowserTable(BuildHookInterface[Any]):
    """Builds `web/` into the package before its files are collected."""

    def dependencies(self) -> list[str]:
        """Node, where the system has none."""
        return [] if build_web.is_current() or build_web.system_node() else [build_web.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before the wheel is put together, editable or not."""
        build_web.build()
