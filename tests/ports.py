"""Ports for servers that the tests start."""

from __future__ import annotations

import random
import socket
from pathlib import Path


def port_to_keep() -> int:
    """A free port that stays free while a server is down: below the range from which the system assigns ports."""
    given_out = int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text().split()[0])
    while not is_free(port := random.randrange(given_out // 2, given_out)):
        pass
    return port


def is_free(port: int) -> bool:
    """Whether a server could listen there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True
