"""The log: one JSON object a line on standard error. Never a token, a name, a word of chat, or the id of a table:
who has that may look on.
"""

from __future__ import annotations

import logging
import sys

import msgspec
import structlog


class _JsonLines(logging.Formatter):
    """What other libraries log, in the same form."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line = {"event": record.getMessage(), "logger": record.name, "level": record.levelname.lower()}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def configure_logs(*, quiet: bool) -> None:
    """From now on; quiet: only what went wrong."""
    level = logging.WARNING if quiet else logging.INFO
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
