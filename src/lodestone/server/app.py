"""The application: all routes, and what happens when the server starts and stops."""

from __future__ import annotations

from collections.abc import AsyncIterator, Container
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocketClose

from lodestone.match.game import Games
from lodestone.match.games import GAMES
from lodestone.server.cluster import Cluster, LoneServer
from lodestone.server.entrance.fair_share import FairShare, LargeBodies, Turnstile
from lodestone.server.errors import NotAllowed, NotFound
from lodestone.server.http.answers import Endpoint, address_of, answer_json, careful, hub_of, language_of, refusal
from lodestone.server.http.headers import CallersAddress, NamesOnly, OnlyServers, OwnHost, SecurityHeaders
from lodestone.server.http.owners import at_owner, where_there_is_room
from lodestone.server.http.pages import DocsSite, Pages, to_first_page
from lodestone.server.http.routes import OPERATIONS, Operation
from lodestone.server.hub import Hub
from lodestone.server.logs import keep_secret
from lodestone.server.settings import Settings
from lodestone.server.sockets.lobby import lobby_socket
from lodestone.server.sockets.table import table_socket
from lodestone.server.workers.jobs import DescribeApi
from lodestone.storage.event_log import EventLog


def build_app(
    settings: Settings,
    log: EventLog,
    *,
    local: bool = False,
    private: Container[int] = (),
    games: Games = GAMES,
    cluster: Cluster | None = None,
) -> Starlette:
    """The server of some games, ready for uvicorn. The caller closes the log and leaves the cluster.

    `local`: only this computer can reach it. `private`: ports at which it can be reached by other servers only.
    """
    turnstile, bodies, cluster = Turnstile(), LargeBodies(), cluster or LoneServer()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hub = app.state.hub = Hub(log, settings, turnstile, bodies, games, cluster)
        keep_secret(hub.rooms)
        await hub.lobby.start_anew()
        hub.start()
        try:
            yield
        finally:
            await hub.close()

    routes: list[BaseRoute] = [
        WebSocketRoute("/api/tables/{table}/socket", table_socket),
        WebSocketRoute("/api/lobby/socket", lobby_socket),
    ]
    routes += [Route(op.path, careful(_placed(op)), methods=[op.method]) for op in OPERATIONS]
    routes.append(Route("/api/openapi.json", careful(_openapi), methods=["GET"]))
    routes.append(Route("/docs", careful(to_first_page), methods=["GET"]))
    routes.append(Route("/docs/{path:path}", careful(DocsSite(settings.docs).page), methods=["GET"]))
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: _http_problem})
    app.router.redirect_slashes = False
    app.router.default = _Elsewhere(careful(Pages(settings.static, app=settings.app).page))
    app.add_middleware(NamesOnly)
    if local:
        app.add_middleware(OwnHost, public_url=settings.public_url)
    if private:
        app.add_middleware(OnlyServers, ports=private)
    app.add_middleware(FairShare, turnstile=turnstile, bodies=bodies, at_once=settings.limits.requests_at_once)
    app.add_middleware(
        CallersAddress, proxies=settings.proxies, cluster=cluster
    )  # outside everything that looks at addresses
    app.add_middleware(SecurityHeaders)
    return app


def _placed(operation: Operation) -> Endpoint:
    """Requests about a table are answered by its owner, and new tables are made where there is room."""
    if "{table}" in operation.path and not operation.anywhere:
        return at_owner(operation.endpoint)
    return where_there_is_room(operation.endpoint) if operation.makes_table else operation.endpoint


class _Elsewhere:
    """Any path without a route, by any method: a page, a file, or nothing."""

    def __init__(self, page: Endpoint) -> None:
        self._page = page

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
            return
        response = await self._page(Request(scope, receive))
        await response(scope, receive, send)


async def _openapi(request: Request) -> Response:
    """`GET /api/openapi.json`"""
    hub = hub_of(request)
    described = hub.pictures.get("", lambda: hub.jobs.pieces(DescribeApi(), address_of(request)))
    return answer_json(await described.whole())


async def _http_problem(request: Request, problem: Exception) -> Response:
    """What Starlette refuses by itself: no such page, no such method."""
    assert isinstance(problem, HTTPException)
    known = NotFound("server-no-page") if problem.status_code == 404 else NotAllowed("server-no-method")
    response = refusal(known, language_of(request))
    response.status_code = problem.status_code
    response.headers.update(problem.headers or {})
    return response
