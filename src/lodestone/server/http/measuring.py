"""`GET /metrics`: this server's figures, and those of the servers that share its port, each by its number."""

from __future__ import annotations

import asyncio
import os
import re
from collections.abc import Iterable, Mapping

from starlette.requests import Request
from starlette.responses import Response

from lodestone.core.system import resident_memory
from lodestone.server import metrics
from lodestone.server.cluster import Elsewhere
from lodestone.server.cluster.passing_on import PassedRequest
from lodestone.server.cluster.upstream import Lost, Unreachable
from lodestone.server.entrance.door import was_passed_on
from lodestone.server.http.answers import address_of, hub_of
from lodestone.server.hub import Hub
from lodestone.server.settings import OneOf

PATH = "/metrics"
MEDIA = "text/plain; version=0.0.4"
UP = b"# HELP lodestone_up Whether a server behind a shared port answers\n# TYPE lodestone_up gauge\n"

_SAMPLE = re.compile(rb"^(\w+)(?:\{(.*)\})?( .*)$")


async def show_metrics(request: Request) -> Response:
    """`GET /metrics`"""
    hub = hub_of(request)
    one_of = hub.settings.one_of
    if one_of is None or was_passed_on(request.scope):
        return Response(_own(hub), media_type=MEDIA)
    return Response(await _all(hub, one_of, address_of(request)), media_type=MEDIA)


def _own(hub: Hub) -> bytes:
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


async def _all(hub: Hub, one_of: OneOf, address: str) -> bytes:
    """Those that do not answer have nothing but a nought."""
    asked = PassedRequest("GET", PATH, {}, address)
    figures: dict[str, bytes] = {str(one_of.number): _own(hub)}

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
