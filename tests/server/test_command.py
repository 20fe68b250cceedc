"""`lodestone` itself: a table on this computer, and with `--lan` for phones in the same room."""

from __future__ import annotations

import os
import pty
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx

from tests.cli.commandline import COMMAND, environment
from tests.server.process import READY, ServerProcess


@contextmanager
def started(folder: Path, *options: str) -> Iterator[tuple[str, int]]:
    """Run it in a terminal; yields what it shows until it is ready, and its pid. It must stop cleanly at the end."""
    ours, its = pty.openpty()
    command = [*COMMAND, "--no-browser", "--port", "0", "--data", str(folder), *options]
    process = subprocess.Popen(command, stdout=its, stderr=its, env=environment(folder))
    os.close(its)
    shown = b""
    try:
        while b"Ctrl-C" not in shown:
            shown += os.read(ours, 65536)
        yield shown.decode(), process.pid
        process.send_signal(signal.SIGINT)
        assert process.wait(READY) == 0
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def test_it_opens_a_table_for_this_computer_only(tmp_path: Path) -> None:
    with started(tmp_path) as (shown, pid):
        (url,) = re.findall(r"http://\S+", shown)
        assert url.startswith("http://127.0.0.1:")
        assert httpx.get(f"{url}health", timeout=READY).json()["status"] == "ok"
        assert _listening_on(pid) == {"0100007F"}
    assert (tmp_path / "tables.db").exists()


def test_with_lan_it_shows_a_link_and_a_code_that_phones_can_reach(tmp_path: Path) -> None:
    with started(tmp_path, "--lan") as (shown, pid):
        here, link = re.findall(r"http://\S+", shown)
        assert link.rsplit(":", 1)[1] == here.rsplit(":", 1)[1]
        assert sum("▀" in line or "▄" in line for line in shown.splitlines()) > 8  # the QR code
        assert _listening_on(pid) == {"00000000"}  # on all addresses
        told = httpx.get(f"{here}api/games", timeout=READY).json()
        assert told["reachable"] == link


def test_a_second_one_on_the_same_file_does_not_start(process: ServerProcess) -> None:
    process.start()
    with subprocess.Popen(
        [*COMMAND, "serve", "--port", "0", "--database", process.database],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(process.folder),
    ) as second:
        assert second.stdout is not None
        if started := second.stdout.readline():  # it says where it is
            second.kill()
        _, said = second.communicate()
    assert not started
    assert second.returncode != 0
    (sentence,) = said.splitlines()
    assert "Another Lodestone is using" in sentence
    process.kill()
    process.start()  # at once: a killed server leaves no claim behind


def _listening_on(pid: int) -> set[str]:
    """The addresses at which a process listens, as the system writes them."""
    own = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        with suppress(FileNotFoundError):  # closed since the folder was read
            own.add(os.readlink(file))
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {row[1].split(":")[0] for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in own}
