"""An sdist contains the built browser table: a wheel can be built from it without Node; if not, the error says so."""

from __future__ import annotations

import json
import shutil
import tarfile
import zipfile
from pathlib import Path

import pytest
from scripts import build_docs

from tests.packaging.building import build, unpacked
from tests.web.chromium import one_at_a_time

PAGE = "lodestone/server/static/index.html"
DOCS = "lodestone/server/docs_site.zip"


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    with one_at_a_time("docs-build"):
        build_docs.build()
    out = tmp_path_factory.mktemp("sdist")
    done = build("sdist", out)
    assert done.returncode == 0, done.stderr
    return next(out.glob("*.tar.gz"))


@pytest.fixture
def source(sdist: Path, tmp_path: Path) -> Path:
    return unpacked(sdist, tmp_path / "source")


def test_an_sdist_holds_the_sources_and_the_built_table_but_no_pictures(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{PAGE}", f"src/{DOCS}", "web/src/App.svelte", "tests/packaging/test_building.py", "LICENSE"} <= names
    assert not [name for name in names if "docs/screens" in name or "node_modules" in name or "/_kernels/" in name]


def test_a_wheel_comes_out_of_it_without_node(source: Path, tmp_path: Path) -> None:
    done = build("wheel", tmp_path, source)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    shipped = zipfile.ZipFile(wheel)
    assert {PAGE, DOCS} <= set(shipped.namelist())
    assert not [name for name in shipped.namelist() if not name.startswith("lodestone")]
    _check_bill(shipped)


def _check_bill(wheel: zipfile.ZipFile) -> None:
    """Check that everything it contains or needs is listed, with the licences of all that it contains."""
    (file,) = [name for name in wheel.namelist() if name.endswith(".dist-info/sboms/lodestone.cdx.json")]
    bill = json.loads(wheel.read(file))
    parts = {part["name"]: part for part in bill["components"]}
    assert {"svelte", "three", "@fontsource/fraunces", "furo", "sphinx", "msgspec", "numba"} <= parts.keys()
    assert len({part["bom-ref"] for part in bill["components"]}) == len(bill["components"])
    assert not {"hatchling", "vite"} & parts.keys()
    shipped = [part for part in bill["components"] if part["properties"][0]["value"] == "true"]
    licences = wheel.read("lodestone/server/static/licences.txt").decode()
    with wheel.open(DOCS) as site:
        licences += zipfile.ZipFile(site).read("licences.txt").decode()
    for part in shipped:
        assert f"{part['name']} {part['version']} ({part['licenses'][0]['expression']})" in licences
    assert any(name.endswith("/licenses/LICENSE") for name in wheel.namelist())


def test_a_table_that_cannot_be_built_is_one_sentence(source: Path, tmp_path: Path) -> None:
    page = source / "web" / "index.html"
    page.write_text(page.read_text(encoding="utf-8") + "<!-- edited -->", encoding="utf-8")
    done = build("wheel", tmp_path, source)
    assert done.returncode == 1
    (said,) = done.stderr.splitlines()
    assert said.startswith("The browser table was not built: it needs Node")
    assert said.endswith("LODESTONE_NO_WEB=1 builds without it.")


def test_a_wheel_without_the_table(source: Path, tmp_path: Path) -> None:
    shutil.rmtree(source / "web")
    done = build("wheel", tmp_path, source, LODESTONE_NO_WEB="1")
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert PAGE not in zipfile.ZipFile(wheel).namelist()
    assert "lodestone/server/running.py" in zipfile.ZipFile(wheel).namelist()
