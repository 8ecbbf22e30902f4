"""Marks: an operative points at a card, without any effect on the game."""

import pytest

from tests.codenames.table import WORDS, cards_offered, covered, offered, play, refused, seen, table, watchers

CLUE = "red-chief: clue tree 2"


@pytest.mark.rule("CN-48", "D-CN-06")
def test_a_mark_is_no_guess() -> None:
    game = play(table(), CLUE, "red-1: mark POISON", "red-1: mark ROOT")
    assert covered(game) == {}
    assert game.outcome is None
    assert game.turn.touches == ()
    assert refused(game, "red-1: stop") == "guess-first"
    assert seen(game, "red-1").guesses_left == 3


@pytest.mark.rule("CN-48")
def test_everybody_sees_who_points_at_what() -> None:
    game = play(table(red=3), CLUE, "red-1: mark ROOT", "red-2: mark ROOT", "red-2: mark LEAF")
    for seat in watchers(game):
        assert seen(game, seat).marks == (("ROOT", "red-1"), ("ROOT", "red-2"), ("LEAF", "red-2"))


@pytest.mark.rule("CN-48")
def test_a_mark_binds_nobody_to_touch_that_card() -> None:
    game = play(table(red=3), CLUE, "red-1: mark ROOT", "red-2: guess LEAF", "red-1: stop")
    assert covered(game) == {"LEAF": "red"}


def test_a_mark_can_be_taken_back_by_the_one_who_made_it() -> None:
    game = play(table(red=3), CLUE, "red-1: mark ROOT", "red-2: mark ROOT")
    assert cards_offered(game, "red-1", "unmark") == {"ROOT"}
    assert play(game, "red-1: unmark ROOT").marks == (("ROOT", "red-2"),)


def test_a_mark_that_is_not_there_cannot_be_taken_back() -> None:
    game = play(table(red=3), CLUE, "red-1: mark ROOT")
    assert refused(game, "red-2: unmark ROOT") == "not-marked"
    assert refused(game, "red-1: unmark LEAF") == "not-marked"
    assert "unmark" not in offered(game, "red-2")


def test_a_card_is_marked_once_by_each() -> None:
    game = play(table(), CLUE, "red-1: mark ROOT")
    assert refused(game, "red-1: mark ROOT") == "already-marked"
    assert cards_offered(game, "red-1", "mark") == set(WORDS) - {"ROOT"}


def test_only_an_uncovered_card_of_the_board_can_be_marked() -> None:
    game = play(table(), CLUE, "red-1: guess ROOT")
    assert refused(game, "red-1: mark ROOT") == "card-covered"
    assert refused(game, "red-1: mark ROOT-BACK") == "card-unknown"


@pytest.mark.rule("CN-48", "CN-65")
@pytest.mark.parametrize(
    ("seat", "code"),
    [("red-chief", "not-your-part"), ("blue-chief", "not-your-part"), ("blue-1", "not-your-turn")],
)
def test_nobody_else_points(seat: str, code: str) -> None:
    assert refused(play(table(), CLUE), f"{seat}: mark ROOT") == code


def test_there_is_nothing_to_point_at_before_the_clue() -> None:
    assert refused(table(), "red-1: mark ROOT") == "not-now"


def test_a_touch_takes_the_marks_off_that_card_only() -> None:
    marked = play(table(red=3), CLUE, "red-1: mark ROOT", "red-2: mark ROOT", "red-2: mark LEAF")
    assert play(marked, "red-1: guess ROOT").marks == (("LEAF", "red-2"),)


@pytest.mark.parametrize("card", ["LAMP", "SEA", "POISON"])
def test_no_mark_outlives_the_turn(card: str) -> None:
    assert play(table(), CLUE, "red-1: mark ROOT", f"red-1: guess {card}").marks == ()
