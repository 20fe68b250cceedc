"""The log: one JSON object a line on standard error. Never a token, a name, a word of chat, or the id of a table:
who has that may look on.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Container
from contextlib import suppress
from datetime import UTC, datetime
from types import TracebackType
from typing import Any

import msgspec
import structlog

from lodestone.core import LodestoneError

HIDDEN = "…"
GONE_BEFORE = "ASGI callable returned without"
"""What uvicorn says of a socket whose client went away before it was answered: nobody's fault."""

_WORD = re.compile(r"[0-9A-Za-z]{8,32}")

_ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None]


class _Secrets:
    """The ids that must not be logged: those of the open tables."""

    tables: Container[str] = ()


def keep_secret(tables: Container[str]) -> None:
    """From now on these ids are never in the log."""
    _Secrets.tables = tables


def without_ids(line: str, tables: Container[str]) -> str:
    """A line without ids: those we know, and whatever looks as if it were drawn by `secret.new_id`.

    >>> without_ids("GET /api/tables/k3Vn0TzQ81bXcYwP: ClientDisconnect", ())
    'GET /api/tables/…: ClientDisconnect'
    """
    return _WORD.sub(lambda word: HIDDEN if word[0] in tables or _looks_random(word[0]) else word[0], line)


def _looks_random(word: str) -> bool:
    return any(map(str.isdigit, word)) and any(map(str.isupper, word)) and any(map(str.islower, word))


class _JsonLines(logging.Formatter):
    """What other libraries log, in the same form."""

    def __init__(self, named: dict[str, Any]) -> None:
        super().__init__()
        self._named = named

    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat().replace("+00:00", "Z")
        line: dict[str, Any] = {"event": record.getMessage(), "logger": record.name, "level": record.levelname.lower()}
        line |= self._named | {"timestamp": at}
        if record.exc_info and record.exc_info[0] is not None:
            line["exception"] = _traceback(record.exc_info)
        return without_ids(msgspec.json.encode(line).decode(), _Secrets.tables)


def _traceback(exc_info: _ExcInfo) -> str:
    """A traceback as Python writes it, but our own errors by their keys: sentences may name a table, keys do not."""
    words = "".join(traceback.format_exception(exc_info[1]))
    error: BaseException | None = exc_info[1]
    while error is not None:
        if isinstance(error, LodestoneError):
            words = words.replace(str(error), error.key)
        error = error.__cause__ or error.__context__
    return words.rstrip("\n")


class _Lines:
    """Writes lines to standard error. If that fails, for instance on a full disk, nothing else stops."""

    def msg(self, line: str) -> None:
        """Write one line."""
        with suppress(OSError):
            print(without_ids(line, _Secrets.tables), file=sys.stderr, flush=True)

    debug = info = warning = error = critical = msg


def configure_logs(*, quiet: bool, server: int | None = None) -> None:
    """Set up logging; quiet: only warnings and errors. `server`: which of several that write into one log."""
    named: dict[str, Any] = {} if server is None else {"server": server}
    level = logging.WARNING if quiet else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines(named))
    handler.addFilter(lambda record: not str(record.msg).startswith(GONE_BEFORE))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)
    logging.raiseExceptions = False
    for library in ("uvicorn.error", "asyncio"):  # otherwise each malformed message would be a line
        logging.getLogger(library).setLevel(logging.ERROR)
    structlog.configure(
        processors=[
            lambda _, __, line: {**named, **line},
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.ExceptionRenderer(_traceback),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=lambda *_: _Lines(),
        cache_logger_on_first_use=True,
    )
