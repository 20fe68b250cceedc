"""What people answer at a keyboard."""

from __future__ import annotations

import unicodedata

from lodestone.i18n.catalogue import text


def means_yes(answer: str) -> bool:
    """Whether somebody has said yes, in the language in use or in English; case and accents do not matter.

    >>> means_yes("Yes"), means_yes("n"), means_yes("")
    (True, False, False)
    """
    return _plain(answer.strip()) in map(_plain, ("y", "yes", *text("play-yes").split()))


def _plain(words: str) -> str:
    parts = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
