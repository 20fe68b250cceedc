"""Who begins (Z13): as the table wishes, the only person against bots, or by a lot that anybody can verify."""

from __future__ import annotations

import pytest

from lodestone.core import FirstBy, draw_first
from lodestone.match.games import GAMES
from lodestone.match.kluster.events import EVENTS, TableLaid
from lodestone.match.kluster.wire import KlusterOptions
from lodestone.server.protocol.common import FirstWish, SeatKind
from lodestone.server.protocol.games import options_in
from lodestone.server.protocol.http import CreateTable, SeatWish
from lodestone.server.table.entries import GameBegun, Written
from lodestone.server.table.making import make_table, next_first
from lodestone.server.table.table import Table, folded
from tests.server.client import Api, Json, Refusal
from tests.server.people import play_out

SEED = 7
DRAWN = {seats: draw_first(SEED, range(seats)) for seats in (2, 3, 4)}


def made(game: str, *kinds: str, first: FirstWish | None = None) -> Table:
    """A table before its first game."""
    seats = tuple(SeatWish(SeatKind(k)) if k in ("here", "link") else SeatWish(SeatKind.BOT, level=k) for k in kinds)
    wish = CreateTable(game, seats, kluster=KlusterOptions({"classic": 1}) if game == "kluster" else None, first=first)
    kind = GAMES[game]
    return folded([Written(tuple(make_table(wish, kind, options_in(wish, kind), "t", "token", "Host")))])


@pytest.mark.parametrize("game", ["clustered", "kluster"])
def test_Z13_lots_are_drawn_unless_one_person_plays_bots(game: str) -> None:
    level = "greedy" if game == "clustered" else "clumsy"
    assert next_first(made(game, "here", "link", "link"), SEED) == (DRAWN[3], FirstBy.DRAWN)
    assert next_first(made(game, "here", "here"), SEED) == (DRAWN[2], FirstBy.DRAWN)
    assert next_first(made(game, level, level, "here", level), SEED) == (2, FirstBy.PERSON)
    assert next_first(made(game, "here"), SEED) == (0, FirstBy.PERSON)
    assert {next_first(made(game, "here", "link"), seed)[0] for seed in range(20)} == {0, 1}


@pytest.mark.parametrize("game", ["clustered", "kluster"])
def test_Z13_what_the_table_wishes_comes_before(game: str) -> None:
    level = "greedy" if game == "clustered" else "clumsy"
    picked, named, drawn = FirstWish("picked", 1), FirstWish("named", 1), FirstWish("drawn")
    assert next_first(made(game, "here", "here", first=picked), SEED) == (1, FirstBy.PICKED)
    assert next_first(made(game, "here", level, first=named), SEED) == (1, FirstBy.NAMED)
    assert next_first(made(game, "here", *[level] * 3, first=drawn), SEED) == (DRAWN[4], FirstBy.DRAWN)


@pytest.mark.parametrize(
    ("wish", "left", "first"),
    [
        (None, (1, 3, 5), (2, FirstBy.MOST_LEFT)),
        (FirstWish("picked", 1), (1, 3, 5), (2, FirstBy.MOST_LEFT)),
        (FirstWish("picked", 2), (1, 5, 5), (2, FirstBy.PICKED)),
        (FirstWish("picked", 0), (1, 5, 5), (draw_first(SEED, [1, 2]), FirstBy.DRAWN)),
        (FirstWish("named", 1), (1, 5, 5), (draw_first(SEED, [1, 2]), FirstBy.DRAWN)),
        (None, (4, 4, 4), (DRAWN[3], FirstBy.DRAWN)),
    ],
)
def test_Z13_K6_ties_go_to_who_was_picked_else_to_the_lot(
    wish: FirstWish | None, left: tuple[int, ...], first: tuple[int, FirstBy]
) -> None:
    table = made("kluster", "here", "here", "here", first=wish)
    order = [f"c{number}" for number in range(1, 25)]
    handicap = [8 - many for many in left]  # so many are left as the game before ended
    laid: Json = {"boxes": {"classic": 1}, "seats": 3, "first": 0, "order": order, "table": {}, "magnets": {}}
    opening = EVENTS.write(TableLaid({**laid, "options": {"handicap": handicap}}))
    table.apply(Written((GameBegun(0, 1, "salt", opening),)))
    assert next_first(table, SEED) == first


def test_Z10_the_next_game_of_clustered_begins_with_the_next_seat() -> None:
    table = made("clustered", "here", "here", first=FirstWish("picked", 1))
    table.apply(Written((GameBegun(1, SEED, "salt", first_by=FirstBy.PICKED),)))
    assert next_first(table, SEED) == (0, FirstBy.NEXT)


async def test_Z13_the_lot_is_in_the_record_and_can_be_drawn_again(server: Api) -> None:
    made = await server.create("here", "here", first=None)
    async with server.join(made["table"], made["token"]) as both:
        assert (both.table["first"], both.table["first_by"]) == (None, "drawn")
        first = both.turn
        await play_out(both)
        seed = int(both.table["commitment"]["seed"])
        assert first == draw_first(seed, range(2))
        record = await server.ask("GET", f"/api/records/{both.table['records'][0]}")
        assert (record["version"], record["first"], record["first_by"]) == (2, first, "drawn")


async def test_Z13_lessons_begin_with_the_learner(server: Api) -> None:
    made = await server.ask("POST", "/api/lessons/tiles", {"name": "Ann"})
    async with server.join(made["table"], made["token"]) as ann:
        assert (ann.game or {})["public"]["first"] == 0
        assert ann.table["first_by"] == "named"


@pytest.mark.parametrize(
    ("first", "key"),
    [
        ({"by": "drawn", "seat": 0}, "table-first"),
        ({"by": "picked"}, "table-first"),
        ({"by": "named", "seat": 2}, "table-no-such-seat"),
        ({"by": "picked", "seat": 1}, "table-first-bot"),
        ({"by": "oldest", "seat": 0}, "request-value"),
    ],
)
async def test_Z13_wishes_that_cannot_be_are_refused(server: Api, first: Json, key: str) -> None:
    with pytest.raises(Refusal) as refused:
        await server.create("here", "greedy", first=first)
    assert refused.value.key == key
