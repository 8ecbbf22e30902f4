"""Clues said aloud, at a terminal: a number alone, the spelling on request."""

from typing import Any

import pytest

from cluehouse.games import GAMES
from cluehouse.games.rule import Move
from cluehouse.games.spoken import Announce, AskSpelling, Spell
from cluehouse.messages import LANGUAGES, LanguageCode, say
from cluehouse.terminal.console import Console
from cluehouse.terminal.game_screen import ScreenContext, screen_of
from cluehouse.terminal.reading import read_line
from tests.codenames import table as codenames
from tests.duet import table as duet

BOARDS: dict[str, tuple[Any, str, str]] = {"codenames": (codenames, "red-chief", "red-1"), "duet": (duet, "A1", "B1")}
TYPED: dict[LanguageCode, tuple[str, str]] = {
    "en": ("spell tree", "spelling"),
    "pl": ("zapisz tree", "pisownia"),
    "zh": ("写出 tree", "写法"),
}


def context(name: str, state: Any, seat: str, language: LanguageCode) -> ScreenContext:
    game = GAMES[name]
    view = game.view(state, seat)
    offers = {seat: {choice.do: choice for choice in view.choices}}
    public = game.view(state, "spectator")
    return ScreenContext(Console(language, print, input), game, {}, seat, view, public, offers)


def read(name: str, state: Any, seat: str, language: LanguageCode, line: str) -> Move | None:
    found = read_line(context(name, state, seat, language), line)
    return found[-1][1] if found else None


@pytest.mark.rule("CN-18", "DU-35")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BOARDS)
def test_a_number_announces_a_clue_and_the_spelling_is_asked_for_and_given(name: str, language: LanguageCode) -> None:
    board, giver, guesser = BOARDS[name]
    spell, ask = TYPED[language]
    game = board.table(spoken=True)
    screen = screen_of(GAMES[name])
    assert screen.prompt(context(name, game, giver, language)) == say(language, "ask-announce")
    assert read(name, game, giver, language, "2") == Announce(2)
    game = board.play(game, f"{giver}: announce 2")
    assert say(language, "clue-said-aloud") in " ".join(screen.status(context(name, game, guesser, language)))
    assert read(name, game, guesser, language, ask) == AskSpelling()
    game = board.play(game, f"{guesser}: ask-spelling")
    assert read(name, game, giver, language, spell) == Spell("tree")
    game = board.play(game, f"{giver}: spell tree")
    assert "tree 2" in " ".join(screen.status(context(name, game, guesser, language)))
