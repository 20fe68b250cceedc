"""A finished match of Kluster, placement by placement. It is played again: each seat's fingers feel what they felt.

A placement is judged by what its seat had seen and felt when it let go; its consequences are listed beside that.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lodestone.bots.advice.kluster import TOLD, Adviser, reasons_for
from lodestone.bots.advice.reviewing import seat_review, verdict_on
from lodestone.bots.kluster.felt_poles import Poles, TugReadings, strengths
from lodestone.bots.kluster.imagined_table import ImaginedSpot
from lodestone.bots.kluster.searching import rank
from lodestone.core import Seat
from lodestone.kluster import Magnet, TurnFacts
from lodestone.match.advice import SeatReview
from lodestone.match.kluster.advice import KlusterReview, ReviewedTurn
from lodestone.match.kluster.live import Frame, Held, KlusterMatch, KlusterRecord, PlayedTurn, Stage
from lodestone.match.kluster.live.match import Passed
from lodestone.match.kluster.live.replay import play_again

SLIP = 0.15
"""A placement that takes this much more risk than it had to is a slip."""
BLUNDER = 0.4
"""A placement that takes this much more risk than it had to is a blunder."""
EVERY = 8
"""Frames of 16 ms from one measurement of the tug to the next."""


def review_turns(record: KlusterRecord, only: int | None = None) -> Iterator[ReviewedTurn | None]:
    """Each turn with its verdict; None if nothing was placed in it and, with `only`, for every turn but that one.

    Ends early where the record comes out differently on today's physics. A caller that has seen enough stops
    iterating.
    """
    match = KlusterMatch(record.setting, record.players)
    if match.opening_digest != record.digest:
        return
    advisers: dict[Seat, Adviser] = {}
    for number, played in enumerate(record.turns, 1):
        if played.seat not in advisers:
            advisers[played.seat] = _adviser(match, played.seat)
        fingers = _Fingers(match, played.seat, advisers[played.seat].poles)
        if play_again(match, played, fingers.watch) is not None:
            return
        fingers.remember()
        yield fingers.reviewed(number, played, advisers[played.seat]) if only in (None, number) else None


def _adviser(match: KlusterMatch, seat: Seat) -> Adviser:
    view, poles = match.view(seat), Poles()
    if match.setting.table.show_poles and view.north is not None:
        poles.show(view.north)
    return Adviser(view, poles)


class _Fingers:
    """What a seat sees and feels in one turn, up to the moment at which it lets go."""

    def __init__(self, match: KlusterMatch, seat: Seat, poles: Poles) -> None:
        self._seat = seat
        self._poles = poles
        self._strengths = strengths(match.view(seat).sizes)
        self._frames = 0
        self._sense: TugReadings | None = None
        self._last: Frame | None = None

    def watch(self, match: KlusterMatch, passed: Passed) -> None:
        """Take in a frame."""
        turn = match.turn
        if turn is None or turn.seat != self._seat or turn.stage is not Stage.PREPARING or turn.hand.grip is None:
            return
        self._frames += 1
        frame = match.frame().seen_by(self._seat)
        self._last = frame
        if self._frames % EVERY == 0:
            self._feel(frame, turn.hand.grip.magnet)

    def _feel(self, frame: Frame, magnet: Magnet) -> None:
        if self._sense is None or self._sense.magnet != magnet:
            self._sense = TugReadings(magnet, self._strengths)
        self._sense.feel(frame)

    def remember(self) -> None:
        """Keep what was felt in this turn for the turns that follow."""
        if self._sense is not None:
            self._poles.learn(self._sense)

    def reviewed(self, number: int, played: PlayedTurn, adviser: Adviser) -> ReviewedTurn | None:
        """The placement beside the best one; None if nothing left the hand."""
        facts = next((happening for happening in played.happenings if isinstance(happening, TurnFacts)), None)
        frame = self._last
        if frame is None or frame.held is None or facts is None or not _left_the_hand(facts):
            return None
        best, *others = adviser.best_places(frame, frame.held.body.magnet)
        spot = adviser.judge(_spot_of(frame.held))
        if rank(spot) <= rank(best):
            best, others = spot, [best, *others]
        swing = max(0.0, spot.risk - best.risk)
        placed, top = adviser.placing(spot), adviser.placing(best)
        alternatives = tuple(adviser.placing(one) for one in (best, *others) if one is not spot)[:TOLD]
        return ReviewedTurn(
            number=number,
            seat=played.seat,
            played=placed,
            best=top,
            swing=round(swing, 3),
            verdict=verdict_on(swing, best=spot is best, slip=SLIP, blunder=BLUNDER),
            alternatives=alternatives,
            klustered=tuple(sorted({magnet for kluster in facts.klusters for magnet in kluster})),
            reasons=reasons_for(top, 0.0) if spot is not best else (),
        )


def _left_the_hand(facts: TurnFacts) -> bool:
    return facts.placed is not None or facts.fault


def _spot_of(held: Held) -> ImaginedSpot:
    x, y, _ = held.body.at
    return ImaginedSpot(x, y, held.yaw, held.face, held.pose)


def summed_up(turns: Iterable[ReviewedTurn], seats: int, *, whole: bool) -> KlusterReview:
    """The review: all placements, and their sums for each seat."""
    kept = tuple(turns)
    return KlusterReview(kept, tuple(_seat(kept, seat) for seat in range(seats)), whole)


def _seat(turns: tuple[ReviewedTurn, ...], seat: Seat) -> SeatReview:
    mine = [turn for turn in turns if turn.seat == seat]
    return seat_review(seat, sum(turn.swing for turn in mine), [turn.verdict for turn in mine])
