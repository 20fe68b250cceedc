"""A picture of a scene from above: magnets with their poles, ways, touches, cords before and after.

Magnets are drawn as they are: the outline is the silhouette of the ellipsoid, each point of it shaded by its surface
and coloured by the pole it belongs to. All lengths are mm.
"""

from __future__ import annotations

import io
import math
from typing import TYPE_CHECKING, Any

import matplotlib
import numpy as np
from matplotlib import patheffects
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.patches import Ellipse, FancyArrowPatch, Rectangle

from lodestone.i18n import text
from lodestone.match.scene.answer import distance_moved
from lodestone.match.scene.overlap import shape_matrix

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from lodestone.match.scene.run import SceneOutcome, ScenePose
    from lodestone.physics.types import Floats

MM = 1e3
"""mm in a metre."""
NORTH, SOUTH = "#c8402f", "#2f6db3"
GROUNDS = {"wood": "#e3c9a0", "glass": "#e4eef2", "felt": "#7fa58a"}
OWN_GROUND = "#e6e1d8"
INK = "#2b2622"
CORD, CORD_EDGE = "#f3ead6", "#8a6d45"
CORD_WIDTH = 4.0
"""mm."""
FEWEST_MM = 50.0
"""Width and height of the smallest view."""
PIXELS = 120
"""Pixels across a magnet."""
VISIBLE = 0.3
"""mm: a magnet that moved less is not drawn twice."""
MOST_LABELS = 10
"""Touches that get a time written beside them, at most."""


def draw(outcome: SceneOutcome, kind: str = "png") -> bytes:
    """The picture as a file of this kind (png, svg, pdf)."""
    left, right, bottom, top = _view(outcome)
    wide, high = right - left, top - bottom
    scale = 7.6 / max(wide, high)
    figure = Figure(figsize=(wide * scale + 0.5, high * scale + 1.15), dpi=150, facecolor="white")
    FigureCanvasAgg(figure)
    width, height = figure.get_size_inches()
    axes = figure.add_axes((0.25 / width, 0.55 / height, wide * scale / width, high * scale / height))
    axes.set(xlim=(left, right), ylim=(bottom, top), aspect="equal", xticks=[], yticks=[])
    axes.set_facecolor(_ground(outcome))
    for spine in axes.spines.values():
        spine.set(color=INK, alpha=0.25)
    points = scale * 72.0  # typographic points per mm of the table
    _cords(axes, outcome, points)
    _ways(axes, outcome)
    _magnets(axes, outcome, points)
    _touches(axes, outcome, (left, right, bottom, top))
    _scale_bar(axes, left, bottom, wide, high)
    _title(figure, outcome, height)
    _legend(figure, outcome)
    buffer = io.BytesIO()
    with matplotlib.rc_context({"svg.hashsalt": "lodestone"}):
        figure.savefig(buffer, format=kind, metadata={"Date": None} if kind == "svg" else None)
    return buffer.getvalue()


def _ground(outcome: SceneOutcome) -> str:
    surface = outcome.setting.scene.surface
    return GROUNDS[surface] if isinstance(surface, str) else OWN_GROUND


def _view(outcome: SceneOutcome) -> tuple[float, float, float, float]:
    """Left, right, bottom, top: everything that was anywhere, with a margin."""
    places = [np.zeros((1, 2))]
    for name, trail in outcome.trails.items():
        reach = max(outcome.setting.pieces[name].magnet.semi_axes)
        around = np.array(trail)[:, :2]
        places += [around - reach, around + reach]
    places += [shape.node for shape in outcome.setting.cords] + outcome.cords
    if len(outcome.trails) + len(outcome.cords) > 0:
        places = places[1:]
    every = np.concatenate(places) * MM
    low, high = every.min(axis=0), every.max(axis=0)
    middle, span = (low + high) / 2.0, (high - low) * 1.12 + 12.0
    least = max(FEWEST_MM, 0.55 * float(span.max()))
    half = np.maximum(span, least) / 2.0
    return (
        float(middle[0] - half[0]),
        float(middle[0] + half[0]),
        float(middle[1] - half[1]),
        float(middle[1] + half[1]),
    )


