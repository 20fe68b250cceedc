"""How long people wait for a bot, counted in frames of 16 ms and in positions imagined; no clock is read."""

from __future__ import annotations

from statistics import median

import pytest

from lodestone.bots.kluster import KLUSTER_BOTS, kluster_bot, play_turn
from lodestone.bots.kluster.thinking import SLICE, ThinkingBudget
from lodestone.kluster import Boxes
from lodestone.match.kluster.live import Frame, KlusterMatch, set_table
from tests.sizes import small_and_large

FRAME = 0.016
"""s per frame."""
STILL = 1.5
"""s for which nothing may move in a bot's turn."""
TURN = 8.0
"""s: the limit for the median turn."""
THINKING = 4.0
"""s of processor time that a bot may think in a turn."""
SLICE_TIME = 0.04
"""s of processor time, roughly, for one slice of thinking."""


class Watching:
    """Counts frames in which nothing has moved."""

    def __init__(self, match: KlusterMatch) -> None:
        self._match = match
        self._last = b""
        self._still = 0
        self.longest = 0

    def __call__(self, _: Frame) -> None:
        world = self._match.board.world
        now = world.bodies.position.tobytes() + world.cords.state.loops["node"].tobytes()
        self._still = self._still + 1 if now == self._last else 0
        self._last = now
        self.longest = max(self.longest, self._still)


def _count_looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Count everything that bots imagine from now on."""
    counted: list[int] = []
    spend = ThinkingBudget.spend

    def count(patience: ThinkingBudget, looks: int) -> None:
        counted.append(looks)
        spend(patience, looks)

    monkeypatch.setattr(ThinkingBudget, "spend", count)
    return counted


@pytest.mark.parametrize("level", KLUSTER_BOTS)
@small_and_large("turns", 2, 16)
def test_a_bot_moves_soon_keeps_moving_and_comes_to_an_end(
    level: str, turns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    imagined = _count_looks(monkeypatch)
    seconds, thought = [], [0.0]
    for seed, boxes in enumerate((Boxes(classic=1), Boxes(duo=1), Boxes(classic=1, duo=1))):
        match = KlusterMatch(set_table(boxes, seats=2, seed=seed))
        bots = [kluster_bot(level, seat) for seat in range(2)]
        watching = Watching(match)
        while match.turn is not None and len(match.turns) < turns:
            imagined.clear()
            play_turn(match, bots, watching)
            thought.append(sum(imagined) / SLICE * SLICE_TIME)
        seconds += [turn.frames * FRAME for turn in match.turns]
        assert watching.longest * FRAME <= STILL
    print(f"{level}: {len(seconds)} turns, median {median(seconds):.1f} s; thought {max(thought):.2f} s")
    assert median(seconds) <= TURN
    assert max(thought) <= THINKING
    assert (max(thought) > 0.0) == (level != "clumsy"), "what is thought is counted"
