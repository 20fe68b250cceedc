"""Records of earlier releases, from every source: opened, replayed, and continued."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from lodestone.bots.kluster import kluster_bot, play_match
from lodestone.cli.replay import replay_file
from lodestone.match.kluster.live import from_record, physics_version, resimulate, to_record
from tests.cli.commandline import lodestone
from tests.compatibility.rechained import ANOTHER, of_another_physics
from tests.compatibility.release import Json, Release, releases
from tests.compatibility.writing.record_files import referee

EVERY_RECORD = [(release, name) for release in releases() for name in release.records()]
MATCHES = [(release, name) for release, name in EVERY_RECORD if "/kluster-" in name and "/referee/" not in name]
"""The records of matches on physics."""


def _is_match(record: Json) -> bool:
    return bool(record["game"] == "kluster" and record["kind"] == "match")


def _id(value: object) -> str:
    return str(value).removeprefix("records/").removesuffix(".json")


def _replayed(capsys: pytest.CaptureFixture[str], folder: Path, record: Json, **how: Any) -> str:
    """What `lodestone replay` prints."""
    file = folder / "record.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert replay_file(file, how.pop("move", None), as_json=how.pop("as_json", False), plain=True, **how) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(("release", "name"), EVERY_RECORD, ids=_id)
def test_a_record_is_replayed(release: Release, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = release.json(name)
    made = record["moves"] if record["game"] == "clustered" else record.get("turns", record.get("happenings"))
    words = _replayed(capsys, tmp_path, record)
    assert f"{len(made):>4}  " in words
    told = json.loads(_replayed(capsys, tmp_path, record, as_json=True))
    assert told["moves" if record["game"] == "clustered" else "turns"] == len(made)
    if record["game"] == "clustered":
        assert told["position"]["over"] == (record["result"] is not None)
        if record["result"] is not None:
            assert [score["total"] for score in told["scores"]] == record["result"]["totals"]
    else:
        assert (told["position"]["phase"] == "over") == (record["result"] is not None)


def _lay(record: Json) -> list[dict[str, list[float]]]:
    """Where the magnets lay after each turn, from the record alone; some may have been picked up since."""
    lay: dict[str, list[float]] = {}
    after = []
    for turn in record["turns"]:
        lay = {**lay, **turn["lying"]}
        after.append(lay)
    return after


@pytest.mark.parametrize(("release", "name"), MATCHES, ids=_id)
def test_a_match_shows_where_everything_lay_whatever_the_physics(
    release: Release, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = of_another_physics(release.json(name))
    assert _is_match(record)
    turns = len(record["turns"])
    for number in {1, (turns + 1) // 2, turns}:
        lay = _lay(record)[number - 1]
        told = json.loads(_replayed(capsys, tmp_path, record, move=number, as_json=True))
        assert set(told["lying"]) == set(told["position"]["table"])
        assert told["lying"] == {magnet: lay[magnet] for magnet in told["position"]["table"]}
    last = _replayed(capsys, tmp_path, record, move=turns)
    assert "···" in last or "°°°" in last  # a cord is drawn
    said = _replayed(capsys, tmp_path, record, check=True)
    assert ANOTHER in said


@pytest.mark.parametrize(("release", "name"), MATCHES, ids=_id)
def test_a_match_comes_out_the_same_on_the_same_physics(
    release: Release, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = release.json(name)
    said = _replayed(capsys, tmp_path, record, check=True)
    if record["physics"] == physics_version():
        assert f"All {len(record['turns'])} turns came out the same" in said
    else:
        assert record["physics"] in said


@pytest.mark.parametrize("release", releases(), ids=repr)
def test_a_match_goes_on_from_its_record(release: Release) -> None:
    record = release.json("records/play/kluster-three.json")
    outcome, match = resimulate(from_record(record))
    if outcome.recorded_on == outcome.played_on:
        assert outcome.identical
        bots = [kluster_bot("clumsy", seat) for seat in range(record["seats"])]
        play_match(match, bots, most_turns=len(match.turns) + 1)
        assert to_record(match)["turns"][:-1] == record["turns"]


@pytest.mark.parametrize("release", releases(), ids=repr)
def test_the_referee_goes_on_with_every_record_of_its_own_and_of_clustered(release: Release) -> None:
    unfinished = {"clustered": 0, "kluster": 0}
    for game in unfinished:
        with referee(game) as ask:
            for name in release.records():
                record = release.json(name)
                if record["game"] == game and not _is_match(record):
                    ask("load", record=record)
                    if record["result"] is None:
                        unfinished[game] += 1
                        _go_on(ask, record)
    assert min(unfinished.values()) >= 9


def _go_on(ask: Any, record: Json) -> None:
    """Play one more move or turn; everything before it stays as it was, including checksums."""
    if record["game"] == "clustered":
        ask("play", move=ask("legal")["moves"][0])
        key = "moves"
    else:
        position = ask("position")["position"]
        ask("turn", facts={"placed": position["pools"][position["seat"]][0]})
        key = "happenings"
    saved = ask("save")["record"]
    assert saved[key][:-1] == record[key]
    assert saved["check"] == record["check"]


@pytest.mark.parametrize("release", releases(), ids=repr)
def test_a_game_that_was_left_is_resumed_in_the_terminal(release: Release, tmp_path: Path) -> None:
    record = release.json("records/play/clustered-unfinished.json")
    file = tmp_path / "left.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    done = lodestone("play", "--plain", "--resume", str(file), given="1\n1\nquit\n", home=tmp_path)
    assert done.returncode == 0, done.stderr
    after = json.loads(file.read_text(encoding="utf-8"))
    assert after["moves"][: len(record["moves"])] == record["moves"]
    assert len(after["moves"]) == len(record["moves"]) + 2  # ours and the bot's


@pytest.mark.parametrize("release", releases(), ids=repr)
def test_the_command_itself_replays_and_checks(release: Release, tmp_path: Path) -> None:
    file = tmp_path / "record.json"
    file.write_bytes(release.bytes("records/server/kluster-alone-1.json"))
    done = lodestone("replay", str(file), "--check", home=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert "3 turns came out the same" in done.stdout or release.facts["physics"] in done.stdout
