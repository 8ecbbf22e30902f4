"""`cluehouse cluster` shows the servers that share a database, their leases and tables, on real servers."""

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cluehouse import __version__
from cluehouse.cli import main
from tests.cluster.processes import running_nodes
from tests.server.client import post
from tests.store.postgres_server import database


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    assert main(["cluster", *arguments, "--json"]) == 0, capsys.readouterr().err
    return msgspec.json.decode(capsys.readouterr().out)


def test_all_servers_are_shown_with_their_leases_and_tables(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running_nodes(tmp_path, 2) as nodes:
        where = nodes[0]._arguments
        for _ in range(3):
            asyncio.run(
                post(f"http://127.0.0.1:{nodes[0].port}", "/api/tables", {"settings": {"game": "duet"}, "name": "Ann"})
            )
        report = shown(capsys, *where)
        by_process = {server["process"]: server for server in report["servers"]}
        first, second = (by_process[node.pid] for node in nodes)
        assert (first["tables"], second["tables"], report["tables"], report["orphans"]) == (3, 0, 3, 0)
        for server in (first, second):
            assert server["alive"]
            assert server["version"] == __version__
            assert 0 < server["lease_left"] <= 1.5
            assert server["renewed"] < 1.5
            assert server["bus_seconds"] > 0
        assert str(nodes[0].port) in first["address"]

        nodes[0].kill()
        killed, deadline = first, time.monotonic() + 20
        while killed["alive"]:
            assert time.monotonic() < deadline
            servers = shown(capsys, *where)["servers"]
            killed = next(server for server in servers if server["process"] == first["process"])
        assert (killed["alive"], killed["lease_left"], killed["bus_seconds"]) == (False, 0, None)

        assert main(["cluster", *where, "--lang", "en"]) == 0
        printed = capsys.readouterr().out
        assert f"{second['server']}  alive  version {__version__}" in printed
        assert "Servers alive: 1; tables: 3;" in printed


def test_what_cannot_be_shown_is_explained(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["cluster", "--lang", "en"]) == 1
    assert "--store" in capsys.readouterr().err
    assert main(["cluster", "--lang", "en", "--store", "postgresql://house:secret@127.0.0.1:9/x"]) == 1
    assert "postgresql://house@127.0.0.1:9/x cannot be reached" in capsys.readouterr().err
    with database() as empty:
        assert main(["cluster", "--lang", "en", "--store", empty]) == 1
        assert "no data" in capsys.readouterr().err
        missing = ["--store-password-file", str(tmp_path / "missing")]
        assert main(["cluster", "--lang", "en", "--store", empty, *missing]) == 1
        assert "missing" in capsys.readouterr().err
