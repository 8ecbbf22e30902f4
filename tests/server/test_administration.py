"""The administrator's commands: serve, copy, export and import of records, deleting old tables."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

from cluehouse import administration, cli
from cluehouse.games import GAMES
from cluehouse.games.record import parse
from cluehouse.house.record_lines import RecordLine
from cluehouse.server.serve import FILE, ServerConfig, address_in_network
from cluehouse.store import open_store
from tests.server.async_test import async_test
from tests.server.client import Client, post
from tests.server.conftest import StartServer
from tests.server.live_server import LiveServer
from tests.server.simulated_players import gather


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(administration, "log_to_stderr", lambda: None)  # pytest captures the logs of this process


def new_store(folder: Path) -> Path:
    """The file of a server where nothing has happened yet."""

    async def make() -> None:
        await (await open_store(folder / FILE)).close()

    asyncio.run(make())
    return folder / FILE


@contextmanager
def served(data: Path, stderr: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run `cluehouse serve` in a process; yields it and its address."""
    command = [sys.executable, "-m", "cluehouse", "serve", "--port", "0", "--data", str(data)]
    with stderr.open("a") as log, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://localhost:(\d+)/", process.stdout.readline())
            assert found is not None, stderr.read_text()
            yield process, f"http://127.0.0.1:{found[1]}"
        finally:
            process.kill()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
@async_test
async def test_a_signal_shuts_the_server_down_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    data, log = tmp_path / "data", tmp_path / "log"
    with served(data, log) as (process, address):
        party = await gather(address, {"game": "duet"})
        await party.host.do("start")
        await party.catch_up()
        seen = party.host.sections
        os.kill(process.pid, number)
        codes = await asyncio.gather(*(client.until_closed() for client in party.clients.values()))
        assert codes == [1012, 1012]
        assert party.host.goodbye == {"goodbye": "closing", "refused": None}
        assert await asyncio.to_thread(process.wait, 20) == 0
    assert log.read_text() == ""
    await party.close()
    with LiveServer(data) as again:
        for client in party.clients.values():
            client.address = again.address
            await client.connect()
        await party.catch_up()
        assert party.host.sections == seen
        await party.close()


