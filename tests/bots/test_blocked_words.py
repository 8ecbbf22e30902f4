"""Bots never say blocked words, in any game, because children may play."""

import random

import pytest

from cluehouse.bots.decipher.dictionary import dictionary
from cluehouse.bots.mind.prepared import prepare
from cluehouse.bots.trapwords.mind import likely_words, sayable
from cluehouse.words import LANGUAGES, LanguageCode
from cluehouse.words.blocked import blocked
from cluehouse.words.lexicon import lexicon


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_gives_such_a_clue(language: LanguageCode) -> None:
    assert not {clue.casefold() for clue in prepare(language).clues} & blocked(language)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_no_bot_hides_such_a_word(language: LanguageCode) -> None:
    for length in (4, 5, 6):
        assert not {word.casefold() for word in dictionary(language, length).fair} & blocked(language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_bot_says_or_traps_such_a_word(language: LanguageCode) -> None:
    entries = lexicon(language)
    tempting = [name for name, entry in entries.items() if blocked(language) & set(entry.associations)]
    assert tempting, "nothing to hold back from"
    for secret in random.Random(1).sample(tempting, min(12, len(tempting))):
        said = {word for words in (sayable, likely_words) for word, _ in words(secret, language)}
        assert said
        assert not said & blocked(language)
