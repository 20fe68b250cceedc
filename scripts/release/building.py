"""Builds an sdist, and from it the wheels: a universal one, and one with compiled kernels for each Python."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from scripts.release.environments import Environment

ROOT = Path(__file__).resolve().parents[2]


def build_sdist(dist: Path) -> Path:
    """Build an sdist of these sources."""
    _hatchling("sdist", dist, ROOT, {})
    return next(dist.glob("*.tar.gz"))


def unpack(sdist: Path, work: Path) -> Path:
    """Unpack the folder in an sdist; wheels are built from that, so they cannot contain what it lacks."""
    shutil.rmtree(work, ignore_errors=True)
    with tarfile.open(sdist) as archive:
        archive.extractall(work, filter="data")
    return next(work.iterdir())


def build_wheel(source: Path, dist: Path, kernels: Path | None = None) -> Path:
    """Build a wheel from an unpacked sdist, without Node."""
    before = set(dist.glob("*.whl"))
    _hatchling("wheel", dist, source, {} if kernels is None else {"LODESTONE_KERNELS": str(kernels)})
    (made,) = set(dist.glob("*.whl")) - before
    return made


def pack_kernels(environment: Environment, source: Path, out: Path) -> str:
    """Compile kernels with the compiler of an environment; returns a sentence with their number."""
    return environment.run(str(source / "scripts" / "pack_kernels.py"), str(out)).splitlines()[-1]


def _hatchling(target: str, dist: Path, source: Path, more: dict[str, str]) -> None:
    path = os.environ["PATH"] if target == "sdist" else str(dist)
    environment = {**os.environ, "PATH": path, **more}
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(dist)]
    subprocess.run(command, cwd=source, env=environment, check=True, stdout=subprocess.DEVNULL)
