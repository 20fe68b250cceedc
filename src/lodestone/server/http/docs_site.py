"""The documentation, below `/docs`, where it was built (`make docs`) or came with the package."""

from __future__ import annotations

import asyncio
import mmap
import struct
import zlib
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lodestone.i18n import catalogue
from lodestone.server.http.answers import language_of
from lodestone.server.http.pages import media_of, no_page, plain_page

_GZIP_HEAD = b"\x1f\x8b\x08\0\0\0\0\0\0\xff"
_LOCAL_HEAD = struct.Struct("<26xHH")
"""What stands before a file in the archive: of it only the lengths of a name and of something else are of interest."""


class DocsSite:
    """Its files, all of them in one archive that lies mapped in memory: half of what they are by themselves.

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
        """A file, in gzip's clothes if it is to stay `packed`: both wrap the same compressed bytes."""
        begin = entry.header_offset + _LOCAL_HEAD.size
        begin += sum(_LOCAL_HEAD.unpack_from(self._bytes, entry.header_offset))
        stored = self._bytes[begin : begin + entry.compress_size]
        if packed:
            return _GZIP_HEAD + stored + struct.pack("<II", entry.CRC, entry.file_size)
        return zlib.decompress(stored, -zlib.MAX_WBITS) if entry.compress_type == ZIP_DEFLATED else stored


async def to_first_page(request: Request) -> Response:
    """`GET /docs`: links on the first page are relative to a folder."""
    return RedirectResponse("/docs/", 308)
