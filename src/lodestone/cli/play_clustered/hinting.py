"""A hint in the terminal: what a strong bot would play in this place, and why."""

from __future__ import annotations

import sys

from lodestone.cli.extras import naming_extras
from lodestone.i18n import text
from lodestone.match.clustered import View
from lodestone.match.clustered.advice import ClusteredAdvice


def advice_for(view: View) -> ClusteredAdvice:
    """Advice from what the seat may know. Says so if the first one ever has to be compiled."""
    with naming_extras():
        from lodestone.core.compiler import announce_compilation

        announce_compilation(lambda: print(text("play-preparing"), file=sys.stderr, flush=True))
        from lodestone.bots.advice.clustered import advise

    return advise(view)


def hint_lines(advice: ClusteredAdvice) -> list[str]:
    """The move, the reasons, and what would be nearly as good."""
    best = advice.best
    kind = "discard" if best.move.startswith("-") else "place"
    reasons = [text(reason.key, **reason.args) for reason in advice.reasons if reason.key != "advice-points"]
    lines = [text("play-hint", move=best.move, gain=best.points, kind=kind), " ".join(reasons)]
    if advice.alternatives:
        lines.append(text("advice-also", moves=", ".join(other.move for other in advice.alternatives)))
    return [line for line in lines if line]
