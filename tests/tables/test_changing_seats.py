"""A person who has seen a secret may not take a guesser's seat in that game, nor tell the spectators."""

import pytest

from cluehouse.tables import commands
from tests.tables.driver import TRAPS, codenames, decipher, describing, duet, trapwords

pytestmark = pytest.mark.rule("CN-49", "D-CN-21")


def test_a_chief_of_codenames_never_becomes_an_operative() -> None:
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.do("p3", commands.Stand())
    assert driver.refused("p1", commands.Sit("red-2")) == "knows-too-much"


def test_a_chief_who_stood_up_does_not_become_an_operative_later() -> None:
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.do("p3", commands.Stand())
    driver.do("p1", commands.Stand())
    driver.do("p3", commands.Sit("red-chief"))
    driver.play("red-chief: clue animal 1", "red-1: guess ROOT", "red-1: stop")
    assert driver.refused("p1", commands.Sit("red-2")) == "knows-too-much"
    assert driver.refused("p2", commands.AssignSeat("red-2", "p1")) == "not-host"
    assert driver.refused("p1", commands.AssignSeat("red-2", "p1")) == "knows-too-much"


def test_a_chief_may_become_the_other_chief() -> None:
    driver = codenames()
    driver.do("p3", commands.Stand())
    driver.do("p1", commands.Sit("blue-chief"))
    assert driver.sees("p1").key is not None


def test_an_operative_may_become_a_chief_and_then_not_go_back() -> None:
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.do("p1", commands.Stand())
    driver.do("p2", commands.Sit("red-chief"))
    assert driver.refused("p2", commands.Sit("red-1")) == "knows-too-much"


def test_the_host_cannot_swap_a_chief_with_an_operative() -> None:
    driver = codenames()
    assert driver.refused("p1", commands.Swap("red-chief", "red-1")) == "knows-too-much"
    assert driver.refused("p1", commands.Swap("red-1", "red-chief")) == "knows-too-much"
    driver.do("p1", commands.Swap("red-chief", "blue-chief"))
    driver.do("p1", commands.Swap("red-1", "blue-1"))
    assert (driver.who("blue-chief"), driver.who("blue-1")) == ("p1", "p2")


def test_a_swap_counts_as_having_had_the_seat() -> None:
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.do("p1", commands.Stand())
    driver.do("p1", commands.Swap("red-chief", "red-1"))
    assert driver.who("red-chief") == "p2"
    assert driver.refused("p2", commands.Sit("red-1")) == "knows-too-much"


def test_the_chief_of_two_teams_is_no_operative_either() -> None:
    driver = codenames("red-chief", "blue-chief", "operative", variant="shared")
    driver.do("p3", commands.Stand())
    assert driver.refused("p1", commands.Sit("operative")) == "knows-too-much"
    guest = driver.join()
    driver.do("p1", commands.Admit(guest))
    driver.do(guest, commands.Sit("operative"))


def test_in_the_next_game_everybody_may_sit_anywhere() -> None:
    driver = codenames()
    driver.play("red-chief: clue animal 1", "red-1: guess POISON")
    driver.do("p1", commands.Rematch())
    assert (driver.who("red-chief"), driver.who("red-1")) == ("p2", "p1")
    driver.do("p1", commands.Stand())
    driver.do("p1", commands.Sit("red-1"))


def test_between_games_any_seat_can_be_taken() -> None:
    driver = codenames()
    driver.play("red-chief: clue animal 1", "red-1: guess POISON")
    driver.do("p1", commands.Swap("red-chief", "red-1"))
    assert driver.who("red-1") == "p1"


@pytest.mark.rule("DU-07", "DU-100")
def test_in_duet_nobody_changes_sides() -> None:
    driver = duet("A1", "A2", "B1", "B2")
    driver.do("p3", commands.Stand())
    assert driver.refused("p1", commands.Sit("B1")) == "knows-too-much"
    driver.do("p2", commands.Stand())
    assert driver.refused("p3", commands.Sit("A2")) == "knows-too-much"
    driver.do("p1", commands.Sit("A2"))
    driver.do("p2", commands.Sit("A1"))


