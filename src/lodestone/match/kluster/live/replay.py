"""Playing a record again on the physics of today, and saying where it comes out differently."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from lodestone.core import LodestoneError
from lodestone.match.kluster.live.intents import TimeOut
from lodestone.match.kluster.live.match import KlusterMatch, PlayedTurn
from lodestone.match.kluster.live.record import KlusterRecord, physics_version

Watcher = Callable[[KlusterMatch], None]


class Resimulation(msgspec.Struct, frozen=True):
    """What came of playing a record again. It stops at the first difference: from there on the tables differ."""

    same: int
    """Turns that came out the same, to the last bit."""
    turns: int
    """Turns in the record."""
    recorded_on: str
    played_on: str
    """Versions of the physics."""
    difference: str | None
    """What differed first: `table` (the start), `refused` (an intent), `happenings` (the outcome), `digest`."""

    @property
    def identical(self) -> bool:
        """Whether everything came out the same."""
        return self.difference is None


def resimulate(record: KlusterRecord, watch: Watcher | None = None) -> tuple[Resimulation, KlusterMatch]:
    """Do it all again; `watch` is shown the match after every frame. Never raises because of a difference."""
    match = KlusterMatch(record.setting, record.players)
    difference: str | None = None if match.opening_digest == record.digest else "table"
    same = 0
    while difference is None and same < len(record.turns):
        difference = _play_again(match, record.turns[same], watch)
        same += difference is None
    return Resimulation(same, len(record.turns), record.physics, physics_version(), difference), match


def _play_again(match: KlusterMatch, played: PlayedTurn, watch: Watcher | None) -> str | None:
    """One turn; what differed, if anything."""
    number = len(match.turns)
    waiting = list(played.inputs)
    try:
        while len(match.turns) == number:
            frame = 0 if match.turn is None else match.turn.frames
            if waiting and waiting[0].frame <= frame:
                intent = waiting[0].intent
                if isinstance(intent, TimeOut):
                    match.time_out()
                else:
                    match.do(waiting[0].seat, intent)
                waiting.pop(0)
                continue
            if match.idle or frame > played.frames:  # it waits for an input that was never given
                return "happenings"
            match.advance()
            if watch is not None:
                watch(match)
    except LodestoneError:
        return "refused"
    again = match.turns[-1]
    if again.happenings != played.happenings or waiting:
        return "happenings"
    return None if again.digest == played.digest else "digest"
