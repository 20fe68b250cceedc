"""How a server knows that a request was passed on by another one of its own: by a header that only they can write.

It says for which address the request was made, and is signed together with the method, the path and the time. Whatever
looks like it and is not signed is taken out before anybody sees it.
"""

from __future__ import annotations

import hmac
import time
from hashlib import sha256

from starlette.datastructures import Headers
from starlette.types import Scope

from lodestone.server.entrance.door import PASSED_ON

HEADER = "lodestone-passed-on"
FRESH = 60.0
"""s by which the clocks of two servers may differ, and for which an overheard request could be repeated."""

_HEADER = HEADER.encode()


def sign(secret: bytes, method: str, target: str, address: str, now: float | None = None) -> str:
    """The header of a request for `target`, path and query, that somebody at an address made.

    >>> signed = sign(b"secret", "GET", "/api/tables/x", "192.0.2.7", now=1000.0)
    >>> signed.split()[:2], signer(b"secret", signed, "GET", "/api/tables/x", now=1030.0)
    (['1000', '192.0.2.7'], '192.0.2.7')
    """
    at = str(int(time.time() if now is None else now))
    return f"{at} {address} {_mac(secret, method, target, address, at)}"


def signer(secret: bytes, header: str, method: str, target: str, now: float | None = None) -> str | None:
    """For which address a request was passed on; None if nobody of ours has signed that, or too long ago.

    >>> header = sign(b"secret", "GET", "/a", "192.0.2.7", now=1000.0)
    >>> signer(b"other", header, "GET", "/a", 1000.0), signer(b"secret", header, "POST", "/a", 1000.0)
    (None, None)
    >>> signer(b"secret", header, "GET", "/b", 1000.0), signer(b"secret", header, "GET", "/a", 1061.0)
    (None, None)
    """
    at, _, rest = header.partition(" ")
    address, _, mac = rest.rpartition(" ")
    right = _mac(secret, method, target, address, at)
    if not mac.isascii() or not hmac.compare_digest(mac, right):
        return None
    return address if abs((time.time() if now is None else now) - int(at)) <= FRESH else None


def _mac(secret: bytes, method: str, target: str, address: str, at: str) -> str:
    return hmac.new(secret, "\n".join((method, target, address, at)).encode(), sha256).hexdigest()


def check_in(scope: Scope, secret: bytes | None) -> str | None:
    """The address that another server has signed for, if one has; takes the header out in any case."""
    found = Headers(scope=scope).getlist(HEADER)
    if not found:
        return None
    scope[PASSED_ON] = False
    scope["headers"] = [(name, value) for name, value in scope["headers"] if name != _HEADER]
    if secret is None or len(found) > 1:
        return None
    return signer(secret, found[0], scope.get("method", "GET"), target_of(scope))


def target_of(scope: Scope) -> str:
    """Path and query as they were sent."""
    query = scope["query_string"].decode("latin-1")
    path: str = scope["raw_path"].decode("latin-1")
    return f"{path}?{query}" if query else path
