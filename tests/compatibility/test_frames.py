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
    """An old reader and the present one see the same in them, so each can read the other's frames."""
    viewers: dict[str, FrameViewer] = {}
    frames = [line for line in release.lines("transcript.jsonl") if "frame" in line]
    for line in frames:
        now = shown(viewers.setdefault(line["socket"], FrameViewer()).see(b64decode(line["frame"])))
        was = line["shows"]
        if was and was["own"] is not None:
            now["own"] = now["own"][: len(was["own"])]  # later releases append more at the end
        assert differences(was, now) == []
    assert len(frames) > 20
