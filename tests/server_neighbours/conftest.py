"""Servers of their own."""

from __future__ import annotations

from tests.server_hard.conftest import make_server

__all__ = ["make_server"]
