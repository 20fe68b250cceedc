"""`lodestone rules`: the rulebook in the terminal, whole or in part, or as a page for printing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from lodestone.cli.files import write_text
from lodestone.core import InvalidRequest
from lodestone.i18n import current_language, format_list, leaflet_language, leaflet_names, text
from lodestone.rulebook import Block, Book, TileDiagram, book, diagrams
from lodestone.rulebook.characters import diagram_lines
from lodestone.rulebook.page import page

WIDEST = 96
"""Characters: longer lines are hard to read."""
_STYLES = {"plain": "", "strong": "bold", "rule": "cyan"}


def show_rules(game: str, *, search: str = "", rule: str = "", html: Path | None = None) -> int:
    """Print the book, what it says about a rule, or what mentions some words; or write it as a page."""
    wanted = book(game, current_language())
    if html is not None:
        write_text(html, page_of(wanted))
        print(text("rules-written", file=str(html)))
        return 0
    blocks: Sequence[Block] = wanted.blocks
    if rule:
        blocks = wanted.about(rule)
        if not blocks:
            raise InvalidRequest("rules-no-such-rule", number=rule[:20], game=wanted.title)
    if search:
        found = wanted.mentioning(search)
        blocks = [block for block in blocks if block in found]
        if not blocks:
            raise InvalidRequest("rules-nothing-found", words=search[:40], game=wanted.title)
    _print(wanted, blocks, whole=not (rule or search))
    return 0


def page_of(wanted: Book) -> str:
    """A book as a page for printing, in the language in use."""
    return page(
        wanted,
        contents=text("rules-contents"),
        opening=_opening(wanted),
        closing=(text("unofficial"),),
        note_head=lambda about: note_head(wanted.language, about),
    )


def _opening(wanted: Book) -> tuple[str, ...]:
    """What stands above a book: for magnets a safety warning, before anybody lays them out."""
    return (text("magnet-safety"),) if wanted.game == "kluster" else ()


def note_head(language: str, about: tuple[str, ...]) -> str:
    """Which leaflets a note is about, in the reader's language."""
    if leaflet_language(language) in about:
        return text("rules-note-yours")
    if about:
        return text("rules-note-leaflets", languages=format_list(language, leaflet_names(about, language)))
    return text("rules-note")


def _print(wanted: Book, blocks: Sequence[Block], *, whole: bool) -> None:
    console = Console(highlight=False, emoji=False, markup=False)
    console.width = min(console.width, WIDEST)
    with console.capture() as printed:
        _print_blocks(console, wanted, blocks, whole=whole)
    # rich fills lines up with spaces, which are in the way in files and pipes
    print("\n".join(line.rstrip() for line in printed.get().rstrip().splitlines()))


def _print_blocks(console: Console, wanted: Book, blocks: Sequence[Block], *, whole: bool) -> None:
    if whole:
        console.print(Text(wanted.title.upper(), style="bold"))
    for words in _opening(wanted) if whole else ():
        console.print()
        console.print(Text(words, style="bold"))
    for number, block in enumerate(blocks):
        console.print()
        console.print(Group(*_drawn(wanted, block)))
        if block.diagram and wanted.game == "clustered" and not any(before.diagram for before in blocks[:number]):
            console.print()
            console.print(Padding(Text(text("rules-letters-tiles"), style="dim"), (0, 0, 0, 4)))
    if whole:
        console.print()
        console.print(Text(text("unofficial"), style="dim"))


def _drawn(wanted: Book, block: Block) -> Iterator[RenderableType]:
    words = Text.assemble(*((span.text, _STYLES[span.style]) for span in block.spans))
    match block.kind:
        case "heading":
            yield Text(block.text, style="bold underline")
        case "paragraph":
            numbers = Text(f"  ({', '.join(block.rules)})" if block.rules else "", style="dim")
            yield Text.assemble(words, numbers)
        case "note":
            head = note_head(wanted.language, block.languages)
            style = "bold green" if block.is_ruling else "italic"
            yield Padding(Text.assemble((f"{head} ", style), words), (0, 0, 0, 4))
        case "diagram":
            diagram = diagrams(wanted.game)[block.diagram or ""]
            yield Padding(Text("\n".join(diagram_lines(diagram)), no_wrap=True, overflow="crop"), (0, 0, 1, 4))
            marks = text("rules-marks-tiles" if isinstance(diagram, TileDiagram) else "rules-marks-magnets")
            yield Padding(Text.assemble(words, (f" ({marks})", "dim")), (0, 0, 0, 4))
