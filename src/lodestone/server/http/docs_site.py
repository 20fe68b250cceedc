"""The documentation, below `/docs`, where it was built (`make docs`)."""

from __future__ import annotations

import asyncio
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from lodestone.i18n import catalogue
from lodestone.server.http.answers import language_of
from lodestone.server.http.pages import BuiltFile, answer_file, no_page, plain_page, read_file


class DocsSite:
    """Its files, each read when it is first asked for: a server starts without waiting for what few people read."""

    def __init__(self, folder: Path) -> None:
        found = sorted(folder.rglob("*")) if folder.is_dir() else []
        self._places = {file.relative_to(folder).as_posix(): file for file in found if file.is_file()}
        self._files: dict[str, BuiltFile] = {}

    async def page(self, request: Request) -> Response:
        """`GET /docs/…`"""
        path: str = request.path_params["path"] or "index.html"
        if not self._places:
            language = language_of(request)
            words = catalogue(language)
            return plain_page(words.text("server-no-docs-title"), words.text("server-no-docs"), 404, language)
        if path not in self._places:
            return no_page(request)
        if path not in self._files:
            self._files[path] = await asyncio.to_thread(read_file, self._places[path])
        return answer_file(request, self._files[path], kept=False)


async def to_first_page(request: Request) -> Response:
    """`GET /docs`: links on the first page are relative to a folder."""
    return RedirectResponse("/docs/", 308)
