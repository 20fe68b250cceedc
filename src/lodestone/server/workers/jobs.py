"""Every job there is, and what the pool and its processes say to each other about them.

This is what goes in; what comes out is bytes, and `doing` says what they are.
"""

from __future__ import annotations

import enum
from typing import ClassVar, NamedTuple

import msgspec

from lodestone.core import Seat
from lodestone.core.errors import CarriedError
from lodestone.match.live_game import Seating
from lodestone.match.wire import RecordInfo
from lodestone.server.workers.pipe import PipeMessage


class Share(enum.IntEnum):
    """Who goes first, and how many processes one kind of work may take up."""

    AT_ONCE = 0
    """Somebody at a table waits for it."""
    SOON = 1
    """A request waits for it. One process is left to the tables."""
    LATER = 2
    """Takes seconds to minutes, and comes bit by bit. Two processes are left to the others, if there are three."""


class Purpose(NamedTuple):
    """How a kind of work is treated."""

    share: Share
    deadline: float
    """s from its beginning, after which its process is ended."""
    queue: int = 64
    """Jobs that may wait in all."""
    each: int = 8
    """Jobs of one address that may wait or run."""
    busy: str = "server-busy"
    """What somebody is told if there is no room for them."""
    then_end: bool = False
    """Its process ends with it: what it leaves in memory is of no use to other jobs."""


PONDERING = Purpose(Share.AT_ONCE, 60.0, queue=100_000, each=100_000)
"""A table asks for one move at a time, so there are never more than tables; and a bot cannot come back later."""
PLANS = Purpose(Share.AT_ONCE, 60.0, queue=100_000, each=64)
"""A bot of a live match asks for one step at a time."""
ADVICE = Purpose(Share.AT_ONCE, 60.0, queue=32, each=8, busy="server-hints-busy")
CHECKS = Purpose(Share.SOON, 30.0, queue=16, each=4)
ANSWERS = Purpose(Share.SOON, 15.0)
PREVIEWS = Purpose(Share.SOON, 10.0, queue=16, each=4)
"""Nobody at a table waits for them, and messengers ask again: few at a time, so a flood of links is little work."""
FILMS = Purpose(Share.LATER, 300.0, queue=12, each=4, busy="server-no-track-yet")
REVIEWS = Purpose(Share.LATER, 900.0, queue=12, each=4, busy="server-no-review-yet")
PREPARATION = Purpose(Share.LATER, 900.0, then_end=True)
"""A server where nobody ever asks for a hint need not keep all that it takes in memory."""


PART = 256 * 1024
"""Bytes of a part of something large: what can be copied in a fraction of a millisecond."""


class Job(msgspec.Struct, frozen=True, tag=True, array_like=True, gc=False):
    """Base of all jobs. What a job brings along that may be large goes beside it, in parts."""

    purpose: ClassVar[Purpose] = ANSWERS
    anywhere: ClassVar[bool] = False
    """Whether another computer may do it: it is worth the transfer, and all results come at the end."""


class Ponder(Job, frozen=True):
    """What would a bot of this level play? `view` is what its seat may see, packed."""

    purpose = PONDERING
    anywhere = True
    game: str
    level: str
    seed: int
    view: bytes


class PlanStep(Job, frozen=True):
    """What does a bot of a live match do next? Nothing is answered if it fails (`match.game.Planner`)."""

    purpose = PLANS
    game: str
    match: int
    seat: Seat
    seating: Seating
    number: int
    question: bytes
    closed: tuple[int, ...] = ()
    """Matches whose bots no longer need to be remembered."""


class LoadPlanner(Job, frozen=True):
    """Have whatever the bots of a live match need in memory before the first of them is asked: nobody waits for it."""

    purpose = PLANS
    game: str


class Advise(Job, frozen=True):
    """What should a seat do, and why? `view` is what it sees, packed."""

    purpose = ADVICE
    anywhere = True
    game: str
    seed: int
    view: bytes


class CheckRecord(Job, frozen=True):
    """Is what goes with it a record, move by move?"""

    purpose = CHECKS
    anywhere = True


class ReplayRecord(Job, frozen=True):
    """The record that goes with it turn by turn."""

    anywhere = True
    info: RecordInfo


class ScoreBoard(Job, frozen=True):
    """The scores of a text board: a `ScoreRequest` goes with it."""

    anywhere = True
    game: str


class AskReferee(Job, frozen=True):
    """What a referee says to operations: a `RefereeRequest` goes with it."""

    anywhere = True
    game: str


class DrawQr(Job, frozen=True):
    """A text as a QR code."""

    text: str


class DrawPreview(Job, frozen=True):
    """A table as a picture for whoever is sent its link."""

    purpose = PREVIEWS
    game: str
    taken: tuple[bool, ...]
    """For each seat whether somebody has it."""
    board: bytes | None
    """`Game.board`."""


class DrawRecordPreview(Job, frozen=True):
    """The same of the record that goes with it."""

    purpose = PREVIEWS
    game: str


class DescribeApi(Job, frozen=True):
    """The HTTP part as OpenAPI, in JSON: takes a moment and some memory to make, and never changes."""


class FilmRecord(Job, frozen=True):
    """How the turns of the record of a live game that goes with it moved, one after the other."""

    purpose = FILMS
    game: str


class ReviewRecord(Job, frozen=True):
    """What the moves of the record that goes with it were like."""

    purpose = REVIEWS
    anywhere = True
    game: str


class PrepareBots(Job, frozen=True):
    """Compile what bots and hints of a game need."""

    purpose = PREPARATION
    game: str


_Thoughts = Ponder | PlanStep | LoadPlanner | Advise
_Answers = CheckRecord | ReplayRecord | ScoreBoard | AskReferee | DrawQr | DrawPreview | DrawRecordPreview | DescribeApi
AnyJob = _Thoughts | _Answers | FilmRecord | ReviewRecord | PrepareBots


class Work(PipeMessage, frozen=True):
    """Do a job."""

    id: int
    job: AnyJob


class Along(PipeMessage, frozen=True):
    """Said before `Work`: a part of what the job brings along."""

    id: int
    part: bytes


class Enough(PipeMessage, frozen=True):
    """The pieces that are still to come are no longer needed."""

    id: int


class Awake(PipeMessage, frozen=True):
    """Ready for the first job."""


class Begun(PipeMessage, frozen=True):
    """Everything is loaded, compiled if need be, and the work begins: the deadline counts from here."""

    id: int


class ResultPart(PipeMessage, frozen=True):
    """A result, or a part of it; most jobs have one."""

    id: int
    part: bytes
    more: bool = False
    """Another part of the same result follows."""


class JobDone(PipeMessage, frozen=True):
    """There are no more results."""

    id: int
    memory: int
    """Bytes that the process holds."""
    problem: CarriedError | None = None
    """Why it was refused."""
    broke: bool = False
    """It failed because of a defect of ours."""


class DaskRoom(PipeMessage, frozen=True):
    """How many jobs the Dask cluster takes at a time from now on; none: it is away."""

    jobs: int


class Undone(PipeMessage, frozen=True):
    """The Dask cluster has not done a job. `late`: it has taken too long, and would elsewhere."""

    id: int
    late: bool = False


ToWorker = Work | Along | Enough
FromWorker = Awake | Begun | ResultPart | JobDone
FromDask = FromWorker | DaskRoom | Undone


def split(data: bytes) -> list[bytes]:
    """Large bytes in parts.

    >>> [len(part) for part in split(bytes(PART + 1))]
    [262144, 1]
    """
    return [data] if len(data) <= PART else [data[at : at + PART] for at in range(0, len(data), PART)]
