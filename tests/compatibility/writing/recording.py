"""Clients that write down what they ask and what they are told, one JSON object per line.

Over HTTP: `{"method", "path", "token", "body", "status", "media", "answer"}`; an answer that is not JSON is left out.
Over a socket, each with the `socket` it is about:
`{"opens": table}`, `{"asked": message, "v": the version known by then}`, `{"told": message}`,
`{"frame": base64, "shows": what a reader of live frames makes of it}`, `{"closes": true}`.
"""

from __future__ import annotations

import json
from base64 import b64encode
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec

from lodestone.match.kluster.live.wire_frame import FrameViewer, SeenTable
from tests.server.client import Api, Json, Seat

MOST_FRAMES = 12
"""How many frames of one socket are written down at most."""


class Transcript:
    """Everything that was said, in order."""

    def __init__(self) -> None:
        self.lines: list[Json] = []

    def add(self, **line: Any) -> None:
        self.lines.append(line)

    def without_impatience(self) -> list[Json]:
        """A transcript without attempts to release a magnet before the hand was there: their number is random."""
        impatient = {
            line["told"]["id"]
            for line in self.lines
            if "told" in line and line["told"]["type"] == "refused" and line["told"]["id"] in self._releases()
        }
        return [line for line in self.lines if _id_of(line) not in impatient]

    def _releases(self) -> set[str]:
        asked = (line["asked"] for line in self.lines if "asked" in line)
        return {message["id"] for message in asked if message.get("intent") == {"do": "release"}}


def _id_of(line: Json) -> str | None:
    message: Json = line.get("asked") or line.get("told") or {}
    return message.get("id")


class Caller(Api):
    """A client over HTTP."""

    def __init__(self, url: str, transcript: Transcript) -> None:
        super().__init__(url)
        self._transcript = transcript

    async def request(self, method: str, path: str, body: object = None, **options: Any) -> httpx.Response:
        answer = await super().request(method, path, body, **options)
        bearer = options.get("headers", {}).get("authorization", "")
        media = answer.headers["content-type"].split(";")[0]
        self._transcript.add(
            method=method,
            path=path,
            token=bearer.removeprefix("Bearer ") or None,
            body=body,
            status=answer.status_code,
            media=media,
            answer=answer.json() if media == "application/json" else None,
        )
        return answer


class Speaker(Seat):
    """A client at a table, over a socket."""

    def __init__(self, url: str, table: str, token: str | None, name: str, transcript: Transcript) -> None:
        super().__init__(url, table, token)
        self._table = table
        self._socket_name = name
        self._transcript = transcript

    async def __aenter__(self) -> Self:
        self._note(opens=self._table)
        return await super().__aenter__()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await super().__aexit__(kind, error, trace)
        viewer = FrameViewer()
        for frame in self.frames[:MOST_FRAMES]:
            self._note(frame=b64encode(frame).decode(), shows=shown(viewer.see(frame)))
        self._note(closes=True)

    async def post(self, message: Json | str | bytes) -> None:
        assert isinstance(message, dict)
        self._note(asked=message, v=self.v)
        await super().post(message)

    async def _hear(self, message: Json) -> None:
        self._note(told=message)
        await super()._hear(message)

    def _note(self, **line: Any) -> None:
        self._transcript.add(socket=self._socket_name, **line)


def shown(seen: SeenTable | None) -> Any:
    """What a frame shows, as plain data."""
    if seen is None:
        return None
    arrays = ("present", "trembling", "touches", "ids", "poses", "runs")
    wire = {name: value for name, value in seen.wire._asdict().items() if name not in arrays}
    plain = {
        "wire": wire,
        "own": seen.own,
        "poses": {str(magnet): pose for magnet, pose in seen.poses.items()},
        "cords": seen.cords,
        "trembling": sorted(seen.trembling),
        "touches": seen.touches,
    }
    return json.loads(msgspec.json.encode(plain))
