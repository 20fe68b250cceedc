"""Steps of many games at once: dealing, checking, playing and seeing, all in place."""

from __future__ import annotations

import numpy as np

from lodestone.clustered.batch.chance import shuffle
from lodestone.clustered.batch.laying import lay_start
from lodestone.clustered.batch.random_play import nth_bit
from lodestone.clustered.batch.table import DISCARD as DISCARDING
from lodestone.clustered.batch.table import (
    DISCARDED,
    DRAWN,
    FIRST_LINE,
    FIRST_RECTANGLE,
    FRONTIER,
    GONE,
    HAND_BITS,
    HELD,
    NOBODY,
    OPENING,
    OVER,
    PHASE,
    PLAY,
    SEAT,
    STACK,
    TO_COME,
    TRIM,
    WILD_TILE,
    BatchTable,
    Number,
    Words,
)
from lodestone.clustered.batch.turns import can_place, choices, play, total, winners
from lodestone.core.compiler import set_bits
from lodestone.envs.clustered.arrays import Games, Observation, Shared
from lodestone.envs.clustered.compile import inlined, inlined_kernel, inner_kernel, kernel

_ONE = np.int64(1)
_play, _points = inlined(play), inlined(total)
_KINDS = 28
_NOT_PLACED: Number = np.int64(-1)


@inlined_kernel
def table_in(games: Games, game: int) -> BatchTable:
    """One of the games, for the compiled rules."""
    return BatchTable(
        games.where[game],
        games.cells[game],
        games.fits[game],
        games.laid[game],
        games.hands[game],
        games.stacks[game],
        games.seats[game],
        games.facts[game],
    )


# Beginning


@inner_kernel
def _begin(games: Games, game: int, shared: Shared) -> None:
    """Lay a new game out; its stacks are in order already."""
    table = table_in(games, game)
    for cell in range(len(shared.where)):
        table.where[cell] = shared.where[cell]
    for cell in range(len(shared.kinds)):
        games.kinds[game, cell] = shared.kinds[cell]
    for fact in range(len(shared.facts)):
        table.facts[fact] = shared.facts[fact]
    for start in shared.starts:
        lay_start(table, start)
    for seat in range(len(table.seats)):
        _draw_opening_hand(table, seat, shared)
        for kind in range(_KINDS):
            games.discards[game, seat, kind] = 0
            games.unseen[game, seat, kind] = shared.counts[seat, kind]
    games.done[game] = False
    games.spread[game] = 0
    if table.facts[OPENING]:
        table.facts[PHASE] = TRIM
    else:
        table.facts[PHASE] = PLAY if can_place(table, table.seats[0, HAND_BITS]) else DISCARDING


@inner_kernel
def _draw_opening_hand(table: BatchTable, seat: int, shared: Shared) -> None:
    row = table.seats[seat]
    for field in range(len(row)):
        row[field] = shared.seats[seat, field]
    bits, plain = 0, 0
    for place in range(row[STACK]):
        tile = table.stacks[seat, place]
        if place < shared.opening_draw:
            table.hands[seat, place] = tile
            bits |= _ONE << tile
        if tile != WILD_TILE:
            plain |= _ONE << tile
    row[HELD] = row[DRAWN] = shared.opening_draw
    row[HAND_BITS], row[TO_COME] = bits, plain


@kernel
def begin_dealt(games: Games, chosen: Words, shared: Shared) -> None:
    """Begin games whose stacks have been written."""
    for game in chosen:
        _begin(games, game, shared)


@kernel
def begin_shuffled(games: Games, chosen: Words, shared: Shared, stream: Words) -> None:
    """Begin games with stacks shuffled by chance."""
    for game in chosen:
        for seat in range(len(shared.stacks)):
            for place in range(len(shared.stacks[seat])):
                games.stacks[game, seat, place] = shared.stacks[seat, place]
            shuffle(stream, games.stacks[game, seat], 0, shared.seats[seat, STACK])
        _begin(games, game, shared)


