"""A table of Kluster as messages and live frames describe it: the views and frames that a bot gets in a local game."""

from __future__ import annotations

from typing import Any

import msgspec

from lodestone.cli.online.connection import Json
from lodestone.kluster import Magnet
from lodestone.match.kluster.live.frame import Body, Frame, Held, Stage, Tug, face_up
from lodestone.match.kluster.live.view import KlusterView
from lodestone.match.kluster.live.wire_frame import FrameViewer, SeenTable


class KlusterTable:
    """What this client knows of the game."""

    def __init__(self) -> None:
        self.public: Json | None = None
        self._viewer = FrameViewer()
        self._seen: SeenTable | None = None

    def hear(self, game: Json) -> None:
        """What changes from turn to turn."""
        self.public = game["public"]

    def see(self, data: bytes) -> None:
        """A live frame."""
        self._seen = self._viewer.see(data) or self._seen

    @property
    def stage(self) -> Stage | None:
        """Where the turn is; None before the first frame."""
        return None if self._seen is None else Stage(self._seen.wire.stage)

    def frame(self) -> Frame:
        """The table as it was last seen."""
        seen = self._seen
        assert seen is not None
        grip, own = seen.wire.grip, seen.own
        held = None
        if grip is not None:
            held = Held(self._body(grip.magnet), grip.face, grip.pose, grip.yaw, grip.height)  # type: ignore[arg-type]
        tug = None if own is None or own.tug is None else Tug(own.tug[:3], own.tug[3:])
        return Frame(
            number=seen.wire.number,
            turn=seen.wire.turn,
            stage=Stage(seen.wire.stage),
            lying=tuple(self._body(at) for at in seen.poses if grip is None or at != grip.magnet),
            held=held,
            cords=seen.cords,
            grabbed=tuple(cord for cord in range(len(seen.cords)) if seen.wire.grabbed >> cord & 1),
            trembling=tuple(self._name(at) for at in sorted(seen.trembling)),
            touches=tuple((self._name(one), self._name(other)) for one, other in seen.touches),
            tug=tug,
            may_release=own is not None and own.may_release,
        )

    def view(self, seat: int) -> KlusterView:
        """The seat's view."""
        public = self.public
        assert public is not None
        told: dict[str, Any] = {name: public[name] for name in KlusterView.__struct_fields__ if name in public}
        told |= {
            "seat": seat,
            "sizes": dict(zip(public["magnets"], public["sizes"], strict=True)),
            "frame": msgspec.to_builtins(self.frame()),
        }
        return msgspec.convert(told, KlusterView)

    def _name(self, at: int) -> Magnet:
        assert self.public is not None
        name: Magnet = self.public["magnets"][at]
        return name

    def _body(self, at: int) -> Body:
        assert self._seen is not None
        x, y, z, a, b, c, d = self._seen.poses[at]
        magnet = self._name(at)
        return Body(magnet, (x, y, z), (a, b, c, d), face_up(magnet, 1.0 - 2.0 * (b * b + c * c)))
