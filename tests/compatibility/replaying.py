"""Asks the current server what a client of an earlier release asked, and compares the answers."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from tests.compatibility.release import Json, Release
from tests.compatibility.shapes import Schemas, misfits
from tests.server.client import Api, Seat

SOON = 0.05
"""s until asking again when a hand had not arrived yet."""
TRIES = 600
"""Attempts before giving up."""
LATER = "unavailable"
"""The code of a refusal that is only temporary: the physics may still be loading."""
NEW = ("table", "token", "record")
"""Names that the server makes up, in answers about something new."""
UNASKED = ("presence", "thinking", "live", "bye")
"""Messages that come when something happens, without a version."""


class Replaying:
    """Replays one transcript. `problems` collects everything that such a client would not have understood."""

    def __init__(self, release: Release, lines: list[Json], api: Api) -> None:
        self.problems: list[str] = []
        self.asked = 0
        self._schemas = Schemas(release)
        paths = release.json("schema/openapi.json")["paths"]
        self._templates = {path: re.compile(re.sub(r"\{\w+\}", "[^/?]+", path) + r"(\?.*)?") for path in paths}
        self._lines = lines
        self._api = api
        self._names: dict[str, str] = {}
        """What is called otherwise today: ids and tokens that the server made up."""
        self._sockets: dict[str, _Socket] = {}

    async def run(self) -> None:
        """Replay it from the first line to the last."""
        for number, line in enumerate(self._lines):
            if "method" in line:
                await self._request(line)
            elif "opens" in line:
                self._sockets[line["socket"]] = await _Socket.opened(self._api, self._translated(line["opens"]))
            elif "asked" in line:
                await self._ask(line, number)
            elif "closes" in line:
                await self._close(line["socket"])
        assert not self._sockets, f"left open: {list(self._sockets)}"

    def _translated(self, value: Any) -> Any:
        text = json.dumps(value)
        for old, new in self._names.items():
            text = text.replace(old, new)
        return json.loads(text)

    # Over HTTP

    async def _request(self, line: Json) -> None:
        path, token, body = self._translated([line["path"], line["token"], line["body"]])
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        if path == "/api/listings":
            await self._until_listed(line["answer"]["listings"])
        response = await self._api.request(line["method"], path, body, headers=headers)
        self.asked += 1
        what = f"{line['method']} {line['path']}"
        media = response.headers["content-type"].split(";")[0]
        if (response.status_code, media) != (line["status"], line["media"]):
            self.problems.append(f"{what}: {line['status']} {line['media']} is {response.status_code} {media} now")
            return
        if line["answer"] is not None:
            answer = response.json()
            self._learn(line["answer"], answer)
            self.problems += [f"{what} {one}" for one in misfits(line["answer"], answer)]
            (template,) = [name for name, pattern in self._templates.items() if pattern.fullmatch(line["path"])]
            self.problems += self._schemas.wrong_with_answer(line["method"], template, response.status_code, answer)

    async def _until_listed(self, listings: list[Json]) -> None:
        """Wait for a listing: a table is listed a moment after its host wants that, and under a new id each time."""
        for was in listings:
            while True:
                now = (await self._api.ask("GET", "/api/listings"))["listings"]
                if found := [each["listing"] for each in now if each["name"] == was["name"]]:
                    self._names[was["listing"]] = found[0]
                    break
                await asyncio.sleep(SOON)

    def _learn(self, was: Json, now: Json) -> None:
        """Remember the present names of things that the server has named."""
        for name in NEW:
            if isinstance(was.get(name), str) and isinstance(now.get(name), str):
                self._names[was[name]] = now[name]
        for old, new in zip(was.get("records", ()), now.get("records", ()), strict=False):
            if isinstance(old, dict):
                self._learn(old, new)

    # Over a socket

    async def _ask(self, line: Json, number: int) -> None:
        socket = self._sockets[line["socket"]]
        message = self._translated(line["asked"])
        await socket.caught_up(line["v"])
        self.asked += 1
        if message["type"] == "stream":
            await socket.post(message)
            return
        was = self._answer_in(line, number)
        now = await socket.answer_to(message, again=message["type"] == "do" and was["type"] == "ack")
        self._compare(f"{line['socket']}, {message['type']}", was, now)
        if was["type"] == "refused" and (was["error"]["code"], was["error"]["key"]) != (
            now["error"]["code"],
            now["error"]["key"],
        ):
            self.problems.append(f"{message}: refused as {now['error']}, not as {was['error']}")

    def _answer_in(self, line: Json, number: int) -> Json:
        """What this socket received in answer to a line."""
        hello = line["asked"]["type"] in ("hello", "resync")
        for later in self._lines[number + 1 :]:
            told = later.get("told")
            if told is None or later["socket"] != line["socket"]:
                continue
            if told.get("id") == line["asked"].get("id") if not hello else told["type"] in ("welcome", "refused"):
                answer: Json = told
                return answer
        raise AssertionError(f"never answered: {line}")

    def _compare(self, what: str, was: Json, now: Json) -> None:
        if was["type"] != now["type"]:
            self.problems.append(f"{what}: {was} has become {now}")
        else:
            self.problems += [f"{what} {one}" for one in misfits(was, now)]

    async def _close(self, name: str) -> None:
        """Check everything that came unasked: messages with a version by that version, others at any time."""
        told = [line["told"] for line in self._lines if line.get("socket") == name and "told" in line]
        socket = self._sockets.pop(name)
        updates = {message["v"]: message for message in told if message["type"] == "update"}
        if updates:
            await socket.caught_up(max(updates))
        await socket.close()
        now = {message["v"]: message for message in socket.heard if message["type"] == "update"}
        for v, was in updates.items():
            self._compare(f"{name}, version {v}", was, now[v])
        for kind in UNASKED:
            self._compare_unasked(name, kind, told, socket.heard)
        for message in socket.heard:
            self.problems += self._schemas.wrong_with_told(message)

    def _compare_unasked(self, name: str, kind: str, told: list[Json], heard: list[Json]) -> None:
        was = [message for message in told if message["type"] == kind]
        for now in (message for message in heard if message["type"] == kind):
            if was:
                found = min((misfits(one, now) for one in was), key=len)
                self.problems += [f"{name}, {kind} {one}" for one in found]


class _Socket:
    """A connection on which the hello comes from the transcript."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    @property
    def heard(self) -> list[Json]:
        return self._seat.messages

    @classmethod
    async def opened(cls, api: Api, table: str) -> _Socket:
        seat = api.join(table)
        await seat.connect()
        return cls(seat)

    async def caught_up(self, v: int) -> None:
        await self._seat.until(lambda: self._seat.v >= v)

    async def post(self, message: Json) -> None:
        await self._seat.post(message)

    async def answer_to(self, message: Json, *, again: bool) -> Json:
        """The one answer. Asks again if it is LATER, or with `again`, since a hand may not have arrived yet."""
        before = self._seat.v
        for attempt in range(TRIES):
            asked = {**message, "id": f"{message['id']}/{attempt}"} if attempt else message
            answer = await self._answer(asked)
            if answer["type"] != "refused" or not (again or answer["error"]["code"] == LATER) or self._seat.v > before:
                break
            await asyncio.sleep(SOON)
        return {**answer, "id": message["id"]} if attempt else answer

    async def _answer(self, message: Json) -> Json:
        heard = len(self.heard)
        await self.post(message)
        hello = message["type"] in ("hello", "resync")

        def answers() -> list[Json]:
            kinds = [one for one in self.heard[heard:] if one["type"] in ("welcome", "refused")]
            return kinds if hello else [one for one in self.heard[heard:] if one.get("id") == message["id"]]

        await self._seat.until(answers)
        return answers()[0]

    async def close(self) -> None:
        await self._seat.__aexit__(None, None, None)
