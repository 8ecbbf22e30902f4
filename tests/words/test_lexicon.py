"""The lexicon: every word has its entry, and every entry keeps the form."""

import re
from collections import Counter
from functools import cache

import pytest

from cluehouse.games.deck import Card
from cluehouse.languages import language as find_language
from cluehouse.languages.chinese.grammar import is_known, simplified
from cluehouse.languages.lexicon import pages_of
from cluehouse.words import LANGUAGES, LanguageCode, load_pack, load_words
from cluehouse.words.lexicon import LexiconError, lexicon, parse_entries, print_entry

each_language = pytest.mark.parametrize("language", LANGUAGES)
ONE_WORD = re.compile(r"[^\W_]+(?:[-'’·.][^\W_]+)*")


@cache
def cards(language: LanguageCode) -> frozenset[str]:
    """All words on cards."""
    return frozenset(face for card in word_cards(language) for face in (card.front, card.back))


def word_cards(language: LanguageCode) -> tuple[Card, ...]:
    """All cards with words on them."""
    return tuple(card for card in load_pack(language).cards if card.edition != "pictures")


@cache
def trap_words(language: LanguageCode) -> frozenset[str]:
    """All words of the Trapwords sets."""
    return frozenset((*load_words(language, "fantasy"), *load_words(language, "modern")))


@each_language
def test_every_word_has_an_entry_with_its_meaning(language: LanguageCode) -> None:
    entries = lexicon(language)
    assert (cards(language) | trap_words(language)) - entries.keys() == set()
    assert [word for word, entry in entries.items() if not entry.gloss] == []


@each_language
def test_card_words_have_sixty_associations_and_others_forty(language: LanguageCode) -> None:
    few = {
        word: len(lexicon(language)[word].associations)
        for word in cards(language) | trap_words(language)
        if len(lexicon(language)[word].associations) < (60 if word in cards(language) else 40)
    }
    assert few == {}


@each_language
def test_associations_are_single_different_words_outside_the_family(language: LanguageCode) -> None:
    for word, entry in lexicon(language).items():
        small = [association.casefold() for association in entry.associations]
        assert [name for name, count in Counter(small).items() if count > 1] == [], word
        assert not {word.casefold(), *map(str.casefold, entry.family)}.intersection(small), word
        assert [name for name in entry.associations if not ONE_WORD.fullmatch(name)] == [], word


@each_language
def test_trap_words_have_eight_lines_without_their_family(language: LanguageCode) -> None:
    for word in trap_words(language):
        entry = lexicon(language)[word]
        assert len(set(entry.lines)) >= 8, word
        family = {word.casefold(), *map(str.casefold, entry.family)}
        for line in entry.lines:
            assert not family.intersection(re.findall(r"\w+", line.casefold())), (word, line)
            assert language != "zh" or word not in line, (word, line)


@each_language
def test_fields_do_not_contradict_each_other(language: LanguageCode) -> None:
    for word, entry in lexicon(language).items():
        assert not set(entry.family) & set(entry.lookalikes), word
        assert not set(entry.family) & set(entry.kin), word
        assert word.casefold() not in map(str.casefold, (*entry.family, *entry.kin, *entry.parts)), word


@each_language
def test_pages_are_tidy(language: LanguageCode) -> None:
    pages = pages_of(find_language(language).folder / "entries")
    assert len(pages) > 20
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert text == "\n\n".join(print_entry(entry) for entry in parse_entries(text)) + "\n", page.name


def test_chinese_is_written_in_simplified_characters() -> None:
    for word in cards("zh") | trap_words("zh"):
        assert simplified(word) == word


# Everyday words that are younger than the Chinese dictionary, and names out of tales.
TOO_YOUNG = frozenset(
    (
        "主播 代驾 充电宝 充电桩 共享单车 匹诺曹 吃瓜 哮天犬 垃圾分类 学霸 小棉袄 小矮人 广场舞 拇指姑娘 月老 桃木剑 "
        "桌游 海妖 点赞 炼丹炉 热搜 牙套 狗粮 狼人 电竞 盲盒 短视频 网红 自拍 表情包 雾霾"
    ).split()
)


def test_the_chinese_dictionary_knows_every_word_but_the_youngest() -> None:
    assert {word for word in cards("zh") | trap_words("zh") if not is_known(word)} == TOO_YOUNG


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_dictionary_knows_every_word(language: LanguageCode) -> None:
    known = find_language(language).grammar.is_known
    assert [word for word in cards(language) | trap_words(language) if not known(word)] == []


@pytest.mark.parametrize("language", ["pl", "en"])
def test_no_two_card_words_are_forms_of_one_word(language: LanguageCode) -> None:
    heads = find_language(language).letters.heads
    counts = Counter(head for word in cards(language) for head in heads(word))
    assert [head for head, count in counts.items() if count > 1] == []


@each_language
def test_the_two_sides_of_a_card_do_not_suggest_each_other(language: LanguageCode) -> None:
    for card in word_cards(language):
        front, back = lexicon(language)[card.front], lexicon(language)[card.back]
        assert card.back.casefold() not in map(str.casefold, front.associations[:30]), card
        assert card.front.casefold() not in map(str.casefold, back.associations[:30]), card


def test_a_broken_page_says_where() -> None:
    with pytest.raises(LexiconError, match="KOT: cannot read"):
        list(parse_entries("KOT\n  kolor: czarny\n"))
