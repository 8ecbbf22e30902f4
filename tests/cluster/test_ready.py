"""Liveness, readiness and metrics of a server of a cluster, on real servers; and the dashboard that shows them."""

import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from tests.bus import nats_server
from tests.bus.nats_server import free_port
from tests.cluster.processes import running_nodes
from tests.endurance.server_process import ServerProcess
from tests.server.live_server import LiveServer
from tests.store.postgres_server import database, server

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana-dashboard.json"


def asked(node: ServerProcess, path: str) -> tuple[int, Any]:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{node.port}{path}", timeout=5) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.read().decode()


def missing(node: ServerProcess) -> set[str]:
    """What a server says that it lacks."""
    status, body = asked(node, "/readyz")
    found = {problem["code"] for problem in json.loads(body).get("problems", [])}
    assert (status == 200) == (not found)
    return found


def until(is_so: Callable[[], object]) -> None:
    deadline = time.monotonic() + 30
    while not is_so():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def test_a_server_is_ready_only_with_a_bus_and_a_store(tmp_path: Path) -> None:
    port = free_port()
    bus = nats_server.start(port)
    with database() as store:
        node = ServerProcess(tmp_path / "node", "--store", store, "--bus", f"nats://127.0.0.1:{port}")
        with node:
            assert missing(node) == set()
            bus.kill()
            bus.wait()
            until(lambda: "bus-unreachable" in missing(node))
            assert asked(node, "/livez") == (200, '{"ok":true}')
            bus = nats_server.start(port)
            until(lambda: not missing(node))

            name = urlsplit(store).path.strip("/")
            server().psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false;")
            server().psql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';")
            until(lambda: "no-lease" in missing(node))
            assert asked(node, "/livez")[0] == 200
            server().psql(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true;")
            until(lambda: not missing(node))
    bus.kill()
    bus.wait()


def test_a_server_that_closes_is_not_ready(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as alone:
        node: Any = alone
        assert missing(node) == set()
        alone.house.closing = True
        assert missing(node) == {"closing"}
        assert asked(node, "/livez")[0] == 200
        alone.house.closing = False


def names(text: str) -> set[str]:
    return set(re.findall(r"\bcluehouse_\w+", text))


def test_every_metric_of_the_dashboard_exists_and_every_metric_is_documented(tmp_path: Path) -> None:
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    shown = names(" ".join(target["expr"] for panel in dashboard["panels"] for target in panel["targets"]))
    with running_nodes(tmp_path, 1) as (node,):
        status, text = asked(node, "/metrics")
    assert status == 200
    told = set(re.findall(r"^# TYPE (cluehouse_\w+) ", text, flags=re.MULTILINE))
    assert {re.sub("_bucket$", "", name) for name in shown} <= told
    of_cluster = {name for name in told if not name.endswith("_created")}
    pages = "".join((DASHBOARD.parents[1] / "docs" / page).read_text() for page in ("hosting.md", "cluster.md"))
    assert of_cluster <= names(pages)


@pytest.mark.parametrize("path", ["/livez", "/readyz"])
def test_a_load_balancer_may_ask_by_any_name(tmp_path: Path, path: str) -> None:
    with LiveServer(tmp_path) as alone:
        request = urllib.request.Request(f"{alone.address}{path}", headers={"Host": "10-0-0-7.pods.example"})
        with urllib.request.urlopen(request, timeout=5) as answer:
            assert answer.status == 200
