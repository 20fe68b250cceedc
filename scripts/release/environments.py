"""The available Pythons, and environments that contain nothing except what was installed into them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

MINORS = range(11, 16)
IN_EVERY_ENVIRONMENT = ("pip", "setuptools", "pkg_resources", "_distutils_hack", "wheel")
"""Packages that `venv` installs, which do not count as ours."""


class Environment(NamedTuple):
    """A virtual environment."""

    folder: Path

    @property
    def python(self) -> Path:
        return self.folder / "bin" / "python"

    def run(self, *arguments: str, **more: str) -> str:
        """Run Python there, with no other Lodestone and no other cache in reach; returns its output."""
        kept = {name: os.environ[name] for name in ("PATH", "LANG", "TMPDIR") if name in os.environ}
        own = {"HOME": str(self.folder), "XDG_CACHE_HOME": str(self.folder / "cache")}
        done = subprocess.run(
            [str(self.python), *arguments],
            env={**kept, **own, **more},
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(f"{' '.join(arguments)[:200]} failed in {self.folder}:\n{done.stdout}\n{done.stderr}")
        return done.stdout

    def command(self, *arguments: str) -> str:
        """Run `lodestone …` there; returns its output."""
        return self.run(str(self.folder / "bin" / "lodestone"), *arguments)

    def megabytes(self) -> float:
        """The size of what was installed, MB."""
        (site,) = self.folder.glob("lib/python*/site-packages")
        ours = [entry for entry in site.iterdir() if not entry.name.startswith(IN_EVERY_ENVIRONMENT)]
        files = [file for entry in ours for file in ([entry] if entry.is_file() else entry.rglob("*"))]
        return sum(file.stat().st_size for file in files if file.is_file()) / 1e6


def make_environment(python: str, folder: Path, *wanted: str) -> Environment:
    """Make a new environment with these requirements."""
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run([python, "-m", "venv", str(folder)], check=True)
    made = Environment(folder)
    quiet = ("--quiet", "--quiet", "--disable-pip-version-check")
    # What others put on Python's path would count as installed.
    alone = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    subprocess.run([str(made.python), "-m", "pip", "install", *quiet, *wanted], env=alone, check=True)
    return made


def pythons_at_hand() -> dict[str, str]:
    """Every minor version that can be run, with its command: on the path, or one of pyenv's."""
    found: dict[str, str] = {}
    for minor in MINORS:
        name = f"python3.{minor}"
        root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
        for candidate in (shutil.which(name), *sorted(map(str, root.glob(f"versions/3.{minor}.*/bin/{name}")))):
            if candidate and _runs(candidate):
                found[f"3.{minor}"] = candidate
                break
    return found


def _runs(python: str) -> bool:
    tried = subprocess.run([python, "-c", "import venv, ensurepip"], capture_output=True, check=False)
    return tried.returncode == 0
