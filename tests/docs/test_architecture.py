"""The architecture page is true: its packages, its arrows, and every hop of the two paths it describes."""

from __future__ import annotations

import ast
import inspect
import re
import tomllib
from functools import cache
from importlib import import_module
from itertools import permutations, product
from pathlib import Path
from textwrap import dedent
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "lodestone"
PAGE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL))
ROADS = ("A move", "A hand's movement")
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]


class Hop(NamedTuple):
    """A step of a path: what receives a message and passes it on, and how it got there."""

    where: str
    name: str
    by: str


def hops(road: str) -> list[Hop]:
    rows = re.findall(r"^\| ([\w ]+) \| `([^`]+)` \|(?: (`?[\w.]+`?))? \| [^|]+ \|$", SECTIONS[road], re.MULTILINE)
    return [Hop(*row) for row in rows]


def packages(folder: Path, before: str = "") -> set[str]:
    return {before + child.name for child in folder.iterdir() if (child / "__init__.py").is_file()}


def found(name: str) -> Any:
    """What a dotted name (without `lodestone.`) stands for; raises if there is no such thing."""
    parts = ("lodestone." + name).split(".")
    for cut in range(len(parts), 0, -1):
        try:
            thing = import_module(".".join(parts[:cut]))
        except ModuleNotFoundError:
            continue
        for part in parts[cut:]:
            thing = getattr(thing, part)
        return thing
    raise AssertionError(f"there is no {name}")


@cache
def browser() -> str:
    files = sorted(path for kind in ("*.ts", "*.svelte") for path in (ROOT / "web" / "src").rglob(kind))
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def in_browser(name: str) -> str:
    """The source of an exported class or function of the browser; raises if it is gone, or has no such method."""
    owner, _, method = name.partition(".")
    declared = re.search(rf"^export (?:class|function) {owner}\b.*?^}}", browser(), re.MULTILINE | re.DOTALL)
    assert declared, f"the browser has no {owner}"
    kinds = r"(?:(?:private|readonly|async) )*"
    assert not method or re.search(rf"^  {kinds}{method}\(", declared[0], re.MULTILINE), f"the browser has no {name}"
    return declared[0]


def calls(hop: Hop) -> set[str]:
    """The names of everything a hop calls, private helpers included; for a method, everything its class calls."""
    if hop.where == "browser":
        return set(re.findall(r"(\w+)\(", in_browser(hop.name)))
    thing = found(hop.name)
    owner = found(hop.name.rpartition(".")[0])
    tree = ast.parse(dedent(inspect.getsource(owner if inspect.isclass(owner) else thing)))
    called = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return {node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "") for node in called}


def test_every_room_is_on_the_page_and_exists() -> None:
    first_columns = re.findall(r"^\| (`[^|]*) \|", SECTIONS["The rooms"], re.MULTILINE)
    named = {name for column in first_columns for name in re.findall(r"`([^`]+)`", column)}
    rooms = packages(PACKAGE) | packages(PACKAGE / "server", "server.") | packages(PACKAGE / "match", "match.")
    assert rooms - named == set()
    assert {name for name in named - rooms if not (ROOT / name).is_dir()} == set()


def test_the_first_page_for_contributors_names_every_room() -> None:
    tree = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## The rooms")[2].partition("```\n\n")[0]
    named = set(re.findall(r"^ *(\w+)/ ", tree, re.MULTILINE))
    assert packages(PACKAGE) - named == set()
    assert {name for name in named - packages(PACKAGE) if not (ROOT / name).is_dir()} == set()


@pytest.mark.parametrize("name", sorted(set(re.findall(rf"`((?:{'|'.join(packages(PACKAGE))})(?:\.\w+)+)`", PAGE))))
def test_what_the_page_names_exists(name: str) -> None:
    found(name)


@pytest.mark.parametrize("road", ROADS)
def test_every_hop_gets_the_message_from_one_before_it(road: str) -> None:
    on_the_way = hops(road)
    for number, hop in enumerate(on_the_way):
        its = calls(hop)  # raises if the hop is gone
        assert its, hop.name
        if hop.by == "call":
            caller = on_the_way[number - 1]
        elif hop.by.startswith("`"):
            caller = next(other for other in on_the_way[:number] if other.name.endswith(hop.by.strip("`")))
        else:
            assert hop.by or number == 0, f"{hop.name}: how does it get there?"
            continue
        assert hop.name.rpartition(".")[2] in calls(caller), f"{caller.name} does not call {hop.name}"
    rows = re.findall(r"^\| (?!where|---)", SECTIONS[road], re.MULTILINE)
    assert len(on_the_way) == len(rows) > 20


def test_the_arrows_are_the_import_contracts() -> None:
    rooms, server, never = re.findall(r"^```\n(.*?)^```", SECTIONS["Who may import whom"], re.MULTILINE | re.DOTALL)
    layers = {contract["containers"][0]: contract["layers"] for contract in CONTRACTS if contract["type"] == "layers"}
    assert {"lodestone": rooms.splitlines(), "lodestone.server": server.splitlines()} == layers

    kept_apart = set()
    for contract in CONTRACTS:
        if contract["type"] == "forbidden":
            kept_apart |= set(product(contract["source_modules"], contract["forbidden_modules"]))
        elif contract["type"] == "independence":
            kept_apart |= set(permutations(contract["modules"], 2))
    lines = [line.split(" -> ") for line in never.splitlines()]
    drawn = {(f"lodestone.{one}", f"lodestone.{other}") for one, others in lines for other in others.split(", ")}
    assert drawn == kept_apart
