"""Where records of Kluster matches are kept on this computer."""

from __future__ import annotations

import json
from datetime import datetime
from pathlib import Path

from lodestone.cli.files import data_folder, write_text
from lodestone.match.kluster.live import KlusterMatch, to_record

_NEWEST = 50
"""How many matches are kept; the oldest make room."""


def new_record_file() -> Path:
    """A name for the record of a match that begins now."""
    records = sorted(_records_folder().glob("kluster-*.json"))
    for old in records[: max(0, len(records) + 1 - _NEWEST)]:
        old.unlink(missing_ok=True)
    return _records_folder() / f"kluster-{datetime.now():%Y%m%d-%H%M%S-%f}.json"


def _records_folder() -> Path:
    return data_folder() / "records"


def keep(match: KlusterMatch, file: Path) -> None:
    """Write the record of a match; called after every turn, so that no crash loses one."""
    write_text(file, json.dumps(to_record(match), ensure_ascii=False) + "\n")
