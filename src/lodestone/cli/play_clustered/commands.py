"""What a person may type at the table, and how it is read."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from lodestone.clustered import Cell, Discard, Move, Placement, Tile, parse_move
from lodestone.core import InvalidNotation, InvalidRequest


class Verb(Enum):
    """What a person wants to do."""

    CHOOSE = auto()
    """Take a tile in hand and see where it goes."""
    MOVE = auto()
    EXPLAIN = auto()
    HINT = auto()
    UNDO = auto()
    SAVE = auto()
    SCORES = auto()
    PAN = auto()
    HELP = auto()
    QUIT = auto()


class Command(NamedTuple):
    """A command and its argument."""

    verb: Verb
    tile: Tile | None = None
    move: Move | None = None
    argument: str = ""
    shift: Cell = Cell(0, 0)


_PANS = {"left": Cell(-4, 0), "right": Cell(4, 0), "up": Cell(0, -4), "down": Cell(0, 4)}
_WORDS = {
    "explain": Verb.EXPLAIN,
    "hint": Verb.HINT,
    "undo": Verb.UNDO,
    "save": Verb.SAVE,
    "scores": Verb.SCORES,
    "help": Verb.HELP,
    "quit": Verb.QUIT,
    **dict.fromkeys(_PANS, Verb.PAN),
}


def read_command(line: str, hand: tuple[Tile, ...], labels: dict[int, Cell], chosen: Tile | None) -> Command:
    """Read a line typed at the table. `labels` are the numbered cells on show for the `chosen` tile."""
    words = line.split()
    if not words:
        raise InvalidRequest("play-empty")
    verb = _verb(words[0].lower())
    if verb is None:
        return _move_or_choice(words, hand, labels, chosen)
    rest = words[1:]
    if verb is Verb.PAN:
        return Command(verb, shift=_PANS[_full_word(words[0].lower())])
    if verb is Verb.EXPLAIN:
        wanted = _move_or_choice(rest, hand, labels, chosen) if rest else Command(verb)
        if wanted.move is None:
            raise InvalidRequest("play-explain-what")
        return Command(verb, move=wanted.move)
    return Command(verb, argument=" ".join(rest))


def _verb(word: str) -> Verb | None:
    return _WORDS.get(_full_word(word))


def _full_word(word: str) -> str:
    """A command may be shortened while that is unambiguous: “he” is help, “h” is not; “?” is help too."""
    if word == "?":
        return "help"
    if word in _WORDS or not word.isalpha() or len(word) > 6:
        return word
    fitting = [full for full in _WORDS if full.startswith(word)]
    return fitting[0] if len(fitting) == 1 else word


def _move_or_choice(words: list[str], hand: tuple[Tile, ...], labels: dict[int, Cell], chosen: Tile | None) -> Command:
    first = words[0]
    if chosen is not None and len(words) == 1 and first.isdigit():
        return _labelled(int(first), labels, chosen)
    if first.startswith("-") and len(words) == 1 and not first[1:2].isdigit():
        return Command(Verb.MOVE, move=parse_move("-" + _notation(first[1:])))
    if first.startswith("-") and first[1:].isdigit():
        return Command(Verb.MOVE, move=Discard(_in_hand(int(first[1:]), hand)))
    if "@" in first:
        tile_word, _, cell_word = first.partition("@")
        return Command(Verb.MOVE, move=parse_move(f"{_notation(tile_word)}@{cell_word}"))
    tile = _in_hand(int(first), hand) if first.isdigit() else Tile(_notation(first))
    if len(words) == 1:
        return Command(Verb.CHOOSE, tile=tile)
    return Command(Verb.MOVE, move=Placement(tile, Cell.parse(",".join(words[1:]).replace(",,", ","))))


def _labelled(number: int, labels: dict[int, Cell], chosen: Tile) -> Command:
    if number not in labels:
        raise InvalidRequest("play-no-label", number=number, most=len(labels))
    return Command(Verb.MOVE, move=Placement(chosen, labels[number]))


def _in_hand(number: int, hand: tuple[Tile, ...]) -> Tile:
    if not 1 <= number <= len(hand):
        raise InvalidRequest("play-no-tile", number=min(number, 999), most=len(hand))
    return hand[number - 1]


def _notation(word: str) -> str:
    """Tiles as people type them: `sh1` for Sh1, `*` for a wild."""
    if word and set(word) == {"*"}:
        return "***"
    if len(word) == 3:
        return word[0].upper() + word[1:].lower()
    raise InvalidNotation("play-unknown-command", text=word[:40])
