"""What the event log keeps, as values. Bodies and summaries are bytes whose meaning only the writer knows."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

TableState = Literal["open", "over", "archived", "closed"]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table: `version` is that of its newest entry, `touched` when that was written."""

    id: str
    game: str
    created: float
    touched: float
    state: TableState = "open"
    version: int = 0
    summary: bytes = b""
    owner: str | None = None
    """The server that has the table, if several share a database."""
    epoch: int = 0
    """How many owners it has had."""
    deadline: float | None = None
    """When a server has to look after the table though nobody is there; None: never."""


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One event of a table; versions count from 1 without gaps."""

    version: int
    at: float
    body: bytes
    format: int = 1
    """The format of the body; only the writer knows what it means."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table folded up to and with `version`, so that reading may start there."""

    version: int
    body: bytes
    running: bytes | None = None
    """What was under way when an owner gave the table up to the next one."""


@dataclass(frozen=True, slots=True)
class RecordHeadRow:
    """A record as lists show it. `table` is None once the table is removed, or when it was brought in from outside."""

    id: str
    table: str | None
    game: str
    finished: float
    title: str
    opens: float | None = field(default=None, kw_only=True)
    """When anybody may read it; None: at once."""


@dataclass(frozen=True, slots=True)
class Record(RecordHeadRow):
    """A whole record of a game."""

    body: bytes
