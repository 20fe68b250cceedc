"""What the pool and its processes say to each other."""

from __future__ import annotations

from lodestone.server.workers.jobs import AnyJob
from lodestone.server.workers.pipe import Said
from lodestone.server.workers.problems import Problem

PART = 256 * 1024
"""Bytes of a part: what can be copied in a fraction of a millisecond."""


class Work(Said, frozen=True):
    """Do a job."""

    id: int
    job: AnyJob


class Along(Said, frozen=True):
    """Said before `Work`: a part of what the job brings along."""

    id: int
    part: bytes


class Enough(Said, frozen=True):
    """The pieces that are still to come are not needed any more."""

    id: int


class Awake(Said, frozen=True):
    """Ready for the first job."""


class Begun(Said, frozen=True):
    """Everything is loaded, compiled if need be, and the work begins: the deadline counts from here."""

    id: int


class Piece(Said, frozen=True):
    """A result, or a part of it; most jobs have one."""

    id: int
    part: bytes
    more: bool = False
    """Another part of the same result follows."""


class Done(Said, frozen=True):
    """There are no more results."""

    id: int
    memory: int
    """Bytes that the process holds."""
    problem: Problem | None = None
    """Why it was refused."""
    broke: bool = False
    """It failed because of a defect of ours."""


ToWorker = Work | Along | Enough
FromWorker = Awake | Begun | Piece | Done


def split(data: bytes) -> list[bytes]:
    """In parts.

    >>> [len(part) for part in split(bytes(PART + 1))]
    [262144, 1]
    """
    return [data] if len(data) <= PART else [data[at : at + PART] for at in range(0, len(data), PART)]
