"""Clues: who gives them, what they look like, and asking the rival chief beforehand."""

import pytest
from msgspec.structs import replace

from cluehouse.games.choice import Text
from cluehouse.games.codenames import CODENAMES, Options
from cluehouse.games.codenames.moves import Clue
from cluehouse.games.codenames.state import Side
from cluehouse.games.refusal import Refusal
from tests.codenames.table import KEY, offered, play, refused, seen, sent, table, watchers

SOMEBODY_ELSE = ("red-1", "blue-1", "blue-2", "clock", "referee")


def refused_clue(word: str, number: object = 1, **options: bool) -> str:
    game = table(**options)
    with pytest.raises(Refusal) as refusal:
        CODENAMES.play(game, "red-chief", Clue(word, number))  # type: ignore[arg-type]
    assert game == table(**options)
    return refusal.value.code


# --- who, and when --------------------------------------------------------------------------------


@pytest.mark.rule("CN-11")
def test_the_starting_side_gives_the_first_clue_and_then_the_sides_take_turns() -> None:
    game = table()
    for side, other in (("red", "blue"), ("blue", "red")) * 2:
        assert game.turn.side == side
        assert refused(game, f"{other}-chief: clue tree 1") == "not-your-turn"
        card = {"red": ("ROOT", "LEAF"), "blue": ("SEA", "WAVE")}[side][len(game.turns) // 2]
        game = play(game, f"{side}-chief: clue tree 1", f"{side}-1: guess {card}", f"{side}-1: stop")
    assert [turn.side for turn in game.turns] == ["red", "blue", "red", "blue"]


@pytest.mark.rule("CN-11")
@pytest.mark.parametrize(("first", "other"), [("red", "blue"), ("blue", "red")])
def test_whichever_side_starts_its_chief_gives_the_first_clue(first: Side, other: Side) -> None:
    game = CODENAMES.start(replace(table().deal, first=first, key=KEY))
    assert "clue" in offered(game, f"{first}-chief")
    assert refused(game, f"{other}-chief: clue tree 2") == "not-your-turn"


@pytest.mark.rule("CN-12")
@pytest.mark.parametrize("seat", SOMEBODY_ELSE)
def test_nobody_but_a_chief_gives_clues(seat: str) -> None:
    game = table(blue=3)
    assert refused(game, f"{seat}: clue tree 2") == "not-your-part"
    assert "clue" not in offered(game, seat)


@pytest.mark.rule("CN-12")
def test_the_chief_of_the_other_side_gives_no_clue() -> None:
    assert refused(table(), "blue-chief: clue sea 2") == "not-your-turn"
    assert "clue" not in offered(table(), "blue-chief")


@pytest.mark.rule("CN-12")
def test_a_turn_has_one_clue() -> None:
    game = play(table(), "red-chief: clue tree 2")
    assert refused(game, "red-chief: clue wood 2") == "not-now"
    game = play(game, "red-1: guess ROOT")
    assert refused(game, "red-chief: clue wood 2") == "not-now"
    assert "clue" not in offered(game, "red-chief")


@pytest.mark.rule("CN-16")
def test_a_clue_reaches_everybody_at_once_and_opens_the_guessing() -> None:
    before = table()
    assert refused(before, "red-1: guess ROOT") == "not-now"
    after = play(before, "red-chief: clue tree 2")
    for seat in watchers(after):
        assert seen(before, seat).turn.word is None
        assert (seen(after, seat).turn.word, seen(after, seat).turn.number) == ("tree", 2)
    assert "guess" in offered(after, "red-1")


# --- the form -------------------------------------------------------------------------------------


@pytest.mark.rule("CN-13")
def test_a_clue_is_one_word_and_one_number_and_nothing_else() -> None:
    clue = offered(table(), "red-chief")["clue"]
    assert set(clue.args) == {"word", "number"}
    assert clue.args["word"] == Text(longest=60, one_word=True)


@pytest.mark.rule("CN-13", "CN-40", "CN-41")
def test_a_clue_of_two_words_is_refused() -> None:
    assert refused_clue("tall tree") == "one-word-only"
    assert refused_clue("Nowy Sącz") == "one-word-only"
    assert refused_clue("Stary człowiek i morze") == "one-word-only"


@pytest.mark.rule("CN-13")
@pytest.mark.parametrize(
    "word",
    ["", " ", " tree", "tree ", "tall\ttree", "tall\ntree", "tall\u3000tree", "tall\u200btree", "\u202etree", "z" * 61],
)
def test_a_clue_of_no_word_or_with_hidden_signs_is_refused(word: str) -> None:
    assert refused_clue(word) in ("bad-text", "one-word-only")


@pytest.mark.rule("CN-13")
@pytest.mark.parametrize("blank", ["\u2800", "\u3164", "\uffa0"])
def test_a_blank_that_is_no_space_does_not_make_two_words_one(blank: str) -> None:
    assert refused_clue(f"tall{blank}tree") in ("bad-text", "one-word-only")


@pytest.mark.rule("CN-13", "D-CN-03")
@pytest.mark.parametrize("number", [-1, 10, 2.5, "2", "many", None])
def test_a_number_beyond_0_to_9_and_unlimited_is_refused(number: object) -> None:
    assert refused_clue("tree", number) == "bad-argument"


@pytest.mark.rule("CN-14", "CN-15", "D-CN-03")
@pytest.mark.parametrize("number", [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, "unlimited"])
def test_every_number_is_taken_as_said_and_shown(number: int | str) -> None:
    game = play(table(), f"red-chief: clue tree {number}")
    for seat in watchers(game):
        assert seen(game, seat).turn.number == number


@pytest.mark.rule("CN-14", "D-CN-03")
def test_a_number_above_the_words_left_is_not_checked() -> None:
    found = play(table(), "red-chief: clue tree unlimited", "red-1: guess ROOT", "red-1: guess LEAF", "red-1: stop")
    found = play(found, "blue-chief: clue sea 1", "blue-1: guess SEA", "blue-1: stop")
    assert seen(found).left["red"] == 7
    assert seen(play(found, "red-chief: clue wood 9")).turn.number == 9


@pytest.mark.rule("D-CN-14")
@pytest.mark.parametrize("word", ["X", "trzy", "3", "P"])
def test_letters_and_numbers_are_words_in_form(word: str) -> None:
    assert play(table(), f"red-chief: clue {word} 3").phase == "guess"


@pytest.mark.rule("CN-18")
@pytest.mark.parametrize("word", ["Łódź", "sieć", "O'Neill", "X-ray", "火车"])
def test_a_clue_stays_on_the_table_letter_by_letter(word: str) -> None:
    game = play(table(), f"red-chief: clue {word} 2", "red-1: guess ROOT")
    for seat in watchers(game):
        assert seen(game, seat).turn.word == word
        assert word.encode() in sent(game, seat)


@pytest.mark.rule("CN-33", "D-CN-16")
def test_only_uncovered_words_protect_themselves() -> None:
    game = play(table(), "red-chief: clue tree 2", "red-1: guess ROOT", "red-1: guess SEA")
    assert set(game.visible) == set(game.deal.words) - {"ROOT", "SEA"}
    assert seen(play(game, "blue-chief: clue root 1")).turn.word == "root"


@pytest.mark.rule("D-CN-17")
def test_the_same_clue_may_be_given_again() -> None:
    game = play(table(), "red-chief: clue tree 1", "red-1: guess ROOT", "red-1: stop")
    game = play(game, "blue-chief: clue tree 1", "blue-1: guess SEA", "blue-1: stop", "red-chief: clue tree 1")
    assert game.turn.word == "tree"


# --- what the table agreed on ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "option",
    [
        pytest.param("homonyms", marks=pytest.mark.rule("CN-37")),
        pytest.param("abbreviations", marks=pytest.mark.rule("CN-38")),
        pytest.param("names", marks=pytest.mark.rule("CN-40")),
        pytest.param("titles", marks=pytest.mark.rule("CN-41")),
    ],
)
def test_a_house_rule_is_off_until_the_table_agrees_and_then_everybody_reads_it(option: str) -> None:
    assert getattr(Options(), option) is False
    agreed = table(**{option: True})
    for seat in watchers(agreed):
        assert getattr(seen(table(), seat).options, option) is False
        assert getattr(seen(agreed, seat).options, option) is True


@pytest.mark.parametrize(
    ("option", "word"),
    [
        pytest.param("names", "Maria Skłodowska-Curie", marks=pytest.mark.rule("CN-40")),
        pytest.param("titles", "Stary człowiek i morze", marks=pytest.mark.rule("CN-41")),
    ],
)
def test_names_and_titles_of_several_words_are_taken_where_the_table_agreed(option: str, word: str) -> None:
    game = play(table(**{option: True}), f'red-chief: clue "{word}" 2')
    assert seen(game, "red-1").turn.word == word


@pytest.mark.rule("CN-37", "CN-38")
@pytest.mark.parametrize("option", ["homonyms", "abbreviations"])
def test_other_house_rules_do_not_open_the_door_to_two_words(option: str) -> None:
    assert refused_clue("tall tree", **{option: True}) == "one-word-only"
