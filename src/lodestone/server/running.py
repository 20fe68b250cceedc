"""Runs the server until it is told to stop, and then lets everybody know."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
from collections.abc import Callable, Iterator
from ipaddress import ip_address

import structlog
import uvicorn
from starlette.applications import Starlette

from lodestone.core import InvalidRequest
from lodestone.i18n import text
from lodestone.match.game import Games
from lodestone.match.games import GAMES
from lodestone.server.app import build_app
from lodestone.server.buckets import Buckets
from lodestone.server.entrance.acceptor import Acceptor
from lodestone.server.entrance.door import Door, most_connections
from lodestone.server.entrance.guarded_http import guarded
from lodestone.server.hub import Hub
from lodestone.server.settings import Settings
from lodestone.server.wire import wired
from lodestone.storage.event_log import EventLog

CONNECTIONS = 2
"""That an address may open for each request it may make."""
GRACE = 5
"""s that requests may take to finish when the server stops."""
GARBAGE = (1000, 3, 200)
"""When Python looks for garbage in circles. Little and often: 50,000 objects at a time hold everybody up for 50 ms, a
thousand for half of one, and all in all that takes no longer. Seldom through everything there is."""

_log = structlog.get_logger(__name__)


class TableServer(uvicorn.Server):
    """Says goodbye to every client before it closes their connections."""

    def __init__(self, app: Starlette, settings: Settings, ready: Callable[[], None]) -> None:
        limits = settings.limits
        door = Door(most_connections(limits.connections), None if settings.proxies else limits.connections_per_address)
        self._guarded = guarded(door, limits)
        super().__init__(
            uvicorn.Config(
                app,
                http=self._guarded,
                ws=wired(door),
                timeout_keep_alive=max(1, round(limits.keep_alive_seconds)),
                ws_max_size=4 * limits.message_size,  # what is larger than ours is answered, than this is cut
                ws_ping_interval=20.0,
                ws_ping_timeout=30.0,
                ws_per_message_deflate=False,
                proxy_headers=False,  # `proxies` believes no more than it has to
                server_header=False,
                access_log=False,
                log_config=None,
                timeout_graceful_shutdown=GRACE,
                lifespan="on",
            )
        )
        self._app = app
        self._ready = ready
        # A request takes one at most: whoever opens more than twice as many opens them for nothing.
        opened = CONNECTIONS * limits.requests_per_minute
        self._rates = None if settings.proxies else Buckets(opened / 60, opened)
        self._acceptors: list[Acceptor] = []

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being told to stop is no failure: unlike uvicorn, do not repeat the signal afterwards."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        yield
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so. To uvicorn there are no listeners, since it takes in whoever waits, all at once."""
        await super().startup([])
        if self.started:
            self._acceptors = [Acceptor(listener, self._protocol, self._rates) for listener in sockets or ()]
            self._ready()

    def _protocol(self) -> asyncio.Protocol:
        return self._guarded(self.config, self.server_state, self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        hub: Hub | None = getattr(self._app.state, "hub", None)
        if hub is not None:
            await hub.say_goodbye()
        for acceptor in self._acceptors:
            acceptor.close()
        await super().shutdown(sockets)


def listen(host: str, port: int, else_any: bool = False) -> socket.socket:
    """A socket that listens there; on any free port if that one is taken and `else_any`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        try:
            listener.bind((host, port))
        except OSError as problem:
            if not else_any or problem.errno != errno.EADDRINUSE:
                raise
            listener.bind((host, 0))
    except OSError as problem:
        listener.close()
        raise InvalidRequest("serve-cannot-listen", host=host, port=port, cause=problem.strerror or "") from None
    listener.listen(1024)
    return listener


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes event loops: uvloop where it can be installed, else Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None], games: Games = GAMES) -> None:
    """Serve until SIGINT or SIGTERM. Raises CannotOpen if the database cannot be used."""
    gc.freeze()  # what was imported stays: never look through it again
    gc.set_threshold(*GARBAGE)
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(_run(settings, listener, ready, games))


async def _run(settings: Settings, listener: socket.socket, ready: Callable[[], None], games: Games) -> None:
    with listener:
        async with await EventLog.open(settings.database, claim=True) as log:
            if log.shared:
                _log.warning("database_shared", advice=text("storage-shared"))
            local = ip_address(listener.getsockname()[0]).is_loopback
            app = build_app(settings, log, local=local, games=games)
            await TableServer(app, settings, ready).serve(sockets=[listener])