# Playing


@inlined_kernel
def _entry(table: BatchTable, kind: Number, cell: Number) -> int:
    """Where a tile goes in the frontier; −1 for a legal discard, −2 for what is not allowed. `cell` −1 is a discard."""
    bit = _ONE << kind
    phase = table.facts[PHASE]
    if phase == OVER or not choices(table) & bit:
        return -2
    if cell < 0:
        return -2 if phase == PLAY else -1
    entry: Number = table.where[cell]
    if phase != PLAY or entry <= 0 or not table.fits[entry - 1] & np.uint32(bit):
        return -2
    at: int = entry - 1
    return at


@inlined_kernel
def _first_illegal(games: Games, actions: Words, shared: Shared, playing: Words) -> int:
    cells = len(shared.to_grid)
    for game in range(len(actions)):
        if playing[game]:
            kind, cell = actions[game] // cells, actions[game] % cells
            if actions[game] < 0 or kind > _KINDS or (kind == _KINDS and cell >= _KINDS):
                return game
            table = table_in(games, game)
            if kind == _KINDS:
                allowed = _entry(table, cell, _NOT_PLACED) == -1
            else:
                allowed = _entry(table, kind, shared.to_grid[cell]) >= 0
            if not allowed:
                return game
    return -1


@kernel
def first_illegal(games: Games, actions: Words, shared: Shared, playing: Words) -> int:
    """The first game whose action is not allowed; −1 if all are. Only games that are `playing` are asked."""
    return _first_illegal(games, actions, shared, playing)


@inlined_kernel
def make_move(games: Games, game: int, table: BatchTable, kind: Number, at: int, shared: Shared) -> None:
    """A legal move, and what everybody knows from it."""
    seat = table.facts[SEAT]
    if at >= 0:
        cell, laid = shared.to_window[table.cells[at]], games.spread[game]
        games.kinds[game, cell] = kind
        games.spots[game, laid], games.by[game, laid] = cell, seat
        games.spread[game] = laid + 1
        games.unseen[game, seat, kind] -= 1
    else:
        games.thrown[game, seat, table.seats[seat, DISCARDED]] = kind
        games.discards[game, seat, kind] += 1
        if not shared.hidden_discards:
            games.unseen[game, seat, kind] -= 1
    _play(table, kind, at)


@kernel
def advance(
    games: Games, actions: Words, shared: Shared, playing: Words, margin: bool, rewards: Words, terminated: Words
) -> None:
    """Make a legal action in every game that is `playing`; what each seat gets in those that end with it."""
    for game in range(len(actions)):
        _advance(games, game, actions[game], shared, playing[game])
        _end(games, game, margin, rewards, terminated)


@inlined_kernel
def _advance(games: Games, game: int, action: Number, shared: Shared, playing: bool) -> None:
    if playing:
        table, cells = table_in(games, game), len(shared.to_grid)
        kind, cell = action // cells, action % cells
        if kind == _KINDS:
            make_move(games, game, table, cell, -1, shared)
        else:
            make_move(games, game, table, kind, table.where[shared.to_grid[cell]] - 1, shared)


@kernel
def advance_and_see(
    games: Games,
    seen: Observation,
    actions: Words,
    shared: Shared,
    playing: Words,
    margin: bool,
    rewards: Words,
    terminated: Words,
) -> int:
    """The same, and what the seat to act then sees: in one go, while a game is at hand in the processor's cache.

    If an action is not legal nothing is done: returns the first game with such a one, else −1.
    """
    wrong = _first_illegal(games, actions, shared, playing)
    if wrong < 0:
        for game in range(len(actions)):
            _advance(games, game, actions[game], shared, playing[game])
            _end(games, game, margin, rewards, terminated)
            _see(games, seen, game, -1, shared)
    return wrong


