"""Records: a game as a file that replays move by move, and that refuses to be edited, naming the move."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import pytest

from lodestone.clustered import Cells, Rectangle, Round, Rules, deal, from_stacks
from lodestone.core import Chance, FirstBy, InvalidRecord
from lodestone.match.clustered import ClusteredMatch, from_record, to_record
from tests.clustered.tables import stack

Record = dict[str, Any]


def played(match: ClusteredMatch, moves: int = 10_000) -> ClusteredMatch:
    """Play on with random moves."""
    chance = Chance(99, "record moves")
    while not match.position.over and len(match.moves) < moves:
        legal = match.position.legal_moves
        match.play(legal[chance.below(len(legal))])
    return match


FINISHED = played(ClusteredMatch(deal(2, seed=7, first=1, rules=Rules(fast=True, first_bonus=True)), ("Ann", "Ben")))
UNFINISHED = played(ClusteredMatch(from_stacks([stack("Sh1 Td2"), stack("*** Cs3"), stack()])), moves=20)


def record(match: ClusteredMatch = FINISHED) -> Record:
    """A fresh record that the test may tamper with."""
    data: Record = json.loads(json.dumps(to_record(match)))
    return data


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def rechain(data: Record) -> Record:
    """Compute every checksum anew, as a forger would."""
    head = {name: data[name] for name in ("seats", "first", "first_by", "seed", "rules", "stacks") if name in data}
    check = data["check"] = digest(json.dumps(head, sort_keys=True, separators=(",", ":")))
    for entry in data["moves"]:
        check = entry["check"] = digest(f"{check} {entry['move']}")
    return data


def refusal(data: object) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as refused:
        from_record(data)
    assert str(refused.value)
    return refused.value


def names_move(refused: InvalidRecord, number: int, key: str = "record-move-edited") -> None:
    """The refusal says which move is wrong."""
    assert (refused.key, refused.arguments["number"]) == (key, number)
    assert f"Move {number}" in str(refused)


@pytest.mark.parametrize(
    "setup",
    [
        deal(1, seed=1),
        deal(2, seed=2, first=1, rules=Rules(extra_wild=(1, 0), largest_bonus=True, tie_break=True)),
        deal(3, seed=-3, rules=Rules(fast=True, trim_drawn_only=True, hidden_discards=True)),
        deal(4, seed=2**62, rules=Rules(surface=Rectangle(-2, 2, -3, 3))),
        deal(5, seed=5, first=4, rules=Rules(surface=Round(5.5))),
        deal(2, seed=6, rules=Rules(surface=Round(3))),
        deal(2, seed=6, rules=Rules(surface=Cells.of([(0, 0), (1, 0), (0, 1), (-1, 0)]))),
        from_stacks([stack("Sh1"), stack("Cs3 ***")]),
    ],
    ids=["solo", "extra-wild", "fast", "rectangle", "round-extended", "round", "cells", "given-stacks"],
)
@pytest.mark.parametrize("length", [0, 7, 10_000], ids=["dealt", "begun", "finished"])
def test_a_record_replays_to_the_same_match(setup: Any, length: int) -> None:
    match = played(ClusteredMatch(setup), length)
    text = json.dumps(to_record(match))
    again = from_record(json.loads(text))
    assert again.setup.seed == setup.seed
    assert again.setup.stacks == setup.stacks
    assert again.moves == match.moves
    assert again.positions == match.positions
    assert json.dumps(to_record(again)) == text


def test_Z13_a_record_tells_how_it_was_settled_who_begins() -> None:
    drawn = record(ClusteredMatch(deal(2, seed=7, first=1), first_by=FirstBy.DRAWN))
    assert (drawn["version"], drawn["first_by"]) == (2, "drawn")
    assert from_record(drawn).first_by is FirstBy.DRAWN


def test_version_1_does_not_tell_it_and_is_written_as_it_was() -> None:
    old = record()
    del old["first_by"]
    old = rechain(old | {"version": 1})
    assert from_record(old).first_by is None
    assert to_record(from_record(old)) == old
    assert refusal(rechain(old | {"version": 2})).key == "record-setup"
    assert refusal(rechain(record() | {"version": 1})).key == "record-setup"


def test_players_are_kept() -> None:
    assert from_record(record()).players == ("Ann", "Ben")
    assert from_record(record(UNFINISHED)).players is None


def test_the_record_says_what_it_is() -> None:
    data = record()
    assert (data["format"], data["version"], data["game"]) == ("lodestone-record", 2, "clustered")
    assert data["program"].startswith("lodestone ")
    assert data["result"]["totals"] == [score.total for score in FINISHED.position.scores()]
    assert record(UNFINISHED)["result"] is None


def test_checksums_are_what_the_format_says() -> None:
    assert rechain(record()) == record()
    assert rechain(record(UNFINISHED)) == record(UNFINISHED)


def test_a_record_of_the_usual_game_has_the_options_that_0_1_0_had() -> None:
    """The checksum covers every key, so a later option must be left out while it is off, or old records are refused."""
    options = ("extra_wild", "fast", "first_bonus", "largest_bonus", "surface", "tie_break", "trim_drawn_only")
    assert set(record(ClusteredMatch(deal(2, seed=7)))["rules"]) == {*options, "hidden_discards"}


def others(number: int) -> list[str]:
    """The legal moves at that point that were not made."""
    made = FINISHED.moves[number - 1]
    return [str(move) for move in FINISHED.positions[number - 1].legal_moves if move != made]


EVERY_MOVE = range(1, len(FINISHED.moves) + 1)


def test_every_move_changed_to_another_legal_one_is_named() -> None:
    for number in EVERY_MOVE[:-1]:  # with the last tile, only the cell is left to choose
        data = record()
        data["moves"][number - 1]["move"] = others(number)[0]
        names_move(refusal(data), number)


def test_every_changed_checksum_is_named() -> None:
    for number in EVERY_MOVE:
        data = record()
        check = data["moves"][number - 1]["check"]
        data["moves"][number - 1]["check"] = ("0" if check[0] != "0" else "1") + check[1:]
        names_move(refusal(data), number)


def test_every_deleted_move_is_noticed() -> None:
    for number in EVERY_MOVE[:-1]:
        data = record()
        del data["moves"][number - 1]
        names_move(refusal(data), number)


def test_every_inserted_move_is_named() -> None:
    for number in EVERY_MOVE:
        data = record()
        data["moves"].insert(number - 1, copy.deepcopy(data["moves"][number - 1]))
        names_move(refusal(data), number + 1)
        data = record()
        data["moves"].insert(number - 1, {"move": "Sh1@1,0", "check": "0" * 12})
        names_move(refusal(data), number)


def test_every_swap_of_two_moves_is_named() -> None:
    for number in EVERY_MOVE[:-1]:
        data = record()
        moves = data["moves"]
        if moves[number - 1]["move"] != moves[number]["move"]:
            moves[number - 1], moves[number] = moves[number], moves[number - 1]
            names_move(refusal(data), number)


def test_a_finished_game_cut_short_is_noticed() -> None:
    for length in (0, 1, len(FINISHED.moves) // 2, len(FINISHED.moves) - 1):
        data = record()
        del data["moves"][length:]
        refused = refusal(data)
        assert (refused.key, refused.arguments) == ("record-result", {"number": length})


def test_a_move_after_the_end_is_named() -> None:
    data = record()
    data["moves"].append({"move": "-Sh1", "check": digest(f"{data['moves'][-1]['check']} -Sh1")})
    names_move(refusal(data), len(FINISHED.moves) + 1, "record-move-illegal")


def test_a_forged_chain_still_has_to_replay() -> None:
    for number in (1, 5, 20, len(FINISHED.moves)):
        for text, key in (("Sh1@90,90", "record-move-illegal"), ("Sh1", "record-move-unreadable")):
            data = record()
            data["moves"][number - 1]["move"] = text
            refused = refusal(rechain(data))
            names_move(refused, number, key)
            assert str(refused.arguments["problem"]) in str(refused)


@pytest.mark.parametrize(
    "result",
    [
        None,
        {},
        {"winners": [0, 1], "reason": "shared-win", "totals": [1, 1]},
        {**record()["result"], "totals": [0, 0]},
        {**record()["result"], "reason": "solo"},
        {**record()["result"], "extra": 1},
    ],
)
def test_a_changed_result_is_noticed(result: object) -> None:
    data = record()
    data["result"] = result
    assert refusal(data).key == "record-result"


def test_an_unfinished_game_has_no_result() -> None:
    data = record(UNFINISHED)
    data["result"] = record()["result"]
    assert refusal(data).key == "record-result"


def swap_in_stack(data: Record) -> None:
    first = data["stacks"][0]
    first[-1], first[-4] = first[-4], first[-1]
    assert first[-1] != first[-4]


def swap_stacks(data: Record) -> None:
    data["stacks"].reverse()


SETUP_CHANGES: dict[str, Callable[[Record], object]] = {
    "tiles swapped in a stack": swap_in_stack,
    "stacks swapped": swap_stacks,
    "seed": lambda data: data.update(seed=8),
    "seed forgotten": lambda data: data.update(seed=None),
    "first": lambda data: data.update(first=0),
    "first_by": lambda data: data.update(first_by="drawn"),
    "bonus off": lambda data: data["rules"].update(first_bonus=False),
    "bonus on": lambda data: data["rules"].update(largest_bonus=True),
    "slow": lambda data: data["rules"].update(fast=False),
    "surface": lambda data: data["rules"].update(surface={"radius": 50}),
    "tie-break": lambda data: data["rules"].update(tie_break=True),
    "trim": lambda data: data["rules"].update(trim_drawn_only=True),
    "hidden": lambda data: data["rules"].update(hidden_discards=True),
    "rule left out": lambda data: data["rules"].pop("fast"),
    "rule left out that is off anyway": lambda data: data["rules"].pop("tie_break"),
    "checksum": lambda data: data.update(check="0" * 12),
    "checksum of another": lambda data: data.update(check=record(UNFINISHED)["check"]),
    "seats": lambda data: data.update(seats=3),
}


@pytest.mark.parametrize("change", SETUP_CHANGES)
def test_a_changed_set_up_is_noticed(change: str) -> None:
    data = record()
    SETUP_CHANGES[change](data)
    assert data != record()
    assert refusal(data).key == "record-setup"


def test_given_stacks_are_guarded_without_a_seed() -> None:
    changes: list[Callable[[Record], object]] = [swap_in_stack, swap_stacks, lambda data: data.update(seed=7)]
    for change in changes:
        data = record(UNFINISHED)
        change(data)
        assert refusal(data).key == "record-setup"


UNREADABLE: dict[str, Callable[[Record], object]] = {
    "format": lambda data: data.update(format="other"),
    "no format": lambda data: data.pop("format"),
    "no moves": lambda data: data.pop("moves"),
    "no stacks": lambda data: data.pop("stacks"),
    "unknown key": lambda data: data.update(comment="hello"),
    "unknown key in a move": lambda data: data["moves"][3].update(comment="hello"),
    "unknown rule": lambda data: data["rules"].update(gravity=True),
    "seats as text": lambda data: data.update(seats="2"),
    "seats as a fraction": lambda data: data.update(seats=2.5),
    "seats true": lambda data: data.update(seats=True),
    "rules a list": lambda data: data.update(rules=[]),
    "rule a number": lambda data: data["rules"].update(fast=1),
    "moves an object": lambda data: data.update(moves={}),
    "move a text": lambda data: data["moves"].__setitem__(0, "Sh1@1,0"),
    "check a number": lambda data: data["moves"][0].update(check=5),
    "no such tile": lambda data: data["stacks"][0].__setitem__(0, "Sh9"),
    "tile missing": lambda data: data["stacks"][1].pop(),
    "tile twice": lambda data: data["stacks"][1].append("Sh1"),
    "a stack too many": lambda data: data["stacks"].extend([data["stacks"][0]] * 8),
    "no stack": lambda data: data["stacks"].clear(),
    "first seat out of range": lambda data: data.update(first=2),
    "extra wild": lambda data: data["rules"].update(extra_wild=[0]),
    "extra wild out of range": lambda data: data["rules"].update(extra_wild=[9]),
    "empty surface": lambda data: data["rules"].update(surface={}),
    "surface without the start tile": lambda data: data["rules"].update(surface={"cells": [[1, 0]]}),
    "surface of two kinds": lambda data: data["rules"].update(surface={"radius": 5, "left": 1}),
    "negative radius": lambda data: data["rules"].update(surface={"radius": -1}),
    "players too few": lambda data: data.update(players=["Ann"]),
    "players too many": lambda data: data.update(players=["Ann", "Ben", "Cid"]),
    "seed too large": lambda data: data.update(seed=2**70),
    "result a text": lambda data: data.update(result="won"),
}


@pytest.mark.parametrize("change", UNREADABLE)
def test_what_is_no_record_is_refused(change: str) -> None:
    data = record()
    UNREADABLE[change](data)
    refused = refusal(data)
    assert refused.key == ("record-players" if change.startswith("players") else "record-unreadable")
    assert str(refused.arguments.get("problem", "players")) in str(refused)


@pytest.mark.parametrize("data", [None, 1, 1.5, True, "record", [], {}, [record()], {"format": "lodestone-record"}])
def test_other_data_is_no_record(data: object) -> None:
    assert refusal(data).key in ("record-unreadable", "record-version")


@pytest.mark.parametrize("version", [0, 3, "1", None, 1.5])
def test_another_version_is_named(version: object) -> None:
    data = record()
    data["version"] = version
    refused = refusal(data)
    assert (refused.key, refused.arguments.get("version")) == ("record-version", str(version))
    assert "this program reads versions up to 2" in str(refused)


@pytest.mark.parametrize("game", ["kluster", "", None, 7])
def test_another_game_is_named(game: object) -> None:
    data = record()
    data["game"] = game
    refused = refusal(data)
    assert (refused.key, refused.arguments.get("game")) == ("record-game", str(game))


def test_a_record_without_its_last_bytes_is_not_json() -> None:
    text = json.dumps(record())
    for length in range(0, len(text), 997):
        with pytest.raises(json.JSONDecodeError):
            json.loads(text[:length])
