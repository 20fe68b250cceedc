"""Open tables over HTTP: the list, and sitting down by a listing."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lodestone.server.cluster.passing_on import PassedRequest
from lodestone.server.errors import NotFound
from lodestone.server.http.answers import address_of, answer, body, hub_of, raw_body
from lodestone.server.http.owners import again, answered_at_owner, told
from lodestone.server.protocol.http import Seated, SitDown
from lodestone.server.protocol.lobby import Joined, ListingList

_SEATED = msgspec.json.Decoder(Seated)


async def listings(request: Request) -> Response:
    """`GET /api/listings`"""
    hub = hub_of(request)
    hub.lobby.check_allowed()
    bodies = tuple(msgspec.Raw(each) for each in await hub.lobby.watching.fresh())
    return answer(ListingList(bodies))  # type: ignore[arg-type]  # encoded already


async def join(request: Request) -> Response:
    """`POST /api/listings/{listing}/seats`: whoever has the table seats them, and only then do they learn its id."""
    hub = hub_of(request)
    hub.lobby.check_allowed()
    hub.lobby.listings.allow_joining(address_of(request))
    wish = await raw_body(request)
    table = await hub.log.listings.table_of(request.path_params["listing"])
    if table is None:
        raise NotFound("server-no-listing")
    headers = {name: value for name, value in request.headers.items() if name != "authorization"}
    asked = PassedRequest("POST", f"/api/tables/{table}/seats", headers, address_of(request), wish)

    async def sit() -> Seated:
        typed = await body(Request(request.scope, again(wish)), SitDown)
        return await hub.sit(table, typed, None)

    seated = await answered_at_owner(hub, table, asked, sit)
    if isinstance(seated, Seated):
        return _joined(table, seated)
    return told(seated) if seated.status >= 400 else _joined(table, _SEATED.decode(seated.body))


def _joined(table: str, seated: Seated) -> Response:
    return answer(Joined(table, seated.seat, seated.person, seated.token), 201)
