"""`lodestone warmup`: compile all kernels now, so that no game has to wait for it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from time import monotonic

from lodestone.i18n import text

# A little of everything that a scene can ask for.
SCENE: dict[str, object] = {
    "magnets": [
        {"id": "a", "kind": "stone", "at": [0, 0]},
        {"id": "b", "kind": "spinner", "at": [0, 120]},
        {"id": "c", "kind": "stone", "at": [150, 0]},
    ],
    "cords": [{"circle": {"radius": 160}}, {"points": [[-90, -90], [90, -90], [0, 60]]}],
    "actions": [
        {"release": {"id": "d", "kind": "stone", "at": [28, 0], "up": "south"}},
        {"hold": {"id": "e", "kind": "stone", "path": [[0, 0, 120, 60], [0.1, 0, 120, 30]]}},
        {"drag": {"cord": 0, "grab": [160, 0], "path": [[0.2, 140, 0]]}},
    ],
}


def warm_up() -> int:
    """Compile everything, say how it goes on standard error and where the result is kept on standard output."""
    begin = monotonic()
    prepare()
    from lodestone.physics.compile import FOLDER

    print(text("warmup-ready", seconds=f"{monotonic() - begin:.1f}", folder=FOLDER))
    return 0


def prepare() -> None:
    """Compile everything and say how it goes on standard error."""
    from rich.console import Console

    console = Console(stderr=True, highlight=False)
    for key, work in _stages():
        start = monotonic()
        with console.status(text(key)):
            work()
        print(text("warmup-done", what=text(key), seconds=f"{monotonic() - start:.1f}"), file=sys.stderr, flush=True)


def _stages() -> tuple[tuple[str, Callable[[], object]], ...]:
    return (
        ("warmup-loading", _load),
        ("warmup-boards", _boards),
        ("warmup-scenes", _scenes),
        ("warmup-bots", _bots),
    )


def _load() -> None:
    import lodestone.physics.world  # noqa: F401


def _boards() -> None:
    from lodestone.physics.warmup import warmup

    warmup()


def _scenes() -> None:
    from lodestone.match.scene import read_scene
    from lodestone.match.scene.run import run_scene

    run_scene(read_scene(SCENE))


def _bots() -> None:
    from lodestone.bots.clustered.search import warmup

    warmup()
