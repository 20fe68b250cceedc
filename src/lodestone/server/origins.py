"""Which pages may talk to this server from a browser: its own."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers

from lodestone.server.settings import Settings


def same_origin(headers: Headers, settings: Settings) -> bool:
    """Whether a request comes from a page of ours, or from no page at all (programs send no Origin)."""
    origin = headers.get("origin")
    if origin is None:
        return True
    host = urlsplit(origin).netloc.lower()
    own = {headers.get("host", "").lower()}
    if settings.public_url is not None:
        own.add(urlsplit(settings.public_url).netloc.lower())
    return bool(host) and host in own
