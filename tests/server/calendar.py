"""A clock for servers that tests set by hand, and people who play the daily tables."""

from __future__ import annotations

import os
import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.server.client import Api, Json, Seat

DAY = 86_400.0
"""s."""


class Calendar:
    """The time for every server that uses it: noon of some day, until it is changed."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "calendar"
        self.now = datetime(2031, 5, 17, 12, tzinfo=UTC).timestamp()
        self.pass_time(0)

    @property
    def settings(self) -> Json:
        """The settings that make a server use this clock."""
        return {"calendar": str(self.file)}

    @property
    def today(self) -> str:
        return self.day(0)

    def day(self, after: int) -> str:
        return datetime.fromtimestamp(self.now + after * DAY, UTC).date().isoformat()

    def pass_time(self, seconds: float) -> None:
        """Let time pass for all of them at once."""
        self.now += seconds
        draft = self.file.with_suffix(".new")
        draft.write_text(str(self.now))
        os.replace(draft, self.file)

    def to_midnight(self, after: float = 0.0) -> None:
        """Go to the beginning of the next day, plus so many s."""
        self.pass_time(DAY - self.now % DAY + after)


def new_token() -> str:
    return secrets.token_urlsafe(24)


async def open_daily(api: Api, token: str, game: str = "clustered", **more: Any) -> Json:
    opened: Json = await api.ask("POST", f"/api/dailies/{game}", more, token)
    return opened


async def today(api: Api, game: str = "clustered", token: str | None = None) -> Json:
    """What the server says about the daily table of a game."""
    dailies = await api.ask("GET", "/api/dailies", token=token)
    found: Json = next(each for each in dailies["games"] if each["game"] == game)
    return found


async def board(api: Api, day: str, game: str = "clustered", token: str | None = None) -> Json:
    found: Json = await api.ask("GET", f"/api/dailies/{game}/{day}", token=token)
    return found


async def play_out(seat: Seat) -> int:
    """Play the first possible placement until the end; returns the points."""
    while await seat.my_turn():
        v = seat.v
        await seat.play()
        await seat.version(v + 1)
    points: int = seat.public["scores"][0]["total"]
    return points