def test_serve_get_answers_one_request_and_exits(tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert cli.main(["serve", "--data", str(tmp_path / "new"), "--get", "/healthz"]) == 0
    assert msgspec.json.decode(capsysbinary.readouterr().out) == {"ok": True, "tables": 0}
    assert cli.main(["serve", "--data", str(tmp_path / "new"), "--get", "/api/records/none?x=1"]) == 1
    assert msgspec.json.decode(capsysbinary.readouterr().out)["code"] == "no-such-record"
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("path", ["/", "/t/BADO-KEMI", "/nowhere", "/robots.txt"])
def test_serve_get_also_answers_with_pages(
    tmp_path: Path, path: str, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    cli.main(["serve", "--data", str(tmp_path), "--get", path])
    assert capsysbinary.readouterr().out


@pytest.mark.parametrize(
    "option",
    [
        "--get=healthz",
        "--port=99999",
        "--port=-1",
        "--connections=0",
        "--origin=foo",
        "--origin=https://x.example/y",
        "--origin=https://you:me@x.example",
        "--commands=nan",
        "--metrics-from=nowhere",
    ],
)
def test_an_impossible_option_is_refused(tmp_path: Path, option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        cli.main(["serve", "--data", str(tmp_path), option])
    assert refused.value.code == 2
    assert option.partition("=")[0] in capsys.readouterr().err


def test_an_address_of_another_machine_is_not_reported_as_in_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["serve", "--data", str(tmp_path), "--host", "192.0.2.1"]) == 1
    told = capsys.readouterr().err
    assert "192.0.2.1:8765" in told
    assert "already listening" not in told


def test_a_port_in_use_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert cli.main(["serve", "--data", str(tmp_path / "new"), "--port", str(port)]) == 1
    assert not (tmp_path / "new").exists()
    told = capsys.readouterr().err
    assert told.startswith("cluehouse: ")
    assert str(port) in told
    assert "Traceback" not in told


@pytest.mark.parametrize("language", ["en", "pl", "zh"])
def test_a_folder_that_cannot_be_written_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    (tmp_path / "file").touch()
    folder = str(tmp_path / "file" / "data")
    assert cli.main(["serve", "--lang", language, "--data", folder, "--port", "0"]) == 1
    told = capsys.readouterr().err
    assert folder in told
    assert len(told.splitlines()) == 1


def test_two_servers_cannot_use_the_same_data(start_server: StartServer, capsys: pytest.CaptureFixture[str]) -> None:
    house = start_server()
    assert cli.main(["serve", "--data", str(house.config.data), "--port", "0"]) == 1
    assert str(house.config.data) in capsys.readouterr().err


@async_test
async def test_a_copy_made_during_play_is_complete(start_server: StartServer, tmp_path: Path) -> None:
    house = start_server()
    party = await gather(house.address, {"game": "codenames"})
    await party.host.do("start")
    await party.play(4)
    await party.catch_up()
    seen = {seat: client.sections["game"] for seat, client in party.clients.items()}
    copied = tmp_path / "copy" / house.file.name
    copied.parent.mkdir()
    assert await asyncio.to_thread(cli.main, ["backup", str(copied), "--data", str(house.config.data)]) == 0
    await party.play(4)
    assert await asyncio.to_thread(cli.main, ["backup", str(copied), "--data", str(house.config.data)]) == 1
    await party.close()
    with LiveServer(copied.parent) as copy:
        for seat, client in party.clients.items():
            client.address = copy.address
            await client.connect()
            assert client.sections["game"] == seen[seat]
        await party.close()


@async_test
async def test_records_can_be_exported_and_imported(
    start_server: StartServer, tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    house = start_server()
    party = await gather(house.address, {"game": "duet"})
    await party.host.do("start")
    await party.play()
    name = party.host.table["record"]
    for address in (
        f"{house.address}/r/{name}",
        f"{house.address}/r/{name}?step=3",
        f"{house.address}/api/records/{name}",
    ):
        assert await asyncio.to_thread(cli.main, ["replay", address]) == 0
    out, other = tmp_path / "out", tmp_path / "other"
    assert await asyncio.to_thread(cli.main, ["export", str(out), "--data", str(house.config.data)]) == 0
    (file,) = out.iterdir()
    assert file.stem == name
    record = parse(GAMES, file.read_text(encoding="utf-8"))
    lines = tmp_path / "games.jsonl"
    assert await asyncio.to_thread(cli.main, ["export", "--jsonl", str(lines), "--data", str(house.config.data)]) == 0
    line = msgspec.json.decode(lines.read_bytes(), type=RecordLine)
    assert (line.name, line.game, line.record) == (name, "duet", file.read_text(encoding="utf-8"))
    assert set(line.players.values()) == {"person"}
    assert line.began <= line.ended
    assert line.reason == party.host.view["outcome"]["reason"]
    assert not {person["name"] for person in party.host.table["people"]} & set(re.findall(r"\w+", str(line)))
    letter = tmp_path / "a game of ours.txt"
    letter.write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    for _ in range(2):  # the second import changes nothing
        assert await asyncio.to_thread(cli.main, ["import", str(file), str(letter), "--data", str(other)]) == 0
    told = capsysbinary.readouterr().out.decode()
    brought = set(re.findall(r"as ([0-9a-f]{20})\b", told))
    assert len(brought) == 2
    assert name in brought, "links to it would lead nowhere"
    for each in brought:
        asked = ["serve", "--data", str(other), "--get", f"/api/records/{each}.txt"]
        assert await asyncio.to_thread(cli.main, asked) == 0
        assert parse(GAMES, capsysbinary.readouterr().out.decode()) == record


@async_test
async def test_old_tables_are_deleted_without_a_trace(
    start_server: StartServer, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    house = start_server()
    party = await gather(house.address, {"game": "duet"})
    book = (await post(house.address, "/api/books", {"team": "Sowy"}))["book"]
    await party.host.do("start")
    await party.play()
    await party.close()
    name, data = party.host.table["record"], house.config.data
    forget = ["forget", "30", "--data", str(data)]
    assert await asyncio.to_thread(cli.main, forget) == 1, "the house is open"
    house.stop()
    assert await asyncio.to_thread(cli.main, forget) == 0
    assert "0 tables, 0 records" in capsys.readouterr().out
    later = time.time() + 31 * 86_400
    monkeypatch.setattr(time, "time", lambda: later)
    assert await asyncio.to_thread(cli.main, forget) == 0
    assert "1 table, 1 record" in capsys.readouterr().out
    kept = b"".join(file.read_bytes() for file in data.iterdir())
    assert b"Sowy" in kept
    assert not [text for text in (name, party.host.code, "Bruno") if text.encode() in kept]
    asked = ["serve", "--data", str(data), "--get", f"/api/books/{book}"]
    assert await asyncio.to_thread(cli.main, asked) == 0


def test_a_damaged_database_is_neither_copied_nor_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house = new_store(tmp_path)
    whole = house.read_bytes()
    house.write_bytes(whole[:4096] + b"\xff" * (len(whole) - 4096))
    capsys.readouterr()
    assert cli.main(["backup", str(tmp_path / "copy.sqlite"), "--data", str(tmp_path)]) == 1
    assert not (tmp_path / "copy.sqlite").exists()
    assert cli.main(["serve", "--port", "0", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2
    assert all(line.startswith("cluehouse: ") and str(tmp_path) in line for line in told)


def test_a_failed_copy_reports_the_reason(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nowhere, target = tmp_path / "nowhere", tmp_path / "copy.sqlite"
    assert cli.main(["backup", str(target), "--data", str(nowhere)]) == 1
    assert str(nowhere) in capsys.readouterr().err
    new_store(tmp_path)
    assert cli.main(["backup", str(nowhere / "copy.sqlite"), "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().err
    assert str(nowhere / "copy.sqlite") in told
    assert "--data" not in told


def test_a_file_that_is_not_a_record_is_not_imported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "list.txt"
    file.write_text("milk, eggs", encoding="utf-8")
    assert cli.main(["import", str(file), "--data", str(tmp_path / "data")]) == 1
    assert str(file) in capsys.readouterr().err
    assert not (tmp_path / "data").exists()


@async_test
async def test_answers_are_sent_without_delay(house: LiveServer) -> None:
    await Client.open(house.address, {"game": "duet"})
    assert house.sends_at_once()


def test_the_address_for_other_machines_is_printed_only_if_they_can_connect() -> None:
    assert address_in_network(ServerConfig(), 8765) == ""
    assert re.fullmatch(r"(http://[0-9.]+:8765/)?", address_in_network(ServerConfig("0.0.0.0"), 8765))
