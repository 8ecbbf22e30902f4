"""Duet's screens near the end of a game show the truth."""

import re
from dataclasses import replace

import pytest

from cluehouse.games.duet import DUET
from cluehouse.games.duet.moves import Clue
from cluehouse.games.duet.state import State
from cluehouse.games.seating import SPECTATOR
from cluehouse.messages import LANGUAGES, LanguageCode, say
from cluehouse.terminal.console import Console
from cluehouse.terminal.duet import SCREEN
from cluehouse.terminal.game_screen import ScreenContext
from cluehouse.terminal.reading import help_lines, named_move, read_line
from tests.duet.table import A_DONE, play, sudden_death, table, turns


def context(state: State, seat: str = SPECTATOR, language: LanguageCode = "en") -> ScreenContext:
    view = DUET.view(state, seat)
    offers = {seat: {choice.do: choice for choice in view.choices}}
    return ScreenContext(Console(language, print, input), DUET, {}, seat, view, DUET.view(state, SPECTATOR), offers)


def corner(state: State, word: str) -> str:
    """The number and the signs above a word on the board."""
    lines = SCREEN.draw(context(state))
    row = next(number for number, line in enumerate(lines) if re.search(rf"│ {word} +│", line))
    place = lines[row].index(f"│ {word} ")
    return lines[row - 1][place + 1 :].partition("│")[0]


def one_sided() -> State:
    """Sudden death, and side A's words are all found."""
    misses = ("BB1", "BB2", "BB3", "BB4", "BB5", "BB6", "BB7", "AB1")
    return turns(table(), A_DONE, *(f"B: {card}" for card in misses))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_guess_in_sudden_death_is_not_called_a_lack_of_time(language: LanguageCode) -> None:
    lost = play(sudden_death(), "A1: guess BB7")
    told = " ".join(SCREEN.status(context(lost, language=language)))
    assert say(language, "duet-outcome-out-of-time") in told
    assert not re.search(r"[Tt]ime|[Cc]zas|时间", told)


def test_in_sudden_death_the_screen_names_no_clue_giver() -> None:
    told = " ".join(SCREEN.status(context(one_sided())))
    assert "All agents of side A are found; only side A still guesses." in told
    assert "gives the clues" not in told
    assert context(one_sided()).view.guessers == ("A",)


def test_before_sudden_death_the_screen_names_the_clue_giver() -> None:
    assert "gives the clues" in " ".join(SCREEN.status(context(turns(table(), A_DONE))))


@pytest.mark.parametrize(("card", "mark"), [("BB7", "○A"), ("BA1", "✖A")])
def test_the_card_that_lost_the_game_carries_its_mark(card: str, mark: str) -> None:
    before = sudden_death()
    assert mark not in corner(before, card)
    after = play(before, f"A1: guess {card}")
    assert after.outcome is not None
    assert mark in corner(after, card)
    assert "░" in corner(after, card)
    assert mark not in corner(after, "GG1")


def test_the_clue_giver_may_admit_an_invalid_clue_and_the_guesser_may_object() -> None:
    given = play(table(), "A1: clue food 2")
    giver, guesser = context(given, "A1"), context(given, "B1")
    told = {seat.seat: "\n".join(help_lines(seat, ())) for seat in (giver, guesser)}
    assert "admit – say that your own clue is invalid" in told["A1"]
    assert "object" not in told["A1"]
    assert "object – " in told["B1"]
    assert "admit" not in told["B1"]
    for word in ("admit", "withdraw", "object"):
        moves = read_line(giver, word)
        assert moves is not None
        assert DUET.play(given, *moves[0]).turn.penalty


def test_only_players_with_a_key_get_the_hint_how_to_see_it() -> None:
    public = DUET.view(table(), SPECTATOR)
    at_the_keyboard = replace(context(table(), "A1"), view=public)
    assert "/key" in SCREEN.draw(at_the_keyboard)[-1]
    assert "/key" not in SCREEN.draw(context(table()))[-1]


def test_nobody_admits_a_clue_of_the_other_side() -> None:
    assert named_move(context(play(table(), "A1: clue food 2"), "B1"), "admit") is None


@pytest.mark.rule("DU-14")
def test_a_number_above_the_greens_that_are_left_brings_a_warning() -> None:
    after = turns(table(), "A: GG1 GB1", "B: AG1")  # two of side A's nine greens are found
    assert SCREEN.warning(context(after, "A1"), Clue("zeppelin", 7)) == ""
    assert SCREEN.warning(context(after, "A1"), Clue("zeppelin", 8)) == say("en", "duet-number-high", left=7)
    assert play(after, "A1: clue zeppelin 8").turn.number == 8
