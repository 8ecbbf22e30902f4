"""A team's book: its progress on the mission map, with every game."""

import pytest

from cluehouse.games.duet import Book, Try
from cluehouse.games.duet.book import add, done, losses, open_missions, try_of, wins
from cluehouse.games.refusal import Refusal
from tests.duet.table import ALL_FOUND, play, sudden_death, table, turns

DAY = "2024-05-01"


def attempt(mission: str, *each: str) -> Try:
    """A played game of a mission."""
    made = try_of(turns(table(mission=mission), *each), DAY, "a record")
    assert made is not None
    return made


def won(mission: str) -> Try:
    return attempt(mission, *ALL_FOUND)


def lost(mission: str) -> Try:
    return attempt(mission, "A: AB1")


def booked(*tries: Try) -> Book:
    book = Book("Foxes")
    for each in tries:
        book = add(book, each)
    return book


# --- what a game adds -----------------------------------------------------------------------------


@pytest.mark.rule("DU-86", "D-DU-27")
def test_a_won_nine_token_game_ticks_prague_and_opens_the_map() -> None:
    assert open_missions(Book("Foxes")) == {"prague"}
    standard = try_of(turns(table(), *ALL_FOUND), DAY)
    assert standard == Try("prague", True, "all-found", DAY)
    book = booked(standard)
    assert done(book) == {"prague"}
    assert open_missions(book) == {"prague", "berlin", "cairo", "moscow"}


@pytest.mark.rule("DU-86", "DU-99")
def test_a_lost_game_opens_nothing_but_is_noted() -> None:
    book = booked(lost("prague"))
    assert not done(book)
    assert open_missions(book) == {"prague"}
    assert (wins(book, "prague"), losses(book, "prague")) == (0, 1)


@pytest.mark.rule("DU-86", "D-DU-27")
@pytest.mark.parametrize("tokens", [10, 11])
def test_an_easier_game_counts_for_no_mission(tokens: int) -> None:
    assert try_of(turns(table(tokens=tokens), *ALL_FOUND), DAY) is None


def test_a_game_that_goes_on_adds_nothing() -> None:
    assert try_of(table(), DAY) is None
    assert try_of(turns(table(), ALL_FOUND[0]), DAY) is None


@pytest.mark.rule("DU-99")
def test_a_try_tells_how_it_ended_when_and_where_its_record_is() -> None:
    assert won("cairo") == Try("cairo", True, "all-found", DAY, "a record")
    assert lost("cairo") == Try("cairo", False, "assassin", DAY, "a record")
    assert try_of(play(sudden_death(), "A1: guess BB7"), DAY) == Try("prague", False, "out-of-time", DAY)
    unpaid = attempt("monte_carlo", "A: BB1", "B: BB1", "A: BB2", "B: BB2", "A: BB3")
    assert (unpaid.won, unpaid.reason) == (False, "out-of-tokens")


# --- what is open ---------------------------------------------------------------------------------


@pytest.mark.rule("DU-88")
def test_a_won_mission_unlocks_those_joined_to_it() -> None:
    book = booked(won("prague"), won("moscow"))
    assert open_missions(book) == {"prague", "berlin", "cairo", "moscow", "bangkok", "yakutsk"}


@pytest.mark.rule("DU-88", "DU-86")
@pytest.mark.parametrize("mission", ["cairo", "berlin", "moscow", "paris", "atlantis"])
def test_a_locked_mission_is_not_entered(mission: str) -> None:
    with pytest.raises(Refusal) as refusal:
        add(Book("Foxes"), Try(mission, True, "all-found", DAY))
    assert refusal.value.code == "mission-locked"
    assert refusal.value.params == {"mission": mission}


@pytest.mark.rule("DU-99", "D-DU-27")
def test_missions_are_replayed_at_will_and_a_loss_locks_nothing() -> None:
    book = booked(won("prague"), lost("cairo"), lost("cairo"), won("cairo"), lost("prague"), lost("cairo"))
    assert done(book) == {"prague", "cairo"}
    assert open_missions(book) >= {"prague", "cairo", "baghdad", "casablanca", "cape_town", "berlin", "moscow"}
    assert (wins(book, "cairo"), losses(book, "cairo")) == (1, 3)
    assert (wins(book, "prague"), losses(book, "prague")) == (1, 1)
    assert (wins(book, "berlin"), losses(book, "berlin")) == (0, 0)
    assert wins(add(book, won("cairo")), "cairo") == 2


@pytest.mark.rule("DU-87")
def test_every_team_has_its_own_sheet() -> None:
    foxes, owls = Book("Foxes"), Book("Owls")
    foxes = add(foxes, won("prague"))
    assert (foxes.team, owls.team) == ("Foxes", "Owls")
    assert open_missions(owls) == {"prague"}
    assert "cairo" in open_missions(foxes)
    with pytest.raises(Refusal):
        add(owls, won("cairo"))


@pytest.mark.rule("DU-87")
def test_a_sheet_keeps_its_tries_in_order() -> None:
    tries = (lost("prague"), won("prague"), lost("cairo"))
    assert booked(*tries) == Book("Foxes", tries)
