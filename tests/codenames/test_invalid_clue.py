"""Invalid clues: objection, the rival chief's decision, the penalty, the referee's ruling."""

import pytest

from tests.codenames.table import (
    BLUE,
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
UPHELD = (CLUE, "blue-1: object", "blue-chief: uphold")


# --- objection ------------------------------------------------------------------------------------


@pytest.mark.rule("CN-45")
def test_a_clue_that_nobody_objects_to_stands() -> None:
    game = play(table(), "red-chief: clue rooty 2")
    assert "guess" in offered(game, "red-1")
    assert covered(play(game, "red-1: guess ROOT")) == {"ROOT": "red"}


@pytest.mark.rule("D-CN-10")
@pytest.mark.parametrize("seat", ["blue-chief", "blue-1", "blue-2"])
def test_any_opponent_may_object_and_everybody_sees_who_did(seat: str) -> None:
    game = play(table(blue=3), CLUE, f"{seat}: object")
    for watcher in watchers(game):
        assert (seen(game, watcher).phase, seen(game, watcher).turn.objection) == ("objection", seat)


@pytest.mark.rule("D-CN-10")
@pytest.mark.parametrize("seat", ["red-chief", "red-1", "clock", "referee"])
def test_nobody_but_an_opponent_may_object(seat: str) -> None:
    game = play(table(), CLUE)
    assert refused(game, f"{seat}: object") == "not-your-part"
    assert "object" not in offered(game, seat)


def test_there_is_nothing_to_object_to_before_the_clue() -> None:
    assert refused(table(), "blue-1: object") == "not-now"


def test_guesses_wait_until_the_objection_is_decided() -> None:
    game = play(table(), CLUE, "blue-1: object")
    for line in ("guess ROOT", "stop", "mark ROOT"):
        assert refused(game, f"red-1: {line}") == "objection-pending"
    assert refused(game, "blue-chief: object") == "objection-pending"


@pytest.mark.rule("CN-73", "D-CN-09")
@pytest.mark.parametrize("seat", ["blue-chief", "blue-1"])
def test_after_the_first_guess_it_is_too_late_to_object(seat: str) -> None:
    game = play(table(), CLUE, "red-1: guess ROOT")
    assert refused(game, f"{seat}: object") == "too-late-to-object"
    assert "object" not in offered(game, seat)


@pytest.mark.rule("CN-73", "D-CN-09")
def test_a_clue_of_an_earlier_turn_cannot_be_called_any_more() -> None:
    game = play(table(), CLUE, "red-1: guess LAMP")
    assert refused(game, "blue-chief: object") == "not-now"
    assert refused(game, "blue-chief: cover SEA") == "not-now"
    game = play(game, "blue-chief: clue water 1")
    assert refused(game, "blue-1: object") == "not-your-part"


@pytest.mark.rule("CN-73", "D-CN-09")
def test_marks_are_no_guesses_and_do_not_end_the_time_to_object() -> None:
    game = play(table(), CLUE, "red-1: mark ROOT", "blue-1: object")
    assert game.phase == "objection"


# --- the decision ---------------------------------------------------------------------------------


@pytest.mark.rule("CN-45", "D-CN-10")
@pytest.mark.parametrize("decision", ["uphold", "waive"])
@pytest.mark.parametrize("seat", ["red-chief", "red-1", "blue-1", "referee"])
def test_only_the_rival_chief_judges(seat: str, decision: str) -> None:
    game = play(table(), CLUE, "blue-1: object")
    assert refused(game, f"{seat}: {decision}") == "not-your-part"
    assert set(offered(game, "blue-chief")) == {"uphold", "waive"}


@pytest.mark.rule("CN-45")
@pytest.mark.parametrize("decision", ["uphold", "waive"])
def test_without_an_objection_there_is_nothing_to_judge(decision: str) -> None:
    assert refused(play(table(), CLUE), f"blue-chief: {decision}") == "not-now"


@pytest.mark.rule("CN-70")
def test_an_invalid_clue_ends_the_turn_at_once_without_guesses() -> None:
    game = play(table(), *UPHELD)
    assert (game.turn.side, game.phase) == ("blue", "clue")
    assert covered(game) == {}
    assert (game.turns[-1].end, game.turns[-1].decision, game.turns[-1].touches) == ("penalty", "upheld", ())
    assert refused(game, "red-1: guess ROOT") == "not-now"


@pytest.mark.rule("CN-72")
def test_a_waived_clue_is_played_as_a_valid_one() -> None:
    game = play(table(), CLUE, "blue-1: object", "blue-chief: waive")
    assert (game.turn.side, game.turn.word, seen(game, "red-1").guesses_left) == ("red", "tree", 3)
    assert refused(game, "red-1: stop") == "guess-first"
    game = play(game, *touching("red-1", ("ROOT", "LEAF")), "red-1: stop")
    assert covered(game) == {"ROOT": "red", "LEAF": "red"}
    assert refused(game, "blue-chief: cover SEA") == "not-now"


@pytest.mark.rule("CN-72")
def test_a_waived_clue_cannot_be_called_again() -> None:
    game = play(table(blue=3), CLUE, "blue-1: object", "blue-chief: waive")
    assert refused(game, "blue-2: object") == "too-late-to-object"


# --- the penalty ----------------------------------------------------------------------------------


@pytest.mark.rule("CN-71", "D-CN-11")
def test_the_rival_chief_may_cover_one_own_word_before_the_clue() -> None:
    game = play(table(), *UPHELD)
    assert cards_offered(game, "blue-chief", "cover") == set(BLUE)
    game = play(game, "blue-chief: cover SEA")
    assert covered(game) == {"SEA": "blue"}
    assert (game.turn.side, game.phase) == ("blue", "clue")
    assert "clue" in offered(game, "blue-chief")


@pytest.mark.rule("CN-71", "D-CN-11")
def test_everybody_sees_the_cover() -> None:
    game = play(table(), *UPHELD, "blue-chief: cover SEA")
    for seat in watchers(game):
        assert seen(game, seat).turn.extra == "SEA"
        assert seen(game, seat).left == {"red": 9, "blue": 7}


@pytest.mark.rule("CN-71")
def test_one_word_is_covered_and_no_more() -> None:
    game = play(table(), *UPHELD, "blue-chief: cover SEA")
    assert refused(game, "blue-chief: cover WAVE") == "not-now"


@pytest.mark.rule("CN-71")
def test_the_cover_is_a_choice_and_it_ends_with_the_clue() -> None:
    game = play(table(), *UPHELD, "blue-chief: clue water 1")
    assert covered(game) == {}
    assert refused(game, "blue-chief: cover SEA") == "not-now"
    game = play(game, "blue-1: guess LAMP")
    game = play(game, CLUE, "red-1: guess ROOT", "red-1: stop")
    assert refused(game, "blue-chief: cover SEA") == "not-now"


@pytest.mark.rule("CN-71", "D-CN-11")
@pytest.mark.parametrize("card", sorted(set(WORDS) - set(BLUE)))
def test_only_an_own_word_may_be_covered(card: str) -> None:
    assert refused(play(table(), *UPHELD), f"blue-chief: cover {card}") == "not-your-word"


@pytest.mark.rule("CN-71", "D-CN-11")
def test_only_an_uncovered_word_may_be_covered() -> None:
    game = play(table(), CLUE, "red-1: guess SEA", "blue-chief: clue water 1", "blue-1: guess LAMP", *UPHELD)
    assert refused(game, "blue-chief: cover SEA") == "card-covered"
    assert refused(game, "blue-chief: cover SEA-BACK") == "card-unknown"
    assert cards_offered(game, "blue-chief", "cover") == set(BLUE) - {"SEA"}


@pytest.mark.rule("CN-71")
@pytest.mark.parametrize("seat", ["red-chief", "red-1", "blue-1", "referee"])
def test_nobody_else_covers(seat: str) -> None:
    assert refused(play(table(), *UPHELD), f"{seat}: cover SEA") == "not-your-part"


@pytest.mark.rule("CN-71")
def test_no_cover_without_an_invalid_clue() -> None:
    assert refused(table(), "red-chief: cover ROOT") == "not-now"


@pytest.mark.rule("CN-70", "CN-71")
def test_the_penalty_is_the_same_for_both_sides() -> None:
    game = play(table(), CLUE, "red-1: guess LAMP", "blue-chief: clue seaside 2")
    game = play(game, "red-1: object", "red-chief: uphold", "red-chief: cover ROOT", CLUE)
    assert (game.turn.side, covered(game)) == ("red", {"LAMP": "bystander", "ROOT": "red"})


# --- the referee ----------------------------------------------------------------------------------

RULING = 'referee: ruling forbidden CN-30 "rooty is a form of ROOT"'


@pytest.mark.rule("CN-45")
def test_a_ruling_is_advice_that_everybody_reads_and_changes_nothing() -> None:
    before = play(table(), "red-chief: clue rooty 2")
    after = play(before, RULING)
    for seat in watchers(after):
        ruling = seen(after, seat).turn.ruling
        assert ruling is not None
        assert (ruling.verdict, ruling.rule, ruling.evidence) == ("forbidden", "CN-30", "rooty is a form of ROOT")
        assert seen(after, seat).choices == seen(before, seat).choices


def test_a_ruling_comes_once_after_a_clue_and_before_a_guess() -> None:
    assert refused(table(), RULING) == "not-now"
    assert refused(play(table(), CLUE, RULING), RULING) == "not-now"
    assert refused(play(table(), CLUE, "red-1: guess ROOT"), RULING) == "not-now"
    assert "ruling" in offered(play(table(), CLUE, "blue-1: object"), "referee")


@pytest.mark.parametrize("seat", ["red-chief", "blue-chief", "red-1", "blue-1", "clock"])
def test_nobody_but_the_referee_rules(seat: str) -> None:
    assert refused(play(table(), CLUE), RULING.replace("referee", seat)) == "not-your-part"
