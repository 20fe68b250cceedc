"""The review of a record of either game, move by move, so that progress can be shown and it can be stopped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from lodestone.core import InvalidRequest, Seat
from lodestone.match.advice import SeatReview, Verdict
from lodestone.match.clustered.advice import ClusteredReview, ReviewedMove
from lodestone.match.kluster.advice import KlusterReview, ReviewedTurn

AnyReview: TypeAlias = ClusteredReview | KlusterReview


class Reviewed(NamedTuple):
    """The review so far."""

    done: int
    of: int
    """How many moves or turns there are to judge."""
    review: AnyReview | None
    """None until the last one is judged."""


def verdict_on(swing: float, *, best: bool, slip: float, blunder: float) -> Verdict:
    """What a move that left a choice was like; `slip` and `blunder` are the swings from which it is one."""
    if best:
        return Verdict.BEST
    if swing < slip:
        return Verdict.GOOD
    return Verdict.BLUNDER if swing >= blunder else Verdict.SLIP


def seat_review(seat: Seat, swing: float, verdicts: Sequence[Verdict]) -> SeatReview:
    """A seat's moves together, by the verdicts on those that left a choice."""
    slips, blunders = verdicts.count(Verdict.SLIP), verdicts.count(Verdict.BLUNDER)
    return SeatReview(seat, len(verdicts), round(swing, 2), slips, blunders)


def review_record(data: object, only: int | None = None) -> Iterator[Reviewed]:
    """Yields after each move or turn; `only` judges one of them, counted from 1. Raises InvalidRecord."""
    if isinstance(data, dict) and data.get("game") == "kluster":
        return _kluster(data, only)
    return _clustered(data, only)


def _clustered(data: object, only: int | None) -> Iterator[Reviewed]:
    from lodestone.bots.advice.clustered_review import review_moves, summed_up
    from lodestone.match.clustered import from_record

    match = from_record(data)
    _check(only, len(match.moves))
    found: list[ReviewedMove] = []
    for done, move in enumerate(review_moves(match, only=only), 1):
        found += [] if move is None else [move]
        yield Reviewed(done, len(match.moves), None)
    yield Reviewed(len(match.moves), len(match.moves), summed_up(found, match.setup.seats))


def _kluster(data: dict[str, Any], only: int | None) -> Iterator[Reviewed]:
    if data.get("kind") == "referee":
        raise InvalidRequest("replay-no-physics")
    from lodestone.bots.advice.kluster_review import review_turns, summed_up
    from lodestone.match.kluster.live import from_record

    record = from_record(data)
    _check(only, len(record.turns))
    found: list[ReviewedTurn] = []
    done = 0
    for turn in review_turns(record, only):
        done += 1
        found += [] if turn is None else [turn]
        yield Reviewed(done, len(record.turns), None)
    whole = done == len(record.turns)
    yield Reviewed(len(record.turns), len(record.turns), summed_up(found, record.setting.setup.seats, whole=whole))


def _check(only: int | None, most: int) -> None:
    if only is not None and not 1 <= only <= most:
        raise InvalidRequest("replay-no-turn", number=only, most=most)
