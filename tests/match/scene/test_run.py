"""What scenes do: the contract of `simulate`, point by point (interfaces §4, Z2, Z3)."""

from __future__ import annotations

import math

import pytest

from lodestone.core import InvalidRequest
from lodestone.match.scene import read_scene
from lodestone.match.scene.run import run_scene
from lodestone.physics.recording import Recording, replay
from lodestone.physics.snapshots import digest
from tests.match.scene.scenes import answer, circle, drag, hold, magnet, release, scene, spinner, stone

KEYS = ["rest", "time", "magnets", "touches", "klusters", "outside", "cords", "loads", "digest"]


def test_the_answer_has_exactly_the_promised_keys() -> None:
    result = answer(scene(stone("a", 0), cords=(circle(),)))
    assert list(result) == KEYS
    assert list(result["magnets"][0]) == ["id", "at", "quaternion", "moved"]
    assert list(result["loads"][0]) == ["id", "force", "torque"]
    assert list(result["cords"][0]) == ["points", "length"]
    assert result["rest"] is True
    assert result["magnets"] == [{"id": "a", "at": [0.0, 0.0, 5.0], "quaternion": [1.0, 0.0, 0.0, 0.0], "moved": 0.0}]
    assert result["cords"][0]["length"] == pytest.approx(2 * math.pi * 160, rel=5e-3)


def test_an_empty_scene_is_at_rest_at_once() -> None:
    result = answer({})
    assert result["rest"] is True
    assert result["time"] <= 0.016
    assert [result[key] for key in ("magnets", "touches", "klusters", "outside", "cords", "loads")] == [[]] * 6


# --- release ---------------------------------------------------------------------------------------------------------


def test_opposite_stones_released_within_snap_distance_kluster() -> None:
    result = answer(scene(stone("a", 0), actions=(release("b", 31, up="south"),)))
    assert result["rest"] is True
    (touch,) = result["touches"]
    assert touch["pair"] == ["a", "b"]
    assert 0.3 < touch["time"] < 0.6
    assert result["klusters"] == [["a", "b"]]
    assert magnet(result, "a")["moved"] > 1.0
    assert magnet(result, "b")["moved"] > 1.0


def test_opposite_stones_far_enough_apart_stay() -> None:
    result = answer(scene(stone("a", 0), actions=(release("b", 55, up="south"),)))
    assert result["rest"] is True
    assert result["touches"] == []
    assert result["klusters"] == []
    assert magnet(result, "a")["moved"] < 1.0


def test_stones_the_same_way_up_repel() -> None:
    result = answer(scene(stone("a", 0), actions=(release("b", 31),)))
    assert result["touches"] == []
    distance = magnet(result, "b")["at"][0] - magnet(result, "a")["at"][0]
    print(f"released 31 mm apart, at rest {distance:.1f} mm apart")
    assert distance >= 31.0


def test_a_release_takes_three_tenths_of_a_second() -> None:
    result = answer(scene(actions=(release("b", 0, height=10),)))
    assert 0.3 <= result["time"] < 0.35
    assert magnet(result, "b") == {
        "id": "b",
        "at": [0.0, 0.0, 5.0],
        "quaternion": [1.0, 0.0, 0.0, 0.0],
        "moved": 0.0,
    }


# --- hold ------------------------------------------------------------------------------------------------------------


def test_a_held_stone_is_taken_away_at_the_end_of_its_path() -> None:
    result = answer(scene(stone("a", 0), actions=(hold("h", [0, 300, 0, 80], [0.2, 300, 0, 60]),)))
    assert [entry["id"] for entry in result["magnets"]] == ["a"]
    assert 0.2 <= result["time"] < 0.25


def test_a_held_stone_wakes_a_flat_one() -> None:
    near = answer(scene(stone("a", 0), actions=(hold("h", [0, 90, 0, 5], [0.5, 40, 0, 5], up="south"),)))
    far = answer(scene(stone("a", 0), actions=(hold("h", [0, 190, 0, 5], [0.5, 90, 0, 5], up="south"),)))
    assert magnet(near, "a")["moved"] > 0.0
    assert magnet(far, "a")["moved"] == 0.0


def test_a_held_stone_topples_a_standing_one() -> None:
    standing = stone("a", 0, pose="standing")
    lowered = hold("h", [0, 0, 0, 80], [0.5, 0, 0, 35], [0.9, 0, 0, 35])
    toppled = answer(scene(standing, actions=(lowered,)))
    assert magnet(answer(scene(standing)), "a")["at"][2] == 8.0
    assert magnet(toppled, "a")["at"][2] == pytest.approx(5.0, abs=0.1)
    assert toppled["touches"] == []


