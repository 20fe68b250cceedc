"""Ways to talk to the referee of either game, in this process and over a real pipe."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from hypothesis import strategies as st

from lodestone.match.referee import Referee
from lodestone.match.referee.respond import respond
from tests.cli.commandline import COMMAND, environment, lodestone

Answer = dict[str, Any]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


def requests(operations: tuple[str, ...], keys: tuple[str, ...]) -> st.SearchStrategy[bytes]:
    """Lines that look like requests: real operations and keys, with arbitrary values."""
    return st.builds(
        lambda operation, rest: json.dumps({"op": operation, **rest}).encode(),
        st.sampled_from(operations) | JSON,
        st.dictionaries(st.sampled_from(keys), JSON, max_size=4),
    )


def ask(referee: Referee, **request: Any) -> Answer:
    """Ask a referee in this process."""
    answer, _ = respond(referee, json.dumps(request).encode())
    return json.loads(json.dumps(answer, default=lambda raw: json.loads(bytes(raw))))  # type: ignore[no-any-return]


def converse(game: str, *lines: str | bytes) -> list[Answer]:
    """Send the lines to the command and read its answers."""
    data = b"".join((line.encode() if isinstance(line, str) else line) + b"\n" for line in lines)
    done = lodestone("referee", game, given=data)
    assert done.returncode == 0
    assert done.stderr == ""
    return [json.loads(answer) for answer in done.stdout.splitlines()]


@contextmanager
def over_the_pipe(game: str) -> Iterator[Callable[..., Answer]]:
    """Send line by line, awaiting each answer, so that nothing may sit in a buffer. Quits at the end."""
    with subprocess.Popen(
        [*COMMAND, "referee", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()
    ) as referee:

        def say(**request: Any) -> Answer:
            assert referee.stdin is not None
            assert referee.stdout is not None
            referee.stdin.write(json.dumps(request).encode() + b"\n")
            referee.stdin.flush()
            return json.loads(referee.stdout.readline())  # type: ignore[no-any-return]

        yield say
        assert say(id="bye", op="quit") == {"id": "bye", "ok": True}
        assert referee.wait(timeout=120) == 0


def refusal(referee: Referee, new: str, line: str) -> Answer:
    """Why a line is refused just after a new game has begun, which it must not change."""
    before = respond(referee, new.encode())[0]["position"]
    answer, quitting = respond(referee, line.encode())
    assert not quitting
    assert answer["ok"] is False
    error: Answer = answer["error"]
    assert set(error) == {"code", "rule", "key", "args", "message"}
    assert error["message"]
    assert ask(referee, op="position")["position"] == before
    return error


def check_unbroken(referee: Referee, new: str, lines: list[bytes]) -> None:
    """Check that every line is answered, and that a refused one changes nothing."""
    respond(referee, new.encode())
    for line in lines:
        before = ask(referee, op="save")["record"]
        answer, _ = respond(referee, line)
        assert answer["ok"] in (True, False)
        if not answer["ok"]:
            assert answer["error"]["code"] in {"invalid-request", "invalid-notation", "illegal-move", "game-over"}
            assert ask(referee, op="save")["record"] == before
