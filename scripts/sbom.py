"""A wheel's contents and requirements as a bill of materials in CycloneDX: `python scripts/sbom.py FILE`.

Shipped are our own code, the npm packages that browsers load and what the documentation site uses; required are the
Python packages that it was tested with, whose licences are known where they are installed. Only the standard
library is used: the package build runs this.
"""

from __future__ import annotations

import json
import re
import sys
import zipfile
from importlib.metadata import PackageNotFoundError, metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
BUNDLED = ROOT / "src" / "lodestone" / "server" / "static" / "bundled.json"
DOCUMENTATION = ROOT / "src" / "lodestone" / "server" / "docs_site.zip"
PINS = ROOT / "requirements" / "play.txt"
BUILDING = ROOT / "requirements" / "build.in"
VERSION = ROOT / "src" / "lodestone" / "_version.py"


def bill() -> dict[str, Any]:
    """The whole bill; without a time stamp, so that the same sources give the same bill."""
    (version,) = re.findall(r'"([^"]+)"', VERSION.read_text(encoding="utf-8").partition("__version__")[2])[:1]
    whole = {"type": "application", "name": "lodestone", "version": version, "licenses": _licences("MIT")}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**whole, "bom-ref": "lodestone", "purl": f"pkg:pypi/lodestone@{version}"}},
        "components": [*_bundled(), *_documentation(), *_required()],
    }


def write(file: Path) -> None:
    """Write it down."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(bill(), indent=1), encoding="utf-8")


def _bundled() -> list[dict[str, Any]]:
    """The npm packages in what browsers load; none, if the browser table was not built."""
    if not BUNDLED.is_file():
        return []
    packages = json.loads(BUNDLED.read_text(encoding="utf-8"))
    return [_component("npm", each["name"], each["version"], each["licence"], shipped=True) for each in packages]


def _documentation() -> list[dict[str, Any]]:
    """The packages whose styles and scripts are in the documentation, by its own list; none, if it was not built."""
    if not DOCUMENTATION.is_file():
        return []
    with zipfile.ZipFile(DOCUMENTATION) as site:
        # A site built before there was such a list is rebuilt when a release is made.
        told = site.read("licences.txt").decode() if "licences.txt" in site.namelist() else ""
    found = re.findall(r"^(\S+) (\S+) \(([^()\n]+)\)$", told, re.MULTILINE)
    return [_component("pypi", name, version, licence, shipped=True) for name, version, licence in found]


def _required() -> list[dict[str, Any]]:
    """The Python packages that everything was tested with."""
    pins = re.findall(r"^([A-Za-z0-9._-]+)==([^ ;\\]+)", PINS.read_text(encoding="utf-8"), re.MULTILINE)
    building = BUILDING.read_text(encoding="utf-8").split()
    listed = {part["name"] for part in _documentation()}
    return [
        _component("pypi", name, version, _licence_of(name), shipped=False)
        for name, version in pins
        if name not in building and name not in listed
    ]


def _component(kind: str, name: str, version: str, licence: str, *, shipped: bool) -> dict[str, Any]:
    address = f"pkg:{kind}/{name.replace('@', '%40')}@{version}"
    found = {"type": "library", "bom-ref": address, "name": name, "version": version, "purl": address}
    described = {"scope": "required", "properties": [{"name": "lodestone:shipped", "value": str(shipped).lower()}]}
    return {**found, **described, **({"licenses": _licences(licence)} if licence else {})}


def _licences(said: str) -> list[dict[str, Any]]:
    """An SPDX expression as such, anything else as a name."""
    if re.fullmatch(r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*", said):
        return [{"expression": said}]
    return [{"license": {"name": said}}]


def _licence_of(name: str) -> str:
    try:
        told = metadata(name)
    except PackageNotFoundError:
        return ""
    classified = [line.rpartition(" :: ")[2] for line in told.get_all("Classifier") or [] if line.startswith("License")]
    return told["License-Expression"] or ", ".join(classified) or (told["License"] or "").partition("\n")[0]


if __name__ == "__main__":
    write(Path(sys.argv[1]))
