"""Keeps a server alive in the eyes of the others, and knows for how long they can rely on it.

Others may take its tables as soon as they have not heard of it for `STALE` seconds by PostgreSQL's clock. Counted from
the moment that a heartbeat was sent, which is earlier, it has the lease for a little less by its own clock, which need
not agree with theirs about anything but how long a second is. A process that was stopped and goes on finds out by that
clock alone that its lease has run out, before it says another word.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

import structlog

from lodestone.storage.database import PATIENCE, PostgresDatabase
from lodestone.storage.errors import CannotOpen, StorageError, StorageUnavailable
from lodestone.storage.faults import is_pooled
from lodestone.storage.lease_session import Beat, Introduction, LeaseSession, LivingServer, ServerCounts
from lodestone.storage.living import RECENT, STALE

BEAT = 0.5
"""s from one heartbeat to the next: five in a row may be missed before a server counts as dead."""
LEASE = STALE - 0.5
"""s that it holds, counted from sending a heartbeat."""
SAME_ADDRESS = "storage-same-address"
"""The key of the refusal of a server whose address another living one has."""
SAID = 30.0
"""s before the log repeats itself about a lease that cannot be renewed, which is tried twice a second."""
REPLACED = STALE + 1.0
"""s for which a server that was killed, and is started again at its address, may still seem to live."""

_log = structlog.get_logger(__name__)


class Lease:
    """The lease of one server.

    `company` says what keeps this server from joining those that live, if anything does. `check` finds out which tables
    are still ours, whenever another server may have taken one. `heard` gets the answer to a heartbeat, `removed` the
    name of a record that somebody has removed, `stirred` the server that news of the lobby are for.
    """

    def __init__(
        self,
        database: PostgresDatabase,
        us: Introduction,
        company: Callable[[tuple[LivingServer, ...]], CannotOpen | None],
        check: Callable[[], Awaitable[None]],
        heard: Callable[[Beat, bool], None],
        removed: Callable[[str], None],
        stirred: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.counts: Callable[[], ServerCounts] = ServerCounts
        self._database = database
        self._us = us
        self._company = company
        self._check = check
        self._heard = heard
        self._removed = removed
        self._stirred = stirred
        self._session: LeaseSession | None = None
        self._until = 0.0
        """When it runs out, by our clock."""
        self._held = 0.0
        """When the last heartbeat was sent that was answered."""
        self._may_take_over = 0.0
        """When others may be taken for dead: if all were cut off from the database, they get the time to come back."""
        self._joined = False
        self._said: tuple[object, float] | None = None
        """What the log was told of a lease that is lost, and when."""
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    @property
    def valid(self) -> bool:
        """Whether nobody can have taken us for dead."""
        return monotonic() < self._until

    @property
    def may_take_over(self) -> bool:
        """Whether those who do not beat are dead, as far as we can tell."""
        return self.valid and monotonic() >= self._may_take_over

    async def join(self) -> None:
        """Become one of the servers that live. Raises `CannotOpen` if we do not fit in, TimeoutError, `is_pooled`."""
        replaced = monotonic() + REPLACED
        async with asyncio.timeout(2 * PATIENCE):
            while not self.valid:
                try:
                    await self._renew()
                except CannotOpen as problem:
                    if problem.key != SAME_ADDRESS or monotonic() > replaced:
                        raise
                    await asyncio.sleep(BEAT)
                except StorageUnavailable as problem:  # others join at this moment, or hang in the middle of it
                    self._lose(problem)
                    if is_pooled(problem):
                        raise
                    await asyncio.sleep(BEAT)

    def keep(self) -> None:
        """Renew it from now on."""
        self._task = asyncio.create_task(self._keep(), name="lease")

    async def stop(self) -> None:
        """Give it up, and tell everybody."""
        self._until = 0.0
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._session is not None:
            await self._session.leave()

    def hurry(self) -> None:
        """Send the next heartbeat at once."""
        self._awake.set()

    async def _keep(self) -> None:
        while True:
            self._awake.clear()
            try:
                await self._renew()
            except StorageError as problem:
                self._lose(problem)
            try:
                async with asyncio.timeout(BEAT):
                    await self._awake.wait()
            except TimeoutError:
                continue

    async def _renew(self) -> None:
        """One heartbeat, over a new connection if the old one is dead; if we were taken for dead, see what is left."""
        lapsed = not self.valid
        if self._session is None:
            lapsed = True
            await self._join()
        assert self._session is not None
        sent = monotonic()
        beat = await self._session.beat(self.counts())
        if not beat.known:
            raise StorageUnavailable("storage-unavailable", cause="taken for dead")
        if lapsed:
            await self._check()
            self._tell_how_long(sent)
        self._until, self._held = sent + LEASE, sent
        self._heard(beat, lapsed)

    def _tell_how_long(self, now: float) -> None:
        """Log how long the lease was lost. If no cause is known, this computer stood still or had too much to do."""
        said, self._said = self._said, None
        if self._held and said is not None:
            _log.info("lease_renewed", seconds=round(now - self._held, 1))
        elif self._held:
            _log.warning("lease_lapsed", seconds=round(now - self._held, 1))

    async def _join(self) -> None:
        session = await LeaseSession.open(self._database, self._us, self._line_is_dead, self._removed, self._stirred)
        try:
            await session.join(self._company)
        except BaseException:
            session.drop()
            raise
        now = monotonic()
        if self._joined:  # whatever cut us off has cut off others for about as long
            self._may_take_over = now + min(RECENT, max(2 * BEAT, now - self._held))
        self._joined, self._session = True, session
        _log.info("joined", address=self._us.url)

    def _line_is_dead(self, session: LeaseSession) -> None:
        if session is self._session:
            self._until = 0.0
            self._session = None
            self._awake.set()

    def _lose(self, problem: StorageError) -> None:
        cause, now = problem.arguments.get("cause"), monotonic()
        if self._said is None or self._said[0] != cause or now - self._said[1] > SAID:
            self._said = (cause, now)
            _log.warning("lease_not_renewed", problem=problem.key, cause=cause)
        session, self._session = self._session, None
        self._until = 0.0
        if session is not None:
            session.drop()
