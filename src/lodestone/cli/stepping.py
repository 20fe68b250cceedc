"""Stepping through a record at the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from lodestone.i18n import text


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
