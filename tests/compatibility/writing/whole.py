"""Writes all fixtures of a release."""

from __future__ import annotations

import asyncio
import json
import shutil
import tempfile
from pathlib import Path

from lodestone import __version__
from lodestone.match.kluster.live import physics_version
from lodestone.server.describe.schema import openapi, schemas
from lodestone.server.protocol import PROTOCOL
from lodestone.storage.schema import REVISION
from tests.compatibility.databases import SQLITE_FILES, dump_rows
from tests.compatibility.kinds import kinds_in, kinds_in_code
from tests.compatibility.release import Json, Release, ReleaseWriter
from tests.compatibility.writing.history import History
from tests.compatibility.writing.record_files import played_records, refereed_records
from tests.compatibility.writing.tournaments import TOURNAMENTS, play_tournament
from tests.postgres import PostgresServer


def write_release(folder: Path) -> None:
    """Write everything and check that nothing is missing, then move it into place."""
    with tempfile.TemporaryDirectory() as place:
        draft = Path(place) / folder.name
        writer = ReleaseWriter(draft)
        writer.facts(_facts())
        for name, schema in {**schemas(), "openapi": openapi()}.items():
            writer.json(f"schema/{name}.json", schema)
        imports = _write_records(writer, Path(place))
        _say("records are written")
        asyncio.run(_write_sqlite(writer, Path(place), imports))
        _say("SQLite has its tables")
        asyncio.run(_write_postgres(writer, Path(place), imports))
        _say("PostgreSQL has its rows")
        if missing := _missing(Release(draft)):
            raise SystemExit("nothing is kept, since something is missing:\n" + "\n".join(missing))
        shutil.copytree(draft, folder)
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    _say(f"{folder.name}: {size / 1e6:.1f} MB")


def _say(sentence: str) -> None:
    print(sentence, flush=True)


def _facts() -> Json:
    return {
        "version": __version__,
        "protocol": PROTOCOL,
        "revision": REVISION,
        "physics": physics_version(),
        "kinds": {name: sorted(kinds) for name, kinds in kinds_in_code().items()},
    }


def _missing(release: Release) -> list[str]:
    """What a release can write, but has not."""
    known = release.facts["kinds"]
    return [
        f"{place}, {name}: {kind}"
        for place, found in kinds_in(release).items()
        for name, kinds in found.items()
        for kind in known[name]
        if kind not in kinds
    ]


def _write_records(writer: ReleaseWriter, folder: Path) -> dict[str, Json]:
    """Write the records made by the commands; returns those to be imported, by game."""
    found: dict[str, Json] = {}
    for name, record in played_records(folder):
        writer.json(f"records/play/{name}.json", record)
        found[name] = record
    for name, record in refereed_records():
        writer.json(f"records/referee/{name}.json", record)
    for name in TOURNAMENTS:
        writer.bytes(f"tournaments/{name}.jsonl", play_tournament(name, folder / f"tournament-{name}"))
    return {"clustered": found["clustered-rectangle"], "kluster": found["kluster-duo-two"]}


async def _write_sqlite(writer: ReleaseWriter, place: Path, imports: dict[str, Json]) -> None:
    folder = place / "sqlite"
    folder.mkdir()
    history = History(folder, str(folder / SQLITE_FILES[0]), imports)
    await history.until_cut_off()
    for name in SQLITE_FILES:
        writer.bytes(f"sqlite/{name}", (folder / name).read_bytes())
    _write_book(writer, "sqlite", history)
    for name, record in (await history.export_records()).items():
        writer.bytes(f"records/server/{name}.json", record)
    writer.lines("transcript.jsonl", await history.afterwards())


async def _write_postgres(writer: ReleaseWriter, place: Path, imports: dict[str, Json]) -> None:
    folder = place / "postgresql"
    folder.mkdir()
    server = PostgresServer()
    try:
        server.start()
        address = server.empty_database()
        history = History(folder, address, imports)
        await history.until_cut_off()
        writer.lines("postgresql/rows.jsonl", await dump_rows(address))
        _write_book(writer, "postgresql", history)
    finally:
        server.remove()


def _write_book(writer: ReleaseWriter, database: str, history: History) -> None:
    book = history.book
    tables = {name: {**entry, "stands": book.stands[name]} for name, entry in book.tables.items()}
    told = {"tables": tables, "records": history.records, "left": history.left}
    writer.json(f"{database}/tables.json", json.loads(json.dumps(told)))
