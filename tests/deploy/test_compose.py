"""The files for Docker Compose agree with each other and with the program."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from cluehouse import cluster_options
from cluehouse.cli import parser

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = YAML(typ="safe").load((DEPLOY / "compose.cluster.yaml").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("file", ["compose.yaml", "compose.cluster.yaml", "compose.tls.yaml"])
def test_a_compose_file_keeps_the_schema_of_compose(file: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.compose-spec"]
    checked = subprocess.run([*command, str(DEPLOY / file)], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_compose_file_has_three_servers_that_share_a_database_and_a_bus(compose: dict[str, Any]) -> None:
    servers = {name: service for name, service in compose["services"].items() if name.startswith("server-")}
    assert len(servers) == 3
    known = set(re.findall(r"CLUEHOUSE_\w+", Path(cluster_options.__file__).read_text(encoding="utf-8")))
    for server in servers.values():
        assert set(server["environment"]) <= known
    proxied = re.findall(r"server-\d", (DEPLOY / "cluster.Caddyfile").read_text(encoding="utf-8"))
    assert sorted(proxied) == sorted(servers) == sorted(compose["services"]["proxy"]["depends_on"])


def test_nothing_in_the_compose_file_contains_a_password(compose: dict[str, Any]) -> None:
    assert compose["secrets"] == {"password": {"file": "./password"}}
    assert re.fullmatch(r"postgresql://\w+@\w+/\w+", compose["x-server"]["environment"]["CLUEHOUSE_STORE"])


@pytest.mark.parametrize("file", ["compose.yaml", "compose.cluster.yaml"])
def test_without_tls_only_this_machine_is_served(file: str) -> None:
    services = YAML(typ="safe").load((DEPLOY / file).read_text(encoding="utf-8"))["services"]
    ports = [port for service in services.values() for port in service.get("ports", ())]
    assert ports == ["127.0.0.1:8765:8765"]


@pytest.mark.parametrize(("site", "listen"), [(None, ":8765"), ("games.example.org", ":443")])
def test_the_proxy_serves_a_name_with_tls_or_a_port_without(
    site: str | None, listen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SITE", raising=False)
    command = [str(Path(sys.executable).parent / "caddy"), "adapt", "--config", str(DEPLOY / "cluster.Caddyfile")]
    environment = {**os.environ, "SITE": site} if site else os.environ
    adapted = subprocess.run(
        [*command, "--adapter", "caddyfile"], capture_output=True, text=True, check=True, env=environment
    )
    (server,) = json.loads(adapted.stdout)["apps"]["http"]["servers"].values()
    assert server["listen"] == [listen]
    named = [host for route in server["routes"] for match in route.get("match", ()) for host in match.get("host", ())]
    assert named == ([site] if site else [])


def test_with_tls_the_servers_answer_to_the_name_and_certificates_are_kept(compose: dict[str, Any]) -> None:
    tls = YAML(typ="safe").load((DEPLOY / "compose.tls.yaml").read_text(encoding="utf-8"))
    assert tls["services"]["proxy"]["environment"]["SITE"].startswith("${CLUEHOUSE_NAME:?")
    assert {"80:80", "443:443"} <= set(tls["services"]["proxy"]["ports"])
    assert "caddy:/data" in [volume.partition(" ")[0] for volume in tls["services"]["proxy"]["volumes"]]
    words = compose["x-server"]["command"]
    assert words[-2:] == ["--allow-host", "${CLUEHOUSE_NAME:-localhost}"]
    parser().parse_args([*words[1:-1], "games.example.org"])


def test_the_image_has_the_packages_of_the_lock_and_no_password() -> None:
    image = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    assert "uv sync" in image
    assert "--frozen" in image
    uv = re.search(r"uv==(\S+)", image)
    assert uv is not None
    assert uv[0] in (DEPLOY.parent / "Makefile").read_text(encoding="utf-8")
    assert "deploy/password" in (DEPLOY.parent / ".dockerignore").read_text(encoding="utf-8").splitlines()
