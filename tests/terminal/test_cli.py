"""The command: what it accepts, what it answers, how it exits."""

import argparse
import random
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from cluehouse import __version__, cli
from cluehouse.games import GAMES
from cluehouse.games.record import VERSION, Record, commitment, print_record, to_json
from cluehouse.store.migrations import MIGRATIONS
from cluehouse.tables.entries import FORMAT
from cluehouse.words import load_pack
from tests.random_play import random_game


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    game = GAMES["codenames"]
    deal = game.deal(game.options_type(), load_pack("en"), "1")
    record, _ = random_game(game, deal, random.Random(1))
    path = tmp_path / "game.txt"
    path.write_text(print_record(record), encoding="utf-8")
    (tmp_path / "game.json").write_bytes(to_json(record))
    return path


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


def fingerprint() -> str:
    game = GAMES["codenames"]
    return commitment(Record(game.name, game.deal(game.options_type(), load_pack("en"), "1")))


def test_it_knows_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        cli.main(["--version"])
    assert stopped.value.code == 0
    formats = f"database {len(MIGRATIONS)}, logs {FORMAT}, records {VERSION}"
    assert capsys.readouterr().out == f"cluehouse {__version__} ({formats})\n"


@pytest.mark.parametrize("name", ["game.txt", "game.json"])
def test_a_record_is_replayed_and_its_fingerprint_checked(
    name: str, record_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", str(record_file.with_name(name)), "--commitment", fingerprint()]) == 0
    assert "The fingerprint matches" in capsys.readouterr().out
    assert cli.main(["replay", str(record_file.with_name(name)), "--commitment", "0" * 64]) == 1
    assert "does not match" in capsys.readouterr().err


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", "nowhere.txt", "--lang", "pl"]) == 1
    assert "Nie mogę otworzyć nowhere.txt" in capsys.readouterr().err


@pytest.mark.parametrize("address", ["http://127.0.0.1:9/api/records/x.txt", "HTTP://127.0.0.1:no", "https://"])
def test_an_address_where_no_record_is_to_be_had(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", address]) == 1
    assert f"I cannot fetch {address} (" in capsys.readouterr().err


@pytest.mark.parametrize("text", [b"", b"shopping list", b"{}", b"\xff\xfe", b'{"cluehouse": 1'])
def test_a_file_that_is_no_record(text: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "list.txt"
    path.write_bytes(text)
    assert cli.main(["replay", str(path)]) == 1
    assert "is not a record of a game" in capsys.readouterr().err


def test_a_record_that_breaks_the_rules(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record_file.read_text(encoding="utf-8").partition("[moves]")[0]
    record_file.write_text(text + "[moves]\n1. red-1: stop\n", encoding="utf-8")
    assert cli.main(["replay", str(record_file)]) == 1
    assert "breaks the rules" in capsys.readouterr().err


def test_a_record_that_would_play_tricks_with_the_screen(record_file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = record_file.read_text(encoding="utf-8")
    head, _, tail = text.partition("words = ")
    record_file.write_text(f'{head}words = "\\u001b[2J" {tail.partition(" ")[2]}', encoding="utf-8")
    assert cli.main(["replay", str(record_file)]) == 1
    assert "\x1b" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LC_ALL": "zh_CN", "LANG": "pl_PL"}, "zh"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_house_speaks_the_language_of_the_machine(environment: dict[str, str], language: str) -> None:
    assert cli._language_of(environment) == language


def test_interrupting_is_no_crash(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert cli.main(["play", "--lang", "en"]) == cli.INTERRUPTED


def test_it_plays_line_by_line_without_a_terminal() -> None:
    lines = "\n\n\n\n\n\n\ntree 2\nquit\nyes\n"
    command = [sys.executable, "-m", "cluehouse", "--lang", "en", "--game", "codenames", "--seed", "abc"]
    ran = subprocess.run(
        command, input=lines, capture_output=True, text=True, timeout=60, check=False, encoding="utf-8"
    )
    assert ran.returncode == 0, ran.stderr
    assert "Clue: tree 2" in ran.stdout
    assert ran.stdout.endswith("Goodbye, come again!\n")
    assert "\x1b" not in ran.stdout


def test_judge_prints_the_ruling_and_its_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["judge", "--lang", "pl", "--board", "SAŁATA CEZAR", "sałatka"]) == 4
    assert capsys.readouterr().out == (
        "niedozwolone (CN-31): „sałatka” należy do rodziny słowa SAŁATA. Znajdź słowo spoza niej.\n"
    )
    assert cli.main(["judge", "--lang", "pl", "--board", "SAŁATA", "--json", "sałatka"]) == 4
    assert msgspec.json.decode(capsys.readouterr().out)["verdict"] == "forbidden"


@pytest.mark.parametrize(("clue", "status"), [("kosmos", 0), ("42", 3), ("sałatka", 4)])
def test_the_exit_status_of_judge_tells_its_verdict(clue: str, status: int, capsys: pytest.CaptureFixture[str]) -> None:
    verdict = {0: "allowed", 3: "doubtful", 4: "forbidden"}[status]
    assert cli.main(["judge", "--lang", "pl", "--board", "SAŁATA", "--json", clue]) == status
    assert msgspec.json.decode(capsys.readouterr().out)["verdict"] == verdict


def test_a_card_may_have_several_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["judge", "--lang", "en", "--board", "NEW YORK, TREE", "York"]) == 4
    assert "NEW YORK" in capsys.readouterr().out


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_completion_knows_every_command(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert all(command in script for command in ("serve", "judge", "tournament", "--behind-proxy"))


def test_help_shows_defaults_that_say_something(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["serve", "--help"])
    shown = capsys.readouterr().out
    assert "(default: 8765)" in shown
    assert "None" not in shown


def test_no_command_takes_half_an_option() -> None:
    """What is typed into a script must not mean something else as soon as there are more options."""

    def parsers(parser: argparse.ArgumentParser) -> list[argparse.ArgumentParser]:
        choices = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
        return [parser, *(found for each in choices for one in each.values() for found in parsers(one))]

    found = parsers(cli.parser())
    assert len(found) > 15
    assert not [parser.prog for parser in found if parser.allow_abbrev]


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh"])
def test_the_help_of_completion_says_how_to_install_it(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        cli.main(["completion", "--help"])
    assert f"cluehouse completion {shell}" in " ".join(capsys.readouterr().out.split())
    assert cli.main(["completion", shell]) == 0
    assert "restore" in capsys.readouterr().out


def test_judge_reads_the_options_of_the_house(capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        cli.main(["judge", "--lang", "en", "--json", "--allow", "abbreviations", "--board", "MOON", "--", "NASA"]) == 0
    )
    assert msgspec.json.decode(capsys.readouterr().out)["verdict"] == "allowed"


def test_words_deals_shows_and_checks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["words", "deal", "--lang", "zh", "--seed", "x"]) == 0
    assert len(capsys.readouterr().out.split()) == 25
    assert cli.main(["words", "show", "krajobraz", "--lang", "pl"]) == 0
    assert "parts: kraj obraz" in capsys.readouterr().out
    pack = tmp_path / "own.txt"
    pack.write_text("kot\npies\nkoty\n", encoding="utf-8")
    assert cli.main(["words", "check", str(pack), "--lang", "pl"]) == 1
    assert capsys.readouterr().out == (
        "Różnych słów jest tylko 2, a potrzeba co najmniej 25.\n3: Pominięte: „koty” to to samo słowo co „kot”.\n"
    )
    assert cli.main(["words", "show", "--lang", "pl"]) == 1
    assert cli.main(["words", "show", "nieistniejące", "--lang", "pl"]) == 1
    assert cli.main(["words", "check", str(tmp_path / "none.txt")]) == 1
