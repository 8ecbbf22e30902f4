"""Guessers of Trapwords understand what people say in their own words.

`clues/` holds four clues for each of some words, written for these tests: neither the lexicon nor what the listener was
fitted on contains them.
"""

from functools import cache
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from cluehouse.bots.trapwords.guesser import chances
from cluehouse.bots.trapwords.listener import fit, hints, named, pieces
from cluehouse.bots.trapwords.lore import lore
from cluehouse.languages import LANGUAGES
from cluehouse.languages.text import clean
from cluehouse.referee import judge_speech
from cluehouse.words import load_words
from cluehouse.words.decks import LanguageCode, WordSet
from cluehouse.words.lexicon import lexicon

CLUES: Final = Path(__file__).parent / "clues"
GUESSES: Final = 5
OBVIOUS: Final = 8  # the strongest associations, which rivals would trap


@cache
def clues(language: str) -> dict[str, list[str]]:
    """For each word, what people said about it."""
    lines = (CLUES / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return {word: said for word, *said in (line.split(" | ") for line in lines)}


def without_obvious(text: str, word: str, language: LanguageCode) -> str:
    """The clue without the words that would spring a trap if all of the most obvious words were trapped."""
    traps, plain = lexicon(language)[word].associations[:OBVIOUS], clean(text)
    for _, said in LANGUAGES[language].grammar.words(plain):
        if judge_speech(said, traps, "", language, restrictions=False).verdict == "forbidden":
            plain = plain.replace(said, " " if LANGUAGES[language].script == "letters" else "，")
    return plain


def is_found(word: str, said: list[str], language: LanguageCode) -> bool:
    """Is the word among five guesses: one after each clue, one more after the last?"""
    word_set: WordSet = "fantasy" if word in load_words(language, "fantasy") else "modern"
    gone: set[str] = set()
    for count in (*range(1, len(said) + 1), *[len(said)] * (GUESSES - len(said))):
        found = chances(said[:count], language, word_set, gone)
        best = max(found, key=lambda candidate: found[candidate], default="")
        if best == word:
            return True
        gone.add(best.casefold())
    return False


def found(language: LanguageCode, obvious: bool) -> int:
    """How many of the words are found; without the obvious words if these must not be said."""
    return sum(
        is_found(word, said if obvious else [without_obvious(text, word, language) for text in said], language)
        for word, said in clues(language).items()
    )


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize(("language", "floor"), [("pl", 10), ("en", 12), ("zh", 9)])
def test_people_are_understood_even_if_they_avoid_the_obvious_words(language: LanguageCode, floor: int) -> None:
    assert len(clues(language)) == 16
    assert found(language, obvious=True) >= 15
    assert found(language, obvious=False) >= floor


def test_vectors_understand_more_than_associations_alone() -> None:
    """Measured without vectors: 10 of 16. Preparing the language takes half a minute, once."""
    assert found("zh", obvious=True) == 16
    assert found("zh", obvious=False) >= 14


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize(
    ("language", "word", "line"),
    [
        ("en", "CASTLE", "The velociraptor of the neighbourhood hides in it."),
        ("pl", "ZAMEK", "Hipopotam z sąsiedztwa chowa się w tym przed deszczem."),
        ("zh", "青蛙", "隔壁的大象喜欢在里面躲雨。"),
    ],
)
def test_a_guesser_never_recognises_a_line_of_the_lexicon(
    language: LanguageCode, word: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = fit(line, language).copy()
    monkeypatch.setitem(lexicon(language), word, replace(lexicon(language)[word], lines=(line,) * 8))
    for memory in (fit, hints, named, pieces, lore):
        memory.cache_clear()
    assert (fit(line, language) == before).all()


@pytest.mark.usefixtures("blind")
def test_words_inside_longer_words_are_heard_in_chinese() -> None:
    """两栖 is an association of 青蛙; people say 两栖动物."""
    assert "青蛙" in hints("一种两栖动物", "zh")
    assert "青蛙" in hints("呱呱叫", "zh")


@pytest.mark.usefixtures("blind")
def test_a_phrase_of_several_words_is_heard_as_one_association() -> None:
    assert "third-time" in {piece.word for piece in pieces("Lucky the third time.", "en")}
    assert "不会飞" in {piece.word for piece in pieces("它不会飞", "zh")}


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize(
    ("language", "said", "denied", "word"),
    [
        ("en", "It is heavy.", "It is not heavy.", "ANVIL"),
        ("pl", "To jest ciężkie.", "To nie jest ciężkie.", "KOWADŁO"),
        ("zh", "很重", "不重", "锤子"),
    ],
)
def test_what_is_denied_does_not_speak_for_a_word(language: LanguageCode, said: str, denied: str, word: str) -> None:
    assert hints(said, language).get(word, 0.0) > 0 >= hints(denied, language).get(word, 0.0)


@pytest.mark.usefixtures("blind")
def test_a_rare_word_tells_more_than_a_common_one() -> None:
    rare, common = (max(hints(text, "en").values()) for text in ("tadpole", "water"))
    assert rare > 1.5 * common


@pytest.mark.usefixtures("blind")
def test_in_a_pack_of_the_players_own_any_word_may_be_meant() -> None:
    said = ("You light it and inhale the smoke.", "Tobacco, ashtray, lighter.")
    assert "cigarette" not in chances(said, "en", "modern")
    assert "cigarette" in chances(said, "en", "modern", own_pack=True)
