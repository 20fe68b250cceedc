"""Requests in, answers out: bodies read strictly and within limits, refusals as `Failed` with a fitting status."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import cache, wraps
from typing import Any, TypeVar

import msgspec
import structlog
from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import InvalidRequest, LodestoneError
from lodestone.i18n import DEFAULT_LANGUAGE, spoken
from lodestone.server.errors import NotAllowed, TooMany, Unavailable, code_of, problem_of
from lodestone.server.hub import Hub
from lodestone.server.origins import same_origin
from lodestone.server.protocol.http import Failed
from lodestone.server.reading import read_json

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]

STATUS = {
    "invalid-request": 400,
    "invalid-notation": 400,
    "illegal-move": 409,
    "game-over": 409,
    "not-allowed": 403,
    "not-found": 404,
    "conflict": 409,
    "too-many": 429,
    "unavailable": 503,
}
JSON = "application/json"
UNEXPECTED = 500

_log = structlog.get_logger(__name__)


class TooLarge(InvalidRequest):
    """A body that is larger than it may be."""


def hub_of(request: Request) -> Hub:
    """The server's tables."""
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


def answer(value: object, status: int = 200) -> Response:
    """A value of `protocol.http` as JSON. Never kept by caches: it may be for one person only."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, JSON)


def refusal(error: LodestoneError, language: str) -> Response:
    """Why not."""
    status = 413 if isinstance(error, TooLarge) else STATUS[code_of(error)]
    response = answer(Failed(problem_of(error, language)), status)
    if status in (429, 503):
        response.headers["retry-after"] = "2"
    return response


def language_of(request: Request) -> str:
    """The first language that was asked for and that we speak."""
    for part in request.headers.get("accept-language", "").split(","):
        if language := spoken(part.split(";")[0]):
            return language
    return DEFAULT_LANGUAGE


def careful(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose every failure is an answer."""

    @wraps(endpoint)
    async def guarded(request: Request) -> Response:
        hub = hub_of(request)
        try:
            if not hub.requests.take(address_of(request), time.monotonic()):
                raise TooMany("server-too-fast")
            if request.method not in ("GET", "HEAD") and not same_origin(request.headers, hub.settings):
                raise NotAllowed("server-origin")
            return await endpoint(request)
        except LodestoneError as problem:
            return refusal(problem, language_of(request))
        except Exception:  # noqa: BLE001  a defect of ours: nobody outside learns more than that there is one
            _log.exception("request_failed", path=request.scope.get("route_path", request.url.path))
            response = refusal(Unavailable("server-defect"), language_of(request))
            response.status_code = UNEXPECTED
            return response

    return guarded


async def body(request: Request, kind: type[T], limit: int | None = None) -> T:
    """The body of a request as a typed value."""
    decoder: msgspec.json.Decoder[T] = _decoder(kind)  # type: ignore[arg-type]  # types are hashable, all of them
    return read_json(await raw_body(request, limit), decoder)


async def raw_body(request: Request, limit: int | None = None) -> bytes:
    """The body of a request, if it is not too large."""
    most = hub_of(request).settings.limits.body_size if limit is None else limit
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise TooLarge("server-message-size", limit=most)
        parts.append(part)
    return b"".join(parts)


@cache
def _decoder(kind: Any) -> Any:
    return msgspec.json.Decoder(kind)


def bearer(request: Request) -> str | None:
    """The token of the Authorization header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None
