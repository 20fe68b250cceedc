"""What is compiled before somebody asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from lodestone.bots.clustered.search import compile as search
from lodestone.clustered.batch.compile import BATCH
from lodestone.core.kernel_cache import CACHE_VARIABLE, are_compiled, choose_cache_folder
from lodestone.server.pondering.preparing import KERNELS


def test_the_kernels_that_are_prepared_are_those_of_the_search() -> None:
    assert (Path(search.__file__).parent, BATCH) == KERNELS


def test_what_was_compiled_for_other_sources_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    package = tmp_path / "package"
    package.mkdir()
    source = package / "kernel.py"
    source.write_text("before")
    assert not are_compiled(package)
    (choose_cache_folder(package) / "kernel.nbi").touch()
    assert are_compiled(package)
    source.write_text("after")
    assert not are_compiled(package)
