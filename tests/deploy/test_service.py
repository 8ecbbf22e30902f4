"""The unit for systemd: its command is one that the program understands, and it is confined."""

import re
import shlex
import shutil
import subprocess

from cluehouse.cli import parser
from tests.deploy.proxies import DEPLOY

UNIT = DEPLOY / "cluehouse.service"
MOST_EXPOSED = 2.0  # of 10, by systemd-analyze; without confinement it is 9.6


def test_its_command_line_is_understood() -> None:
    command = re.search(r"^ExecStart=(.+)$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    assert command is not None
    program, *words = shlex.split(command[1])
    assert program.endswith("/cluehouse")
    parser().parse_args(words)


def test_it_is_confined() -> None:
    unit = UNIT.read_text(encoding="utf-8")
    confinement = (
        "DynamicUser=yes",
        "ProtectSystem=strict",
        "CapabilityBoundingSet=\n",
        "SystemCallFilter=@system-service",
    )
    assert all(line in unit for line in confinement)
    analyse = shutil.which("systemd-analyze")
    if analyse is not None:
        rated = subprocess.run([analyse, "security", "--offline=yes", str(UNIT)], capture_output=True, text=True)
        level = re.search(r"Overall exposure level for cluehouse.service: ([\d.]+)", rated.stdout)
        assert level is not None
        assert float(level[1]) < MOST_EXPOSED
