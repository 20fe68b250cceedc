"""A PostgreSQL server of our own for the tests: Debian's programs, a fresh data folder, a free loopback port.

It never runs as root, and it flushes to disk as a real one does. Every worker of a parallel run has its own, which ends
with that worker, even if the worker is killed.
"""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ports import port_to_keep

PASSWORD = "only-for-tests"

CLEAN_UP = """
read _
kill -s QUIT "$(head -n 1 data/postmaster.pid)"
until rm -rf "$PWD"; do sleep 0.1; done
"""
"""A shell script in the server's folder that acts as soon as the other end of its standard input is closed."""


class PostgresServer:
    """A server that tests may stop and start again."""

    def __init__(self) -> None:
        self._programs = programs()
        self._user = pwd.getpwnam("postgres") if os.getuid() == 0 else pwd.getpwuid(os.getuid())
        self.folder = Path(tempfile.mkdtemp(prefix="lodestone-postgres-"))
        self.port = port_to_keep()
        (self.folder / "password").write_text(PASSWORD)
        for path in (self.folder, self.folder / "password"):
            os.chown(path, self._user.pw_uid, self._user.pw_gid)
        self._cleaner = subprocess.Popen(
            ["sh", "-c", CLEAN_UP],
            cwd=self.folder,
            stdin=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # shields it from Ctrl-C
        )
        login = ("--username=tests", f"--pwfile={self.folder / 'password'}", "--auth=scram-sha-256")
        # Only the empty cluster goes unflushed (--no-sync); the server itself flushes every commit.
        self._run("initdb", "--pgdata=data", *login, "--encoding=UTF8", "--locale=C", "--no-sync", "--wal-segsize=1")

    def start(self) -> None:
        """Start it and wait until it accepts connections."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=40"
        self._run("pg_ctl", "start", "--pgdata=data", "--log=log", "--wait", "--silent", f"--options={options}")

    def stop(self, mode: str = "fast") -> None:
        """Stop it; "immediate" is a crash."""
        self._run("pg_ctl", "stop", "--pgdata=data", "--wait", "--silent", f"--mode={mode}")

    def empty_database(self) -> str:
        """The address of the one test database, emptied: creating a new one each time costs hundreds of files."""
        self.run_sql("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
        return self.address("postgres")

    def run_sql(self, *statements: str) -> None:
        """Run statements, each in its own transaction."""
        commands = [f"--command={statement}" for statement in statements]
        self._run("psql", "--quiet", self.address("postgres"), *commands)

    def address(self, database: str, *, password: str = PASSWORD, port: int | None = None) -> str:
        """The address of a database, which may not exist."""
        return f"postgresql://tests:{password}@127.0.0.1:{port or self.port}/{database}"

    def remove(self) -> None:
        """Stop it and delete its data."""
        self._cleaner.communicate()

    def _run(self, program: str, *arguments: str) -> None:
        log = self.folder / "log"
        root = os.getuid() == 0
        done = subprocess.run(
            [self._programs / program, *arguments],
            cwd=self.folder,
            env={**os.environ, "PGPASSWORD": PASSWORD, "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # not a pipe: the server that pg_ctl leaves behind would hold it open
            stderr=subprocess.DEVNULL,
            user=self._user.pw_uid if root else None,
            group=self._user.pw_gid if root else None,
            extra_groups=[] if root else None,
            timeout=120,
        )
        if done.returncode:
            said = log.read_text() if log.exists() else "nothing in its log"
            raise RuntimeError(f"{program} {' '.join(arguments)} ended with {done.returncode}: {said}")


def programs() -> Path:
    """The folder with the programs of the newest server; installs them if they are missing."""
    if not _installed() and os.getuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for arguments in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "--quiet", *arguments], env=environment, check=True, capture_output=True)
    if not _installed():
        raise RuntimeError("these tests need a PostgreSQL server: on Debian and Ubuntu, apt install postgresql")
    return _installed()[-1]


def _installed() -> list[Path]:
    """Folders with the server's programs, the newest version last."""
    folders = [found.parent for found in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if not folders and (elsewhere := shutil.which("initdb")):
        folders = [Path(elsewhere).resolve().parent]
    return sorted(folders, key=lambda folder: (len(folder.parent.name), folder.parent.name))


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A running server, shared by the tests of one worker."""
    server = PostgresServer()
    server.start()
    yield server
    server.remove()
