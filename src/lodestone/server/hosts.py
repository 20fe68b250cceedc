"""By which names a server that only this computer can reach is reached: its own.

A page from elsewhere may let its own name point to this computer; its requests then look like those of a page of ours,
but for the name in `Host`.
"""

from __future__ import annotations

from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from lodestone.server.errors import NotAllowed
from lodestone.server.http.answers import language_in, refusal

MISDIRECTED = 421
LONGEST = 100
"""Characters of a name that are repeated to whoever used it."""


class OwnHost:
    """Answers nobody who asks for a name that is not ours."""

    def __init__(self, app: ASGIApp, public_url: str | None) -> None:
        self._app = app
        self._public = None if public_url is None else urlsplit(public_url).hostname

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = next((host for host in headers.getlist("host") if not self._is_ours(name_in(host))), None)
        if host is None:  # browsers never leave it out: without one it is a program that calls
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


def name_in(host: str) -> str:
    """A `Host` without its port.

    >>> name_in("Localhost:8077"), name_in("[::1]:8077"), name_in("example.org.")
    ('localhost', '::1', 'example.org')
    """
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.lower().rstrip(".")
