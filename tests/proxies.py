"""nginx, HAProxy and Caddy for the tests: Debian's real programs with the files of `deploy/`, on loopback."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from tests import ROOT
from tests.ports import port_to_keep

DEPLOY = ROOT / "deploy"
READY = 60.0
"""s that one may take to listen, on a busy machine."""


class Proxy:
    """A running proxy in front of servers. `config`: its whole configuration, in which it listens on `port`."""

    def __init__(self, folder: Path, name: str, config: str, port: int) -> None:
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self._folder = folder
        self._file = folder / f"{name}.conf"
        self._file.write_text(config)
        self._name = name
        check, run = {
            "nginx": (["-p", str(folder), "-t", "-c"], ["-p", str(folder), "-c"]),
            "haproxy": (["-c", "-f"], ["-db", "-f"]),
            "caddy": (
                ["validate", "--adapter", "caddyfile", "--config"],
                ["run", "--adapter", "caddyfile", "--config"],
            ),
        }[name]
        self._check, self._run = ([program_of(name), *flags, str(self._file)] for flags in (check, run))
        self._environment = {**os.environ, "HOME": str(folder)}  # Caddy keeps things there

    def check(self) -> None:
        """Have the program itself check its configuration."""
        done = subprocess.run(self._check, capture_output=True, text=True, check=False, env=self._environment)
        assert done.returncode == 0, done.stderr
        assert "warn" not in (done.stderr + done.stdout).lower(), done.stderr

    def __enter__(self) -> Proxy:
        """Start it, and wait until it listens."""
        self.check()
        with (self._folder / f"{self._name}.log").open("w") as log:
            self._process = subprocess.Popen(self._run, stdout=log, stderr=log, env=self._environment)
        until = time.monotonic() + READY
        while not listens(self.port):
            assert self._process.poll() is None, (self._folder / f"{self._name}.log").read_text()
            assert time.monotonic() < until
            time.sleep(0.02)
        return self

    def __exit__(self, *_: object) -> None:
        self._process.terminate()
        self._process.wait(READY)


def nginx(folder: Path, ports: Sequence[int]) -> Proxy:
    """nginx with the file of `deploy/`, in front of servers at these ports; without TLS, which is not possible here."""
    port = port_to_keep()
    text = (DEPLOY / "nginx.conf").read_text()
    text = re.sub(r"^ *ssl_.*\n", "", text, flags=re.MULTILINE).replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = _servers(text, r"^( *server) 10\.0\.0\.1:8077(.*)\n.*10\.0\.0\.2:8077.*\n", r"\1 {server}\2\n", ports)
    return Proxy(folder, "nginx", _nginx_around(text), port)


def haproxy(folder: Path, ports: Sequence[int]) -> Proxy:
    """The same with HAProxy."""
    port = port_to_keep()
    text = (DEPLOY / "haproxy.cfg").read_text()
    text = text.replace("bind :443 ssl crt /etc/lodestone/tables.pem", f"bind 127.0.0.1:{port}")
    text = _servers(text, r"^( *server) one 10\.0\.0\.1:8077\n.*10\.0\.0\.2:8077\n", r"\1 s{number} {server}\n", ports)
    return Proxy(folder, "haproxy", text, port)


def caddy(folder: Path, ports: Sequence[int]) -> Proxy:
    """The same with Caddy."""
    port = port_to_keep()
    text = (DEPLOY / "Caddyfile").read_text()
    text = "{\n\tadmin off\n}\n\n" + text.replace("tables.example.org {", f"http://127.0.0.1:{port} {{")
    servers = " ".join(f"127.0.0.1:{each}" for each in ports)
    assert "10.0.0.1:8077 10.0.0.2:8077" in text, "the file has changed: its servers are not found"
    return Proxy(folder, "caddy", text.replace("10.0.0.1:8077 10.0.0.2:8077", servers), port)


def in_turn(folder: Path, ports: Sequence[int]) -> Proxy:
    """A proxy that ignores what is asked: every connection goes to the next server that accepts it."""
    port = port_to_keep()
    servers = "\n".join(f"    server s{number} 127.0.0.1:{each}" for number, each in enumerate(ports))
    text = f"""
global
    maxconn 4000
defaults
    mode http
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    timeout tunnel 180s
    retries 2
    option redispatch
    retry-on conn-failure
    option forwardfor
frontend tables
    bind 127.0.0.1:{port}
    default_backend servers
backend servers
    balance roundrobin
    option httpchk GET /live
    default-server check inter 500ms fall 1 rise 1
{servers}
"""
    return Proxy(folder, "haproxy", text, port)


def _servers(text: str, pattern: str, line: str, ports: Sequence[int]) -> str:
    """The configuration with our servers in place of the two in the file."""
    assert re.search(pattern, text, re.MULTILINE), "the file has changed: its servers are not found"
    lines = [
        line.replace("{number}", str(number)).replace("{server}", f"127.0.0.1:{port}")
        for number, port in enumerate(ports)
    ]
    return re.sub(pattern, "".join(lines), text, flags=re.MULTILINE)


def _nginx_around(text: str) -> str:
    """The configuration that the distribution's own file wraps around ours."""
    user = "user root;\n" if os.getuid() == 0 else ""
    temporary = "".join(
        f"    {kind}_temp_path {kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    return (
        f"{user}daemon off;\npid nginx.pid;\nerror_log stderr;\nworker_processes 1;\n"
        "events { worker_connections 1024; }\n"
        f"http {{\n{temporary}{text}}}\n"
    )


def program_of(name: str) -> str:
    """The path of a program; installs it if it is missing."""
    if not _found(name) and os.getuid() == 0 and shutil.which("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for arguments in (["update"], ["install", "--yes", "--no-install-recommends", name]):
            subprocess.run(["apt-get", "--quiet", *arguments], env=environment, check=True, capture_output=True)
    found = _found(name)
    if found is None:
        raise RuntimeError(f"these tests need {name}: on Debian and Ubuntu, apt install {name}")
    return found


def _found(name: str) -> str | None:
    return shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")


def listens(port: int) -> bool:
    """Whether anything listens on a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
