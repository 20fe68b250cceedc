"""`lodestone simulate`: what becomes of a scene of magnets and cords."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from lodestone.cli.extras import install
from lodestone.cli.files import MIB, read_text, write_bytes, write_text
from lodestone.core import InvalidRequest
from lodestone.i18n import text
from lodestone.match.scene import parse_scene

if TYPE_CHECKING:
    from lodestone.match.scene.run import SceneOutcome

LARGEST_SCENE = 4 * MIB
PATIENCE = 2.0
"""s after which progress is shown."""
FORMATS = ("png", "svg", "pdf")
HARDLY_MOVED = 0.1
"""mm: what moved less gets no line in the summary."""
HARDLY_TURNED = 0.99996
"""Cosine of half an angle of 1°."""
MANY = 12
"""Lines of one sort in the summary, at most; the rest is counted."""


def simulate_file(file: str, *, as_json: bool, plot: str, record: str) -> int:
    """Run a scene and print what became of it."""
    scene = parse_scene(read_text(Path(file), limit=LARGEST_SCENE))
    if plot:
        _check_plot(plot)
    # Imported late: a typo in the scene should be told without waiting a second for numba.
    from lodestone.match.scene.answer import plain_answer
    from lodestone.match.scene.run import run_scene
    from lodestone.match.scene.setting import arrange

    setting = arrange(scene)
    announce_preparation()
    progress = SimulationProgress(scene.limit)
    try:
        outcome = run_scene(setting, progress.show)
    finally:
        progress.clear()
    if record:
        assert outcome.recording is not None
        write_text(Path(record), outcome.recording.dumps())
    if plot:
        from lodestone.cli.scene_plot import draw

        write_bytes(Path(plot), draw(outcome, Path(plot).suffix[1:].lower()))
    print(json.dumps(plain_answer(outcome)) if as_json else "\n".join(summary(outcome)))
    return 0


def announce_preparation() -> None:
    """Say so when kernels have to be compiled: it takes a while, once."""
    from lodestone.physics.compile import announce_compilation

    announce_compilation(lambda: print(text("simulate-preparing"), file=sys.stderr, flush=True))


def _check_plot(plot: str) -> None:
    """Refuse now rather than after a long run."""
    if Path(plot).suffix[1:].lower() not in FORMATS:
        raise InvalidRequest("simulate-plot-format", name=plot, known=", ".join(f".{name}" for name in FORMATS))
    from importlib.util import find_spec

    if find_spec("matplotlib") is None:
        raise InvalidRequest("simulate-no-matplotlib", command=install("plot"))


class SimulationProgress:
    """A line on the terminal that says how far a long run has come; nothing where nobody looks."""

    def __init__(self, limit: float) -> None:
        self._limit = limit
        self._start = monotonic()
        self._last = 0.0
        self._shown = False

    def show(self, time: float) -> None:
        """Simulated seconds so far."""
        now = monotonic() - self._start
        if now < PATIENCE or now - self._last < 0.2 or not sys.stderr.isatty():
            return
        self._last, self._shown = now, True
        line = text("simulate-progress", time=f"{time:.1f}", limit=f"{self._limit:g}", waited=f"{now:.0f}")
        print(f"\r\x1b[K{line}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Clear the progress line."""
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def summary(outcome: SceneOutcome) -> list[str]:
    """The outcome in words."""
    key = "simulate-rest" if outcome.rest else "simulate-moving"
    return [
        text(key, time=f"{outcome.time:.3f}"),
        *_moved_lines(outcome),
        *_touch_lines(outcome),
        *(text("simulate-kluster", names=", ".join(group)) for group in outcome.klusters),
        *([text("simulate-outside", names=", ".join(outcome.outside))] if outcome.outside else []),
        *(
            text("simulate-cord", number=number, length=f"{length * 1e3:.1f}")
            for number, length in enumerate(outcome.lengths)
        ),
        text("simulate-digest", digest=outcome.digest),
    ]


def _moved_lines(outcome: SceneOutcome) -> list[str]:
    from lodestone.match.scene.answer import distance_moved

    lines = []
    for name, end in outcome.end.items():
        moved = distance_moved(outcome.start[name], end)
        turned = abs(float(outcome.start[name].quaternion @ end.quaternion)) < HARDLY_TURNED
        if moved >= HARDLY_MOVED or turned:
            x, y, z = (f"{round(value * 1e3, 1) + 0.0:.1f}" for value in end.position)
            lines.append(text("simulate-moved", id=name, distance=f"{moved:.1f}", x=x, y=y, z=z))
    count = len(outcome.end)
    if not lines:
        return [text("simulate-nothing-moved", count=count)] if count else []
    return _shortened(lines, [text("simulate-moved-count", moved=len(lines), count=count)])


def _touch_lines(outcome: SceneOutcome) -> list[str]:
    if not outcome.touches:
        return [text("simulate-no-touch")]
    return _shortened(
        [text("simulate-touch", time=f"{t.time:.3f}", first=t.first, second=t.second) for t in outcome.touches], []
    )


def _shortened(lines: list[str], head: list[str]) -> list[str]:
    if len(lines) <= MANY:
        return head + lines
    return [*head, *lines[:MANY], text("simulate-more", count=len(lines) - MANY)]
