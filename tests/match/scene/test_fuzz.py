"""Randomly damaged scenes: each is read, or refused with a sentence."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from lodestone.core import LodestoneError
from lodestone.match.scene import parse_scene, read_scene
from lodestone.match.scene.setting import arrange
from tests.match.scene.scenes import circle, drag, hold, release, scene, spinner, stone

SOUND = scene(
    stone("a", 0, size=[18, 16, 10], mass=7, moment=0.2, pose="standing", up="south", yaw=10),
    spinner("b", 80, quaternion=[1, 0, 0, 0]),
    cords=(
        circle(),
        {"oval": {"radii": [100, 50]}},
        {"points": [[0, 0], [100, 0], [0, 100]], "length": 400},
        {"figure_eight": {"radii": [100, 50], "yaw": 5}},
    ),
    actions=(
        release("c", 45),
        hold("h", [0, 0, 0, 80], [0.5, 0, 0, 30]),
        drag([160, 0], [0, 160, 0], [1, 90, 0]),
    ),
    surface={"mu_s": 0.3, "mu_k": 0.2},
    limit=1.0,
)

leaves = (
    st.none()
    | st.booleans()
    | st.integers(-(10**20), 10**20)
    | st.floats()
    | st.sampled_from([0, -1, 1e-300, 1e300, "stone", "flat", "north", "wood", "", "\x00", "a"])
    | st.text(max_size=8)
)
junk = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["id", "at", "kind", "path", "circle", "x", ""]), inner, max_size=4)
    ),
    max_leaves=6,
)


def places(data: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a scene."""
    found = [here] if here else []
    entries = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in entries:
        found += places(value, (*here, key))
    return found


PLACES = places(SOUND)


def fate(read: Callable[[], object]) -> str:
    """The sentence of the refusal, if there is one; any other error is a defect."""
    try:
        read()
    except LodestoneError as refused:
        return str(refused)
    return "read"


def test_the_sound_scene_is_sound() -> None:
    arrange(read_scene(SOUND))


@settings(max_examples=250)
@given(damages=st.lists(st.tuples(st.sampled_from(PLACES), st.sampled_from(["set", "drop"]), junk), max_size=3))
def test_damaged_scenes_are_read_or_refused(damages: list[tuple[tuple[Any, ...], str, Any]]) -> None:
    data = copy.deepcopy(SOUND)
    for place, what, value in damages:
        try:
            target: Any = data
            for key in place[:-1]:
                target = target[key]
            if what == "set":
                target[place[-1]] = value
            else:
                del target[place[-1]]
        except (KeyError, IndexError, TypeError):
            continue  # earlier damage has removed this place
    assert fate(lambda: arrange(read_scene(data)))


@settings(max_examples=300)
@given(data=junk)
def test_any_json_is_read_or_refused(data: Any) -> None:
    assert fate(lambda: parse_scene(json.dumps(data)))


@settings(max_examples=300)
@given(content=st.text() | st.text(alphabet='{}[]",:0123456789.eE+-NaIinfty truefalsn'))
def test_any_text_is_read_or_refused(content: str) -> None:
    assert fate(lambda: parse_scene(content))
