"""Entries in a format that no release's fixtures contain, but that an early host's database may still hold."""

from __future__ import annotations

import gzip
import json
from base64 import b64decode

import pytest

from lodestone.server.protocol.encoding import encode
from lodestone.server.table import views
from lodestone.server.table.clocks import Now
from lodestone.server.table.entries import FORMAT, decoded
from lodestone.server.table.table import folded
from tests.compatibility.release import FIXTURES, Json

LOGS = [json.loads(line) for line in gzip.decompress((FIXTURES / "format_2/logs.jsonl.gz").read_bytes()).splitlines()]
"""Whole tables: each entry of the log as bytes, and the final state of the table."""


@pytest.mark.parametrize("kept", LOGS, ids=lambda kept: kept["name"])
def test_logs_of_format_2_are_folded_to_what_was_told_then(kept: Json) -> None:
    assert FORMAT > 2
    table = folded([decoded(b64decode(body), 2) for body in kept["log"]])
    told = json.loads(encode(views.welcome(table, None, views.Onlookers(), Now(0.0, 0.0))))
    assert kept["told"] == {
        "v": told["v"],
        "table": told["table"]["status"],
        "seats": [seat["name"] for seat in told["table"]["seats"]],
        "proposal": told["table"]["proposal"],
        "chat": [line["text"] or line["reaction"] for line in told["chat"]],
        "turn": told["game"]["public"]["turn"],
    }
