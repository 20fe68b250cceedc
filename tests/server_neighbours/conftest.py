"""Servers of their own, and pools whose processes are forked."""

from __future__ import annotations

from tests.server_hard.conftest import make_server
from tests.server_live.conftest import _forked_children

__all__ = ["_forked_children", "make_server"]
