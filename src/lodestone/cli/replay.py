"""`lodestone replay`: step through a record."""

from __future__ import annotations

import json
from pathlib import Path

from lodestone.cli.play_clustered.options import HUMAN
from lodestone.cli.play_clustered.screen import Screen, result_lines, step_through
from lodestone.cli.play_clustered.words import describe
from lodestone.cli.records import read_record
from lodestone.clustered import Cell, Placement, Resignation
from lodestone.core import InvalidRequest
from lodestone.i18n import text
from lodestone.match.clustered import ClusteredMatch, from_record, view_for
from lodestone.match.clustered.plain import plain_position, plain_scores


def replay_file(file: Path, move: int | None, *, as_json: bool, plain: bool, check: bool = False) -> int:
    """Show a record of either game: interactively on a terminal, at one move with `move`, or move by move in words."""
    data = read_record(file)
    if isinstance(data, dict) and data.get("game") == "kluster":
        from lodestone.cli.play_kluster.replaying import replay_kluster

        return replay_kluster(data, move, as_json=as_json, plain=plain, check=check)
    match = from_record(data)
    if check:
        raise InvalidRequest("replay-no-physics")
    if move is not None and not 0 <= move <= len(match.moves):
        raise InvalidRequest("replay-no-move", number=move, most=len(match.moves))
    if as_json:
        position = match.positions[-1 if move is None else move]
        print(
            json.dumps(
                {"moves": len(match.moves), "position": plain_position(position), "scores": plain_scores(position)}
            )
        )
        return 0
    replay = ClusteredReplayScreen(match, Screen(plain))
    if move is not None:
        replay.show(move)
    elif replay.screen.redraws:
        step_through(replay.show, len(match.moves))
    else:
        replay.tell()
    return 0


class ClusteredReplayScreen:
    """Steps through a record of Clustered."""

    def __init__(self, match: ClusteredMatch, screen: Screen) -> None:
        self.match = match
        self.screen = screen
        self.players = match.players or (HUMAN,) * match.setup.seats

    def show(self, number: int) -> None:
        """The table after that many moves, as a spectator sees it."""
        position = self.match.positions[number]
        placements = (m.cell for m in reversed(self.match.moves[:number]) if isinstance(m, Placement))
        news = self._sentences(number) if number else []
        title = text("replay-title", number=number, most=len(self.match.moves))
        self.screen.show(view_for(position, None), self.players, title, news, {}, next(placements, None), Cell(0, 0))
        if position.over:
            for line in result_lines(position, self.players):
                self.screen.say(line)

    def tell(self) -> None:
        """Every move in words, then the final table."""
        for number in range(1, len(self.match.moves) + 1):
            self.screen.say(f"{number:>4}  {' '.join(self._sentences(number))}")
        self.show(len(self.match.moves))

    def _sentences(self, number: int) -> list[str]:
        before, move = self.match.positions[number - 1], self.match.moves[number - 1]
        after, events = before.resign(move.seat) if isinstance(move, Resignation) else before.play(move)
        return describe(events, before.scores(), after.scores())
