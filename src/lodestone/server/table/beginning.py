"""How a game begins: who starts it, from which deal, and with what on the table."""

from __future__ import annotations

from lodestone.core import FirstBy, Seat, draw_first, who_begins
from lodestone.server.lessons import lessons
from lodestone.server.table.decide import play_move
from lodestone.server.table.entries import AnyEntry, GameBegun, Written
from lodestone.server.table.secret import new_deal
from lodestone.server.table.table import Table


def next_first(table: Table, seed: int) -> tuple[Seat, FirstBy]:
    """Who begins, and how that is settled: the first game by Z13, the others by the one before (Z10, K6)."""
    wished, seats = table.first_wished, table.people.seats
    if table.play is None:
        if table.lesson is not None:
            return 0, FirstBy.NAMED
        people = [number for number, seat in enumerate(seats) if seat.level is None]
        by, named = (None, None) if wished is None else (wished.by, wished.seat)
        return who_begins(by, named, seed, len(seats), people)
    tied, why = table.play.next_first(table.first)
    if len(tied) == 1:
        return tied[0], why
    if wished is not None and wished.seat is not None and wished.by is FirstBy.PICKED and wished.seat in tied:
        return wished.seat, FirstBy.PICKED
    return draw_first(seed, tied), FirstBy.DRAWN


def game_begun(table: Table) -> GameBegun:
    """The next game, of a kind that nothing has to be laid out for."""
    seed, salt = next_deal(table)
    first, first_by = next_first(table, seed)
    return GameBegun(first, seed, salt, first_by=first_by)


def next_deal(table: Table) -> tuple[int, str]:
    """Seed and salt of the next game: drawn, but for the first one of a lesson."""
    seed, salt = new_deal()
    if table.lesson is not None and table.game_number == 0:
        seed = lessons()[table.lesson].seed
    return seed, salt


def first_entries(table: Table) -> list[AnyEntry]:
    """A new table's first game begins; in a lesson some moves are made already, and stay (Z7)."""
    begun: list[AnyEntry] = [game_begun(table)]
    made = lessons()[table.lesson].moves.split() if table.lesson is not None else []
    if not made:
        return begun
    table.apply(Written(tuple(begun)))
    for move in made:
        assert table.turn is not None
        entries = play_move(table, table.turn, move, bot=True)
        table.apply(Written(tuple(entries)))
        begun += entries
    return begun
