"""Plays matches between bots as fast as they go, without a screen or a clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lodestone.bots.kluster.plan import KlusterBot, Plan, Step
from lodestone.core import Event, LodestoneError
from lodestone.match.kluster.live import Frame, KlusterMatch, Stage

PLANS = 12
"""Plans in one turn that come to nothing before the seat's time is up (Z9)."""

Watcher = Callable[[Frame], None]


def play_match(
    match: KlusterMatch, bots: Sequence[KlusterBot], watch: Watcher | None = None, most_turns: int | None = None
) -> None:
    """Play to the end, or for so many turns. `watch` sees every frame that bots see, unstripped."""
    while match.turn is not None and (most_turns is None or len(match.turns) < most_turns):
        play_turn(match, bots, watch)


def play_turn(match: KlusterMatch, bots: Sequence[KlusterBot], watch: Watcher | None = None) -> tuple[Event, ...]:
    """Play one turn (or one decision of an expert) to its end; what the rules made of it."""
    for _ in range(PLANS):
        turn = match.turn
        if turn is None:
            return ()
        plan = bots[turn.seat].plan(match.view(turn.seat))
        frame = _carry_out(match, plan, watch)
        if frame.events:
            return frame.events
        if turn.stage is Stage.SETTLING:
            frame = _advance(match, 10_000, watch)
            if frame.events:
                return frame.events
    match.time_out()
    return _advance(match, 10_000, watch).events


def _carry_out(match: KlusterMatch, plan: Plan, watch: Watcher | None) -> Frame:
    """Until the plan or the turn ends. A plan that does not mind a refusal ends there."""
    turn = match.turn
    assert turn is not None
    seat = turn.seat
    frame = match.frame()
    step: Step | None = next(plan, None)
    while step is not None:
        try:
            for intent in step.intents:
                match.do(seat, intent)
        except LodestoneError as refused:
            try:
                step = plan.throw(refused)
            except (StopIteration, LodestoneError):
                return frame
            continue
        frame = _advance(match, step.frames, watch)
        if frame.events or match.turn is not turn:
            plan.close()
            return frame
        try:
            step = plan.send(frame.seen_by(seat))
        except StopIteration:
            step = None
    return frame


def _advance(match: KlusterMatch, frames: int, watch: Watcher | None) -> Frame:
    if watch is None:
        return match.advance(frames)
    frame = match.frame()
    for _ in range(frames):
        frame = match.advance()
        watch(frame)
        if frame.events or match.idle or match.stage is Stage.OVER:
            break
    return frame
