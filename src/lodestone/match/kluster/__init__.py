"""A game of Kluster as a referee keeps it: history and take-back, plain data, records that replay."""

from lodestone.match.kluster.record import from_record, to_record
from lodestone.match.kluster.refereed import Happening, RefereedGame, Resigned, Stopped, TimedOut

__all__ = ["Happening", "RefereedGame", "Resigned", "Stopped", "TimedOut", "from_record", "to_record"]
