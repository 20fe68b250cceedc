"""One session with many mutants: looks up known results, and runs the rest, several at a time if wanted."""

from __future__ import annotations

import fcntl
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from queue import SimpleQueue
from threading import Lock

from msgspec.structs import replace

from tests.mutants.copies import TreeCopy
from tests.mutants.ledger import Ledger, Line, key_of_mutant, key_of_tests, line_of
from tests.mutants.mutant import Mutant
from tests.mutants.running import Finding, Found, end_all, run_tests
from tests.mutants.table import one_line

UNCHANGED = "(nothing changed)"
"""Replaces a mutant's name in results about the unchanged tree."""


class Session:
    """Runs mutants of a tree in copies of it."""

    def __init__(self, root: Path, place: Path, ledger: Ledger, tell: Callable[[str], None]) -> None:
        self._root = root
        self._place = place
        self._ledger = ledger
        self._tell = tell
        self._copies: SimpleQueue[TreeCopy] = SimpleQueue()
        self._locks: dict[str, Lock] = {}
        self._stopping = False

    def run(self, mutants: list[Mutant], jobs: int, anew: bool) -> list[tuple[Mutant, Line]]:
        """Run them; returns the results in the order of the list."""
        keys = {mutant.name: key_of_mutant(mutant, self._root) for mutant in mutants}
        known = {m.name: line for m in mutants if not anew and (line := self._ledger.known(keys[m.name]))}
        known = {name: line for name, line in known.items() if line.found is not Found.BROKEN}
        waiting = [mutant for mutant in mutants if mutant.name not in known]
        if known:
            self._tell(f"{len(known)} of {len(mutants)} are known already.")
        if waiting:
            with _alone(self._place):
                known |= self._run_all(waiting, keys, min(jobs, len(waiting)))
        return [(mutant, known[mutant.name]) for mutant in mutants]

    def _run_all(self, waiting: list[Mutant], keys: dict[str, str], jobs: int) -> dict[str, Line]:
        for number in range(jobs):
            copy = TreeCopy(self._root, self._place / f"copy{number}")
            copy.bring_up_to_date()
            self._copies.put(copy)
        done: dict[str, Line] = {}
        with ThreadPoolExecutor(jobs) as pool:
            try:
                for _ in pool.map(self._run_unchanged, _by_room(waiting)):
                    pass
                futures = {pool.submit(self._run_one, m, keys[m.name]): m for m in waiting}
                for number, future in enumerate(as_completed(futures), 1):
                    mutant = futures[future]
                    done[mutant.name] = future.result()
                    self._tell(f"{number:3}/{len(waiting)} {one_line(mutant, done[mutant.name])}")
            except BaseException:
                self._stopping = True
                pool.shutdown(wait=False, cancel_futures=True)
                end_all()
                raise
        return done

    def _run_unchanged(self, mutants: list[Mutant]) -> None:
        """Run all tests of an area on the unchanged tree in one go; if some fail, run each set separately."""
        keys = {key_of_tests(mutant.tests, self._root): mutant for mutant in mutants}
        keys = {key: mutant for key, mutant in keys.items() if not self._passes(key)}
        tests = dict.fromkeys(test for mutant in keys.values() for test in mutant.tests)
        if len(keys) < 2:
            return
        self._tell(f"{mutants[0].room}: {len(tests)} tests without a mutant")
        copy = self._copies.get()
        try:
            finding = run_tests(copy, list(tests), limit=sum(mutant.limit for mutant in keys.values()))
        finally:
            self._copies.put(copy)
        if finding.found is Found.PASSED and not self._stopping:
            for key in keys:
                self._ledger.add(line_of(key, UNCHANGED, replace(finding, seconds=finding.seconds / len(keys))))

    def _passes(self, key: str) -> bool:
        line = self._ledger.known(key)
        return line is not None and line.found is Found.PASSED

    def _run_one(self, mutant: Mutant, key: str) -> Line:
        copy = self._copies.get()
        try:
            finding = self._without(mutant, copy)
            if finding.found is Found.PASSED:
                with copy.mutated(mutant):
                    finding = run_tests(copy, mutant.tests, mutant.limit, mutant.file)
            else:
                finding = Finding(Found.BROKEN, f"without the mutant: {finding.line}", finding.seconds)
            line = line_of(key, mutant.name, finding, mutant.room)
            if not self._stopping:
                self._ledger.add(line)
            return line
        finally:
            self._copies.put(copy)

    def _without(self, mutant: Mutant, copy: TreeCopy) -> Finding:
        """The result of its tests on the unchanged tree, run once for each set of tests."""
        key = key_of_tests(mutant.tests, self._root)
        with self._locks.setdefault(key, Lock()):
            line = self._ledger.known(key)
            if line is None or line.found is not Found.PASSED:
                finding = run_tests(copy, mutant.tests, mutant.limit)
                line = line_of(key, UNCHANGED, finding)
                if not self._stopping:
                    self._ledger.add(line)
        return Finding(line.found, line.line, line.seconds)


def _by_room(mutants: list[Mutant]) -> list[list[Mutant]]:
    """Group by area, with Python's and the browser's tests separate, since different programs run them."""
    rooms: dict[tuple[str, bool], list[Mutant]] = {}
    for mutant in mutants:
        rooms.setdefault((mutant.room, mutant.in_browser), []).append(mutant)
    return list(rooms.values())


@contextmanager
def _alone(place: Path) -> Iterator[None]:
    """Make sure that two runs do not share copies."""
    place.mkdir(parents=True, exist_ok=True)
    with (place / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
