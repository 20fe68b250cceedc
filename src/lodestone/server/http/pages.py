"""The browser part: built files, and the one page that every address of ours shows."""

from __future__ import annotations

import gzip
import html
import mimetypes
from hashlib import sha256
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from lodestone.i18n import text
from lodestone.server.errors import NotFound

FOREVER = "public, max-age=31536000, immutable"
"""For files whose name changes with their content."""
HASHED = "assets"
"""The folder they are in."""
WORTHWHILE = 1000
"""Bytes from which it pays to compress."""


class _File(NamedTuple):
    body: bytes
    zipped: bytes | None
    media: str
    etag: str


class Pages:
    """The built browser part, kept in memory: it is small and asked for often."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, _File] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if file.is_file():
                self._files[file.relative_to(folder).as_posix()] = _read(file)

    async def page(self, request: Request) -> Response:
        """`GET` anything that is not the API."""
        path = request.url.path.lstrip("/")
        file = self._files.get(path)
        if file is None:
            if path.startswith("api/") or PurePosixPath(path).suffix:
                raise NotFound("server-no-page")
            file = self._files.get("index.html")
        if file is None:
            return Response(_not_built(), 503, media_type="text/html")
        return _answer(request, file, kept=path.startswith(f"{HASHED}/"))


def _read(file: Path) -> _File:
    body = file.read_bytes()
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    compressible = media.startswith("text/") or media in _TEXTS
    zipped = gzip.compress(body, 6, mtime=0) if compressible and len(body) >= WORTHWHILE else None
    return _File(body, zipped, _TEXTS.get(media, media), f'"{sha256(body).hexdigest()[:20]}"')


_TEXTS = {
    "text/javascript": "text/javascript",
    "application/javascript": "text/javascript",
    "application/json": "application/json",
    "image/svg+xml": "image/svg+xml",
    "application/wasm": "application/wasm",
}


def _answer(request: Request, file: _File, *, kept: bool) -> Response:
    headers = {"cache-control": FOREVER if kept else "no-cache", "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.zipped
    return Response(body, media_type=file.media, headers=headers)


def _not_built() -> str:
    title, words = html.escape(text("server-not-built-title")), html.escape(text("server-not-built"))
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1><p>{words}</p>'
