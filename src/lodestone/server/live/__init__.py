"""Kluster live: matches on physics in worker processes, driven from the event loop. Imports neither numpy nor numba.

    pool = LivePool()                      # one for the server
    pool.start()                           # at once; workers get ready in the background, `pool.ready` tells
    laid = await pool.lay(TableWish(...))  # sets a table, or raises as `set_table` does; store it
    live = await pool.open(table, bots={1: Seating("steady", seed)})   # see `MatchTable`
    await pool.close()                     # at shutdown

    live.public                            # KlusterPublic as of now, built by allow-list in the worker
    await live.do(seat, intent)            # accepted, or raises the LodestoneError
    await live.resign(seat)                # the table has let a seat go, and stored that
    live.stream(seat, number, intent)      # hover and drag: the last one wins; refusals come to `table.refused`
    await live.time_up(seating)            # the core keeps the clock (Z9)
    live.catch_up(seat)                    # frames to send to somebody who has just come: a keyframe, and what followed
    live.watch(viewers)                    # how many look on; nobody: bots wait, and the match may go to sleep
    await live.seat_bot(seat, Seating(...)); await live.unseat_bot(seat)   # at any time, also in mid-turn
    await live.pause(True)                 # time stands still, intents are refused as `kluster-paused`
    await live.close()                     # forget it here; the log has it

What the core can count on:

- **Persist first, then publish.** When a turn ends, the worker stops and `table.keep(played)` is awaited: commit, then
  publish, then return. Only then the next turn begins; intents that come meanwhile wait. If `keep` raises, the match is
  read again with `table.stored()` and the turn begins anew (`table.restarted`).
- **Acknowledge after `do` returns.** An intent within a turn is not stored by itself: a turn cut short begins again.
- **The table owns the seats.** A resignation is stored first, then told with `resign`; a match that is opened later
  hears of it by `Stored.resigned`. Whoever has left already is left alone.
- **A worker that dies** is replaced, and its matches are read again with `table.stored()`; what was asked meanwhile is
  refused as `kluster-cut-short` (ask again).
- **Sleep.** A match nobody has touched for a while is closed in its worker and opened again by the next `do`, `stream`,
  or bot. `live` stays valid and holds only `public` and the last frames.
- **Order.** Frames, `keep`, `changed`, `thinking` of one match come in the order in which they happened.

`PlayedOut.turn`, `Laid.record` and every `snapshot` tell poles: they go to the log and nowhere else.
"""

from lodestone.server.live.live_match import LiveMatch
from lodestone.server.live.match_table import Laid, LiveFrame, MatchTable, PlayedOut, Seating, Stored, TableWish
from lodestone.server.live.pool import LivePool

__all__ = ["Laid", "LiveFrame", "LiveMatch", "LivePool", "MatchTable", "PlayedOut", "Seating", "Stored", "TableWish"]
