"""Hand-made tables: stacks, boards and positions from a few characters of text.

A *picture* is the notation of `lodestone score`: `.` empty, `#` start tile, `A`–`H` a seat's tile, `a`–`h` its wild.
A *layout* names the tiles: `###`, `Sh1`, `***`, `...` (empty), with an owner behind a colon (`Sh1:B`, otherwise A).
Rows are separated by line breaks or `/`. The (first) start tile is at 0,0; without one, everything is far from there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

import msgspec

from lodestone.clustered import (
    START,
    WILD,
    Board,
    Bonuses,
    Cell,
    Move,
    Phase,
    Position,
    Rules,
    Tile,
    deal,
    new_game_from_stacks,
    parse_move,
    tile_set,
)
from lodestone.core import Event, Seat

_NOTATION = re.compile(r"[STC][hds][1-3]|\*\*\*|###")

FAR = 20
"""Where a table without a start tile begins: too far from the real one to touch it."""


def tiles(text: str) -> tuple[Tile, ...]:
    """Tiles by their notations."""
    return tuple(Tile(word) for word in text.split())


def stack(first_drawn: str = "", wilds: int = 2) -> tuple[Tile, ...]:
    """A full set that begins with the given tiles; the rest follows in the usual order, wilds last."""
    drawn = tiles(first_drawn)
    rest = Counter(tile_set(wilds))
    rest.subtract(drawn)
    assert min(rest.values()) >= 0, "no set has those tiles"
    return drawn + tuple(rest.elements())


def snake() -> tuple[str, ...]:
    """All 27 plain tiles in an order in which each fits the next."""
    pairs = ("Sh", "Sd", "Ss", "Ts", "Th", "Td", "Cd", "Ch", "Cs")
    return tuple(f"{pair}{count}" for n, pair in enumerate(pairs) for count in ("321" if n % 2 else "123"))


def moves(text: str) -> list[Move]:
    """Moves by their notations."""
    return [parse_move(word) for word in text.split()]


def play(position: Position, text: str) -> tuple[Position, list[Event]]:
    """Play the moves in order; returns the position after them and the events of the last one."""
    events: list[Event] = []
    for move in moves(text):
        position, events = position.play(move)
    return position, events


def rows_of(text: str) -> list[str]:
    """The rows of a picture or layout."""
    return [row.strip() for row in text.replace("/", "\n").splitlines() if row.strip()]


def board(table: str, seats: int = 2, rules: Rules | None = None) -> Board:
    """A board from a picture or layout, legal or not."""
    named = _NOTATION.search(table) is not None
    grid = [row.split() if named else list(row) for row in rows_of(table)]
    placed = {Cell(x, y): word for y, row in enumerate(grid) for x, word in enumerate(row) if set(word) != {"."}}
    starts = [cell for cell, word in placed.items() if word in ("#", "###")]
    left, top = starts[0] if starts else (-FAR, -FAR)
    result = Board.start(deal(seats, rules=rules))
    for cell, word in placed.items():
        if cell not in starts:
            tile, owner = _tile(word)
            result = result.place(tile, Cell(cell.x - left, cell.y - top), owner)
    return result


def _tile(word: str) -> tuple[Tile, Seat]:
    if len(word) == 1:
        return (WILD if word.islower() else Tile("Sh1")), "ABCDEFGH".index(word.upper())
    notation, _, owner = word.partition(":")
    tile = Tile(notation)
    assert tile is not START
    return tile, "ABCDEFGH".index(owner or "A")


def arrange(
    table: str,
    hands: Sequence[str],
    *,
    seat: Seat = 0,
    rules: Rules | None = None,
    left_in_stack: int | None = None,
    bonuses: Bonuses | None = None,
) -> Position:
    """A position in the middle of a game: this table, these hands, `seat` to move.

    Each stack has the tiles that its seat does not hold; `left_in_stack` shortens all stacks to that many.
    """
    rules = rules or Rules()
    stacks = [stack(hand, 3 if owner in rules.extra_wild else 2) for owner, hand in enumerate(hands)]
    position = new_game_from_stacks(stacks, rules=rules)
    held = tuple(tiles(hand) for hand in hands)
    in_stacks = [
        len(whole) - len(hand) if left_in_stack is None else left_in_stack
        for whole, hand in zip(stacks, held, strict=True)
    ]
    drawn = tuple(len(whole) - left for whole, left in zip(stacks, in_stacks, strict=True))
    laid = board(table, len(hands), rules)
    can_place = any(laid.open_cells(tile) for tile in held[seat])
    return msgspec.structs.replace(
        position,
        board=laid,
        hands=held,
        drawn=drawn,
        seat=seat,
        phase=Phase.PLAY if can_place else Phase.DISCARD,
        opening=0,
        bonuses=bonuses or Bonuses(),
    )


def legal(position: Position) -> set[str]:
    """The legal moves in notation."""
    return {str(move) for move in position.legal_moves}


def picture(laid: Board) -> str:
    """A board in the notation of `lodestone score`."""
    (left, top), (right, bottom) = laid.bounds()
    return "\n".join("".join(_letter(laid, Cell(x, y)) for x in range(left, right + 1)) for y in range(top, bottom + 1))


def _letter(laid: Board, cell: Cell) -> str:
    placed = laid.tiles.get(cell)
    if placed is None:
        return "."
    if placed.owner is None:
        return "#"
    letter = "ABCDEFGH"[placed.owner]
    return letter.lower() if placed.tile is WILD else letter


def to_the_end(position: Position) -> Position:
    """Play the first legal move until the game is over."""
    while not position.over:
        position, _ = position.play(position.legal_moves[0])
    return position
