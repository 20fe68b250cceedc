"""A program's game of Clustered at an online table: a board kept up to date, and a move whenever it is its turn."""

from __future__ import annotations

import asyncio

from lodestone.bots.programs import Forfeit, ProgramSeat
from lodestone.bots.programs.clustered import chosen
from lodestone.cli.online.connection import Json, ServerConnection, StartProgram
from lodestone.core import LodestoneError


class ClusteredTable:
    """What this client knows of the game."""

    def __init__(self) -> None:
        self._board: list[Json] = []
        self._game: Json | None = None

    def hear(self, game: Json, events: list[Json]) -> None:
        """Take in a game from a `welcome` or an `update`."""
        board = game["public"]["board"]
        if board is not None:
            self._board = [{"x": x, "y": y, "tile": tile, "owner": owner} for x, y, tile, owner in board]
        else:
            for event in events:
                if event["event"] == "TilePlaced":
                    x, y = event["cell"]
                    self._board.append({"x": x, "y": y, "tile": event["tile"], "owner": event["seat"]})
        self._game = game

    @property
    def public(self) -> Json | None:
        """What everybody sees; None before the game."""
        return None if self._game is None else self._game["public"]

    def private(self, seat: int) -> Json:
        """What only this seat sees."""
        assert self._game is not None
        return next(part for part in self._game["private"] if part["seat"] == seat)

    def legal(self, seat: int) -> list[str]:
        """What the seat may do now, in notation; empty if it is not on turn."""
        mine = self.private(seat)
        places = [f"{tile}@{x},{y}" for tile, cells in mine["place"].items() for x, y in cells]
        return sorted(places + [f"-{tile}" for tile in mine["discard"]])

    def view(self, seat: int) -> Json:
        """The view that a program gets in a local game."""
        public, mine = self.public, self.private(seat)
        assert public is not None
        return {
            "seat": seat,
            "seats": public["seats"],
            "turn": public["turn"],
            "phase": public["phase"],
            "board": self._board,
            "hand": mine["hand"],
            "hand_sizes": public["hand_sizes"],
            "stacks": public["stack_sizes"],
            "discards": [mine["discarded"] if at == seat else pile for at, pile in enumerate(public["discards"])],
            "bonuses": {name: public[name] for name in ("first_line", "first_rectangle")},
            "markers": {"rectangle": public["largest_rectangle"], "line": public["longest_line"]},
            "scores": public["scores"],
        }

    def result(self) -> Json:
        """The final scores, for the program."""
        public = self.public
        assert public is not None
        return {"winners": public["winners"], "reason": public["ending"], "scores": public["scores"]}


AGAIN = 0.3
"""s after a refusal before asking for the table again."""


class ClusteredSitting:
    """Makes a move whenever it is this seat's turn."""

    def __init__(self, seat: int, start: StartProgram) -> None:
        self.program: ProgramSeat | None = None
        self._seat = seat
        self._start = start
        self._table = ClusteredTable()
        self._paused = False
        self._news = asyncio.Event()

    @property
    def over(self) -> bool:
        """Whether the game has ended, or the seat has left it."""
        public = self._table.public
        return public is not None and (public["winners"] is not None or self._seat in public["resigned"])

    def hear(self, message: Json) -> None:
        """How the game stands now."""
        self._table.hear(message["game"], message.get("events") or [])
        self._news.set()

    def see(self, frame: bytes) -> None:
        """There are no frames in this game."""

    def pause(self, paused: bool) -> None:
        """Nothing is played in a pause."""
        self._paused = paused
        self._news.set()

    async def play(self, connection: ServerConnection) -> None:
        """Make one move after another. A refused one has been overtaken by news that will follow."""
        while not self.over:
            await self._news.wait()
            self._news.clear()
            public = self._table.public
            if public is None or public["turn"] != self._seat or self._paused or self.over:
                continue
            try:
                await self._move(connection, public)
            except LodestoneError:
                await asyncio.sleep(AGAIN)
                await connection.send("resync")

    async def _move(self, connection: ServerConnection, public: Json) -> None:
        if self.program is None:
            self.program = self._start(public["rules"])
        try:
            view, legal = self._table.view(self._seat), self._table.legal(self._seat)
            move = await asyncio.to_thread(chosen, self.program, view, legal)
        except Forfeit:
            await connection.ask("resign", seat=self._seat)
        else:
            await connection.ask("play", seat=self._seat, move=move)

    def result(self) -> Json:
        """Who has won, with how many points."""
        return self._table.result()
