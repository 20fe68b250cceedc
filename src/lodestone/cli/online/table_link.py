"""The link to a table, and sitting down there."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from typing import Any, NamedTuple

from lodestone.core import InvalidRequest, LodestoneError

_LINK = re.compile(
    r"(?P<server>https?://[^/\s]+)/t/(?P<table>[0-9A-Za-z]{8,32})/?(?:#(?P<token>[0-9A-Za-z_-]{20,64}))?"
)
PATIENCE = 20.0
"""s that a server may take to answer."""


class TableLink(NamedTuple):
    """Where a table is, and, in a personal link, the key to a seat."""

    server: str
    table: str
    token: str | None

    @property
    def socket(self) -> str:
        """The address of its socket."""
        return f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"


def read_link(link: str) -> TableLink:
    """Take a link apart.

    >>> read_link("http://127.0.0.1:8077/t/Abcd1234Abcd1234").table
    'Abcd1234Abcd1234'
    """
    found = _LINK.fullmatch(link.strip())
    if found is None:
        raise InvalidRequest("bot-link", link=link[:80])
    return TableLink(found["server"], found["table"], found["token"])


def sit_down(link: TableLink, name: str) -> TableLink:
    """Take a free seat; with a personal link there is one already."""
    if link.token is not None:
        return link
    answer = _post(f"{link.server}/api/tables/{link.table}/seats", {"name": name[:24] or "Bot"})
    return link._replace(token=str(answer["token"]))


def _post(address: str, body: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(address, json.dumps(body).encode(), {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            told: dict[str, Any] = json.load(answer)
            return told
    except urllib.error.HTTPError as refused:
        with refused:
            raise server_refusal(_problem_in(refused)) from None
    except (OSError, ValueError) as problem:
        raise InvalidRequest("bot-no-server", address=address[:80], detail=str(problem)[:200]) from None


def _problem_in(answer: Any) -> dict[str, Any]:
    try:
        problem: dict[str, Any] = json.load(answer)["error"]
    except (ValueError, KeyError, TypeError):
        return {"message": str(answer.code)}
    return problem


def server_refusal(problem: dict[str, Any]) -> LodestoneError:
    """The server's refusal, in its own words."""
    return InvalidRequest("bot-refused", message=str(problem.get("message"))[:300])
