"""What Prometheus can ask for at /metrics. No name, token or table is in any label."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

REGISTRY = CollectorRegistry()


class Tally(Collector):
    """A counter of the event loop's alone, which needs no lock: for what happens thousands of times a second."""

    def __init__(self, name: str, about: str) -> None:
        self._name, self._about = name, about
        self._count = 0
        REGISTRY.register(self)

    def inc(self) -> None:
        """Count one more."""
        self._count += 1

    def add(self, more: int) -> None:
        """Count several more."""
        self._count += more

    def collect(self) -> Iterator[CounterMetricFamily]:
        """The sample, when Prometheus asks."""
        yield CounterMetricFamily(self._name, self._about, value=self._count)


class Durations(Collector):
    """A histogram of how long things take."""

    def __init__(self, name: str, about: str, bounds: Sequence[float]) -> None:
        self._name, self._about, self._bounds = name, about, bounds
        self._counts = [0] * (len(bounds) + 1)
        self._seconds = 0.0
        REGISTRY.register(self)

    def observe(self, seconds: float) -> None:
        """Count one that took that long."""
        self._counts[bisect_left(self._bounds, seconds)] += 1
        self._seconds += seconds

    def merge(self, counts: Sequence[int], seconds: float) -> None:
        """Those that another process has counted, by the same bounds."""
        self._counts = [own + more for own, more in zip(self._counts, counts, strict=True)]
        self._seconds += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """The samples, when Prometheus asks."""
        bounds = [*map(str, map(float, self._bounds)), "+Inf"]
        up_to = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._about, buckets=up_to, sum_value=self._seconds)


CONNECTIONS = Gauge("lodestone_connections", "Open sockets", registry=REGISTRY)
TABLES = Gauge("lodestone_tables_in_memory", "Tables in memory", registry=REGISTRY)
TABLES_MADE = Counter("lodestone_tables_made", "Tables made since the start", registry=REGISTRY)
IN_LOBBY = Gauge("lodestone_lobby_connections", "Open sockets in the lobby", registry=REGISTRY)
LISTED = Gauge("lodestone_listed_tables", "Tables of this server that are open to everybody", registry=REGISTRY)
WAITING = Gauge("lodestone_waiting", "People at this server who wait for somebody to play with", registry=REGISTRY)
PAIRED = Counter("lodestone_tables_of_strangers", "Tables made for two who were paired", registry=REGISTRY)
DAILIES_OPENED = Counter("lodestone_daily_tables_opened", "Daily tables opened", ["game"], registry=REGISTRY)
PREVIEWS = Counter("lodestone_previews", "Pictures of links that were wanted", ["how"], registry=REGISTRY)
"""drawn: made for it · kept: made before · general: there is nothing to show · refused: too many at once"""
DEADLINES = Counter("lodestone_deadlines", "Turns of days that were seen to when their time was up", registry=REGISTRY)
MESSAGES = Tally("lodestone_messages", "Socket messages heard")
REFUSALS = Counter("lodestone_refusals", "Socket messages refused", registry=REGISTRY)
SLOW_READERS = Counter(
    "lodestone_slow_readers", "Connections closed because their reader was too slow", registry=REGISTRY
)
CUT = Counter(
    "lodestone_connections_cut", "Connections closed to make room, those that did nothing first", registry=REGISTRY
)
NOT_TAKEN_IN = Tally("lodestone_connections_refused", "Connections refused because their address opened too many")
PASSED_ON = Gauge("lodestone_connections_passed_on", "Open sockets whose table lives elsewhere", registry=REGISTRY)
MESSAGES_PASSED_ON = Tally("lodestone_messages_passed_on", "Socket messages passed on between a client and an owner")
REQUESTS_PASSED_ON = Counter("lodestone_requests_passed_on", "Requests passed on to an owner", registry=REGISTRY)
ASKED_AGAIN = Counter(
    "lodestone_owners_asked_again",
    "Times that a table was not, or nobody answered, where it was asked for",
    registry=REGISTRY,
)
TAKE_OVERS = Tally("lodestone_take_overs", "Tables taken over from servers that were lost")
JOBS = Gauge("lodestone_jobs_waiting", "Jobs that wait for a process", registry=REGISTRY)
PROCESSES = Gauge("lodestone_job_processes", "Processes that work for guests", registry=REGISTRY)
DASK_ROOM = Gauge(
    "lodestone_dask_room",
    "Jobs that the Dask cluster takes at a time; 0: it is away",
    registry=REGISTRY,
)
DASK_JOBS = Counter("lodestone_dask_jobs", "Jobs that the Dask cluster was given", ["how"], registry=REGISTRY)
"""done: by it · undone: not by it, so in a process of ours"""
DEATHS = Counter(
    "lodestone_process_deaths",
    "Processes for live matches or jobs that ended by themselves",
    ["kind"],
    registry=REGISTRY,
)
LIVE_MATCHES = Gauge("lodestone_live_matches", "Live matches that are in a process", registry=REGISTRY)
MEMORY = Gauge("lodestone_memory_bytes", "Memory held by the server and its processes", ["kind"], registry=REGISTRY)
RESTARTS = Gauge(
    "lodestone_server_restarts", "How often a server behind a shared port was started again", registry=REGISTRY
)
LOOP_LAG = Durations(
    "lodestone_loop_lag_seconds",
    "How late the event loop comes to what is due",
    (0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
)
COMMITS = Durations(
    "lodestone_commit_seconds",
    "From deciding on a message to its being durable",
    (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
COMMIT_FAILURES = Counter("lodestone_commit_failures", "Commits that failed", registry=REGISTRY)
