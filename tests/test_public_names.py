"""What programs of others may rely on: each public package offers these names, and importing it is cheap.

A name that goes away, or another one that comes, is a decision: it belongs into the changelog, and here.
"""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

from tests.cli.commandline import environment

PUBLIC = {
    "lodestone": "__version__",
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
"""`lodestone.clustered` and `lodestone.kluster` have theirs in tests/clustered and tests/kluster."""
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


@pytest.mark.parametrize("package", LIGHT)
def test_importing_a_package_loads_no_kernels(package: str) -> None:
    question = f"import sys, {package}; sys.exit(bool({{'numba', 'numpy'}} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", question], env=environment(), check=False).returncode == 0
