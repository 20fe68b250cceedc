"""A table of Clustered as messages describe it to one seat: a board kept up to date, and views of it."""

from __future__ import annotations

from lodestone.cli.online.connection import Json


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
        """The scores."""
        public = self.public
        assert public is not None
        return {"winners": public["winners"], "reason": public["ending"], "scores": public["scores"]}
