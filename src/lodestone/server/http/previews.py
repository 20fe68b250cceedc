"""What a link shows before anybody opens it: a title, a sentence, a picture.

Words are in the page that the server sends, because messengers run no scripts. Nothing is told but the game; of a table
or record that does not exist, what Lodestone is. Pictures are drawn from the log, by whichever server is asked, and
only once for each version of a table; no table is opened for them. What does not exist gets the general picture, so
that an old link still looks nice.
"""

from __future__ import annotations

import asyncio
import html
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import LodestoneError
from lodestone.i18n import Catalogue, catalogue
from lodestone.server import metrics
from lodestone.server.errors import NotFound, ServerRefusal, TooMany
from lodestone.server.http.answers import Pieces, address_of, hub_of, language_of
from lodestone.server.hub import Hub
from lodestone.server.table.table import Table
from lodestone.server.workers.jobs import PREVIEWS, DrawPreview, DrawRecordPreview, split
from lodestone.storage.errors import StorageError

PATIENCE = 0.5
"""s that a page waits to learn which game it is about: it is meant for people in the first place."""
GENERAL_ADDRESS = "/preview.png"
SIZE = (1200, 630)
"""Pixels."""
_TITLE = b"</title>"


class Card(NamedTuple):
    """Title, sentence and picture of a link."""

    title: str
    words: str
    address: str | None
    """The page's own address; None: the server does not know where it is reached."""
    picture: str
    indexed: bool
    """Whether search engines may show it: whoever has the address of a table may sit down."""


async def card_of(request: Request, path: str) -> Card:
    """The card for an address of the browser table."""
    hub, words = hub_of(request), catalogue(language_of(request))
    kind, _, id = path.strip("/").partition("/")
    public = hub.settings.public_url
    address = None if public is None else public.rstrip("/")
    if kind == "daily":  # nothing of its deal
        daily = words.text("share-daily"), words.text("share-daily-what")
        return Card(*daily, address and f"{address}/daily", f"{address or ''}{GENERAL_ADDRESS}", indexed=True)
    if kind not in ("t", "r"):
        return _general_card(words, address, f"/{path}", indexed=True)
    game = await _game(hub, kind, id)
    if game is None:
        return _general_card(words, address, "/", indexed=False)
    named = {"game": game.capitalize()}
    if kind == "t":
        title, sentence = words.text("share-table", named), words.text("share-table-what")
        picture = f"/api/tables/{id}/preview.png"
    else:
        title, sentence = words.text("share-record", named), words.text("share-record-what")
        picture = f"/api/records/{id}/preview.png"
    return Card(title, sentence, address and f"{address}/{kind}/{id}", f"{address or ''}{picture}", indexed=False)


def _general_card(words: Catalogue, address: str | None, path: str, *, indexed: bool) -> Card:
    return Card(
        words.text("share-title"),
        words.text("share-what"),
        address and f"{address}{path}",
        f"{address or ''}{GENERAL_ADDRESS}",
        indexed,
    )


