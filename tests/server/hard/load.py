"""Many people at many tables, and a check that all of them were told the truth."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.client import Api
from tests.server.hard.logbook import check_acknowledged, check_told, fold, position_in, read_log
from tests.server.hard.player import Player

PATIENCE = 600.0
"""s to wait for any progress; generous, since a long test runs beside others."""
CLUSTERED: tuple[tuple[tuple[str, ...], dict[str, Any]], ...] = (
    (("here", "link"), {}),
    (("here", "link", "link"), {"fast": True}),
    (("here", "greedy"), {"first_bonus": True}),
    (("here", "here"), {"hidden_discards": True}),
)


class Load:
    """Tables at which people play for as long as the test wants."""

    def __init__(self, api: Api) -> None:
        self.api = api
        self.enough = False
        self.tables: list[list[Player]] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, kinds: tuple[str, ...], player: type[Player] = Player, **options: Any) -> None:
        """One more table, with a spectator."""
        made = await self.api.create(*kinds, **options)
        tokens = [made["token"], *[(await self.api.sit(made["table"], "Ben"))["token"] for k in kinds if k == "link"]]
        seeds = range(100 * len(self.tables), 100 * len(self.tables) + len(tokens) + 1)
        people = [
            player(self.api, made["table"], token, seed, lambda: self.enough)
            for token, seed in zip([*tokens, None], seeds, strict=True)
        ]
        self.tables.append(people)
        self._tasks += [asyncio.create_task(person.play()) for person in people]

    @property
    def acknowledged(self) -> int:
        """Messages, by everybody."""
        return sum(len(person.acknowledged) for people in self.tables for person in people)

    def check(self) -> None:
        """Fail at once if somebody could not go on."""
        for task in self._tasks:
            if task.done():
                task.result()

    async def finish(self) -> None:
        """Let everybody finish, which proves that nobody is stuck."""
        self.enough = True
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*self._tasks)


async def check_everything(load: Load, database: str) -> int:
    """Check that people were told what is in the log; returns how many messages were acknowledged."""
    acknowledged = 0
    for people in load.tables:
        log = await read_log(database, people[0].table)
        for number, person in enumerate(people):
            who = number if person.token is not None else None
            if who is not None:
                check_acknowledged(log, who, person.acknowledged)
            check_told(log, person.heard())
            seat = person.seat
            assert seat is not None, f"{person.name} never came to the table"
            assert seat.game is not None, f"{person.name} saw no game: {seat.table}"
            acknowledged += len(person.acknowledged)
            # As far as they know: a bot may have gone on after everybody has left.
            truth = position_in(fold(log[: seat.v]), who)
            if truth["game"] == "clustered":
                board = {(x, y): (tile, owner) for x, y, tile, owner in truth["public"].pop("board")}
                assert seat.board == board
                seat.game["public"].pop("board")
                for public in (truth["public"], seat.game["public"]):
                    public.pop("log")  # told by a welcome only
            assert seat.game == truth
    return acknowledged
