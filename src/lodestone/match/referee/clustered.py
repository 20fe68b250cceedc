"""The referee of Clustered: each operation of the protocol is one method here."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.clustered import Tile, deal, from_stacks, parse_move
from lodestone.core import InvalidRequest
from lodestone.match.clustered import ClusteredMatch, from_record, to_record
from lodestone.match.clustered.plain import plain, plain_position, plain_scores, read_rules
from lodestone.match.plain import Seed, Small, read
from lodestone.match.referee.respond import Answer, GameReferee, NoFields


class _New(msgspec.Struct, forbid_unknown_fields=True):
    seats: Small
    seed: Seed = 0
    first: Small = 0
    rules: dict[str, Any] = {}
    stacks: list[list[str]] | None = None


class _Move(msgspec.Struct, forbid_unknown_fields=True):
    move: str


class ClusteredReferee(GameReferee[ClusteredMatch]):
    """Keeps one game and answers questions about it."""

    def __init__(self) -> None:
        own = {"legal": self._legal, "play": self._play, "explain": self._explain, "score": self._score}
        super().__init__(own, plain_position, to_record, from_record)

    def _begin(self, fields: dict[str, Any]) -> ClusteredMatch:
        wanted = read(fields, _New)
        rules = read_rules(wanted.rules)
        if wanted.stacks is None:
            setup = deal(wanted.seats, wanted.seed, wanted.first, rules)
        elif len(wanted.stacks) != wanted.seats:
            raise InvalidRequest("request-stacks", seats=wanted.seats, stacks=len(wanted.stacks))
        else:
            setup = from_stacks([[Tile(tile) for tile in stack] for stack in wanted.stacks], wanted.first, rules)
        return ClusteredMatch(setup)

    def _legal(self, fields: dict[str, Any]) -> Answer:
        read(fields, NoFields)
        return {"moves": sorted(map(str, self._game.position.legal_moves))}

    def _play(self, fields: dict[str, Any]) -> Answer:
        move = read(fields, _Move).move
        events = self._game.play(parse_move(move))
        return {"events": plain(events), **self._answer_position()}

    def _explain(self, fields: dict[str, Any]) -> Answer:
        move = read(fields, _Move).move
        reasons = self._game.position.explain(parse_move(move))
        return {
            "legal": not reasons,
            "reasons": [
                {"rule": r.rule, "cell": r.cell and list(r.cell), "key": r.key, "args": r.args, "message": r.message}
                for r in reasons
            ],
        }

    def _score(self, fields: dict[str, Any]) -> Answer:
        read(fields, NoFields)
        outcome = self._game.position.outcome
        winners = None if outcome is None else list(outcome.winners)
        return {"scores": plain_scores(self._game.position), "winners": winners}
