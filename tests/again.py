"""Looks for tests that fail now and then: runs the whole suite again and again, and records the runs in a file.

    python -m tests.again [--runs 10] [--busy 5] [--file .soak/again.jsonl] [-- PYTEST ARGUMENTS]

Two busy loops run beside every second run, until `--busy` such runs are done. The file gets a line for each run:
commit, how busy, seconds, how many passed, which failed. A run that the file has for this commit is not repeated.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from tests import ROOT

LOOPS = 2
WORKERS = str(2 * (os.cpu_count() or 1) + 1)
SUITE = [sys.executable, "-m", "pytest", "-n", WORKERS, "--dist", "worksteal"]
"""The suite as `make test` runs it."""


def main(arguments: list[str]) -> int:
    """How many of all runs on this commit were not green."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--busy", type=int, default=5, help="how many of them with busy loops beside")
    parser.add_argument("--file", type=Path, default=ROOT / ".soak" / "again.jsonl")
    parser.add_argument("rest", nargs="*", help="further arguments of pytest")
    options = parser.parse_args(arguments)
    options.file.parent.mkdir(parents=True, exist_ok=True)
    wanted = {True: options.busy, False: options.runs - options.busy}
    commit = subprocess.check_output(["git", "rev-parse", "--short", "HEAD"], cwd=ROOT, text=True).strip()
    while True:
        known = [run for run in _runs(options.file) if run["commit"] == commit]
        done = {busy: sum(run["busy"] == busy for run in known) for busy in wanted}
        left = [busy for busy in wanted if done[busy] < wanted[busy]]
        if not left:
            break
        run = {"commit": commit, **_run(min(left, key=lambda busy: done[busy]), options.rest)}
        with options.file.open("a") as file:
            file.write(json.dumps(run) + "\n")
        print(json.dumps(run), flush=True)
    return sum(run["failed"] != [] for run in known)


def _runs(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def _run(busy: bool, rest: list[str]) -> dict[str, Any]:
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(LOOPS if busy else 0)]
    began = time.monotonic()
    try:
        done = subprocess.run([*SUITE, *rest], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()
    failed = re.findall(r"^(?:FAILED|ERROR) (\S+)", done.stdout, re.MULTILINE)
    if done.returncode and not failed:
        failed = [f"exit code {done.returncode}"]
    if failed:
        _keep(done.stdout)
    passed = re.search(r"(\d+) passed", done.stdout)
    return {
        "busy": busy,
        "cores": os.cpu_count(),
        "seconds": round(time.monotonic() - began),
        "passed": int(passed[1]) if passed else 0,
        "failed": failed,
    }


def _keep(output: str) -> None:
    place = ROOT / ".soak" / f"failed-{int(time.time())}.log"
    place.parent.mkdir(exist_ok=True)
    place.write_text(output)


if __name__ == "__main__":
    sys.exit(min(1, main(sys.argv[1:])))
