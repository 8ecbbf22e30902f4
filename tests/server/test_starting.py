"""What `cluehouse serve` refuses at the start, and how it says so."""

from pathlib import Path

import pytest

from cluehouse import administration, cli


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr(administration, "log_to_stderr", lambda: None)  # pytest captures the logs of this process


def refused(data: Path, *options: str) -> bool:
    """Whether the server does not start, and leaves nothing behind."""
    return cli.main(["serve", "--data", str(data), "--port", "0", *options]) == 1 and not data.exists()


def test_a_cache_that_was_named_and_cannot_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CLUEHOUSE_CACHE", str(tmp_path / "file" / "cache"))
    assert refused(tmp_path / "data")
    told = capsys.readouterr().err
    assert str(tmp_path / "file" / "cache") in told
    assert "CLUEHOUSE_CACHE" in told


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--store", "postgresql://localhost/x"], "--bus"),
        (["--bus", "nats://localhost"], "--store"),
    ],
)
def test_a_server_of_a_cluster_needs_a_database_and_a_bus(
    tmp_path: Path, options: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(tmp_path / "data", *options)
    assert f"say with {named}" in capsys.readouterr().err


def test_a_server_of_a_cluster_needs_the_packages_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(administration, "find_spec", lambda name: None)
    assert refused(tmp_path / "data", "--store", "postgresql://localhost/x", "--bus", "nats://localhost")
    assert 'pip install "cluehouse[cluster]"' in capsys.readouterr().err
