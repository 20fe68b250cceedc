"""Where games and best results are kept on this computer."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

from lodestone.cli.files import data_folder, write_text
from lodestone.match.clustered import ClusteredMatch, to_record

_NEWEST = 50
"""How many games played in the terminal are kept; the oldest make room."""


def best_results_file() -> Path:
    """The file of best solo results."""
    return data_folder() / "best-results.json"


def _records_folder() -> Path:
    return data_folder() / "records"


def new_record_file() -> Path:
    """A name for the record of a game that begins now."""
    records = sorted(_records_folder().glob("clustered-*.json"))
    for old in records[: max(0, len(records) + 1 - _NEWEST)]:
        old.unlink(missing_ok=True)
    return _records_folder() / f"clustered-{datetime.now():%Y%m%d-%H%M%S-%f}.json"


def last_record() -> Path | None:
    """The record of the game that was played last."""
    records = sorted(_records_folder().glob("clustered-*.json"), key=lambda file: file.stat().st_mtime)
    return records[-1] if records else None


def last_record_of_any_game() -> Path | None:
    """The record of the game that was played last, be it Clustered or Kluster."""
    records = sorted(_records_folder().glob("*.json"), key=lambda file: file.stat().st_mtime)
    return records[-1] if records else None


def keep(match: ClusteredMatch, file: Path) -> None:
    """Write the record of a match; called after every move, so that no crash loses one."""
    write_text(file, json.dumps(to_record(match), ensure_ascii=False, indent=1) + "\n")
