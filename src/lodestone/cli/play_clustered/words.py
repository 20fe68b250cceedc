"""What has happened, and a hint, in words."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from lodestone.cli.extras import naming_extras
from lodestone.cli.play_clustered.options import HUMAN
from lodestone.clustered import BonusTaken, Phase, Score, SeatResigned, TileDiscarded, TilePlaced
from lodestone.core import Event, Seat, seat_letter
from lodestone.i18n import text
from lodestone.match.clustered import View
from lodestone.match.clustered.advice import ClusteredAdvice


def describe(events: Iterable[Event], before: tuple[Score, ...], after: tuple[Score, ...]) -> list[str]:
    """Sentences for the events everybody at the table sees; draws are private and left out."""
    sentences = []
    for event in events:
        match event:
            case TilePlaced(seat=seat, tile=tile, cell=cell):
                gain = after[seat].total - before[seat].total
                sentences.append(
                    text("event-placed", seat=seat_letter(seat), tile=str(tile), cell=str(cell), gain=gain)
                )
            case TileDiscarded(seat=seat, tile=tile, phase=phase):
                key = "event-trimmed" if phase is Phase.TRIM else "event-discarded"
                sentences.append(text(key, seat=seat_letter(seat), tile=str(tile)))
            case BonusTaken(seat=seat, bonus=bonus):
                sentences.append(text("event-bonus", seat=seat_letter(seat), bonus=str(bonus)))
            case SeatResigned(seat=seat):
                sentences.append(text("event-resigned", seat=seat_letter(seat)))
            case _:
                pass
    return sentences


def seat_name(seat: Seat, players: tuple[str, ...]) -> str:
    """A seat with who sits there: `A (person)`."""
    return text("play-seat-name", seat=seat_letter(seat), player=player_name(players[seat]))


def player_name(player: str) -> str:
    """A bot's name or a person's own; those without a name are “person”, which options and records call `human`."""
    return text("play-person") if player == HUMAN else player


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
