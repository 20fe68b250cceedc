"""The ladder's plan: who meets how often, and that it goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import pytest
from benchmarks import ladder as page
from benchmarks.ladder_plans import CLUSTERED, KLUSTER, Ladder, ladders

from lodestone.bots import CLUSTERED_BOTS
from lodestone.bots.kluster import KLUSTER_BOTS
from lodestone.tournament import ResultLog


def games_of(ladder: Ladder, *names: str) -> int:
    group = frozenset(who for who, entrant in enumerate(ladder.plan.entrants) if entrant.name in names)
    return sum(frozenset(game.table) == group for game in ladder.wanted())


def test_everybody_is_on_it_and_neighbours_meet_most() -> None:
    assert set(CLUSTERED) == set(CLUSTERED_BOTS)
    assert set(KLUSTER) == set(KLUSTER_BOTS)
    two, four, classic, duo = ladders(1.0)
    assert games_of(two, "expert", "neural") == games_of(two, "greedy", "random") == 200
    assert games_of(two, "expert", "club") == 100
    assert games_of(two, "expert", "greedy") == games_of(two, "random", "club") == 30
    assert 30 <= len(four.wanted()) <= 100
    assert games_of(classic, "steady", "expert") == 40
    assert games_of(duo, "steady", "expert") == 20
    assert games_of(classic, "clumsy", "expert") == 0


def test_a_part_of_it_is_played_told_and_gone_on_with(tmp_path: Path) -> None:
    """Two quick bots of the real ladder: first two deals, then, from the same log, two more."""
    whole = ladders(1.0)[0]
    pair = frozenset({CLUSTERED.index("random"), CLUSTERED.index("greedy")})
    counts = []
    for deals in (2, 4):
        ladder = whole._replace(deals={pair: deals})
        with ResultLog(tmp_path / "ladder.jsonl", ladder.plan) as log:
            page.play(ladder, log, jobs=1)
            counts.append([result.label for result in log.results])
            told = "\n".join(page.section(ladder, log.results))
    assert [len(labels) for labels in counts] == [4, 8]
    assert counts[1][:4] == counts[0]
    assert "8 games." in told
    assert "of 8" in told
    assert "Stopped before its end" in "\n".join(page.section(whole, log.results))


def test_a_change_of_bots_begins_anew_but_not_one_of_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bots = tmp_path / "src" / "lodestone" / "bots" / "clustered"
    bots.mkdir(parents=True)
    monkeypatch.setattr(page, "ROOT", tmp_path)
    weights, code = bots / "weights.npz", bots / "greedy.py"

    def stamp(learned: bytes, text: str) -> str:
        weights.write_bytes(learned)
        code.write_text(text)
        return page.stamp()

    first = stamp(b"one", '"""Words."""\nBEST = 1\n')
    assert stamp(b"one", '"""Other words."""\nBEST = 1  # why\n"""A unit."""\n') == first
    assert stamp(b"two", '"""Words."""\nBEST = 1\n') != first
    assert stamp(b"one", '"""Words."""\nBEST = 2\n') != first
