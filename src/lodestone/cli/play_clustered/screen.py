"""The screen of a table in the terminal: everything a seat needs on 80×24, with or without colour."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from shutil import get_terminal_size

from rich.console import Console
from rich.text import Text

from lodestone.cli.play_clustered.drawing import SEAT_STYLES, ShownCells, board_lines, hand_line
from lodestone.cli.play_clustered.words import player_name, seat_name
from lodestone.clustered import Cell, Phase, Position
from lodestone.core import Seat, seat_letter
from lodestone.i18n import text
from lodestone.match.clustered import View

_AROUND_BOARD = 8
"""Lines that are not board: title, axis, news (2), points (2), hand, prompt."""


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
