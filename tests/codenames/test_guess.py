"""Guesses: who touches, what covers the card, how many, and when the team may stop."""

import pytest

from tests.codenames.table import (
    BLUE,
    BYSTANDERS,
    RED,
    WORDS,
    cards_offered,
    covered,
    offered,
    play,
    refused,
    seen,
    table,
    touching,
    watchers,
)

CLUE = "red-chief: clue tree 2"


# --- who touches ----------------------------------------------------------------------------------


@pytest.mark.rule("CN-48")
@pytest.mark.parametrize("seat", ["red-1", "red-2", "red-3"])
def test_any_operative_of_the_team_on_turn_may_touch(seat: str) -> None:
    game = play(table(red=4), CLUE, f"{seat}: guess ROOT")
    assert covered(game) == {"ROOT": "red"}
    assert [touch.seat for touch in game.turn.touches] == [seat]


@pytest.mark.rule("CN-48")
def test_operatives_of_a_team_may_touch_in_turn() -> None:
    game = play(table(red=3), CLUE, "red-1: guess ROOT", "red-2: guess LEAF")
    assert covered(game) == {"ROOT": "red", "LEAF": "red"}


@pytest.mark.rule("CN-49", "D-CN-21")
@pytest.mark.parametrize(
    ("seat", "code"),
    [
        ("red-chief", "not-your-part"),
        ("blue-chief", "not-your-part"),
        ("blue-1", "not-your-turn"),
        ("clock", "not-your-part"),
        ("referee", "not-your-part"),
    ],
)
def test_nobody_else_can_touch(seat: str, code: str) -> None:
    game = play(table(), CLUE)
    assert refused(game, f"{seat}: guess ROOT") == code
    assert "guess" not in offered(game, seat)


@pytest.mark.rule("CN-49")
@pytest.mark.parametrize("seat", ["spectator", "red-9", "blue-9", "operative", ""])
def test_who_does_not_sit_at_the_table_plays_nothing(seat: str) -> None:
    game = play(table(), CLUE)
    assert refused(game, f"{seat}: guess ROOT") == "no-such-seat"
    assert offered(game, seat) == {}


@pytest.mark.rule("CN-49")
def test_in_the_other_turn_it_is_the_other_way_round() -> None:
    game = play(table(), CLUE, "red-1: guess LAMP", "blue-chief: clue water 1")
    assert refused(game, "red-1: guess ROOT") == "not-your-turn"
    assert refused(game, "blue-chief: guess SEA") == "not-your-part"
    assert "guess" in offered(game, "blue-1")


# --- what covers the card -------------------------------------------------------------------------


@pytest.mark.rule("CN-50")
@pytest.mark.parametrize(("card", "cover"), [("ROOT", "red"), ("SEA", "blue"), ("LAMP", "bystander")])
def test_a_touched_card_is_covered_at_once_with_its_true_identity(card: str, cover: str) -> None:
    game = play(table(), CLUE, f"red-1: guess {card}")
    assert covered(game) == {card: cover}
    for seat in watchers(game):
        assert dict(zip(WORDS, seen(game, seat).covers, strict=True))[card] == cover


@pytest.mark.rule("CN-50")
def test_a_covered_card_cannot_be_touched_again() -> None:
    game = play(table(), CLUE, "red-1: guess ROOT")
    assert refused(game, "red-1: guess ROOT") == "card-covered"
    assert cards_offered(game, "red-1", "guess") == set(WORDS) - {"ROOT"}
    game = play(game, "red-1: guess SEA", "blue-chief: clue water 1")
    assert refused(game, "blue-1: guess SEA") == "card-covered"


def test_a_card_that_is_not_on_the_board_is_unknown() -> None:
    assert refused(play(table(), CLUE), "red-1: guess ROOT-BACK") == "card-unknown"


@pytest.mark.rule("CN-51")
def test_an_own_card_lets_the_team_guess_again_without_a_new_clue() -> None:
    game = play(table(), CLUE, "red-1: guess ROOT")
    assert (game.phase, game.turn.side, game.turn.word) == ("guess", "red", "tree")
    assert {"guess", "stop"} <= set(offered(game, "red-1"))
    assert "clue" not in offered(game, "red-chief")


@pytest.mark.rule("CN-53")
@pytest.mark.parametrize("card", BYSTANDERS)
def test_a_bystander_ends_the_turn(card: str) -> None:
    game = play(table(), "red-chief: clue tree unlimited", "red-1: guess ROOT", f"red-1: guess {card}")
    assert (game.turn.side, game.phase, game.turns[-1].end) == ("blue", "clue", "bystander")
    assert seen(game).left == {"red": 8, "blue": 8}
    assert refused(game, "red-1: guess LEAF") == "not-now"


@pytest.mark.rule("CN-54")
def test_a_card_of_the_others_counts_for_them_and_ends_the_turn() -> None:
    game = play(table(), "red-chief: clue tree unlimited", "red-1: guess ROOT", "red-1: guess SEA")
    assert covered(game)["SEA"] == "blue"
    assert seen(game).left == {"red": 8, "blue": 7}
    assert (game.turn.side, game.phase, game.turns[-1].end) == ("blue", "clue", "rival")


@pytest.mark.rule("CN-60")
def test_even_the_first_guess_may_be_any_uncovered_card() -> None:
    game = play(table(), "red-chief: clue tree 1", "red-1: guess LAMP", "blue-chief: clue water 1")
    assert cards_offered(game, "blue-1", "guess") == set(WORDS) - {"LAMP"}
    assert covered(play(game, "blue-1: guess ORCHARD"))["ORCHARD"] == "red"


