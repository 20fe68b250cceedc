"""Daily tables over HTTP: what there is, opening one, the boards."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from lodestone.core import InvalidRequest
from lodestone.server.daily import days
from lodestone.server.daily.dailies import promise
from lodestone.server.daily.tries import open_daily
from lodestone.server.errors import NotAllowed, NotFound
from lodestone.server.http.answers import address_of, answer, bearer, body, hub_of
from lodestone.server.hub import Hub
from lodestone.server.protocol.common import Token
from lodestone.server.protocol.http import (
    DailyBoard,
    DailyDeal,
    DailyGame,
    DailyGames,
    DailyResult,
    DailyTry,
    OpenDaily,
)
from lodestone.server.table.secret import token_hash
from lodestone.storage.dailies import Daily, Try


async def dailies(request: Request) -> Response:
    """`GET /api/dailies`"""
    hub, token = _offering(request), _token(request)
    now = hub.log.now()
    today = days.day_at(now)
    games = [await _game(hub, game, today, token, now) for game in hub.dailies.games]
    return answer(DailyGames(now, days.ends(today), tuple(games)))


async def _game(hub: Hub, game: str, today: str, token: str | None, now: float) -> DailyGame:
    wanted = (today, days.after(today), days.after(today, -1))
    current, following, previous = [await hub.dailies.of(day, game, now) for day in wanted]
    assert current is not None
    assert following is not None
    return DailyGame(
        game,
        _deal(current, now),
        _deal(following, now),
        None if previous is None else _deal(previous, now),
        (await hub.dailies.board(today, game)).begun,
        await _own(hub, current, token),
    )


async def open_table(request: Request) -> Response:
    """`POST /api/dailies/{game}`"""
    hub = _offering(request)
    wish, token = await body(request, OpenDaily), _token(request)
    if token is None:
        raise InvalidRequest("daily-token")
    opened = await open_daily(hub, request.path_params["game"], wish, token, address_of(request))
    return answer(opened, 201)


async def board(request: Request) -> Response:
    """`GET /api/dailies/{game}/{day}`"""
    hub = _offering(request)
    now = hub.log.now()
    game, day = request.path_params["game"], request.path_params["day"]
    daily = await hub.dailies.of(day, game, now) if days.is_day(day) else None
    if daily is None:
        raise NotFound("daily-none")
    board = await hub.dailies.board(day, game)
    return answer(
        DailyBoard(
            game,
            _deal(daily, now),
            days.ends(day),
            days.closes(day),
            board.begun,
            board.counted,
            _results(board.results),
            await _own(hub, daily, _token(request)),
        )
    )


def _offering(request: Request) -> Hub:
    """Raises if the host wants no daily tables; those that were opened before are tables like others."""
    hub = hub_of(request)
    if not hub.settings.dailies:
        raise NotAllowed("daily-off")
    return hub


def _results(tries: Sequence[Try]) -> tuple[DailyResult, ...]:
    """The results with their places, the best first."""
    results: list[DailyResult] = []
    for number, each in enumerate(tries, 1):
        assert each.points is not None
        assert each.ended is not None
        shared = results[-1].place if results and results[-1].points == each.points else number
        results.append(DailyResult(each.id, shared, each.name, each.points, each.ended))
    return tuple(results)


async def _own(hub: Hub, daily: Daily, token: str | None) -> DailyTry | None:
    found = None if token is None else await hub.log.dailies.tried(daily.day, daily.game, token_hash(token))
    if found is None:
        return None
    points = None if found.removed else found.points
    place = None if points is None else await hub.log.dailies.place(daily.day, daily.game, points)
    gains = msgspec.json.decode(found.gains or "[]", type=tuple[int, ...])
    return DailyTry(found.table_id, found.began is not None, found.ended is not None, points, place, gains)


def _deal(daily: Daily, now: float) -> DailyDeal:
    told = now >= days.closes(daily.day)
    return DailyDeal(daily.day, promise(daily), str(daily.seed) if told else None, daily.salt if told else None)


def _token(request: Request) -> str | None:
    """Whose try it is: a token of the client's own choice, at random."""
    given = bearer(request)
    if given is None:
        return None
    try:
        return msgspec.convert(given, Token)
    except msgspec.ValidationError:
        raise InvalidRequest("daily-token") from None
