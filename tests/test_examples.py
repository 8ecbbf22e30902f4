"""The examples for administrators and authors of programs work as documented."""

import argparse
import re
import subprocess
import sys
from pathlib import Path

import pytest

from cluehouse import cli
from cluehouse.games import GAMES
from cluehouse.games.record import replay
from cluehouse.server.limits import Limits
from tests.server.live_server import LiveServer

ROOT = Path(__file__).parent.parent
BOT = ROOT / "examples" / "bot.py"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
CLUSTER = (ROOT / "docs" / "cluster.md").read_text(encoding="utf-8")
PATIENCE = 120  # seconds until four programs that do not come to an end make the test fail


# --- the example of the bot API -------------------------------------------------------------------


def start_bot(*args: str) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, str(BOT), *args], stdout=subprocess.PIPE, text=True)


def first_line(bot: "subprocess.Popen[str]") -> str:
    assert bot.stdout is not None
    return bot.stdout.readline().strip()


def test_four_programs_play_a_whole_game(tmp_path: Path) -> None:
    with LiveServer(tmp_path) as house:
        bots = [start_bot(house.address)]
        code = first_line(bots[0])
        bots += [start_bot(house.address, code, *seat) for seat in ((), ("blue-1",), ())]
        try:
            said = [bot.communicate(timeout=PATIENCE)[0] for bot in bots]
        finally:
            for bot in bots:
                bot.kill()
        table = house.house.tables[code].table
        assert table.play is not None
        record = house.ask(house.house.archive.record(table.play.record))
    assert [bot.returncode for bot in bots] == [0] * 4
    assert all("winners" in line for line in said)
    assert record is not None
    assert replay(GAMES["codenames"], record).outcome is not None
    assert table.play.number == 1
    assert set(table.seats) == {"red-chief", "blue-chief", "red-1", "blue-1"}


def test_the_example_is_as_short_as_the_page_says() -> None:
    lines = BOT.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= 60
    imports = re.findall(r"^(?:from|import) (\w+)", "\n".join(lines), flags=re.MULTILINE)
    assert set(imports) - sys.stdlib_module_names == {"websockets"}


# --- keeping a house ------------------------------------------------------------------------------


def serve_parser() -> argparse.ArgumentParser:
    commands = next(each for each in cli.parser()._actions if isinstance(each, argparse._SubParsersAction))
    parser: argparse.ArgumentParser = commands.choices["serve"]
    return parser


@pytest.mark.parametrize(
    "option", [name for action in serve_parser()._actions if action.dest != "help" for name in action.option_strings]
)
def test_every_option_of_serve_is_on_a_page_for_hosts(option: str) -> None:
    assert re.search(rf"^\|.*`{option}[ `]", HOSTING + CLUSTER, flags=re.MULTILINE)


def test_the_limits_on_the_page_are_those_of_the_house() -> None:
    for option in ("connections", "tables", "visits", "commands", "processor"):
        assert f"| `--{option}` | `{getattr(Limits(), option):g}` |" in HOSTING
    assert Limits().burst == 3 * Limits().commands


def test_the_metrics_on_the_page_are_those_of_the_house(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert cli.main(["serve", "--get", "/metrics", "--data", str(tmp_path)]) == 0
    counted = re.findall(
        rb"^# TYPE (\w+) (?:counter|gauge|histogram)$", capfdbinary.readouterr().out, flags=re.MULTILINE
    )
    shown = {name.decode() for name in counted if not name.endswith(b"_created")}
    assert shown == set(re.findall(r"^\| `(cluehouse_\w+)`", HOSTING, flags=re.MULTILINE))


def test_the_health_on_the_page_is_what_the_house_says(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["serve", "--get", "/healthz", "--data", str(tmp_path)]) == 0
    assert capfd.readouterr().out == '{"ok":true,"tables":0}'
