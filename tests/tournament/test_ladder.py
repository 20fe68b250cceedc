"""The ladder's plan: who meets whom how often, and that it continues where it stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from benchmarks import ladder as page
from benchmarks import ladder_stamps
from benchmarks.ladder_kept import forget_changed
from benchmarks.ladder_plans import CLUSTERED, KLUSTER, Ladder, ladders

from lodestone.bots import CLUSTERED_BOTS
from lodestone.bots.kluster import KLUSTER_BOTS
from lodestone.tournament import GameResult, ResultLog
from tests.compatibility.release import FIXTURES, Release


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


def keys_of(value: object) -> object:
    """A value without its figures: only which keys it has, at any depth."""
    return {key: keys_of(inner) for key, inner in value.items()} if isinstance(value, dict) else None


def test_rules_of_a_ladder_have_the_keys_that_0_2_0_had() -> None:
    """An option that came later and is off may not appear: games that have been played would be of another plan."""
    for ladder in ladders(1.0):
        head, *_ = Release(FIXTURES / "0.2.0").bytes(f"tournaments/{ladder.plan.game}.jsonl").splitlines()
        assert keys_of(ladder.plan.rules) == keys_of(json.loads(head)["plan"]["rules"]), ladder.name


def test_a_part_of_it_is_played_told_and_gone_on_with(tmp_path: Path) -> None:
    """Two quick bots of the real ladder: first two deals, then two more, continuing the same log."""
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
    assert "club" not in told
    assert "of 8" in told
    assert "Stopped before its end" in "\n".join(page.section(whole, log.results))


BOTS = """
class Level: ...
LEVELS = {"club": Level(10), "expert": Level(20)}
"""


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of bots: `greedy` stands alone, `club` uses search, `expert` uses learned weights and search."""
    folder = tmp_path / "src" / "lodestone" / "bots" / "clustered"
    (folder / "search").mkdir(parents=True)
    (folder / "neural").mkdir()
    (folder / "greedy.py").write_text('"""Words."""\nBEST = 1\n')
    (folder / "search" / "levels.py").write_text(BOTS)
    (folder / "search" / "bot.py").write_text("from lodestone.bots.clustered.search.levels import LEVELS\n")
    (folder / "neural" / "bot.py").write_text("from lodestone.bots.clustered.search.bot import LEVELS\n")
    (folder / "neural" / "weights.npz").write_bytes(b"one")
    monkeypatch.setattr(ladder_stamps, "ROOT", tmp_path)
    begin = {"greedy": "greedy", "club": "search/bot", "expert": "neural/bot"}
    monkeypatch.setattr(ladder_stamps, "BEGIN", {"clustered": begin})
    return folder


@pytest.mark.parametrize(
    ("file", "text", "changed"),
    [
        ("greedy.py", '"""Other words."""\nBEST = 1  # why\n"""A unit."""\n', set()),
        ("greedy.py", '"""Words."""\nBEST = 2\n', {"greedy"}),
        ("search/levels.py", BOTS.replace("20", "30"), {"expert"}),
        ("search/levels.py", BOTS.replace("10", "11"), {"club"}),
        ("search/levels.py", BOTS.replace("...", "more = 1"), {"club", "expert"}),
        ("neural/weights.npz", "two", {"expert"}),
    ],
)
def test_a_stamp_changes_with_what_its_bot_plays_by_and_not_with_words(
    file: str, text: str, changed: set[str], bots: Path
) -> None:
    before = ladder_stamps.stamps("clustered")
    (bots / file).write_text(text)
    after = ladder_stamps.stamps("clustered")
    assert {name for name in before if before[name] != after[name]} == changed


def test_every_bot_has_a_stamp_and_physics_is_for_kluster_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    before = {game: ladder_stamps.stamps(game) for game in ("clustered", "kluster")}
    assert tuple(before["clustered"]) == tuple(CLUSTERED_BOTS)
    assert tuple(before["kluster"]) == tuple(KLUSTER_BOTS)
    assert len({stamp for stamps in before.values() for stamp in stamps.values()}) == len(CLUSTERED) + len(KLUSTER)
    monkeypatch.setattr(ladder_stamps, "physics_version", lambda: "other")
    assert ladder_stamps.stamps("clustered") == before["clustered"]
    assert not set(ladder_stamps.stamps("kluster").values()) & set(before["kluster"].values())


