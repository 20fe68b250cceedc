"""A program that plays Clustered."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from lodestone.bots.programs.conduct import IllegalAnswer, ProgramSeat
from lodestone.clustered import Move, Position, parse_move
from lodestone.match.clustered import View
from lodestone.match.clustered.plain import plain, plain_board, plain_score, plain_scores

SECONDS = 2.0
"""s for an answer, unless somebody says otherwise."""


class _Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: str


class ProgramClusteredBot:
    """Somebody to play against, in a process of its own. `choose` raises `Forfeit` when the seat has to leave."""

    def __init__(self, seat: ProgramSeat) -> None:
        self._seat = seat

    def choose(self, view: View) -> Move:
        """What the program answers, or else the first legal move."""
        return parse_move(chosen(self._seat, plain_view(view), sorted(map(str, view.legal_moves))))


def chosen(seat: ProgramSeat, view: Mapping[str, Any], legal: Sequence[str]) -> str:
    """A program's choice among legal moves in notation; the first of them if it makes none."""

    def read(line: bytes) -> str:
        move = str(parse_move(msgspec.json.decode(line, type=_Answer).move))
        if move not in legal:
            raise IllegalAnswer
        return move

    move = seat.ask({"view": view, "legal": legal}, read)
    if move is None:
        return legal[0]
    seat.accept()
    return move


def plain_view(view: View) -> dict[str, Any]:
    """A view in plain data, its parts named as in the referee's position."""
    return {
        "seat": view.seat,
        "seats": view.seats,
        "turn": view.turn,
        "phase": str(view.phase),
        "board": plain_board(view.board),
        "hand": plain(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "stacks": list(view.stack_sizes),
        "discards": plain(view.discards),
        "bonuses": plain(view.bonuses),
        "markers": plain(view.markers),
        "scores": list(map(plain_score, view.scores)),
    }


def plain_result(position: Position) -> dict[str, Any]:
    """How a game went, for the last message."""
    outcome = position.outcome
    return {
        "winners": [] if outcome is None else list(outcome.winners),
        "reason": None if outcome is None else str(outcome.ending),
        "scores": plain_scores(position),
    }
