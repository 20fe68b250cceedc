"""Starts `lodestone` as somebody does who has just installed it, and looks at a table of Kluster.

Run it with the Python of an environment with the extra `server`. Prints JSON: seconds until pages and magnets appear.
"""

import json
import os
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from time import monotonic
from typing import Any

from websockets.sync.client import connect

COMMAND = [str(Path(sys.executable).with_name("lodestone")), "--no-browser", "--port", "0", "--data"]
SEATS = [{"kind": "here"}, {"kind": "bot", "level": "clumsy"}]
TABLE = {"game": "kluster", "seats": SEATS, "kluster": {"boxes": {"classic": 1}}}


def ask(url: str, body: Any = None) -> bytes:
    """GET, or POST with a body."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data=data, headers={"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return bytes(answer.read())


def first_frame(home: str) -> None:
    """Open a table, and wait until magnets are seen."""
    made = json.loads(ask(f"{home}api/tables", TABLE))
    address = f"ws{home.removeprefix('http')}api/tables/{made['table']}/socket"
    with connect(address) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": made["token"]}))
        while not isinstance(socket.recv(timeout=300), bytes):
            pass


def main() -> None:
    """From the command to the first magnet."""
    with tempfile.TemporaryDirectory() as data:
        began = monotonic()
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        server = subprocess.Popen([*COMMAND, data], stdout=subprocess.PIPE, text=True, env=environment)
        assert server.stdout is not None
        try:
            line = next(line for line in server.stdout if "http://" in line)
            home = next(word for word in line.split() if word.startswith("http://"))
            found = {"pages": b"<html" in ask(home), "licences": b"svelte" in ask(f"{home}licences.txt")}
            found["docs"] = b"Unofficial, not affiliated" in ask(f"{home}docs/")
            served = monotonic() - began
            first_frame(home)
            found |= {"served": served, "magnets": monotonic() - began}
            server.send_signal(signal.SIGINT)
            found["stopped"] = server.wait(60)
        finally:
            server.kill()
            server.wait()
            server.stdout.close()
    print(json.dumps(found))


if __name__ == "__main__":
    main()
