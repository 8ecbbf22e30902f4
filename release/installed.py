"""Trying a built wheel as somebody does who has just installed it: in an empty environment, away from the checkout."""

import os
import re
import subprocess
import time
from pathlib import Path
from typing import Final
from urllib.parse import urljoin
from urllib.request import urlopen

from release.packages import ROOT

UV: Final = ROOT / ".tools" / "bin" / "uv"
_PATIENCE: Final = 60  # seconds


class TryOutFailed(Exception):
    """What somebody who installs the wheel would meet."""


def try_out(wheel: Path, python: str, folder: Path) -> str:
    """Install the wheel with this Python, start the server and fetch the page. Returns what was seen."""
    folder.mkdir(exist_ok=True)
    began = time.monotonic()
    command = install(wheel, python, folder)
    took = time.monotonic() - began
    version = subprocess.run([command, "--version"], capture_output=True, text=True, cwd=folder).stdout.strip()
    files = _fetch_page(command, folder)
    return f"installed in {took:.0f} s, {version}; the page and {files} files of it answer"


def install(wheel: Path, python: str, folder: Path) -> Path:
    """Install the wheel into a new environment, and return the command."""
    environment = folder / "environment"
    for words in (
        ("venv", "--quiet", "--no-project", "--python", python, environment),
        ("pip", "install", "--quiet", "--python", environment, wheel),
    ):
        done = subprocess.run([UV, *words], cwd=folder, env=_outside(), capture_output=True, text=True)
        if done.returncode:
            raise TryOutFailed(done.stderr)
    scripts = "Scripts" if os.name == "nt" else "bin"
    return environment / scripts / "cluehouse"


def _fetch_page(command: Path, folder: Path) -> int:
    """Start the server, fetch the page and everything that it names, and return how many files these are."""
    words = [str(command), "serve", "--port", "0", "--data", str(folder / "data"), "--lang", "en"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=folder, env=_outside()) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            if found is None:
                raise TryOutFailed("the server does not start")
            return _files_of(found[0])
        finally:
            server.terminate()
            server.wait(_PATIENCE)


def _files_of(address: str) -> int:
    page = _fetch(address)
    files = re.findall(r'(?:src|href)="([^"#]+)"', page)
    if not files:
        raise TryOutFailed(f"{address} is not the page")
    for file in files:
        _fetch(urljoin(address, file))
    return len(files)


def _fetch(address: str) -> str:
    try:
        with urlopen(address, timeout=_PATIENCE) as answer:
            return str(answer.read().decode("utf-8", "replace"))
    except OSError as error:
        raise TryOutFailed(f"{address}: {error}") from None


def _outside() -> dict[str, str]:
    """Return an environment without anything of the one that runs this program."""
    ours = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if name not in ours}
