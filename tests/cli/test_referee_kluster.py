"""`lodestone referee kluster`: interfaces §3, over a real pipe."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lodestone.match.referee import KlusterReferee
from tests.cli.commandline import assert_refused, lodestone
from tests.cli.refereeing import JSON, ask, check_unbroken, converse, over_the_pipe, refusal, requests
from tests.oracle.kluster import Oracle

NEW = '{"id":1,"op":"new","boxes":{"classic":1,"duo":1},"seats":5}'


def start(boxes: dict[str, int], seats: int, **more: Any) -> tuple[KlusterReferee, dict[str, Any]]:
    referee = KlusterReferee()
    answer = ask(referee, op="new", boxes=boxes, seats=seats, **more)
    assert answer["ok"], answer
    return referee, answer["position"]


def test_a_whole_game_over_the_pipe_answers_at_once() -> None:
    """Line by line, each answer awaited before the next line is sent; the oracle plays along."""
    with over_the_pipe("kluster") as say:
        options = {"expert": True, "play_on": True}
        position = say(id=0, op="new", boxes={"classic": 2, "duo": 1}, seats=10, first=3, options=options)["position"]
        oracle = Oracle(2, 1, 10, first=3, expert=True, play_on=True)
        turns = 0
        while position["phase"] != "over":
            assert position == oracle.position()
            placed = position["pools"][position["seat"]][0]
            klusters = [[placed, position["table"][0]]] if turns % 7 == 6 and position["table"] else []
            answer = say(id=turns, op="turn", facts={"placed": placed, "klusters": klusters})
            assert answer["id"] == turns
            assert answer["events"] == oracle.tell(placed, None, klusters, [], True)
            position = answer["position"]
            turns += 1
            if position["phase"] == "continue" and turns % 2:
                answer = say(op="stop")
                assert answer["events"] == oracle.stop()
                position = answer["position"]
        assert answer["events"][-1]["event"] == "GameEnded"
        assert sorted(position["places"]) == list(range(10))
        assert position["winner"] == position["places"][0]
        assert position["seat"] is None
        assert say(op="turn", facts={"placed": "c1"})["error"]["code"] == "game-over"
        assert say(op="stop")["error"]["code"] == "game-over"
        record = say(op="save")["record"]
        assert say(op="undo")["position"]["phase"] != "over"
        assert say(op="load", record=record)["position"] == position


def test_new_answers_exactly_the_promised_position() -> None:
    (answer,) = converse("kluster", NEW)
    assert answer == {
        "id": 1,
        "ok": True,
        "position": {
            "seat": 0,
            "pools": [
                ["c1", "c2", "c3", "c4", "s1", "s2"],
                ["c5", "c6", "c7", "c8", "s3", "s4"],
                ["c9", "c10", "c11", "c12", "s5", "s6"],
                ["c13", "c14", "c15", "c16", "s7", "s8"],
                ["c17", "c18", "c19", "c20", "s9", "s10"],
            ],
            "table": ["s11", "s12"],
            "set_aside": ["c21", "c22", "c23", "c24"],
            "phase": "turn",
            "winner": None,
            "places": [],
            "solo": None,
        },
    }
    assert list(answer["position"]) == [
        "seat",
        "pools",
        "table",
        "set_aside",
        "phase",
        "winner",
        "places",
        "solo",
    ]


@pytest.mark.parametrize(
    ("more", "seat"),
    [
        ({}, 0),
        ({"first": 2, "previous": [9, 0, 0], "heights": [1, 2, 3]}, 2),
        ({"previous": [1, 4, 4]}, 1),
        ({"previous": [1, 4, 4], "heights": [150, 180, 170.5]}, 2),
        ({"heights": [180, 160, 170]}, 1),
        ({"previous": [None, 2, 1], "heights": [None, None, None]}, 1),
    ],
)
def test_new_finds_who_starts(more: dict[str, Any], seat: int) -> None:
    assert start({"classic": 1}, 3, **more)[1]["seat"] == seat


def test_all_options_may_be_spelled_out() -> None:
    options = {"expert": False, "play_on": False, "rounds": None, "handicap": None, "one_group": False}
    spelled = {"first": None, "previous": None, "heights": None, "options": options}
    assert start({"classic": 1, "duo": 0}, 4, **spelled)[1] == start({"classic": 1}, 4)[1]


def test_a_fault_in_the_words_of_the_protocol() -> None:
    referee, _ = start({"classic": 1}, 2)
    ask(referee, op="turn", facts={"placed": "c1"})
    answer = ask(
        referee,
        id=7,
        op="turn",
        facts={"placed": "c13", "held": "c14", "klusters": [["c1", "c14"]], "outside": ["c13"], "cords_cross": False},
    )
    assert answer["id"] == 7
    assert answer["events"] == [
        {"event": "MagnetPlaced", "seat": 1, "magnet": "c13"},
        {"event": "MagnetsTaken", "seat": 1, "magnets": ["c1"], "rule": "Q-K1"},
        {"event": "MagnetsTaken", "seat": 1, "magnets": ["c13"], "rule": "K11"},
        {"event": "TurnPassed", "seat": 0},
    ]
    assert answer["position"]["pools"][1] == ["c1", *(f"c{number}" for number in range(13, 25))]
    assert answer["position"]["table"] == []


def test_alone_the_position_counts_faults_and_stop_ends_it() -> None:
    referee, position = start({"classic": 1}, 1)
    assert position["solo"] == {"faults": 0, "allowed": 2, "placed": 0, "total_victory": False}
    for number in range(1, 11):
        ask(referee, op="turn", facts={"placed": f"c{number}"})
    answer = ask(referee, op="turn", facts={"outside": ["c10"]})
    assert answer["events"][1] == {"event": "FaultCounted", "seat": 0, "faults": 1, "allowed": 2, "rule": "S3"}
    assert answer["position"]["solo"] == {"faults": 1, "allowed": 2, "placed": 9, "total_victory": False}
    answer = ask(referee, op="stop")
    assert answer["events"] == [{"event": "GameEnded", "winners": [], "reason": "stopped", "places": []}]
    assert answer["position"]["phase"] == "over"
    assert answer["position"]["winner"] is None
    assert ask(referee, op="undo")["position"]["phase"] == "turn"


def test_an_expert_goes_on_or_stops() -> None:
    referee, _ = start({"duo": 1}, 2, options={"expert": True, "handicap": [0, 3]})
    answer = ask(referee, op="turn", facts={"placed": "s1"})
    assert answer["events"][-1] == {"event": "ContinuationOffered", "seat": 0}
    assert answer["position"]["phase"] == "continue"
    assert ask(referee, op="stop")["events"] == [{"event": "TurnPassed", "seat": 1}]


BROKEN: list[tuple[str, str]] = [
    ("nonsense", "request-not-json"),
    ("[" * 100_000, "request-not-json"),
    ("[1]", "request-not-object"),
    ("{}", "request-no-operation"),
    ('{"op":"legal"}', "request-unknown-operation"),
    ('{"op":"play","move":"c1"}', "request-unknown-operation"),
    ('{"op":"new"}', "request-missing-key"),
    ('{"op":"new","seats":2}', "request-missing-key"),
    ('{"op":"new","boxes":{"classic":1}}', "request-missing-key"),
    ('{"op":"new","boxes":1,"seats":2}', "request-type"),
    ('{"op":"new","boxes":{"classic":"1"},"seats":2}', "request-type"),
    ('{"op":"new","boxes":{"classic":true},"seats":2}', "request-type"),
    ('{"op":"new","boxes":{"deluxe":1},"seats":2}', "request-unknown-key"),
    ('{"op":"new","boxes":{"classic":1},"seats":"2"}', "request-type"),
    ('{"op":"new","boxes":{"classic":1},"seats":99999999999999999999}', "request-range"),
    ('{"op":"new","boxes":{},"seats":2}', "kluster-setup-no-box"),
    ('{"op":"new","boxes":{"classic":5},"seats":2}', "kluster-setup-boxes"),
    ('{"op":"new","boxes":{"classic":-1,"duo":1},"seats":2}', "kluster-setup-boxes"),
    ('{"op":"new","boxes":{"classic":1},"seats":5}', "kluster-setup-seats"),
    ('{"op":"new","boxes":{"duo":1},"seats":0}', "kluster-setup-seats"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"seed":1}', "request-unknown-key"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"first":2}', "kluster-setup-first"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"first":1.0}', "request-type"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"previous":[1]}', "kluster-setup-per-seat"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"previous":[1,-2]}', "kluster-setup-negative"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"previous":[1,2.5]}', "request-type"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"heights":[170]}', "kluster-setup-per-seat"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"heights":[170,-1]}', "request-range"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"heights":[170,1e300]}', "request-range"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"heights":[170,"tall"]}', "request-type"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"options":{"hard":true}}', "request-unknown-key"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"options":{"expert":1}}', "request-type"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"options":{"rounds":0}}', "kluster-setup-rounds"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"options":{"handicap":[1]}}', "kluster-setup-per-seat"),
    ('{"op":"new","boxes":{"duo":1},"seats":2,"options":{"handicap":[0,6]}}', "kluster-setup-handicap"),
    ('{"op":"position","why":1}', "request-unknown-key"),
    ('{"op":"turn"}', "request-missing-key"),
    ('{"op":"turn","facts":null}', "request-type"),
    ('{"op":"turn","facts":{"placed":3}}', "request-type"),
    ('{"op":"turn","facts":{"put":"c1"}}', "request-unknown-key"),
    ('{"op":"turn","facts":{"klusters":["c1","c2"]}}', "request-type"),
    ('{"op":"turn","facts":{"placed":"c1","cords_cross":null}}', "request-type"),
    ('{"op":"turn","facts":{"placed":"stone"}}', "notation-magnet"),
    ('{"op":"turn","facts":{"placed":"c1","outside":[""]}}', "notation-magnet"),
    ('{"op":"turn","facts":{"placed":"c25"}}', "kluster-no-such-magnet"),
    ('{"op":"turn","facts":{"placed":"c5"}}', "kluster-not-yours"),
    ('{"op":"turn","facts":{"placed":"c21"}}', "kluster-set-aside"),
    ('{"op":"turn","facts":{"placed":"s11"}}', "kluster-lies-already"),
    ('{"op":"turn","facts":{"placed":"c1","klusters":[["c1"]]}}', "kluster-too-small"),
    ('{"op":"turn","facts":{"placed":"c1","klusters":[["c1","s11"],["s11","s12"]]}}', "kluster-named-twice"),
    ('{"op":"turn","facts":{"placed":"c1","klusters":[["c1","c2"]]}}', "kluster-in-own-pool"),
    ('{"op":"turn","facts":{"placed":"c1","outside":["c9"]}}', "kluster-in-pool"),
    ('{"op":"turn","facts":{"held":"c1","placed":"c1","klusters":[["c1","s11"]]}}', "kluster-held-and-placed"),
    ('{"op":"turn","facts":{"placed":"c1","held":"c2"}}', "kluster-held-alone"),
    ('{"op":"turn","facts":{}}', "kluster-must-place"),
    ('{"op":"turn","facts":{"placed":"c1","cords_cross":false}}', "kluster-cords-apart"),
    ('{"op":"stop"}', "kluster-stop"),
    ('{"op":"stop","now":1}', "request-unknown-key"),
    ('{"op":"undo"}', "nothing-to-take-back"),
    ('{"op":"load","record":{}}', "record-unreadable"),
    ('{"op":"load","record":[]}', "request-type"),
]

CODES = {"notation-magnet": "invalid-notation"}


@pytest.mark.parametrize(("line", "key"), BROKEN, ids=[line[:70] for line, _ in BROKEN])
def test_every_broken_line_is_answered_and_changes_nothing(line: str, key: str) -> None:
    error = refusal(KlusterReferee(), NEW, line)
    assert error["key"] == key
    illegal = key.startswith("kluster-") and not key.startswith("kluster-setup")
    assert error["code"] == CODES.get(key, "illegal-move" if illegal else "invalid-request")
    assert (error["rule"] is not None) == key.startswith("kluster-")


def test_the_same_broken_lines_over_the_pipe() -> None:
    answers = converse("kluster", NEW, *(line for line, _ in BROKEN), b"\xff\xfe\x00", b"   ", '{"op":"position"}')
    assert len(answers) == len(BROKEN) + 3
    assert [a["error"]["key"] for a in answers[1:-2]] == [key for _, key in BROKEN]
    assert answers[-1]["position"] == answers[0]["position"]


@pytest.mark.parametrize("operation", ["position", "stop", "undo", "save"])
def test_nothing_can_be_asked_before_a_game_is_started(operation: str) -> None:
    assert ask(KlusterReferee(), op=operation)["error"]["key"] == "request-nothing-started"


def test_the_other_commands_keep_to_their_game() -> None:
    assert "clustered, kluster" in assert_refused(lodestone("play", "chess"))
    assert_refused(lodestone("referee", "chess"))


_MAGNETS = st.sampled_from(["c1", "c2", "c5", "s1", "s11", "s12", "c24", "c99", "x"])
_FACTS = st.fixed_dictionaries(
    {},
    optional={
        "placed": st.none() | _MAGNETS,
        "held": st.none() | _MAGNETS,
        "klusters": st.lists(st.lists(_MAGNETS, max_size=3), max_size=2),
        "outside": st.lists(_MAGNETS, max_size=2),
        "cords_cross": st.booleans(),
    },
)
_REQUESTS = requests(
    ("new", "position", "turn", "stop", "undo", "save", "load"),
    ("boxes", "seats", "first", "previous", "heights", "options", "record", "id"),
)
_TURNS = (_FACTS | JSON).map(lambda facts: json.dumps({"op": "turn", "facts": facts}).encode())


@settings(max_examples=300)
@given(st.lists(_TURNS | _REQUESTS | st.binary(max_size=60), max_size=6))
def test_nothing_on_the_input_breaks_it(lines: list[bytes]) -> None:
    check_unbroken(KlusterReferee(), NEW, lines)
