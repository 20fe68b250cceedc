"""As for `neighbours`: connections and processes are counted here too."""

from tests.server.neighbours.conftest import children_from_scratch

__all__ = ["children_from_scratch"]
