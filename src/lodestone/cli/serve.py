"""`lodestone serve`: tables for others."""

from __future__ import annotations

from lodestone.i18n import text
from lodestone.server.running import listen, run
from lodestone.server.settings import Settings


def serve(settings: Settings, host: str, port: int) -> int:
    """Serve until told to stop."""
    listener = listen(host, port)
    shown = f"[{host}]" if ":" in host else host
    url = settings.public_url or f"http://{shown}:{listener.getsockname()[1]}/"
    run(settings, listener, lambda: print(text("serve-ready", url=url), flush=True))
    return 0
