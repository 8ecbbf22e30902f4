"""The words that bots hide in Decipher are base forms that everybody knows."""

import pytest

from cluehouse.bots.decipher.dictionary import dictionary
from cluehouse.languages import LANGUAGES

# Plurals, past forms, adjectives and words that few people know, all of them among the associations of the lexicon.
UNFAIR = {
    "pl": "KROPLE WIANKI BARWY CZARNY MARTWY UCZONY KNAGA PYLICA SKOBEL",
    "en": "BOTH FIND DEAF SHARP SUPER FUMES SIXTY PUCKER MESCAL FOUND MICE",
}
FAIR = {"pl": "WILK KOSZ CHLEB OGRÓD TALERZ PIORUN", "en": "BANK JOKE LEMON TRAIN BRIDGE CAMERA"}


@pytest.mark.parametrize("code", UNFAIR)
def test_only_base_forms_that_everybody_knows_are_hidden(code: str) -> None:
    hidden = {word for length in (4, 5, 6) for word in dictionary(code, length).fair}
    assert not hidden & set(UNFAIR[code].split())
    assert not set(FAIR[code].split()) - hidden
    for word in hidden:
        assert LANGUAGES[code].letters.lemmas(word.lower()) == {word.lower()}


@pytest.mark.parametrize("code", UNFAIR)
def test_there_are_many_words_to_hide(code: str) -> None:
    assert all(len(dictionary(code, length).fair) >= 150 for length in (4, 5, 6))
