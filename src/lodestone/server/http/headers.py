"""Headers: what is believed of those that come in, and what every answer tells browsers.

- By which names a server that only this computer can reach is reached: its own. A page from elsewhere may let its own
  name point to this computer; its requests then look like those of a page of ours, but for the name in `Host`.
- Behind proxies, who calls is told by a header, of which only what our own proxies have added can be believed. Each
  adds the address that called it at the end of `X-Forwarded-For`: with one proxy the last address counts, with two the
  last but one; whatever stands before that may have been sent by anybody.
- What another server of ours passes on is signed (`cluster.signing`): that one has seen to Host, Origin and the limits
  of addresses.
- What a path may hold: names.
- What a page of ours may do: nothing but what it brings along.
"""

from __future__ import annotations

from collections.abc import Container
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from lodestone.server.cluster import Cluster
from lodestone.server.cluster.signing import check_in
from lodestone.server.entrance.door import address_in, counted_as, vouch, was_passed_on
from lodestone.server.errors import NotAllowed, NotFound
from lodestone.server.http.answers import language_in, refusal

MISDIRECTED = 421
"""The HTTP status of a request that has come to the wrong server."""
LONGEST = 100
"""Characters of a name that are repeated to whoever used it."""
FORWARDED = "x-forwarded-for"
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # moving and colouring things is done by style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' blob:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",  # the search of the documentation
        "frame-ancestors 'none'",
    )
)

_HEADERS = tuple(
    (name.encode(), value.encode())
    for name, value in {
        "content-security-policy": POLICY,
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    }.items()
)


class OwnHost:
    """Refuses requests for a host name that is not this server's."""

    def __init__(self, app: ASGIApp, public_url: str | None) -> None:
        self._app = app
        self._public = None if public_url is None else urlsplit(public_url).hostname

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        if was_passed_on(scope):  # by whoever was called by that name
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = next((host for host in headers.getlist("host") if not self._is_ours(name_in(host))), None)
        if host is None:  # browsers always send it: without one the caller is a program
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            response = refusal(NotAllowed("server-host", host=host[:LONGEST]), language_in(headers))
            response.status_code = MISDIRECTED
            await response(scope, receive, send)

    def _is_ours(self, name: str) -> bool:
        if name in ("localhost", self._public) or name.endswith(".localhost"):
            return True
        try:
            return ip_address(name).is_loopback
        except ValueError:
            return False


class NamesOnly:
    """Refuses names with a character that PostgreSQL cannot even compare."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] == "lifespan" or "\0" not in scope["path"]:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            await refusal(NotFound("server-no-page"), language_in(Headers(scope=scope)))(scope, receive, send)


class OnlyServers:
    """At private ports answers only other servers of the cluster."""

    def __init__(self, app: ASGIApp, ports: Container[int]) -> None:
        self._app = app
        self._ports = ports

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] == "lifespan" or was_passed_on(scope) or scope["server"][1] not in self._ports:
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await WebSocketClose()(scope, receive, send)
        else:
            response = refusal(NotAllowed("server-no-page"), language_in(Headers(scope=scope)))
            response.status_code = MISDIRECTED
            await response(scope, receive, send)


def name_in(host: str) -> str:
    """A `Host` without its port.

    >>> name_in("Localhost:8077"), name_in("[::1]:8077"), name_in("example.org.")
    ('localhost', '::1', 'example.org')
    """
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().rstrip(".")


class CallersAddress:
    """Lets the rest of the server see what limits go by: the address that called us, or the first of our proxies.

    If another server of ours passes a request on it is the address that called that one.
    """

    def __init__(self, app: ASGIApp, proxies: int, cluster: Cluster) -> None:
        self._app = app
        self._proxies = proxies
        self._cluster = cluster

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] in ("http", "websocket"):
            signed = check_in(scope, self._cluster.secret)
            if signed is None:
                told = caller(Headers(scope=scope).getlist(FORWARDED), self._proxies) if self._proxies else None
                scope["client"] = (counted_as(told or address_in(scope)), 0)
            else:
                vouch(scope, signed)
        await self._app(scope, receive, send)


def caller(headers: list[str], proxies: int) -> str | None:
    """The address that this many proxies vouch for; None if they name none.

    >>> caller(["1.1.1.1, 192.0.2.7"], 1), caller(["1.1.1.1", "192.0.2.7, 10.0.0.2"], 2), caller(["unknown"], 1)
    ('192.0.2.7', '192.0.2.7', None)
    """
    told = ",".join(headers).split(",")
    return _address(told[-min(proxies, len(told))].strip())


def _address(text: str) -> str | None:
    """An address without its port, in its usual wording."""
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        return str(ip_address(text))
    except ValueError:
        return None


class SecurityHeaders:
    """Adds what browsers must know to every answer, but for what the answer says itself."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = {name for name, _ in message.get("headers", ())}
                more = [header for header in _HEADERS if header[0] not in said]
                message["headers"] = [*message.get("headers", ()), *more]
            await send(message)

        await self._app(scope, receive, with_headers)