# --- cords and ways --------------------------------------------------------------------------------------------------


def _closed(nodes: Floats) -> Floats:
    """A smooth closed curve through the nodes (Catmull and Rom), mm."""
    before, after, beyond = np.roll(nodes, 1, axis=0), np.roll(nodes, -1, axis=0), np.roll(nodes, -2, axis=0)
    share = np.linspace(0.0, 1.0, 6, endpoint=False)[:, None, None]
    curve = nodes + 0.5 * share * (
        (after - before)
        + share
        * ((2.0 * before - 5.0 * nodes + 4.0 * after - beyond) + share * (3.0 * (nodes - after) + beyond - before))
    )
    flat = np.asarray(curve.transpose(1, 0, 2).reshape(-1, 2))
    return np.concatenate([flat, flat[:1]]) * MM


def _cords(axes: Axes, outcome: SceneOutcome, points: float) -> None:
    thick = max(1.5, CORD_WIDTH * points)
    for shape, after in zip(outcome.setting.cords, outcome.cords, strict=True):
        if np.abs(shape.node - after).max() * MM > VISIBLE:
            axes.plot(*_closed(shape.node).T, color=CORD_EDGE, lw=1.3, ls=(0, (4, 3)), alpha=0.9, zorder=1)
        way = _closed(after).T
        axes.plot(*way, color=CORD_EDGE, lw=thick + 1.2, solid_joinstyle="round", zorder=2)
        axes.plot(*way, color=CORD, lw=thick, solid_joinstyle="round", zorder=2.1)
        axes.plot(*way, color=CORD_EDGE, lw=thick, ls=(0, (0.16, 0.55)), alpha=0.3, zorder=2.2)
    for action in outcome.setting.scene.actions:
        if drag := action.drag:
            _arrow_along(axes, np.array([drag.grab, *((x, y) for _, x, y in drag.path)]), "#6b4e1f", 1.6, 6.5)


def _ways(axes: Axes, outcome: SceneOutcome) -> None:
    for name, trail in outcome.trails.items():
        way = np.array(trail)[:, :2] * MM
        held = name not in outcome.end
        if not held:
            way = _outside_of(way, _matrix(outcome, name, outcome.end[name].quaternion))
        if len(way) > 1 and np.linalg.norm(np.diff(way, axis=0), axis=1).sum() > VISIBLE:
            _arrow_along(axes, way, INK, 1.1, 7.0 if held else 4.5, ls=":" if held else "-")


def _outside_of(way: Floats, shape: Floats) -> Floats:
    """The way up to where it last enters the outline in which it ends: the rest would only cover the magnet."""
    offset = way - way[-1]
    inside = (offset @ np.linalg.inv(shape[:2, :2]) * offset).sum(axis=1) < 1.0
    outside = np.flatnonzero(~inside)
    return way[: outside[-1] + 2] if len(outside) else way[:0]


def _arrow_along(axes: Axes, way: Floats, colour: str, width: float, z: float, ls: Any = "-") -> None:
    """A line with a head in the direction of its last 3 mm or so."""
    halo = [patheffects.withStroke(linewidth=width + 1.4, foreground="white", alpha=0.45)]
    axes.plot(*way.T, color=colour, lw=width, ls=ls, alpha=0.85, zorder=z, path_effects=halo)
    steps = np.linalg.norm(np.diff(way, axis=0), axis=1)
    far = np.flatnonzero(np.cumsum(steps[::-1]) > 3.0)
    if len(far):
        tail = way[len(way) - 2 - far[0]]
        head = FancyArrowPatch(
            tail, way[-1], arrowstyle="-|>", mutation_scale=9, color=colour, lw=0, shrinkA=0, shrinkB=0, zorder=z
        )
        axes.add_patch(head)


# --- magnets ---------------------------------------------------------------------------------------------------------


