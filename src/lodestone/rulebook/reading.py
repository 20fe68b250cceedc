r"""Reading a rulebook from its source. Strict: whatever is not understood is refused with its line.

    # Title                                    once, first
    ## Heading
    {K9 D9} Words of a paragraph. *Term*, and a way to another rule: [K10].
    > note{X-K5; it sv}: What the Italian and Swedish leaflets say, and how we play.
    > note{Z4}: Why the paragraph before it is our ruling.
    ![diagram:inside] What the diagram shows.

Blocks are separated by empty lines; a block may run over several lines. A note or diagram belongs to the paragraph
before it. Paragraphs without numbers introduce.
"""

from __future__ import annotations

import re

from lodestone.rulebook.blocks import Block, Book, Span

NUMBER = r"(?:[XQ]-)?[A-Z]{1,2}\d+"
_HEADING = re.compile(r"## (\S.*)")
_NOTE = re.compile(rf"> note\{{({NUMBER}(?: {NUMBER})*)(?:; ([a-z]{{2}}(?: [a-z]{{2}})*))?\}}: (\S.*)")
_DIAGRAM = re.compile(r"!\[diagram:([a-z-]+)\] (\S.*)")
_PARAGRAPH = re.compile(rf"(?:\{{({NUMBER}(?: {NUMBER})*)\}} )?(\S.*)")
_SPAN = re.compile(rf"\*([^*]+)\*|\[({NUMBER})\]")


class BookError(ValueError):
    """A source that cannot be read; names the line."""


def read_book(game: str, language: str, source: str) -> Book:
    r"""The book that a source tells.

    >>> read_book("kluster", "en", "# Kluster\n\n{K8} Clockwise.\n").blocks[0].rules
    ('K8',)
    """
    title, *rest = _paragraphs(source)
    if not title[1].startswith("# "):
        raise BookError("line 1: a book begins with its title, “# …”")
    blocks: list[Block] = []
    for line, text in rest:
        try:
            blocks.append(_block(text, blocks))
        except BookError as problem:
            raise BookError(f"line {line}: {problem}") from None
    book = Book(game, language, title[1][2:], tuple(blocks))
    told = book.rules()
    for block in blocks:
        for span in block.spans:
            if span.style == "rule" and span.text not in told:
                raise BookError(f"[{span.text}] leads nowhere: {block.text[:40]!r}")
    return book


def _paragraphs(source: str) -> list[tuple[int, str]]:
    """What stands between empty lines, as one line each, with the number of its first line."""
    found: list[tuple[int, str]] = []
    gap = True
    for number, line in enumerate(source.splitlines(), 1):
        words = line.strip()
        if not words:
            gap = True
        elif gap:
            found.append((number, words))
            gap = False
        else:
            first, text = found[-1]
            found[-1] = (first, f"{text} {words}")
    return found or [(1, "")]


def _block(text: str, before: list[Block]) -> Block:
    if text.startswith("#"):
        if match := _HEADING.fullmatch(text):
            return Block("heading", _spans(match[1]))
        raise BookError("a heading is “## …”")
    if text.startswith(">"):
        if not (match := _NOTE.fullmatch(text)):
            raise BookError("a note is “> note{X-K5; it sv}: …”")
        return _belonging(
            Block("note", _spans(match[3]), tuple(match[1].split()), tuple((match[2] or "").split())), before
        )
    if text.startswith("!"):
        if not (match := _DIAGRAM.fullmatch(text)):
            raise BookError("a diagram is “![diagram:name] caption”")
        return _belonging(Block("diagram", _spans(match[2]), diagram=match[1]), before)
    match = _PARAGRAPH.fullmatch(text)
    if match is None or match[2][0] in "{}-+|`":
        raise BookError("a paragraph is “{K9 D9} …”, its numbers separated by single spaces")
    return Block("paragraph", _spans(match[2]), tuple((match[1] or "").split()))


def _belonging(block: Block, before: list[Block]) -> Block:
    if not before or before[-1].kind == "heading":
        raise BookError("there is no paragraph before it")
    return block


def _spans(words: str) -> tuple[Span, ...]:
    spans: list[Span] = []
    at = 0
    for match in _SPAN.finditer(words):
        if match.start() > at:
            spans.append(Span(words[at : match.start()]))
        spans.append(Span(match[1], "strong") if match[1] else Span(match[2], "rule"))
        at = match.end()
    if at < len(words):
        spans.append(Span(words[at:]))
    for span in spans:
        if span.style == "plain" and (odd := re.search(r"[*\[\]{}<>_`]", span.text)):
            raise BookError(f"{odd[0]!r} has no meaning here: {span.text[:40]!r}")
    return tuple(spans)