def test_the_held_magnet_belongs_to_the_kluster_it_touches() -> None:
    result = answer(scene(stone("a", 0), actions=(hold("h", [0, 0, 0, 60], [0.5, 0, 0, 14.5]),)))
    assert result["touches"][0]["pair"] == ["a", "h"]
    assert result["klusters"] == [["a", "h"]]
    assert [entry["id"] for entry in result["magnets"]] == ["a"]


def test_nothing_appears_inside_something_else() -> None:
    with pytest.raises(InvalidRequest, match="inside magnet “a”"):
        answer(scene(stone("a", 0), actions=(hold("h", [0, 5, 0, 10]),)))
    with pytest.raises(InvalidRequest, match=r"actions\[0\].*inside magnet “a”"):
        answer(scene(stone("a", 0), actions=(release("b", 5, height=1),)))


# --- drag and cords --------------------------------------------------------------------------------------------------


def test_a_dragged_cord_pushes_a_stone_along() -> None:
    result = answer(
        scene(stone("a", 120), cords=(circle(),), actions=(drag([160, 0], [0, 160, 0], [1.0, 60, 0]),), limit=6)
    )
    assert result["rest"] is True
    x, y, _ = magnet(result, "a")["at"]
    print(f"pushed from 120 to {x:.1f} mm")
    assert x < 65.0
    assert magnet(result, "a")["moved"] == pytest.approx(math.hypot(120 - x, y), abs=0.1)
    assert result["outside"] == []
    assert result["cords"][0]["length"] == pytest.approx(2 * math.pi * 160, rel=5e-3)
    assert min(math.hypot(px - 60, py) for px, py in result["cords"][0]["points"]) < 12.0


def test_a_cord_that_was_dragged_away_is_out_of_reach() -> None:
    pulls = (drag([160, 0], [0.5, 90, 0]), drag([160, 0], [0.5, 90, 0]))
    with pytest.raises(InvalidRequest, match="from cord 0"):
        answer(scene(cords=(circle(),), actions=pulls))


def test_outside_is_outside_every_loop() -> None:
    two = (circle(60, -50), circle(60, 50))
    result = answer(scene(stone("left", -80), stone("both", 0), stone("out", 0, 150), cords=two))
    assert result["outside"] == ["out"]
    assert answer(scene(stone("out", 0, 150)))["outside"] == []


def test_between_the_loops_of_a_figure_eight_is_outside() -> None:
    eight = {"figure_eight": {"radii": [140, 80]}}
    result = answer(scene(stone("in", 85), stone("out", 0, 70), cords=(eight,)))
    assert result["outside"] == ["out"]


# --- touches, klusters, loads ----------------------------------------------------------------------------------------


def test_klusters_are_connected_components_of_touches() -> None:
    row = [stone("a", 0), stone("b", 60, up="south"), stone("x", 0, 200), stone("y", 60, 200, up="south")]
    result = answer(scene(*row, actions=(release("c", 30, up="south"), release("z", 30, 200, up="south"))))
    pairs = [set(touch["pair"]) for touch in result["touches"]]
    assert [touch["time"] for touch in result["touches"]] == sorted(touch["time"] for touch in result["touches"])
    assert {"a", "c"} in pairs
    assert {"x", "z"} in pairs
    for group in result["klusters"]:
        assert len({name in "abc" for name in group}) == 1


def test_the_rest_limit_starts_anew_with_every_action() -> None:
    actions = (
        release("b", 30, up="south"),
        hold("h", [0, 0, 300, 50], [4.0, 0, 300, 50]),
        release("c", 200, up="south"),
    )
    result = answer(scene(stone("a", 0), stone("d", 230), actions=actions, limit=12))
    assert {frozenset(touch["pair"]) for touch in result["touches"]} == {frozenset("ab"), frozenset("cd")}
    assert result["rest"] is True


def test_loads_of_two_distant_stones_are_those_of_dipoles() -> None:
    result = answer(scene(stone("a", 0, moment=0.36), stone("b", 200, moment=0.36, up="south"), stone("c", 0, 999)))
    expected = 3e-7 * 0.36**2 / 0.2**4
    (a, b, _) = result["loads"]
    assert a["id"] == "a"
    assert a["force"][0] == pytest.approx(expected, rel=2e-4)  # the third stone adds a little
    alone = answer(scene(stone("a", 0, moment=0.36), stone("b", 200, moment=0.36, up="south")))["loads"]
    assert alone[0]["force"][0] == pytest.approx(expected, rel=1e-12)
    assert alone[1]["force"][0] == pytest.approx(-expected, rel=1e-12)
    assert alone[0]["force"][1:] == pytest.approx([0.0, 0.0], abs=1e-18)
    assert b["torque"] == pytest.approx([0.0, 0.0, 0.0], abs=1e-7)


