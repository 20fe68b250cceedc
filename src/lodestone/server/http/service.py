"""For whoever runs the server: three questions with three answers, and metrics."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import LodestoneError
from lodestone.server import metrics
from lodestone.server.http.answers import answer, hub_of
from lodestone.server.protocol.http import Health
from lodestone.server.table.views import PROGRAM


async def live(request: Request) -> Response:
    """`GET /live`: the event loop turns, or there is no answer."""
    return answer(Health("ok", PROGRAM))


async def health(request: Request) -> Response:
    """`GET /health`: whether anything can be stored."""
    try:
        await hub_of(request).log.check()
    except LodestoneError:
        return answer(Health("unavailable", PROGRAM), 503)
    return answer(Health("ok", PROGRAM))


async def ready(request: Request) -> Response:
    """`GET /ready`: whether new tables are welcome."""
    if hub_of(request).stopping:
        return answer(Health("stopping", PROGRAM), 503)
    return await health(request)


async def show_metrics(request: Request) -> Response:
    """`GET /metrics`"""
    from prometheus_client import generate_latest

    hub = hub_of(request)
    metrics.TABLES.set(len(hub.rooms))
    metrics.JOBS.set(hub.jobs.waiting)
    metrics.PROCESSES.set(len(hub.jobs.pids))
    return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4")
