"""The clue: one word and one number, and the options that relax this."""

from typing import Any

import pytest
from msgspec.structs import fields

from cluehouse.games.choice import OneOf, Text
from cluehouse.games.duet import DUET, Options
from cluehouse.games.duet.moves import Clue
from cluehouse.games.notation import NotationError, parse_move
from cluehouse.games.record import Record, parse, print_record
from cluehouse.games.refusal import Refusal
from tests.duet.table import bank, found, offered, play, refused, seen, table, turns, watchers


@pytest.mark.rule("DU-13")
def test_a_clue_is_one_word_and_one_number() -> None:
    assert [field.name for field in fields(Clue)] == ["word", "number"]
    word = offered(table(), "A1")["clue"].args["word"]
    assert isinstance(word, Text)
    assert word.one_word
    game = play(table(), "A1: clue food 2")
    assert (game.turn.word, game.turn.number, game.phase) == ("food", 2, "guess")


@pytest.mark.rule("DU-13")
@pytest.mark.parametrize("words", ["big food", "food and drink", "食物 饮料"])
def test_two_words_are_refused(words: str) -> None:
    assert refused(table(), f'A1: clue "{words}" 2') == "one-word-only"


@pytest.mark.rule("DU-13")
@pytest.mark.parametrize("text", ["", " ", "food ", "fo\u200bod", "food\ndrink", "x" * 61])
def test_nothing_hides_in_a_clue(text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        DUET.play(table(), "A1", Clue(text, 2))
    assert refusal.value.code == "bad-text"


# --- the number -----------------------------------------------------------------------------------


@pytest.mark.rule("DU-15", "DU-17", "D-DU-28", "D-DU-29")
@pytest.mark.parametrize("number", range(10))
def test_any_number_from_0_to_9_is_legal(number: int) -> None:
    game = play(table(), f"A1: clue food {number}", "B1: guess GB1", "B1: stop")
    assert game.turns[0].number == number


@pytest.mark.rule("DU-13", "D-DU-29")
@pytest.mark.parametrize("number", [-1, 10, 25])
def test_a_number_beyond_9_is_refused(number: int) -> None:
    assert refused(table(), f"A1: clue food {number}") == "bad-argument"
    arg = offered(table(), "A1")["clue"].args["number"]
    assert isinstance(arg, OneOf)
    assert set(arg.values) == set(range(10))


@pytest.mark.rule("D-DU-29")
def test_unlimited_is_no_number_of_duet() -> None:
    with pytest.raises(NotationError):
        parse_move(DUET.rules, "A1: clue food unlimited")


@pytest.mark.rule("DU-17", "DU-54")
def test_after_a_clue_for_0_one_guess_is_still_due() -> None:
    game = play(table(), "A1: clue food 0")
    assert refused(game, "B1: stop") == "guess-first"
    game = play(game, "B1: guess GB1", "B1: stop")
    assert bank(game) == (8, 0)


@pytest.mark.rule("DU-14")
@pytest.mark.parametrize("number", [0, 1, 9])
def test_the_number_is_shown_to_everybody_and_limits_nothing(number: int) -> None:
    game = play(table(), f"A1: clue food {number}")
    for seat in watchers(game):
        assert seen(game, seat).turn.number == number
    cards = ("GB1", "GB2", "GB3")
    game = play(game, *(f"B1: guess {card}" for card in cards))
    assert "stop" in offered(game, "B1")
    assert set(found(game)) == set(cards)


@pytest.mark.rule("DU-14")
def test_nobody_checks_the_number() -> None:
    before = turns(table(), "A: GG1 GG2 GG3 GA1 GB1 GB2 GB3 GB4", "B: BG1")
    game = play(before, "A1: clue food 9")  # one word is left to point at
    assert (game.phase, game.turn.penalty, game.bank) == ("guess", False, before.bank)


# --- earlier clues --------------------------------------------------------------------------------


@pytest.mark.rule("DU-107")
def test_a_clue_may_point_again_at_words_of_an_earlier_one() -> None:
    game = play(table(), "A1: clue food 2", "B1: guess GB1", "B1: stop", *("B1: clue war 1", "A1: guess BB1"))
    game = play(game, "A1: clue food 1", "B1: guess GB2")
    assert found(game) == {"GB1": "B", "GB2": "B"}
    assert [turn.word for turn in (*game.turns, game.turn)] == ["food", "war", "food"]


@pytest.mark.rule("DU-21")
def test_all_clues_with_their_numbers_stay_in_sight() -> None:
    game = play(table(), "A1: clue food 2", "B1: guess GB1", "B1: stop", "B1: clue war 0", "A1: guess BB1")
    game = play(game, "A1: clue snow 3", "B1: guess GB3")
    for seat in watchers(game):
        view = seen(game, seat)
        log = [(turn.side, turn.word, turn.number) for turn in (*view.turns, view.turn)]
        assert log == [("A", "food", 2), ("B", "war", 0), ("A", "snow", 3)]


@pytest.mark.rule("DU-35")
@pytest.mark.parametrize("word", ["lud", "lód", "Lód", "Crêpes", "B", "śmigus-dyngus", "食物"])
def test_a_clue_is_read_exactly_as_it_was_spelt(word: str) -> None:
    game = play(table(), f"A1: clue {word} 2")
    assert [seen(game, seat).turn.word for seat in watchers(game)] == [word] * 3


# --- what a table may loosen ----------------------------------------------------------------------

LOOSENED_FORM = [
    pytest.param("names", "Leonardo da Vinci", marks=pytest.mark.rule("DU-39")),
    pytest.param("names", "Pcim Dolny", marks=pytest.mark.rule("DU-39")),
    pytest.param("titles", "Władca Pierścieni", marks=pytest.mark.rule("DU-41")),
    pytest.param("fixed_names", "świnka morska", marks=pytest.mark.rule("DU-43")),
]
LOOSENED_MEANING = [
    pytest.param("acronyms", "PKP", marks=pytest.mark.rule("DU-40")),
    pytest.param("hyphenated", "śmigus-dyngus", marks=pytest.mark.rule("DU-42")),
    pytest.param("homonyms", "Ważyć", marks=pytest.mark.rule("DU-44")),
    pytest.param("foreign_words", "Crêpes", marks=pytest.mark.rule("DU-37")),
]


def agreed(option: str) -> dict[str, Any]:
    return {option: True}


@pytest.mark.parametrize(("option", "words"), LOOSENED_FORM)
def test_several_words_pass_only_where_the_table_has_agreed(option: str, words: str) -> None:
    assert refused(table(), f'A1: clue "{words}" 2') == "one-word-only"
    game = play(table(**agreed(option)), f'A1: clue "{words}" 2')
    assert seen(game, "B1").turn.word == words


@pytest.mark.parametrize(("option", "word"), LOOSENED_MEANING)
def test_what_is_one_word_by_form_passes_and_loosens_nothing_else(option: str, word: str) -> None:
    game = table(**agreed(option))
    assert play(game, f"A1: clue {word} 2").turn.word == word
    assert refused(game, 'A1: clue "Leonardo da Vinci" 2') == "one-word-only"


@pytest.mark.parametrize(("option", "word"), [*LOOSENED_FORM, *LOOSENED_MEANING])
def test_what_is_loosened_is_off_until_agreed_and_everybody_can_read_it(option: str, word: str) -> None:
    assert getattr(Options(), option) is False
    game = table(**agreed(option))
    for seat in watchers(game):
        assert getattr(seen(game, seat).options, option) is True
    record = parse({"duet": DUET}, print_record(Record("duet", game.deal)))
    assert record.deal.options == game.deal.options
