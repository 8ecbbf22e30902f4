"""What people type to a table, in three languages."""

from typing import Any

import pytest

from cluehouse.messages import LANGUAGES, LanguageCode, say
from cluehouse.tables.payload import PersonPayload, TablePayload, You
from cluehouse.tables.settings import Settings
from cluehouse.terminal.console import Console
from cluehouse.terminal.join.commands import COMMANDS, Misread, command_for, command_lines, read_command
from cluehouse.terminal.join.snapshot import Snapshot

PEOPLE = (
    PersonPayload("p1", "Ala", here=True),
    PersonPayload("p2", "Ola Ż", here=True),
    PersonPayload("p3", "Pip", bot="dice"),
)


def console(language: LanguageCode) -> Console:
    return Console(language, print, input)


def snapshot(**you: Any) -> Snapshot:
    chairs = ("red-chief", "red-1", "blue-chief", "blue-1")
    table = TablePayload("BADO-KEMI", Settings("codenames"), False, "p1", PEOPLE, {"red-chief": "p1"}, chairs)
    return Snapshot(1, table, You(person="p1", **you), None, None, None, ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_read_in_every_language(name: str, language: LanguageCode) -> None:
    after = " 1" if COMMANDS[name] == "more" else ""
    for word in (name, *say(language, f"table-{name}.typed").split()):
        assert read_command(console(language), word + after) == (name, after.strip())
        assert read_command(console(language), f"/{word.upper()}{after}") == (name, after.strip())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_means_two_commands(language: LanguageCode) -> None:
    words = [word for name in COMMANDS for word in say(language, f"table-{name}.typed").casefold().split()]
    assert len(words) == len(set(words))


@pytest.mark.parametrize(
    ("language", "line"), [("en", "start 2"), ("pl", "pauza 3"), ("en", "sit"), ("zh", "说"), ("en", "tree 2")]
)
def test_a_line_that_does_not_match_a_command_is_not_a_command(language: LanguageCode, line: str) -> None:
    """A chief can give the clue “pause 3”."""
    assert read_command(console(language), line) is None


def test_chinese_is_typed_without_spaces() -> None:
    assert read_command(console("zh"), "坐B") == ("sit", "B")
    assert read_command(console("zh"), "坐red-chief") == ("sit", "red-chief")
    assert read_command(console("zh"), "短语2") == ("phrase", "2")
    assert read_command(console("zh"), "机器人 3 dice") == ("bot", "3 dice")


@pytest.mark.parametrize(
    ("language", "line", "command"),
    [
        ("en", "sit blue-chief", {"do": "sit", "seat": "blue-chief"}),
        ("en", "sit blue-1", {"do": "sit", "seat": "blue-1"}),
        ("pl", "siadam niebieski szef", {"do": "sit", "seat": "blue-chief"}),
        ("zh", "坐 蓝队队长", {"do": "sit", "seat": "blue-chief"}),
        ("en", "bot red", {"do": "add-bot", "seat": "red-1"}),
        ("en", "bot red-1 Bold", {"do": "add-bot", "seat": "red-1", "level": "bold"}),
        ("en", "swap red-chief red", {"do": "swap", "seat": "red-chief", "other": "red-1"}),
        ("pl", "posadź red-1 ola ż", {"do": "place", "seat": "red-1", "person": "p2"}),
        ("en", "kick Pip", {"do": "kick", "person": "p3"}),
        ("en", "unmute ola ż", {"do": "mute", "person": "p2", "on": False}),
        ("en", "hush ala", {"do": "hush", "person": "p1", "on": True}),
        ("en", "wait", {"do": "ready", "ready": False}),
        ("en", "rematch", {"do": "rematch", "cards": "new", "rotate": True}),
        ("en", "rematch keep", {"do": "rematch", "cards": "new", "rotate": False}),
        ("pl", "rewanż zostań", {"do": "rematch", "cards": "new", "rotate": False}),
        ("zh", "再来 不换", {"do": "rematch", "cards": "new", "rotate": False}),
        ("en", "turned", {"do": "rematch", "cards": "turned", "rotate": True}),
        ("en", "turned keep", {"do": "rematch", "cards": "turned", "rotate": False}),
        ("en", "name Ewa Ż", {"do": "rename", "name": "Ewa Ż"}),
        ("en", "phrase 2", {"do": "phrase", "phrase": "back"}),
        ("en", "say Good Luck, all!", {"do": "say", "text": "Good Luck, all!", "channel": "chiefs"}),
        ("en", "team hm", {"do": "say", "text": "hm", "channel": "side"}),
        ("pl", "tak", {"do": "consent"}),
        ("en", "book", {"do": "book", "book": ""}),
    ],
)
def test_a_command_is_sent_as_the_table_takes_it(language: LanguageCode, line: str, command: dict[str, Any]) -> None:
    read = read_command(console(language), line)
    assert read is not None
    assert command_for(console(language), snapshot(channels=("chiefs",)), *read) == command


@pytest.mark.parametrize(
    "line", ["sit 1", "sit nowhere", "kick Nobody", "phrase 99", "swap red", "seat red", "rematch twice"]
)
def test_an_unknown_person_or_seat_is_reported(line: str) -> None:
    read = read_command(console("en"), line)
    assert read is not None
    with pytest.raises(Misread) as misread:
        command_for(console("en"), snapshot(), *read)
    assert str(misread.value).startswith(("There is no such", "Nobody here", "To keep the seats"))


def test_help_tells_what_can_be_asked_now_and_nothing_else() -> None:
    def told(**you: Any) -> set[str]:
        return {line.split()[0] for line in command_lines(console("en"), snapshot(**you))}

    assert {"/start", "/bot", "/settings"} <= told(host=True, may=("start", "settings"))
    assert not {"/bot", "/start", "/say"} & told()
    assert {"/yes", "/no"} <= told(seat="red-1", may=("consent", "refuse"))
    assert "/team" in told(channels=("table", "side"))
