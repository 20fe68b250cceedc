"""Many tables of Kluster side by side, a process each: physics takes a core."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
from gymnasium.vector import AsyncVectorEnv

from lodestone.envs.kluster.place import KlusterPlace


def VectorKluster(num_envs: int, **options: Any) -> AsyncVectorEnv:  # noqa: N802 - it stands for a class
    """`KlusterPlace-v0` so many times; as many as there are cores is about right.

    Options are those of `KlusterPlace`; `max_episode_steps` cuts episodes off.
    """
    return AsyncVectorEnv([partial(_make, options)] * num_envs, context="spawn")


def _make(options: dict[str, Any]) -> gymnasium.Env[Any, Any]:
    options = dict(options)
    steps = options.pop("max_episode_steps", None)
    made: gymnasium.Env[Any, Any] = KlusterPlace(**options)
    return made if steps is None else gymnasium.wrappers.TimeLimit(made, steps)