@pytest.mark.rule("D-CN-05")
def test_of_two_touches_the_later_has_no_effect_once_the_turn_is_over() -> None:
    game = play(table(red=3), CLUE, "red-1: guess LAMP")
    assert refused(game, "red-2: guess ROOT") == "not-now"
    game = play(game, "blue-chief: clue water 1")
    assert refused(game, "red-2: guess ROOT") == "not-your-turn"
    assert covered(game) == {"LAMP": "bystander"}


@pytest.mark.rule("D-CN-06")
def test_a_touch_cannot_be_taken_back() -> None:
    game = play(table(), CLUE, "red-1: guess ROOT")
    assert set(offered(game, "red-1")) == {"guess", "stop", "mark"}
    assert set(offered(game, "red-chief")) == set()


# --- stopping -------------------------------------------------------------------------------------


@pytest.mark.rule("CN-56", "D-CN-02")
@pytest.mark.parametrize("number", [0, 1, 3, "unlimited"])
def test_stop_before_the_first_guess_is_refused(number: int | str) -> None:
    game = play(table(), f"red-chief: clue tree {number}")
    assert refused(game, "red-1: stop") == "guess-first"
    assert "stop" not in offered(game, "red-1")


@pytest.mark.rule("CN-56")
def test_the_first_guess_is_due_in_every_turn() -> None:
    game = play(table(), CLUE, "red-1: guess ROOT", "red-1: stop", "blue-chief: clue water 2")
    assert refused(game, "blue-1: stop") == "guess-first"


@pytest.mark.rule("CN-57")
@pytest.mark.parametrize("found", [1, 2, 3])
def test_after_a_right_guess_the_team_may_stop_with_words_unfound(found: int) -> None:
    game = play(table(), "red-chief: clue cold 3", *touching("red-1", RED[:found]), "red-1: stop")
    assert (game.turn.side, game.phase, game.turns[-1].end) == ("blue", "clue", "stop")
    assert len(covered(game)) == found


@pytest.mark.rule("D-CN-04")
def test_any_operative_may_stop_no_matter_who_guessed() -> None:
    game = play(table(red=3), CLUE, "red-1: guess ROOT", "red-2: stop")
    assert game.turn.side == "blue"


@pytest.mark.rule("D-CN-04", "CN-49")
@pytest.mark.parametrize(
    ("seat", "code"), [("red-chief", "not-your-part"), ("blue-chief", "not-your-part"), ("blue-1", "not-your-turn")]
)
def test_nobody_else_may_stop(seat: str, code: str) -> None:
    assert refused(play(table(), CLUE, "red-1: guess ROOT"), f"{seat}: stop") == code


# --- how many -------------------------------------------------------------------------------------


@pytest.mark.rule("CN-58")
@pytest.mark.parametrize("number", [1, 2, 3, 7])
def test_a_number_allows_one_guess_more_and_then_the_turn_ends(number: int) -> None:
    game = play(table(), f"red-chief: clue cold {number}", *touching("red-1", RED[:number]))
    assert seen(game, "red-1").guesses_left == 1
    assert "guess" in offered(game, "red-1")
    game = play(game, f"red-1: guess {RED[number]}")
    assert (game.turn.side, game.phase, game.turns[-1].end) == ("blue", "clue", "limit")
    assert refused(game, "red-1: guess ORCHARD") == "not-now"


@pytest.mark.rule("CN-58")
def test_the_count_starts_again_in_every_turn() -> None:
    game = play(table(), "red-chief: clue tree 1", *touching("red-1", RED[:2]))
    game = play(game, "blue-chief: clue water 1", "blue-1: guess SEA", "blue-1: stop", "red-chief: clue wood 1")
    assert seen(game, "red-1").guesses_left == 2


@pytest.mark.rule("CN-59")
@pytest.mark.parametrize("earlier_turns", [0, 1, 3])
def test_plus_one_is_there_in_every_turn_and_never_a_duty(earlier_turns: int) -> None:
    game, red, blue = table(), list(RED), list(BLUE)
    for _ in range(earlier_turns):
        game = play(game, "red-chief: clue tree 1", f"red-1: guess {red.pop()}", "red-1: stop")
        game = play(game, "blue-chief: clue water 1", f"blue-1: guess {blue.pop()}", "blue-1: stop")
    game = play(game, "red-chief: clue wood 1", f"red-1: guess {red.pop()}")
    assert {"guess", "stop"} <= set(offered(game, "red-1"))
    assert play(game, "red-1: stop").turns[-1].end == "stop"
    assert play(game, f"red-1: guess {red.pop()}").turns[-1].end == "limit"


@pytest.mark.parametrize(
    "number",
    [
        pytest.param("unlimited", marks=pytest.mark.rule("CN-61", "D-CN-02")),
        pytest.param("0", marks=pytest.mark.rule("CN-63", "D-CN-02")),
    ],
)
def test_nothing_limits_the_guesses_but_one_is_due(number: str) -> None:
    game = play(table(), f"red-chief: clue feathers {number}")
    assert refused(game, "red-1: stop") == "guess-first"
    for card in RED[:8]:
        game = play(game, f"red-1: guess {card}")
        assert seen(game, "red-1").guesses_left is None
        assert {"guess", "stop"} <= set(offered(game, "red-1"))
    assert game.turn.side == "red"
    assert play(game, "red-1: stop").turn.side == "blue"
