"""Going on with a match after its server was gone: from its record and a snapshot of its table.

A snapshot is the whole table as it was when a turn began, so nothing that happened before needs to be simulated
again. Its digest is that of the turn before, which is how the two are matched. If a snapshot is some turns old, those
turns are played again from their inputs. The match goes on to the same bits as if nothing had happened.
"""

from __future__ import annotations

from collections.abc import Sequence

from lodestone.core import InvalidRecord, LodestoneError
from lodestone.match.kluster.live.match import KlusterMatch
from lodestone.match.kluster.live.played import Input
from lodestone.match.kluster.live.record import KlusterRecord
from lodestone.match.kluster.live.replay import give_again, play_again
from lodestone.physics.snapshots import digest_of


def resume(record: KlusterRecord, snapshot: bytes, inputs: Sequence[Input] = ()) -> KlusterMatch:
    """The match of a record, ready to go on; `inputs` are those of the turn that was running.

    `snapshot` is what `KlusterMatch.snapshot` gave in any turn of it. Raises InvalidRecord if it is of another match,
    or if what must be played again comes out differently because the physics has changed.

    >>> from lodestone.kluster import Boxes
    >>> from lodestone.match.kluster.live import from_record, set_table, to_record
    >>> match = KlusterMatch(set_table(Boxes(duo=1), seats=2, seed=1))
    >>> resume(from_record(to_record(match)), match.snapshot()).position == match.position
    True
    """
    known = _turns_before(record, snapshot)
    match = KlusterMatch.resumed(
        record.setting,
        record.turns[:known],
        snapshot,
        players=record.players,
        opening_digest=record.digest,
        physics=record.physics,
    )
    for number, played in enumerate(record.turns[known:], known + 1):
        if (difference := play_again(match, played)) is not None:
            raise InvalidRecord("kluster-resume-differs", number=number, difference=difference)
    _go_on(match, inputs)
    return match


def _turns_before(record: KlusterRecord, snapshot: bytes) -> int:
    """How many turns had been played when the snapshot was taken."""
    wanted = digest_of(snapshot)
    digests = [record.digest, *(played.digest for played in record.turns)]
    for number in range(len(record.turns), -1, -1):
        if digests[number] == wanted:
            return number
    raise InvalidRecord("kluster-resume-snapshot")


def _go_on(match: KlusterMatch, inputs: Sequence[Input]) -> None:
    number = len(match.turns) + 1
    try:
        whole = give_again(match, inputs)
    except LodestoneError as problem:
        raise InvalidRecord("kluster-record-illegal", number=number, problem=str(problem)) from None
    if not whole:
        raise InvalidRecord("kluster-resume-differs", number=number, difference="happenings")
