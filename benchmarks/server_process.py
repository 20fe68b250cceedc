"""A table server in a process of its own for benchmarks: its processor time, its memory, its profile."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from lodestone.core.system import resident_memory

TICK = os.sysconf("SC_CLK_TCK")

_SERVE = """
import sys
from lodestone.server.running import listen, run
from lodestone.server.settings import Limits, Settings
limits = Limits(
    tables_per_hour=10**9, requests_per_minute=10**9, messages_per_second=1e9, messages_at_once=10**9,
    changes_per_minute=1e9, spectators_per_table=10**9, connections_per_person=10**9, connections_per_address=10**9,
    silent_seconds=1e9,
)
listener = listen("127.0.0.1", 0)
physics = sys.argv[2] == "physics"
settings = Settings(
    sys.argv[1], bot_pace=0.0, prepare_physics=physics, idle_seconds=1e9, limits=limits, cluster_secret="of benchmarks"
)
ready = lambda: print("http://127.0.0.1:%d/" % listener.getsockname()[1], flush=True)
if len(sys.argv) > 3:
    import cProfile, time
    profile = cProfile.Profile(time.thread_time)  # processor time of the event loop's thread, whoever else is busy
    profile.runcall(run, settings, listener, ready)
    profile.dump_stats(sys.argv[3])
else:
    run(settings, listener, ready)
"""


class MeasuredProcess:
    """A process that prints its address when it is ready."""

    def __init__(self, command: list[str], folder: Path, cwd: Path | None = None) -> None:
        self._log = (folder / "log").open("w")
        self._running = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=self._log, text=True, cwd=cwd or folder
        )
        assert self._running.stdout is not None
        for line in self._running.stdout:
            if found := re.search(r"http://127.0.0.1:(\d+)/", line):
                self.port = int(found[1])
                return
        raise RuntimeError((folder / "log").read_text())

    @property
    def pid(self) -> int:
        """The pid of the process itself."""
        return self._running.pid

    def processor_time(self) -> float:
        """Seconds of it and all it has started."""
        return sum(processor_time(pid) for pid in (self.pid, *children(self.pid)))

    def own_time(self) -> float:
        """Seconds of the process itself."""
        return processor_time(self.pid)

    def memory(self) -> int:
        """Bytes that are resident, in the process itself."""
        return resident_memory(self.pid)

    def stop(self) -> None:
        """End it."""
        self._running.send_signal(signal.SIGTERM)
        self._running.wait(30)
        assert self._running.stdout is not None
        self._running.stdout.close()
        self._log.close()


class People:
    """Those who come to a server, in a process of their own (`server_load`, `live_load`), once everybody is there.

    `told`: a line that they are told first.
    """

    def __init__(self, command: Sequence[str], *, told: str = "", cwd: Path | None = None) -> None:
        self._running = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=cwd)
        if told:
            self._say(told)
        self._hear()

    def play(self) -> Any:
        """Let them play; returns their report."""
        self._say("go")
        return json.loads(self._hear())

    def end(self) -> None:
        """Send them home."""
        self._running.communicate("end\n", timeout=60)

    def _say(self, line: str) -> None:
        assert self._running.stdin is not None
        print(line, file=self._running.stdin, flush=True)

    def _hear(self) -> str:
        assert self._running.stdout is not None
        return self._running.stdout.readline()


def table_server(
    folder: Path, profile: Path | None = None, *, physics: bool = False, database: str | None = None
) -> MeasuredProcess:
    """Ours, on a SQLite file in that folder or another database; with a profile written at its end, and with Kluster,
    if wanted.
    """
    source = folder / "serve.py"
    source.write_text(_SERVE)
    kind = "physics" if physics else "none"
    arguments = [database or str(folder / "tables.db"), kind, *([] if profile is None else [str(profile)])]
    return MeasuredProcess([sys.executable, str(source), *arguments], folder)


def processor_time(pid: int) -> float:
    """Seconds of a process, and of those that it has started and waited for."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    return sum(map(int, fields[11:15])) / TICK  # user and system, its own and that of children it has waited for


def children(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    try:
        found = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except OSError:  # it has just ended
        return []
    return found + [grandchild for child in found for grandchild in children(child)]
