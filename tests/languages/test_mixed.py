"""At a mixed table every word is read by an explicit rule."""

import pytest

from cluehouse.languages import language, table_language
from cluehouse.referee import judge_answer, judge_clue, judge_trap
from cluehouse.referee.reading import compared_in, read_in


def codes(clue: str, card: str, lang: str = "mixed") -> list[str]:
    return [found.code for found in compared_in(lang, clue, card)]


def test_a_clue_is_compared_in_every_language_of_letters() -> None:
    assert codes("tree", "ROOT") == ["pl", "en"]
    assert judge_clue("psem", ["PIES"], "mixed").verdict == "forbidden"
    assert judge_clue("trees", ["TREE"], "mixed").verdict == "forbidden"


@pytest.mark.parametrize("lang", ["pl", "en", "zh", "mixed"])
def test_chinese_characters_are_chinese_at_every_table(lang: str) -> None:
    assert codes("雪", "ROOT", lang) == codes("tree", "暴风雪", lang) == ["zh"]
    assert read_in(lang, "雪").code == "zh"


def test_where_one_language_has_to_be_chosen_it_is_english() -> None:
    assert table_language("mixed") is language("en")
    assert judge_answer("dogs", "DOG", "mixed").verdict == "allowed"
    assert judge_answer("psem", "PIES", "mixed").verdict == "forbidden"
    assert judge_trap("something", "DOG", "mixed").reason == "too-common"


def test_nothing_is_foreign_at_a_mixed_table() -> None:
    assert judge_clue("przyjaciel", ["ROOT"], "mixed").verdict == "allowed"
    assert judge_clue("przyjaciel", ["ROOT"], "en").reason == "unknown-word"
