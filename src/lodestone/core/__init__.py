"""What both games share: seats, chance, reasons and errors, outcomes, events.

Knows no game. Imports nothing of ours but the catalogues (docs/decisions/0002).
"""

from lodestone.core.chance import Chance
from lodestone.core.errors import (
    GameOver,
    IllegalMove,
    InvalidNotation,
    InvalidRecord,
    InvalidRequest,
    InvalidSetup,
    LodestoneError,
    Reason,
)
from lodestone.core.events import Ending, Event, Outcome
from lodestone.core.seats import FirstBy, Seat, draw_first, seat_after, seat_letter, who_begins

__all__ = [
    "Chance",
    "Ending",
    "Event",
    "FirstBy",
    "GameOver",
    "IllegalMove",
    "InvalidNotation",
    "InvalidRecord",
    "InvalidRequest",
    "InvalidSetup",
    "LodestoneError",
    "Outcome",
    "Reason",
    "Seat",
    "draw_first",
    "seat_after",
    "seat_letter",
    "who_begins",
]
