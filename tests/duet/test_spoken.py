"""Clues said aloud in Duet: a side records the number, and spells the word when the other side asks."""

import pytest

from cluehouse.games.seating import SPECTATOR
from tests.duet.table import NINE_MISSES, play, refused, seen, table


@pytest.mark.rule("DU-13", "DU-35", "D-CN-23")
def test_at_a_spoken_table_a_side_records_only_the_number() -> None:
    game = table(spoken=True)
    assert refused(game, "A1: clue food 2") == "clue-is-said"
    assert refused(game, "A1: announce unlimited") == "bad-argument"  # D-DU-29
    said = play(game, "A1: announce 2")
    assert (said.turn.side, said.turn.word, said.turn.number) == ("A", None, 2)
    assert seen(said, SPECTATOR).guessers == ("B",)
    assert play(said, "B1: guess GB1", "B1: stop").turn.side == "B"
    assert refused(table(), "A1: announce 2") == "clue-is-typed"


@pytest.mark.rule("DU-35")
def test_the_other_side_may_ask_for_the_spelling_and_then_guesses_only_after_it() -> None:
    game = play(table(spoken=True, a=2, b=2), "A1: announce 2", "B2: ask-spelling")
    assert seen(game, "A2").turn.spelling == "B2"
    assert refused(game, "B1: guess GB1") == "spelling-pending"
    assert refused(game, "A2: ask-spelling") == refused(game, "B1: spell food") == "not-your-part"
    spelt = play(game, "A2: spell food")  # DU-101: anybody on the side
    assert seen(spelt, "B1").turn.word == "food"
    assert play(spelt, "B1: guess GB1").turn.touches
    assert refused(spelt, "B1: ask-spelling") == "not-now"


@pytest.mark.rule("DU-35", "DU-54")
def test_stopping_waits_for_the_spelling_too() -> None:
    game = play(table(spoken=True), "A1: announce 2", "B1: guess GB1", "B1: ask-spelling")
    assert refused(game, "B1: stop") == "spelling-pending"
    assert play(game, "A1: spell food", "B1: stop").turns[-1].word == "food"


@pytest.mark.rule("DU-45")
def test_people_judge_a_spoken_clue() -> None:
    game = play(table(spoken=True), "A1: announce 2", "B1: object", "A1: uphold")
    assert game.turn.penalty
    assert play(game, "B1: guess GB1").turn.touches
    assert play(table(spoken=True), "A1: announce 2", "A1: object").turn.penalty  # owned up


@pytest.mark.rule("DU-73")
def test_there_is_nothing_to_spell_in_sudden_death() -> None:
    game = table(spoken=True)
    for number, turn in enumerate(NINE_MISSES):
        card = turn.partition(": ")[2]
        giver, guesser = ("A1", "B1") if number % 2 == 0 else ("B1", "A1")
        game = play(game, f"{giver}: announce 1", f"{guesser}: guess {card}")
    assert game.phase == "sudden-death"
    assert refused(game, "A1: ask-spelling") == refused(game, "A1: announce 1") == "not-now"
