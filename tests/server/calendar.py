"""The time of day of servers, moved on by hand, and people who play their daily tables."""

from __future__ import annotations

import os
import secrets
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from tests.server.client import Api, Json, Seat

DAY = 86_400.0


class Calendar:
    """What time it is for every server that has it: noon of some day, until it is told otherwise."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "calendar"
        self.now = datetime(2031, 5, 17, 12, tzinfo=UTC).timestamp()
        self.pass_time(0)

    @property
    def settings(self) -> Json:
        """For a server."""
        return {"calendar": str(self.file)}

    @property
    def today(self) -> str:
        return self.day(0)

    def day(self, after: int) -> str:
        return datetime.fromtimestamp(self.now + after * DAY, UTC).date().isoformat()

    def pass_time(self, seconds: float) -> None:
        """For all of them at once."""
        self.now += seconds
        draft = self.file.with_suffix(".new")
        draft.write_text(str(self.now))
        os.replace(draft, self.file)

    def to_midnight(self, after: float = 0.0) -> None:
        """To the beginning of the next day, and so many s further."""
        self.pass_time(DAY - self.now % DAY + after)


def new_token() -> str:
    return secrets.token_urlsafe(24)


async def open_daily(api: Api, token: str, game: str = "clustered", **more: Any) -> Json:
    opened: Json = await api.ask("POST", f"/api/dailies/{game}", more, token)
    return opened


async def today(api: Api, game: str = "clustered", token: str | None = None) -> Json:
    """What is told about the daily table of a game."""
    dailies = await api.ask("GET", "/api/dailies", token=token)
    found: Json = next(each for each in dailies["games"] if each["game"] == game)
    return found


async def board(api: Api, day: str, game: str = "clustered", token: str | None = None) -> Json:
    found: Json = await api.ask("GET", f"/api/dailies/{game}/{day}", token=token)
    return found


async def play_out(seat: Seat) -> int:
    """Whatever can be placed first; the points in the end."""
    while await seat.my_turn():
        v = seat.v
        await seat.play()
        await seat.version(v + 1)
    points: int = seat.public["scores"][0]["total"]
    return points
