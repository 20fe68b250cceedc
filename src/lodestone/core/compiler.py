"""The only module that imports numba, and the only one that relies on its internals.

Kernels are kept in a folder of our own and looked for there, then among what came with the package. Numba's own places
will not do: one hashes the absolute path, so that nothing can be moved to another computer, and the other wants to
write beside the sources. Both would look in one place only.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any, TypeVar, cast

import numba
from llvmlite import ir
from numba.core import caching, event, types
from numba.core.dispatcher import Dispatcher
from numba.core.registry import cpu_target
from numba.extending import intrinsic

from lodestone.core.shipped_kernels import TARGET, read_archive, shipped_folder

Function = TypeVar("Function", bound=Callable[..., Any])

# Options of `njit` that its manual leaves out.
NO_C_FUNCTION = {"no_cfunc_wrapper": True}
"""No entry point for C: leaving it out saves a tenth of the compile time."""
FOR_KERNELS_ONLY = {"no_cpython_wrapper": True}
"""No entry point for Python. Calling it from Python all the same would crash."""
MERGED = {"forceinline": True}
"""Merged into its callers by the optimiser."""
NOT_COUNTING = {"_nrt": False}
"""It makes no arrays, so it need not count references."""


def kernel_in(folder: Path, function: Function, options: dict[str, Any]) -> Function:
    """A function that is compiled when it is first called; its code is kept in `folder`, and found there later."""
    dispatcher = numba.njit(**options)(function)
    dispatcher._cache = _kept_in(folder, function)
    return cast(Function, dispatcher)


def machine_code(kernel: Function, arguments: tuple[Any, ...]) -> Function:
    """A kernel's code for arguments of just these types.

    To find it numba inspects every array of every call, which takes longer than a short kernel does. The code itself
    checks nothing: the caller must make sure that all later arguments have the same types.
    """
    dispatcher = cast(Any, kernel)
    return cast(Function, dispatcher.compile(tuple(map(dispatcher.typeof_pyval, arguments))))


def _set_bits(context: Any, word: Any) -> Any:
    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.zext(builder.ctpop(arguments[0]), ir.IntType(64))

    return types.int64(types.uint32), code


set_bits: Any = intrinsic(_set_bits)
"""For kernels: how many bits are set in a 32-bit word, by the processor's own instruction."""


def announce_compilation(tell: Callable[[], None]) -> None:
    """Call `tell` once, when the first kernel has to be compiled rather than loaded from the cache."""

    class Announcer(event.Listener):
        told = False

        def on_start(self, event: Any) -> None:
            if not self.told:
                self.told = True
                tell()

        def on_end(self, event: Any) -> None:
            pass

    event.register("numba:compile", Announcer())  # type: ignore[no-untyped-call]


# Which kernels a kernel calls, and which of them are compiled


def kernels_within(*kernels: Any) -> list[Any]:
    """These kernels and all they call, each once, except those merged into their callers."""
    found: dict[int, Any] = {}
    ahead = list(kernels)
    while ahead:
        kernel = ahead.pop()
        if id(kernel) in found:
            continue
        found[id(kernel)] = kernel
        function = kernel.py_func
        called = (function.__globals__.get(name) for name in function.__code__.co_names)
        ahead += [one for one in called if isinstance(one, Dispatcher)]
    return [kernel for kernel in found.values() if kernel.targetoptions.get("inline") != "always"]


def compiled(kernels: Iterable[Any]) -> int:
    """How many of them are in the cache on disk, told by the index that numba writes once a kernel's code is stored."""
    caches = [kernel._cache for kernel in kernels]
    return sum(Path(cache.cache_path, cache._cache_file._index_name).exists() for cache in caches)


def all_compiled(kernels: Iterable[Any]) -> bool:
    """Whether each is in the cache for the sources, the numba and the processor at hand."""
    here = cpu_target.target_context.codegen().magic_tuple()
    indices = (kernel._cache._cache_file._load_index() for kernel in kernels)
    return all(any(machine == here for _, machine, _ in index) for index in indices)


# Where code is kept


def _kept_in(folder: Path, function: Any) -> Any:
    """Numba's way to the code of a function: in `folder`, and behind it among what came with the package."""
    shipped = shipped_folder(folder.name)
    store = _store_in(folder, None)(function)
    if shipped is not None:
        store.fallback = _store_in(shipped, TARGET)(function)
        store.fallback._cache_file = _Archived(shipped, store._cache_file)
    return store


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
            with suppress(OSError):  # a folder that cannot exist counts as an empty one
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
    """The code of one kernel in a folder's archive, which is a fifth of the size of the separate files."""

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
