"""The process that prepares a language: it ends with the server that has started it, however that ends."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from cluehouse.bots.mind import prepared
from cluehouse.file_lock import lock_file

PATIENCE = 60


def test_it_ends_when_its_server_has_been_killed(tmp_path: Path) -> None:
    lock = tmp_path / "mind-en.lock"
    with lock.open("w") as held:
        lock_file(held.fileno())  # somebody else prepares English: it waits
        command = [sys.executable, "-m", "cluehouse.bots.preparation", "cluehouse.languages.english"]
        environment = {**os.environ, "CLUEHOUSE_CACHE": str(tmp_path)}
        process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=environment)
        assert process.stdin is not None
        assert process.poll() is None
        process.stdin.close()  # as the system does when the server is killed
        assert process.wait(PATIENCE) == 1


def test_it_says_where_it_could_not_write(tmp_path: Path) -> None:
    (tmp_path / "cache").touch()
    command = [sys.executable, "-m", "cluehouse.bots.preparation", "cluehouse.languages.english"]
    environment = {**os.environ, "CLUEHOUSE_CACHE": str(tmp_path / "cache")}
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment) as process:
        assert process.wait(PATIENCE) == 1
        assert process.stdout is not None
        assert str(tmp_path / "cache") in process.stdout.read().decode()


def test_it_ends_well_while_its_server_waits(tmp_path: Path) -> None:
    code = (
        "import threading, time; from cluehouse.bots.preparation import _end_with_the_server as end; "
        "threading.Thread(target=end, daemon=True).start(); time.sleep(0.2)"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.wait(PATIENCE) == 0
        assert process.stderr is not None
        assert process.stderr.read() == b""


def test_two_versions_on_one_machine_keep_each_others_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLUEHOUSE_CACHE", str(tmp_path))
    ours, used, forgotten = (tmp_path / f"mind-en-{name}" for name in ("ours", "used", "forgotten"))
    for folder in (ours, used, forgotten):
        folder.mkdir()
    long_ago = time.time() - 5 * 86_400
    os.utime(forgotten, (long_ago, long_ago))
    prepared.remove_unused(ours)
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["mind-en-ours", "mind-en-used"]
