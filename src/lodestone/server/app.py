"""The application: all routes, and what happens when the server starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.routing import BaseRoute, Route, WebSocketRoute

from lodestone.core import LodestoneError
from lodestone.server.http import service, tables
from lodestone.server.http.answers import Endpoint, careful
from lodestone.server.hub import Hub
from lodestone.server.security import SecurityHeaders
from lodestone.server.settings import Settings
from lodestone.server.socket import table_socket
from lodestone.storage.event_log import EventLog

_API: tuple[tuple[str, str, Endpoint], ...] = (
    ("GET", "/api/games", tables.games),
    ("POST", "/api/tables", tables.create_table),
    ("GET", "/api/tables/{table}", tables.table),
    ("POST", "/api/tables/{table}/seats", tables.sit_down),
    ("GET", "/api/tables/{table}/records", tables.table_records),
    ("GET", "/health", service.health),
    ("GET", "/metrics", service.show_metrics),
)


def build_app(settings: Settings) -> Starlette:
    """The server, ready for uvicorn. The database is opened when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            log = await EventLog.open(settings.database)
        except LodestoneError as problem:
            app.state.problem = problem  # so that whoever runs us can say it in a sentence
            raise
        async with log:
            hub = app.state.hub = Hub(log, settings)
            hub.start()
            try:
                yield
            finally:
                await hub.close()

    routes: list[BaseRoute] = [WebSocketRoute("/api/tables/{table}/socket", table_socket)]
    routes += [Route(path, careful(endpoint), methods=[method]) for method, path, endpoint in _API]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(SecurityHeaders)
    return app
