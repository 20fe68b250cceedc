"""Where numba keeps and finds the machine code of a kernel: our own folder, then what came with the package.

Numba's own places will not do: one hashes the absolute path, so that nothing can be moved to another computer, and the
other wants to write beside the sources. Both would look in one place only.
"""

from __future__ import annotations

import pickle
import tarfile
from contextlib import suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from numba.core import caching

from lodestone.core.shipped_kernels import ARCHIVE, TARGET, shipped_folder

__all__ = ["keep"]


def keep(dispatcher: Any, folder: Path) -> None:
    """Let the code of a kernel be kept in `folder`, and be found there or among what came with the package."""
    shipped = shipped_folder(folder.name)
    store = _store_in(folder, None)(dispatcher.py_func)
    if shipped is not None:
        store.fallback = _store_in(shipped, TARGET)(dispatcher.py_func)
        store.fallback._cache_file = _Archived(shipped, store._cache_file)
    dispatcher._cache = store


@cache
def _store_in(folder: Path, target: tuple[str, str, str] | None) -> Any:
    """A class of caches in one flat folder; with `target`, of code that was made for it."""

    class Place(caching._SourceFileBackedLocatorMixin, caching._CacheLocator):
        def __init__(self, function: Any, file: str) -> None:
            self._py_file, self._lineno = file, function.__code__.co_firstlineno

        def get_cache_path(self) -> str:
            return str(folder)

        @classmethod
        def from_function(cls, function: Any, file: str) -> Any:
            return cls(function, file)

    class Packing(caching.CompileResultCacheImpl):
        _locator_classes = [Place]  # noqa: RUF012

    class Store(caching.FunctionCache):
        _impl_class = Packing
        fallback: Any = None

        def load_overload(self, signature: Any, context: Any) -> Any:
            found = None
            with suppress(OSError):  # a folder that cannot be is as good as an empty one
                found = super().load_overload(signature, context)  # type: ignore[no-untyped-call]
            if found is None and self.fallback is not None:
                found = self.fallback.load_overload(signature, context)
            return found

        def save_overload(self, signature: Any, code: Any) -> None:
            # Where nothing can be written, it is compiled anew in the next process.
            with suppress(OSError):
                super().save_overload(signature, code)  # type: ignore[no-untyped-call]

        def _index_key(self, signature: Any, codegen: Any) -> Any:
            signature, host, code = super()._index_key(signature, codegen)  # type: ignore[no-untyped-call]
            return signature, target or host, code

    return Store


class _Archived:
    """The code of one kernel in the archive of a folder, which is a fifth as large as all files by themselves."""

    def __init__(self, folder: Path, named_as: Any) -> None:
        self._folder = folder
        self._index_name = named_as._index_name
        self._expected = (named_as._version, named_as._source_stamp)

    def load(self, key: Any) -> Any:
        """What numba made of it for a signature and a machine; None if there is nothing, or not of these sources."""
        files = read_archive(self._folder)
        stream = BytesIO(files.get(self._index_name, b""))
        if not stream.getbuffer():
            return None
        version = pickle.load(stream)
        stamp, names = pickle.load(stream) if version == self._expected[0] else (None, {})
        data = files.get(names.get(key, "")) if stamp == self._expected[1] else None
        return None if data is None else pickle.loads(data)


@cache
def read_archive(folder: Path) -> dict[str, bytes]:
    """All files in the archive of a folder by name."""
    with tarfile.open(folder / ARCHIVE) as archive:
        members = ((member.name, archive.extractfile(member)) for member in archive)
        return {name: file.read() for name, file in members if file is not None}
