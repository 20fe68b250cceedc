"""For operators: how the server is, its figures, and with the admin token what can be done about tables."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterable, Mapping

from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import LodestoneError
from lodestone.core.system import resident_memory
from lodestone.server import metrics
from lodestone.server.cluster import Elsewhere, Server
from lodestone.server.cluster.passing_on import PassedRequest
from lodestone.server.cluster.upstream import Lost, Unreachable
from lodestone.server.draining import keep_draining
from lodestone.server.entrance.door import was_passed_on
from lodestone.server.errors import NotAllowed, NotFound, Unavailable
from lodestone.server.http.answers import address_of, answer, bearer, hub_of
from lodestone.server.http.owners import answered_at_owner, told
from lodestone.server.hub import Hub
from lodestone.server.protocol.http import AdminCluster, AdminTable, AdminTables, ClusterServer, Health, Nothing
from lodestone.server.settings import OneOf
from lodestone.server.table.secret import same_hash, token_hash
from lodestone.server.table.views import PROGRAM

PAGE = 200
"""Tables in one answer."""


async def live(request: Request) -> Response:
    """`GET /live`: the event loop turns, or there is no answer."""
    return answer(Health("ok", PROGRAM))


async def health(request: Request) -> Response:
    """`GET /health`: whether anything can be stored."""
    hub = hub_of(request)
    try:
        await hub.log.check()
    except LodestoneError:
        return answer(Health("unavailable", PROGRAM), 503)
    if not hub.cluster.telling:  # cut off from the database: others may have our tables
        return answer(Health("unavailable", PROGRAM), 503)
    return answer(Health("ok", PROGRAM))


async def ready(request: Request) -> Response:
    """`GET /ready`: whether new tables are welcome."""
    hub = hub_of(request)
    if hub.stopping or hub.cluster.draining:
        return answer(Health("stopping", PROGRAM), 503)
    if hub.preparing and hub.cluster.can_hand_over:  # people who can be served elsewhere should not wait for this
        return answer(Health("preparing", PROGRAM), 503)
    return await health(request)


def is_admin(request: Request) -> bool:
    """Whether the request has the admin token."""
    wanted, given = hub_of(request).settings.admin_token, bearer(request)
    return wanted is not None and given is not None and same_hash(token_hash(given), token_hash(wanted))


def _allowed(request: Request) -> Hub:
    hub = hub_of(request)
    if hub.settings.admin_token is None:
        raise NotFound("server-no-page")
    if not is_admin(request):
        raise NotAllowed("server-admin-only")
    return hub


async def list_tables(request: Request) -> Response:
    """`GET /api/admin/tables?after=…`"""
    hub = _allowed(request)
    rows = await hub.log.tables(limit=PAGE, after=request.query_params.get("after"))
    tables = []
    for row in rows:
        room = hub.rooms.get(row.id)
        connections = 0 if room is None else len(room.connections)
        tables.append(AdminTable(row.id, row.game, row.state, row.created, row.touched, connections))
    return answer(AdminTables(tuple(tables), rows[-1].id if len(rows) == PAGE else None))


async def cluster(request: Request) -> Response:
    """`GET /api/admin/cluster`: the servers on this database that live, this one among them."""
    hub = _allowed(request)
    found = sorted(hub.cluster.servers, key=lambda server: (server.since, server.id))
    if not found and hub.cluster.node:  # cut off from the database: who else lives cannot be known
        raise Unavailable("server-unavailable")
    servers = [
        ClusterServer(
            server.url,
            server.version,
            server.since,
            server.tables,
            server.connections,
            server.live_matches,
            server.draining,
            this=server.id == hub.cluster.node,
        )
        for server in found or [_alone(hub)]
    ]
    return answer(AdminCluster(tuple(servers)))


def _alone(hub: Hub) -> Server:
    """A server that shares its database with nobody."""
    counts = hub.counts
    url = hub.settings.node or hub.settings.public_url or ""
    return Server(hub.cluster.node, url, PROGRAM, hub.since, *counts)


async def close_table(request: Request) -> Response:
    """`POST /api/admin/tables/{table}/close`"""
    await _allowed(request).close_table(request.path_params["table"])
    return answer(Nothing())


async def remove_listing(request: Request) -> Response:
    """`DELETE /api/admin/listings/{listing}`: whoever wrote what stands there has to make another table."""
    hub = _allowed(request)
    table = await hub.log.listings.table_of(request.path_params["listing"])
    if table is None:
        raise NotFound("server-no-listing")
    headers = dict(request.headers.items())
    asked = PassedRequest("POST", f"/api/admin/tables/{table}/close", headers, address_of(request), b"")
    closed = await answered_at_owner(hub, table, asked, lambda: hub.close_table(table))
    return answer(Nothing()) if closed is None else told(closed)


async def remove_table(request: Request) -> Response:
    """`DELETE /api/admin/tables/{table}`"""
    await _allowed(request).remove_table(request.path_params["table"])
    return answer(Nothing())


async def remove_record(request: Request) -> Response:
    """`DELETE /api/admin/records/{record}`"""
    hub, record = _allowed(request), request.path_params["record"]
    if not await hub.log.remove_record(record):
        raise NotFound("server-no-record")
    hub.forget_record(record)
    return answer(Nothing())


async def remove_result(request: Request) -> Response:
    """`DELETE /api/admin/dailies/{result}`"""
    if not await _allowed(request).log.dailies.remove(request.path_params["result"]):
        raise NotFound("daily-none")
    return answer(Nothing())


async def drain(request: Request) -> Response:
    """`POST /api/admin/drain`: takes no more tables, and hands over what it has. It goes on running."""
    hub = _allowed(request)
    if not hub.cluster.draining:
        hub.cluster.draining = True
        hub.background.start(keep_draining(hub))
    return answer(Nothing())


METRICS_PATH = "/metrics"
METRICS_MEDIA = "text/plain; version=0.0.4"
UP = b"# HELP lodestone_up Whether a server behind a shared port answers\n# TYPE lodestone_up gauge\n"

_SAMPLE = re.compile(rb"^(\w+)(?:\{(.*)\})?( .*)$")


async def show_metrics(request: Request) -> Response:
    """`GET /metrics`: this server's figures, and those of the servers that share its port, each by its number."""
    hub = hub_of(request)
    one_of = hub.settings.one_of
    if one_of is None or was_passed_on(request.scope):
        return Response(_own_figures(hub), media_type=METRICS_MEDIA)
    return Response(await _all_figures(hub, one_of, address_of(request)), media_type=METRICS_MEDIA)


