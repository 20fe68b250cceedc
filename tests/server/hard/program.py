"""A server with settings that the command line does not offer: `python -m tests.server.hard.program SETTINGS PORT`"""

from __future__ import annotations

import json
import resource
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from lodestone.match.games import GAMES, games_at
from lodestone.server import running
from lodestone.server.logs import configure_logs
from lodestone.server.running import listen, run
from lodestone.server.settings import Limits, Settings
from tests.server.hard.leaky import make_leaky
from tests.server.hard.loop_watch import watch_loop
from tests.server.hard.moved_clock import move_clock

USUAL = {"bot_pace": 0.0, "live_pace": 20.0, "prepare_physics": False}


def main(arguments: Sequence[str]) -> None:
    """Serve until told to stop."""
    wanted = USUAL | json.loads(arguments[0])
    limits = Limits(**wanted.pop("limits", {}))
    leak = wanted.pop("leak", None)
    if "static" in wanted:
        wanted["static"] = Path(wanted["static"])
    clock = wanted.pop("clock", None)
    calendar = wanted.pop("calendar", None)
    games = {**GAMES, **games_at(wanted.pop("games", ()))}
    modules = wanted.pop("modules", None)
    file_size = wanted.pop("file_size", None)
    descriptors = wanted.pop("descriptors", None)
    if descriptors is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))
    longest = wanted.pop("watch_loop", None)
    if longest is not None:
        watch_loop(longest)
        running.fastest_loop = lambda: None  # uvloop cannot be watched
    if file_size is not None:  # Python ignores SIGXFSZ, so that a write beyond the limit fails like one on a full disk
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (file_size, most))
    if leak is not None:
        make_leaky(leak)
    if clock is not None:  # a file that says how far ahead the clock is
        move_clock(lambda: time.time() + float(Path(clock).read_text()))
    elif calendar is not None:  # a file that holds a fixed time
        move_clock(lambda: float(Path(calendar).read_text()))
    listener = listen("127.0.0.1", int(arguments[1]))
    url = f"http://127.0.0.1:{listener.getsockname()[1]}/"
    configure_logs(quiet=False)
    run(Settings(**wanted, limits=limits), listener, lambda: print(url, flush=True), games)
    if modules is not None:  # to report every module this process has loaded
        Path(modules).write_text(json.dumps(sorted(sys.modules)))


if __name__ == "__main__":
    main(sys.argv[1:])
