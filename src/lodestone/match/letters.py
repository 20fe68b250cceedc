"""Capital letters as lines, for pictures drawn where no typeface may be installed."""

from __future__ import annotations

HIGH = 6.0
"""How high a letter is, in its own units."""
GAP = 1.6
"""Between two letters, in the same units."""
_NARROW, _USUAL, _WIDE = 0.4, 4.0, 5.0
"""Widths of letters, in the same units."""

_LINES = {
    "A": "M0 6L2 0L4 6M.75 3.9H3.25",
    "B": "M0 0V6H2.3A1.65 1.65 0 0 0 2.3 2.8H0M0 0H2A1.4 1.4 0 0 1 2 2.8",
    "C": "M4.1 1.3A2.2 3 0 1 0 4.1 4.7",
    "D": "M0 0V6H1.2A2.8 3 0 0 0 1.2 0Z",
    "E": "M3.6 0H.2V6H3.6M.2 2.9H3",
    "F": "M3.6 0H.2V6M.2 2.9H3",
    "G": "M4 1.3A2.2 3 0 1 0 4.2 4.5V3.3H2.7",
    "H": "M0 0V6M4 0V6M0 2.9H4",
    "I": "M.2 0V6",
    "J": "M3.2 0V4.2A1.6 1.8 0 0 1 0 4.4",
    "K": "M.2 0V6M3.8 0L.2 3.7M1.5 2.4L4 6",
    "L": "M.2 0V6H3.6",
    "M": "M0 6V0L2.5 4L5 0V6",
    "N": "M0 6V0L4 6V0",
    "O": "M2.1 0A2.1 3 0 1 0 2.1 6A2.1 3 0 1 0 2.1 0Z",
    "P": "M.2 6V0H2.2A1.7 1.7 0 0 1 2.2 3.4H.2",
    "Q": "M2.1 0A2.1 3 0 1 0 2.1 6A2.1 3 0 1 0 2.1 0ZM2.6 4.4L4.2 6.3",
    "R": "M.2 6V0H2.2A1.7 1.7 0 0 1 2.2 3.4H.2M1.7 3.4L3.9 6",
    "S": "M3.6 1.2A1.75 1.4 0 0 0 2 0A1.7 1.5 0 0 0 2 3A1.7 1.5 0 0 1 2 6A1.8 1.5 0 0 1 .2 4.8",
    "T": "M0 0H4M2 0V6",
    "U": "M.1 0V4A1.9 2 0 0 0 3.9 4V0",
    "V": "M0 0L2 6L4 0",
    "W": "M0 0L1.3 6L2.5 1.6L3.7 6L5 0",
    "X": "M.1 0L3.9 6M3.9 0L.1 6",
    "Y": "M0 0L2 3L4 0M2 3V6",
    "Z": "M.2 0H3.8L.2 6H3.8",
}


def width(word: str) -> float:
    """How wide a word is, in the units of its letters.

    >>> width("HI")
    6.0
    """
    return sum(map(_width, word)) + GAP * (len(word) - 1)


def word_svg(word: str, x: float, y: float, high: float, colour: str, weight: float = 0.85) -> str:
    """A word in capitals with its upper left corner at (x, y); characters that are no letters are left out.

    >>> word_svg("L!", 0, 0, 12, "#000").count("<path")
    1
    """
    at, drawn = 0.0, []
    for letter in word.upper():
        if letter in _LINES:
            drawn.append(f'<path transform="translate({at:g} 0)" d="{_LINES[letter]}"/>')
            at += _width(letter) + GAP
    pen = f'fill="none" stroke="{colour}" stroke-width="{weight:g}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<g transform="translate({x:g} {y:g}) scale({high / HIGH:g})" {pen}>{"".join(drawn)}</g>'


def _width(letter: str) -> float:
    return _NARROW if letter == "I" else _WIDE if letter in "MW" else _USUAL