@kernel
def end(games: Games, margin: bool, rewards: Words, terminated: Words) -> None:
    """The same for games that others have gone on with."""
    for game in range(len(terminated)):
        _end(games, game, margin, rewards, terminated)


@inlined_kernel
def _end(games: Games, game: int, margin: bool, rewards: Words, terminated: Words) -> None:
    ended = games.facts[game, PHASE] == OVER and not games.done[game]
    terminated[game] = ended
    for seat in range(rewards.shape[1]):
        rewards[game, seat] = 0.0
    if ended:
        games.done[game] = True
        _reward_ended(table_in(games, game), margin, rewards[game])


@inlined_kernel
def _reward_ended(table: BatchTable, margin: bool, rewards: Words) -> None:
    seats = len(table.seats)
    if seats == 1:
        rewards[0] = total(table, 0)
    elif margin:
        for seat in range(seats):
            best = -1000
            for other in range(seats):
                if other != seat:
                    best = max(best, total(table, other))
            rewards[seat] = total(table, seat) - best
    else:
        won = winners(table)
        sharing: Number = set_bits(np.uint32(won))
        share = 1.0 / sharing
        for seat in range(seats):
            if won >> seat & 1:
                rewards[seat] = share


# Seeing


@kernel
def observe(games: Games, seen: Observation, chosen: Words, viewers: Words, shared: Shared) -> None:
    """Write what is seen of these games: by the seat to act where `viewers` is −1, else by that seat."""
    for number in range(len(chosen)):
        _see(games, seen, chosen[number], viewers[number], shared)


@inlined_kernel
def _see(games: Games, seen: Observation, game: int, viewer: int, shared: Shared) -> None:
    table = table_in(games, game)
    acting = table.facts[SEAT]
    if viewer < 0:
        viewer = acting if acting != NOBODY else 0
    seats = len(table.seats)
    _see_table(games, seen, game, viewer, seats)
    _see_seats(games, table, seen, game, viewer, shared.hidden_discards)
    _see_moves(table, seen, game, shared, acting == viewer)
    seen.turn[game] = NOBODY if acting == NOBODY else _relative(acting, viewer, seats)
    seen.seat[game] = acting
    seen.phase[game] = table.facts[PHASE]


@kernel
def forget_tables(seen: Observation, chosen: Words) -> None:
    """Clear what was seen on the tables of these games: another game is there now."""
    for game in chosen:
        for cell in range(seen.owners.shape[1]):
            seen.owners[game, cell] = -1


@inlined_kernel
def _relative(seat: Number, viewer: Number, seats: int) -> Number:
    """A seat as another one counts: 0 is itself."""
    return seat - viewer if seat >= viewer else seat - viewer + seats


@inlined_kernel
def _see_table(games: Games, seen: Observation, game: int, viewer: int, seats: int) -> None:
    owners, spots, by = seen.owners[game], games.spots[game], games.by[game]
    for laid in range(games.spread[game]):
        owners[spots[laid]] = _relative(by[laid], viewer, seats)


@inlined_kernel
def _see_seats(games: Games, table: BatchTable, seen: Observation, game: int, viewer: int, hidden: int) -> None:
    seats = len(table.seats)
    for relative in range(seats):
        seat = viewer + relative
        if seat >= seats:  # a remainder would take as long as all the rest
            seat -= seats
        row = table.seats[seat]
        public = seen.public[game, relative]
        public[0], public[1] = row[HELD], row[STACK] - row[DRAWN]
        public[2], public[3] = _points(table, seat), row[DISCARDED]
        _copy_kinds(games.unseen[game, seat], seen.unseen[game, relative])
        if relative == 0 or not hidden:
            _copy_kinds(games.discards[game, seat], seen.discards[game, relative])
    _see_own(games, table, seen, game, viewer, hidden)
    for bonus in range(2):
        taken = table.facts[FIRST_LINE] if bonus == 0 else table.facts[FIRST_RECTANGLE]
        seen.bonuses[game, bonus] = NOBODY if taken == NOBODY else _relative(taken, viewer, seats)


