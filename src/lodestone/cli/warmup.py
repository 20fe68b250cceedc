"""`lodestone warmup`: compile all kernels now, so that no game has to wait for it."""

from __future__ import annotations

from time import monotonic

from lodestone.i18n import text


def warm_up() -> int:
    """Compile everything, say how it goes on standard error and where the result is kept on standard output."""
    begin = monotonic()
    prepare()
    from lodestone.physics.compile import FOLDER

    print(text("warmup-ready", seconds=f"{monotonic() - begin:.1f}", folder=FOLDER))
    return 0


def prepare() -> None:
    """Compile everything on all cores and say how it goes on standard error."""
    from rich.console import Console

    import lodestone.physics.compile  # noqa: F401  # a missing compiler is reported here, not by child processes
    from lodestone.bots.warmup import PARTS, compile_everything

    console = Console(stderr=True, highlight=False, soft_wrap=True)
    begin = monotonic()
    with console.status(text("warmup-begun")) as status:
        for done, _ in enumerate(compile_everything(), start=1):
            progress = text("warmup-progress", done=done, all=len(PARTS), seconds=f"{monotonic() - begin:.1f}")
            status.update(progress)
            if not console.is_terminal:
                console.print(progress)
