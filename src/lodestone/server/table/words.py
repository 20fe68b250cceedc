"""Names and chat as people may type them: no invisible tricks, no lines, no blanks at the ends."""

from __future__ import annotations

import unicodedata

from lodestone.core import InvalidRequest

_UNWANTED = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
_JOINERS = "\u200d\u200c"
"""Without them many emoji and some scripts fall apart."""


def tidy(text: str) -> str:
    r"""Text on one line, without control and formatting characters.

    >>> tidy("  Ann\u202e\n b ")
    'Ann b'
    """
    kept = "".join(
        letter if letter in _JOINERS or unicodedata.category(letter) not in _UNWANTED else " " * letter.isspace()
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join(kept.split())


def tidy_name(name: str) -> str:
    """A name; one that shows nothing is refused."""
    return _not_empty(tidy(name))


def tidy_chat(text: str) -> str:
    """What somebody says; nothing at all is refused."""
    return _not_empty(tidy(text))


def _not_empty(text: str) -> str:
    if not text.strip(_JOINERS):
        raise InvalidRequest("table-nothing-said")
    return text
