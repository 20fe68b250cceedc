"""What lists tell about a table, stored beside it with everything that changes it: no log is read for a list.

Secret like the log: it has the hashes of tokens, by which people find the seats that are theirs.
"""

from __future__ import annotations

import msgspec

from lodestone.server.table.secret import same_hash, token_hash
from lodestone.server.table.table import Table

FORMAT = 1
"""The format, with which the bytes begin. A field with a default may be added at an end; all else is another one."""


class SeatSummary(msgspec.Struct, frozen=True, array_like=True):
    """A seat, as lists need it."""

    kind: str
    name: str | None
    level: str | None
    """The level of the bot that plays here now."""
    key: bytes | None
    """The hash of the token of whoever holds it."""
    resigned: bool
    standing: int | None
    """The game's number for it (`Game.standing`)."""


class Summary(msgspec.Struct, frozen=True, array_like=True):
    """A table, as lists need it."""

    status: str
    seats: tuple[SeatSummary, ...]
    turn: int | None
    since: float
    """When the turn began, or the table became what it is."""
    paused: bool
    lesson: str | None
    record: str | None
    """The record of its last game that is over."""

    def seats_of(self, token: str | None) -> tuple[int, ...]:
        """The seats that somebody holds."""
        if token is None:
            return ()
        wanted = token_hash(token)
        held = [seat.key is not None and same_hash(seat.key.hex(), wanted) for seat in self.seats]
        return tuple([number for number, own in enumerate(held) if own])


_ENCODER = msgspec.msgpack.Encoder()
_DECODER = msgspec.msgpack.Decoder(Summary)


def summary_of(table: Table) -> bytes:
    """The summary as bytes."""
    play, people = table.play, table.people
    standing = () if play is None else play.standing()
    resigned = () if play is None else play.resigned
    seats = tuple(
        [
            SeatSummary(
                str(seat.kind),
                seat.name or seat.level,
                seat.bot,
                None if seat.person is None else bytes.fromhex(people.everybody[seat.person].token_hash),
                number in resigned,
                standing[number] if number < len(standing) else None,
            )
            for number, seat in enumerate(people.seats)
        ]
    )
    record = table.records[-1] if table.records else None
    told = Summary(str(table.status), seats, table.turn, table.since, table.paused, table.lesson, record)
    return bytes([FORMAT]) + _ENCODER.encode(told)


def read_summary(body: bytes) -> Summary | None:
    """The summary; None if nothing was stored since tables have summaries, or if a later version wrote it."""
    return _DECODER.decode(body[1:]) if body[:1] == bytes([FORMAT]) else None
