"""Live matches: games that go on by themselves, in processes of their own, driven from the event loop.

Knows no game: whichever has a live face (`lodestone.match.live_game`) is played here. Imports neither numpy nor numba.

    pool = LivePool()                      # one for the server
    pool.start()                           # at once; processes get ready in the background, `pool.ready` tells
    laid = await pool.lay(kind, layout)    # lays a match out, or raises why not; store it
    live = pool.match(game, table)         # see `MatchTable`; it is opened when somebody needs it
    await pool.close()                     # at shutdown

    live.public                            # the match as of now, as JSON
    await live.do(seat, intent)            # accepted, or raises the LodestoneError
    live.stream(seat, number, intent)      # the last one wins; refusals come to `table.refused`
    live.tell(Leave | TimeUp | SitBot | Paused)   # the table has decided something, and stored it
    await live.leave_off()                 # its running turn, to go on with elsewhere (`LiveState.running`)
    live.look(); live.catch_up(viewer)     # who looks on has changed; what somebody new sees first
    await live.close()                     # forget it here; the log has it

What the core can count on:

- **Persist first, then publish.** When a turn ends, the match stops and `table.keep(ended)` is awaited: commit, then
  publish, then return. Only then the next turn begins; intents that come meanwhile wait. If `keep` raises, the match is
  read again with `table.stored()` and the turn begins anew (`table.restarted`).
- **Acknowledge after `do` returns.** An intent within a turn is not stored by itself: a turn cut short begins again.
- **The table owns the seats.** What it decides is stored first, then told; a match that is opened later hears of it by
  `LiveState`.
- **A process that dies** is replaced, and its matches are read again with `table.stored()`; what was asked meanwhile is
  refused as `live-cut-short` (ask again).
- **Sleep.** A match nobody has touched for a while is closed in its process and opened again by the next `do`, `tell`,
  or bot. `live` stays valid and holds only `public` and the last frames.
- **Order.** Frames, `keep`, `changed`, `thinking` of one match come in the order in which they happened.

`TurnEnded.event`, `Laid.opening` and every `snapshot` are secret: they go to the log and nowhere else.
"""

from lodestone.server.live.match import LiveMatch, MatchTable, Viewer
from lodestone.server.live.messages import TurnEnded
from lodestone.server.live.pool import LivePool

__all__ = ["LiveMatch", "LivePool", "MatchTable", "TurnEnded", "Viewer"]
