"""Behind proxies: who calls is told by a header, of which only what our own proxies have added can be believed.

Each proxy adds the address that called it at the end of `X-Forwarded-For`. So with one proxy the last address counts,
with two the last but one; whatever stands before that may have been sent by anybody.
"""

from __future__ import annotations

from ipaddress import ip_address

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

HEADER = "x-forwarded-for"


class ForwardedAddress:
    """Lets the rest of the server see the address that called the outermost of our proxies."""

    def __init__(self, app: ASGIApp, proxies: int) -> None:
        self._app = app
        self._proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] in ("http", "websocket"):
            address = caller(Headers(scope=scope).getlist(HEADER), self._proxies)
            if address is not None:
                scope["client"] = (address, 0)
        await self._app(scope, receive, send)


def caller(headers: list[str], proxies: int) -> str | None:
    """The address that so many proxies vouch for; None if they say none.

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
