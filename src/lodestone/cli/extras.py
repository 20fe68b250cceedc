"""What can be installed beside the base, and the message when something needed is missing.

The base holds the rules, the referee, the scorer, simple bots and records; `pyproject.toml` lists what extras add.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from lodestone.core import InvalidRequest

EXTRAS = {
    "fast": ("llvmlite", "numba", "numpy"),
    "server": (
        "alembic",
        "h11",
        "prometheus_client",
        "resvg_py",
        "segno",
        "sqlalchemy",
        "starlette",
        "structlog",
        "uvicorn",
        "websockets",
    ),
    "tournament": ("joblib", "openskill"),
    "plot": ("matplotlib",),
    "postgres": ("asyncpg",),
    "dask": ("distributed",),
    "envs": ("gymnasium", "pettingzoo", "pyarrow"),
}
"""The packages that our code imports, by the extra that brings them."""


def install(extra: str) -> str:
    """The command that installs an extra.

    >>> install("fast")
    'pip install "lodestone[fast]"'
    """
    return f'pip install "lodestone[{extra}]"'


@contextmanager
def naming_extras() -> Iterator[None]:
    """Turn a missing package in this block into a refusal that names the command to install it."""
    try:
        yield
    except ModuleNotFoundError as problem:
        package = (problem.name or "").partition(".")[0]
        for extra, packages in EXTRAS.items():
            if package in packages:
                raise InvalidRequest("extra-missing", command=install(extra)) from None
        raise