def _magnets(axes: Axes, outcome: SceneOutcome, points: float) -> None:
    names = list(outcome.end)
    size = max(5.0, min(9.5, 3.3 * points))
    for name in names:
        if _shows_motion(outcome, name):
            _ghost(axes, outcome, name, outcome.start[name])
    for name in sorted(names, key=lambda name: float(outcome.end[name].position[2])):
        _magnet(axes, outcome, name)
        if len(names) <= 120:
            _label(axes, outcome, name, size)
    for name, trail in outcome.trails.items():
        if name not in outcome.end:
            _held(axes, outcome, name, trail, size)


def _shows_motion(outcome: SceneOutcome, name: str) -> bool:
    start, end = outcome.start[name], outcome.end[name]
    turned = abs(float(start.quaternion @ end.quaternion)) < math.cos(math.radians(1.5))
    return turned or distance_moved(start, end) > VISIBLE


def _matrix(outcome: SceneOutcome, name: str, turn: Any) -> Floats:
    w, x, y, z = (float(value) for value in turn)
    return shape_matrix(outcome.setting.pieces[name].magnet.semi_axes, (w, x, y, z)) * MM * MM


def _north(outcome: SceneOutcome, name: str, turn: Any) -> Floats:
    """(3,) unit vector towards the north pole."""
    w, x, y, z = (float(value) for value in turn)
    if outcome.setting.pieces[name].magnet.kind == "stone":
        return np.array([2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)])
    return np.array([1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)])


def _outline(position: Floats, shape: Floats, **style: Any) -> Ellipse:
    """The silhouette from above: the ellipse with matrix S[:2, :2]."""
    squares, directions = np.linalg.eigh(shape[:2, :2])
    angle = math.degrees(math.atan2(directions[1, 1], directions[0, 1]))
    long, wide = 2.0 * math.sqrt(squares[1]), 2.0 * math.sqrt(squares[0])
    return Ellipse((float(position[0]) * MM, float(position[1]) * MM), long, wide, angle=angle, **style)


def _ghost(axes: Axes, outcome: SceneOutcome, name: str, pose: ScenePose) -> None:
    shape, north = _matrix(outcome, name, pose.quaternion), _north(outcome, name, pose.quaternion)
    colour = INK if abs(north[2]) < 0.5 else NORTH if north[2] > 0.0 else SOUTH
    style = {"lw": 1.0, "ls": (0, (3, 2)), "zorder": 4}
    axes.add_patch(_outline(pose.position, shape, fc=(*matplotlib.colors.to_rgb(colour), 0.10), ec=colour, **style))


def _magnet(axes: Axes, outcome: SceneOutcome, name: str) -> None:
    pose = outcome.end[name]
    shape, north = _matrix(outcome, name, pose.quaternion), _north(outcome, name, pose.quaternion)
    x, y, z = (float(value) * MM for value in pose.position)
    layer = 5.0 + min(z, 90.0) * 1e-2
    image, (wide, high) = _shaded(shape, north)
    shadow = _outline(pose.position, shape, fc="black", ec="none", alpha=0.22, zorder=layer - 0.001)
    shadow.center = (x + 0.9, y - 1.1)
    axes.add_patch(shadow)
    extent = (x - wide, x + wide, y - high, y + high)
    axes.imshow(image, extent=extent, origin="lower", interpolation="bilinear", zorder=layer, aspect="equal")
    axes.add_patch(_outline(pose.position, shape, fill=False, ec=INK, lw=0.8, zorder=layer + 0.001))
    _pole_mark(axes, x, y, north, shape, layer + 0.002)


