"""The first start on a new machine: what is compiled first, what is told of it, and who waits for the rest."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from lodestone.core.compiler import all_compiled, compiled, kernels_within
from lodestone.core.kernel_cache import CACHE_VARIABLE, PHYSICS, TURN, is_compiled, mark_compiled
from lodestone.kluster import Boxes
from lodestone.match.games import GAMES
from lodestone.match.kluster.kind import KlusterKind, KlusterLive
from lodestone.match.kluster.live import KlusterMatch, opening_record, set_table
from lodestone.match.live_game import LiveState, Seating
from lodestone.physics import warmup
from lodestone.physics.stepper import finish_step, make_scratch
from lodestone.server.live.bot_thoughts import BotThoughts
from lodestone.server.live.hosted import HostedMatch
from lodestone.server.live.messages import Open, Think
from lodestone.server.live.preparing import Preparing
from lodestone.server.workers.pipe import PipeMessage

PLAYED = """
import json, sys
from lodestone.core.compiler import Dispatcher
from lodestone.bots.kluster import kluster_bot, play_turn
from lodestone.bots.warmup import PARTS, TURN, parts_of
from lodestone.kluster import Boxes
from lodestone.match.kluster.live import Drag, Grab, KlusterMatch, LetGo, opening_record, record_turn, resume, set_table
from lodestone.match.kluster.live import from_record
from lodestone.match.kluster.live.frame_writer import FrameWriter

def loaded():
    rooms = [room for name, room in list(sys.modules.items()) if name.startswith("lodestone.")]
    kernels = {id(one): one for room in rooms for one in vars(room).values() if isinstance(one, Dispatcher)}
    return {f"{one.__module__}.{one.__name__}{signature}" for one in kernels.values() for signature in one.overloads}

for part in parts_of(TURN).values():
    part.work()
before = loaded()
match = KlusterMatch(set_table(Boxes(1), seats=2, seed=3))
record = opening_record(match)
match = resume(from_record(record), match.snapshot())
writer = FrameWriter(match)
x, y = match.frame().cords[0][0]
match.do(match.turn.seat, Grab(0, x, y))
match.do(match.turn.seat, Drag(0, 0.9 * x, 0.9 * y, 0.2))
for _ in range(20):
    match.pass_time(2)
    writer.write(0, [], False, False)
match.do(match.turn.seat, LetGo(0))
bots = [kluster_bot("clumsy", seat) for seat in range(2)]
for _ in range(8):
    play_turn(match, bots, lambda frame: writer.write(0, [], False, False))
record_turn(match, 1, record["check"])
print(json.dumps(sorted(loaded() - before)))
"""


def test_a_turn_needs_nothing_that_is_compiled_later() -> None:
    played = subprocess.run([sys.executable, "-c", PLAYED], capture_output=True, text=True, check=True)
    assert json.loads(played.stdout) == []


def test_kernels_are_counted_with_all_they_call() -> None:
    names = {kernel.__name__ for kernel in kernels_within(finish_step)}
    assert {"finish_step", "start_moving", "accelerate", "gap"} <= names
    assert "begin_step" not in names
    assert "unit" not in names, "merged into its callers, never compiled by itself"


def test_what_is_in_the_cache_counts_as_compiled() -> None:
    make_scratch(1)
    assert compiled(kernels_within(make_scratch)) == len(kernels_within(make_scratch))
    assert all_compiled(kernels_within(make_scratch))
    assert len(kernels_within(*warmup.TURN)) > 100


def test_a_stage_is_complete_for_these_sources_and_this_processor(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CACHE_VARIABLE, str(tmp_path / "cache"))
    package = tmp_path / "package"
    package.mkdir()
    source = package / "kernel.py"
    source.write_text("before")
    mark_compiled(TURN, package)
    assert is_compiled(TURN, package)
    assert not is_compiled(PHYSICS, package)
    monkeypatch.setenv("NUMBA_CPU_NAME", "another")
    assert not is_compiled(TURN, package)
    monkeypatch.delenv("NUMBA_CPU_NAME")
    source.write_text("after")
    assert not is_compiled(TURN, package)


async def test_progress_is_told_by_kernels_until_a_turn_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    told = Preparing({"kluster": KlusterKind()})
    told._hear(["37", "150"])
    assert (told.progress, told.playable.is_set()) == ((37, 150), False)
    told._hear([TURN])
    assert (told.progress, told.playable.is_set(), told.complete.is_set()) == (None, True, False)
    monkeypatch.setattr(KlusterLive, "to_prepare", lambda _: False)
    await told.prepare()
    assert told.complete.is_set()


@pytest.mark.parametrize("level", ["clumsy", "steady"])
async def test_a_bot_that_tries_things_out_waits_for_what_it_needs(level: str) -> None:
    match = KlusterMatch(set_table(Boxes(duo=1), seats=2, seed=5))
    asked: list[PipeMessage] = []
    state = LiveState(opening_record(match), match.snapshot(), bots={0: Seating(level, 0)})
    HostedMatch(Open(1, 1, "kluster", state, watched=True), KlusterKind(), asked.append).begin()
    (question,) = [message for message in asked if isinstance(message, Think)]
    preparing = Preparing({})
    preparing.playable.set()
    told: list[bool] = []
    bots = BotThoughts(1, GAMES, preparing, lambda _: None, lambda match, seat, on: told.append(on))
    try:
        bots.hear(question)
        async with asyncio.timeout(30):
            while True not in told:
                await asyncio.sleep(0.02)
            while level == "clumsy" and not bots.pids:
                await asyncio.sleep(0.02)
            assert bool(bots.pids) is (level == "clumsy"), "people see that it thinks; it is asked when it can answer"
            preparing.complete.set()
            while not bots.pids:
                await asyncio.sleep(0.02)
    finally:
        await bots.close()
