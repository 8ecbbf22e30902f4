"""How a clue is written, and what it shares with a card by letters or characters alone (CN-29 … CN-44)."""

import pytest

from cluehouse.languages import language
from cluehouse.referee import judge_clue


@pytest.mark.parametrize(
    ("lang", "clue", "card", "verdict"),
    [
        # capitals change nothing
        ("pl", "KONIE", "KROWA", "allowed"),
        ("pl", "DOMU", "KROWA", "allowed"),
        ("en", "HORSES", "COW", "allowed"),
        ("pl", "PKP", "KROWA", "forbidden"),
        # several words, however they are joined
        ("pl", "kot/pies", "KROWA", "forbidden"),
        ("pl", "kot+pies", "KROWA", "forbidden"),
        ("en", "cat,dog", "COW", "forbidden"),
        # letters that meet by chance are no parts
        ("pl", "czek", "CZEKOLADA", "allowed"),
        ("pl", "lada", "CZEKOLADA", "allowed"),
        ("pl", "lina", "TRAMPOLINA", "allowed"),
        ("en", "itch", "WITCH", "allowed"),
        ("en", "leg", "LEGEND", "allowed"),
        # a bare affix points at a card, and a word with the same affix does not
        ("zh", "子", "狮子", "doubtful"),
        ("zh", "头", "石头", "doubtful"),
        ("zh", "后面", "面子", "doubtful"),
        ("zh", "电子", "电视", "doubtful"),
        ("zh", "狮王", "狮子", "forbidden"),
        ("zh", "小孩", "孩子", "forbidden"),
        # an entry's family counts before what else the form could be
        ("pl", "lody", "LÓD", "forbidden"),
        ("en", "glasses", "GLASS", "forbidden"),
        ("pl", "laska", "LAS", "allowed"),
        # derivation without an entry
        ("pl", "ptaszek", "PTAK", "forbidden"),
        ("pl", "ojczym", "OJCIEC", "forbidden"),
        ("pl", "udomowić", "DOM", "forbidden"),
        ("pl", "łamać", "LODOŁAMACZ", "forbidden"),
        ("pl", "męski", "MĘŻCZYZNA", "forbidden"),  # its ending has swallowed a consonant
        ("pl", "ptactwo", "PTAK", "forbidden"),
        ("pl", "zapytać", "PYTANIE", "forbidden"),  # a verbal noun
        ("pl", "ścigać", "WYŚCIG", "forbidden"),  # the bare stem of a verb with a prefix
        ("pl", "uspokoić", "SPOKÓJ", "forbidden"),
        ("pl", "śruba", "ŚRUBOKRĘT", "forbidden"),
        ("pl", "kręcić", "ŚRUBOKRĘT", "forbidden"),
        ("pl", "męka", "MĄKA", "allowed"),
        ("pl", "kupa", "ZAKUPY", "allowed"),
        ("pl", "uczta", "UCZEŃ", "allowed"),
        ("en", "snaky", "SNAKE", "forbidden"),
        # words of other languages
        ("en", "fromage", "COW", "forbidden"),
        ("pl", "fromage", "KROWA", "forbidden"),
        ("pl", "haus", "KROWA", "forbidden"),
        ("pl", "Haus", "KROWA", "doubtful"),  # perhaps a name
        ("pl", "house", "KROWA", "doubtful"),  # music, too
    ],
)
def test_cn_29_to_44_form_and_chance(lang: str, clue: str, card: str, verdict: str) -> None:
    assert judge_clue(clue, [card], lang).verdict == verdict


@pytest.mark.parametrize("lang", ["pl", "en", "zh"])
def test_cn_31_every_family_member_of_an_entry_is_forbidden(lang: str) -> None:
    allowed = [
        (member, entry.word)
        for entry in language(lang).lexicon.values()
        for member in entry.family
        if member.isalpha() and judge_clue(member, [entry.word], lang).verdict != "forbidden"
    ]
    assert allowed == []


@pytest.mark.rule("CN-43")
@pytest.mark.parametrize("clue", ["红色的花", "很香的花", "大家都喜欢吃"])
def test_a_chinese_phrase_is_at_least_doubtful_although_it_has_no_spaces(clue: str) -> None:
    ruling = judge_clue(clue, ["王冠"], "zh")
    assert (ruling.verdict, ruling.rule) == ("doubtful", "CN-43")
    assert judge_clue("花园", ["王冠"], "zh").verdict == "allowed"
