"""The notebooks of `examples/`, run completely but with small parameters, and how things look in a notebook."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import matplotlib as mpl
import numpy as np
import pytest
from matplotlib.figure import Figure

from lodestone.clustered import Position, deal, new_game
from lodestone.match.clustered import ClusteredMatch, view_for
from lodestone.match.kluster.live import KlusterRecord, KlusterView
from tests.notebooks import EXAMPLES, run_notebook
from tests.sizes import small_and_large

SVG = "{http://www.w3.org/2000/svg}"
TILE_EDGES = {"#102c66", "#7b2f02", "#04503b", "#3c2210"}


@pytest.fixture(autouse=True)
def _no_windows() -> None:
    mpl.use("agg")


def texts(picture: str) -> list[str]:
    return ["".join(found.itertext()) for found in ET.fromstring(picture).iter(f"{SVG}text")]


def tiles_drawn(picture: str) -> int:
    drawn = [found for found in ET.fromstring(picture).iter(f"{SVG}rect") if found.get("width") == "94"]
    assert {found.get("stroke") for found in drawn} <= TILE_EDGES
    return len(drawn)


def played(seats: int, moves: int) -> ClusteredMatch:
    match = ClusteredMatch(deal(seats, 7), ("Ann & <Ben>", "greedy", "club")[:seats])
    for number in range(moves):
        match.play(match.position.legal_moves[number % len(match.position.legal_moves)])
    return match


def test_a_position_shows_every_hand_and_a_view_its_own() -> None:
    position = played(3, 30).position
    lying, held = len(position.board.tiles), sum(map(len, position.hands))
    whole = position._repr_svg_()
    assert tiles_drawn(whole) == lying + held
    assert sum(text == "◀" for text in texts(whole)) == 1
    for seat in range(3):
        seen = view_for(position, seat)._repr_svg_()
        assert tiles_drawn(seen) == lying + len(position.hands[seat])
        hidden = position.stack_sizes()[1 - seat if seat < 2 else 0] + len(position.hands[1 - seat if seat < 2 else 0])
        assert f"+ {hidden}" in texts(seen)
    assert tiles_drawn(view_for(position, None)._repr_svg_()) == lying
    assert [str(score.total) for score in position.scores()] == [text for text in texts(whole) if text.isdigit()][:3]


def test_a_game_at_a_glance_has_a_line_for_every_seat() -> None:
    match = played(3, 40)
    picture = match._repr_svg_()
    assert tiles_drawn(picture) == len(match.position.board.tiles)
    lines = [found.get("points", "").split() for found in ET.fromstring(picture).iter(f"{SVG}polyline")]
    assert [len(line) for line in lines] == [41] * 6
    points = [score.total for score in match.position.scores()]
    highest = max(score.total for position in match.positions for score in position.scores())
    for seat, line in enumerate(lines[::2]):
        assert float(line[-1].split(",")[1]) == pytest.approx(150 * (1 - points[seat] / highest), abs=0.06)
    assert f"{points[0]} A Ann & <Ben>" in texts(picture)


def test_a_game_that_has_not_begun_can_be_shown() -> None:
    assert tiles_drawn(ClusteredMatch(deal(1, 1))._repr_svg_()) == 1
    assert tiles_drawn(new_game(1)._repr_svg_()) == 6


@small_and_large("games", 8, 200)
def test_a_first_agent(games: int, capsys: pytest.CaptureFixture[str]) -> None:
    *_, last = run_notebook(EXAMPLES / "first_agent.ipynb", GAMES=games)
    assert isinstance(last, Position)
    assert last.over
    share = float(capsys.readouterr().out.split()[3].rstrip("%"))
    assert share > 50


@small_and_large("games", 12, 1000)
def test_a_thousand_games(games: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = run_notebook(EXAMPLES / "thousand_games.ipynb", GAMES=games, FOLDER=str(tmp_path / "games"))
    assert isinstance(shown[-1], ClusteredMatch)
    assert any(isinstance(one, Figure) for one in shown)
    assert "whoever begins takes" in capsys.readouterr().out


@small_and_large("gaps", 3, 24)
def test_magnets(gaps: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Unlike poles snap from farther away than like ones, which repel each other."""
    shown = run_notebook(EXAMPLES / "magnets.ipynb", GAPS=gaps, EXACT=2e-3, TURNS=gaps)
    told = dict(line.split(": ") for line in capsys.readouterr().out.splitlines())
    assert told["flat, like poles up"] == "never"
    snap = float(told["flat, unlike poles up"].split()[0])
    assert 24 < snap < 60
    assert any(isinstance(one, Figure) for one in shown)
    record, view = shown[-2:]
    assert isinstance(record, KlusterRecord)
    assert isinstance(view, KlusterView)
    assert texts(record._repr_svg_()) == [
        f"{len(pool)} {'AB'[seat]} clumsy" for seat, pool in enumerate(record.positions[-1].pools)
    ]


def test_every_notebook_is_run() -> None:
    names = {path.name for path in EXAMPLES.glob("*.ipynb")}
    assert names == {"first_agent.ipynb", "magnets.ipynb", "thousand_games.ipynb"}
    for path in EXAMPLES.glob("*.ipynb"):
        assert '"outputs": []' in path.read_text(encoding="utf-8")
        assert np.all([word not in path.read_text(encoding="utf-8") for word in ("/work", "/home", "/tmp")])
