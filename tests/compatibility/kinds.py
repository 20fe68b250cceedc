"""The kinds of things a release can write: those in the code, and those in a release's fixtures."""

from __future__ import annotations

import re
import sqlite3
import tempfile
import typing
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from lodestone.clustered import Rules
from lodestone.kluster import Options, TableOptions
from lodestone.match.clustered.events import AnyClusteredEvent
from lodestone.match.clustered.wire import ClusteredOptions
from lodestone.match.games import GAMES
from lodestone.match.kluster.events import AnyKlusterEvent
from lodestone.match.kluster.live.intents import AnyIntent, TableIntent
from lodestone.match.kluster.live.layout import AnyPlan
from lodestone.server.http.routes import OPERATIONS
from lodestone.server.protocol.common import ProposalKind
from lodestone.server.protocol.games import any_asked, any_told
from lodestone.server.table.entries import AnyEntry, TableMade
from lodestone.storage.rows import TableState
from lodestone.storage.schema import metadata, servers
from tests.compatibility.databases import unpack_sqlite, unpacked
from tests.compatibility.release import DATABASES, Json, Release

Kinds = dict[str, set[str]]


def kinds_in_code() -> Kinds:
    """What the current program can write or say."""
    return {
        "entries": _tags(AnyEntry | AnyClusteredEvent | AnyKlusterEvent),
        "asked": _tags(any_asked(GAMES)),
        "told": _tags(any_told(GAMES)),
        "operations": {f"{operation.method} {operation.path}" for operation in OPERATIONS},
        "states": set(typing.get_args(TableState)),
        "proposals": set(ProposalKind),
        "levels": {f"{game} {level}" for game, kind in GAMES.items() for level in kind.levels},
        "intents": _tags(AnyIntent | TableIntent),
        "cords": _tags(AnyPlan),
        "rows": set(metadata.tables) - {servers.name},
        "tables": {field.name for field in msgspec.structs.fields(TableMade) if not field.required},
        "clustered options": set(ClusteredOptions.__struct_fields__),
        "clustered rules": set(Rules.__struct_fields__),
        "kluster options": set(Options.__struct_fields__),
        "kluster table": set(TableOptions.__struct_fields__),
    }


def _tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in typing.get_args(union)}


def kinds_in(release: Release) -> dict[str, Kinds]:
    """What occurs in the databases of a release, and in what was said."""
    return {
        **{database: _kinds_in_rows(release, database) for database in DATABASES},
        "transcript": _kinds_said(release),
    }


def _kinds_in_rows(release: Release, database: str) -> Kinds:
    rows = list(rows_of(release, database))
    log = [entry for table, row in rows if table == "entries" for entry in _entries(row["body"])]
    made = [entry for entry in log if entry["e"] == "TableMade"]
    chosen = [_options(entry) for entry in made if entry["game"] == "clustered"]
    laid = [entry["record"] for entry in log if entry["e"] == "TableLaid"]
    turns = [entry["turn"] for entry in log if entry["e"] == "TurnPlayed"]
    return {
        "entries": {entry["e"] for entry in log},
        "states": {row["state"] for table, row in rows if table == "tables"},
        "proposals": {entry["kind"] for entry in log if entry["e"] == "Proposed"},
        "levels": {f"{table['game']} {seat['level']}" for table in made for seat in table["seats"] if seat["level"]},
        "intents": {given[2]["do"] for turn in turns for given in turn["inputs"]},
        "cords": {plan["shape"] for record in laid for plan in record["cords"]},
        "rows": {table for table, _ in rows},
        "tables": {name for entry in made for name, value in entry.items() if value not in (None, False)},
        "clustered options": {name for options in chosen for name, value in options.items() if value},
        "clustered rules": _chosen([options.get("rules", {}) for options in chosen], Rules()),
        "kluster options": _chosen([record["options"] for record in laid], Options()),
        "kluster table": _chosen([record["table"] for record in laid], TableOptions()),
    }


def rows_of(release: Release, database: str) -> Iterator[tuple[str, Json]]:
    """Every row of a database, with the name of its table, read without any of our code."""
    if database == "postgresql":
        for line in release.lines("postgresql/rows.jsonl"):
            yield line["table"], unpacked(line["row"])
        return
    with tempfile.TemporaryDirectory() as folder, closing(_opened(unpack_sqlite(release, Path(folder)))) as file:
        for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in file.execute(f'SELECT * FROM "{name}"'):
                yield name, dict(row)


def _opened(path: Path) -> sqlite3.Connection:
    file = sqlite3.connect(path)
    file.row_factory = sqlite3.Row
    return file


def _entries(body: bytes) -> list[Json]:
    """The entries that make up a version of a table, and the entries of the game inside them."""
    entries: list[Json] = msgspec.msgpack.decode(body)["entries"]
    return [each for entry in entries for each in (entry, *_of_the_game(entry))]


def _of_the_game(entry: Json) -> list[Json]:
    """The game's own entries. In 0.1 they were like all others, except for the beginning of a match of Kluster."""
    if entry.get("laid"):
        return [{"e": "TableLaid", "record": entry["laid"]}]
    words = entry.get("event") or entry.get("opening")
    return [] if words is None else [msgspec.msgpack.decode(words[1])]


def _options(made: Json) -> Json:
    """The options of the game of a table; 0.1 stored them under the name of the game."""
    options: Json = made[made["game"]] if "options" not in made else made["options"]
    return options


def _chosen(tables: list[Json], usual: msgspec.Struct) -> set[str]:
    """The options that some table has set to something other than the default."""
    usually: Json = msgspec.json.decode(msgspec.json.encode(usual))
    return {name for table in tables for name, value in table.items() if value != usually.get(name)}


def _kinds_said(release: Release) -> Kinds:
    lines = list(release.lines("transcript.jsonl"))
    paths = release.json("schema/openapi.json")["paths"]
    templates = {path: re.compile(re.sub(r"\{\w+\}", "[^/?]+", path) + r"(\?.*)?") for path in paths}
    return {
        "asked": {line["asked"]["type"] for line in lines if "asked" in line},
        "told": {line["told"]["type"] for line in lines if "told" in line},
        "operations": {
            f"{line['method']} {path}"
            for line in lines
            for path, template in templates.items()
            if "method" in line and template.fullmatch(line["path"])
        },
    }
