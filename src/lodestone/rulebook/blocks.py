"""What a rulebook consists of: blocks of words with the numbers of the rules they tell."""

from __future__ import annotations

import unicodedata
from typing import Literal, TypeAlias

import msgspec

Kind: TypeAlias = Literal["heading", "paragraph", "note", "diagram"]
Style: TypeAlias = Literal["plain", "strong", "rule"]


class Span(msgspec.Struct, frozen=True):
    """Some words in one style; those of the style `rule` are a number that leads to its rule."""

    text: str
    style: Style = "plain"


class Block(msgspec.Struct, frozen=True):
    """A heading, a paragraph, a margin note or a diagram with its caption."""

    kind: Kind
    spans: tuple[Span, ...]
    rules: tuple[str, ...] = ()
    """The rules it tells; links lead to the first block that tells a rule."""
    languages: tuple[str, ...] = ()
    """A note only: the languages whose leaflets it is about; without any it says why a rule is ours."""
    diagram: str | None = None
    """A diagram only: its name."""

    @property
    def is_ruling(self) -> bool:
        """Whether it marks the paragraph before it as our ruling."""
        return self.kind == "note" and not self.languages

    @property
    def text(self) -> str:
        """Its words without styles."""
        return "".join(span.text for span in self.spans)


class Book(msgspec.Struct, frozen=True):
    """The rulebook of a game in a language."""

    game: str
    language: str
    title: str
    blocks: tuple[Block, ...]

    def rules(self) -> set[str]:
        """Every number that it tells."""
        return {rule for block in self.blocks for rule in block.rules}

    def about(self, rule: str) -> tuple[Block, ...]:
        """The blocks about a rule, whichever case its number is written in: each with its heading, notes, diagrams."""
        wanted = rule.upper()
        return self._chosen([any(known.upper() == wanted for known in block.rules) for block in self.blocks])

    def mentioning(self, words: str) -> tuple[Block, ...]:
        """The blocks in which all the words occur, accents and case aside, each with its heading, notes, diagrams."""
        wanted = [plain(word) for word in words.split()]
        said = [plain(" ".join((*block.rules, block.text))) for block in self.blocks]
        return self._chosen([bool(wanted) and all(word in text for word in wanted) for text in said])

    def _chosen(self, hits: list[bool]) -> tuple[Block, ...]:
        chosen: set[int] = set()
        heading = paragraph = 0
        for at, block in enumerate(self.blocks):
            if block.kind == "heading":
                heading = paragraph = at
            elif block.kind == "paragraph":
                paragraph = at
            if hits[at]:
                chosen |= {at} if block.kind == "heading" else {heading, paragraph, at}
            elif block.kind in ("note", "diagram") and hits[paragraph]:
                chosen.add(at)
        return tuple(self.blocks[at] for at in sorted(chosen))


def plain(words: str) -> str:
    """Words for comparing: no case, no accents.

    >>> plain("Größe, fløte")
    'grosse, fløte'
    """
    parts = unicodedata.normalize("NFKD", words.casefold())
    return "".join(letter for letter in parts if not unicodedata.combining(letter))
