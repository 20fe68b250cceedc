"""The binary frames can be read whatever is lost on the way, also by readers in other languages."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lodestone.kluster import Boxes
from lodestone.match.kluster.live import Drag, Grab, Hover, KlusterMatch, Release, Take, set_table
from lodestone.match.kluster.live.frame_writer import KEY_EVERY, FrameWriter
from lodestone.match.kluster.live.wire_frame import (
    DANGERS,
    POSES,
    STAGES,
    FrameViewer,
    Grip,
    Own,
    Run,
    SeenTable,
    WireFrame,
    unpack,
)
from tests.match.kluster.live.frame_vectors import FILE, FRAMES, KEY, stream

bytes_ = st.integers(0, 255)
words = st.integers(0, 2**32 - 1)
floats = st.floats(width=32, allow_nan=False, allow_infinity=False)
grips = st.builds(
    Grip,
    st.integers(0, 254),
    st.sampled_from("ab"),
    st.sampled_from(POSES),
    st.integers(-28800, 28800).map(lambda value: value / 8),
    st.integers(0, 65535).map(lambda value: value / 16),
)
dangers = st.none() | st.integers(0, DANGERS).map(lambda step: step / DANGERS)
owns = st.builds(Own, st.none() | st.tuples(*[floats] * 6), st.booleans(), st.none() | words, dangers)


@st.composite
def wire_frames(draw: st.DrawFn) -> WireFrame:
    magnets = draw(st.integers(0, 144))
    bits = (magnets + 7) // 8
    ids = draw(st.binary(max_size=magnets))
    poses = draw(st.binary(min_size=14 * len(ids), max_size=14 * len(ids)))
    nodes = st.integers(0, 20).flatmap(lambda count: st.binary(min_size=4 * count, max_size=4 * count))
    keyframe = draw(words)
    return WireFrame(
        keyframe,
        draw(st.just(keyframe) | words),
        draw(words),
        draw(st.sampled_from(STAGES)),
        draw(st.none() | st.integers(0, 23)),
        draw(bytes_),
        draw(st.none() | grips),
        draw(bytes_),
        draw(st.booleans()),
        magnets,
        draw(st.binary(min_size=bits, max_size=bits)),
        draw(st.binary(min_size=bits, max_size=bits)),
        draw(st.binary(max_size=20).map(lambda data: data[: len(data) // 2 * 2])),
        ids,
        poses,
        tuple(draw(st.lists(st.builds(Run, bytes_, bytes_, nodes), max_size=5))),
    )


@given(wire_frames(), st.none() | owns)
def test_what_is_written_can_be_read(wire: WireFrame, own: Own | None) -> None:
    data = wire.pack() + (b"" if own is None else own.pack())
    assert unpack(data) == (wire, own)


@given(st.binary(max_size=200))
def test_anything_else_is_refused_and_nothing_worse(data: bytes) -> None:
    try:
        wire, own = unpack(data)
    except ValueError:
        return
    assert len(wire.pack()) + (0 if own is None else len(own.pack())) == len(data)


@pytest.mark.parametrize("size", range(len(KEY.pack())))
def test_a_frame_that_was_cut_is_refused(size: int) -> None:
    with pytest.raises(ValueError, match="not a live frame"):
        unpack(KEY.pack()[:size])


def test_the_vectors_for_other_readers_are_current() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == stream()
    assert [bytes.fromhex(entry["hex"]) for entry in stream()] == [data for _, data in FRAMES]


# The frames, on a real match


def shot(frames: FrameWriter, match: KlusterMatch, clock: int) -> tuple[bytes, bool]:
    touches = match.pass_time(2).touches
    return frames.write(clock, touches, match.idle)


def check(seen: SeenTable | None, match: KlusterMatch) -> None:
    """Check that everything is where the match says, to a sixteenth of a millimetre."""
    assert seen is not None
    frame = match.frame()
    bodies = [*frame.lying, *([frame.held.body] if frame.held else [])]
    assert set(seen.poses) == {match.board.index[body.magnet] for body in bodies}
    for body in bodies:
        x, y, z, *turn = seen.poses[match.board.index[body.magnet]]
        assert (x, y, z) == pytest.approx(body.at, abs=0.032)
        assert turn == pytest.approx(list(body.quaternion), abs=1e-4)
    for cord, nodes in enumerate(frame.cords):
        assert [value for node in seen.cords[cord] for value in node] == pytest.approx(
            [value for node in nodes for value in node], abs=0.032
        )
    assert seen.trembling == {match.board.index[magnet] for magnet in frame.trembling}
    assert (seen.wire.stage, seen.wire.turn, seen.wire.number) == (frame.stage, frame.turn, frame.number)
    if frame.held is not None:
        assert seen.wire.grip is not None
        assert seen.wire.grip.height == pytest.approx(frame.held.height, abs=0.032)
        assert (seen.wire.grip.face, seen.wire.grip.pose) == (frame.held.face, frame.held.pose)


def test_a_turn_can_be_followed_whichever_deltas_are_lost() -> None:
    match = KlusterMatch(set_table(Boxes(classic=1, duo=1), seats=2, seed=3))
    frames, lucky, unlucky = FrameWriter(match), FrameViewer(), FrameViewer()
    seat = 0
    match.do(seat, Take(match.position.pools[0][0]))
    x, y = match.frame().cords[0][90]
    match.do(seat, Hover(-100, 0, 20))
    keys = 0
    for tick in range(200):
        if tick == 60:
            match.do(seat, Grab(0, x, y))
            match.do(seat, Drag(0, x * 0.8, y * 0.8, 1.0))
        if tick == 130:
            match.do(seat, Release())
        data, key = shot(frames, match, 32 * tick)
        keys += key
        check(lucky.see(data), match)
        if key or tick % 7 == 0:
            check(unlucky.see(data), match)
    assert 200 * 32 / KEY_EVERY <= keys < 60
    assert len(match.turns) == 1


def test_a_reader_that_missed_a_keyframe_waits_for_the_next_one() -> None:
    match = KlusterMatch(set_table(Boxes(duo=1), seats=2, seed=3))
    frames, viewer = FrameWriter(match), FrameViewer()
    match.do(0, Take(match.position.pools[0][0]))
    match.do(0, Hover(0, 0, 50, seconds=5))
    shown = [viewer.see(data) for tick in range(100) for data, key in [shot(frames, match, 32 * tick)] if tick]
    first = next(at for at, seen in enumerate(shown) if seen is not None)
    assert shown[:first] == [None] * first
    assert first * 32 <= KEY_EVERY
    assert None not in shown[first:]
