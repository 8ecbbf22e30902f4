"""The two-sided key: how it is built, what it judges, who sees which side."""

from collections import Counter

import pytest

from cluehouse.games.duet import DUET, Deal, Options
from tests.duet.table import (
    ALL_FOUND,
    KEY_A,
    KEY_B,
    PACK,
    WORDS,
    found,
    missed,
    play,
    seen,
    sudden_death,
    table,
    turns,
    watchers,
)

CLASSES = {"GG": 3, "GA": 1, "AG": 1, "AA": 1, "AB": 1, "BA": 1, "GB": 5, "BG": 5, "BB": 7}
LETTER = {"green": "G", "assassin": "A", "bystander": "B"}
DEALS = tuple(DUET.deal(Options(), PACK, f"seed {number}") for number in range(400))
RESULT = {"G": "agent", "A": "assassin", "B": "bystander"}


def pairs(deal: Deal) -> list[str]:
    return [LETTER[a] + LETTER[b] for a, b in zip(deal.key_a, deal.key_b, strict=True)]


# --- how it is built ------------------------------------------------------------------------------


@pytest.mark.rule("DU-08")
def test_each_side_has_nine_greens_three_assassins_and_thirteen_bystanders() -> None:
    for deal in DEALS:
        assert Counter(deal.key_a) == Counter(deal.key_b) == {"green": 9, "assassin": 3, "bystander": 13}


@pytest.mark.rule("DU-09")
def test_three_words_are_green_on_both_sides_and_fifteen_on_either() -> None:
    for deal in DEALS:
        assert sum(pair == "GG" for pair in pairs(deal)) == 3
        assert sum("G" in pair for pair in pairs(deal)) == 15


@pytest.mark.rule("DU-10")
def test_a_sides_assassins_are_black_green_and_beige_on_the_other() -> None:
    for deal in DEALS:
        assert Counter(pair[1] for pair in pairs(deal) if pair[0] == "A") == {"A": 1, "G": 1, "B": 1}
        assert Counter(pair[0] for pair in pairs(deal) if pair[1] == "A") == {"A": 1, "G": 1, "B": 1}


@pytest.mark.rule("DU-10")
def test_the_nine_classes_have_their_numbers() -> None:
    for deal in DEALS:
        assert Counter(pairs(deal)) == CLASSES


def test_the_tests_own_table_keeps_the_rules_of_the_key() -> None:
    assert pairs(table().deal) == [word[:2] for word in WORDS]
    assert Counter(pairs(table().deal)) == CLASSES


@pytest.mark.rule("DU-06")
@pytest.mark.parametrize("pair", CLASSES)
def test_every_class_can_lie_in_every_place_whichever_edge_is_on_top(pair: str) -> None:
    places = {place for deal in DEALS for place, drawn in enumerate(pairs(deal)) if drawn == pair}
    assert places == set(range(25))


@pytest.mark.rule("DU-06")
def test_chance_draws_the_key_apart_from_the_words() -> None:
    assert len({tuple(pairs(deal)) for deal in DEALS}) == len(DEALS)
    fates = {pairs(deal)[deal.words.index("GG1")] for deal in DEALS if "GG1" in deal.words}
    assert fates == set(CLASSES)


@pytest.mark.rule("DU-06")
def test_the_key_stays_the_same_for_the_whole_game() -> None:
    game = turns(table(), *ALL_FOUND)
    assert (game.deal.key_a, game.deal.key_b) == (KEY_A, KEY_B)


# --- what it judges -------------------------------------------------------------------------------


@pytest.mark.rule("DU-12")
@pytest.mark.parametrize("word", WORDS)
def test_what_b_touches_is_judged_by_a_and_what_a_touches_by_b(word: str) -> None:
    by_b = play(table(), "A1: clue hint 2", f"B1: guess {word}")
    by_a = play(table(), "B1: clue hint 2", f"A1: guess {word}")
    for game, letter, guesser in ((by_b, word[0], "B"), (by_a, word[1], "A")):
        touch = (*game.turns, game.turn)[0].touches[0]
        assert (touch.seat, touch.card, touch.result) == (f"{guesser}1", word, RESULT[letter])
        assert found(game) == ({word: guesser} if letter == "G" else {})
        assert missed(game) == ({word: [(guesser, 1)]} if letter == "B" else {})
        assert (game.outcome is not None) == (letter == "A")


# --- who sees which side --------------------------------------------------------------------------


@pytest.mark.rule("DU-07")
def test_each_side_sees_its_own_side_of_the_key_and_a_spectator_none() -> None:
    moments = [
        table(),
        play(table(), "A1: clue hint 2"),
        play(table(), "A1: clue hint 2", "B1: object"),
        turns(table(), "A: GG1 BB1", "B: BG1"),
        turns(table(), ALL_FOUND[0]),
        sudden_death(),
    ]
    for game in moments:
        assert seen(game, "A1").keys == {"A": KEY_A}
        assert seen(game, "B1").keys == {"B": KEY_B}
        for stranger in ("spectator", "referee", "clock"):
            assert seen(game, stranger).keys == {}


@pytest.mark.rule("DU-07", "D-DU-30")
@pytest.mark.parametrize("last", [ALL_FOUND, ("A: GG1", "B: AA1"), ("A: GG1 AB1",)])
def test_when_the_game_is_over_everybody_sees_both_sides_and_the_history(last: tuple[str, ...]) -> None:
    game = turns(table(), *last)
    assert game.outcome is not None
    for seat in watchers(game):
        view = seen(game, seat)
        assert view.keys == {"A": KEY_A, "B": KEY_B}
        cards = [touch.card for turn in (*view.turns, view.turn) for touch in turn.touches]
        assert cards == " ".join(turn[3:] for turn in last).split()


@pytest.mark.rule("DU-11")
def test_everybody_is_told_how_every_key_is_built() -> None:
    for seat in watchers(table()):
        assert seen(table(), seat).key_structure == CLASSES
