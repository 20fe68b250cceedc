"""What a link shows before anybody opens it: a title, a sentence, a picture.

They are in the page that the server sends, because messengers run no scripts. Nothing is told but the game; if there is
no such table or record, what Lodestone is.
"""

from __future__ import annotations

import asyncio
import html
from contextlib import suppress
from typing import NamedTuple

from starlette.requests import Request

from lodestone.i18n import Catalogue, catalogue
from lodestone.server.http.answers import hub_of, language_of
from lodestone.server.hub import Hub
from lodestone.storage.errors import StorageError

PATIENCE = 0.5
"""s that a page waits to know which game it is about: it is there for people in the first place."""
GENERAL = "/preview.png"
SIZE = (1200, 630)
_TITLE = b"</title>"


class Card(NamedTuple):
    """Title, sentence and picture of a link."""

    title: str
    words: str
    address: str | None
    """Of the page; None: the server does not know where it is reached."""
    picture: str
    indexed: bool
    """Whether search engines may show it: who has the address of a table may sit down."""


async def card_of(request: Request, path: str) -> Card:
    """Of an address of the browser table."""
    hub, words = hub_of(request), catalogue(language_of(request))
    kind, _, id = path.strip("/").partition("/")
    public = hub.settings.public_url
    address = None if public is None else public.rstrip("/")
    if kind == "daily":  # nothing of its deal
        daily = words.text("share-daily"), words.text("share-daily-what")
        return Card(*daily, address and f"{address}/daily", f"{address or ''}{GENERAL}", indexed=True)
    if kind not in ("t", "r"):
        return _general(words, address, f"/{path}", indexed=True)
    game = await _game(hub, kind, id)
    if game is None:
        return _general(words, address, "/", indexed=False)
    named = {"game": game.capitalize()}
    if kind == "t":
        title, sentence = words.text("share-table", named), words.text("share-table-what")
        picture = f"/api/tables/{id}/preview.png"
    else:
        title, sentence = words.text("share-record", named), words.text("share-record-what")
        picture = f"/api/records/{id}/preview.png"
    return Card(title, sentence, address and f"{address}/{kind}/{id}", f"{address or ''}{picture}", indexed=False)


def _general(words: Catalogue, address: str | None, path: str, *, indexed: bool) -> Card:
    return Card(
        words.text("share-title"),
        words.text("share-what"),
        address and f"{address}{path}",
        f"{address or ''}{GENERAL}",
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
