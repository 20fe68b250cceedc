"""What a release has left behind: a folder of tests/fixtures, written once and never again."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests import ROOT

Json = dict[str, Any]

FIXTURES = ROOT / "tests" / "fixtures"
DATABASES = ("sqlite", "postgresql")
ADMIN_TOKEN = "admin-of-the-fixtures"
"""The admin token of every server that writes or reads the fixtures."""


class Release:
    """The folder of one release. `release.json` tells its versions, and the kinds of everything it can say."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.version = folder.name

    def __repr__(self) -> str:
        return self.version

    @property
    def facts(self) -> Json:
        """Version, protocol, revision of the database, physics, and the kinds of all that can be written (`kinds`)."""
        facts: Json = json.loads((self.folder / "release.json").read_text(encoding="utf-8"))
        return facts

    def bytes(self, name: str) -> bytes:
        """A packed file, unpacked."""
        return gzip.decompress((self.folder / f"{name}.gz").read_bytes())

    def json(self, name: str) -> Any:
        """A packed file of JSON."""
        return json.loads(self.bytes(name))

    def lines(self, name: str) -> Iterator[Any]:
        """A packed file of JSON lines."""
        return (json.loads(line) for line in self.bytes(name).splitlines())

    def records(self) -> list[str]:
        """The names of all records, grouped by what wrote them: `server/…`, `play/…`, `referee/…`."""
        found = (self.folder / "records").rglob("*.json.gz")
        return sorted(str(file.relative_to(self.folder).with_suffix("")) for file in found)


class ReleaseWriter:
    """Fills the folder of a new release."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def facts(self, facts: Json) -> None:
        """Write the one file that is meant for people."""
        self._file("release.json").write_text(json.dumps(facts, indent=2) + "\n", encoding="utf-8")

    def bytes(self, name: str, content: bytes) -> None:
        """Write a compressed file, without a time stamp, so that the same content makes the same file."""
        self._file(f"{name}.gz").write_bytes(gzip.compress(content, mtime=0))

    def json(self, name: str, data: object) -> None:
        """Write compressed JSON."""
        self.bytes(name, _encoded(data))

    def lines(self, name: str, lines: Iterator[object] | list[Json]) -> None:
        """Write compressed JSON lines."""
        self.bytes(name, b"".join(_encoded(line) + b"\n" for line in lines))

    def _file(self, name: str) -> Path:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        return file


def _encoded(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def releases() -> list[Release]:
    """All releases, oldest first."""
    folders = [file.parent for file in FIXTURES.glob("*/release.json")]
    return [Release(folder) for folder in sorted(folders, key=_by_number)]


def _by_number(folder: Path) -> list[int]:
    return [int(part) for part in folder.name.split(".") if part.isdecimal()]
