"""The live side of Kluster, as the registry has it. Physics is loaded only in the processes that run matches."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import lodestone
from lodestone.core import FirstBy
from lodestone.core.kernel_cache import PHYSICS, TURN, can_be_kept, is_compiled
from lodestone.match.game import GameStart
from lodestone.match.kluster import wire
from lodestone.match.kluster.events import EVENTS, KlusterLogOptions, TableLaid
from lodestone.match.kluster.wish import TableWish
from lodestone.match.live_game import Laid, LiveGame, LiveHost, LiveKind, LiveState

LOOPS = {"loop_classic", "loop_duo"}
SOURCES = Path(lodestone.__file__).parent / "physics"

_WISHES = msgspec.msgpack.Decoder(TableWish)


class KlusterLive(LiveKind):
    """Played on physics, in live processes."""

    preparing = "lodestone.bots.first_start"

    def to_prepare(self) -> bool:
        """Whether anything is to be compiled: once for each state of the sources, if it can be kept."""
        return can_be_kept(SOURCES) and not (is_compiled(TURN, SOURCES) and is_compiled(PHYSICS, SOURCES))

    def layout_to_try(self, options: wire.KlusterOptions, seats: int) -> TableWish | None:
        """The layout to try out; circles of the leaflet's size always fit."""
        if options.cords is None and not LOOPS & options.table.keys():
            return None
        return TableWish(options.boxes, seats, 0, 0, options.options, options.table, options.cords)

    def layout(self, start: GameStart, players: tuple[str, ...]) -> TableWish:
        """The next match at a table."""
        options = msgspec.convert(start.options, KlusterLogOptions)
        return TableWish(
            boxes=options.boxes,
            seats=start.seats,
            seed=start.seed,
            first=start.first,
            options=options.options,
            table=options.table,
            cords=options.cords,
            players=list(players),
            first_by=start.first_by or FirstBy.NAMED,
        )

    def needs_everything(self, layout: TableWish) -> bool:
        """Left-over spinners look for a place where they stay (P9): more than a turn needs."""
        return bool(layout.boxes.get("duo"))

    def load(self) -> None:
        """Load the compiled physics."""
        from lodestone.match.kluster.live import playing  # noqa: F401  loaded now, not with the first match
        from lodestone.physics.warmup import load_compiled

        load_compiled()

    def try_layout(self, layout: bytes) -> None:
        """Refuse cords that cannot be laid."""
        from lodestone.match.kluster.live.laying import check_layout

        check_layout(_WISHES.decode(layout))

    def lay(self, layout: bytes) -> Laid:
        """Set the table."""
        from lodestone.match.kluster.live.laying import lay
        from lodestone.match.kluster.live.record import opening_record

        match = lay(_WISHES.decode(layout))
        return Laid(EVENTS.write(TableLaid(opening_record(match))), match.snapshot())

    def open(self, state: LiveState, host: LiveHost, *, watched: bool) -> LiveGame:
        """Resume it from its record and the last snapshot."""
        from lodestone.match.kluster.live.playing import LiveKluster

        return LiveKluster(state, host, watched=watched)

    def films(self, record: Any) -> Iterator[bytes]:
        """A track of the set table, then one of each turn that comes out as recorded."""
        from lodestone.match.kluster.live.filming import films
        from lodestone.match.kluster.live.record import from_record
        from lodestone.physics.warmup import load_compiled

        load_compiled()
        return films(from_record(record))
