"""How each job is done, in a process of the pool. Whatever a job needs is loaded when the first of its kind comes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import msgspec

from lodestone.match.clustered.packed_view import unpacked
from lodestone.server.protocol.encoding import read_json
from lodestone.server.workers.jobs import (
    Advise,
    AnyJob,
    CheckRecord,
    DescribeApi,
    DrawQr,
    FilmRecord,
    PlanStep,
    Ponder,
    PrepareSearch,
    Referee,
    ReplayRecord,
    ReviewRecord,
    ScoreBoard,
)

_json = msgspec.json.encode
_ANYTHING: msgspec.json.Decoder[Any] = msgspec.json.Decoder()


def begin(job: AnyJob, along: bytes) -> Iterable[bytes]:
    """Load whatever the job needs; its results come as they are asked for."""
    return _WAYS[type(job)](job, along)


def _ponder(job: Ponder, _: bytes) -> Iterator[bytes]:
    """A move in notation."""
    from lodestone.bots import clustered_bot

    bot = clustered_bot(job.level, job.seed)  # may have to be compiled
    return (str(bot.choose(view)).encode() for view in [unpacked(job.view)])


def _plan_step(job: PlanStep, _: bytes) -> Iterator[bytes]:
    """`Thought` as MessagePack."""
    from lodestone.server.work.bot_plans import answered, forget

    _load_physics()
    forget(job.closed)
    return (answered(question) for question in [job.question])


def _advise(job: Advise, _: bytes) -> Iterator[bytes]:
    """`AnyAdvice` as MessagePack."""
    advise = _ADVISERS[job.game]()
    return (msgspec.msgpack.encode(advise(asked)) for asked in [job])


@cache
def _clustered_adviser() -> Callable[[Advise], object]:
    from lodestone.bots.advice.clustered import advise
    from lodestone.bots.clustered.search import warmup

    warmup()
    return lambda job: advise(unpacked(job.view), job.seed)


@cache
def _kluster_adviser() -> Callable[[Advise], object]:
    from lodestone.bots.advice.kluster import advise
    from lodestone.match.kluster.live import KlusterView

    _load_physics()
    return lambda job: advise(msgspec.msgpack.decode(job.view, type=KlusterView))


@cache
def _load_physics() -> None:
    from lodestone.physics.warmup import load_compiled

    load_compiled()


def _check_record(_: CheckRecord, body: bytes) -> Iterator[bytes]:
    """`CheckedRecord` as MessagePack."""
    from lodestone.server.table.records import checked

    return (msgspec.msgpack.encode(checked(read_json(record, _ANYTHING))) for record in [body])


def _replay(job: ReplayRecord, body: bytes) -> Iterator[bytes]:
    """`ClusteredReplay` or `KlusterReplay` as JSON."""
    from lodestone.server.work.replaying import replayed

    return (_json(replayed(job.info, read_json(record, _ANYTHING))) for record in [body])


def _score(_: ScoreBoard, body: bytes) -> Iterator[bytes]:
    """`ScoreAnswer` as JSON."""
    from lodestone.server.work.helping import scored

    return (_json(scored(request)) for request in [body])


def _referee(job: Referee, body: bytes) -> Iterator[bytes]:
    """`RefereeAnswer` as JSON."""
    from lodestone.server.work.helping import refereed

    return (_json(refereed(job.game, request)) for request in [body])


def _draw_qr(job: DrawQr, _: bytes) -> Iterator[bytes]:
    """SVG."""
    from lodestone.server.work.helping import qr_picture

    return (qr_picture(text) for text in [job.text])


def _describe_api(job: DescribeApi, _: bytes) -> Iterator[bytes]:
    """JSON."""
    from lodestone.match.games import games_at
    from lodestone.server.http.openapi import openapi

    return (_json(openapi(games)) for games in [games_at(job.games)])


def _film(_: FilmRecord, body: bytes) -> Iterator[bytes]:
    """A track of the set table, then one of each turn."""
    from lodestone.server.work.filming import tracks

    _load_physics()
    return tracks(body)


def _review(_: ReviewRecord, body: bytes) -> Iterator[bytes]:
    """`RecordReview` as JSON after each turn; the last one is whole."""
    from lodestone.server.work.reviewing import reviews

    return reviews(body)


def _prepare_search(_: PrepareSearch, __: bytes) -> Iterator[bytes]:
    """Nothing: it is in the cache for others to load."""
    from lodestone.server.work.preparing import compile_search

    compile_search()
    return iter([b""])


_ADVISERS = {"clustered": _clustered_adviser, "kluster": _kluster_adviser}
_WAYS: dict[type, Callable[[Any, bytes], Iterable[bytes]]] = {
    Ponder: _ponder,
    PlanStep: _plan_step,
    Advise: _advise,
    CheckRecord: _check_record,
    ReplayRecord: _replay,
    ScoreBoard: _score,
    Referee: _referee,
    DrawQr: _draw_qr,
    DescribeApi: _describe_api,
    FilmRecord: _film,
    ReviewRecord: _review,
    PrepareSearch: _prepare_search,
}
