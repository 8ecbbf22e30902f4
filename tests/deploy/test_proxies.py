"""A server behind a real nginx and a real Caddy, at the root of a name and under a path."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from cluehouse.server.serve import ServerConfig
from tests.deploy.proxies import Proxy, proxy
from tests.server.live_server import GENEROUS_LIMITS, LiveServer

AT_ROOT = ["nginx.conf", "Caddyfile"]
UNDER_PATH = ["nginx-under-path.conf", "under-path.Caddyfile"]


class Site:
    """A server as its guests see it, through the proxy."""

    def __init__(self, through: Proxy, base: str) -> None:
        self.address, self.base, self.trust = f"https://{through.host}{base}", base, through.trust
        self.plain_address = f"http://{through.plain_host}{base}"
        self.client = httpx.Client(verify=through.trust)

    def get(self, path: str) -> httpx.Response:
        return self.client.get(self.address + path)


@pytest.fixture
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    base = "/games" if request.param in UNDER_PATH else ""
    config = ServerConfig(limits=GENEROUS_LIMITS, behind_proxy=True, base=base)
    with LiveServer(tmp_path, config) as server, proxy(request.param, server.port, tmp_path) as through:
        found = Site(through, base)
        yield found
        found.client.close()


def linked(document: str) -> list[str]:
    """The files that a document asks for."""
    return re.findall(r'(?:src|href)="([^"]+)"', document)


@pytest.mark.parametrize("site", [*AT_ROOT, *UNDER_PATH], indirect=True)
@pytest.mark.parametrize("path", ["/", "/t/BADO-KEMI", "/tv/BADO-KEMI"])
def test_the_page_and_all_its_files_are_there(site: Site, path: str) -> None:
    document = site.get(path)
    assert document.status_code == 200
    assert f'data-base="{site.base}"' in document.text or not site.base
    files = linked(document.text)
    assert any(file.endswith(".js") for file in files)
    for file in files:
        assert file.startswith(f"{site.base}/")
        assert site.client.get(f"{site.address.removesuffix(site.base)}{file}").status_code == 200, file


@pytest.mark.parametrize("site", [*AT_ROOT, *UNDER_PATH], indirect=True)
def test_a_table_is_opened_and_its_socket_connects(site: Site) -> None:
    origin = site.address.removesuffix(site.base)
    body = {"settings": {"game": "duet"}, "name": "Ola"}
    arrival = site.client.post(f"{site.address}/api/tables", json=body, headers={"origin": origin}).json()
    address = site.address.replace("https", "wss", 1) + "/ws"
    with connect(address, ssl=site.trust, origin=Origin(origin), proxy=None, open_timeout=60) as socket:
        socket.send(msgspec.json.encode({"hello": {"table": arrival["code"], "token": arrival["token"]}}).decode())
        messages: list[Any] = [msgspec.json.decode(socket.recv(timeout=60)) for _ in range(2)]
    assert "welcome" in messages[0]
    assert messages[1]["you"]["person"]


@pytest.mark.parametrize("site", [*AT_ROOT, *UNDER_PATH], indirect=True)
def test_guests_do_not_see_the_metrics(site: Site) -> None:
    assert site.get("/metrics").status_code == 404
    assert site.get("/healthz").status_code == 200


@pytest.mark.parametrize("site", [*AT_ROOT, *UNDER_PATH], indirect=True)
def test_a_slash_too_much_leads_to_the_page_through_the_proxy(site: Site) -> None:
    answer = site.client.get(f"{site.address}/map/", follow_redirects=True)
    assert (answer.status_code, str(answer.url)) == (200, f"{site.address}/map")


@pytest.mark.parametrize("site", [file for file in (*AT_ROOT, *UNDER_PATH) if file.startswith("nginx")], indirect=True)
def test_nginx_leads_to_tls(site: Site) -> None:
    moved = site.client.get(f"{site.plain_address}/map")
    assert moved.status_code == 301
    assert re.fullmatch(rf"https://\w+\.example\.org{site.base}/map", moved.headers["location"])


@pytest.mark.parametrize("site", UNDER_PATH, indirect=True)
def test_the_rest_of_the_name_belongs_to_somebody_else(site: Site) -> None:
    root = site.address.removesuffix(site.base)
    assert site.client.get(root + "/").text == "Something else is here."
    moved = site.client.get(site.address)
    assert (moved.status_code, moved.headers["location"]) in [(301, "/games/"), (302, "/games/")] or moved.headers[
        "location"
    ] == site.address + "/"
