"""Compiles every kernel ahead of time, on all cores, for `lodestone warmup` and for callers that want no game to wait.

The large kernels of a frame have almost nothing in common, so processes compile them side by side and leave the result
in the cache on disk, where the kernels that call them find them. Callees come first: two processes that need the same
kernel at once would both compile it. What a turn of Kluster needs comes before all the rest: then people can play.
"""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, sleep

from lodestone import physics
from lodestone.core.kernel_cache import PHYSICS, TURN, is_shipped, mark_compiled
from lodestone.core.system import lower_priority

CALM_COLLECTOR = 50_000
"""Objects made between two runs of the garbage collector: a compiler makes many that live long, and looking through
them more often takes a tenth of its time."""
GLANCE = 0.05
"""s between two looks at what is being compiled."""


PATIENCE = 15
"""Steps of priority by which what is compiled for later gives way to everybody who plays."""
SEARCH = "search"
"""The stage of Clustered's bots, which need no physics."""
SOURCES = Path(physics.__file__).parent


@dataclass(frozen=True, slots=True)
class Part:
    """Kernels that one process compiles."""

    work: Callable[[], object]
    after: tuple[str, ...] = ()
    stage: str = PHYSICS
    """What is complete once all parts of it are done."""


def compile_everything() -> Iterator[tuple[str, float]]:
    """Compile all parts, on all cores; yields the name of each part and its seconds when done.

    What came with the package is not compiled again.
    """
    for stage in () if is_shipped(SOURCES) else (TURN, PHYSICS, SEARCH):
        for found in compile_parts(parts_of(stage)):
            if found is not None:
                yield found
        mark_compiled(stage, SOURCES)


def parts_of(stage: str) -> dict[str, Part]:
    """The parts that a stage adds to those before it."""
    return {name: part for name, part in PARTS.items() if part.stage == stage}


def compile_parts(parts: Mapping[str, Part], patience: int = 0) -> Iterator[tuple[str, float] | None]:
    """Yields a part and its seconds when it is done, and None now and then so that somebody may look.

    What a part comes after but is not among `parts` must have been compiled before.
    """
    most = 1 + (os.cpu_count() or 1)  # one more: parts are few, and no core should be idle at the end
    waiting = list(parts)
    running: dict[str, tuple[subprocess.Popen[bytes], float]] = {}
    try:
        while waiting or running:
            unfinished = {*waiting, *running}
            for name in [name for name in waiting if unfinished.isdisjoint(parts[name].after)][: most - len(running)]:
                waiting.remove(name)
                running[name] = (subprocess.Popen([sys.executable, "-m", __name__, name, str(patience)]), monotonic())
            for name, (process, since) in list(running.items()):
                if process.poll() is None:
                    continue
                if process.returncode:
                    raise subprocess.CalledProcessError(process.returncode, process.args)
                del running[name]
                yield name, monotonic() - since
            yield None
            sleep(GLANCE)
    finally:
        for process, _ in running.values():
            process.kill()
            process.wait()


def _finish_step() -> None:
    from lodestone.physics.compile import machine_code
    from lodestone.physics.stepper import finish_step, make_scratch
    from lodestone.physics.world import World

    world = World()
    machine_code(finish_step, (world.state, world.laws, make_scratch(1), world.dt))


def _begin_step() -> None:
    import numpy as np

    from lodestone.physics.compile import machine_code
    from lodestone.physics.stepper import begin_step, make_scratch
    from lodestone.physics.world import World

    world = World()
    machine_code(begin_step, (world.state, world.laws, make_scratch(1), -1, np.zeros(13)))


def _step_cords() -> None:
    from lodestone.physics.compile import machine_code
    from lodestone.physics.cord_shapes import circle
    from lodestone.physics.cord_step import step_cords
    from lodestone.physics.world import World

    world = World()
    world.add_cord(circle((0.0, 0.0), 0.16))
    cords, bodies = world.cords, world.state.bodies
    machine_code(step_cords, (cords.state, bodies, world.laws, cords.laws, cords.problem(), cords.table, world.dt))


def _judging() -> None:
    """What is asked of a table during a match, also by bots that play by sight."""
    import numpy as np

    from lodestone.bots.kluster.clumsy import shape_matrix
    from lodestone.physics.touch import gap
    from lodestone.physics.warmup import warmup_judging

    warmup_judging()
    stone = shape_matrix((18.0, 16.0, 10.0), (1.0, 0.0, 0.0, 0.0))
    gap(tuple(np.array([0.05, 0.0, 0.0])), stone, stone, tuple(np.array([1.0, 0.0, 0.0])), 0.02)


def _turn() -> None:
    from lodestone.physics.warmup import warmup_turn

    warmup_turn()


def _trials() -> None:
    import numpy as np

    from lodestone.physics.params import stone
    from lodestone.physics.rollout_kernels import rollouts
    from lodestone.physics.statics import placements, scan, static_use
    from lodestone.physics.world import World

    world = World()
    where = placements(np.array([0.1]), np.array([0.0]), np.array([[1.0, 0.0, 0.0, 0.0]]))
    static_use(world)
    scan(world, stone(), where)
    rollouts(world, stone(), where)


def _tables() -> None:
    """The rest of the physics."""
    from lodestone.match.scene import read_scene
    from lodestone.match.scene.run import run_scene
    from lodestone.physics.warmup import warmup

    warmup()
    run_scene(read_scene(SCENE))


def _bots() -> None:
    from lodestone.bots.clustered.neural import warmup

    warmup()


PARTS = {
    "finish-step": Part(_finish_step, stage=TURN),
    "cords": Part(_step_cords, stage=TURN),
    "begin-step": Part(_begin_step, stage=TURN),
    "judging": Part(_judging, stage=TURN),
    "turn": Part(_turn, after=("finish-step", "cords", "begin-step"), stage=TURN),
    "trials": Part(_trials),
    "bots": Part(_bots, stage=SEARCH),
    "tables": Part(_tables, after=("trials",)),
}
"""In the order in which they are compiled."""

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
"""A little of everything that a scene can ask for."""


def main(name: str, patience: int) -> None:
    """Compile one part in this process."""
    lower_priority(patience)
    gc.set_threshold(CALM_COLLECTOR, 20, 50)
    PARTS[name].work()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
