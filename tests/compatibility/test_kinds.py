"""A release's fixtures contain everything it could write, and the present code still knows all of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

from lodestone.core import LodestoneError
from lodestone.server.table.entries import decoded
from lodestone.server.table.table import folded
from tests.compatibility.kinds import Kinds, kinds_in, kinds_in_code, rows_of
from tests.compatibility.release import DATABASES, Release, releases

NOT_RELEASED_YET: Kinds = {}
"""What the code can write but no release has written so far, by the names of `kinds_in_code`. Some table, record or
talk of `writing` has to produce it; once the next release's fixtures exist it leaves this list."""
BY_RELEASE = pytest.mark.parametrize("release", releases(), ids=repr)
BY_DATABASE = pytest.mark.parametrize("database", DATABASES)


@BY_RELEASE
def test_every_kind_that_a_release_could_write_is_in_its_fixtures(release: Release) -> None:
    known = release.facts["kinds"]
    for place, found in kinds_in(release).items():
        assert _beyond({name: known.get(name, ()) for name in found}, found) == {}, place


@BY_RELEASE
def test_no_kind_of_a_release_is_unknown_today(release: Release) -> None:
    assert _beyond(release.facts["kinds"], kinds_in_code()) == {}


def test_what_is_new_is_known_to_be_new() -> None:
    new = _beyond(kinds_in_code(), releases()[-1].facts["kinds"])
    assert new == NOT_RELEASED_YET, "what is new goes into NOT_RELEASED_YET, and into something that `writing` plays"


def _beyond(kinds: Mapping[str, Iterable[str]], known: Mapping[str, Iterable[str]]) -> Kinds:
    """The kinds that are not known."""
    more = {name: set(some) - set(known.get(name, ())) for name, some in kinds.items()}
    return {name: some for name, some in more.items() if some}


@BY_RELEASE
@BY_DATABASE
def test_logs_are_folded_without_a_gap(release: Release, database: str) -> None:
    rows = list(rows_of(release, database))
    for stored in (row for table, row in rows if table == "tables"):
        log = [row for table, row in rows if table == "entries" and row["table_id"] == stored["id"]]
        log.sort(key=lambda row: int(row["version"]))
        assert [row["version"] for row in log] == list(range(1, stored["version"] + 1))
        try:
            table = folded([decoded(row["body"], row.get("format", 1)) for row in log])
        except LodestoneError as problem:
            pytest.fail(f"{stored['id']} was played by other rules: {problem}")
        assert (table.id, table.version, table.kind.name) == (stored["id"], stored["version"], stored["game"])
