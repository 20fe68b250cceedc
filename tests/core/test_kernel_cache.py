"""Kernels that are compiled ahead, before anybody needs them."""

from __future__ import annotations

from pathlib import Path

import pytest

from lodestone.bots.at_tables import KERNELS
from lodestone.bots.clustered.neural.compile import HERE
from lodestone.bots.clustered.search import compile as search
from lodestone.clustered.batch.compile import BATCH
from lodestone.core.kernel_cache import CACHE_VARIABLE, choose_cache_folder, is_worth_compiling


def test_the_kernels_that_are_prepared_are_those_of_the_search() -> None:
    assert (Path(search.__file__).parent, BATCH) == KERNELS[0]
    assert (HERE, *KERNELS[0]) == KERNELS[1]


def test_what_was_compiled_for_other_sources_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    package = tmp_path / "package"
    package.mkdir()
    source = package / "kernel.py"
    source.write_text("before")
    assert is_worth_compiling(package)
    (choose_cache_folder(package) / "kernel.nbi").touch()
    assert not is_worth_compiling(package)
    source.write_text("after")
    assert is_worth_compiling(package)


def test_what_cannot_be_kept_is_not_worth_compiling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    barrier = tmp_path / "a file, no folder"
    barrier.touch()
    monkeypatch.setenv(CACHE_VARIABLE, str(barrier))
    monkeypatch.setenv("XDG_CACHE_HOME", str(barrier))
    package = tmp_path / "package"
    package.mkdir()
    (package / "__pycache__").touch()
    assert not is_worth_compiling(package)