def test_only_the_games_of_a_changed_bot_are_forgotten(tmp_path: Path) -> None:
    file, whole = tmp_path / "ladder.jsonl", ladders(1.0)[0]
    pairs = [frozenset({0, 1}), frozenset({0, 2}), frozenset({1, 2})]
    ladder = whole._replace(deals=dict.fromkeys(pairs, 1))
    stamps = {entrant.name: "one" for entrant in whole.plan.entrants}

    def left(changed: dict[str, str]) -> set[frozenset[int]]:
        forget_changed(file, whole.plan, stamps | changed)
        with ResultLog(file, ladder.plan) as log:
            return {frozenset(result.table) for result in log.results}

    assert left({}) == set()
    with ResultLog(file, ladder.plan) as log:
        for game in ladder.wanted():
            log.add(
                GameResult(round=0, deal=game.deal, table=game.table, ranks=(1, 2), points=(9, 3), moves=2, seconds=0.1)
            )
    assert left({}) == set(pairs)
    assert left({"expert": "two"}) == set(pairs)
    assert left({"greedy": "two", "expert": "two"}) == {frozenset({0, 2})}
    file.with_suffix(".bots.json").unlink()
    assert left({}) == set()


def test_a_section_stays_while_its_games_are_elsewhere(tmp_path: Path) -> None:
    written = tmp_path / "page.md"
    written.write_text("# The ladder\n\n## One\n\n3 games.\n\n## Two\n\n4 games.\n\n- a\n")
    assert page.kept(written, "One") == "## One\n\n3 games.\n"
    assert page.kept(written, "Two") == "## Two\n\n4 games.\n\n- a\n"
    assert page.kept(written, "Three") == page.kept(tmp_path / "none.md", "One") == ""


def test_a_page_is_written_from_what_is_at_hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one game of one section: it is reported, and earlier games stay on the page while there is more to play."""
    monkeypatch.setattr(page, "KEPT", tmp_path / "kept")
    two, written = ladders(1.0)[0], tmp_path / "page.md"
    written.write_text("# Old\n\n## Kluster DUO, two seats\n\n80 games.\n\n## Earlier games\n\nAs they were.\n")
    file = tmp_path / "kept" / "clustered-2.jsonl"
    forget_changed(file, two.plan, ladder_stamps.stamps("clustered"))
    with ResultLog(file, two.plan) as log:
        log.add(GameResult(round=0, deal=0, table=(5, 6), ranks=(2, 1), points=(30, 40), moves=58, seconds=0.1))
    page.main(["--only", "nothing", "--page", str(written)])
    told = written.read_text()
    assert told.startswith(page.HEAD)
    assert "1 games. **Stopped before its end**: 1720 were to be played." in told
    assert "| `expert` |" in told
    assert "| `club` |" not in told
    assert told.endswith("## Kluster DUO, two seats\n\n80 games.\n\n## Earlier games\n\nAs they were.\n")


def test_levels_promise_an_order_whoever_stands_between_them() -> None:
    two, four, classic, _ = ladders(1.0)
    for ladder in (two, four, classic):
        names = [entrant.name for entrant in ladder.plan.entrants]
        promised = [(names[weaker], names[stronger]) for weaker, stronger in ladder.promised()]
        assert ("casual", "club") in promised
        assert ("club", "expert") in promised
        assert names[-1] == "expert"


def test_a_few_can_be_played_alone() -> None:
    two = ladders(1.0)[0]
    few = two.among(["expert", "neural", "club"])
    assert {frozenset(two.plan.entrants[who].name for who in game.table) for game in few.wanted()} == {
        frozenset(pair) for pair in (("expert", "neural"), ("expert", "club"), ("club", "neural"))
    }
    assert two.among([]) == two
