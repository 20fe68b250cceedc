"""What a browser shows: the built files, the one page of every address of the table, the documentation at `/docs`."""

from __future__ import annotations

import asyncio
import gzip
import html
import mimetypes
import mmap
import re
import struct
import zlib
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lodestone.i18n import DEFAULT_LANGUAGE, catalogue, text
from lodestone.match.games import GAMES
from lodestone.server.errors import NotFound
from lodestone.server.http.answers import language_of
from lodestone.server.http.previews import Card, card_of, with_card

FOREVER = "public, max-age=31536000, immutable"
"""Cache-Control of files whose name changes with their content."""
PAGE = "index.html"
"""What every address of the browser table shows."""
WORKER = "worker.js"
"""The service worker, with which a browser keeps the table as an app; where apps are off it gets `NO_WORKER`."""
NO_WORKER = "worker-off.js"
HASHED = "assets"
"""The folder of those files."""
ADDRESSES = re.compile(
    rf"(records|score|referee|about|learn|yours|daily|(new|rules|learn)/({'|'.join(GAMES)})|[tr]/[0-9A-Za-z]+)?/?"
)
"""Addresses of the screens that the browser's router knows (web/src/lib/router.svelte.ts)."""
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


_GZIP_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
_LOCAL_HEAD = struct.Struct("<26xHH")
"""The header before a file in a ZIP archive, of which only the lengths of the name and of an extra field matter."""


class DocsSite:
    """The documentation, where it was built (`make docs`) or came with the package.

    Its files are all in one archive that lies mapped in memory: half of what they are by themselves.

    What was compressed as the archive was made is sent just so; nothing is compressed here, and nothing is kept.
    """

    def __init__(self, archive: Path) -> None:
        self._entries: dict[str, ZipInfo] = {}
        if archive.is_file():
            with archive.open("rb") as file, ZipFile(file) as read:
                self._entries = {entry.filename: entry for entry in read.infolist()}
                self._bytes = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

    async def page(self, request: Request) -> Response:
        """`GET /docs/…`"""
        if not self._entries:
            language = language_of(request)
            words = catalogue(language)
            return plain_page(words.text("server-no-docs-title"), words.text("server-no-docs"), 404, language)
        entry = self._entries.get(request.path_params["path"] or "index.html")
        if entry is None:
            return no_page(request)
        headers = {"cache-control": "no-cache", "etag": f'"{entry.CRC:08x}{entry.file_size:x}"'}
        headers["vary"] = "accept-encoding"
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        packed = entry.compress_type == ZIP_DEFLATED and "gzip" in request.headers.get("accept-encoding", "")
        if packed:
            headers["content-encoding"] = "gzip"
        # In a thread: the disk may have to be asked first, and what has to be unpacked takes its time.
        body = await asyncio.to_thread(self._read, entry, packed)
        return Response(body, media_type=media_of(entry.filename), headers=headers)

    def _read(self, entry: ZipInfo, packed: bool) -> bytes:
        """A file; as gzip if it is to stay `packed`, since gzip and the archive wrap the same compressed bytes."""
        begin = entry.header_offset + _LOCAL_HEAD.size
        begin += sum(_LOCAL_HEAD.unpack_from(self._bytes, entry.header_offset))
        stored = self._bytes[begin : begin + entry.compress_size]
        if packed:
            return _GZIP_HEAD + stored + struct.pack("<II", entry.CRC, entry.file_size)
        return zlib.decompress(stored, -zlib.MAX_WBITS) if entry.compress_type == ZIP_DEFLATED else stored


async def to_first_page(request: Request) -> Response:
    """`GET /docs`: links on the first page are relative to a folder."""
    return RedirectResponse("/docs/", 308)
