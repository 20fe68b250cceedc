"""The match as everybody sees it, for the protocol: built by allow-list (Z5)."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.core import Event
from lodestone.match.kluster.live import KlusterMatch, cord_lengths
from lodestone.match.kluster.plain import plain
from lodestone.server.protocol.kluster import KlusterPublic


def public(match: KlusterMatch) -> KlusterPublic:
    """What may be told to anybody."""
    setting, position = match.setting, match.position
    setup = setting.setup
    shown = setting.table.show_poles or position.over
    return KlusterPublic(
        seats=setup.seats,
        first=setup.first,
        boxes=plain(setup.boxes),
        options=plain(setup.options),
        table=plain(setting.table),
        magnets=setup.boxes.magnets,
        sizes=tuple(setting.made[magnet].size for magnet in setup.boxes.magnets),
        cord_lengths=cord_lengths(setup.boxes, setting.table),
        turn=position.seat,
        phase=str(position.phase),
        stage=str(match.stage),
        round=position.round,
        pools=position.pools,
        set_aside=position.set_aside,
        resigned=position.resigned,
        places=position.places,
        winners=position.winners,
        ending=None if position.ending is None else str(position.ending),
        solo=plain(position.solo),
        north={magnet: setting.made[magnet].north for magnet in setup.boxes.magnets} if shown else None,
    )


def plain_events(events: tuple[Event, ...]) -> tuple[dict[str, Any], ...]:
    """Events of Kluster; none of them holds a secret."""
    return tuple(msgspec.to_builtins(event) for event in events)
