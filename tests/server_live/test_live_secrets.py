"""Z5: nothing that leaves a worker for people or bots tells a pole, a strength or the seed."""

from __future__ import annotations

import struct
import subprocess
import sys

import msgspec
import pytest

from lodestone.kluster import Boxes, TableOptions
from lodestone.match.kluster.live import Hover, KlusterMatch, Release, Setting, Take, opening_record, set_table
from lodestone.match.kluster.live.wire_frame import Own
from lodestone.server.live.hosted import HostedMatch
from lodestone.server.live.match_table import Seating, Stored
from lodestone.server.live.messages import Do, Framed, Open, Stream, Think, Thought, TurnPlayed
from lodestone.server.workers.pipe import Said

SEED = 1_234_567_890_123


def setting(boxes: Boxes) -> Setting:
    return set_table(boxes, seats=2, seed=SEED)


def told_in_a_turn(table: Setting, bots: dict[int, Seating]) -> list[Said]:
    """Everything a worker says while a magnet is taken, moved about and let go."""
    match = KlusterMatch(table)
    told: list[Said] = []
    stored = Stored(opening_record(match), match.snapshot())
    hosted = HostedMatch(Open(1, 1, stored, bots, watched=True, paused=False), told.append)
    hosted.begin()
    hosted.ask(Do(2, 1, 0, Take(match.position.pools[0][0])))
    for tick in range(400):
        if tick < 100:
            hosted.stream(Stream(1, 0, tick, Hover(80.0 - tick, 0.4 * tick, 30)))
        if tick == 150:
            hosted.ask(Do(3, 1, 0, Release()))
        if hosted.moves():
            hosted.tick(0.032 * tick)
        if isinstance(told[-1], TurnPlayed):
            break
    hosted.proceed()
    hosted.tick(20.0)
    assert any(isinstance(message, TurnPlayed) for message in told)
    return told


def shown(message: Said) -> bytes:
    """What people or bots get of a message; the log's part of a finished turn is left out."""
    if isinstance(message, TurnPlayed):
        return msgspec.msgpack.encode((message.played.events, message.played.public, message.played.result))
    return msgspec.msgpack.encode(message)


@pytest.mark.parametrize("boxes", [Boxes(duo=1), Boxes(classic=1), Boxes(classic=1, duo=1)])
def test_no_message_holds_a_strength_or_the_seed(boxes: Boxes) -> None:
    table = setting(boxes)
    secrets = [str(SEED).encode(), struct.pack("<q", SEED), struct.pack(">q", SEED)]
    for made in table.made.values():
        for value in (made.moment, -made.moment):
            secrets += [struct.pack(layout, value) for layout in ("<d", ">d", "<f", ">f")]
        secrets.append(str(abs(made.moment)).encode())
    told = told_in_a_turn(table, {1: Seating("clumsy", 1)})
    assert any(isinstance(message, Think) and message.view for message in told)
    for message in told:
        data = shown(message)
        assert not [secret for secret in secrets if secret in data], type(message).__name__
        assert b"moment" not in data
        assert b"seed" not in data or isinstance(message, Think)  # its own, that of the bot


def test_with_all_poles_turned_round_every_message_is_the_same() -> None:
    table = setting(Boxes(duo=1))
    turned = {magnet: msgspec.structs.replace(made, moment=-made.moment) for magnet, made in table.made.items()}
    there, back = (
        [shown(message) for message in told_in_a_turn(each, {})]
        for each in (table, msgspec.structs.replace(table, made=turned))
    )
    assert there == back


@pytest.mark.parametrize("show_poles", [False, True])
def test_danger_is_told_to_the_holder_only_where_poles_are_shown(show_poles: bool) -> None:
    table = set_table(Boxes(duo=1), seats=2, seed=SEED, table=TableOptions(show_poles=show_poles))
    told = [message for message in told_in_a_turn(table, {}) if isinstance(message, Framed)]
    own = [Own.unpack(message.own) for message in told if message.own]
    assert any(part.tug is not None for part in own)
    assert {part.danger is not None for part in own if part.tug is not None} == {show_poles}
    assert all(part.danger is None for part in own if part.tug is None)


def test_the_event_loop_loads_neither_numpy_nor_numba() -> None:
    program = (
        "import sys; import lodestone.server.app, lodestone.server.live, lodestone.match.kluster.live.wire_frame;"
        "print([name for name in ('numpy', 'numba') if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_answers_of_a_bot_to_an_earlier_question_are_not_heard() -> None:
    match = KlusterMatch(setting(Boxes(duo=1)))
    told: list[Said] = []
    stored = Stored(opening_record(match), match.snapshot())
    hosted = HostedMatch(Open(1, 1, stored, {0: Seating("clumsy", 1)}, watched=True, paused=False), told.append)
    hosted.begin()
    (question,) = [message for message in told if isinstance(message, Think)]
    take = Take(match.position.pools[0][0])
    hosted.hear(Thought(1, 0, question.plan - 1, (take,), 4))
    assert hosted.match.frame().held is None
    hosted.hear(Thought(1, 0, question.plan, (take,), 4))
    assert hosted.match.frame().held is not None
