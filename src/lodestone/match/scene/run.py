"""Plays a scene: its actions one after another, then on until everything rests.

Time passes in frames of 16 steps driven through a `Recorder`, so every run leaves a recording that replays to the same
digest. The rest limit of Z3 starts over with every action; touches are collected over the whole scene.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from msgspec import UNSET

from lodestone.core import InvalidRequest
from lodestone.match.scene.document import ActionEntry, DragEntry, HoldEntry, ReleaseEntry, Scene
from lodestone.match.scene.overlap import overlapping_pairs, shape_matrix
from lodestone.match.scene.setting import MM, Piece, SceneSetting, arrange
from lodestone.physics.bodies import ABSENT
from lodestone.physics.cord_set import REACH, nearest
from lodestone.physics.recording import Recorder, Recording
from lodestone.physics.report import Touch, connected
from lodestone.physics.types import Floats
from lodestone.physics.world import FRAME_STEPS, World


@dataclass(frozen=True, slots=True, eq=False)
class ScenePose:
    """Where a magnet is, SI units."""

    position: Floats
    """(3,) m."""
    quaternion: Floats
    """(4,)."""


@dataclass(frozen=True, slots=True)
class SceneTouch:
    """Two magnets touched for the first time."""

    time: float
    first: str
    second: str
    spot: tuple[float, float]
    """m, between the two, seen from above, at the end of that frame."""


@dataclass(slots=True, eq=False)
class SceneOutcome:
    """What became of a scene, SI units; `answer.plain_answer` words it as JSON."""

    setting: SceneSetting
    rest: bool = False
    time: float = 0.0
    start: dict[str, ScenePose] = field(default_factory=dict)
    """Where every magnet that was on the table or let go was put."""
    end: dict[str, ScenePose] = field(default_factory=dict)
    trails: dict[str, list[Floats]] = field(default_factory=dict)
    """The centre (3,) m of every magnet, held ones too, frame by frame while it was there."""
    touches: list[SceneTouch] = field(default_factory=list)
    klusters: list[list[str]] = field(default_factory=list)
    outside: list[str] = field(default_factory=list)
    cords: list[Floats] = field(default_factory=list)
    """(96, 2) m each, at the end."""
    lengths: list[float] = field(default_factory=list)
    """m, of the closed polygons at the end."""
    loads: dict[str, tuple[Floats, Floats]] = field(default_factory=dict)
    """Magnetic force (N) and torque (N·m) in the initial scene."""
    digest: str = ""
    recording: Recording | None = None


def run_scene(scene: Scene | SceneSetting, watch: Callable[[float], None] | None = None) -> SceneOutcome:
    """Run a scene to rest or to its limit; `watch` is told the simulated time (s) after every frame."""
    setting = arrange(scene) if isinstance(scene, Scene) else scene
    return _Run(setting, watch or _nobody).play()


def _nobody(time: float) -> None:
    pass


class _Run:
    def __init__(self, setting: SceneSetting, watch: Callable[[float], None]) -> None:
        self.setting = setting
        self.watch = watch
        self.recorder = Recorder(World(setting.ground))
        self.world = self.recorder.world
        self.steps_left = round(setting.scene.limit / self.world.dt)
        self.outcome = SceneOutcome(setting)
        self.ids = list(setting.pieces)
        self.index = {name: i for i, name in enumerate(self.ids)}
        self.touched: set[tuple[int, int]] = set()

    def play(self) -> SceneOutcome:
        """Run a scene from laying out to its outcome."""
        self.lay_out()
        self.outcome.loads = initial_loads(self.setting)
        done = all(self.act(action, f"actions[{k}]") for k, action in enumerate(self.setting.scene.actions))
        self.run_to_rest()
        return self.finish(done)

    def lay_out(self) -> None:
        for piece in self.setting.pieces.values():
            self.recorder.do("add", piece.magnet)
        for entry in self.setting.scene.magnets:
            piece = self.setting.pieces[entry.id]
            self.recorder.do("place", self.index[entry.id], entry.at[0] * MM, entry.at[1] * MM, piece.turn)
            self.outcome.start[entry.id] = self.pose(entry.id)
        for shape in self.setting.cords:
            self.recorder.do("add_cord", shape)
        self.sample()

    # --- actions ---------------------------------------------------------------------------------------------------

    def act(self, action: ActionEntry, place: str) -> bool:
        """Carry out one action; False if the time ran out before its end."""
        if self.steps_left <= 0:
            return False
        self.recorder.do("forget_touches")
        if action.release is not UNSET:
            return self.release(action.release, place)
        if action.hold is not UNSET:
            return self.hold(action.hold, place)
        assert action.drag is not UNSET
        return self.drag(action.drag, place)

    def release(self, action: ReleaseEntry, place: str) -> bool:
        piece = self.setting.pieces[action.id]
        x, y, ground = action.at[0] * MM, action.at[1] * MM, piece.resting_height
        self.take_in_hand(piece, (x, y, ground + action.height * MM), place)
        self.outcome.start[action.id] = ScenePose(np.array([x, y, ground]), np.array(piece.turn))
        self.recorder.do("release")
        return self.run_to_rest()

    def hold(self, action: HoldEntry, place: str) -> bool:
        piece = self.setting.pieces[action.id]
        rows = [(round(t / self.world.dt), (x * MM, y * MM, z * MM)) for t, x, y, z in action.path]
        self.take_in_hand(piece, rows[0][1], place)
        last = 0
        for step, point in rows:
            self.recorder.do("move_held", point, None, (step - last) * self.world.dt)
            last = step
        if not self.step(last):
            return False
        self.recorder.do("take", self.index[action.id])
        return True

    def drag(self, action: DragEntry, place: str) -> bool:
        grab = (action.grab[0] * MM, action.grab[1] * MM)
        away = nearest(self.world.cords.nodes(action.cord), grab)[3]
        if away > REACH:
            raise InvalidRequest(
                "scene-out-of-reach", cord=action.cord, distance=round(away / MM), most=round(REACH / MM)
            )
        self.recorder.do("grab", action.cord, grab)
        last = 0.0
        for t, x, y in action.path:
            self.recorder.do("drag", action.cord, (x * MM, y * MM), t - last)
            last = t
        self.recorder.do("let_go", action.cord)
        while self.world.cords.steps_left():
            if not self.step(min(FRAME_STEPS, self.world.cords.steps_left())):
                return False
        return True

    def take_in_hand(self, piece: Piece, point: tuple[float, float, float], place: str) -> None:
        """Refuse an action that would put a magnet inside another one."""
        here = [i for i, status in enumerate(self.world.bodies.status) if status != ABSENT]
        positions = np.array([point, *self.world.bodies.position[here]])
        shapes = np.stack([shape_matrix(piece.magnet.semi_axes, piece.turn), *self.world.bodies.shape_matrix[here]])
        for i, j in overlapping_pairs(positions, shapes):
            if i == 0:
                raise InvalidRequest("scene-starts-inside", place=place, id=piece.id, other=self.ids[here[j - 1]])
        self.recorder.do("hold", self.index[piece.id], point, piece.turn)

    # --- time --------------------------------------------------------------------------------------------------------

    def step(self, steps: int) -> bool:
        """Play that many steps, frame by frame; False if the limit comes first."""
        while steps > 0 and self.steps_left > 0:
            count = min(steps, FRAME_STEPS, self.steps_left)
            self.recorder.do("step", count)
            steps -= count
            self.frame_done(count)
        return steps == 0

    def run_to_rest(self) -> bool:
        while self.steps_left > 0:
            report = self.recorder.do("run", min(FRAME_STEPS, self.steps_left) * self.world.dt)
            self.frame_done(max(report.steps, 1))
            if report.rest and self.world.hand is None:
                return True
        return False

    def frame_done(self, steps: int) -> None:
        self.steps_left -= steps
        self.sample()
        for touch in self.world.touches() if self.world.touched else ():
            self.note(touch)
        self.watch(self.world.time)

    def sample(self) -> None:
        """Remember where everything is."""
        bodies = self.world.bodies
        for i, name in enumerate(self.ids):
            if bodies.status[i] != ABSENT:
                self.outcome.trails.setdefault(name, []).append(bodies.position[i].copy())

    def note(self, touch: Touch) -> None:
        pair = (touch.first, touch.second)
        if pair in self.touched:
            return
        self.touched.add(pair)
        x, y, _ = (float(v) for v in self.world.bodies.position[list(pair)].mean(axis=0))
        self.outcome.touches.append(SceneTouch(touch.time, self.ids[pair[0]], self.ids[pair[1]], (x, y)))

    def pose(self, name: str) -> ScenePose:
        bodies, i = self.world.bodies, self.index[name]
        return ScenePose(bodies.position[i].copy(), bodies.quaternion[i].copy())

    # --- the end -----------------------------------------------------------------------------------------------------

    def finish(self, done: bool) -> SceneOutcome:
        outcome, world = self.outcome, self.world
        outcome.rest = done and world.hand is None and world.at_rest
        outcome.time = world.time
        outcome.end = {name: self.pose(name) for name in outcome.start}
        if not all(np.isfinite(pose.position).all() for pose in outcome.end.values()):
            raise InvalidRequest("scene-blew-up")
        outcome.touches.sort(key=lambda touch: (touch.time, self.index[touch.first], self.index[touch.second]))
        groups = connected((self.index[touch.first], self.index[touch.second]) for touch in outcome.touches)
        outcome.klusters = [[self.ids[i] for i in group] for group in groups]
        self.judge_cords()
        outcome.recording = self.recorder.finish()
        outcome.digest = outcome.recording.end or ""
        return outcome

    def judge_cords(self) -> None:
        world, outcome = self.world, self.outcome
        count = len(world.cords)
        outcome.cords = [world.cords.nodes(c).copy() for c in range(count)]
        outcome.lengths = [
            float(np.linalg.norm(np.roll(nodes, -1, axis=0) - nodes, axis=1).sum()) for nodes in outcome.cords
        ]
        everywhere = [set(world.cords.outside(c, world.bodies)) for c in range(count)]
        if everywhere:  # outside every loop (Z2)
            outcome.outside = [self.ids[i] for i in sorted(set.intersection(*everywhere)) if self.ids[i] in outcome.end]


def initial_loads(setting: SceneSetting) -> dict[str, tuple[Floats, Floats]]:
    """Force (N) and torque (N·m) of the magnets on one another as the scene begins.

    A world without weight tells them after its first step: its report holds the loads from the start of that step.
    """
    world = World(setting.ground, gravity=0.0)
    names = [entry.id for entry in setting.scene.magnets]
    for entry in setting.scene.magnets:
        piece = setting.pieces[entry.id]
        world.place(world.add(piece.magnet), entry.at[0] * MM, entry.at[1] * MM, piece.turn)
    report = world.step(1)
    return {name: (report.force[i], report.torque[i]) for i, name in enumerate(names)}
