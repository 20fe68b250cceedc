"""What has happened in a match of Kluster, in words."""

from __future__ import annotations

from collections.abc import Iterable

from lodestone.core import Event, Seat, seat_letter
from lodestone.i18n import magnets_text, text
from lodestone.kluster import (
    ContinuationOffered,
    FaultCounted,
    GameEnded,
    MagnetPlaced,
    MagnetsTaken,
    Position,
    SeatResigned,
    TimeRanOut,
    TurnPassed,
)


def describe(events: Iterable[Event]) -> list[str]:
    """Sentences for events; whose turn comes next goes without saying."""
    return [sentence for event in events if (sentence := _sentence(event))]


def _sentence(event: Event) -> str:
    match event:
        case MagnetPlaced(seat=seat, magnet=magnet):
            return text("watch-placed", seat=seat_letter(seat), magnet=magnet)
        case MagnetsTaken(seat=seat, magnets=magnets, rule=rule):
            cause = {"Q-K1": "hand", "K11": "outside"}.get(rule, "klustered")
            count = len(magnets)
            return text("watch-taken", seat=seat_letter(seat), magnets=magnets_text(magnets), count=count, cause=cause)
        case FaultCounted(faults=faults, allowed=allowed, rule=rule):
            return text("watch-fault", faults=faults, allowed=allowed, cause="time" if rule == "Z9" else "taken")
        case ContinuationOffered(seat=seat):
            return text("watch-may-continue", seat=seat_letter(seat))
        case TimeRanOut(seat=seat):
            return text("watch-time-up", seat=seat_letter(seat))
        case SeatResigned(seat=seat, magnets=magnets):
            return text("watch-resigned", seat=seat_letter(seat), count=len(magnets))
        case GameEnded(winners=winners, reason=reason):
            return text("watch-ended", reason=str(reason), winners=letters(winners), count=len(winners))
        case TurnPassed():
            return ""
        case _:
            return ""


def letters(seats: Iterable[Seat]) -> str:
    """Seats by their letters: A, C."""
    return ", ".join(map(seat_letter, seats))


def pools_line(position: Position, players: tuple[str, ...] | None) -> str:
    """How many magnets each seat has left."""
    entries = []
    for seat, pool in enumerate(position.pools):
        mark = ">" if position.seat == seat else ""
        name = f" {players[seat]}" if players and len(position.pools) <= 4 else ""
        entries.append(f"{mark}{seat_letter(seat)}{name} {len(pool)}")
    return "  ".join(entries)


def solo_line(position: Position) -> str | None:
    """How a solo game stands."""
    solo = position.solo
    if solo is None:
        return None
    return text("watch-solo", placed=solo.placed, faults=solo.faults, allowed=solo.allowed)
