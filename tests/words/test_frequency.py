"""How common words are, and the tally in which long lists are kept."""

import pytest

from cluehouse.languages.word_counts import WordCounts
from cluehouse.words.frequency import by_frequency, frequency


def test_a_tally_contains_exactly_what_was_added() -> None:
    told = {f"word{number}": number for number in range(5000)} | {"kot": 7, "猫": 8}
    tally = WordCounts(told.items())
    assert len(tally) == len(told)
    assert all(tally[word] == number for word, number in told.items())
    assert tally.total == sum(told.values())
    assert "dog" not in tally
    assert tally.get("dog") is None
    with pytest.raises(KeyError):
        tally["dog"]


def test_words_of_different_scripts_are_different_words() -> None:
    """Their bytes in memory may be the same, and then Python's own hash is."""
    assert WordCounts([("ob", 1)]).get("扯") is None


def test_a_word_told_twice_has_its_highest_number() -> None:
    assert WordCounts([("kot", 0), ("kot", 5), ("kot", 2)])["kot"] == 5


@pytest.mark.parametrize(
    ("language", "common", "rare"),
    [("en", "house", "xylophone"), ("pl", "dom", "ksylofon"), ("zh", "家", "木琴"), ("de", "haus", "xylophon")],
)
def test_common_words_are_more_common_than_rare_ones(language: str, common: str, rare: str) -> None:
    assert frequency(common, language) > 4.5 > 3.5 > frequency(rare, language)


def test_frequency_is_given_on_the_zipf_scale() -> None:
    assert frequency("the", "en") == 7.73
    assert frequency("The", "en") == 7.73
    assert frequency("qwrtz", "en") == 0.0


def test_several_words_are_rarer_than_the_rarest_of_them() -> None:
    assert 0 < frequency("ice-cream", "en") < min(frequency("ice", "en"), frequency("cream", "en"))
    assert frequency("ice-qwrtz", "en") == 0.0


def test_forms_of_one_chinese_character_are_as_common_as_each_other() -> None:
    assert frequency("乾隆", "zh") > 3.5


def test_the_list_begins_with_the_commonest_words() -> None:
    rows = [row for row, _ in by_frequency("pl")]
    assert rows == sorted(rows)
    assert len(rows) > 400_000
