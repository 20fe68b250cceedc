"""Requests in, answers out: bodies read strictly and within limits, refusals as `Failed` with a fitting status."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Awaitable, Callable
from functools import cache, wraps
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import structlog
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from lodestone.core import InvalidRequest, LodestoneError
from lodestone.i18n import preferred_in_header
from lodestone.server.entrance.door import address_in, was_passed_on
from lodestone.server.errors import NotAllowed, NotHere, ServerRefusal, TooMany, Unavailable, code_of, problem_of
from lodestone.server.hub import Hub
from lodestone.server.protocol.encoding import read_json
from lodestone.server.protocol.http import Failed
from lodestone.server.settings import Settings
from lodestone.server.workers.jobs import split

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
PENALTY = 1.0
"""s by which the answer to somebody who is too fast is delayed."""
USUAL_WAIT = 2
"""s after which to come back, where nothing is known about it: the database is away, say."""
LONGEST_WAIT = 3600
"""s: nobody is told to come back later than that."""

_log = structlog.get_logger(__name__)


class TooLarge(InvalidRequest):
    """A body that is larger than it may be."""


class TooSlow(InvalidRequest):
    """A body that does not arrive in time."""


_STATUS_OF: dict[type[LodestoneError], int] = {TooLarge: 413, TooSlow: 408, NotHere: 421}


class Pieces(Response):
    """A large answer, sent only as fast as the client reads it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        *parts, last = split(bytes(self.body))
        for part in parts:
            await send({"type": "http.response.body", "body": part, "more_body": True})
            await asyncio.sleep(0)
        await send({"type": "http.response.body", "body": last})


def hub_of(request: Request) -> Hub:
    """The server's tables."""
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return address_in(request.scope)


def answer(value: object, status: int = 200) -> Response:
    """A value of `protocol.http` as JSON. Never kept by caches: it may be for one person only."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, JSON)


def answer_json(text: bytes) -> Response:
    """The same, encoded elsewhere."""
    return Pieces(text, 200, {"cache-control": "no-store"}, JSON)


def refusal(error: LodestoneError, language: str) -> Response:
    """The answer to an error."""
    status = _STATUS_OF.get(type(error)) or STATUS[code_of(error)]
    response = answer(Failed(problem_of(error, language)), status)
    if status in (429, 503):
        wait = error.retry_after if isinstance(error, ServerRefusal) else None
        response.headers["retry-after"] = str(
            USUAL_WAIT if wait is None else min(LONGEST_WAIT, max(1, math.ceil(wait)))
        )
    return response


def language_of(request: Request) -> str:
    """The language we speak that is wanted most."""
    return language_in(request.headers)


def language_in(headers: Headers) -> str:
    """The same, before there is a request."""
    return preferred_in_header(headers.get("accept-language", ""))


def careful(endpoint: Endpoint) -> Endpoint:
    """An endpoint whose every failure is an answer."""

    @wraps(endpoint)
    async def guarded(request: Request) -> Response:
        hub = hub_of(request)
        try:
            address = address_of(request)
            if was_passed_on(request.scope):  # all of that was looked at where it came in
                return await endpoint(request)
            if not hub.requests.take(address, time.monotonic()):
                await asyncio.sleep(PENALTY)  # otherwise refusing at full speed would be a load in itself
                raise TooMany("server-too-fast").retry(hub.requests.wait(address))
            if request.method not in ("GET", "HEAD") and not same_origin(request.headers, hub.settings):
                raise NotAllowed("server-origin")
            return await endpoint(request)
        except LodestoneError as problem:
            return refusal(problem, language_of(request))
        except HTTPException:
            raise  # the application words it
        except ClientDisconnect:
            return Response(status_code=400)  # the client has gone: nobody hears this
        except Exception:  # noqa: BLE001  a defect of ours: nobody outside learns more than that there is one
            # Not the path: anybody with the id of a table may look on.
            _log.exception("request_failed", method=request.method, endpoint=endpoint.__name__)
            response = refusal(Unavailable("server-defect"), language_of(request))
            response.status_code = UNEXPECTED
            return response

    return guarded


def hold(request: Request, size: int) -> None:
    """Count bytes as in memory until the answer has been read; raises TooMany if there is no room for them."""
    hub_of(request).large_bodies.take(request.scope, size)


async def body(request: Request, kind: type[T], limit: int | None = None) -> T:
    """The body of a request as a typed value."""
    decoder: msgspec.json.Decoder[T] = _decoder(kind)  # type: ignore[arg-type]  # types are hashable, all of them
    return read_json(await raw_body(request, limit), decoder)


async def raw_body(request: Request, limit: int | None = None) -> bytes:
    """The body of a request, if it is not too large and comes in time."""
    return b"".join(await body_parts(request, limit))


async def body_parts(request: Request, limit: int | None = None) -> list[bytes]:
    """The same in the pieces it came in: joining a large body would hold everybody up."""
    limits = hub_of(request).settings.limits
    most = limits.body_size if limit is None else limit
    if int(request.headers.get("content-length", "0")) > most:
        raise TooLarge("server-message-size", limit=most)
    parts, size = [], 0
    try:
        async with asyncio.timeout(limits.body_seconds):
            async for part in request.stream():
                size += len(part)
                if size > most:
                    raise TooLarge("server-message-size", limit=most)
                if size > limits.body_size:
                    hold(request, len(part))
                parts.append(part)
    except TimeoutError:
        raise TooSlow("server-too-slow") from None
    return parts


@cache
def _decoder(kind: Any) -> Any:
    return msgspec.json.Decoder(kind)


def bearer(request: Request) -> str | None:
    """The token of the Authorization header."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from a page of ours, or from no page at all (programs send no Origin)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        host = urlsplit(origin).netloc.lower()
    except ValueError:  # not an address at all
        return False
    own = {headers.get("host", "").lower()}
    if settings.public_url is not None:
        own.add(urlsplit(settings.public_url).netloc.lower())
    return bool(host) and host in own