@inlined_kernel
def _copy_kinds(source: Words, to: Words) -> None:
    for kind in range(_KINDS):
        to[kind] = source[kind]


@inlined_kernel
def _see_own(games: Games, table: BatchTable, seen: Observation, game: int, viewer: int, hidden: int) -> None:
    """The viewer's hand, which the viewer need not guess at; nor at what it has thrown away."""
    hand, unseen = seen.hand[game], seen.unseen[game, 0]
    for kind in range(_KINDS):
        hand[kind] = 0
        if hidden:
            unseen[kind] -= games.discards[game, viewer, kind]
    for place in range(table.seats[viewer, HELD]):
        kind = table.hands[viewer, place]
        hand[kind] += 1
        unseen[kind] -= 1


@inlined_kernel
def _see_moves(table: BatchTable, seen: Observation, game: int, shared: Shared, acting: bool) -> None:
    """Legal moves as bits; none for who is not to act."""
    legal, marked, upto = seen.legal[game], seen.marked[game], seen.upto[game]
    for number in range(seen.marks[game]):
        legal[marked[number]] = 0
    seen.marks[game] = 0
    seen.discard[game] = 0
    seen.offered[game] = 0
    if not acting or table.facts[PHASE] == OVER:
        return
    if table.facts[PHASE] != PLAY:
        seen.discard[game] = choices(table)
        seen.offered[game] = set_bits(np.uint32(choices(table)))
        return
    tiles, marks, offered = np.uint32(table.seats[table.facts[SEAT], HAND_BITS]), 0, np.int64(0)
    for at in range(table.facts[FRONTIER]):
        # Without a branch, which would be guessed wrongly half of the time: whatever fits nothing is written over.
        bits = table.fits[at] & tiles
        cell = shared.to_window[table.cells[at]]
        legal[cell] = bits
        marked[marks] = cell
        offered += set_bits(bits)
        upto[marks] = offered
        marks += bits != 0
    seen.marks[game] = marks
    seen.offered[game] = offered


# Choosing


@kernel
def write_mask(legal: Words, discard: Words, mask: Words) -> None:
    """A 1 for every legal action, in masks that are all zero."""
    cells = legal.shape[1]
    for game in range(len(mask)):
        for cell in range(cells):
            bits = np.uint32(legal[game, cell])
            while bits:
                lowest = bits & (~bits + np.uint32(1))
                bits ^= lowest
                mask[game, set_bits(np.uint32(lowest - np.uint32(1))) * cells + cell] = 1
        for kind in range(_KINDS):
            mask[game, _KINDS * cells + kind] = discard[game] >> kind & 1


@inlined_kernel
def _bit_at(bits: Number, n: Number) -> Number:
    """The number of the n-th set bit, from 0, without looking at one after another."""
    word = np.uint32(bits)
    for _ in range(n):
        word &= word - np.uint32(1)
    return set_bits(np.uint32((word & (~word + np.uint32(1))) - np.uint32(1)))


@kernel
def choose_shown(seen: Observation, draws: Words, cells: int, actions: Words) -> None:
    """One legal action for each game, every one equally likely, from draws of 0 ≤ x < 1; 0 for a game that is over."""
    for game in range(len(actions)):
        offered = seen.offered[game]
        actions[game] = 0
        if offered == 0:
            continue
        n = min(np.int64(draws[game] * offered), offered - 1)
        if seen.discard[game]:
            actions[game] = _KINDS * cells + _bit_at(seen.discard[game], n)
            continue
        mark, upto = 0, seen.upto[game]
        for other in range(seen.marks[game]):  # all of them at once: sooner than stopping at the right one
            mark += upto[other] <= n
        cell = seen.marked[game, mark]
        before = upto[mark - 1] if mark else np.int16(0)
        actions[game] = _bit_at(seen.legal[game, cell], n - before) * cells + cell