def _shaded(shape: Floats, north: Floats) -> tuple[Floats, tuple[float, float]]:
    """RGBA of the upper side of an ellipsoid with matrix `shape`, and its half extents (mm)."""
    wide, high = math.sqrt(shape[0, 0]), math.sqrt(shape[1, 1])
    x, y = np.meshgrid(np.linspace(-wide, wide, PIXELS), np.linspace(-high, high, PIXELS))
    inverse = np.linalg.inv(shape)
    # the upper root of xᵀS⁻¹x = 1 in each pixel
    b = inverse[0, 2] * x + inverse[1, 2] * y
    c = inverse[0, 0] * x * x + 2.0 * inverse[0, 1] * x * y + inverse[1, 1] * y * y - 1.0
    root = b * b - inverse[2, 2] * c
    z = (-b + np.sqrt(np.maximum(root, 0.0))) / inverse[2, 2]
    point = np.stack([x, y, z], axis=-1)
    normal = point @ inverse
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    light = np.array([-0.45, 0.55, 0.70])
    lit = np.clip(normal @ (light / np.linalg.norm(light)), 0.0, 1.0)
    along = point @ north
    share = np.clip(along / (0.05 * float(math.sqrt(north @ shape @ north))) * 0.5 + 0.5, 0.0, 1.0)[..., None]
    red, blue = (np.array(matplotlib.colors.to_rgb(colour)) for colour in (NORTH, SOUTH))
    base = share * red + (1.0 - share) * blue
    colour = base * (0.42 + 0.58 * lit)[..., None] + 0.45 * (lit**28)[..., None]
    image = np.ones((PIXELS, PIXELS, 4))
    image[..., :3] = np.clip(colour, 0.0, 1.0)
    image[..., 3] = root > 0.0
    return image, (wide, high)


def _pole_mark(axes: Axes, x: float, y: float, north: Floats, shape: Floats, layer: float) -> None:
    """⊙ north towards the viewer, ⊗ away, an arrow to the north pole in between."""
    small = 0.24 * math.sqrt(float(np.linalg.eigvalsh(shape[:2, :2])[0]))
    white: dict[str, Any] = {"color": "white", "zorder": layer}
    if abs(north[2]) > 0.7:
        axes.add_patch(Ellipse((x, y), 2 * small, 2 * small, fill=False, ec="white", lw=1.1, zorder=layer))
        if north[2] > 0.0:
            axes.add_patch(Ellipse((x, y), 0.7 * small, 0.7 * small, fc="white", ec="none", zorder=layer))
        else:
            d = small * math.sqrt(0.5)
            axes.plot([x - d, x + d], [y - d, y + d], lw=1.1, **white)
            axes.plot([x - d, x + d], [y + d, y - d], lw=1.1, **white)
        return
    flat = north[:2] / np.linalg.norm(north[:2])
    reach = 0.62 / math.sqrt(float(flat @ np.linalg.inv(shape[:2, :2]) @ flat)) * flat
    ends = ((x - reach[0], y - reach[1]), (x + reach[0], y + reach[1]))
    axes.add_patch(FancyArrowPatch(*ends, arrowstyle="-|>", mutation_scale=7, lw=1.2, shrinkA=0, shrinkB=0, **white))


def _held(axes: Axes, outcome: SceneOutcome, name: str, trail: list[Floats], size: float) -> None:
    piece = outcome.setting.pieces[name]
    shape = _matrix(outcome, name, piece.turn)
    for place, alpha in ((trail[0], 0.5), (trail[-1], 0.95)):
        style = {"fill": False, "ec": INK, "lw": 1.1, "ls": ":", "alpha": alpha, "zorder": 7}
        axes.add_patch(_outline(place, shape, **style))
    x, y = (float(value) * MM for value in trail[-1][:2])
    _written(axes, x, y + 1.12 * math.sqrt(shape[1, 1]) + 1.0, f"{name} ({text('plot-held')})", size, "bottom")


def _label(axes: Axes, outcome: SceneOutcome, name: str, size: float) -> None:
    pose = outcome.end[name]
    below = math.sqrt(_matrix(outcome, name, pose.quaternion)[1, 1])
    x, y = (float(value) * MM for value in pose.position[:2])
    _written(axes, x, y - below - 1.2, name, size, "top")


def _written(axes: Axes, x: float, y: float, words: str, size: float, vertical: str) -> None:
    halo = [patheffects.withStroke(linewidth=2.2, foreground="white", alpha=0.75)]
    words = words.replace("$", r"\$")
    axes.text(x, y, words, ha="center", va=vertical, fontsize=size, color=INK, path_effects=halo, zorder=9)


# --- touches and frame -----------------------------------------------------------------------------------------------


