"""`python -m tests.compatibility` writes the fixtures of this release; a release's fixtures are never written again."""

from __future__ import annotations

import sys

from lodestone import __version__
from tests.compatibility.release import FIXTURES
from tests.compatibility.writing.whole import write_release

folder = FIXTURES / __version__
if folder.exists():
    sys.exit(f"{folder.name} has its fixtures already: they are what that release wrote, and stay as they are")
write_release(folder)
