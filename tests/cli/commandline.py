"""Runs the real command in a real process, as a user would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.forked import run_forked

COMMAND = [sys.executable, "-c", "from lodestone.cli import main; main()"]


def environment(home: Path | None = None) -> dict[str, str]:
    """An isolated environment: no locale, no forced colours, data kept under `home`."""
    passed = ("PATH", "PYTHONPATH", "SYSTEMROOT", "TMPDIR", "COVERAGE_PROCESS_CONFIG", "COVERAGE_PROCESS_START")
    kept = {name: os.environ[name] for name in passed if name in os.environ}
    if home is not None:
        kept |= {"HOME": str(home), "XDG_DATA_HOME": str(home / "data")}
    return kept | {"PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"}


def lodestone(
    *arguments: str, given: str | bytes = b"", home: Path | None = None, physics: bool = False
) -> subprocess.CompletedProcess[str]:
    """Run `lodestone ARGUMENTS` with `given` on standard input; `physics`: with the kernels already loaded."""
    data = given.encode() if isinstance(given, str) else given
    done = run_forked(arguments, data, environment(home), 120, "physics" if physics else "commands")
    return _decoded(done)


def lodestone_anew(*arguments: str, given: str = "") -> subprocess.CompletedProcess[str]:
    """The same, started from scratch: nothing is shared with any other process."""
    command = [*COMMAND, *arguments]
    return _decoded(
        subprocess.run(command, input=given.encode(), capture_output=True, env=environment(), timeout=300, check=False)
    )


def _decoded(done: subprocess.CompletedProcess[bytes]) -> subprocess.CompletedProcess[str]:
    return subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(), done.stderr.decode(errors="replace")
    )


def assert_refused(done: subprocess.CompletedProcess[str]) -> str:
    """One line on standard error, exit code 2, no traceback; returns the line."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    return done.stderr
