"""Parts of speech: what they mean for a trap, and how the lists of a language are read."""

from collections import Counter
from pathlib import Path
from typing import get_args

import pytest

from cluehouse.languages import LANGUAGES
from cluehouse.languages.grammar import HintKind
from cluehouse.languages.hints import read_hints
from cluehouse.languages.parts import PartOfSpeech, Parts, TrapFault, fault_of, read_word_lists


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        (("noun",), None),
        (("number", "adjective"), None),
        ((), None),
        (("pronoun",), TrapFault("pronoun")),
        (("noun", "preposition"), TrapFault("preposition", "doubtful")),
        (("adverb", "particle"), TrapFault("adverb")),
        (("name",), TrapFault("name", "doubtful")),
    ],
)
def test_tw_24_to_30_the_parts_of_speech_say_whether_a_word_may_be_a_trap(parts: Parts, fault: TrapFault) -> None:
    assert fault_of(parts) == fault


def test_a_list_of_words_has_headings_and_indented_lines(tmp_path: Path) -> None:
    file = tmp_path / "parts.txt"
    file.write_text("# small words\nnoun preposition:\n    bez koło\n    poza\nhabits:\n    okej\n", encoding="utf-8")
    lists = read_word_lists(file)
    assert lists["habits"] == {"okej"}
    assert lists.parts == dict.fromkeys(("bez", "koło", "poza"), ("noun", "preposition"))


def test_a_pattern_may_use_named_parts_and_be_doubtful(tmp_path: Path) -> None:
    file = tmp_path / "hints.txt"
    file.write_text("LETTER = [a-z]\n\n# letters\nletter: na {LETTER}{1,2}\nrhyme?: rym\n", encoding="utf-8")
    assert [(hint.kind, hint.pattern, hint.verdict) for hint in read_hints(file)] == [
        ("letter", "na [a-z]{1,2}", "forbidden"),
        ("rhyme", "rym", "doubtful"),
    ]


@pytest.mark.parametrize("lang", ["pl", "en", "zh"])
def test_every_word_has_one_place_in_the_lists(lang: str) -> None:
    lists = read_word_lists(LANGUAGES[lang].folder / "parts.txt").lists
    kinds = frozenset(get_args(PartOfSpeech))
    counted = Counter(word for heading in lists if kinds.issuperset(heading.split()) for word in lists[heading])
    assert [word for word, count in counted.items() if count > 1] == []


@pytest.mark.parametrize("lang", ["pl", "en", "zh"])
def test_every_hint_has_a_known_kind(lang: str) -> None:
    assert {hint.kind for hint in LANGUAGES[lang].grammar.HINTS} <= set(get_args(HintKind))
