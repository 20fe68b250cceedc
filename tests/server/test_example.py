"""The example client plays a game, as it stands."""

from __future__ import annotations

import subprocess
import sys

from tests import ROOT
from tests.server.client import Api

EXAMPLE = ROOT / "examples" / "client.py"


def test_the_example_client_plays_a_whole_game(server: Api) -> None:
    done = subprocess.run(
        [sys.executable, EXAMPLE, server.url], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Points: ")


def test_it_is_short_enough_to_be_read() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 60
