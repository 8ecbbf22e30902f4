"""Whoever has seen a key may not take a guesser's seat in that game, nor tell those who may."""

import pytest

from cluehouse.tables import commands
from tests.tables.scene import TRAPS, codenames, decipher, describing, duet, trapwords

pytestmark = pytest.mark.rule("CN-49", "D-CN-21")


def test_a_chief_of_codenames_never_becomes_an_operative() -> None:
    scene = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    scene.do("p3", commands.Stand())
    assert scene.refused("p1", commands.Sit("red-2")) == "knows-too-much"


def test_not_even_after_standing_up_and_time_in_the_gallery() -> None:
    scene = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    scene.do("p3", commands.Stand())
    scene.do("p1", commands.Stand())
    scene.do("p3", commands.Sit("red-chief"))
    scene.play("red-chief: clue animal 1", "red-1: guess ROOT", "red-1: stop")
    assert scene.refused("p1", commands.Sit("red-2")) == "knows-too-much"
    assert scene.refused("p2", commands.AssignSeat("red-2", "p1")) == "not-host"
    assert scene.refused("p1", commands.AssignSeat("red-2", "p1")) == "knows-too-much"


def test_a_chief_may_become_the_other_chief() -> None:
    scene = codenames()
    scene.do("p3", commands.Stand())
    scene.do("p1", commands.Sit("blue-chief"))
    assert scene.sees("p1").key is not None


def test_an_operative_may_become_a_chief_and_then_not_go_back() -> None:
    scene = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    scene.do("p1", commands.Stand())
    scene.do("p2", commands.Sit("red-chief"))
    assert scene.refused("p2", commands.Sit("red-1")) == "knows-too-much"


def test_nor_by_a_swap_that_the_host_makes() -> None:
    scene = codenames()
    assert scene.refused("p1", commands.Swap("red-chief", "red-1")) == "knows-too-much"
    assert scene.refused("p1", commands.Swap("red-1", "red-chief")) == "knows-too-much"
    scene.do("p1", commands.Swap("red-chief", "blue-chief"))
    scene.do("p1", commands.Swap("red-1", "blue-1"))
    assert (scene.who("blue-chief"), scene.who("blue-1")) == ("p1", "p2")


def test_a_swap_counts_as_having_held_the_seat() -> None:
    scene = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    scene.do("p1", commands.Stand())
    scene.do("p1", commands.Swap("red-chief", "red-1"))
    assert scene.who("red-chief") == "p2"
    assert scene.refused("p2", commands.Sit("red-1")) == "knows-too-much"


def test_the_chief_of_two_teams_is_no_operative_either() -> None:
    scene = codenames("red-chief", "blue-chief", "operative", variant="shared")
    scene.do("p3", commands.Stand())
    assert scene.refused("p1", commands.Sit("operative")) == "knows-too-much"
    scene.do(scene.come(), commands.Sit("operative"))


def test_in_the_next_game_everybody_may_sit_anywhere() -> None:
    scene = codenames()
    scene.play("red-chief: clue animal 1", "red-1: guess POISON")
    scene.do("p1", commands.Rematch())
    assert (scene.who("red-chief"), scene.who("red-1")) == ("p2", "p1")
    scene.do("p1", commands.Stand())
    scene.do("p1", commands.Sit("red-1"))


def test_between_games_nobody_knows_too_much() -> None:
    scene = codenames()
    scene.play("red-chief: clue animal 1", "red-1: guess POISON")
    scene.do("p1", commands.Swap("red-chief", "red-1"))
    assert scene.who("red-1") == "p1"


@pytest.mark.rule("DU-07", "DU-100")
def test_nobody_of_duet_changes_sides() -> None:
    scene = duet("A1", "A2", "B1", "B2")
    scene.do("p3", commands.Stand())
    assert scene.refused("p1", commands.Sit("B1")) == "knows-too-much"
    scene.do("p2", commands.Stand())
    assert scene.refused("p3", commands.Sit("A2")) == "knows-too-much"
    scene.do("p1", commands.Sit("A2"))
    scene.do("p2", commands.Sit("A1"))


