"""Marks: a guesser points at a card, without any effect on the game."""

import pytest
from msgspec.structs import replace

from tests.duet.table import (
    WORDS,
    bank,
    cards_offered,
    found,
    missed,
    offered,
    play,
    refused,
    seen,
    table,
    turns,
    watchers,
)

CLUE = "A1: clue food 2"


@pytest.mark.rule("DU-104", "DU-54")
@pytest.mark.parametrize("card", ["GB1", "BB1", "AA1"])
def test_a_mark_is_no_guess(card: str) -> None:
    game = play(table(), CLUE, f"B1: mark {card}")
    assert (found(game), missed(game), bank(game), game.outcome, game.turn.touches) == ({}, {}, (9, 0), None, ())
    assert refused(game, "B1: stop") == "guess-first"


@pytest.mark.rule("DU-104")
def test_everybody_sees_who_points_at_what() -> None:
    game = play(table(b=2), CLUE, "B1: mark GB1", "B2: mark GB1", "B2: mark GB2")
    for seat in watchers(game):
        assert seen(game, seat).marks == (("GB1", "B1"), ("GB1", "B2"), ("GB2", "B2"))


@pytest.mark.rule("DU-69")
@pytest.mark.parametrize("card", ["GB1", "BB1", "AA1"])
def test_pointing_at_a_card_tells_nothing_about_it(card: str) -> None:
    before = play(table(), CLUE)
    after = play(before, f"B1: mark {card}")
    for seat in watchers(after):
        assert replace(seen(after, seat), marks=(), choices=()) == replace(seen(before, seat), choices=())
    assert offered(after, "A1") == offered(before, "A1")


def test_a_mark_is_taken_back_by_the_one_who_made_it() -> None:
    game = play(table(b=2), CLUE, "B1: mark GB1", "B2: mark GB1")
    assert cards_offered(game, "B1", "unmark") == {"GB1"}
    assert play(game, "B1: unmark GB1").marks == (("GB1", "B2"),)


def test_a_mark_that_is_not_there_cannot_be_taken_back() -> None:
    game = play(table(b=2), CLUE, "B1: mark GB1")
    assert refused(game, "B2: unmark GB1") == "not-marked"
    assert refused(game, "B1: unmark GB2") == "not-marked"
    assert "unmark" not in offered(game, "B2")


def test_a_card_is_marked_once_by_each() -> None:
    game = play(table(), CLUE, "B1: mark GB1")
    assert refused(game, "B1: mark GB1") == "already-marked"
    assert cards_offered(game, "B1", "mark") == set(WORDS) - {"GB1"}


def test_only_a_card_that_is_open_to_the_guesser_can_be_marked() -> None:
    game = play(turns(table(), "A: GB1 BG1", "B: BB1"), CLUE)
    assert refused(game, "B1: mark GB1") == "card-covered"
    assert refused(game, "B1: mark BG1") == "own-token"
    assert refused(game, "B1: mark NOWHERE") == "card-unknown"
    assert play(game, "B1: mark BB1").marks == (("BB1", "B1"),)


@pytest.mark.rule("DU-69")
def test_nobody_but_the_guessers_points() -> None:
    game = play(table(), CLUE)
    assert refused(game, "A1: mark GB1") == "not-your-turn"
    assert refused(game, "referee: mark GB1") == "not-your-part"
    assert refused(table(), "B1: mark GB1") == "not-now"


def test_a_touch_takes_the_marks_off_that_card_only() -> None:
    game = play(table(b=2), CLUE, "B1: mark GB1", "B2: mark GB1", "B2: mark GB2", "B1: guess GB1")
    assert game.marks == (("GB2", "B2"),)


@pytest.mark.parametrize("lines", [("B1: guess GB2", "B1: stop"), ("B1: guess BB1",), ("B1: guess AA1",)])
def test_no_mark_outlives_the_turn(lines: tuple[str, ...]) -> None:
    assert play(table(), CLUE, "B1: mark GB1", *lines).marks == ()
