"""As for `neighbours`: connections and processes are counted here too."""

from tests.server.hard.conftest import make_server
from tests.server.neighbours.conftest import children_from_scratch

__all__ = ["children_from_scratch", "make_server"]
