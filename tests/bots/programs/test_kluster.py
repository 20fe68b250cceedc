"""Programs at a table of Kluster: a hand carries out their plans; for what cannot be done there is a fallback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lodestone.bots.kluster import Report, kluster_bot, play_match
from lodestone.bots.programs import ProgramSeat, Slip
from lodestone.bots.programs.kluster import ProgramKlusterBot, plain_result, plain_rules
from lodestone.kluster import Options
from lodestone.match.kluster.live import Drag, Hover, KlusterMatch, Take
from tests.bots.programs.talking import program
from tests.match.kluster.live.tables import table

MINE = 'mine = view["pools"][view["seat"]]\n'


def play(
    command: str, log: Path, turns: int, match: KlusterMatch | None = None
) -> tuple[KlusterMatch, list[Slip], Report]:
    """Play the program on seat 0, for so many turns of all seats together."""
    match = match or table(classic=1, seats=2)
    with ProgramSeat(command, "kluster", 0, plain_rules(match.setting), 20.0, log) as seat:
        bots = [ProgramKlusterBot(seat, 1), kluster_bot("clumsy", 2)][: match.setting.setup.seats]
        report = play_match(match, bots, most_turns=turns)
        seat.end(plain_result(match.position))
    return match, seat.slips, report


def test_a_plan_is_carried_out(tmp_path: Path) -> None:
    body = MINE + 'say({"plan": {"magnet": mine[0], "face": "b", "pose": "standing", "yaw": 30, "at": [20, -10]}})'
    match, slips, report = play(program(tmp_path, body), tmp_path / "log", 1)
    assert slips == []
    assert report.clean
    magnet = match.positions[0].pools[0][0]
    assert match.position.table == (magnet,)
    taken = next(done.intent for done in match.turns[0].inputs if isinstance(done.intent, Take))
    assert (taken.magnet, taken.face, taken.pose, taken.yaw) == (magnet, "b", "standing", 30.0)
    x, y, *_ = match.turns[0].lying[magnet]
    assert abs(x - 20) < 8  # it may fall over
    assert abs(y + 10) < 8


def test_a_path_is_followed_and_cords_are_moved_first(tmp_path: Path) -> None:
    body = (
        MINE
        + """path = [[0.0, 0, -90, 60], [0.5, 0, -90, 60], [1.0, -40, -60, 30]]
drags = [{"cord": 0, "grab": [160, 0], "path": [[0.5, 130, 0]]}]
say({"plan": {"drags": drags, "magnet": mine[1], "path": path}})"""
    )
    match, slips, report = play(program(tmp_path, body), tmp_path / "log", 1)
    assert slips == []
    assert report.clean
    done = [given.intent for given in match.turns[0].inputs]
    assert [type(intent).__name__ for intent in done[:3]] == ["Grab", "Drag", "LetGo"]
    assert next(intent.x for intent in done if isinstance(intent, Drag)) == 130
    assert any(isinstance(i, Hover) and abs(i.x) < 2 and abs(i.y + 90) < 2 for i in done)
    x, y, *_ = match.turns[0].lying[match.positions[0].pools[0][1]]
    assert abs(x + 40) < 3
    assert abs(y + 60) < 3
    assert max(node[0] for node in match.turns[0].cords[0]) < 158


@pytest.mark.parametrize(
    ("body", "slip"),
    [
        ('say({"plan": {"magnet": "c99", "at": [0, 0]}})', Slip.ILLEGAL),
        ('say({"plan": {"at": [0, 0]}})', Slip.ILLEGAL),
        ('say({"plan": {"magnet": mine[0], "at": [900, 0]}})', Slip.ILLEGAL),
        ('say({"move": "continue"})', Slip.ILLEGAL),
        ('say({"plan": {"magnet": mine[0], "at": [1e99, 0]}})', Slip.BROKEN),
        ('say({"plan": {"magnet": mine[0], "at": [0, 0], "speed": 9}})', Slip.BROKEN),
        ("say('nonsense')", Slip.BROKEN),
    ],
)
def test_what_cannot_be_done_falls_back_and_the_third_time_forfeits(tmp_path: Path, body: str, slip: Slip) -> None:
    match, slips, _ = play(program(tmp_path, MINE + body), tmp_path / "log", 30, table(classic=0, duo=1, seats=2))
    assert slips == [slip] * 3
    assert match.position.resigned == (0,)
    assert match.position.winners == (1,)
    assert len([turn for turn in match.turns if turn.seat == 0]) == 3


def test_an_expert_chooses_to_go_on(tmp_path: Path) -> None:
    body = MINE + (
        "spot = [[-60, 0], [60, 0]][asked > 1]\n"
        'choosing = view["frame"]["stage"] == "choice"\n'
        'say({"move": "continue"} if choosing else {"plan": {"magnet": mine[0], "at": spot}})'
    )
    match = table(classic=1, seats=2, options=Options(expert=True, handicap=(0, 2)))
    _, slips, report = play(program(tmp_path, body), tmp_path / "log", 2, match)
    assert slips == []
    assert report.clean
    assert {turn.seat for turn in match.turns} == {0}


def test_a_program_hears_how_it_ended(tmp_path: Path) -> None:
    log = tmp_path / "log"
    match, slips, _ = play(program(tmp_path, 'say({"move": "stop"})'), log, 5, table(classic=1, seats=1))
    assert slips == []
    assert match.position.over
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert told[0]["start"]["rules"]["boxes"] == {"classic": 1, "duo": 0}
    assert told[-1]["over"]["reason"] == match.position.ending
