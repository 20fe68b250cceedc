"""The tables that a browser has kept, in one answer: from what is stored beside each, so that none has to be opened."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from lodestone.server.http.answers import answer, body, hub_of
from lodestone.server.protocol.common import SeatKind, Status
from lodestone.server.protocol.http import AskMyTables, MySeat, MyTable, MyTables
from lodestone.server.table.summary import Summary, read_summary
from lodestone.storage.rows import TableRow


async def my_tables(request: Request) -> Response:
    """`POST /api/my-tables`"""
    hub = hub_of(request)
    tokens = {kept.table: kept.token for kept in (await body(request, AskMyTables)).tables}
    rows = {row.id: row for row in await hub.log.tables_named(list(tokens))}
    found = [_shown(rows[table], token) for table, token in tokens.items() if table in rows]
    return answer(MyTables(tuple(found), hub.log.now()))


def _shown(row: TableRow, token: str | None) -> MyTable:
    summary = read_summary(row.summary)
    if summary is None:
        return MyTable(row.id, row.game, None, since=row.touched)
    own, turn = summary.seats_of(token), summary.turn
    by_person = turn is not None and summary.seats[turn].level is None
    yours = by_person and turn in own
    return MyTable(
        table=row.id,
        game=row.game,
        status=Status(summary.status),
        seats=tuple(
            MySeat(number, SeatKind(seat.kind), seat.name, seat.level, number in own, seat.resigned, seat.standing)
            for number, seat in enumerate(summary.seats)
        ),
        turn=turn,
        your_turn=yours,
        awaited=yours and not summary.paused and _others_play(summary, own),
        since=summary.since,
        deadline=row.deadline if by_person else None,
        paused=summary.paused,
        lesson=summary.lesson,
        record=summary.record,
    )


def _others_play(summary: Summary, own: tuple[int, ...]) -> bool:
    """Whether another person is in the game."""
    others = [seat for number, seat in enumerate(summary.seats) if number not in own]
    return any(seat.key is not None and seat.level is None and not seat.resigned for seat in others)
