"""Copies of the tree in which mutants are made. The tree itself is only read."""

from __future__ import annotations

import hashlib
import os
import shutil
import sysconfig
import tempfile
from collections.abc import Iterable, Iterator, Set
from contextlib import contextmanager
from importlib.util import cache_from_source
from pathlib import Path
from venv import EnvBuilder

from tests.mutants.mutant import BadList, Mutant

MADE_ON_THE_WAY = {
    ".git", ".venv", "__pycache__", "node_modules", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis",
    ".import_linter_cache", ".benchmarks", "build", "dist",
}  # fmt: skip
"""Names that are neither copied nor touched in the copy: kernels compiled there last time are still valid."""

BUILT = Path("src/lodestone/server/static")
"""The built browser table: tests of a mutant in `web/` rebuild it in the copy."""


def usual_place(root: Path) -> Path:
    """The folder for copies of a tree. Always the same one, since kernels are cached by the path of their sources."""
    return Path(tempfile.gettempdir()) / f"lodestone-mutants-{hashlib.sha256(bytes(root)).hexdigest()[:8]}"


class TreeCopy:
    """A copy of a tree."""

    def __init__(self, root: Path, folder: Path, only: Iterable[str] = ()) -> None:
        """`only` names the files and folders at the root that are needed; everything if it is empty."""
        self.root = root
        self.folder = folder
        self._left_out = {entry.name for entry in root.iterdir()} - set(only) if only else set()

    @property
    def python(self) -> Path:
        """The copy's own interpreter, so that every process a test starts, in any environment, runs the copy."""
        return self.folder / ".venv" / "bin" / "python"

    def bring_up_to_date(self) -> None:
        """Bring contents and times in line with the tree: compiled kernels are cached by both."""
        _mirror(self.root, self.folder, self._left_out)
        for room in ("src", "tests"):
            _bring_compiled(self.root / room, self.folder / room)
        self._make_environment()
        if (self.folder / "web").is_dir() and (self.root / "web" / "node_modules").is_dir():
            self._link_node_modules()

    @contextmanager
    def mutated(self, mutant: Mutant) -> Iterator[None]:
        """Within this context the copy contains the mutant."""
        file = self.folder / mutant.file
        text = file.read_text(encoding="utf-8")
        if text.count(mutant.stands) != 1:
            raise BadList(f"{mutant.name}: what it changes stands {text.count(mutant.stands)} times in {mutant.file}.")
        kernels = self._kernels()
        file.write_text(text.replace(mutant.stands, mutant.becomes), encoding="utf-8")
        _forget_compiled(file)
        try:
            yield
        finally:
            shutil.copy2(self.root / mutant.file, file)
            _forget_compiled(file)
            for folder in self._kernels() - kernels:
                shutil.rmtree(folder)
            if (self.folder / BUILT).is_dir():
                _mirror(self.root / BUILT, self.folder / BUILT)

    def _kernels(self) -> set[Path]:
        return set(self.folder.glob("src/**/__pycache__/kernels-*"))

    def _make_environment(self) -> None:
        """Make an environment with all packages except Lodestone: a plain path entry brings in no editable install."""
        if not self.python.exists():
            EnvBuilder(symlinks=True).create(self.folder / ".venv")
        packages = sysconfig.get_path("purelib", vars={"base": str(self.folder / ".venv")})
        paths = [str(self.folder / "src"), sysconfig.get_path("purelib")]
        (Path(packages) / "copy.pth").write_text("\n".join(paths), encoding="utf-8")

    def _link_node_modules(self) -> None:
        """Make a folder with a link for each package, so that what tools write beside them stays in the copy."""
        ours = self.folder / "web" / "node_modules"
        ours.mkdir(parents=True, exist_ok=True)
        for package in (self.root / "web" / "node_modules").iterdir():
            link = ours / package.name
            if package.is_file():
                shutil.copy2(package, link)
            elif package.name not in (".vite", ".vite-temp") and not link.exists():
                link.unlink(missing_ok=True)
                link.symlink_to(package)


def _bring_compiled(source: Path, copy: Path) -> None:
    """Copy Python's compiled files, which saves time in the first run: valid, since Python goes by size and time."""
    for compiled in source.rglob("__pycache__/*.pyc"):
        there = copy / compiled.relative_to(source)
        if there.parents[1].is_dir() and not there.exists():
            there.parent.mkdir(exist_ok=True)
            shutil.copy2(compiled, there)


def _forget_compiled(source: Path) -> None:
    """Python recognises a source by its size and the second of its last change; two mutants may agree in both."""
    if source.suffix == ".py":
        Path(cache_from_source(str(source))).unlink(missing_ok=True)


def _mirror(source: Path, copy: Path, left_out: Set[str] = frozenset()) -> None:
    """Make `copy` the same as `source`, except for `MADE_ON_THE_WAY`."""
    copy.mkdir(parents=True, exist_ok=True)
    unwanted = MADE_ON_THE_WAY | left_out
    wanted = {entry.name: entry for entry in os.scandir(source) if entry.name not in unwanted}
    there = {entry.name: entry for entry in os.scandir(copy) if entry.name not in MADE_ON_THE_WAY}
    for name in there.keys() - wanted.keys():
        path = copy / name
        if there[name].is_dir(follow_symlinks=False):
            shutil.rmtree(path)
        else:
            path.unlink()
    for name, entry in wanted.items():
        if entry.is_dir():
            _mirror(source / name, copy / name)
        elif name not in there or _is_other(entry, there[name]):
            shutil.copy2(entry.path, copy / name)


def _is_other(one: os.DirEntry[str], other: os.DirEntry[str]) -> bool:
    was, now = one.stat(), other.stat()
    return (was.st_size, was.st_mtime_ns) != (now.st_size, now.st_mtime_ns)
