"""The files for Docker Compose agree with each other and with the program."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from cluehouse import cluster_options

DEPLOY = Path(__file__).parents[2] / "deploy"


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = YAML(typ="safe").load((DEPLOY / "compose.cluster.yaml").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("file", ["compose.yaml", "compose.cluster.yaml"])
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