def test_nobody_of_trapwords_changes_teams() -> None:
    scene = trapwords()
    scene.do("p3", commands.Stand())
    assert scene.refused("p1", commands.Sit("blue-1")) == "knows-too-much"
    scene.do("p1", commands.Swap("red-1", "red-2"))
    scene.do("p3", commands.Sit("blue-1"))


@pytest.mark.rule("TW-37")
def test_a_describer_who_has_read_the_word_does_not_guess_it() -> None:
    scene = describing("red-1", "red-2", "red-3", "blue-1", "blue-2")
    scene.do("p2", commands.Stand())
    assert scene.refused("p1", commands.Sit("red-2")) == "knows-too-much"
    scene.do("p1", commands.Stand())
    assert scene.refused("p1", commands.Sit("red-2")) == "knows-too-much"
    scene.do("p1", commands.Sit("red-1"))


def test_a_describer_who_has_not_opened_the_book_may_still_change_within_the_team() -> None:
    scene = trapwords()
    scene.play(*TRAPS)
    scene.do("p1", commands.Swap("red-1", "red-2"))
    assert scene.sees("p2").secret is None


def test_after_the_turn_the_describer_is_free_again_within_the_team() -> None:
    scene = describing()
    scene.wait(80)
    assert scene.state.turn.team == "blue"
    scene.do("p1", commands.Swap("red-1", "red-2"))


@pytest.mark.rule("DC-11")
def test_a_wordsmith_who_has_set_the_word_does_not_seek_it() -> None:
    scene = decipher()
    scene.do("p2", commands.Stand())
    scene.play("P1: set-word LIS")
    assert scene.refused("p1", commands.Sit("P2")) == "knows-too-much"
    scene.do("p1", commands.Stand())
    assert scene.refused("p1", commands.Sit("P2")) == "knows-too-much"


def test_a_wordsmith_without_a_word_may_change_seats() -> None:
    scene = decipher()
    scene.do("p2", commands.Stand())
    scene.do("p1", commands.Sit("P2"))


def test_when_the_word_is_out_the_wordsmith_is_free_again() -> None:
    scene = decipher()
    scene.play("P1: set-word LIS", "P2: attempt LIS")
    scene.do("p1", commands.Swap("P1", "P3"))


# --- the gallery ------------------------------------------------------------------------------------


def test_a_chief_who_stood_up_tells_the_gallery_nothing() -> None:
    scene = codenames()
    guest = scene.come()
    scene.do("p1", commands.Stand())
    assert scene.refused("p1", commands.Say("the assassin is POISON", "gallery")) == "silence"
    assert "channels" not in scene.you("p1")
    scene.do(guest, commands.Say("who will win?", "gallery"))
    assert scene.heard("p1") == ["who will win?"]


def test_an_operative_who_stood_up_knows_nothing_and_may_talk_there() -> None:
    scene = codenames()
    scene.do("p2", commands.Stand())
    scene.do("p2", commands.Say("I am late", "gallery"))


def test_a_player_of_duet_or_trapwords_who_stood_up_tells_the_gallery_nothing() -> None:
    for scene in (duet("A1", "A2", "B1"), describing()):
        scene.do("p2", commands.Stand())
        assert scene.refused("p2", commands.Say("psst", "gallery")) == "silence"


def test_a_wordsmith_who_stood_up_is_silent_until_the_word_is_out() -> None:
    scene = decipher(3)
    scene.play("P1: set-word LIS")
    scene.do("p1", commands.Stand())
    assert scene.refused("p1", commands.Say("LIS", "gallery")) == "silence"
    scene.play("P2: attempt LIS")
    scene.do("p1", commands.Say("it was LIS", "gallery"))


def test_whoever_leaves_a_seat_before_there_is_a_secret_has_learned_nothing() -> None:
    scene = decipher()
    wordsmith = scene.state.wordsmith
    other = next(seat for seat in scene.state.deal.seats if seat != wordsmith)
    person = scene.who(wordsmith)
    scene.do("p1", commands.Swap(wordsmith, other))
    newcomer = scene.who(wordsmith)
    scene.play(f"{wordsmith}: set-word KOT")
    scene.do(person, commands.Stand())
    scene.do(person, commands.Sit(other))
    scene.do(newcomer, commands.Stand())
    scene.do(person, commands.Stand())
    assert scene.refused(newcomer, commands.Sit(other)) == "knows-too-much"
