"""Malformed scenes: each is refused with a sentence that names the place, before anything is simulated."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from lodestone.cli.scene_plot import GROUNDS
from lodestone.core import InvalidRequest
from lodestone.i18n import catalogue, languages
from lodestone.kluster import Surface
from lodestone.match.scene import parse_scene, read_scene
from lodestone.match.scene.setting import arrange
from lodestone.physics.params import SURFACES
from tests import ROOT
from tests.match.scene.scenes import circle, drag, hold, release, scene, spinner, stone

A = stone("a", 0)
MALFORMED: dict[str, tuple[object, str]] = {
    "not an object": ([], "object"),
    "unknown key": ({"magnet": []}, "“magnet”"),
    "unknown key of a magnet": (scene({**A, "colour": "red"}), "“colour”"),
    "unknown key of an action": (scene(actions=({"push": {}},)), "“push”"),
    "unknown key of a cord": (scene(cords=({"square": 1},)), "“square”"),
    "unknown key of a surface": ({"surface": {"mu_s": 0.3, "mu": 0.3}}, "“mu”"),
    "at on a hold": (scene(actions=({"hold": {**A, "path": [[0, 0, 0, 30]]}},)), "“at”"),
    "missing id": (scene({"kind": "stone", "at": [0, 0]}), "“id”"),
    "missing kind": (scene({"id": "a", "at": [0, 0]}), "“kind”"),
    "missing at": (scene({"id": "a", "kind": "stone"}), "“at”"),
    "id that is a number": (scene({**A, "id": 1}), "magnets[0].id"),
    "empty id": (scene({**A, "id": ""}), "magnets[0].id"),
    "endless id": (scene({**A, "id": "a" * 65}), "magnets[0].id"),
    "id with an escape": (scene({**A, "id": "\x1b[31m"}), "magnets[0]"),
    "id with spaces around": (scene({**A, "id": " a"}), "magnets[0]"),
    "id twice": (scene(A, stone("a", 90)), "“a” at magnets[1]"),
    "id of an action twice": (scene(A, actions=(release("a", 90),)), "actions[0].release"),
    "id twice in actions": (scene(actions=(release("b", 90), hold("b", [0, 0, 0, 30]))), "actions[1].hold"),
    "unknown kind": (scene({**A, "kind": "pebble"}), "Known: stone, spinner"),
    "unknown pose": (scene({**A, "pose": "leaning"}), "leaning"),
    "pose of the other kind": (scene({**A, "pose": "lying"}), "flat, standing"),
    "flat spinner": (scene(spinner("s", 0, pose="flat")), "lying"),
    "unknown pole": (scene({**A, "up": "east"}), "north, south"),
    "unknown surface": ({"surface": "ice"}, ", ".join(Surface)),
    "surface null": ({"surface": None}, "surface"),
    "no friction": ({"surface": {"mu_s": 0.0, "mu_k": 0.0}}, "mu_k"),
    "more friction moving": ({"surface": {"mu_s": 0.2, "mu_k": 0.3}}, "mu_k"),
    "negative friction": ({"surface": {"mu_s": -0.2, "mu_k": -0.3}}, "mu_k"),
    "zero quaternion": (scene({**A, "quaternion": [0, 0, 0, 0]}), "quaternion"),
    "short quaternion": (scene({**A, "quaternion": [1, 0, 0]}), "quaternion"),
    "quaternion and pose": (scene({**A, "pose": "flat", "quaternion": [1, 0, 0, 0]}), "pose"),
    "three coordinates": (scene({**A, "at": [0, 0, 0]}), "magnets[0].at"),
    "words for numbers": (scene({**A, "at": ["0", 0]}), "magnets[0].at[0]"),
    "true for a number": (scene({**A, "at": [True, 0]}), "magnets[0].at[0]"),
    "not finite": (scene({**A, "at": [math.inf, 0]}), "magnets[0].at[0] is not finite"),
    "not a number": (scene({**A, "yaw": math.nan}), "magnets[0].yaw is not finite"),
    "not finite in a path": (scene(actions=(hold("h", [0, 0, 0, -math.inf]),)), "path[0][3]"),
    "no float": (scene({**A, "at": [10**400, 0]}), "magnets[0].at[0]"),
    "far away": (scene({**A, "at": [1e300, 0]}), "magnets[0].at[0]"),
    "negative size": (scene({**A, "size": [18, -16, 10]}), "magnets[0].size[1]"),
    "no size": (scene({**A, "size": [18, 16, 0]}), "magnets[0].size[2]"),
    "two sizes": (scene({**A, "size": [18, 16]}), "magnets[0].size"),
    "no mass": (scene({**A, "mass": 0}), "magnets[0].mass"),
    "too heavy for its size": (scene({**A, "size": [200, 200, 200]}), "magnets[0]"),
    "negative moment": (scene({**A, "moment": -0.2}), "magnets[0].moment"),
    "overlap": (scene(A, stone("b", 10)), "“a” and “b” overlap"),
    "same place": (scene(A, stone("b", 0)), "“a” and “b” overlap"),
    "one standing in another": (scene(A, stone("b", 12, pose="standing")), "overlap"),
    "501 magnets": (scene(*(stone(f"m{k}", 40 * k) for k in range(501))), "501"),
    "501 with actions": (
        scene(*(stone(f"m{k}", 40 * k) for k in range(500)), actions=(release("z", -50),)),
        "501",
    ),
    "no cord form": (scene(cords=({},)), "exactly one of"),
    "two cord forms": (scene(cords=({**circle(), "points": [[0, 0], [1, 0], [0, 1]]},)), "exactly one of"),
    "two cord points": (scene(cords=({"points": [[0, 0], [100, 0]]},)), "three different points"),
    "same cord points": (scene(cords=({"points": [[0, 0]] * 5},)), "three different points"),
    "cord on a line": (scene(cords=({"points": [[0, 0], [100, 0], [300, 0]]},)), "on a line"),
    "cord of no length": (scene(cords=({"points": [[0, 0], [0.001, 0], [0, 0.001]]},)), "mm long"),
    "length zero": (scene(cords=({**circle(), "length": 0},)), "cords[0].length"),
    "circle of radius zero": (scene(cords=(circle(0),)), "cords[0].circle.radius"),
    "cord over the edge": (scene(cords=(circle(160, 900),)), "leaves the table"),
    "17 cords": (scene(cords=(circle(),) * 17), "17"),
    "no action": (scene(actions=({},)), "exactly one of"),
    "two actions in one": (scene(actions=({**release("b", 0), **hold("h", [0, 0, 0, 30])},)), "exactly one of"),
    "empty path": (scene(actions=(hold("h"),)), "path"),
    "path without height": (scene(actions=(hold("h", [0, 0, 0]),)), "path[0]"),
    "times that fall": (scene(actions=(hold("h", [0, 0, 0, 50], [1, 0, 0, 40], [0.5, 0, 0, 30]),)), "path[2]"),
    "the same time twice": (scene(actions=(hold("h", [0, 0, 0, 50], [0, 0, 0, 40]),)), "path[1]"),
    "negative time": (scene(actions=(hold("h", [-1, 0, 0, 50]),)), "path[0][0]"),
    "held inside the table": (scene(actions=(hold("h", [0, 0, 0, 30], [1, 0, 0, 4.9]),)), "path[1]"),
    "negative height": (scene(actions=(release("b", 0, height=-1),)), "height"),
    "no cord to drag": (scene(actions=(drag([0, 0], [1, 0, 0]),)), "no cord 0"),
    "another cord to drag": (scene(cords=(circle(),), actions=(drag([160, 0], [1, 90, 0], cord=1),)), "no cord 1"),
    "cord before the first": (scene(cords=(circle(),), actions=(drag([160, 0], [1, 90, 0], cord=-1),)), "no cord -1"),
    "half a cord": (scene(cords=(circle(),), actions=(drag([160, 0], [1, 90, 0], cord=0.5),)), "cord"),  # type: ignore[arg-type]
    "grab beside the cord": (scene(cords=(circle(),), actions=(drag([100, 0], [1, 90, 0]),)), "60\u00a0mm from cord 0"),
    "drag with times that fall": (
        scene(cords=(circle(),), actions=(drag([160, 0], [1, 150, 0], [0.9, 140, 0]),)),
        "path[1]",
    ),
    "negative limit": ({"limit": -1}, "limit"),
    "endless limit": ({"limit": 1e9}, "limit"),
}


@pytest.mark.parametrize("name", MALFORMED)
def test_each_mistake_has_its_sentence(name: str) -> None:
    data, words = MALFORMED[name]
    with pytest.raises(InvalidRequest) as refused:
        arrange(read_scene(data))
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("", "line 1, column 1"),
        ("{", "not JSON"),
        ("magnets: []", "not JSON"),
        ('{"limit": NaN}', "not finite"),
        ('{"limit": -Infinity}', "not finite"),
        ('{"limit": 1e999}', "limit is not finite"),
        ('{"limit": 1' + "0" * 5000 + "}", "too large"),
        ('{"limit": 1, "limit": 2}', "“limit” appears twice"),
        ("[" * 100_000, "deep"),
        ("[" * 50 + "]" * 50, "deep"),
        ('{"a":' * 40 + "1" + "}" * 40, "deep"),
        ("3", "object"),
        ("null", "object"),
        ('{"magnets": {"0": 1}}', "magnets"),
    ],
)
def test_text_that_is_no_scene(content: str, words: str) -> None:
    with pytest.raises(InvalidRequest) as refused:
        parse_scene(content)
    assert words in str(refused.value)


def test_defaults_are_those_of_the_documentation() -> None:
    found = read_scene({})
    assert (found.surface, found.magnets, found.cords, found.actions, found.limit) == ("wood", [], [], [], 10.0)
    setting = arrange(read_scene(scene(stone("a", 0), spinner("b", 90))))
    assert setting.pieces["a"].turn == (1.0, 0.0, 0.0, 0.0)
    assert setting.pieces["a"].magnet.semi_axes == (0.009, 0.008, 0.005)
    assert setting.pieces["b"].magnet.semi_axes == (0.014, 0.005, 0.005)


def test_500_magnets_and_16_cords_are_allowed() -> None:
    stones = [stone(f"m{k}", 40 * (k % 25), 40 * (k // 25)) for k in range(500)]
    arrange(read_scene(scene(*stones, cords=(circle(),) * 16)))


@pytest.mark.parametrize(
    ("form", "length"),
    [
        (circle(100), 2 * math.pi * 100),
        ({**circle(100), "length": 500}, 500),
        ({"oval": {"radii": [100, 100]}}, 2 * math.pi * 100),
        ({"oval": {"centre": [10, 20], "radii": [150, 80], "yaw": 30}}, 738.6),
        ({"figure_eight": {"radii": [120, 60], "yaw": 90}}, 731.67),
        ({"points": [[-100, -100], [100, -100], [100, 100], [-100, 100]]}, 800),
    ],
)
def test_every_form_of_a_cord_has_the_length_of_its_curve(form: dict[str, Any], length: float) -> None:
    (cord,) = arrange(read_scene(scene(cords=(form,)))).cords
    assert cord.length * 1e3 == pytest.approx(length, rel=2e-3)


def test_magnets_that_touch_exactly_do_not_overlap() -> None:
    balls = [{**stone(f"b{k}", 12 * k), "size": [12, 12, 12]} for k in range(3)]
    arrange(read_scene(scene(*balls)))
    with pytest.raises(InvalidRequest, match="overlap"):
        arrange(read_scene(scene(balls[0], {**balls[1], "at": [11.99, 0]})))


def test_json_of_the_contract_is_read() -> None:
    contract = {
        "surface": {"mu_s": 0.35, "mu_k": 0.28},
        "magnets": [{"id": "a", "kind": "stone", "at": [0, 0], "pose": "flat", "up": "north", "yaw": 0}],
        "cords": [{"circle": {"centre": [0, 0], "radius": 160}}],
        "actions": [
            {"release": {"id": "b", "kind": "stone", "at": [45, 0], "pose": "flat", "up": "south", "height": 40}},
            {"hold": {"id": "h", "kind": "stone", "yaw": 0, "path": [[0.0, 0, 0, 80], [0.5, 0, 0, 30]]}},
            {"drag": {"cord": 0, "grab": [160, 0], "path": [[0.0, 160, 0], [1.0, 90, 0]]}},
        ],
        "limit": 5.0,
    }
    assert arrange(parse_scene(json.dumps(contract))).ground.static_friction == 0.35


def test_every_surface_has_its_friction_and_its_colour() -> None:
    assert set(SURFACES) == set(GROUNDS) == set(Surface)


@pytest.mark.parametrize("place", ["docs/protocol.md", "docs/scenes.md", "web/src/lib/kluster/draw/picture.ts"])
def test_every_surface_is_known_elsewhere(place: str) -> None:
    words = (ROOT / place).read_text(encoding="utf-8")
    assert [surface for surface in Surface if surface not in words] == []


@pytest.mark.parametrize("language", languages())
def test_the_help_names_every_surface(language: str) -> None:
    words = catalogue(language).text("help-any-surface")
    assert [surface for surface in Surface if surface not in words] == []
