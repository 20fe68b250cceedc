"""What README and docs promise is true: their Python runs, their links lead somewhere, nothing names a registry."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.commandline import environment

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
EXAMPLES = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.S)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.strip().splitlines()[0][:30])
def test_the_python_in_the_readme_runs(example: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", example], capture_output=True, text=True, env=environment(), check=False
    )
    assert done.returncode == 0, done.stderr
    for promised in re.findall(r"print\(.*\)\s+# (.*)", example):
        assert promised in done.stdout


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_inside_the_repository_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_pins_name_no_registry() -> None:
    for file in (ROOT / "requirements").glob("*"):
        assert not re.search(r"https?://|index-url|find-links", file.read_text(encoding="utf-8")), file.name
