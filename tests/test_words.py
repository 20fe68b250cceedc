"""One name per thing: no two public classes share a name, in Python, in the browser or across both."""

from __future__ import annotations

import ast
import re
from collections import defaultdict

from tests import ROOT

BROWSER = ROOT / "web" / "src"
GENERATED = BROWSER / "lib" / "protocol" / "types.ts"
"""The classes of the protocol, generated for the browser."""
EXPORTED = re.compile(r"^\s*export (?:abstract |default )*(?:class|interface|type|enum) (\w+)", re.MULTILINE)

EACH_GAME = "each game has its own, imported from its own package (docs/decisions/0013)"
MIRRORED = "the browser's reading of what the server sends under this name"
ALLOWED = {
    "Catalogue": (2, "the same texts, read by either side"),
    "CordPlan": (2, MIRRORED),
    "DangerMap": (2, MIRRORED),
    "Done": (2, "tags of two protocols: a hand is done with its turn, a lobby has done what was asked"),
    "Ending": (2, "of any game, and Kluster's own, which says more; both are public"),
    "GameEnded": (2, EACH_GAME),
    "GameName": (2, "the names of the games, on the command line and in addresses"),
    "Grip": (2, MIRRORED),
    "Group": (2, "lines and rectangles of the rules, and the same in the protocol"),
    "Hand": (2, "the hand on the server, and the browser's own that runs ahead of it"),
    "Own": (2, MIRRORED),
    "Phase": (2, EACH_GAME),
    "PlacedTile": (2, MIRRORED),
    "Position": (2, EACH_GAME),
    "Resign": (2, "tags of two protocols: of an intent, and of a message to the table"),
    "SeatResigned": (3, EACH_GAME + ", and the table's log has it for both: its tag is stored"),
    "Setup": (2, EACH_GAME),
    "Stage": (2, MIRRORED),
    "Surface": (3, "the option's name in rules and browser, and its numbers in the physics; both are public"),
    "TimeRanOut": (2, "Kluster's event, and the table's log: its tag is stored"),
    "TurnPassed": (2, EACH_GAME),
    "raw_env": (2, "what PettingZoo wants every environment to call it"),
}
"""Exceptions: how often a name may occur, and why."""


def places() -> dict[str, list[str]]:
    """Where each public class is declared."""
    found = defaultdict(list)
    for file in sorted((ROOT / "src").rglob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].append(str(file.relative_to(ROOT)))
    for file in sorted(file for kind in ("*.ts", "*.svelte") for file in BROWSER.rglob(kind) if file != GENERATED):
        for name in EXPORTED.findall(file.read_text(encoding="utf-8")):
            found[name].append(str(file.relative_to(ROOT)))
    return found


def test_a_name_stands_for_one_thing() -> None:
    twice = {name: files for name, files in places().items() if len(files) > 1}
    assert {name: files for name, files in twice.items() if name not in ALLOWED} == {}
    assert {name: len(twice.get(name, ())) for name in ALLOWED} == {name: count for name, (count, _) in ALLOWED.items()}
