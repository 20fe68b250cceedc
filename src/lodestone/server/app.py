"""The application: all routes, and what happens when the server starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from lodestone.server.errors import NotAllowed, NotFound
from lodestone.server.http.answers import answer, careful, language_of, refusal
from lodestone.server.http.pages import Pages
from lodestone.server.http.routes import OPERATIONS
from lodestone.server.hub import Hub
from lodestone.server.security import SecurityHeaders
from lodestone.server.settings import Settings
from lodestone.server.socket import table_socket
from lodestone.storage.event_log import EventLog


def build_app(settings: Settings, log: EventLog) -> Starlette:
    """The server, ready for uvicorn. Whoever opened the log closes it."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub = app.state.hub = Hub(log, settings)
        hub.start()
        try:
            yield
        finally:
            await hub.close()

    routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{table}/socket", table_socket)]
    routes += [Route(op.path, careful(op.endpoint), methods=[op.method]) for op in OPERATIONS]
    routes.append(Route("/api/openapi.json", careful(_openapi), methods=["GET"]))
    routes.append(Route("/{path:path}", careful(Pages(settings.static).page), methods=["GET"]))
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _http_problem})
    app.add_middleware(SecurityHeaders)
    return app


async def _openapi(request: Request) -> Response:
    """`GET /api/openapi.json`"""
    from lodestone.server.http.openapi import openapi

    return answer(openapi())


async def _http_problem(request: Request, problem: Exception) -> Response:
    """What Starlette refuses by itself: no such page, no such method."""
    assert isinstance(problem, HTTPException)
    known = NotFound("server-no-page") if problem.status_code == 404 else NotAllowed("server-no-method")
    response = refusal(known, language_of(request))
    response.status_code = problem.status_code
    response.headers.update(problem.headers or {})
    return response
