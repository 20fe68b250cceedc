"""A match of Kluster on physics: set-up, intents, frames, views, records. The referee does not need this.

No input, no output, no clock: the caller hands in intents and asks for frames of 16 ms.

Names are imported on first use: intents are plain values and load nothing, anything about the table loads numba.
"""

from typing import TYPE_CHECKING

from lodestone.core.lazy_names import lazy_names

if TYPE_CHECKING:
    from lodestone.match.kluster.equipment import cord_lengths
    from lodestone.match.kluster.live.frame import Body, Frame, Held, Stage, Tug
    from lodestone.match.kluster.live.intents import (
        AnyIntent,
        Continue,
        Done,
        Drag,
        Grab,
        Hover,
        LetGo,
        PutBack,
        Release,
        Resign,
        Stop,
        Take,
        TimeOut,
        TimeUp,
        plain_intent,
        read_intent,
    )
    from lodestone.match.kluster.live.layout import (
        AnyPlan,
        Circle,
        Eight,
        Free,
        Laying,
        Oval,
        default_layout,
    )
    from lodestone.match.kluster.live.match import KlusterMatch
    from lodestone.match.kluster.live.played import Input, PlayedTurn, physics_version
    from lodestone.match.kluster.live.record import KlusterRecord, from_record, opening_record, record_turn, to_record
    from lodestone.match.kluster.live.replay import Resimulation, resimulate, resume
    from lodestone.match.kluster.live.setting import Setting, set_table
    from lodestone.match.kluster.live.view import KlusterView

__all__ = [
    "AnyIntent",
    "AnyPlan",
    "Body",
    "Circle",
    "Continue",
    "Done",
    "Drag",
    "Eight",
    "Frame",
    "Free",
    "Grab",
    "Held",
    "Hover",
    "Input",
    "KlusterMatch",
    "KlusterRecord",
    "KlusterView",
    "Laying",
    "LetGo",
    "Oval",
    "PlayedTurn",
    "PutBack",
    "Release",
    "Resign",
    "Resimulation",
    "Setting",
    "Stage",
    "Stop",
    "Take",
    "TimeOut",
    "TimeUp",
    "Tug",
    "cord_lengths",
    "default_layout",
    "from_record",
    "opening_record",
    "physics_version",
    "plain_intent",
    "read_intent",
    "record_turn",
    "resimulate",
    "resume",
    "set_table",
    "to_record",
]

_NAMES = {
    "frame": "Body Frame Held Stage Tug",
    "intents": "AnyIntent Continue Done Drag Grab Hover LetGo PutBack Release Resign Stop Take TimeOut TimeUp "
    "plain_intent read_intent",
    "layout": "AnyPlan Circle Eight Free Laying Oval cord_lengths default_layout",
    "match": "KlusterMatch",
    "played": "Input PlayedTurn physics_version",
    "record": "KlusterRecord from_record opening_record record_turn to_record",
    "replay": "Resimulation resimulate resume",
    "setting": "Setting set_table",
    "view": "KlusterView",
}
__getattr__, __dir__ = lazy_names(__name__, {name: home for home, names in _NAMES.items() for name in names.split()})
