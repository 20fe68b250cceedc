"""Live frames of earlier releases."""

from __future__ import annotations

from base64 import b64decode

import pytest

from lodestone.match.kluster.live.wire_frame import Viewer
from tests.compatibility.release import Release, releases
from tests.compatibility.shapes import differences
from tests.compatibility.writing.recording import shown


@pytest.mark.parametrize("release", releases(), ids=repr)
def test_live_frames_mean_what_they_meant(release: Release) -> None:
    """Whoever read them then and whoever reads them now see the same: so either can read the other's."""
    viewers: dict[str, Viewer] = {}
    frames = [line for line in release.lines("transcript.jsonl") if "frame" in line]
    for line in frames:
        seen = viewers.setdefault(line["socket"], Viewer()).see(b64decode(line["frame"]))
        assert differences(line["shows"], shown(seen)) == []
    assert len(frames) > 20
