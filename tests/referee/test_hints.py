"""Illegal hints in descriptions (TW-47 … TW-55), the noun plague (TW-87), and what is none of that."""

import pytest

from cluehouse.languages import LANGUAGES
from cluehouse.messages import give_reason
from cluehouse.referee import judge_speech
from tests.referee.test_cases import cases

CASES = [case for _, case in cases("hints")]


@pytest.mark.parametrize("case", [case for case in CASES if case[2] == "forbidden"], ids="-".join)
def test_tw_48_to_51_hints_at_sound_spelling_and_names_are_forbidden(case: list[str]) -> None:
    lang, secret, verdict, reason, text = case
    ruling = judge_speech(text, [], secret, lang)
    assert (verdict, reason) in [(fault.verdict, fault.reason) for fault in ruling.faults], ruling
    assert ruling.verdict == "forbidden"
    assert judge_speech(text, [], secret, lang, restrictions=False).faults == ()


@pytest.mark.parametrize("case", [case for case in CASES if case[2] == "doubtful"], ids="-".join)
def test_tw_49_and_52_people_decide_about_titles_in_disguise_and_look_alikes(case: list[str]) -> None:
    lang, secret, verdict, reason, text = case
    ruling = judge_speech(text, [], secret, lang)
    assert (ruling.verdict, ruling.reason) == (verdict, reason), ruling


@pytest.mark.parametrize("case", [case for case in CASES if case[2] == "allowed"], ids="-".join)
def test_tw_42_an_ordinary_sentence_is_no_hint(case: list[str]) -> None:
    lang, secret, _, _, text = case
    assert judge_speech(text, [], secret, lang).faults == ()


@pytest.mark.parametrize("lang", ["pl", "en", "zh"])
def test_there_are_enough_cases(lang: str) -> None:
    assert sum(case[0] == lang for case in CASES) >= 60


def test_all_faults_are_named_the_most_certain_first() -> None:
    faults = judge_speech("krótkie słowo, brzmi jak kod, zaczyna się na K", [], "KOT", "pl").faults
    assert {"letter-hint", "sound-hint", "length-hint"} <= {fault.reason for fault in faults}
    assert [fault.weight for fault in faults] == sorted((fault.weight for fault in faults), reverse=True)


def test_a_sprung_trap_is_no_fault() -> None:
    ruling = judge_speech("Smaruję tym kanapkę", ["kanapka"], "MASŁO", "pl")
    assert ruling.sprung
    assert ruling.faults == ()


@pytest.mark.parametrize(("text", "reason"), [("zaczyna się na K", "letter-hint"), ("rhymes with hat", "rhyme-hint")])
def test_at_a_mixed_table_a_sentence_is_read_in_its_own_language(text: str, reason: str) -> None:
    assert [fault.reason for fault in judge_speech(text, [], "KOT", "mixed").faults] == [reason]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_players_read_why(lang: str) -> None:
    for code, secret, _, _, text in CASES:
        for fault in judge_speech(text, [], secret, code).faults:
            assert "reason-" not in give_reason(lang, fault)


# --- TW-87: the noun plague -----------------------------------------------------------------------

PLAGUE = [
    ("pl", "allowed", "woda, lód|zima, mróz, bałwan|kanapka, masło, nóż|statek morze fale|światło|psy, kotami"),
    (
        "pl",
        "forbidden",
        "ja|to|kanapka z masłem|wysoka góra|biega|szybko|pies i kot|jest woda|zielony|w domu|dwa psy|zimna woda|3 koty",
    ),
    ("pl", "doubtful", "rano|chory"),
    (
        "en",
        "allowed",
        "water, ice|dogs, cats|bread butter knife|leaves, branch|shelves, book|winter snow sledge|"
        "train station|jar, lid|swimming pool",
    ),
    (
        "en",
        "forbidden",
        "I|it|cold and big|quickly|he swims|water and ice|very|big dogs|is|two dogs|green grass|saves people|cows give",
    ),
    ("en", "doubtful", "the water|a dog|run|warm|snow, cold"),
    ("zh", "allowed", "水，冰|冬天，雪人|学校 老师|树，花"),
    ("zh", "forbidden", "我|它|很冷|非常漂亮|白色的雪|三只猫|一种水果|吃|下雪|喷火"),
    ("zh", "doubtful", "比赛|跑步|唱歌、舞台|老师的朋友"),
]


@pytest.mark.parametrize(
    ("lang", "verdict", "text"), [(lang, verdict, text) for lang, verdict, texts in PLAGUE for text in texts.split("|")]
)
def test_tw_87_only_nouns(lang: str, verdict: str, text: str) -> None:
    ruling = judge_speech(text, [], "", lang, nouns_only=True)
    assert ruling.verdict == verdict, ruling.faults
    if verdict != "allowed":
        assert ruling.faults[0].rule == "TW-87"


@pytest.mark.parametrize(
    ("lang", "secret", "text", "verdict"),
    [
        ("en", "CAT", "A Balinese one", "allowed"),
        ("en", "DOG", "A dalmatian, a labrador", "allowed"),
        ("en", "WATCH", "The wall calendar starts with this.", "doubtful"),
        ("zh", "蛋糕", "德国蛋黄", "doubtful"),
        ("zh", "报纸", "克拉克肯特的工作", "forbidden"),
    ],
)
def test_tw_48_adjectives_of_nations_are_no_names(lang: str, secret: str, text: str, verdict: str) -> None:
    faults = judge_speech(text, [], secret, lang).faults
    assert (faults[0].verdict if faults else "allowed") == verdict


# --- how often it raises a false alarm ------------------------------------------------------------


@pytest.mark.parametrize("lang", ["pl", "en", "zh"])
def test_lines_of_our_lexicon_are_seldom_called_illegal(lang: str) -> None:
    """They were written as legal descriptions; what is flagged is mostly a name that slipped in."""
    lines = [(word, line) for word, entry in LANGUAGES[lang].lexicon.items() for line in entry.lines][::7]
    flagged = [line for word, line in lines if judge_speech(line, [], word, lang).faults]
    print(lang, len(lines), flagged)
    assert len(lines) > 500
    assert len(flagged) <= 0.02 * len(lines)


@pytest.mark.rule("D-TW-01")
@pytest.mark.parametrize(
    ("lang", "verdict", "text"),
    [
        ("en", "allowed", "Not a bird. It doesn’t sing"),
        ("en", "forbidden", "Not a bird. It flies at night."),
        ("en", "doubtful", "Not hot. Cold."),
        ("pl", "allowed", "Nie pies; bez ogona"),
        ("pl", "forbidden", "Nie pies. Łapie myszy"),
        ("zh", "allowed", "不是狗。没有尾巴。"),
        ("zh", "forbidden", "不是秀才。戴大红花骑马，全城来看。"),
    ],
)
def test_d_tw_01_under_contrary_every_sentence_denies_something(lang: str, verdict: str, text: str) -> None:
    assert judge_speech(text, [], "", lang).verdict == "allowed"
    ruling = judge_speech(text, [], "", lang, denials_only=True)
    assert ruling.verdict == verdict, ruling.faults
