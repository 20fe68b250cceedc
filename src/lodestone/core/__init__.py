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
from lodestone.core.event import Event
from lodestone.core.first_by import FirstBy, draw_first, who_begins
from lodestone.core.outcome import Ending, Outcome
from lodestone.core.seats import Seat, seat_after, seat_letter

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
