"""The catalogues of every language, opened before the first guest is refused: each takes some 10 ms."""

from __future__ import annotations

import asyncio
import gc

from lodestone.i18n import DEFAULT_LANGUAGE, catalogue, languages

WAIT, PAUSE = 5.0, 0.25
"""s before the second language, while people get in, and from one to the next."""


async def learn_words() -> None:
    """A language at a time and in a thread, so that nobody is held up for long."""
    await asyncio.to_thread(_learn, DEFAULT_LANGUAGE)
    await asyncio.sleep(WAIT)
    for language in languages():
        await asyncio.to_thread(_learn, language)
        await asyncio.sleep(PAUSE)
    gc.collect()
    gc.freeze()  # it stays: never look through it again


def _learn(language: str) -> str:
    # It counts, so that the plural rules and number formats of the language are there too.
    return catalogue(language).text("illegal-occupied", {"occupant": "Sh1"})
