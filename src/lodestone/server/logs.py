"""The log: one JSON object a line on standard error. Never a token, a name, a word of chat, or the id of a table:
who has that may look on.
"""

from __future__ import annotations

import logging
import sys

import structlog


def configure_logs(*, quiet: bool) -> None:
    """From now on; quiet: only what went wrong."""
    level = logging.WARNING if quiet else logging.INFO
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")
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
