"""Commands that the program suggests work as printed."""

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from cluehouse.terminal import program


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the program in it, where somebody works."""
    (tmp_path / "bin").mkdir()
    script = tmp_path / "bin" / "cluehouse"
    script.write_text(f"#!{sys.executable}\nfrom cluehouse.cli import main\nraise SystemExit(main())\n")
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "/nowhere")
    return tmp_path


@pytest.mark.parametrize("started", ["bin/cluehouse", "./bin/cluehouse"])
def test_a_program_started_by_its_path_is_named_by_its_path(
    started: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [started, "join"])
    assert program.command("join", "http://localhost:8765") == f"{started} join http://localhost:8765"


def test_a_program_found_by_its_name_is_named_by_its_name(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [str(folder / "bin" / "cluehouse"), "join"])
    assert program.command("serve") == f"{folder}/bin/cluehouse serve"
    monkeypatch.setenv("PATH", str(folder / "bin"))
    assert program.command("serve") == "cluehouse serve"


def test_a_module_is_named_with_its_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/cluehouse/__main__.py", "join"])
    monkeypatch.setattr(sys, "orig_argv", [".venv/bin/python", "-m", "cluehouse", "join"])
    assert program.command("join", "--name", "Ola Ż") == ".venv/bin/python -m cluehouse join --name 'Ola Ż'"


def test_the_command_suggested_for_an_unreachable_server_works(folder: Path) -> None:
    asked = ["bin/cluehouse", "join", "http://127.0.0.1:9", "BADO-KEMI", "--name", "Ala", "--lang", "en"]
    told = subprocess.run(asked, capture_output=True, text=True, timeout=60, check=False, input="").stderr
    assert "“bin/cluehouse serve”" in told
    ran = subprocess.run(["bin/cluehouse", "serve", "--help"], capture_output=True, timeout=60, check=False)
    assert ran.returncode == 0
