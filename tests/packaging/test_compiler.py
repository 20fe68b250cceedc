"""Numba is used through one module only, so that a new version of it can only break things there."""

from __future__ import annotations

import re
from pathlib import Path

import lodestone
from tests import ROOT

PACKAGE = Path(lodestone.__file__).parent
NUMBA = re.compile(r"^\s*(?:import|from)\s+(?:numba|llvmlite)\b", re.MULTILINE)
INSIDE = re.compile(r"\._cache\b|\._cache_file\b|no_cpython_wrapper|no_cfunc_wrapper|forceinline|_nrt\b|typeof_pyval")


def test_one_file_imports_numba_and_knows_its_inside() -> None:
    for pattern in (NUMBA, INSIDE):
        assert _matching(PACKAGE, pattern) == ["core/compiler.py"]


def test_neither_tests_nor_benchmarks_need_to_know_numba() -> None:
    assert [found for room in ("benchmarks", "scripts", "tests") for found in _matching(ROOT / room, NUMBA)] == []


def _matching(folder: Path, pattern: re.Pattern[str]) -> list[str]:
    sources = {path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    return [name for name, source in sources.items() if pattern.search(source)]
