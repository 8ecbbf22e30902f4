"""The five monsters, plain and starred: what a fight with each of them changes (TW-91)."""

import pytest

from cluehouse.games.trapwords import State
from tests.trapwords.table import (
    both_fight,
    describing,
    offered,
    play,
    red_fights,
    refused,
    seen,
    write_list,
)

WRONG = ("cheese", "yoghurt", "honey", "jam", "lard")


def wrong_guesses_until_failure(state: State) -> int:
    """How many wrong guesses end the turn under way."""
    for count, word in enumerate(WRONG, 1):
        state = play(state, f"red-2: guess {word}", "referee: judge no")
        if state.turns:
            assert state.turns[0].end == "guesses"
            return count
    raise AssertionError("the turn does not end")


# --- the dragon -----------------------------------------------------------------------------------


@pytest.mark.rule("TW-92", "TW-66", "TW-91")
def test_against_a_dragon_a_team_has_three_guesses() -> None:
    assert wrong_guesses_until_failure(describing(both_fight(monster="dragon"))) == 3


@pytest.mark.rule("TW-07", "TW-91")
def test_against_a_starred_dragon_a_team_has_two_guesses() -> None:
    assert wrong_guesses_until_failure(describing(both_fight(monster="dragon", starred=True))) == 2


@pytest.mark.rule("TW-92")
def test_the_last_guess_against_a_dragon_may_be_the_right_one() -> None:
    game = describing(both_fight(monster="dragon"))
    for word in WRONG[:2]:
        game = play(game, f"red-2: guess {word}", "referee: judge no")
    assert play(game, "red-2: guess LANTERN").turns[0].end == "guessed"


@pytest.mark.rule("TW-66", "TW-91")
@pytest.mark.parametrize("monster", ["demon", "troll", "vampire"])
@pytest.mark.parametrize("starred", [False, True])
def test_other_monsters_leave_the_five_guesses(monster: str, starred: bool) -> None:
    assert wrong_guesses_until_failure(describing(both_fight(monster=monster, starred=starred))) == 5


# --- the demon ------------------------------------------------------------------------------------


@pytest.mark.rule("TW-91", "TW-07")
@pytest.mark.parametrize(("starred", "words"), [(False, 10), (True, 6)])
def test_against_a_demon_the_describer_has_a_limited_number_of_words(starred: bool, words: int) -> None:
    game = describing(both_fight(monster="demon", starred=starred))
    assert refused(game, f'red-1: say "{"so " * words}many"') == "words-used-up"
    game = play(game, "red-1: say one", 'red-1: say "two, three!"')
    assert refused(game, f'red-1: say "{"so " * (words - 3)}many"') == "words-used-up"
    game = play(game, f'red-1: say "{"so " * (words - 4)}many"')
    assert refused(game, "red-1: say more") == "words-used-up"
    assert "say" not in offered(game, "red-1")
    assert "guess" in offered(game, "red-2")


@pytest.mark.rule("TW-91")
def test_against_a_demon_two_chinese_characters_are_one_word() -> None:
    game = play(describing(both_fight(monster="demon")), "red-1: say 早上抹在面包上吃的")
    assert play(game, 'red-1: say "a b c d e"')
    assert refused(game, 'red-1: say "a b c d e f"') == "words-used-up"


@pytest.mark.rule("TW-91")
def test_the_words_of_one_team_are_not_taken_from_the_other() -> None:
    game = play(describing(both_fight(monster="demon")), 'red-1: say "a b c d e f g h i j"', "clock: time-up")
    assert play(describing(game), 'blue-1: say "a b c d e f g h i j"')


# --- the troll ------------------------------------------------------------------------------------


@pytest.mark.rule("TW-20", "TW-91", "TW-07")
@pytest.mark.parametrize(("starred", "chamber_3", "chamber_7"), [(False, 4, 10), (True, 6, 14)])
def test_against_a_troll_the_others_write_more_traps(starred: bool, chamber_3: int, chamber_7: int) -> None:
    assert seen(both_fight(monster="troll", starred=starred)).needed == {"red": chamber_3, "blue": chamber_3}
    assert seen(red_fights(monster="troll", starred=starred)).needed == {"red": 3, "blue": chamber_7}


@pytest.mark.rule("TW-21", "TW-91")
def test_against_a_troll_the_longer_list_is_due() -> None:
    game = both_fight(monster="troll")
    game = play(game, *(f"red-1: propose {word}" for word in ("rope", "harbour", "iron")))
    assert refused(game, "red-1: ready") == "list-not-exact"
    assert play(game, "red-1: propose ship", "red-1: ready").lists["red"].ready


@pytest.mark.rule("TW-91")
@pytest.mark.parametrize("monster", ["dragon", "demon", "vampire"])
def test_other_monsters_leave_the_lists_as_long_as_the_chamber_says(monster: str) -> None:
    assert seen(both_fight(monster=monster)).needed == {"red": 3, "blue": 3}
    assert seen(red_fights(monster=monster, starred=True)).needed == {"red": 3, "blue": 7}
    assert write_list(red_fights(monster=monster), "blue").lists["blue"].ready


# The vampire's time is in test_hourglass.py, the mummy's curses are in test_mummy.py.
