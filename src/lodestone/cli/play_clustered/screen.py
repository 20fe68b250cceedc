"""The screen of a table in the terminal: everything a seat needs on 80×24, with or without colour.

Seats have a colour and a letter each, so that either is enough.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from shutil import get_terminal_size
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from lodestone.cli.play_clustered.words import player_name, seat_name
from lodestone.clustered import Board, Cell, Phase, Position, Tile
from lodestone.core import Seat, seat_letter
from lodestone.i18n import text
from lodestone.match.clustered import View

SEAT_STYLES = ("#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#f0e442", "#5b7fff", "#d55e00", "#b0b0b0")
"""A palette that colour-blind eyes can tell apart (Okabe and Ito's, blue lightened for dark screens)."""
_CELL = 5
"""Characters across a cell."""
_AXIS = 4
"""Characters of the axis to the left of the board."""
_AROUND_BOARD = 8
"""Lines that are not board: title, axis, news (2), points (2), hand, prompt."""


class ShownCells(NamedTuple):
    """The part of an endless table that is shown."""

    left: int
    top: int
    columns: int
    rows: int

    @classmethod
    def fitting(cls, board: Board, width: int, height: int, focus: Cell | None, shift: Cell) -> ShownCells:
        """The whole board with a margin of one cell, or as much of it as fits around the focus, shifted from there."""
        columns, rows = max(1, (width - _AXIS) // _CELL), max(1, height)
        first, last = board.bounds()
        left, across = _fit(first.x - 1, last.x + 1, columns, None if focus is None else focus.x)
        top, down = _fit(first.y - 1, last.y + 1, rows, None if focus is None else focus.y)
        return cls(left + shift.x, top + shift.y, across, down)

    def shows(self, cell: Cell) -> bool:
        """Whether the cell lies in the window."""
        return 0 <= cell.x - self.left < self.columns and 0 <= cell.y - self.top < self.rows


def _fit(first: int, last: int, room: int, focus: int | None) -> tuple[int, int]:
    """The first coordinate to show and how many, out of first…last, if there is room for that many."""
    if last - first + 1 <= room:
        return first, last - first + 1
    middle = (first + last) // 2 if focus is None else focus
    return min(max(first, middle - room // 2), last - room + 1), room


def board_lines(board: Board, window: ShownCells, labels: Mapping[Cell, int], last: Cell | None) -> list[Text]:
    """The window as lines: an axis of x on top, then one line a row. `labels` number the cells to choose from."""
    axis = "".join(f"{x:^{_CELL}}" for x in range(window.left, window.left + window.columns))
    lines = [Text(" " * _AXIS + axis, style="dim")]
    for y in range(window.top, window.top + window.rows):
        line = Text.assemble((f"{y:>{_AXIS - 1}} ", "dim"))
        for x in range(window.left, window.left + window.columns):
            line.append_text(_cell(board, Cell(x, y), labels, last))
        lines.append(line)
    return lines


def _cell(board: Board, cell: Cell, labels: Mapping[Cell, int], last: Cell | None) -> Text:
    if placed := board.tiles.get(cell):
        if placed.owner is None:
            return Text(f" {placed.tile} ", style="bold reverse")
        style = SEAT_STYLES[placed.owner] + (" reverse" if cell == last else "")
        mark = ">" if cell == last else " "
        return Text(mark + seat_letter(placed.owner) + placed.tile.notation, style=style)
    if cell in labels:
        return Text(f"{labels[cell]:^{_CELL}}", style="bold")
    return Text("  ·  " if board.has_room(cell) else "     ", style="dim")


def hand_line(hand: tuple[Tile, ...], board: Board, seat: Seat) -> Text:
    """The hand, numbered to choose from; what fits nowhere stands in brackets."""
    line = Text()
    for number, tile in enumerate(hand, 1):
        line.append(f" {number} ", style="dim")
        if board.takes_any((tile,)):
            line.append(f"{tile} ", style=f"bold {SEAT_STYLES[seat]}")
        else:
            line.append(f"({tile}) ", style="dim")
    return line


class Screen:
    """Prints tables. Redraws in place on a terminal; scrolls when plain or piped."""

    def __init__(self, plain: bool) -> None:
        self.console = Console(
            no_color=True if plain else None,
            highlight=False,
            markup=False,  # a name may contain brackets, which rich would read as markup
            soft_wrap=True,
            force_terminal=False if plain else None,
        )
        self.redraws = self.console.is_terminal and not plain

    def size(self) -> tuple[int, int]:
        """Columns and rows of the terminal; 80×24 if there is none."""
        return get_terminal_size((80, 24))

    def say(self, line: str | Text) -> None:
        """Print one line."""
        self.console.print(line)

    def show(
        self,
        view: View,
        players: tuple[str, ...],
        title: str,
        news: Sequence[str],
        labels: Mapping[Cell, int],
        last: Cell | None,
        shift: Cell,
    ) -> None:
        """Draw the table as the seat of the view sees it."""
        if self.redraws:
            self.console.clear()
        width, height = self.size()
        window = ShownCells.fitting(view.board, width, height - _AROUND_BOARD - 1, last, shift)
        self.say(Text(title[:width], style="bold"))
        for line in board_lines(view.board, window, labels, last):
            self.say(line)
        hidden = sum(not window.shows(cell) for cell in labels)
        if hidden:
            news = [*news, text("play-out-of-sight", count=hidden)]
        for sentence in news[-2:]:
            self.say(sentence[:width])
        for line in points_lines(view, players, width):
            self.say(line)
        if view.seat is not None and view.phase is not Phase.OVER:
            self.say(
                Text.assemble(
                    (text("play-hand", seat=seat_letter(view.seat)), "bold"),
                    hand_line(view.hand, view.board, view.seat),
                )
            )


def points_lines(view: View, players: tuple[str, ...], width: int) -> list[Text]:
    """Every seat's points, stack and markers, in as few lines as the width allows."""
    lines = [Text()]
    for seat in range(view.seats):
        entry = _points(view, seat, players)
        if lines[-1] and len(lines[-1]) + 2 + len(entry) > width:
            lines.append(Text())
        if lines[-1]:
            lines[-1].append("  ")
        lines[-1].append(entry, style=SEAT_STYLES[seat] + (" bold underline" if view.turn == seat else ""))
    return lines


def _points(view: View, seat: Seat, players: tuple[str, ...]) -> str:
    turn = ">" if view.turn == seat else ""  # the turn marker (CO1)
    marks = "".join(
        mark
        for mark, holder in (
            ("+L", view.bonuses.first_line),
            ("+R", view.bonuses.first_rectangle),
            ("^r", view.markers.rectangle if view.rules.largest_bonus else None),
            ("^l", view.markers.line if view.rules.largest_bonus else None),
        )
        if holder == seat
    )
    name = player_name(players[seat]) if view.seats <= 4 else ""
    who = f"{turn}{seat_letter(seat)} {name}".rstrip()
    return f"{who} {view.scores[seat].total}{marks} ({view.stack_sizes[seat]})"


def result_lines(position: Position, players: tuple[str, ...]) -> Iterable[Text]:
    """The final points of every seat, part by part, and who has won."""
    heads = [text(f"score-{name}") for name in ("rectangle", "rows", "columns", "bonus", "total")]
    names = [seat_name(seat, players) for seat in range(position.setup.seats)]
    widest = max(map(len, names))
    yield Text(" " * widest + "".join(f"  {head}" for head in heads), style="bold")
    for seat, score in enumerate(position.scores()):
        parts = (score.rectangle, score.rows, score.columns, score.bonus, score.total)
        cells = "".join(f"  {part:>{len(head)}}" for part, head in zip(parts, heads, strict=True))
        yield Text(f"{names[seat]:<{widest}}{cells}", style=SEAT_STYLES[seat])
    outcome = position.outcome
    if outcome is not None and not position.setup.solo:
        winners = [names[seat] for seat in outcome.winners]
        yield Text(text("play-result", kind=str(outcome.ending), winners=", ".join(winners)), style="bold")


def step_through(show: Callable[[int], None], most: int) -> None:
    """Show step 0; then Enter steps on, b steps back, a number goes there, q leaves."""
    number = 0
    while True:
        show(number)
        try:
            word = input(text("replay-ask") + " ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        if word.startswith("q"):
            return
        if word.isdigit():
            number = int(word)
        else:
            number += -1 if word.startswith("b") else 1
        number = min(max(number, 0), most)
