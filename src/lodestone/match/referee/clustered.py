"""The referee of Clustered: each operation of the protocol is one method here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from lodestone.clustered import Tile, deal, from_stacks, parse_move
from lodestone.core import InvalidRequest
from lodestone.match.clustered import ClusteredMatch, from_record, to_record
from lodestone.match.clustered.plain import plain, plain_position, plain_scores, read_rules
from lodestone.match.plain import Seed, Small, read
from lodestone.match.referee.respond import Answer, dispatch


class _New(msgspec.Struct, forbid_unknown_fields=True):
    seats: Small
    seed: Seed = 0
    first: Small = 0
    rules: dict[str, Any] = {}
    stacks: list[list[str]] | None = None


class _Nothing(msgspec.Struct, forbid_unknown_fields=True):
    pass


class _Move(msgspec.Struct, forbid_unknown_fields=True):
    move: str


class _Load(msgspec.Struct, forbid_unknown_fields=True):
    record: dict[str, Any]


class ClusteredReferee:
    """Keeps one game and answers questions about it."""

    def __init__(self) -> None:
        self._match: ClusteredMatch | None = None
        self._operations: dict[str, Callable[[dict[str, Any]], Answer]] = {
            "new": self._new,
            "position": self._position,
            "legal": self._legal,
            "play": self._play,
            "explain": self._explain,
            "score": self._score,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
        }

    def answer(self, operation: str, fields: dict[str, Any]) -> Answer:
        """Answer one request."""
        return dispatch(self._operations, operation, fields)

    @property
    def _game(self) -> ClusteredMatch:
        if self._match is None:
            raise InvalidRequest("request-nothing-started")
        return self._match

    def _new(self, fields: dict[str, Any]) -> Answer:
        wanted = read(fields, _New)
        rules = read_rules(wanted.rules)
        if wanted.stacks is None:
            setup = deal(wanted.seats, wanted.seed, wanted.first, rules)
        elif len(wanted.stacks) != wanted.seats:
            raise InvalidRequest("request-stacks", seats=wanted.seats, stacks=len(wanted.stacks))
        else:
            setup = from_stacks([[Tile(tile) for tile in stack] for stack in wanted.stacks], wanted.first, rules)
        self._match = ClusteredMatch(setup)
        return self._answer_position()

    def _answer_position(self) -> Answer:
        return {"position": plain_position(self._game.position)}

    def _position(self, fields: dict[str, Any]) -> Answer:
        read(fields, _Nothing)
        return self._answer_position()

    def _legal(self, fields: dict[str, Any]) -> Answer:
        read(fields, _Nothing)
        return {"moves": sorted(map(str, self._game.position.legal_moves))}

    def _play(self, fields: dict[str, Any]) -> Answer:
        move = read(fields, _Move).move
        game = self._game
        events = game.play(parse_move(move))
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
        read(fields, _Nothing)
        outcome = self._game.position.outcome
        winners = None if outcome is None else list(outcome.winners)
        return {"scores": plain_scores(self._game.position), "winners": winners}

    def _undo(self, fields: dict[str, Any]) -> Answer:
        read(fields, _Nothing)
        self._game.take_back()
        return self._answer_position()

    def _save(self, fields: dict[str, Any]) -> Answer:
        read(fields, _Nothing)
        return {"record": to_record(self._game)}

    def _load(self, fields: dict[str, Any]) -> Answer:
        self._match = from_record(read(fields, _Load).record)
        return self._answer_position()
