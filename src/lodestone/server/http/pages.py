"""The browser part: built files, and the one page that every address of the browser table shows."""

from __future__ import annotations

import gzip
import html
import mimetypes
import re
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from lodestone.i18n import DEFAULT_LANGUAGE, catalogue, text
from lodestone.match.games import GAMES
from lodestone.server.errors import NotFound
from lodestone.server.http.answers import language_of
from lodestone.server.http.cards import Card, card_of, with_card

FOREVER = "public, max-age=31536000, immutable"
"""Cache-Control of files whose name changes with their content."""
PAGE = "index.html"
"""What every address of the browser table shows."""
WORKER = "worker.js"
"""What the browser keeps of the table as an app, and what it gets where that is switched off."""
NO_WORKER = "worker-off.js"
HASHED = "assets"
"""The folder of those files."""
ADDRESSES = re.compile(
    rf"(records|score|referee|about|learn|yours|daily|(new|rules|learn)/({'|'.join(GAMES)})|[tr]/[0-9A-Za-z]+)?/?"
)
"""Of the screens that the browser's router knows (web/src/lib/router.svelte.ts)."""
WORTHWHILE = 1000
"""Bytes from which compressing pays."""


class BuiltFile(NamedTuple):
    """A file as it is sent."""

    body: bytes
    zipped: bytes | None
    media: str
    etag: str


class Pages:
    """The built browser part, kept in memory: it is small and asked for often."""

    def __init__(self, folder: Path, *, app: bool = True) -> None:
        self._app = app
        self._files: dict[str, BuiltFile] = {}
        for file in sorted(folder.rglob("*")) if folder.is_dir() else []:
            if file.is_file():
                self._files[file.relative_to(folder).as_posix()] = read_file(file)

    async def page(self, request: Request) -> Response:
        """`GET` anything that is not the API."""
        path = request.url.path.lstrip("/")
        is_page = path not in self._files
        if is_page and not ADDRESSES.fullmatch(path):
            return no_page(request)
        file = self._files.get(PAGE if is_page else self._switched(path))
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"allow": "GET, HEAD"})
        if file is None:
            return plain_page(text("server-not-built-title"), text("server-not-built"), 503)
        if is_page:
            return answer_page(request, file, await card_of(request, path))
        return answer_file(request, file, kept=path.startswith(f"{HASHED}/"))

    def _switched(self, path: str) -> str:
        return NO_WORKER if path == WORKER and not self._app else path


def answer_page(request: Request, file: BuiltFile, card: Card) -> Response:
    """The page, with what its address tells to those who show links."""
    body = with_card(file.body, card)
    zipped = gzip.compress(body, 1, mtime=0)
    told = BuiltFile(body, zipped, file.media, f'"{sha256(body).hexdigest()[:20]}"')
    response = answer_file(request, told, kept=False)
    response.headers["vary"] = "accept-encoding, accept-language"
    if not card.indexed:
        response.headers["x-robots-tag"] = "noindex"
    return response


def read_file(file: Path) -> BuiltFile:
    """Read a file, compressed if that pays."""
    body, media = file.read_bytes(), media_of(file.name)
    compressible = media.startswith("text/") or media in _TEXTS.values()
    zipped = gzip.compress(body, 6, mtime=0) if compressible and len(body) >= WORTHWHILE else None
    return BuiltFile(body, zipped, media, f'"{sha256(body).hexdigest()[:20]}"')


def media_of(name: str) -> str:
    """What kind of file it is, by its name."""
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return _TEXTS.get(media, media)


_TEXTS = {
    "text/javascript": "text/javascript",
    "application/javascript": "text/javascript",
    "application/json": "application/json",
    "image/svg+xml": "image/svg+xml",
    "application/wasm": "application/wasm",
}


def answer_file(request: Request, file: BuiltFile, *, kept: bool) -> Response:
    """A file, or that it has not changed; `kept`: it never will under this name."""
    headers = {"cache-control": FOREVER if kept else "no-cache", "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.zipped
    return Response(body, media_type=file.media, headers=headers)


def no_page(request: Request) -> Response:
    """There is no such page: a sentence for people, a refusal for programs."""
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        raise NotFound("server-no-page")
    language = language_of(request)
    return plain_page(catalogue(language).text("server-no-page"), "", 404, language)


def plain_page(title: str, words: str, status: int, language: str = DEFAULT_LANGUAGE) -> Response:
    """A page without the browser part."""
    head, body = html.escape(title), html.escape(words)
    begin = f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>{head}</title>'
    return Response(f"{begin}<h1>{head}</h1><p>{body}</p>", status, media_type="text/html")
