"""The server knows no game, and its process no physics (docs/decisions/0013)."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import lodestone.server
from lodestone.match.games import GAMES
from tests.server.hard.hard_server import HardServer
from tests.server.magnets import begun, place

SERVER = Path(lodestone.server.__file__).parent


def test_nothing_in_the_server_names_a_game() -> None:
    """Not in names, imports or strings; comments and docstrings may."""
    naming = []
    for file in SERVER.rglob("*.py"):
        place = file.relative_to(SERVER).as_posix()
        if place not in PROTOCOL_1:
            tree = ast.parse(file.read_text(encoding="utf-8"))
            spoken = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
            naming += [f"{place}: {word}" for node in ast.walk(tree) if id(node) not in spoken for word in _words(node)]
    naming += [f"{file.name}: {file.read_text(encoding='utf-8')}" for file in SERVER.rglob("*.toml")]
    assert [found for found in naming if any(game in found.lower() for game in GAMES)] == []


PROTOCOL_1 = {
    "protocol/common.py",  # fields of their own for two games
    "protocol/http.py",
    "protocol/games.py",
    "table/format_1.py",  # logs of 0.1, which had two games
}
EXAMPLES = re.compile(r"a turn of Kluster looked", re.IGNORECASE)
"""Sentences in the OpenAPI description that may name a game."""


def _words(node: ast.AST) -> list[str]:
    match node:
        case ast.Constant(value=str(text)):
            return [] if EXAMPLES.search(text) else [text]
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=module, names=names):
            return [module or "", *(alias.name for alias in names)]
        case _:
            return []


async def test_a_server_that_has_tables_of_every_game_has_loaded_no_physics(tmp_path: Path) -> None:
    loaded = tmp_path / "modules.json"
    server = HardServer(tmp_path, modules=str(loaded))
    api = server.start()
    tiles = await api.create("here", "greedy")
    magnets = await api.create("here", "here", game="kluster", kluster={"boxes": {"duo": 1}})
    async with api.join(tiles["table"], tiles["token"]) as ann:
        await ann.play()
        await ann.my_turn()
    async with api.join(magnets["table"], magnets["token"]) as ann:
        await begun(ann)
        before = ann.v
        await place(ann, ann.public["pools"][0][0], 0, 0)
        await ann.until(lambda: ann.v > before)
    assert server.stop() == 0, server.log
    modules = set(json.loads(loaded.read_text()))
    assert "lodestone.match.kluster.game" in modules
    assert {name.partition(".")[0] for name in modules} & {"numpy", "numba", "llvmlite"} == set()
    assert [name for name in modules if name.startswith("lodestone.physics")] == []
