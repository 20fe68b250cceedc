"""`lodestone` on this computer, and `lodestone serve` for others."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

from lodestone.cli.files import data_folder, read_text
from lodestone.core import InvalidRequest
from lodestone.i18n import text
from lodestone.server.logs import configure_logs
from lodestone.server.running import listen, run
from lodestone.server.settings import DaskCluster, Settings

USUAL_PORT = 8077
ADMIN_TOKEN = "LODESTONE_ADMIN_TOKEN"
"""The environment variable; a command line can be seen by others on the computer."""
CLUSTER_SECRET = "LODESTONE_CLUSTER_SECRET"
SHORTEST_TOKEN = 16
"""Characters."""


def serve(settings: Settings, host: str, port: int, servers: int = 1) -> int:
    """Serve others until told to stop."""
    if servers > 1 and not settings.database.startswith("postgres"):
        raise InvalidRequest("serve-workers-sqlite")
    configure_logs(quiet=False)
    listener = listen(host, port)
    url = settings.public_url or _url(host, listener)

    def ready() -> None:
        print(text("serve-ready", url=url), flush=True)

    if servers > 1:
        from lodestone.server.several.parent import run_several

        return run_several(settings, listener, servers, ready)
    run(settings, listener, ready)
    return 0


def open_table(port: int | None, folder: Path | None, *, lan: bool, browser: bool) -> int:
    """Start the table on this computer and open the browser."""
    configure_logs(quiet=True)
    host = "0.0.0.0" if lan else "127.0.0.1"
    listener = listen(host, USUAL_PORT if port is None else port, else_any=port is None)
    here = _url("127.0.0.1", listener)
    reachable = _url(_own_address(), listener) if lan else None

    def ready() -> None:
        print(text("serve-here", url=here))
        if reachable is not None:
            print(text("serve-lan", url=reachable))
            _show_qr(reachable)
        print(text("serve-stop"), flush=True)
        if browser:
            Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    # Nobody meets strangers on their own computer.
    run(Settings(database=database_in(folder), public_url=reachable, open_tables=lan), listener, ready)
    return 0


def database_in(folder: Path | None) -> str:
    """The file that tables are kept in."""
    return str((folder or data_folder()) / "tables.db")


def admin_token(file: Path | None) -> str | None:
    """The operator's token, from a file or the environment."""
    token = os.environ.get(ADMIN_TOKEN) if file is None else read_text(file)
    token = (token or "").strip()
    if token and len(token) < SHORTEST_TOKEN:
        raise InvalidRequest("serve-short-token", shortest=SHORTEST_TOKEN)
    return token or None


def cluster_secret() -> str | None:
    """The secret shared by servers on one database, from the environment."""
    secret = os.environ.get(CLUSTER_SECRET, "").strip()
    if secret and len(secret) < SHORTEST_TOKEN:
        raise InvalidRequest("serve-short-secret", shortest=SHORTEST_TOKEN)
    return secret or None


def public_url(url: str) -> str | None:
    """The address that others reach the server at, checked."""
    if not url:
        return None
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/"):
        raise InvalidRequest("serve-public-url", url=url[:80])
    return f"{parts.scheme}://{parts.netloc}/"


def dask_cluster(address: str, ca: Path | None, cert: Path | None, key: Path | None) -> DaskCluster | None:
    """Where jobs may be done on other computers, checked; whether anybody is there shows when it is running."""
    files = [file for file in (ca, cert, key) if file is not None]
    if not address and not files:
        return None
    parts = urlsplit(address)
    if parts.scheme not in ("tcp", "tls") or not parts.hostname or not parts.port:
        raise InvalidRequest("serve-dask-address", url=address[:80])
    if len(files) != (3 if parts.scheme == "tls" else 0):
        raise InvalidRequest("serve-dask-tls")
    for file in files:
        read_text(file)
    if find_spec("distributed") is None:
        raise InvalidRequest("tournament-no-dask")
    return DaskCluster(address, ca, cert, key)


def _url(host: str, listener: socket.socket) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{listener.getsockname()[1]}/"


def _own_address() -> str:
    """Where this computer is in its network: the address it would use to reach another. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _show_qr(url: str) -> None:
    import segno

    if sys.stdout.isatty():
        segno.make(url, error="l").terminal(compact=True)
