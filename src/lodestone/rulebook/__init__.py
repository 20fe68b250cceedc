"""The rulebooks, one per game and language, in our own words: for the terminal, for print and for the browser.

`<language>/<game>.md` holds the words (docs/translating.md describes the format), `diagrams.toml` the pictures,
`rules.json` the numbers that every book must tell. Imports the rules of Clustered, to count what a diagram is worth.
"""

from lodestone.rulebook.blocks import Block, Book, Span
from lodestone.rulebook.books import GAMES, book, book_languages
from lodestone.rulebook.diagrams import Diagram, MagnetDiagram, TileDiagram, diagrams
from lodestone.rulebook.reading import BookError, read_book

__all__ = [
    "GAMES",
    "Block",
    "Book",
    "BookError",
    "Diagram",
    "MagnetDiagram",
    "Span",
    "TileDiagram",
    "book",
    "book_languages",
    "diagrams",
    "read_book",
]
