"""The report after a game: what happened and what to try next."""

import pytest

from cluehouse.games.campaign import Book, Try
from cluehouse.games.duet.book import add, timeouts_in_a_row, try_of
from cluehouse.games.duet.report import advice
from cluehouse.games.duet.state import State
from tests.duet.table import ALL_FOUND, play, reported, seen, sudden_death, table, turns, watchers


def case_and_advice(game: State) -> tuple[str, str]:
    report = reported(game)
    return report.case, report.advice


def ran_out() -> State:
    """Lost in sudden death."""
    return play(sudden_death(), "A1: guess BB7")


def test_while_the_game_goes_on_there_is_no_report() -> None:
    for game in (table(), turns(table(), "A: GB1"), sudden_death()):
        assert [seen(game, seat).report for seat in watchers(game)] == [None] * 3


@pytest.mark.rule("DU-80", "DU-108")
def test_those_who_met_an_assassin_are_told_to_look_at_all_three() -> None:
    assert case_and_advice(turns(table(), "A: AB1")) == ("assassin", "mind-the-assassins")
    assert case_and_advice(turns(table(mission="paris"), "B: AA1")) == ("assassin", "mind-the-assassins")
    assert case_and_advice(play(sudden_death(), "A1: guess BA1")) == ("assassin", "mind-the-assassins")


@pytest.mark.rule("DU-80", "DU-108")
def test_those_who_ran_out_of_time_are_told_to_aim_at_two_words() -> None:
    assert case_and_advice(ran_out()) == ("time", "clues-for-two")
    unpaid = turns(table(mission="monte_carlo"), "A: BB1", "B: BB1", "A: BB2", "B: BB2", "A: BB3")
    assert case_and_advice(unpaid) == ("time", "clues-for-two")


@pytest.mark.rule("DU-80", "DU-108")
@pytest.mark.parametrize("tokens", [10, 11])
def test_those_who_won_an_easier_game_are_told_to_try_nine_tokens(tokens: int) -> None:
    assert case_and_advice(turns(table(tokens=tokens), *ALL_FOUND)) == ("won-easier", "try-nine")


@pytest.mark.rule("DU-80", "DU-108")
@pytest.mark.parametrize("option", [{}, {"mission": "prague"}])
def test_those_who_won_the_standard_mission_are_led_to_the_map(option: dict[str, int]) -> None:
    assert case_and_advice(turns(table(**option), *ALL_FOUND)) == ("won-standard", "mission-map")


@pytest.mark.parametrize("mission", ["cairo", "moscow", "vatican"])
def test_those_who_won_a_mission_go_on_along_the_map(mission: str) -> None:
    assert case_and_advice(turns(table(mission=mission), *ALL_FOUND)) == ("won-mission", "next-mission")


# --- time-outs one after another ------------------------------------------------------------------


def attempt(game: State) -> Try:
    made = try_of(game, "2024-05-01")
    assert made is not None
    return made


@pytest.mark.rule("DU-108")
def test_after_repeated_time_outs_more_tokens_are_advised() -> None:
    assert advice("time", 1) == "clues-for-two"
    assert advice("time", 2) == advice("time", 5) == "more-tokens"


@pytest.mark.rule("DU-108")
def test_the_book_counts_time_outs_one_after_another() -> None:
    book = Book("Foxes")
    assert timeouts_in_a_row(book) == 0
    for count in (1, 2, 3):
        book = add(book, attempt(ran_out()))
        assert timeouts_in_a_row(book) == count
    met = add(book, attempt(turns(table(), "A: AB1")))
    assert timeouts_in_a_row(met) == 0
    assert timeouts_in_a_row(add(met, attempt(ran_out()))) == 1
    won = add(book, attempt(turns(table(), *ALL_FOUND)))
    assert timeouts_in_a_row(won) == 0
