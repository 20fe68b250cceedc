"""Nothing that a guest can ask for blocks the event loop, however large it is."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from benchmarks.neighbours.materials import BOARD, long_game, referee_operations

from tests.server.client import Api, Json
from tests.server.conftest import MakeServer
from tests.server.hard.loop_watch import BUSY, LONGEST


async def test_large_requests_hold_nobody_up(make_server: MakeServer) -> None:
    server = make_server(watch_loop=LONGEST)
    api = await server.started()
    await _ask_for_everything(api, seed=1)  # whatever is loaded with the first question
    before = len(server.log.splitlines())
    await _ask_for_everything(api, seed=2)
    held = [json.loads(line) for line in server.log.splitlines()[before:] if "loop_held" in line]
    assert [line for line in held if line["ms"] > BUSY * LONGEST] == []


async def _ask_for_everything(api: Api, seed: int) -> None:
    game = long_game(seed)
    large = {**game, "players": ["x" * 20_000] * 8}  # not a record of ours, but nearly
    record = (await api.ask("POST", "/api/records", game))["record"]
    bodies: list[tuple[str, str, Json]] = [
        ("POST", "/api/records", large),
        ("POST", "/api/records", {**game, "stacks": [["x" * 100] * 1000] * 30}),
        ("POST", "/api/score", {"board": BOARD}),
        ("POST", "/api/score", {"board": f"{'A' * 500}\n{'B' * seed}"}),
        ("POST", "/api/referee/clustered", referee_operations(game)),
        ("POST", "/api/referee/clustered", {"operations": [{"op": "new", "seats": 8, "rules": _many_cells(seed)}]}),
        ("POST", "/api/tables", _table(_many_cells(seed))),
        ("POST", "/api/tables", _table({"surface": {"radius": 900 + seed}})),
    ]
    asked = [api.request(*body) for body in bodies]
    asked += [api.request("GET", f"/api/records/{record}/{what}") for what in ("replay", "replay", "info", "review")]
    asked += [api.request("GET", "/api/qr", params={"text": f"{seed}" * 499})]
    asked += [api.request("GET", path) for path in ("/api/openapi.json", "/api/rules/kluster", "/metrics", "/")]
    answers = await asyncio.gather(*asked)
    assert max(answer.status_code for answer in answers) < 500


def _many_cells(seed: int) -> Json:
    return {"surface": {"cells": [[x, y] for x in range(-20, 28) for y in range(-14, 14)] + [[seed, 50]]}}


def _table(rules: Json) -> dict[str, Any]:
    return {"game": "clustered", "seats": [{"kind": "here"}] * 8, "clustered": {"rules": rules}}
