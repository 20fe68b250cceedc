"""A table of Clustered as its messages tell of it, for one seat: a board that is kept up to date, and views of it."""

from __future__ import annotations

from lodestone.cli.online.connection import Json


class ClusteredTable:
    """What is known of the game."""

    def __init__(self) -> None:
        self._board: list[Json] = []
        self._game: Json | None = None

    def hear(self, game: Json, events: list[Json]) -> None:
        """A game as it stands in a `welcome` or an `update`."""
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
        """What only a seat sees."""
        assert self._game is not None
        return next(part for part in self._game["private"] if part["seat"] == seat)

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, in notation; nothing if it is not on turn."""
        mine = self.private(seat)
        places = [f"{tile}@{x},{y}" for tile, cells in mine["place"].items() for x, y in cells]
        return sorted(places + [f"-{tile}" for tile in mine["discard"]])

    def view(self, seat: int) -> Json:
        """The same view that a program gets at home."""
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
        """How it went."""
        public = self.public
        assert public is not None
        return {"winners": public["winners"], "reason": public["ending"], "scores": public["scores"]}
