"""What other people's programs may rely on: each public package has these names, and importing it is cheap.

Removing or adding a name is a decision that belongs in the changelog, and here.
"""

from __future__ import annotations

import pydoc
import re
import subprocess
import sys
from importlib import import_module

import pytest

from lodestone.core.lazy_names import lazy_names
from tests.cli.commandline import environment

PUBLIC = {
    "lodestone": "__version__",
    "lodestone.core": (
        "Chance Ending Event FirstBy GameOver IllegalMove InvalidNotation InvalidRecord InvalidRequest "
        "InvalidSetup LodestoneError Outcome Reason Seat draw_first seat_after seat_letter who_begins"
    ),
    "lodestone.clustered": (
        "MAX_SEATS PLAIN_TILES START WILD Board Bonus BonusTaken Bonuses Cell Cells Discard Fill GameEnded "
        "LegalMoves Markers Move Phase PlacedTile Placement Position Rectangle Resignation Round Rules Score "
        "SeatResigned Setup Shape Surface TableScore Tile TileDiscarded TileDrawn TilePlaced TurnPassed deal "
        "from_stacks new_game new_game_from_stacks parse_move parse_resignation score_text_board start tile_set"
    ),
    "lodestone.kluster": (
        "ALLOWED_FAULTS Boxes ContinuationOffered Ending FaultCounted GameEnded Loop Magnet MagnetPlaced "
        "MagnetsTaken Options Phase Point Position SeatResigned Setup SoloStatus Surface TableOptions TimeRanOut "
        "TurnFacts TurnPassed cords_are_in_order deal first_seat in_order is_inside is_spinner lies_outside "
        "loops_cross may_be_laid most_left new_game parse_magnet settled_first solo_variant spinner_may_be_placed "
        "start stone_may_be_placed"
    ),
    "lodestone.physics": (
        "CordShape Magnet Recorder Recording Rollouts Scan StepReport Surface Touch World circle digest figure_eight "
        "flat lying oval points replay restore rollouts scan snapshot spinner standing stone surface varied"
    ),
    "lodestone.match": (
        "GAMES ClusteredMatch Game GameBots GameKind KlusterMatch LiveGame LiveKind RefereedGame Scene parse_scene "
        "read_scene run_scene"
    ),
    "lodestone.bots": (
        "CLUSTERED_BOTS KLUSTER_BOTS SEARCHING ClusteredBot KlusterBot clustered_bot kluster_bot play_match"
    ),
    "lodestone.envs": "BatchClustered IllegalAction VectorClustered VectorKluster",
}
OF_0_1_0 = {
    "lodestone.bots": "CLUSTERED_BOTS SEARCHING ClusteredBot clustered_bot",
    "lodestone.clustered": (
        "MAX_SEATS PLAIN_TILES START WILD Board Bonus BonusTaken Bonuses Cell Cells Discard Fill GameEnded LegalMoves "
        "Markers Move Phase PlacedTile Placement Position Rectangle Resignation Round Rules Score SeatResigned Setup "
        "Shape Surface TableScore Tile TileDiscarded TileDrawn TilePlaced TurnPassed deal from_stacks new_game "
        "new_game_from_stacks parse_move parse_resignation score_text_board start tile_set"
    ),
    "lodestone.kluster": (
        "ALLOWED_FAULTS Boxes ContinuationOffered Ending FaultCounted GameEnded Loop Magnet MagnetPlaced MagnetsTaken "
        "Options Phase Point Position SeatResigned Setup SoloStatus Surface TableOptions TurnFacts TurnPassed "
        "cords_are_in_order deal first_seat in_order is_inside is_spinner lies_outside loops_cross may_be_laid "
        "new_game parse_magnet solo_variant spinner_may_be_placed start stone_may_be_placed"
    ),
}
"""Names that a release had: after renaming they keep working for one release, with a warning."""
LIGHT = [
    "lodestone",
    "lodestone.clustered",
    "lodestone.kluster",
    "lodestone.physics",
    "lodestone.match",
    "lodestone.bots",
]


@pytest.mark.parametrize("package", PUBLIC)
def test_a_public_package_offers_these_names(package: str) -> None:
    module = import_module(package)
    assert " ".join(module.__all__) == PUBLIC[package]
    for name in module.__all__:
        offered = getattr(module, name)
        if callable(offered):
            assert offered.__doc__, f"help({package}.{name}) says nothing"
    with pytest.raises(AttributeError, match="no_such_name"):
        _ = module.no_such_name


@pytest.mark.parametrize("package", PUBLIC)
def test_help_shows_every_name(package: str) -> None:
    shown = pydoc.plain(pydoc.render_doc(import_module(package)))
    names = [name for name in import_module(package).__all__ if name != "__version__"]
    assert [name for name in names if not re.search(rf"^    (class )?{name}\b", shown, re.MULTILINE)] == []
    assert "__getattr__" not in shown


@pytest.mark.parametrize("package", OF_0_1_0)
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_name_that_was_released_is_still_there(package: str) -> None:
    module = import_module(package)
    assert [name for name in OF_0_1_0[package].split() if not hasattr(module, name)] == []


def test_a_former_name_works_and_warns() -> None:
    find, _ = lazy_names("lodestone.core", {"Outcome": "events"}, former={"Result": "Outcome"})
    with pytest.warns(DeprecationWarning, match=r"lodestone\.core\.Result is now called Outcome") as warned:
        assert find("Result") is find("Outcome")
    assert [one.filename for one in warned] == [__file__]
    with pytest.raises(AttributeError, match="no_such_name"):
        find("no_such_name")


@pytest.mark.parametrize("package", LIGHT)
def test_importing_a_package_loads_no_kernels(package: str) -> None:
    question = f"import sys, {package}; sys.exit(bool({{'numba', 'numpy'}} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", question], env=environment(), check=False).returncode == 0