async def _game(hub: Hub, kind: str, id: str) -> str | None:
    """Which game a table or record is of; None if there is none, or the database takes its time."""
    room = hub.rooms.get(id) if kind == "t" else None
    if room is not None:
        return room.table.kind.name
    with suppress(StorageError, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            row = await (hub.log.table(id) if kind == "t" else hub.log.record_head(id))
            return None if row is None else row.game
    return None


def with_card(page: bytes, card: Card) -> bytes:
    """The page with that in its head."""
    wide, tall = SIZE
    told = {
        "og:site_name": "Lodestone",
        "og:type": "website",
        "og:title": card.title,
        "og:description": card.words,
    }
    if card.address is not None:  # both must be absolute addresses
        told |= {"og:url": card.address, "og:image": card.picture, "og:image:type": "image/png"}
        told |= {"og:image:width": str(wide), "og:image:height": str(tall), "og:image:alt": card.title}
    named = {"description": card.words, "twitter:card": "summary" if card.address is None else "summary_large_image"}
    if not card.indexed:
        named["robots"] = "noindex"
    lines = [f'<meta property="{name}" content="{html.escape(value)}" />' for name, value in told.items()]
    lines += [f'<meta name="{name}" content="{html.escape(value)}" />' for name, value in named.items()]
    before, title, after = page.partition(_TITLE)
    return b"".join((before, title, "".join(f"\n    {line}" for line in lines).encode(), after)) if title else page


GENERAL = "preview.png"
"""The general picture, among the built files (`scripts/draw_icons.py`)."""
A_PICTURE = 0.3
"""s that a picture takes, roughly."""
SOON, LATER = "public, max-age=60", "public, max-age=86400"
"""How long a picture may be kept: a table changes, a record does not."""


async def table_preview(request: Request) -> Response:
    """`GET /api/tables/{table}/preview.png`"""
    hub, id = hub_of(request), request.path_params["table"]
    row = await hub.log.table(id)
    if row is None:
        return _general(hub)

    async def begin() -> AsyncGenerator[bytes, None]:
        async with _place(hub, address_of(request)):
            table = await _table(hub, id)
            if table is None or table.daily is not None:  # removed a moment ago, or closed to others
                raise NotFound("server-no-table")
            yield await hub.jobs.run(job_of(table), address_of(request))

    return await _drawn(hub, f"{id}/{row.version}", begin, SOON)


async def record_preview(request: Request) -> Response:
    """`GET /api/records/{record}/preview.png`"""
    hub, id = hub_of(request), request.path_params["record"]

    async def begin() -> AsyncGenerator[bytes, None]:
        async with _place(hub, address_of(request)):
            found = await hub.log.record(id)
            if found is None:
                raise NotFound("server-no-record")
            yield await hub.jobs.run(DrawRecordPreview(found.game), address_of(request), split(found.body))

    return await _drawn(hub, id, begin, LATER)


def job_of(table: Table) -> DrawPreview:
    """What everybody may see of a table, and nobody's name."""
    taken = tuple(not seat.free for seat in table.people.seats)
    return DrawPreview(table.kind.name, taken, None if table.play is None else table.play.board())


async def _table(hub: Hub, id: str) -> Table | None:
    """The table as it is in memory, or as its log has it: drawing it is no reason to open it."""
    room = hub.rooms.get(id)
    return await hub.reader.table(id) if room is None else room.table


@asynccontextmanager
async def _place(hub: Hub, address: str) -> AsyncIterator[None]:
    """A place among those who wait for a picture; raises TooMany if there is none: what is read for it takes memory."""
    waiting = hub.drawn_for
    if waiting[address] >= PREVIEWS.each or waiting.total() >= PREVIEWS.queue:
        raise TooMany(PREVIEWS.busy).retry(1 + waiting.total() * A_PICTURE)
    waiting.change(1, address)
    try:
        async with hub.drawing:
            yield
    finally:
        waiting.change(-1, address)


async def _drawn(hub: Hub, name: str, begin: Callable[[], AsyncGenerator[bytes, None]], kept: str) -> Response:
    """The picture, or the general one if there is nothing to draw. Raises that there is too much to do."""
    how = "kept" if name in hub.previews else "drawn"
    try:
        png = await hub.previews.get(name, begin).whole()
        metrics.PREVIEWS.labels(how).inc()
        return _picture(png, kept)
    except NotFound:
        return _general(hub)
    except ServerRefusal:
        metrics.PREVIEWS.labels("refused").inc()
        raise
    except LodestoneError:  # a record that cannot be read any more
        return _general(hub)


def _picture(png: bytes, kept: str) -> Response:
    """Headers that let other sites show the picture, but no search engine list it."""
    headers = {"cache-control": kept, "x-robots-tag": "noindex", "cross-origin-resource-policy": "cross-origin"}
    return Pieces(png, media_type="image/png", headers=headers)


def _general(hub: Hub) -> Response:
    metrics.PREVIEWS.labels("general").inc()
    return _picture(_general_picture(hub.settings.static), SOON)


def _general_picture(folder: Path) -> bytes:
    """Some kB, which the system keeps in memory; a server whose browser part is not built has none."""
    try:
        return (folder / GENERAL).read_bytes()
    except OSError:
        raise NotFound("server-no-page") from None
