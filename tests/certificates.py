"""Self-signed certificates for loopback: trusting one means trusting no other."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import NamedTuple


class Certificate(NamedTuple):
    """The files of a certificate and its key."""

    file: Path
    key: Path


def certificate(folder: Path, name: str) -> Certificate:
    """A new one for 127.0.0.1."""
    made = Certificate(folder / f"{name}.crt", folder / f"{name}.key")
    kind = ("-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", "2", "-nodes")
    what = ("-subj", "/CN=lodestone", "-addext", "subjectAltName=IP:127.0.0.1")
    files = ("-keyout", str(made.key), "-out", str(made.file))
    subprocess.run(["openssl", "req", *kind, *what, *files], check=True, capture_output=True)
    return made
