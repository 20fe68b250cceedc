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

import uvicorn
from starlette.applications import Starlette

from lodestone.core import InvalidRequest
from lodestone.match.game import Games
from lodestone.match.games import GAMES
from lodestone.server.app import build_app
from lodestone.server.cluster import Cluster, LoneServer
from lodestone.server.cluster.owners import join
from lodestone.server.draining import drain
from lodestone.server.entrance.acceptor import Acceptor
from lodestone.server.entrance.door import Door, most_connections
from lodestone.server.entrance.guarded_http import guarded
from lodestone.server.hub import Hub
from lodestone.server.quotas import Buckets
from lodestone.server.settings import Settings
from lodestone.server.table.entries import FORMAT
from lodestone.server.table.secret import new_id
from lodestone.server.table.views import PROGRAM
from lodestone.server.wire import wired
from lodestone.storage.event_log import EventLog
from lodestone.storage.living import connections_of

CONNECTIONS = 2
"""Connections that an address may open for each request it may make."""
GRACE = 5
"""s that requests may take to finish when the server stops."""
GARBAGE = (1000, 3, 200)
"""Thresholds of Python's garbage collector. Little and often: 50,000 objects at a time hold everybody up for 50 ms, a
thousand for half a millisecond, and in total that takes no longer. It seldom looks through all objects there are."""


class TableServer(uvicorn.Server):
    """Says goodbye to every client before it closes their connections."""

    def __init__(self, app: Starlette, settings: Settings, ready: Callable[[], None]) -> None:
        limits = settings.limits
        # A request takes one at most: anybody who opens more than twice as many opens them for nothing.
        opened = CONNECTIONS * limits.requests_per_minute
        self._rates = None if settings.proxies else Buckets(opened / 60, opened)
        each = None if settings.proxies else limits.connections_per_address
        descriptors = 1 if settings.cluster_secret is None else 2
        door = Door(most_connections(limits.connections, descriptors), each, self._rates)
        self._guarded = guarded(door, limits)
        super().__init__(
            uvicorn.Config(
                app,
                http=self._guarded,
                ws=wired(door),
                timeout_keep_alive=max(1, round(limits.keep_alive_seconds)),
                ws_max_size=4 * limits.message_size,  # above our own limit: refused; above this: the connection is cut
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
        self._shares_port = settings.one_of is not None
        self._acceptors: list[Acceptor] = []

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being told to stop is no failure: unlike uvicorn, do not repeat the signal afterwards."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(number, self.handle_exit, number, None)
            except NotImplementedError:  # Windows: the handler runs between two steps of whatever goes on
                signal.signal(number, lambda *told: loop.call_soon_threadsafe(self.handle_exit, *told))
        yield
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.remove_signal_handler(number)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so. uvicorn gets no listeners, since it would accept everybody who waits at once."""
        await super().startup([])
        if self.started:
            self._acceptors = [Acceptor(listener, self._protocol, self._rates) for listener in sockets or ()]
            self._ready()

    def _protocol(self) -> asyncio.Protocol:
        return self._guarded(self.config, self.server_state, self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then close."""
        if self._shares_port:  # from now on other servers accept newcomers
            self._acceptors[0].close()
        hub: Hub | None = getattr(self._app.state, "hub", None)
        if hub is not None:
            await drain(hub, lambda: self.force_exit)
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
        raise InvalidRequest("serve-cannot-listen", host=host, port=str(port), cause=problem.strerror or "") from None
    listener.listen(1024)
    return listener


def fastest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes event loops: uvloop where it can be installed, else Python's own."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def run(
    settings: Settings,
    listener: socket.socket,
    ready: Callable[[], None],
    games: Games = GAMES,
    private: socket.socket | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM. Raises CannotOpen if the database cannot be used.

    `private`: where servers reach it that share the listener with it.
    """
    gc.freeze()  # what was imported stays: never look through it again
    gc.set_threshold(*GARBAGE)
    with asyncio.Runner(loop_factory=fastest_loop()) as runner:
        runner.run(_run(settings, [listener] if private is None else [listener, private], ready, games))


async def _run(settings: Settings, listeners: list[socket.socket], ready: Callable[[], None], games: Games) -> None:
    listener, *private = listeners
    with contextlib.ExitStack() as open_listeners:
        for each in listeners:
            open_listeners.enter_context(each)
        node = new_id()
        async with await EventLog.open(settings.database, claim=True, name=connections_of(node)) as log:
            cluster = await join_cluster(log, node, settings, listener)
            try:
                local = ip_address(listener.getsockname()[0]).is_loopback
                ports = [each.getsockname()[1] for each in private]
                app = build_app(settings, log, local=local, private=ports, games=games, cluster=cluster)
                await TableServer(app, settings, ready).serve(sockets=listeners)
            finally:
                await cluster.leave()


async def join_cluster(log: EventLog, node: str, settings: Settings, listener: socket.socket) -> Cluster:
    """Be one of the servers on a database, if it can have several."""
    if log.shared is None:
        return LoneServer()
    url = settings.node or own_url(listener)
    return await join(log, log.shared, node, url, PROGRAM, FORMAT, settings.cluster_secret)


def own_url(listener: socket.socket) -> str:
    """Where this computer reaches the server, and others, if it listens to them."""
    host, port = listener.getsockname()[:2]
    if ip_address(host).is_unspecified:
        host = socket.gethostname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