def _touches(axes: Axes, outcome: SceneOutcome, view: tuple[float, float, float, float]) -> None:
    middle = np.array([(view[0] + view[1]) / 2, (view[2] + view[3]) / 2])
    step = 0.055 * (view[1] - view[0])
    taken: list[Floats] = []
    for number, touch in enumerate(outcome.touches):
        spot = np.array(touch.spot) * MM
        axes.plot(*spot, marker=(8, 1, 0), ms=10, mfc="#ffd24a", mec=INK, mew=0.7, zorder=8)
        if number >= MOST_LABELS:
            continue
        away = spot - middle
        angle = math.atan2(away[1], away[0]) if np.linalg.norm(away) > 1.0 else math.pi / 2
        label = spot
        for turn in range(24):  # turn about the spot, farther each round, until nothing is in the way
            direction = angle + (turn % 8) * math.pi / 4 * (1 if turn % 2 else -1)
            reach = step * (1.6 + 0.8 * (turn // 8))
            label = spot + reach * np.array([math.cos(direction), math.sin(direction)])
            if all(np.abs(label - other).max() > 0.75 * step for other in taken):
                break
        taken.append(label)
        box = {"boxstyle": "round,pad=0.25", "fc": "white", "ec": INK, "lw": 0.5, "alpha": 0.9}
        line = {"arrowstyle": "-", "color": INK, "lw": 0.6}
        axes.annotate(
            f"{touch.time:.3f} s",
            (float(spot[0]), float(spot[1])),
            (float(label[0]), float(label[1])),
            ha="center",
            va="center",
            fontsize=7.5,
            bbox=box,
            arrowprops=line,
            zorder=10,
        )


def _scale_bar(axes: Axes, left: float, bottom: float, wide: float, high: float) -> None:
    length = max(n for n in (10, 20, 50, 100, 200, 500, 1000, *(10**k for k in range(4, 10))) if n <= max(10, wide / 4))
    x, y, thick = left + 0.04 * wide, bottom + 0.035 * high, 0.008 * min(wide, high)
    for part, colour in enumerate((INK, "white")):
        axes.add_patch(Rectangle((x + part * length / 2, y), length / 2, thick, fc=colour, ec=INK, lw=0.6, zorder=11))
    axes.text(
        x + length / 2,
        y + 1.9 * thick,
        text("plot-scale", length=str(length)),
        ha="center",
        fontsize=8,
        color=INK,
        zorder=11,
    )


def _title(figure: Figure, outcome: SceneOutcome, height: float) -> None:
    key = "plot-rest" if outcome.rest else "plot-moving"
    parts = [text(key, time=f"{outcome.time:.2f}"), text("plot-touches", count=len(outcome.touches))]
    if outcome.outside:
        names = ", ".join(outcome.outside[:8]) + (" …" if len(outcome.outside) > 8 else "")
        parts.append(text("plot-outside", names=names))
    title = "  ·  ".join(parts).replace("$", r"\$")
    figure.text(
        0.5, 1.0 - 0.32 / height, title[:1].upper() + title[1:], ha="center", va="center", fontsize=12, color=INK
    )


def _legend(figure: Figure, outcome: SceneOutcome) -> None:
    dot: dict[str, Any] = {"ls": "", "marker": "o", "ms": 8}
    entries = [
        Line2D([], [], color=NORTH, label=text("plot-north"), **dot),
        Line2D([], [], color=SOUTH, label=text("plot-south"), **dot),
    ]
    if any(_shows_motion(outcome, name) for name in outcome.end):
        entries.append(Line2D([], [], color=INK, lw=1, ls=(0, (3, 2)), label=text("plot-before")))
        entries.append(Line2D([], [], color=INK, lw=1.1, label=text("plot-path")))
    if outcome.touches:
        entries.append(
            Line2D([], [], ls="", marker=(8, 1, 0), ms=10, mfc="#ffd24a", mec=INK, mew=0.7, label=text("plot-touch"))
        )
    if any(name not in outcome.end for name in outcome.trails):
        entries.append(Line2D([], [], color=INK, lw=1.1, ls=":", label=text("plot-held")))
    figure.legend(handles=entries, loc="lower center", ncols=len(entries), frameon=False, fontsize=8.5)
