"""What the server counts, for Prometheus. Numbers only: no address, no name, nothing of a race."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
REQUESTS = Counter("slipstream_requests", "HTTP requests", ["method", "route", "status"], registry=REGISTRY)
SECONDS = Histogram("slipstream_request_seconds", "Time to answer HTTP requests", registry=REGISTRY)
CONNECTIONS = Gauge("slipstream_connections", "Open WebSocket connections", registry=REGISTRY)
TABLES = Gauge("slipstream_tables", "Tables in memory", registry=REGISTRY)
ACTIONS = Counter("slipstream_actions", "Accepted actions, stored", registry=REGISTRY)
REFUSALS = Counter("slipstream_refusals", "Refused messages by key", ["key"], registry=REGISTRY)
ODDS = Histogram("slipstream_odds_seconds", "Time to work out the odds of a decision", registry=REGISTRY)
STRETCH = Gauge(
    "slipstream_stretch_seconds",
    "CPU of the longest stretch that the serving loop worked at since this was last asked for",
    registry=REGISTRY,
)
LATE_THOUGHTS = Counter(
    "slipstream_late_thoughts", "Drivers who were not ready in time and answered quickly", registry=REGISTRY
)