def test_torque_of_a_standing_stone_beside_a_flat_one() -> None:
    """m×B in the field (μ₀/4π)(3(m·r)r/r⁵ − m/r³) of the flat one, whose centre is 3 mm lower."""
    result = answer(scene(stone("a", 0, moment=0.2), stone("b", 150, moment=0.2, pose="standing")))
    x, z = 0.150, 0.003
    r = math.hypot(x, z)
    upwards = 1e-7 * 0.2 * (3 * z * z / r**5 - 1 / r**3)
    assert result["loads"][1]["torque"] == pytest.approx([0.0, -0.2 * upwards, 0.0], rel=1e-9, abs=1e-18)


def test_loads_do_not_know_the_magnets_of_actions() -> None:
    alone = answer(scene(stone("a", 0), stone("b", 90)))
    later = answer(scene(stone("a", 0), stone("b", 90), actions=(release("c", 45, 30),)))
    assert alone["loads"] == later["loads"]


# --- what magnets are made of ----------------------------------------------------------------------------------------


def test_size_scales_mass_and_moment_with_the_volume() -> None:
    nominal = answer(scene(stone("a", 0), stone("b", 900)))["loads"][0]["force"][0]
    doubled = answer(scene(stone("a", 0, size=[36, 32, 20]), stone("b", 900)))["loads"][0]["force"][0]
    assert doubled / nominal == pytest.approx(8.0, rel=2e-3)
    outcome = run_scene(read_scene(scene(stone("a", 0, size=[36, 32, 20]), stone("b", 300, mass=3.0, moment=0.1))))
    a, b = outcome.setting.pieces["a"].magnet, outcome.setting.pieces["b"].magnet
    assert a.mass == pytest.approx(8 * 5000 * math.pi / 6 * 18e-3 * 16e-3 * 10e-3)
    assert (b.mass, b.moment) == (3e-3, (0.0, 0.0, 0.1))


def test_poses() -> None:
    result = answer(
        scene(
            stone("flat", 0),
            stone("standing", 200, pose="standing", yaw=90),
            spinner("lying", 400, yaw=90),
            stone("turned", 600, quaternion=[0, 2, 0, 0]),
        )
    )
    heights = [entry["at"][2] for entry in result["magnets"]]
    assert heights == pytest.approx([5.0, 8.0, 5.0, 5.0], abs=1e-3)
    assert magnet(result, "turned")["quaternion"] == [0.0, 1.0, 0.0, 0.0]


def test_a_quaternion_is_the_pose_it_describes() -> None:
    named = answer(scene(stone("a", 0), stone("b", 50, up="south")))
    turned = answer(scene(stone("a", 0, quaternion=[1, 0, 0, 0]), stone("b", 50, quaternion=[0, 3, 0, 0])))
    assert named["digest"] == turned["digest"]


def test_a_surface_of_ones_own_is_the_one_with_its_numbers() -> None:
    row = (stone("a", 0), stone("b", 40, pose="standing"))
    wood = answer(scene(*row, surface="wood"))
    assert answer(scene(*row, surface={"mu_s": 0.35, "mu_k": 0.28}))["digest"] == wood["digest"]
    assert answer(scene(*row))["digest"] == wood["digest"]
    assert answer(scene(*row, surface="glass"))["digest"] != wood["digest"]


# --- time ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("limit", [0.0, 0.1, 0.303])
def test_the_limit_caps_the_simulated_time(limit: float) -> None:
    actions = (release("b", 31, up="south"), release("c", 200))
    result = answer(scene(stone("a", 0), actions=actions, limit=limit))
    assert result["rest"] is False
    assert result["time"] == pytest.approx(limit, abs=1e-9)


def test_the_same_scene_gives_the_same_digest_and_another_one_another() -> None:
    data = scene(
        stone("a", 0), cords=(circle(),), actions=(release("b", 31, up="south"), drag([160, 0], [0.2, 150, 0]))
    )
    first = answer(data)
    assert answer(data) == first
    assert answer({**data, "limit": 0.4})["digest"] != first["digest"]


def test_the_recording_replays_to_the_same_digest() -> None:
    actions = (
        release("b", 31, up="south"),
        hold("h", [0, 0, 60, 60], [0.3, 0, 40, 30]),
        drag([160, 0], [0.4, 140, 0]),
    )
    outcome = run_scene(read_scene(scene(stone("a", 0), spinner("s", -80), cords=(circle(),), actions=actions)))
    assert outcome.recording is not None
    world = replay(Recording.loads(outcome.recording.dumps()))
    assert digest(world) == outcome.digest


def test_progress_is_told_in_simulated_time() -> None:
    times: list[float] = []
    run_scene(read_scene(scene(actions=(release("b", 0),))), times.append)
    assert times == sorted(times)
    assert times[-1] >= 0.3
