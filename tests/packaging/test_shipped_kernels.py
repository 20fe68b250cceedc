"""Machine code shipped with the package is used on machines that it fits, and only there.

The small test ships the code of two kernels; `make soak` and `make release` ship all of it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from scripts import pack_kernels

import lodestone
from lodestone.core import shipped_kernels
from lodestone.core.kernel_cache import CACHE_VARIABLE, TURN, choose_cache_folder, is_compiled, is_worth_compiling
from lodestone.core.shipped_kernels import LEVEL, fitting_mark

FIRST_TURN = Path(__file__).with_name("first_turn.py")
TURN_ALONE = f"""
import runpy
script = runpy.run_path({str(FIRST_TURN)!r})
script["one_turn"]()
print('{{"compiled": ' + str(bool(script["COMPILED"])).lower() + '}}')
"""
REFRESH = """
from lodestone.core.compiler import announce_compilation
announce_compilation(lambda: print("compiling"))
from lodestone.physics import bodies
sample = bodies.empty_bodies(1)
sample.semi_axes[:] = [[0.018, 0.016, 0.010]]
sample.principal_inertia[:] = 1.0
sample.quaternion[:] = [[0.5, 0.5, -0.5, 0.5]]
bodies.refresh(sample, 0)
print(sample.tobytes().hex())
"""


def run(code: str | Path, package: Path | None = None, **more: str) -> str:
    """Run a script with a copy of the package, or with ours; returns its output."""
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1", **more}
    if package is not None:
        environment["PYTHONPATH"] = str(package.parent)
    script = [str(code)] if isinstance(code, Path) else ["-c", code]
    done = subprocess.run([sys.executable, *script], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def installed(site: Path, kernels: Path) -> Path:
    """A read-only copy of the package with shipped code: not even root can write there."""
    package = site / "lodestone"
    shutil.copytree(Path(lodestone.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(kernels, package / "_kernels")
    for folder in ("physics", "clustered/batch", "bots/clustered/search"):
        (package / folder / "__pycache__").touch()
    return package


def nowhere(folder: Path) -> dict[str, str]:
    """An environment without a writable place for caches."""
    barrier = folder / "a file, no folder"
    barrier.touch()
    return {"XDG_CACHE_HOME": str(barrier), "HOME": str(barrier), CACHE_VARIABLE: ""}


def test_shipped_code_is_run_where_nothing_can_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pack_kernels, "COMPILE", REFRESH)
    pack_kernels.compile_all(tmp_path / "cache")
    kernels, _ = pack_kernels.pack(tmp_path / "cache", tmp_path / "kernels")
    assert kernels >= 1
    package = installed(tmp_path / "site", tmp_path / "kernels")
    shipped = run(REFRESH, package, **nowhere(tmp_path))
    ours = run(REFRESH)
    assert shipped == ours.removeprefix("compiling\n"), "nothing was compiled, and every bit is the same"
    named = run(REFRESH, package, **nowhere(tmp_path), NUMBA_CPU_NAME="x86-64")
    assert named == f"compiling\n{shipped}", "whoever names a processor gets code for that one"
    source = package / "physics" / "bodies.py"
    source.write_text(f"{source.read_text(encoding='utf-8')}\n# edited\n", encoding="utf-8")
    assert run(REFRESH, package, **nowhere(tmp_path)) == f"compiling\n{shipped}"


def test_a_second_start_compiles_nothing() -> None:
    run(TURN_ALONE)
    assert json.loads(run(TURN_ALONE)) == {"compiled": False}


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_first_turn_from_shipped_code_compiles_nothing(tmp_path: Path) -> None:
    pack_kernels.main(tmp_path / "kernels")
    package = installed(tmp_path / "site", tmp_path / "kernels")
    shipped, ours = (json.loads(run(FIRST_TURN, *more)) for more in ((package,), ()))
    assert shipped["compiled"] is False
    assert [shipped[what] for what in ("turn", "matches", "search")] == [
        ours[what] for what in ("turn", "matches", "search")
    ]


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with a single source, whose machine code is shipped."""
    package = tmp_path / "package"
    package.mkdir()
    (package / "kernel.py").write_text("before")
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    monkeypatch.delenv("NUMBA_CPU_NAME", raising=False)
    monkeypatch.setattr(shipped_kernels, "SHIPPED", tmp_path / "shipped")
    monkeypatch.setattr(shipped_kernels, "_has_level", lambda: True)
    folder = tmp_path / "shipped" / choose_cache_folder(package).name
    folder.mkdir(parents=True)
    (folder / fitting_mark()).touch()
    return package


def test_what_was_shipped_need_not_be_compiled(shipped: Path) -> None:
    assert is_compiled(TURN, shipped)
    assert not is_worth_compiling(shipped)


def test_edited_sources_are_compiled(shipped: Path) -> None:
    (shipped / "kernel.py").write_text("after")
    assert not is_compiled(TURN, shipped)
    assert is_worth_compiling(shipped)


@pytest.mark.parametrize(
    ("what", "otherwise"), [("_has_level", lambda: False), ("fitting_mark", lambda: "another numba.complete")]
)
def test_what_does_not_fit_is_compiled(
    what: str, otherwise: object, shipped: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shipped_kernels, what, otherwise)
    assert not is_compiled(TURN, shipped)
    assert is_worth_compiling(shipped)


def test_whoever_names_a_processor_is_obeyed(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NUMBA_CPU_NAME", LEVEL)
    assert not is_compiled(TURN, shipped)
