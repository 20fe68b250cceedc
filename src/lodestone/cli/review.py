"""`lodestone review`: every move of a record beside the best one."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic

import msgspec

from lodestone.bots.advice.reviewing import AnyReview, review_record
from lodestone.cli.records import read_record
from lodestone.core import seat_letter
from lodestone.i18n import magnets_text, text
from lodestone.match.advice import SeatReview, Verdict
from lodestone.match.clustered.advice import ClusteredReview, ReviewedMove
from lodestone.match.kluster.advice import ReviewedTurn

SOON = 2.0
"""s after which progress is shown."""
WORTH_A_LINE = (Verdict.SLIP, Verdict.BLUNDER)


def review_file(file: Path, turn: int | None, *, as_json: bool) -> int:
    """Review a record of either game, or one move of it, in words or for a program."""
    review = _reviewed(read_record(file), turn)
    if as_json:
        print(json.dumps(msgspec.to_builtins(review), ensure_ascii=False))
        return 0
    for line in review_lines(review):
        print(line)
    return 0


def _reviewed(data: object, turn: int | None) -> AnyReview:
    """Shows progress on standard error if it takes longer than a moment."""
    from rich.console import Console

    console = Console(stderr=True, highlight=False)
    began, review = monotonic(), None
    with console.status("", spinner="line") as status:
        status.stop()
        for done, of, found in review_record(data, turn):
            review = found
            if console.is_terminal and found is None and monotonic() - began > SOON:
                status.update(text("review-progress", done=done, of=of))
                status.start()
    assert review is not None
    return review


def review_lines(review: AnyReview) -> list[str]:
    """In words: each move, then each seat."""
    if isinstance(review, ClusteredReview):
        lines = [_move_line(move) for move in review.moves]
    else:
        lines = [_turn_line(turn) for turn in review.turns]
        if not review.whole:
            lines.append(text("review-partial", number=review.turns[-1].number + 1 if review.turns else 1))
    return [*lines, *map(_seat_line, review.seats)]


def _move_line(move: ReviewedMove) -> str:
    line = f"{move.number:>4}  {seat_letter(move.seat)} {move.played.move:<10} {_verdict(move.verdict)}"
    if move.verdict not in WORTH_A_LINE:
        return line
    better = text("review-better", move=move.best.move, points=round(move.swing, 1))
    return f"{line}. {better} {_because(move)}".rstrip()


def _turn_line(turn: ReviewedTurn) -> str:
    line = (
        f"{turn.number:>4}  {seat_letter(turn.seat)} {magnets_text([turn.played.magnet]):<10} {_verdict(turn.verdict)}."
    )
    said = [text("review-risk", risk=round(100 * turn.played.risk), best=round(100 * turn.best.risk))]
    if turn.klustered:
        said.append(text("review-klustered", magnets=magnets_text(turn.klustered)))
    if turn.played.pair is not None:
        said.append(text("advice-pair", one=turn.played.pair[0], other=turn.played.pair[1]))
    return f"{line} {' '.join(said)}"


def _seat_line(seat: SeatReview) -> str:
    counted = {"slips": seat.slips, "blunders": seat.blunders}
    return text("review-seat", seat=seat_letter(seat.seat), given=round(seat.swing, 1), **counted)


def _verdict(verdict: Verdict) -> str:
    return text("review-verdict", verdict=str(verdict))


def _because(move: ReviewedMove) -> str:
    return " ".join(text(reason.key, **reason.args) for reason in move.reasons)
