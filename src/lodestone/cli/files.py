"""Reading files that people name: every way it can go wrong has a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

from platformdirs import user_data_path

from lodestone.core import InvalidRequest

MIB = 2**20


def read_text(file: Path, limit: int = MIB) -> str:
    """The text of a file, or of standard input for `-`; at most `limit` bytes of it may be there."""
    name = str(file)
    try:
        if name == "-":
            data = sys.stdin.buffer.read(limit + 1)
        else:
            with file.open("rb") as stream:
                data = stream.read(limit + 1)
    except FileNotFoundError:
        raise InvalidRequest("file-missing", name=name) from None
    except IsADirectoryError:
        raise InvalidRequest("file-directory", name=name) from None
    except (OSError, ValueError) as problem:  # ValueError: a name with a NUL in it
        raise InvalidRequest("file-unreadable", name=ascii(name)[1:-1], detail=str(problem)) from None
    if len(data) > limit:
        raise InvalidRequest("file-too-large", name=name, limit=limit // MIB)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise InvalidRequest("file-binary", name=name) from None


def write_text(file: Path, content: str) -> None:
    """Write a whole file or nothing: a crash half-way leaves the old one as it was."""
    write_bytes(file, content.encode("utf-8"))


def write_bytes(file: Path, content: bytes) -> None:
    """Like `write_text`, for bytes."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        draft = file.with_name(f".{file.name}.part")
        draft.write_bytes(content)
        draft.replace(file)
    except (OSError, ValueError) as problem:
        raise InvalidRequest("file-unwritable", name=ascii(str(file))[1:-1], detail=str(problem)) from None


def data_folder() -> Path:
    """Lodestone's folder among the user's data."""
    return user_data_path("lodestone", appauthor=False)
