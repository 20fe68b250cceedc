"""Commands in the pages work as written: every subcommand, option, make target and module exists."""

from __future__ import annotations

import re
import shlex
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests import ROOT
from tests.cli.commandline import lodestone

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
CODE = re.compile(r"^```[^\n]*\n(.*?)^```|(?<!`)`([^`\n]+)`(?!`)", re.MULTILINE | re.DOTALL)
PROGRAM = r"(?:^|\| |&& )(?:\$ )?(?:[A-Z_]+=\S+ )*(?:[\w./~-]*/)?"
LODESTONE = re.compile(PROGRAM + r"lodestone((?: [^\s|;&#…]+)*)", re.MULTILINE)
MAKE = re.compile(r"(?:^|&& )(?:\$ )?make ([a-z]+)", re.MULTILINE)
MODULE = re.compile(PROGRAM + r"python3? -m ((?:tests|scripts|benchmarks|lodestone)[.\w]*)", re.MULTILINE)


def code_in(page: Path) -> str:
    """The code on a page, in blocks and inline; continued lines are joined."""
    text = page.read_text(encoding="utf-8")
    return "\n".join(block or inline for block, inline in CODE.findall(text)).replace("\\\n", " ")


def typed(pattern: re.Pattern[str]) -> list[pytest.param]:  # type: ignore[valid-type]
    """The commands on the pages, once each."""
    found = {(match.strip(), page.name) for page in PAGES for match in pattern.findall(code_in(page))}
    return [pytest.param(match, id=f"{page}: {match}") for match, page in sorted(found)]


@cache
def help_of(*names: str) -> str:
    done = lodestone("--lang", "en", *names, "--help")
    assert done.returncode == 0, done.stderr
    return done.stdout


def commands_in(help_text: str) -> list[str]:
    return re.findall(r"^  ([a-z]+)  ", help_text.partition("Commands:\n")[2], re.MULTILINE)


@pytest.mark.parametrize("arguments", typed(LODESTONE))
def test_a_command_exists_with_its_options(arguments: str) -> None:
    words = shlex.split(arguments)
    names: list[str] = []
    while words and words[0] in commands_in(help_of(*names)):
        names.append(words.pop(0))
    if names == ["play"]:
        names.append("clustered")  # the default game
    known = set(re.findall(r"(?<![\w-])--?[a-z][a-z-]*", help_of(*names)))
    used = {word.partition("=")[0] for word in words if re.match(r"--?[a-z]", word)}
    assert used <= known, f"lodestone {' '.join(names)} has no {used - known}"
    assert names or not words or words[0].startswith("-"), f"there is no lodestone {words[0]}"


@pytest.mark.parametrize("target", typed(MAKE))
def test_a_make_target_exists(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("module", typed(MODULE))
def test_a_module_can_be_run(module: str) -> None:
    found = find_spec(module)
    assert found is not None
    assert found.submodule_search_locations is None or find_spec(f"{module}.__main__")
