"""One table drawn at every quality: the same light and colours, and what is held looks held."""

from __future__ import annotations

import io
from functools import partial
from itertools import combinations
from typing import cast

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.magnets import STEP, MagnetPlayer
from tests.web.visitor import PATIENCE, Visitors

Pixels = npt.NDArray[np.float64]
"""Rows, columns, then red, green and blue from 0 to 255."""
Mask = npt.NDArray[np.bool_]

SMALL: ViewportSize = {"width": 560, "height": 480}
"""px: a small window, since everything is drawn in software."""
LYING = ((-70.0, 50.0), (75.0, 40.0), (10.0, -85.0))
ALONE = "body *:not(:has(canvas), canvas) { visibility: hidden !important }"
"""CSS that leaves only the canvas visible."""
SAME_WOOD, SAME_STONES = 22.0, 16.0
"""How much colours may differ, out of 255: 16 and 8 were measured."""
SHADE = 250
"""The least pixels of shadow under a held stone: 93 to 116 were measured under a lying one, 470 to 1,600 here."""
FINGERS = 120
"""The least pixels of fingertips: 270 to 460 were measured."""


def picture(page: Page) -> Pixels:
    """The picture on the screen."""
    return np.asarray(Image.open(io.BytesIO(page.screenshot())).convert("RGB"), dtype=float)


def settled(page: Page, before: Pixels) -> Pixels:
    """The picture, once it differs from the one before and has not changed for a few checks."""
    last, same = picture(page), 0
    for _ in range(PATIENCE // STEP):
        page.wait_for_timeout(STEP)
        now = picture(page)
        same = same + 1 if np.array_equal(now, last) and changed(now, before, 40).any() else 0
        if same == 4:
            return now
        last = now
    raise AssertionError("the picture never came to rest")


def changed(one: Pixels, other: Pixels, by: float) -> Mask:
    """Where two pictures differ."""
    return cast(Mask, np.abs(one - other).max(axis=2) > by)


def brightness(pixels: Pixels) -> Pixels:
    return cast(Pixels, np.maximum(1.0, pixels.sum(axis=2)))


def shaded(pixels: Pixels, bare: Pixels) -> Mask:
    """Where the wood has become darker."""
    light = brightness(pixels) / brightness(bare)
    hue = np.abs(pixels / brightness(pixels)[..., None] - bare / brightness(bare)[..., None]).max(axis=2)
    return cast(Mask, (light > 0.3) & (light < 0.93) & (hue < 0.05) & changed(pixels, bare, 10))


def fingers(pixels: Pixels, bare: Pixels) -> Mask:
    """Where something warm-coloured is brighter than the wood behind it."""
    warm = pixels[..., 0] > 1.2 * pixels[..., 2]
    return warm & (brightness(pixels) > 1.1 * brightness(bare)) & changed(pixels, bare, 25)


def patches(bare: Pixels) -> list[Mask]:
    """Small squares of wood: in the middle of the table and towards its rim, where the light differs."""
    rows, columns = np.nonzero(bare.max(axis=2) > 60)
    x, wide = (columns.min() + columns.max()) / 2, np.ptp(columns) / 2
    y, high = (rows.min() + rows.max()) / 2, np.ptp(rows) / 2
    found = []
    for right, down in ((0, 0), (-0.5, 0), (0.5, 0), (0, -0.45), (0, 0.45), (-0.85, 0), (0.85, 0), (0, 0.85)):
        column, row = int(x + right * wide), int(y + down * high)
        patch = np.zeros(bare.shape[:2], dtype=bool)
        patch[row - 8 : row + 9, column - 8 : column + 9] = True
        found.append(patch)
    return found


def apart(one: Pixels, other: Pixels, where: Mask) -> float:
    """How much the mean colour differs there, out of 255."""
    return float(np.abs(one[where].mean(axis=0) - other[where].mean(axis=0)).max())


@pytest.mark.parametrize(
    "qualities", [("low", "medium"), pytest.param(("low", "medium", "high"), marks=pytest.mark.soak)]
)
def test_every_quality_has_the_same_light_and_shows_what_is_held(
    visitors: Visitors, qualities: tuple[str, ...]
) -> None:
    player = MagnetPlayer(visitors.come())
    path = player.make("here")
    onlookers: dict[str, MagnetPlayer] = {}
    for quality in qualities:
        onlooker = MagnetPlayer(visitors.come(viewport=SMALL), quality)
        onlooker.come(path)
        expect(onlooker.stage).to_have_attribute("data-view", quality)
        onlooker.page.add_style_tag(content=ALONE)
        onlookers[quality] = onlooker

    def looks(before: dict[str, Pixels]) -> dict[str, Pixels]:
        for onlooker in onlookers.values():
            onlooker.until(partial(up_to_date, onlooker))
        return {quality: settled(onlooker.page, before[quality]) for quality, onlooker in onlookers.items()}

    def up_to_date(onlooker: MagnetPlayer) -> bool:
        return onlooker.seen().poses == player.seen().poses

    night = np.zeros((SMALL["height"], SMALL["width"], 3))
    bare = looks(dict.fromkeys(qualities, night))
    for spot in LYING:
        player.place(*spot)
        player.await_turn()
    lying = looks(bare)
    player.take()
    player.carry(0, 0)
    held = looks(lying)
    player.let_go()
    player.await_turn()
    placed = looks(held)

    stones = np.any([changed(lying[quality], bare[quality], 30) for quality in qualities], axis=0)
    assert stones.sum() > 300, "three stones are to be seen"
    for one, other in combinations(qualities, 2):
        wood = [apart(bare[one], bare[other], patch) for patch in patches(bare[one])]
        assert max(wood) < SAME_WOOD, (one, other, wood)
        assert apart(lying[one], lying[other], stones) < SAME_STONES, (one, other)
    for quality in qualities:
        shade = shaded(held[quality], lying[quality]).sum()
        assert shade > SHADE, quality
        assert shade > 2 * shaded(placed[quality], lying[quality]).sum(), quality
        assert fingers(held[quality], lying[quality]).sum() > FINGERS, quality
        assert fingers(placed[quality], lying[quality]).sum() < FINGERS / 10, quality  # a glint or two