def _own_figures(hub: Hub) -> bytes:
    from prometheus_client import generate_latest

    metrics.TABLES.set(len(hub.rooms))
    metrics.IN_LOBBY.set(len(hub.lobby.watching.connections))
    metrics.LISTED.set(len(hub.lobby.listings))
    metrics.WAITING.set(len(hub.lobby.pairing))
    metrics.JOBS.set(hub.jobs.waiting)
    metrics.PROCESSES.set(len(hub.jobs.pids))
    metrics.LIVE_MATCHES.set(sum(hub.pool.loads))
    metrics.RESTARTS.set(hub.settings.one_of.restarts if hub.settings.one_of is not None else 0)
    for kind, pids in {
        "server": [os.getpid()],
        "live": [*hub.pool.pids, *hub.pool.bot_pids],
        "jobs": hub.jobs.pids,
    }.items():
        metrics.MEMORY.labels(kind).set(sum(map(resident_memory, pids)))
    return generate_latest(metrics.REGISTRY)


async def _all_figures(hub: Hub, one_of: OneOf, address: str) -> bytes:
    """The figures of all servers that share the port; of one that does not answer only that it is not up."""
    asked = PassedRequest("GET", METRICS_PATH, {}, address)
    figures: dict[str, bytes] = {str(one_of.number): _own_figures(hub)}

    async def ask(number: int, url: str) -> None:
        living = next((server for server in hub.cluster.servers if server.url.rstrip("/") == url.rstrip("/")), None)
        if living is None:
            return
        try:
            figures[str(number)] = (await hub.passing_on.send(Elsewhere(living.id, url), asked)).body
        except (Lost, Unreachable):
            return

    others = [(number, url) for number, url in enumerate(one_of.urls) if number != one_of.number]
    await asyncio.gather(*(ask(*other) for other in others))
    up = [b'lodestone_up{server="%d"} %d\n' % (number, str(number) in figures) for number in range(len(one_of.urls))]
    return b"".join((UP, *up, named(figures)))


def named(figures: Mapping[str, bytes]) -> bytes:
    r"""The figures of several servers, each line with the name of its server, those of one kind together.

    >>> text = b"# TYPE a gauge\na 1.0\n# TYPE b gauge\nb{kind=\"x\"} 2.0\n"
    >>> print(named({"0": text, "1": text}).decode(), end="")
    # TYPE a gauge
    a{server="0"} 1.0
    a{server="1"} 1.0
    # TYPE b gauge
    b{server="0",kind="x"} 2.0
    b{server="1",kind="x"} 2.0
    """
    heads: dict[bytes, list[bytes]] = {}
    lines: dict[bytes, list[bytes]] = {}
    for server, text in sorted(figures.items()):
        for family, head, samples in _families(text):
            heads.setdefault(family, head)
            lines.setdefault(family, []).extend(_with_name(sample, server.encode()) for sample in samples)
    return b"".join(b"\n".join((*heads[family], *samples)) + b"\n" for family, samples in lines.items())


def _families(text: bytes) -> Iterable[tuple[bytes, list[bytes], list[bytes]]]:
    """Each with its comments and its samples."""
    head: list[bytes] = []
    samples: list[bytes] = []
    for line in text.splitlines():
        if line.startswith(b"#"):
            if samples:
                yield _family(head), head, samples
                head, samples = [], []
            head.append(line)
        elif line:
            samples.append(line)
    if samples:
        yield _family(head), head, samples


def _family(head: list[bytes]) -> bytes:
    return head[-1].split()[2]


def _with_name(sample: bytes, server: bytes) -> bytes:
    found = _SAMPLE.match(sample)
    assert found is not None, sample
    name, labels, value = found.groups()
    return b'%s{server="%s"%s}%s' % (name, server, b"," + labels if labels else b"", value)