def test_in_trapwords_nobody_changes_teams() -> None:
    driver = trapwords()
    driver.do("p3", commands.Stand())
    assert driver.refused("p1", commands.Sit("blue-1")) == "knows-too-much"
    driver.do("p1", commands.Swap("red-1", "red-2"))
    driver.do("p3", commands.Sit("blue-1"))


@pytest.mark.rule("TW-37")
def test_a_describer_who_has_read_the_word_does_not_guess_it() -> None:
    driver = describing("red-1", "red-2", "red-3", "blue-1", "blue-2")
    driver.do("p2", commands.Stand())
    assert driver.refused("p1", commands.Sit("red-2")) == "knows-too-much"
    driver.do("p1", commands.Stand())
    assert driver.refused("p1", commands.Sit("red-2")) == "knows-too-much"
    driver.do("p1", commands.Sit("red-1"))


def test_a_describer_who_has_not_opened_the_book_may_still_change_within_the_team() -> None:
    driver = trapwords()
    driver.play(*TRAPS)
    driver.do("p1", commands.Swap("red-1", "red-2"))
    assert driver.sees("p2").secret is None


def test_after_the_turn_the_describer_may_change_seats_within_the_team() -> None:
    driver = describing()
    driver.wait(80)
    assert driver.state.turn.team == "blue"
    driver.do("p1", commands.Swap("red-1", "red-2"))


@pytest.mark.rule("DC-11")
def test_a_wordsmith_who_has_set_the_word_does_not_guess_it() -> None:
    driver = decipher()
    driver.do("p2", commands.Stand())
    driver.play("P1: set-word LIS")
    assert driver.refused("p1", commands.Sit("P2")) == "knows-too-much"
    driver.do("p1", commands.Stand())
    assert driver.refused("p1", commands.Sit("P2")) == "knows-too-much"


def test_a_wordsmith_without_a_word_may_change_seats() -> None:
    driver = decipher()
    driver.do("p2", commands.Stand())
    driver.do("p1", commands.Sit("P2"))


def test_a_wordsmith_may_change_seats_after_the_word_was_revealed() -> None:
    driver = decipher()
    driver.play("P1: set-word LIS", "P2: attempt LIS")
    driver.do("p1", commands.Swap("P1", "P3"))


# --- the gallery ------------------------------------------------------------------------------------


def test_a_chief_who_stood_up_cannot_talk_to_the_spectators() -> None:
    driver = codenames()
    guest = driver.join()
    driver.do("p1", commands.Admit(guest))
    driver.do("p1", commands.Stand())
    assert driver.refused("p1", commands.Say("the assassin is POISON", "gallery")) == "silence"
    assert "channels" not in driver.you("p1")
    driver.do(guest, commands.Say("who will win?", "gallery"))
    assert driver.chat("p1") == ["who will win?"]


def test_an_operative_who_stood_up_may_talk_to_the_spectators() -> None:
    driver = codenames()
    driver.do("p2", commands.Stand())
    driver.do("p2", commands.Say("I am late", "gallery"))


def test_a_player_of_duet_or_trapwords_who_stood_up_cannot_talk_to_the_spectators() -> None:
    for driver in (duet("A1", "A2", "B1"), describing()):
        driver.do("p2", commands.Stand())
        assert driver.refused("p2", commands.Say("psst", "gallery")) == "silence"


def test_a_wordsmith_who_stood_up_cannot_talk_until_the_word_is_revealed() -> None:
    driver = decipher(3)
    driver.play("P1: set-word LIS")
    driver.do("p1", commands.Stand())
    assert driver.refused("p1", commands.Say("LIS", "gallery")) == "silence"
    driver.play("P2: attempt LIS")
    driver.do("p1", commands.Say("it was LIS", "gallery"))


def test_leaving_a_seat_before_there_is_a_secret_bars_nobody() -> None:
    driver = decipher()
    wordsmith = driver.state.wordsmith
    other = next(seat for seat in driver.state.deal.seats if seat != wordsmith)
    person = driver.who(wordsmith)
    driver.do("p1", commands.Swap(wordsmith, other))
    newcomer = driver.who(wordsmith)
    driver.play(f"{wordsmith}: set-word KOT")
    driver.do(person, commands.Stand())
    driver.do(person, commands.Sit(other))
    driver.do(newcomer, commands.Stand())
    driver.do(person, commands.Stand())
    assert driver.refused(newcomer, commands.Sit(other)) == "knows-too-much"
