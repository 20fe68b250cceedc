"""Moves of bots and advice for people, as the event loop asks for them: the pool thinks."""

from __future__ import annotations

import msgspec
import structlog

from lodestone.bots.advice import AnyAdvice
from lodestone.core import Chance, LodestoneError, Seat
from lodestone.match.game import Game
from lodestone.server.workers.jobs import Advise, Ponder
from lodestone.server.workers.pool import JobPool

_ADVICE: msgspec.msgpack.Decoder[AnyAdvice] = msgspec.msgpack.Decoder(AnyAdvice)
_log = structlog.get_logger(__name__)


async def choose_move(jobs: JobPool, level: str | None, seed: int, game: Game, seat: Seat, address: str) -> str:
    """What a bot of that level plays. Whatever goes wrong with it, the seat still gets a move: any legal one."""
    anything, view = game.any_move(Chance(seed, "bot/fallback")), game.bot_view(seat)
    if level is None or view is None:
        return anything
    try:
        return (await jobs.run(Ponder(level, seed, view), address)).decode()
    except LodestoneError as problem:
        _log.error("bot_without_move", level=level, problem=problem.key)
    return anything


async def advise(jobs: JobPool, game: str, seed: int, view: bytes, address: str) -> AnyAdvice:
    """What a seat should do, by a view as `Advise` takes it. Raises why there is no advice."""
    return _ADVICE.decode(await jobs.run(Advise(game, seed, view), address))
