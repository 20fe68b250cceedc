"""`python -m tests.i18n de`: what is wrong with a language, or nothing."""

from __future__ import annotations

import sys

from lodestone.i18n import languages
from lodestone.rulebook import GAMES, book, book_languages
from lodestone.rulebook.books import shortcomings
from tests.i18n.checks import problems
from tests.i18n.glossary import avoided
from tests.i18n.typography import misprints

if __name__ == "__main__":
    wrong = 0
    for language in sys.argv[1:] or languages():
        found = problems(language) + avoided(language) + misprints(language)
        for game in GAMES:
            if language in book_languages():
                found += [f"rulebook {game}: {fault}" for fault in shortcomings(book(game, language), book(game, "en"))]
            else:
                found.append(f"rulebook {game}: is missing")
        print(f"{language}: {len(found)} problems", *found, sep="\n  ")
        wrong += len(found)
    sys.exit(min(wrong, 1))
