"""The decks: enough cards, no word twice, single words, in every language."""

import re

import pytest

from cluehouse.games import GAMES
from cluehouse.games.words import is_tidy
from cluehouse.words import LANGUAGES, WORD_SETS, LanguageCode, WordSet, load_cards, load_pack, load_words

LETTERS: dict[LanguageCode, str] = {
    "pl": "[A-ZĄĆĘŁŃÓŚŹŻ]+",
    "en": "[A-Z]+",
    "zh": "[\u4e00-\u9fff]{1,4}",
}

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_two_editions_of_two_hundred_cards_hold_eight_hundred_different_words(language: LanguageCode) -> None:
    decks = [load_cards(language, edition) for edition in ("codenames", "duet")]
    assert [len(deck) for deck in decks] == [200, 200]
    words = [face for deck in decks for card in deck for face in (card.front, card.back)]
    assert len({word.casefold() for word in words}) == 800


@each_language
@pytest.mark.rule("TW-14")
@pytest.mark.parametrize("word_set", WORD_SETS)
def test_each_trapwords_set_has_four_hundred_words_of_its_own(language: LanguageCode, word_set: WordSet) -> None:
    words = load_words(language, word_set)
    assert len(words) >= 400
    assert len({word.casefold() for word in words}) == len(words)
    other = load_words(language, "modern" if word_set == "fantasy" else "fantasy")
    assert len(set(words) & set(other)) < 20


@each_language
def test_every_word_is_a_single_word_in_its_own_letters(language: LanguageCode) -> None:
    pack = load_pack(language)
    faces = [face for card in pack.cards if card.edition != "pictures" for face in (card.front, card.back)]
    for word in (*faces, *load_words(language, "fantasy"), *load_words(language, "modern")):
        assert re.fullmatch(LETTERS[language], word), word
        assert is_tidy(word, 60), word


@each_language
def test_no_card_carries_a_word_inside_its_other_word(language: LanguageCode) -> None:
    for card in load_pack(language).cards:
        assert card.front not in card.back, card
        assert card.back not in card.front, card


@each_language
@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_can_be_dealt(language: LanguageCode, name: str) -> None:
    game = GAMES[name]
    state = game.start(game.deal(game.options_type(), load_pack(language, "modern"), "any seed"))
    assert any(game.choices(state, seat) for seat in game.seats(state))
