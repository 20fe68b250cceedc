"""What can go wrong with the event log. Each error says in its sentence what to do about it."""

from __future__ import annotations

from lodestone.core.errors import LodestoneError


class StorageError(LodestoneError):
    """Base of the errors of the event log."""


class CannotOpen(StorageError):
    """The database cannot be used at all, as it is now: the program should stop and say so."""


class StorageUnavailable(StorageError):
    """The database does not answer, or accepts nothing at the moment; a later attempt may succeed.

    Nothing of the attempt is in the log, unless `uncertain`: then the connection broke while the database was
    committing, and only reading the log tells whether it is all there or not at all.
    """

    @property
    def uncertain(self) -> bool:
        """Whether the attempt may have succeeded all the same."""
        return self.key == "storage-uncertain"


class VersionConflict(StorageError):
    """Somebody else has appended to this table meanwhile: `head` is the newest version in the log."""

    def __init__(self, table: str, version: int, head: int) -> None:
        super().__init__("storage-conflict", table=table, version=version, head=head)
        self.table, self.version, self.head = table, version, head

    def __reduce__(self) -> tuple[object, ...]:
        return (VersionConflict, (self.table, self.version, self.head))


class NotOwner(StorageError):
    """Another server has taken the table over: what this one knows of it is out of date."""


class TriedTooOften(StorageError):
    """A daily table was opened too often from one address."""


class UnknownTable(StorageError):
    """The log has no such table."""


class TableExists(StorageError):
    """There already is a table with this id."""
