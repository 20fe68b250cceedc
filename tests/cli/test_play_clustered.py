"""`lodestone play`: whole games as a person plays them, in a real terminal of 80×24."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lodestone.bots.clustered.search import warmup
from lodestone.match.clustered import from_record
from tests.cli.commandline import assert_refused, lodestone
from tests.cli.terminal import Terminal


def _record_file(home: Path) -> Path:
    (file,) = (home / "data" / "lodestone" / "records").glob("*.json")
    return file


def _record(home: Path) -> dict[str, Any]:
    return json.loads(_record_file(home).read_text())  # type: ignore[no-any-return]


def _play_on(table: Terminal, decisions: int = 1000) -> None:
    """The first tile that fits, to the first cell on show."""
    for _ in range(decisions):
        tile = 1
        while not table.ended:
            table.type(str(tile))
            if not table.last_answer.count("fits nowhere"):
                break
            tile += 1


@pytest.mark.parametrize(
    "options", [["--seed", "5"], ["--seed", "6", "--fast", "--first-bonus", "--largest-bonus", "--extra-wild", "A"]]
)
def test_a_newcomer_finishes_a_game_against_a_bot_with_numbers_alone(tmp_path: Path, options: list[str]) -> None:
    with Terminal("play", *options, home=tmp_path) as table:
        table.wait_for_question()
        _play_on(table)
        assert "Rectangle  Rows  Columns  Bonus  Total" in table.text
        assert "The record is kept" in table.text
        assert table.exit_code() == 0
    record = _record(tmp_path)
    assert record["players"] == ["human", "greedy"]
    assert from_record(record).position.over


def test_everything_stays_on_80_by_24_to_the_end_of_an_eight_seat_game(tmp_path: Path) -> None:
    seats = ",".join(["human", *["random", "greedy"] * 3, "greedy"])
    with Terminal("play", "--seats", seats, "--seed", "5", "--largest-bonus", home=tmp_path) as table:
        table.wait_for_question()
        while not table.ended:
            assert table.lines[0].startswith("Clustered · move")  # nothing has scrolled away
            assert "A’s hand" in table.text
            assert all(len(line) <= 80 for line in table.lines)
            _play_on(table, 1)


@pytest.mark.parametrize("colour", [True, False])
def test_colours_only_when_wanted(tmp_path: Path, colour: bool) -> None:
    with Terminal("play", "--seed", "5", home=tmp_path, colour=colour) as table:
        table.wait_for_question()
        assert (b"\x1b[38;5;" in table.raw or b"\x1b[1;38;5;" in table.raw) is colour
        assert "A person 0" in table.text  # the letter is there either way


def test_hint_explain_and_refusals_teach(tmp_path: Path) -> None:
    warmup()  # hints come from a bot that has to be compiled once
    with Terminal("play", "--seed", "5", home=tmp_path) as table:
        table.wait_for_question()
        table.type("hint")
        assert "I would play" in table.text
        assert "Also good: " in table.text
        table.type("explain Ss1 5,5")
        assert "Nothing lies next to that cell: a tile must touch another along a side. (C11)" in table.text
        table.type("Ss1 0,0")
        assert "A tile is already there: start tile." in table.text
        table.type("9")
        assert "There is no tile 9 in your hand; it has 5." in table.text
        table.type("dance")
        assert "“dance” is neither a tile nor a command" in table.text
        table.type("-Ss1")
        assert "You may not discard while one of your tiles fits" in table.text
        table.type("explain")
        assert "Name a move to explain" in table.text
        table.type("help")
        assert "take the third tile and see where it fits" in table.text
        table.type("sh2@0,1")  # lower case is accepted
        assert "A played 2 hollow squares at 0,1." in table.text


def test_a_tile_can_be_put_back_and_a_move_taken_back(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "5", home=tmp_path) as table:
        table.wait_for_question()
        hand = next(line for line in table.lines if "A’s hand" in line)
        table.type("2")
        assert "Where should it go: 2 hollow squares?" in table.text
        table.type("")
        assert "Which tile?" in table.text
        table.type("2")
        table.type("1")
        assert len(_record(tmp_path)["moves"]) == 2  # ours and the bot's
        table.type("undo")
        assert _record(tmp_path)["moves"] == []
        assert next(line for line in table.lines if "A’s hand" in line) == hand
        table.type("undo")
        assert "There is no move to take back." in table.text


def test_people_at_one_keyboard_never_see_each_others_hand(tmp_path: Path) -> None:
    with Terminal("play", "--seats", "human,human", "--seed", "5", "--first", "A", home=tmp_path) as table:
        table.wait_for_question()
        record = _record(tmp_path)
        theirs = [tile for tile in record["stacks"][1][:5] if tile not in record["stacks"][0][:6]]
        for tile in theirs:
            assert tile.encode() not in table.raw
        table.type("1")
        table.type("1")
        assert "Seat B is next." in table.text
        assert "hand " not in table.text
        for tile in theirs:
            assert tile.encode() not in table.raw
        table.type("")
        assert "B’s hand" in table.text
        assert "A’s hand" not in table.text


def test_Z13_people_at_one_keyboard_say_who_is_the_youngest(tmp_path: Path) -> None:
    with Terminal("play", "--seats", "human,greedy,human", "--seed", "5", home=tmp_path) as table:
        table.wait_for_question()
        assert "Who is the youngest: A, C?" in table.text
        table.type("C")
        record = _record(tmp_path)
        assert (record["first"], record["first_by"]) == (2, "picked")
        assert "The youngest starts: seat C." in table.text


def test_a_killed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with Terminal("play", "--seed", "5", home=tmp_path) as table:
        table.wait_for_question()
        _play_on(table, 10)
        hand = next(line for line in table.lines if "A’s hand" in line)
        table.kill()
    moves = _record(tmp_path)["moves"]
    assert len(moves) == 10
    with Terminal("play", "--resume", "last", home=tmp_path) as table:
        table.wait_for_question()
        assert next(line for line in table.lines if "A’s hand" in line) == hand
        _play_on(table)
        assert "The record is kept" in table.text
    assert _record(tmp_path)["moves"][:10] == moves


@pytest.mark.parametrize("leave", ["quit", "ctrl-c", "ctrl-d"])
def test_leaving_keeps_the_game_and_says_how_to_return(tmp_path: Path, leave: str) -> None:
    with Terminal("play", "--seed", "5", home=tmp_path) as table:
        table.wait_for_question()
        if leave == "quit":
            table.type("quit")
        else:
            table.press(leave[-1])
        assert table.exit_code() == 0
        assert "play --resume last" in table.text


def test_solo_keeps_the_best_result_per_variant(tmp_path: Path) -> None:
    def play(*options: str) -> str:
        with Terminal("play", "--seats", "human", "--seed", "5", *options, home=tmp_path) as table:
            table.wait_for_question()
            _play_on(table)
            return table.text

    assert "your best so far with these options!" in play()
    assert "Your best with these options is" in play()
    assert "your best so far with these options!" in play("--fast")


def test_a_saved_file_can_be_named_resumed_and_replayed(tmp_path: Path) -> None:
    file = tmp_path / "ours.json"
    with Terminal("play", "--seed", "5", home=tmp_path) as table:
        table.wait_for_question()
        _play_on(table, 4)
        table.type(f"save {file}")
        assert "Saved as" in table.text
        table.type("quit")
    told = lodestone("replay", str(file), home=tmp_path)
    assert told.returncode == 0
    assert "   1  A played" in told.stdout
    with Terminal("replay", str(file), home=tmp_path) as replay:
        replay.wait_for_question()
        assert "after move 0 of 4" in replay.text
        replay.type("")
        assert "after move 1 of 4" in replay.text
        replay.type("4")
        assert "after move 4 of 4" in replay.text
        replay.type("b")
        assert "after move 3 of 4" in replay.text
        replay.type("q")
        assert replay.exit_code() == 0


def test_bots_alone_play_to_the_end_in_a_pipe_and_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    games = [
        lodestone("play", "--seats", "greedy,random,greedy", "--seed", "3", "--record", str(tmp_path / name))
        for name in ("a.json", "b.json")
    ]
    assert all(game.returncode == 0 for game in games)
    assert "\x1b" not in games[0].stdout
    assert (tmp_path / "a.json").read_text() == (tmp_path / "b.json").read_text()


def test_replay_shows_one_move_or_json(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lodestone("play", "--seats", "greedy,random", "--seed", "3", "--record", str(file))
    assert "after move 7 of 58" in lodestone("replay", str(file), "--move", "7").stdout
    data = json.loads(lodestone("replay", str(file), "--json").stdout)
    assert data["moves"] == 58
    assert data["position"]["over"] is True
    assert "There is no move 59; the record has 58." in assert_refused(lodestone("replay", str(file), "--move", "59"))


def test_a_tampered_record_is_refused_by_the_move(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lodestone("play", "--seats", "greedy,random", "--seed", "3", "--record", str(file))
    record = json.loads(file.read_text())
    record["moves"][6]["move"] = record["moves"][8]["move"]
    file.write_text(json.dumps(record))
    for command in (["replay", str(file)], ["play", "--resume", str(file)]):
        assert "Move 7, " in assert_refused(lodestone(*command))
    file.write_text(json.dumps(record)[:-40])
    assert "is not JSON" in assert_refused(lodestone("replay", str(file)))
    file.write_text("[" * 100_000)
    assert "is not JSON" in assert_refused(lodestone("replay", str(file)))
