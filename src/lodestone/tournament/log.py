"""The log of a tournament: one JSON line a game, forced to the disk before anybody hears of it.

The first line says which tournament it is. What a power cut or a kill leaves half-written is cut off when the log is
opened again; that game is then simply played again.
"""

from __future__ import annotations

import os
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec

from lodestone.core import InvalidRecord, InvalidRequest
from lodestone.core.system import lock_file
from lodestone.tournament.plan import TournamentPlan
from lodestone.tournament.results import GameResult

FORMAT = "lodestone-tournament"
OPENING = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)


class ResultLog:
    """Results that were played before, and a place for those that follow. One process at a time."""

    def __init__(self, file: Path, plan: TournamentPlan) -> None:
        self.file = file
        self.results: list[GameResult] = []
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._descriptor = os.open(file, OPENING, 0o644)
        except OSError as problem:
            raise InvalidRequest("file-unwritable", name=str(file), detail=str(problem)) from None
        try:
            self._open(plan)
        except BaseException:
            self.close()
            raise

    def _open(self, plan: TournamentPlan) -> None:
        if not lock_file(self._descriptor):
            raise InvalidRequest("tournament-log-busy", name=str(self.file))
        content = self.file.read_bytes()
        whole = content.rfind(b"\n") + 1
        if whole < len(content):
            os.ftruncate(self._descriptor, whole)
        head = msgspec.json.decode(msgspec.json.encode({"format": FORMAT, "version": 1, "plan": plan.identity()}))
        lines = content[:whole].splitlines()
        if not lines:
            self._write(head)
            os.fsync(self._descriptor)
            return
        if self._read(lines[0], 1, dict[str, Any]) != head:
            raise InvalidRequest("tournament-log-other", name=str(self.file))
        entrants = range(len(plan.entrants))
        for number, line in enumerate(lines[1:], 2):
            result = self._read(line, number, GameResult)
            if len(result.table) != plan.seats or not set(result.table) <= set(entrants):
                raise InvalidRecord("tournament-log-line", name=str(self.file), line=number)
            self.results.append(result)

    def _read(self, line: bytes, number: int, kind: type[Any]) -> Any:
        try:
            return msgspec.json.decode(line, type=kind)
        except msgspec.MsgspecError:
            raise InvalidRecord("tournament-log-line", name=str(self.file), line=number) from None

    def add(self, result: GameResult) -> None:
        """Keep a result."""
        self._write(result)
        self.results.append(result)  # before the disk has it: an interruption while we wait must not lose count
        os.fsync(self._descriptor)

    def _write(self, entry: object) -> None:
        data = msgspec.json.encode(entry) + b"\n"
        while data:
            data = data[os.write(self._descriptor, data) :]

    def close(self) -> None:
        """Close the log, so that another process can have it."""
        os.close(self._descriptor)

    def __enter__(self) -> ResultLog:
        return self

    def __exit__(self, kind: type[BaseException] | None, cause: BaseException | None, at: TracebackType | None) -> None:
        self.close()
