"""A rulebook as one printable page: self-contained, no script, no request to anywhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from html import escape

from lodestone.i18n import leaflet_language
from lodestone.rulebook.blocks import Block, Book
from lodestone.rulebook.diagrams import diagrams
from lodestone.rulebook.svg import diagram_svg

_STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; padding: 2rem 1.2rem; max-width: 46rem; background: #fff; color: #221a12;
  font: 11pt/1.5 'Iowan Old Style', Palatino, 'URW Palladio L', Georgia, serif; }
h1 { font-size: 2.2rem; margin: 0 0 .4rem; } h2 { font-size: 1.3rem; margin: 1.6rem 0 .4rem; break-after: avoid; }
p { margin: .5rem 0; text-wrap: pretty; } nav ul { columns: 2; padding: 0; list-style: none; }
a { color: #8a3f14; text-decoration: none; } .numbers { color: #6d5a43; font: .72em system-ui, sans-serif; }
aside { margin: .4rem 0 .6rem 1.4rem; padding: .1rem .8rem; border-left: 3px solid #c9a35b; font-size: .88em; }
aside.yours { background: #fbf3e2; } aside.ours { border-left: 3px double #1d6a46; }
aside.ours b { color: #1d6a46; } aside b { font-weight: 600; }
.opening { margin: .8rem 0; padding: .1rem .8rem; border: 2px solid #a3211b; font-size: .92em; }
figure { margin: .8rem 0; break-inside: avoid; } figcaption { font-size: .88em; color: #4c3d29; }
svg { max-width: 100%; height: auto; font-family: system-ui, sans-serif; } footer { margin-top: 2rem; font-size: .8em; }
@media print { body { max-width: none; padding: 0; } nav { display: none; } a { color: inherit; } }
@page { margin: 18mm; }
"""

NoteHead = Callable[[tuple[str, ...]], str]
"""Words the head of a note about leaflets in some languages."""


def page(book: Book, *, contents: str, opening: Sequence[str], closing: Sequence[str], note_head: NoteHead) -> str:
    """The page. What is no part of the book is handed in, worded in its language."""
    title = escape(book.title)
    body = "\n".join(_blocks(book, note_head))
    warning, ending = ("".join(f"<p>{escape(words)}</p>" for words in some) for some in (opening, closing))
    head = f'<div class="opening">{warning}</div>\n' if warning else ""
    return (
        f'<!doctype html>\n<html lang="{book.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f"<style>{_STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n{head}"
        f'<nav aria-label="{escape(contents)}"><ul>\n{_contents(book)}\n</ul></nav>\n{body}\n'
        f"<footer>{ending}</footer>\n</body>\n</html>\n"
    )


def _headings(book: Book) -> dict[int, str]:
    """The id of each heading by the place of its block: counted, so that it is the same in every language."""
    places = [at for at, block in enumerate(book.blocks) if block.kind == "heading"]
    return {at: f"part-{count}" for count, at in enumerate(places, 1)}


def _contents(book: Book) -> str:
    return "\n".join(
        f'<li><a href="#{name}">{escape(book.blocks[at].text)}</a></li>' for at, name in _headings(book).items()
    )


def _blocks(book: Book, note_head: NoteHead) -> Iterator[str]:
    names = _headings(book)
    linked: set[str] = set()
    for at, block in enumerate(book.blocks):
        fresh = [rule for rule in dict.fromkeys(block.rules) if rule not in linked]
        linked.update(fresh)
        ids = "".join(f'<a id="{rule}"></a>' for rule in fresh)
        words = _words(block)
        match block.kind:
            case "heading":
                yield f'<h2 id="{names[at]}">{words}</h2>'
            case "paragraph":
                numbers = f' <span class="numbers">{" ".join(block.rules)}</span>' if block.rules else ""
                yield f"<p>{ids}{words}{numbers}</p>"
            case "note":
                yours = ' class="yours"' if leaflet_language(book.language) in block.languages else ""
                kind = ' class="ours"' if block.is_ruling else yours
                yield f"<aside{kind}>{ids}<p><b>{escape(note_head(block.languages))}</b> {words}</p></aside>"
            case "diagram":
                picture = diagram_svg(diagrams(book.game)[block.diagram or ""], escape(block.text))
                yield f"<figure>{picture}<figcaption>{words}</figcaption></figure>"


def _words(block: Block) -> str:
    tags = {
        "plain": "{0}",
        "strong": "<strong>{0}</strong>",
        "rule": '<a href="#{0}">{0}</a>',
    }
    return "".join(tags[span.style].format(escape(span.text)) for span in block.spans)
