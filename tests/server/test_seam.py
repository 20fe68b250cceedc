"""The server knows no game, and its process no physics (docs/decisions/0013)."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import lodestone.server
from lodestone.match.games import GAMES
from tests.server.test_kluster import begun, place
from tests.server_hard.hard_server import HardServer

SERVER = Path(lodestone.server.__file__).parent


def test_nothing_in_the_server_asks_which_game_it_is() -> None:
    asking = []
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            compared = [node.left, *node.comparators] if isinstance(node, ast.Compare) else []
            matched = [node.value] if isinstance(node, ast.MatchValue) else []
            names = [each.value for each in (*compared, *matched) if isinstance(each, ast.Constant)]
            if any(name in GAMES for name in names):
                asking.append(f"{file.relative_to(SERVER)}:{getattr(node, 'lineno', 0)}")
    assert asking == []


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
