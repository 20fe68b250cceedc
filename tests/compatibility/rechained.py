"""Records as another physics would have written them: another name, other digests, matching checksums."""

from __future__ import annotations

import copy
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from lodestone.match.records import chained, opening_check
from tests.compatibility.release import Json

ANOTHER = "0-of-another-day"
"""The name of a physics that no program has."""
HEAD = ("boxes", "seats", "first", "options", "table", "seed", "order", "magnets", "cords", "physics", "digest")
"""The keys in the first checksum of a match (docs/kluster-match.md); since 0.2 also how the first seat was chosen."""
SINCE_0_2 = "first_by"


def of_another_physics(record: Json) -> Json:
    """The same match, as played on a physics that differs from the current one."""
    other = copy.deepcopy(record) | {"physics": ANOTHER, "digest": "0" * 32}
    for turn in other["turns"]:
        turn["digest"] = "0" * 32
    return rechained(other)


def rechained(record: Json) -> Json:
    """The record with new checksums over its present contents."""
    record["check"] = check = opening_check({key: record[key] for key in (*HEAD, SINCE_0_2) if key in record})
    for turn in record["turns"]:
        line = {key: value for key, value in turn.items() if key != "check"}
        turn["check"] = check = chained(check, json.dumps(line, sort_keys=True, separators=(",", ":")))
    return record


def rename_physics(file: Path, table: str) -> None:
    """In a copy of a database, change the log of a table of Kluster to say that its match began on another physics."""
    with closing(sqlite3.connect(file)) as database, database:
        rows = database.execute("SELECT version, body FROM entries WHERE table_id = ?", (table,)).fetchall()
        log = {version: msgspec.msgpack.decode(body) for version, body in sorted(rows)}
        entries = [entry for written in log.values() for entry in written["entries"]]
        (begun,) = [entry for entry in entries if entry["e"] == "GameBegun"]
        said = {id(words): _read(words) for entry in entries for words in _words(entry)}
        laid = begun["laid"] if "laid" in begun else said[id(begun["opening"])]["record"]
        turns = [event["turn"] for event in (*entries, *said.values()) if event["e"] == "TurnPlayed"]
        whole = rechained({**laid, "physics": ANOTHER, "turns": turns})
        laid |= {"physics": ANOTHER, "check": whole["check"]}
        for words in (words for entry in entries for words in _words(entry)):
            words[1] = msgspec.msgpack.encode(said[id(words)])
        for version, written in log.items():
            body = msgspec.msgpack.encode(written)
            database.execute("UPDATE entries SET body = ? WHERE table_id = ? AND version = ?", (body, table, version))


def _words(entry: Json) -> list[Any]:
    """The game's part of an entry: a version and bytes; in 0.1 such things were entries like all others."""
    return [entry[name] for name in ("opening", "event") if entry.get(name) is not None]


def _read(words: list[Any]) -> Json:
    said: Json = msgspec.msgpack.decode(words[1])
    return said