@kernel
def choose_legal(legal: Words, discard: Words, draws: Words, actions: Words) -> None:
    """The same from arrays alone, cell by cell."""
    cells = legal.shape[1]
    for game in range(len(actions)):
        offered = set_bits(np.uint32(discard[game]))
        for cell in range(cells):
            offered += set_bits(np.uint32(legal[game, cell]))
        actions[game] = 0
        if offered == 0:
            continue
        n = min(np.int64(draws[game] * offered), offered - 1)
        if discard[game]:
            actions[game] = _KINDS * cells + nth_bit(discard[game], n)
            continue
        for cell in range(cells):
            bits = np.uint32(legal[game, cell])
            here = set_bits(bits)
            if n < here:
                actions[game] = nth_bit(bits, n) * cells + cell
                break
            n -= here


# Hidden tiles


@kernel
def resample(games: Games, game: int, viewer: int, hidden: int, stream: Words, pool: Words, left: Words) -> None:
    """Put what a seat cannot know in another order: the others' hands and stacks, and its own stack.

    Every order of each seat's unseen tiles is equally likely; that somebody has had to discard, or chose as they did,
    is not weighed. `pool` and `left` are room to work in, for a stack and for a number per kind.
    """
    table = table_in(games, game)
    for seat in range(len(table.seats)):
        row = table.seats[seat]
        if seat == viewer:
            shuffle(stream, table.stacks[seat], row[DRAWN], row[STACK])
        elif not row[GONE]:
            _resample_other(games, game, table, seat, hidden, stream, pool, left)
    acting, facts = table.facts[SEAT], table.facts
    if acting not in (NOBODY, viewer) and facts[PHASE] != TRIM:
        facts[PHASE] = PLAY if can_place(table, table.seats[acting, HAND_BITS]) else DISCARDING


@inner_kernel
def _resample_other(
    games: Games, game: int, table: BatchTable, seat: int, hidden: int, stream: Words, pool: Words, left: Words
) -> None:
    row, stack, hand = table.seats[seat], table.stacks[seat], table.hands[seat]
    thrown = row[DISCARDED] if hidden else 0
    count = _gather(games, game, table, seat, thrown, pool, left)
    shuffle(stream, pool, 0, count)
    held = thrown + row[HELD]
    for place in range(thrown):
        games.discards[game, seat, games.thrown[game, seat, place]] -= 1
    for place in range(thrown):
        games.thrown[game, seat, place] = pool[place]
        games.discards[game, seat, pool[place]] += 1
    bits, plain = 0, 0
    for place in range(thrown, count):
        tile = pool[place]
        if tile != WILD_TILE:
            plain |= _ONE << tile
        if place < held:
            hand[place - thrown] = tile
            bits |= _ONE << tile
        else:
            stack[row[DRAWN] + place - held] = tile
            left[tile] -= 1
    row[HAND_BITS], row[TO_COME] = bits, plain
    # What was drawn is what is not in the stack any more; in which order nobody asks again.
    place = 0
    for kind in range(_KINDS):
        for _ in range(left[kind]):
            stack[place] = kind
            place += 1


@inner_kernel
def _gather(games: Games, game: int, table: BatchTable, seat: int, thrown: int, pool: Words, left: Words) -> int:
    """A seat's unseen tiles, how many; and in `left` how many of each kind its whole set has."""
    row = table.seats[seat]
    count = 0
    for place in range(thrown):
        pool[count] = games.thrown[game, seat, place]
        count += 1
    for place in range(row[HELD]):
        pool[count] = table.hands[seat, place]
        count += 1
    for kind in range(_KINDS):
        left[kind] = 0
    for place in range(row[STACK]):
        left[table.stacks[seat, place]] += 1
        if place >= row[DRAWN]:
            pool[count] = table.stacks[seat, place]
            count += 1
    return count
