"""What Prometheus can ask for at /metrics. No name, token or table is in any label."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()

CONNECTIONS = Gauge("lodestone_connections", "Open sockets", registry=REGISTRY)
TABLES = Gauge("lodestone_tables_in_memory", "Tables in memory", registry=REGISTRY)
TABLES_MADE = Counter("lodestone_tables_made", "Tables made since the start", registry=REGISTRY)
MESSAGES = Counter("lodestone_messages", "Socket messages heard", registry=REGISTRY)
REFUSALS = Counter("lodestone_refusals", "Socket messages refused", registry=REGISTRY)
SLOW_READERS = Counter(
    "lodestone_slow_readers", "Connections closed because their reader was too slow", registry=REGISTRY
)
COMMITS = Histogram(
    "lodestone_commit_seconds",
    "From deciding on a message to its being durable",
    registry=REGISTRY,
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
COMMIT_FAILURES = Counter("lodestone_commit_failures", "Commits that failed", registry=REGISTRY)
