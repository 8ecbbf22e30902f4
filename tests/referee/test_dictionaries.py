"""The dictionaries behind the referee: read in a form of our own, they say what they always said."""

import lemminflect
import pypinyin
import pytest

from cluehouse.languages.chinese import grammar
from cluehouse.languages.chinese.pinyin import sound_of
from cluehouse.languages.english.forms import forms_of
from cluehouse.words.lexicon import lexicon


def test_english_forms_are_those_of_the_dictionary() -> None:
    words = {word.lower() for entry in lexicon("en").values() for word in (entry.word, *entry.associations[:20])}
    plain = sorted(word for word in words if word.isascii() and word.isalpha())
    assert len(plain) > 5000
    assert [word for word in plain if forms_of(word) != lemminflect.getAllLemmas(word)] == []


@pytest.mark.parametrize("word", ["all", "another", "mine"])
def test_what_the_dictionary_corrects_is_corrected(word: str) -> None:
    assert forms_of(word) == lemminflect.getAllLemmas(word)


def test_a_word_that_the_dictionary_has_not_has_no_forms() -> None:
    assert forms_of("qwrtz") == {}
    assert forms_of("") == {}


def test_chinese_words_sound_as_the_dictionary_says() -> None:
    words = sorted({word for entry in lexicon("zh").values() for word in (entry.word, *entry.associations[:8])})
    different = [
        word
        for word in words
        if word.isalpha()
        and not word.isascii()
        and sound_of(word) != " ".join(pypinyin.lazy_pinyin(word, style=pypinyin.Style.TONE))
    ]
    assert len(words) > 5000
    assert len(different) < 0.002 * len(words), different


def test_phrases_are_read_as_a_whole() -> None:
    assert sound_of("银行") == "yín háng"
    assert sound_of("行走") == "xíng zǒu"


def test_chinese_is_cut_by_its_own_dictionary() -> None:
    assert [word for _, word in grammar.words("他在北京大学读书")] == ["他", "在", "北京大学", "读书"]
    assert grammar.is_known("北京大学")
    assert not grammar.is_known("京大学")
