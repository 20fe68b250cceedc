"""`lodestone referee clustered`: interfaces §3, over a real pipe."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lodestone.match.referee import ClusteredReferee
from lodestone.match.referee.respond import LONGEST_LINE
from tests.cli.commandline import lodestone
from tests.cli.refereeing import JSON, ask, check_unbroken, converse, over_the_pipe, refusal, requests

NEW = '{"id":1,"op":"new","seats":2,"seed":7}'


def test_a_whole_game_over_the_pipe_answers_at_once() -> None:
    """Line by line, each answer awaited before the next line is sent, so that nothing may sit in a buffer."""
    with over_the_pipe("clustered") as say:
        position = say(id=0, op="new", seats=3, seed=4, rules={"fast": True, "first_bonus": True})["position"]
        moves = 0
        while not position["over"]:
            legal = say(op="legal")["moves"]
            assert legal == sorted(set(legal))
            answer = say(id=moves, op="play", move=legal[moves * 7 % len(legal)])
            assert answer["id"] == moves
            position = answer["position"]
            moves += 1
        assert moves == 3 * 29
        assert answer["events"][-1]["event"] == "GameEnded"
        assert say(op="legal")["moves"] == []
        assert position["seat"] is None
        assert position["phase"] == "over"
        assert say(op="play", move="Sh1@1,0")["error"]["code"] == "game-over"
        score = say(op="score")
        assert score["winners"] == answer["events"][-1]["winners"]
        record = say(op="save")["record"]
        assert say(op="load", record=record)["position"] == position
        assert say(op="undo")["position"]["over"] is False


def test_new_answers_exactly_the_promised_position() -> None:
    (answer,) = converse("clustered", '{"op":"new","seats":2,"seed":7}')
    assert answer["id"] is None
    assert answer["ok"] is True
    position = answer["position"]
    assert list(position) == ["seat", "phase", "board", "hands", "stacks", "discards", "bonuses", "over"]
    assert position["board"] == [{"x": 0, "y": 0, "tile": "###", "owner": None}]
    assert position["stacks"] == [24, 24]
    assert position["bonuses"] == {"first_line": None, "first_rectangle": None}
    assert [len(hand) for hand in position["hands"]] == [5, 5]


def test_ids_are_echoed_as_they_were_written() -> None:
    ids = ["1", '"x"', "null", "1.50", "[1,{}]", '{"deep":[[[1e5]]]}', "123456789012345678901234567890", "true"]
    data = "\n".join(f'{{"id":{value},"op":"position"}}' for value in ids)
    out = lodestone("referee", "clustered", given=data).stdout.splitlines()
    for value, line in zip(ids, out, strict=True):
        assert line.startswith(f'{{"id":{value},"ok":false')


def test_explain_names_the_neighbour_and_the_attributes() -> None:
    referee = ClusteredReferee()
    stacks = _stacks(["Ts1"], ["Ss2"])
    ask(referee, op="new", seats=2, stacks=stacks)
    ask(referee, op="play", move="Ts1@1,0")
    answer = ask(referee, op="explain", move="Ss2@2,0")
    assert answer["legal"] is False
    (reason,) = answer["reasons"]
    assert reason["rule"] == "C12"
    assert reason["cell"] == [1, 0]
    assert reason["key"] == "illegal-neighbour"
    assert reason["args"] == {"tile": "Ss2", "neighbour": "Ts1", "cell": "1,0", "differ": "shape-count"}
    assert "shape and count differ" in reason["message"]
    assert ask(referee, op="explain", move="Ss2@0,1") == {"id": None, "ok": True, "legal": True, "reasons": []}


def _stacks(*tops: list[str]) -> list[list[str]]:
    from tests.oracle.clustered import full_set

    return [top + [tile for tile in full_set() if tile not in top] for top in tops]


BROKEN: list[tuple[str, str]] = [
    ("nonsense", "request-not-json"),
    ("{", "request-not-json"),
    ('{"op":"position"} trailing', "request-not-json"),
    ('{"op":NaN}', "request-not-json"),
    ("[" * 100_000, "request-not-json"),
    ('{"a":' * 20_000, "request-not-json"),
    ("[1]", "request-not-object"),
    ("null", "request-not-object"),
    ('"new"', "request-not-object"),
    ("{}", "request-no-operation"),
    ('{"op":7}', "request-no-operation"),
    ('{"op":"dance"}', "request-unknown-operation"),
    ('{"op":"quit","now":true}', "request-unknown-operation"),
    ('{"op":"new"}', "request-missing-key"),
    ('{"op":"new","seats":"2"}', "request-type"),
    ('{"op":"new","seats":true}', "request-type"),
    ('{"op":"new","seats":2.0}', "request-type"),
    ('{"op":"new","seats":null}', "request-type"),
    ('{"op":"new","seats":99999999999999999999}', "request-range"),
    ('{"op":"new","seats":2,"extra":1}', "request-unknown-key"),
    ('{"op":"new","seats":0}', "setup-seats"),
    ('{"op":"new","seats":9}', "setup-seats"),
    ('{"op":"new","seats":2,"first":2}', "setup-first"),
    ('{"op":"new","seats":2,"first":-1}', "setup-first"),
    ('{"op":"new","seats":2,"seed":1.5}', "request-type"),
    ('{"op":"new","seats":2,"rules":{"speedy":true}}', "request-unknown-key"),
    ('{"op":"new","seats":2,"rules":{"fast":1}}', "request-type"),
    ('{"op":"new","seats":2,"rules":{"extra_wild":[2]}}', "setup-extra-wild"),
    ('{"op":"new","seats":2,"rules":{"extra_wild":[0,0]}}', "setup-extra-wild-twice"),
    ('{"op":"new","seats":2,"rules":{"surface":{}}}', "request-surface"),
    ('{"op":"new","seats":2,"rules":{"surface":{"radius":-1}}}', "setup-radius"),
    ('{"op":"new","seats":6,"rules":{"surface":{"radius":3}}}', "setup-surface"),
    ('{"op":"new","seats":2,"rules":{"surface":{"cells":[[1,0]]}}}', "setup-surface"),
    ('{"op":"new","seats":2,"rules":{"surface":{"cells":[[0,0,0]]}}}', "request-length"),
    ('{"op":"new","seats":2,"rules":{"surface":{"left":0,"right":0,"top":0}}}', "request-missing-key"),
    ('{"op":"new","seats":2,"rules":{"surface":{"radius":3,"left":0}}}', "request-unknown-key"),
    ('{"op":"new","seats":2,"stacks":[[],[]]}', "setup-stack-missing"),
    ('{"op":"new","seats":2,"stacks":[[]]}', "request-stacks"),
    ('{"op":"new","seats":1,"stacks":[["###"]]}', "setup-stack-missing"),
    ('{"op":"new","seats":1,"stacks":[["Xx9"]]}', "notation-tile"),
    ('{"op":"position","why":1}', "request-unknown-key"),
    ('{"op":"play"}', "request-missing-key"),
    ('{"op":"play","move":7}', "request-type"),
    ('{"op":"play","move":""}', "notation-move"),
    ('{"op":"play","move":"Sh1@1"}', "notation-cell"),
    ('{"op":"play","move":"Sh1@1,0 "}', "notation-cell"),
    ('{"op":"play","move":"Sh1@01,0"}', "notation-cell"),
    ('{"op":"play","move":"sh1@1,0"}', "notation-tile"),
    ('{"op":"play","move":"###@1,0"}', "notation-start-tile"),
    ('{"op":"play","move":"-Sh1@1,0"}', "notation-move"),
    ('{"op":"play","move":"Ss1@9,9"}', "illegal-not-in-hand"),
    ('{"op":"play","move":"Th2@9,9"}', "illegal-alone"),
    ('{"op":"play","move":"Th2@0,0"}', "illegal-occupied"),
    ('{"op":"play","move":"-Th2"}', "illegal-discard"),
    ('{"op":"undo"}', "nothing-to-take-back"),
    ('{"op":"load","record":{}}', "record-unreadable"),
    ('{"op":"load","record":[]}', "request-type"),
]


@pytest.mark.parametrize(("line", "key"), BROKEN, ids=[line[:50] for line, _ in BROKEN])
def test_every_broken_line_is_answered_and_changes_nothing(line: str, key: str) -> None:
    referee = ClusteredReferee()
    assert refusal(referee, NEW, line)["key"] == key
    assert ask(referee, op="save")["record"]["moves"] == []


def test_the_same_broken_lines_over_the_pipe() -> None:
    answers = converse(
        "clustered", NEW, *(line for line, _ in BROKEN), b"\xff\xfe\x00", b"   ", b"\t", '{"op":"position"}'
    )
    assert len(answers) == len(BROKEN) + 3
    assert [a["error"]["key"] for a in answers[1:-2]] == [key for _, key in BROKEN]
    assert answers[-1]["position"] == answers[0]["position"]


def test_lines_of_a_mebibyte_are_read_and_longer_ones_refused() -> None:
    padding = " " * (LONGEST_LINE - len(NEW))
    fits, over = NEW + padding[:-1], NEW + padding + " "
    answers = converse("clustered", fits, over, over * 3, '{"op":"position"}')
    assert [answer["ok"] for answer in answers] == [True, False, False, True]
    assert answers[1]["error"]["key"] == "request-too-long"
    assert answers[1]["id"] is None


def test_input_may_end_without_a_newline() -> None:
    done = lodestone("referee", "clustered", given=NEW)
    assert json.loads(done.stdout)["ok"] is True


_REQUESTS = requests(
    ("new", "position", "legal", "play", "explain", "score", "undo", "save", "load"),
    ("seats", "seed", "first", "rules", "stacks", "move", "record", "id"),
)


@settings(max_examples=300)
@given(st.lists(_REQUESTS | st.binary(max_size=60) | JSON.map(lambda v: json.dumps(v).encode()), max_size=6))
def test_nothing_on_the_input_breaks_it(lines: list[bytes]) -> None:
    check_unbroken(ClusteredReferee(), NEW, lines)
