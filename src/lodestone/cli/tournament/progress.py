"""Progress: a bar on a terminal, a line now and then elsewhere. On standard error, so that results can be piped."""

from __future__ import annotations

import sys
from types import TracebackType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

from lodestone.i18n import text

LINES = 10
"""Lines in the course of a whole tournament."""


class Progressing:
    """Counts games."""

    def __init__(self, total: int, done: int) -> None:
        self._total = max(total, done)
        self._done = done
        self._bar: Progress | None = None
        console = Console(stderr=True)
        if console.is_terminal:
            columns = (BarColumn(bar_width=None), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
            self._bar = Progress(*columns, console=console)
            self._task = self._bar.add_task("", total=self._total, completed=done)

    def __enter__(self) -> Progressing:
        if self._bar is not None:
            self._bar.start()
        else:
            self._say()
        return self

    def __exit__(self, kind: type[BaseException] | None, cause: BaseException | None, at: TracebackType | None) -> None:
        if self._bar is not None:
            self._bar.stop()

    def step(self, games: int = 1) -> None:
        """Count that many more games."""
        before, self._done = self._done, self._done + games
        if self._bar is not None:
            self._bar.advance(self._task, games)
        elif self._done * LINES // self._total > before * LINES // self._total:
            self._say()

    def _say(self) -> None:
        print(text("tournament-progress", done=self._done, total=self._total), file=sys.stderr, flush=True)
