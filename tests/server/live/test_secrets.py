"""Z5: nothing that leaves a worker for people or bots tells a pole, a strength or the seed."""

from __future__ import annotations

import struct
import subprocess
import sys

import msgspec
import pytest

from lodestone.kluster import Boxes, TableOptions
from lodestone.match.games import GAMES
from lodestone.match.kluster.live import Hover, KlusterMatch, Release, Setting, Take, opening_record, set_table
from lodestone.match.kluster.live.bot_seat import BotStep
from lodestone.match.kluster.live.playing import LiveKluster
from lodestone.match.kluster.live.wire_frame import Own
from lodestone.match.live_game import LiveState, Seating
from lodestone.server.live.hosted import HostedMatch
from lodestone.server.live.messages import DoIntent, Framed, Open, Proceed, Think, Thought, TurnEnded
from lodestone.server.workers.pipe import PipeMessage

json = msgspec.json.encode
SEED = 1_234_567_890_123


def setting(boxes: Boxes) -> Setting:
    return set_table(boxes, seats=2, seed=SEED)


def told_in_a_turn(table: Setting, bots: dict[int, Seating]) -> list[PipeMessage]:
    """Everything a worker sends while a magnet is taken, moved about and let go."""
    match = KlusterMatch(table)
    told: list[PipeMessage] = []
    hosted = host(match, bots, told)
    hosted.hear(DoIntent(2, 1, 0, json(Take(match.position.pools[0][0]))))
    for tick in range(400):
        if tick < 100:
            hosted.game.stream(0, tick, json(Hover(80.0 - tick, 0.4 * tick, 30)))
        if tick == 150:
            hosted.hear(DoIntent(3, 1, 0, json(Release())))
        if hosted.moves:
            hosted.game.tick(0.032 * tick, late=False)
        if isinstance(told[-1], TurnEnded):
            break
    hosted.hear(Proceed(1))
    hosted.game.tick(20.0, late=False)
    assert any(isinstance(message, TurnEnded) for message in told)
    return told


def host(match: KlusterMatch, bots: dict[int, Seating], told: list[PipeMessage]) -> HostedMatch:
    """A match as a live process has it."""
    state = LiveState(opening_record(match), match.snapshot(), bots=bots)
    hosted = HostedMatch(Open(1, 1, "kluster", state, watched=True), GAMES["kluster"], told.append)
    hosted.begin()
    return hosted


def shown(message: PipeMessage) -> bytes:
    """The part of a message that people or bots get, without the log's part of a finished turn."""
    if isinstance(message, TurnEnded):
        return message.public
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
    assert any(isinstance(message, Think) and message.question for message in told)
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
    told: list[PipeMessage] = []
    hosted = host(match, {0: Seating("clumsy", 1)}, told)
    (question,) = [message for message in told if isinstance(message, Think)]
    step = msgspec.msgpack.encode(BotStep((Take(match.position.pools[0][0]),), 4))
    assert isinstance(hosted.game, LiveKluster)
    hosted.hear(Thought(1, 0, question.number - 1, step))
    assert hosted.game.match.frame().held is None
    hosted.hear(Thought(1, 0, question.number, step))
    assert hosted.game.match.frame().held is not None
