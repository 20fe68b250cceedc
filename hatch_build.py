"""Puts into a package what git does not hold: the built browser table, a bill of materials, for a release kernels.

An sdist carries the browser table as it was built, so that whoever builds a wheel from it needs neither Node nor npm.
`LODESTONE_NO_WEB=1` builds without the table; `LODESTONE_KERNELS` names a folder made by `scripts/pack_kernels.py`.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent / "scripts"))

import build_web  # type: ignore[import-not-found]  # beside us only while building
import sbom  # type: ignore[import-not-found]

BILL = "build/lodestone.cdx.json"
PLATFORM = "manylinux_2_28_x86_64"
"""Where compiled kernels run: where numba's own wheels do."""


class BuiltParts(BuildHookInterface[Any]):
    """Builds `web/` into the package before its files are collected."""

    def dependencies(self) -> list[str]:
        """Node, where it is needed and the system has none."""
        spared = _without_web() or build_web.is_current() or build_web.system_node()
        return [] if spared else [build_web.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Runs before sdist or wheel are put together, editable or not."""
        if not _without_web():
            try:
                build_web.build()
            except build_web.BuildFailed as problem:
                # A sentence, not a traceback: pip shows everything that is printed here.
                sys.exit(f"The browser table was not built: {problem}. LODESTONE_NO_WEB=1 builds without it.")
            build_data["artifacts"].append("src/lodestone/server/static")
        if self.target_name == "wheel" and version == "standard":
            self._add_bill(build_data)
            if kernels := os.environ.get("LODESTONE_KERNELS"):
                _add_kernels(Path(kernels), build_data)

    def _add_bill(self, build_data: dict[str, Any]) -> None:
        sbom.write(Path(self.root, BILL))
        build_data["sbom_files"].append(BILL)


def _add_kernels(folder: Path, build_data: dict[str, Any]) -> None:
    python = (folder / "python-tag").read_text(encoding="utf-8")
    for kernels in folder.glob("kernels-*"):
        build_data["force_include"][str(kernels)] = f"lodestone/_kernels/{kernels.name}"
    build_data["pure_python"] = False
    build_data["tag"] = f"{python}-{python}-{PLATFORM}"


def _without_web() -> bool:
    return os.environ.get("LODESTONE_NO_WEB", "") not in ("", "0")
