"""With a pooler in transaction mode a server cannot keep its lock: it notices, says so, and stops."""

from __future__ import annotations

import asyncio
import os
import pwd
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from lodestone.storage.database import MANNERS
from tests.cli.commandline import environment
from tests.forked import run_forked
from tests.ports import port_to_keep
from tests.postgres import PASSWORD, PostgresServer
from tests.proxies import listens, program_of

READY = 60.0
"""s that it may take to listen, on a busy machine."""


@contextmanager
def pgbouncer(folder: Path, database: int) -> Iterator[int]:
    """pgbouncer in transaction mode in front of a PostgreSQL: it accepts session settings, and forgets them.

    In a folder that everybody may read: it does not run as root.
    """
    folder.chmod(0o755)
    port = port_to_keep()
    (folder / "users").write_text(f'"tests" "{PASSWORD}"\n')
    (folder / "pgbouncer.ini").write_text(
        f"[databases]\npostgres = host=127.0.0.1 port={database}\n[pgbouncer]\nlisten_addr = 127.0.0.1\n"
        f"listen_port = {port}\nauth_type = scram-sha-256\nauth_file = {folder}/users\npool_mode = transaction\n"
        f"unix_socket_dir =\nignore_startup_parameters = {','.join(MANNERS)},jit\n"
    )
    user = pwd.getpwnam("postgres").pw_uid if os.getuid() == 0 else None
    program = program_of("pgbouncer")
    silent = subprocess.DEVNULL
    process = subprocess.Popen([program, str(folder / "pgbouncer.ini")], user=user, stdout=silent, stderr=silent)
    until = time.monotonic() + READY
    while not listens(port):
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.02)
    try:
        yield port
    finally:
        process.terminate()
        process.wait(READY)


async def test_a_pool_by_transaction_is_named(postgres: PostgresServer, tmp_path: Path) -> None:
    postgres.empty_database()
    with TemporaryDirectory() as folder, pgbouncer(Path(folder), postgres.port) as port:
        serve = ["serve", "--port", "0", "--database", postgres.address("postgres", port=port)]
        done = await asyncio.to_thread(run_forked, serve, b"", environment(tmp_path), READY)
    assert done.returncode == 2
    assert "pool_mode = transaction" in done.stderr.decode().splitlines()[-1]
