"""For whoever runs the server: health and metrics."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import LodestoneError
from lodestone.server import metrics
from lodestone.server.http.answers import answer, hub_of
from lodestone.server.protocol.http import Health
from lodestone.server.table.views import PROGRAM


async def health(request: Request) -> Response:
    """`GET /health`"""
    try:
        await hub_of(request).log.table("0")
    except LodestoneError:
        return answer(Health("unavailable", PROGRAM), 503)
    return answer(Health("ok", PROGRAM))


async def show_metrics(request: Request) -> Response:
    """`GET /metrics`"""
    from prometheus_client import generate_latest

    metrics.TABLES.set(len(hub_of(request).rooms))
    return Response(generate_latest(metrics.REGISTRY), media_type="text/plain; version=0.0.4")
