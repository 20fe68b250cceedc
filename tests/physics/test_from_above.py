"""A world as a notebook shows it."""

from __future__ import annotations

import math
import xml.etree.ElementTree as ET

import pytest

from lodestone.physics import World, circle, flat, spinner, standing, stone

SVG = "{http://www.w3.org/2000/svg}"


def test_magnets_are_drawn_where_they_lie_and_as_large_as_they_are() -> None:
    world = World()
    world.add_cord(circle((0.0, 0.0), 0.16))
    poses = [flat(), flat(north_up=False), standing(yaw=math.pi / 2)]
    for x, pose in zip((0.0, 0.05, -0.06), poses, strict=True):
        world.place(world.add(stone()), x, 0.01, pose)
    world.add(spinner())  # in nobody's hand, on no table
    drawn = ET.fromstring(world._repr_svg_())
    groups = list(drawn.iter(f"{SVG}g"))
    assert [group.get("transform") for group in groups] == [
        "translate(0.00 -10.00)",
        "translate(50.00 -10.00)",
        "translate(-60.00 -10.00)",
    ]
    long, medium, thin = (1e3 * axis for axis in sorted(world.magnets[0].semi_axes, reverse=True))
    sizes = [(float(e.get("rx", 0)), float(e.get("ry", 0))) for e in drawn.iter(f"{SVG}ellipse")]
    assert sizes[0] == sizes[1] == pytest.approx((long, medium), abs=0.01)
    assert sizes[2] == pytest.approx((long, thin), abs=0.01)
    north, south, aside = (dot.get("fill") for dot in drawn.iter(f"{SVG}circle"))
    assert north == aside != south
    cord = next(drawn.iter(f"{SVG}polygon")).get("points", "").split()
    for point in cord:
        assert math.hypot(*map(float, point.split(","))) == pytest.approx(160, abs=2)


def test_an_empty_table_can_be_shown() -> None:
    assert not list(ET.fromstring(World()._repr_svg_()).iter(f"{SVG}g"))
