"""Live frames of earlier releases."""

from __future__ import annotations

from base64 import b64decode

import pytest

from lodestone.match.kluster.live.wire_frame import FrameViewer
from tests.compatibility.release import Release, releases
from tests.compatibility.shapes import differences
from tests.compatibility.writing.recording import shown


@pytest.mark.parametrize("release", releases(), ids=repr)
def test_live_frames_mean_what_they_meant(release: Release) -> None:
    """Whoever read them then and whoever reads them now see the same: so either can read the other's."""
    viewers: dict[str, FrameViewer] = {}
    frames = [line for line in release.lines("transcript.jsonl") if "frame" in line]
    for line in frames:
        now = shown(viewers.setdefault(line["socket"], FrameViewer()).see(b64decode(line["frame"])))
        was = line["shows"]
        if was and was["own"] is not None:
            now["own"] = now["own"][: len(was["own"])]  # what later releases tell besides stands behind
        assert differences(was, now) == []
    assert len(frames) > 20
