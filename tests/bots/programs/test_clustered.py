"""Programs at a table of Clustered: what they are told, and what happens if they are late, broken, illegal or gone."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path

import pytest

from lodestone.bots import clustered_bot
from lodestone.bots.programs import Forfeit, ProgramSeat, Slip
from lodestone.bots.programs.clustered import ProgramClusteredBot, plain_result
from lodestone.clustered import Rules, deal
from lodestone.core import InvalidSetup
from lodestone.match.clustered import ClusteredMatch
from lodestone.match.clustered.plain import plain_rules
from tests.bots.programs.talking import GOOD, program
from tests.processes import process_runs

PATIENCE = 20.0
"""s for an answer, in tests that are not about lateness."""


def play(
    command: str, log: Path, moves: int | None = None, rules: Rules | None = None, seconds: float = PATIENCE
) -> tuple[ClusteredMatch, list[Slip]]:
    """Play the program on seat 0 against `random`, to the end or for so many moves of its own."""
    match = ClusteredMatch(deal(2, 5, rules=rules))
    other = clustered_bot("random", 1)
    with ProgramSeat(command, "clustered", 0, plain_rules(match.setup.rules), seconds, log) as seat:
        bot = ProgramClusteredBot(seat)
        made = 0
        while match.position.seat is not None and made != moves:
            if match.position.seat == 1:
                match.play(other.choose(match.view(1)))
                continue
            try:
                match.play(bot.choose(match.view(0)))
            except Forfeit:
                match.resign(0)
            made += 1
        seat.end(plain_result(match.position))
    return match, seat.slips


def first_legal(match: ClusteredMatch, at: int) -> str:
    """The fallback move in the position before the move of that number."""
    return min(map(str, match.positions[at].legal_moves))


def test_a_good_program_plays_a_whole_game_and_hears_how_it_ended(tmp_path: Path) -> None:
    log = tmp_path / "log"
    match, slips = play(program(tmp_path, GOOD), log, rules=Rules(fast=True, hidden_discards=True))
    assert slips == []
    assert match.position.over
    told = [json.loads(line) for line in log.read_text().splitlines()]
    start, over = told[0]["start"], told[-1]["over"]
    assert start == {"game": "clustered", "seat": 0, "rules": plain_rules(match.setup.rules)}
    assert match.position.outcome is not None
    assert over["winners"] == list(match.position.outcome.winners)
    assert [score["total"] for score in over["scores"]] == [score.total for score in match.position.scores()]


def test_a_program_sees_its_own_hand_and_nobody_elses(tmp_path: Path) -> None:
    log = tmp_path / "log"
    body = "print(line, end='', file=sys.stderr, flush=True)\n" + GOOD
    match, _ = play(program(tmp_path, body), log, moves=3)
    asked = [json.loads(line) for line in log.read_text().splitlines() if '"view"' in line]
    assert set(asked[0]) == {"view", "legal", "time_ms"}
    assert asked[0]["time_ms"] == 20_000
    view = asked[0]["view"]
    assert view["hand"] == [tile.notation for tile in match.positions[0].hands[0]]
    assert asked[0]["legal"] == sorted(map(str, match.positions[0].legal_moves))
    assert set(view) == {
        *("seat", "seats", "turn", "phase", "board", "hand", "hand_sizes", "stacks", "discards"),
        *("bonuses", "markers", "scores"),
    }


@pytest.mark.parametrize(
    ("body", "slip"),
    [
        ("say('nonsense')", Slip.BROKEN),
        ("say('[]')", Slip.BROKEN),
        ("say({'move': 7})", Slip.BROKEN),
        ("say({'move': 'Sh9@1,0'})", Slip.BROKEN),
        ("say({'move': legal[0], 'and': 1})", Slip.BROKEN),
        ("say('x' * 1_000_000)", Slip.BROKEN),
        ("sys.stdout.buffer.write(bytes([255, 254, 10])); sys.stdout.flush()", Slip.BROKEN),
        ("say({'move': 'Sh1@90,90'})", Slip.ILLEGAL),
        ("os.abort()", Slip.GONE),
        ("sys.exit(0)", Slip.GONE),
    ],
)
def test_three_bad_answers_in_a_row_forfeit(tmp_path: Path, body: str, slip: Slip) -> None:
    log = tmp_path / "log"
    match, slips = play(program(tmp_path, body), log)
    assert slips == [slip] * 3
    assert [str(match.moves[at]) for at in (0, 2)] == [first_legal(match, 0), first_legal(match, 2)]
    assert match.position.resigned == (0,)
    assert match.position.outcome is not None
    assert match.position.outcome.winners == (1,)
    entries = [line for line in log.read_text(errors="replace").splitlines() if line.startswith("lodestone ")]
    noted = [json.loads(entry.removeprefix("lodestone ")) for entry in entries]
    assert [entry["slip"] for entry in noted] == [slip] * 3
    assert [entry["forfeits"] for entry in noted] == [False, False, True]


def test_slips_that_do_not_follow_one_another_are_forgiven(tmp_path: Path) -> None:
    body = f"if asked % 3: say('nonsense')\nelse: {GOOD}"
    match, slips = play(program(tmp_path, body), tmp_path / "log")
    assert len(slips) > 10
    assert match.position.resigned == ()


def test_a_late_answer_is_not_taken_for_the_next_one(tmp_path: Path) -> None:
    """The second answer comes when the third is due, which makes the third late, too; but none is taken for another."""
    body = "if asked == 2: time.sleep(1.3 * limit)\nsay({'move': legal[-1]})"
    match, slips = play(program(tmp_path, body), tmp_path / "log", moves=5, seconds=2.0)
    assert slips == [Slip.LATE]
    mine = [str(move) for move in match.moves[::2]]
    best = [max(map(str, match.positions[at].legal_moves)) for at in range(0, 10, 2)]
    assert mine == [best[0], first_legal(match, 2), *best[2:]]


def test_a_program_that_neither_reads_nor_writes_costs_its_time_and_no_more(tmp_path: Path) -> None:
    file = tmp_path / "deaf.py"
    file.write_text("import time\ntime.sleep(600)\n")
    log = tmp_path / "log"
    view = ClusteredMatch(deal(2, 5)).view(0)
    with ProgramSeat(
        f"{sys.executable} {file}", "clustered", 0, {"filler": "x" * 300_000}, 0.2, log, starting=0.0
    ) as seat:
        bot = ProgramClusteredBot(seat)
        for _ in range(2):
            bot.choose(view)
        with pytest.raises(Forfeit):
            bot.choose(view)
    assert seat.slips == [Slip.LATE] * 3


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_nothing_is_left_of_a_program_after_its_game(tmp_path: Path) -> None:
    """Neither the program, though it ignores the end of its input, nor anything it has started."""
    pids = tmp_path / "pids"
    body = f"""import signal, subprocess
signal.signal(signal.SIGTERM, signal.SIG_IGN)
if asked == 1:
    child = subprocess.Popen(["sleep", "600"])
    open({str(pids)!r}, "w").write(f"{{os.getpid()}} {{child.pid}}")
{GOOD}
if asked == 2: time.sleep(600)"""
    play(program(tmp_path, body), tmp_path / "log", moves=2)
    leader, child = map(int, pids.read_text().split())
    assert not alive(leader)  # also not as a zombie
    deadline = time.monotonic() + 60
    while process_runs(child):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_a_program_that_cannot_be_started_is_refused(tmp_path: Path) -> None:
    for command in ("/nonexistent/program", "", "'"):
        with pytest.raises(InvalidSetup):
            ProgramSeat(command, "clustered", 0, {}, 1.0, tmp_path / "log")
