"""Playing a record again on the physics of today: to say where it comes out differently, or to go on with its match.

To go on takes a snapshot too: the whole table as it was when a turn began, so nothing that happened before needs to be
simulated again. Its digest is that of the turn before, which is how the two are matched. If a snapshot is some turns
old, those turns are played again from their inputs. The match goes on to the same bits as if nothing had happened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from lodestone.core import InvalidRecord, LodestoneError
from lodestone.match.kluster.live.intents import TimeOut, TimeUp
from lodestone.match.kluster.live.match import KlusterMatch, Passed
from lodestone.match.kluster.live.played import Input, PlayedTurn, physics_version
from lodestone.match.kluster.live.record import KlusterRecord
from lodestone.physics.snapshots import digest_of

Watcher = Callable[[KlusterMatch, Passed], None]
"""Called after each frame with the match and what came of that frame."""


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
    """Play it all again; `watch` is called after every frame. A difference never raises."""
    match = KlusterMatch(record.setting, record.players)
    difference: str | None = None if match.opening_digest == record.digest else "table"
    same = 0
    while difference is None and same < len(record.turns):
        difference = play_again(match, record.turns[same], watch)
        same += difference is None
    return Resimulation(same, len(record.turns), record.physics, physics_version(), difference), match


def play_again(match: KlusterMatch, played: PlayedTurn, watch: Watcher | None = None) -> str | None:
    """The next turn of a match once more; what differed, if anything."""
    number = len(match.turns)
    try:
        whole = give_again(match, played.inputs, watch)
        while len(match.turns) == number:
            if not whole or match.idle or _frames(match) > played.frames:
                return "happenings"  # the turn waits for an input that was never given
            _go_on(match, watch)
    except LodestoneError:
        return "refused"
    again = match.turns[-1]
    if again.happenings != played.happenings or not whole:
        return "happenings"
    return None if again.digest == played.digest else "digest"


def give_again(match: KlusterMatch, inputs: Sequence[Input], watch: Watcher | None = None) -> bool:
    """Give inputs to the running turn, each at its frame. False if it ends, or stands still, before the last."""
    number = len(match.turns)
    for given in inputs:
        while len(match.turns) == number and _frames(match) < given.frame and not match.idle:
            _go_on(match, watch)
        if len(match.turns) != number or _frames(match) != given.frame:
            return False
        if isinstance(given.intent, TimeOut):
            match.time_out()
        elif isinstance(given.intent, TimeUp):
            match.time_up()
        else:
            match.do(given.seat, given.intent)
    return True


def _go_on(match: KlusterMatch, watch: Watcher | None) -> None:
    passed = match.pass_time(1)
    if watch is not None:
        watch(match, passed)


def _frames(match: KlusterMatch) -> int:
    return 0 if match.turn is None else match.turn.frames


def resume(record: KlusterRecord, snapshot: bytes, inputs: Sequence[Input] = ()) -> KlusterMatch:
    """The match of a record whose server has gone, ready to go on; `inputs` are those of the turn that was running.

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
    _give_running(match, inputs)
    return match


def _turns_before(record: KlusterRecord, snapshot: bytes) -> int:
    """How many turns had been played when the snapshot was taken."""
    wanted = digest_of(snapshot)
    digests = [record.digest, *(played.digest for played in record.turns)]
    for number in range(len(record.turns), -1, -1):
        if digests[number] == wanted:
            return number
    raise InvalidRecord("kluster-resume-snapshot")


def _give_running(match: KlusterMatch, inputs: Sequence[Input]) -> None:
    """Give the inputs of the turn that was running once more."""
    number = len(match.turns) + 1
    try:
        whole = give_again(match, inputs)
    except LodestoneError as problem:
        raise InvalidRecord("kluster-record-illegal", number=number, problem=str(problem)) from None
    if not whole:
        raise InvalidRecord("kluster-resume-differs", number=number, difference="happenings")
