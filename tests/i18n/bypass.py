"""Finds texts shown to people that are written in code instead of the catalogues."""

from __future__ import annotations

import ast
import html
import re
from collections.abc import Iterator

from tests import ROOT

COMMAND_LINE = ROOT / "src" / "lodestone" / "cli"
BROWSER = ROOT / "web" / "src"

NAMES = {"Lodestone", "lodestone", "Kluster", "Clustered", "DUO"}
"""Names, which are the same in every language."""

_WORD = re.compile(r"[^\W\d_]{2,}")
_SHOWING = {"print", "say", "Text", "input", "write", "echo", "secho", "update", "status", "complain", "BadParameter"}
"""Functions and methods of the command line whose first argument people read."""
_SHOWN_ATTRIBUTES = ("aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder", "label")
_SHOWN_CALLS = ("toast", "announce", "alert", "confirm", "prompt")


def _has_words(text: str) -> bool:
    return any(word not in NAMES for word in _WORD.findall(html.unescape(text)))


def python_words(source: str) -> list[str]:
    """Words in calls that print something."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args:
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in _SHOWING:
                found += [f"line {node.lineno}: {text!r}" for text in _literals(node.args[0]) if _has_words(text)]
    return found


def _literals(node: ast.expr) -> Iterator[str]:
    """Literal strings in an expression that are shown: not those in calls, keys or comparisons."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            for part in parts:
                yield from _literals(part)
        case ast.BinOp(left=left, right=right):
            yield from _literals(left)
            yield from _literals(right)
        case ast.IfExp(body=one, orelse=other):
            yield from _literals(one)
            yield from _literals(other)


def markup_words(source: str) -> list[str]:
    """Words between the tags of a Svelte component, or in attributes that are read out."""
    markup = re.sub(r"<!--.*?-->", " ", source, flags=re.S)
    markup = re.sub(r"<(script|style)\b.*?</\1>", " ", markup, flags=re.S)
    shown = [match[2] for match in re.finditer(rf"\s({'|'.join(_SHOWN_ATTRIBUTES)})=\"([^\"{{]+)\"", markup)]
    bare = _without_braces(markup)
    text = re.sub(r"<[a-zA-Z/!][^<>]*>", "\n", bare)
    return [f"{words.strip()!r}" for words in (*shown, *text.splitlines()) if _has_words(words)]


def _without_braces(markup: str) -> str:
    """Markup without the parts in braces, where an arrow function may contain a “>”."""
    kept, depth = [], 0
    for letter in markup:
        depth += letter == "{"
        if depth == 0:
            kept.append(letter)
        depth -= letter == "}"
    return "".join(kept)


def script_words(source: str) -> list[str]:
    """Words handed literally to something that shows or speaks them."""
    calls = rf"\b(?:{'|'.join(_SHOWN_CALLS)})\(\s*(?:'([^']*)'|`([^`]*)`)"
    sets = r"\.(?:textContent|innerText|ariaLabel|title)\s*=\s*(?:'([^']*)'|`([^`]*)`)"
    code = re.sub(r"/\*.*?\*/|//[^\n]*", " ", source, flags=re.S)
    texts = ["".join(groups) for pattern in (calls, sets) for groups in re.findall(pattern, code)]
    return [f"{text!r}" for text in texts if _has_words(re.sub(r"\$\{[^}]*\}", " ", text))]


def words_past_the_catalogues() -> dict[str, list[str]]:
    """Everything found, by file."""
    found: dict[str, list[str]] = {}
    for file in sorted(COMMAND_LINE.rglob("*.py")):
        found[file.relative_to(ROOT).as_posix()] = python_words(file.read_text(encoding="utf-8"))
    for file in sorted(BROWSER.rglob("*")):
        name, source = file.relative_to(ROOT).as_posix(), file.read_text(encoding="utf-8") if file.is_file() else ""
        if file.suffix == ".svelte":
            found[name] = markup_words(source) + script_words(source)
        elif file.suffix == ".ts":
            found[name] = script_words(source)
    return {name: words for name, words in found.items() if words}
