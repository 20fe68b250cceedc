"""How each job is done, in a process of the pool. Whatever a job needs is loaded when the first of its kind comes."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from lodestone.core import InvalidRecord, InvalidRequest
from lodestone.match.game import GameBots, GameKind, Games, Planner
from lodestone.match.games import bots_of
from lodestone.match.wire import ScoreRequest
from lodestone.server.protocol.encoding import read_json
from lodestone.server.protocol.http import RecordReview, RefereeAnswer, RefereeRequest
from lodestone.server.workers.jobs import (
    Advise,
    AnyJob,
    AskReferee,
    CheckRecord,
    DescribeApi,
    DrawPreview,
    DrawQr,
    DrawRecordPreview,
    FilmRecord,
    LoadPlanner,
    PlanStep,
    Ponder,
    PrepareBots,
    ReplayRecord,
    ReviewRecord,
    ScoreBoard,
)

DEAREST = ("load",)
"""Operations of a referee that work through a whole game by themselves; one of them is enough."""

_planners: dict[str, Planner] = {}
"""Bots that this process thinks for."""
_json = msgspec.json.encode
_ANYTHING: msgspec.json.Decoder[Any] = msgspec.json.Decoder()
_BOARDS = msgspec.json.Decoder(ScoreRequest)
_OPERATIONS = msgspec.json.Decoder(RefereeRequest)


def begin(job: AnyJob, along: bytes, games: Games) -> Iterable[bytes]:
    """Load whatever the job needs; its results come as they are asked for."""
    return _WAYS[type(job)](job, along, games)


# Bots


def _ponder(job: Ponder, _: bytes, games: Games) -> Iterator[bytes]:
    """A move in notation."""
    choose = _bots(games, job.game).chooser(job.level, job.seed)  # may have to be compiled
    return (choose(view).encode() for view in [job.view])


def _plan_step(job: PlanStep, _: bytes, games: Games) -> Iterator[bytes]:
    """What the bot says, in its game's own words; nothing: it has failed."""
    planner = _planner(games, job.game)
    for match in job.closed:
        planner.forget(match)
    asked = (job.match, job.seat, job.seating, job.number)
    return (planner.answer(*asked, question) or b"" for question in [job.question])


def _load_planner(job: LoadPlanner, _: bytes, games: Games) -> Iterator[bytes]:
    """Nothing: this process has it now."""
    _planner(games, job.game)
    return iter([b""])


def _planner(games: Games, game: str) -> Planner:
    if game not in _planners:
        _planners[game] = _bots(games, game).planner()
    return _planners[game]


def _advise(job: Advise, _: bytes, games: Games) -> Iterator[bytes]:
    """Advice as MessagePack."""
    advise = _bots(games, job.game).adviser()
    return (msgspec.msgpack.encode(advise(view, job.seed)) for view in [job.view])


def _review(job: ReviewRecord, body: bytes, games: Games) -> Iterator[bytes]:
    """`RecordReview` as JSON after each turn; the last one is whole."""
    found = _bots(games, job.game).review(msgspec.json.decode(body))
    return (_json(RecordReview(done, of, review)) for done, of, review in found)


def _prepare(job: PrepareBots, _: bytes, games: Games) -> Iterator[bytes]:
    """Nothing: it is in the cache for others to load."""
    _bots(games, job.game).prepare()
    return iter([b""])


def _bots(games: Games, game: str) -> GameBots:
    bots = bots_of(_kind(games, game))
    if bots is None:
        raise InvalidRequest("request-value", place="game")
    return bots


# Records


def _kind(games: Games, game: str) -> GameKind:
    if game not in games:
        raise InvalidRecord("record-unreadable", problem="game")
    return games[game]


def _check_record(_: CheckRecord, body: bytes, games: Games) -> Iterator[bytes]:
    """`CheckedRecord` as MessagePack."""
    from lodestone.server.table.records import checked

    return (msgspec.msgpack.encode(checked(read_json(record, _ANYTHING), games)) for record in [body])


def _replay(job: ReplayRecord, body: bytes, games: Games) -> Iterator[bytes]:
    """`GameReplay` as JSON."""
    kind = _kind(games, job.info.game)
    return (_json(kind.replay(job.info, read_json(record, _ANYTHING))) for record in [body])


def _film(job: FilmRecord, body: bytes, games: Games) -> Iterator[bytes]:
    """A track of the opening, then one of each turn."""
    live = _kind(games, job.game).live
    if live is None:
        raise InvalidRecord("record-unreadable", problem="game")
    return live.films(msgspec.json.decode(body))


# For people with the real box, and for links


def _score(job: ScoreBoard, body: bytes, games: Games) -> Iterator[bytes]:
    """`ScoreAnswer` as JSON."""
    kind = _kind(games, job.game)
    return (_json(kind.score(read_json(request, _BOARDS).board)) for request in [body])


def _referee(job: AskReferee, body: bytes, _: Games) -> Iterator[bytes]:
    """`RefereeAnswer` as JSON."""
    return (_json(refereed(job.game, request)) for request in [body])


def refereed(game: str, request: bytes) -> RefereeAnswer:
    """The answer to a `RefereeRequest`: all operations, one after another."""
    from lodestone.match.referee import REFEREES
    from lodestone.match.referee.respond import respond

    operations = read_json(request, _OPERATIONS).operations
    if sum(operation.get("op") in DEAREST for operation in operations) > 1:
        raise InvalidRequest("request-value", place="operations")
    judge = REFEREES[game]()
    said: dict[str, object] = {}
    for number, operation in enumerate(operations):
        said, _ = respond(judge, msgspec.json.encode(operation))
        if not said["ok"]:
            return RefereeAnswer(said, number)
    return RefereeAnswer(said, None)


def _draw_qr(job: DrawQr, _: bytes, __: Games) -> Iterator[bytes]:
    """SVG."""
    import segno

    picture = io.BytesIO()
    segno.make(job.text, error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, border=2, scale=1, omitsize=True, svgclass=None, lineclass=None
    )
    return iter([picture.getvalue()])


def _preview(job: DrawPreview, _: bytes, games: Games) -> Iterator[bytes]:
    """PNG."""
    from lodestone.server.work.drawing import preview

    return (preview(_kind(games, job.game), taken, job.board) for taken in [job.taken])


def _record_preview(job: DrawRecordPreview, body: bytes, games: Games) -> Iterator[bytes]:
    """PNG."""
    from lodestone.server.work.drawing import record_preview

    kind = _kind(games, job.game)
    return (record_preview(kind, read_json(record, _ANYTHING)) for record in [body])


def _describe_api(_: DescribeApi, __: bytes, games: Games) -> Iterator[bytes]:
    """JSON."""
    from lodestone.server.describe.schema import openapi

    return (_json(openapi(each)) for each in [games])


_WAYS: dict[type, Callable[[Any, bytes, Games], Iterable[bytes]]] = {
    Ponder: _ponder,
    PlanStep: _plan_step,
    LoadPlanner: _load_planner,
    Advise: _advise,
    CheckRecord: _check_record,
    ReplayRecord: _replay,
    ScoreBoard: _score,
    AskReferee: _referee,
    DrawQr: _draw_qr,
    DrawPreview: _preview,
    DrawRecordPreview: _record_preview,
    DescribeApi: _describe_api,
    FilmRecord: _film,
    ReviewRecord: _review,
    PrepareBots: _prepare,
}
