"""Files for containers: everything they name exists, and no image is pulled by name.

`sh scripts/images` builds the images; that needs root and some minutes.
"""

from __future__ import annotations

import re
import subprocess

import pytest
import yaml  # type: ignore[import-untyped]

from tests import ROOT

CONTAINERFILE = (ROOT / "Containerfile").read_text(encoding="utf-8")
STAGES = {name: base for base, name in re.findall(r"^FROM (\S+) AS (\S+)$", CONTAINERFILE, re.MULTILINE)}
COMPOSED = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]


def test_images_are_made_of_nothing_but_what_is_here() -> None:
    assert set(STAGES.values()) <= {"scratch", *STAGES}
    assert CONTAINERFILE.count("FROM ") == len(STAGES)
    copied = re.findall(r"^(?:ADD|COPY) (\S+) ", CONTAINERFILE, re.MULTILINE)
    assert all(name.startswith(("build/images/", "--from=")) or (ROOT / name).exists() for name in copied)


@pytest.mark.parametrize("name", COMPOSED)
def test_a_service_is_an_image_of_ours_that_cannot_write_to_itself(name: str) -> None:
    service = COMPOSED[name]
    target = service["build"]["target"]
    assert target in STAGES
    assert service["image"] == f"localhost/lodestone-{target}"
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    stage = CONTAINERFILE.partition(f"AS {target}\n")[2].partition("\nFROM ")[0]
    (user,) = re.findall(r"^USER (\S+)", stage, re.MULTILINE)
    assert user not in ("root", "0")


def test_three_servers_tell_each_other_where_they_are() -> None:
    nodes = {name: service["command"][-1] for name, service in COMPOSED.items() if service["image"].endswith("-server")}
    assert nodes == {name: f"http://{name}:8077" for name in ("one", "two", "three")}


@pytest.mark.parametrize("file", ["deploy/start-database", "scripts/images", "scripts/pin-requirements"])
def test_shell_scripts_can_be_read(file: str) -> None:
    subprocess.run(["sh", "-n", str(ROOT / file)], check=True)
