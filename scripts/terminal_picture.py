"""Draws the picture of the terminal table for the README: `python scripts/terminal_picture.py`."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from lodestone.bots import clustered_bot
from lodestone.cli.play_clustered.screen import Screen
from lodestone.cli.play_clustered.words import describe
from lodestone.clustered import Cell, Placement, Rules, deal
from lodestone.i18n import text
from lodestone.match.clustered import ClusteredMatch

PICTURE = Path(__file__).parents[1] / "docs" / "screens" / "terminal.svg"
PLAYERS = ("human", "greedy", "greedy")
MOVES = 51


def main() -> None:
    """Play some moves of a game and keep what the screen would show."""
    match = ClusteredMatch(deal(len(PLAYERS), seed=12, rules=Rules(largest_bonus=True)), PLAYERS)
    bots = [clustered_bot("greedy", seat) for seat in range(len(PLAYERS))]
    news: list[str] = []
    for _ in range(MOVES):
        seat = match.position.seat
        assert seat is not None
        before = match.position.scores()
        events = match.play(bots[seat].choose(match.view(seat)))
        news += describe(events, before, match.position.scores())
    seat = match.position.seat
    assert seat is not None
    tile = next(tile for tile in match.position.hands[seat] if match.position.board.open_cells(tile))
    cells = sorted(match.position.board.open_cells(tile), key=lambda cell: (cell.y, cell.x))
    last = next(move.cell for move in reversed(match.moves) if isinstance(move, Placement))
    screen = Screen(plain=False)
    screen.console = Console(
        record=True, width=80, highlight=False, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    screen.redraws = False
    title = text("play-title", number=len(match.moves) + 1, seat="A")
    labels = {cell: number for number, cell in enumerate(cells, 1)}
    screen.show(match.view(seat), PLAYERS, title, news, labels, last, Cell(0, 0))
    screen.say(text("play-ask-cell", tile=str(tile)))
    svg = screen.console.export_svg(title="lodestone play", theme=MONOKAI)
    # The default style fetches a font from elsewhere; the reader's own monospace font will do.
    svg = re.sub(r"@font-face \{.*?\}\n", "", svg, flags=re.S)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(
        svg.replace("Fira Code, monospace", "ui-monospace, Menlo, Consolas, monospace"), encoding="utf-8"
    )


main()
