"""Rulings on the rulebooks' example words, and on everything people may type instead of a word."""

import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cluehouse.referee import (
    ClueOptions,
    Ruling,
    judge_answer,
    judge_clue,
    judge_secret,
    judge_speech,
    judge_trap,
)
from cluehouse.referee.pack import CARD_LENGTH, LEAST, PackFault, judge_pack

CLUES = [
    ("pl", "drzewo", "KORZENIE ZIELEŃ", "allowed"),
    ("pl", "węże", "WĄŻ", "forbidden"),
    ("pl", "wężowy", "WĄŻ", "forbidden"),
    ("pl", "wężyk", "WĄŻ", "forbidden"),
    ("pl", "sieć", "PAJĄK STRONA", "allowed"),
    ("pl", "wróbelek", "BELKA", "allowed"),
    ("pl", "pióra", "PINGWIN ŚNIEG LÓD ANTARKTYKA", "allowed"),
    ("pl", "Cezar", "CEZAR SAŁATA", "forbidden"),
    ("pl", "Sałatka", "CEZAR SAŁATA", "forbidden"),
    ("pl", "Jedzenie", "CEZAR SAŁATA", "allowed"),
    ("pl", "soczek", "SOK", "forbidden"),
    ("pl", "soki", "SOK", "forbidden"),
    ("pl", "wysoki", "SOK", "allowed"),
    ("pl", "kraj", "KRAJOBRAZ", "forbidden"),
    ("pl", "obraz", "KRAJOBRAZ", "forbidden"),
    ("pl", "raj", "KRAJOBRAZ", "allowed"),
    ("pl", "raz", "KRAJOBRAZ", "allowed"),
    ("pl", "Tycjan", "METR", "allowed"),
    ("pl", "Apfel", "JABŁKO BERLIN", "forbidden"),
    ("pl", "strudel", "JABŁKO BERLIN", "allowed"),
    ("pl", "waz", "WĄŻ", "doubtful"),
    ("pl", "takt", "KONTAKT", "doubtful"),
    ("pl", "P", "PLASTIK PINGWIN", "doubtful"),
    ("pl", "siedem", "PLASTIK PINGWIN", "doubtful"),
    ("pl", "kot", "KOD", "doubtful"),
    ("pl", "ojciec chrzestny", "METR", "forbidden"),
    ("zh", "天气", "暴风雪 雾", "allowed"),
    ("zh", "风暴", "暴风雪 雾", "forbidden"),
    ("zh", "雪", "暴风雪 雾", "forbidden"),
    ("zh", "滑铁卢", "滑冰鞋 拿破仑", "allowed"),
    ("zh", "狮王", "狮子", "forbidden"),
    ("zh", "汽车", "火车", "doubtful"),
    ("zh", "马拉松", "马", "doubtful"),
    ("zh", "蘋果", "苹果", "forbidden"),
    ("zh", "头", "头发", "forbidden"),
    ("zh", "头", "石头", "doubtful"),
    ("zh", "大姐", "姐姐", "forbidden"),
    ("zh", "五颜六色", "颜色", "forbidden"),
    ("zh", "电脑", "大脑", "doubtful"),
    ("zh", "电子", "电视", "doubtful"),
    ("zh", "后面", "面子", "doubtful"),
    ("zh", "米饭", "小米", "forbidden"),
    ("en", "snakes", "SNAKE", "forbidden"),
    ("en", "hammer", "HAM", "allowed"),
    ("en", "color", "COLOUR", "forbidden"),
    ("en", "theaters", "THEATRE", "forbidden"),
    ("en", "panic", "PAN", "allowed"),
    ("en", "army", "ARM", "allowed"),
    ("en", "million", "LION", "allowed"),
    ("en", "ｓｎａｋｅ", "SNAKE", "forbidden"),
    ("en", "sna\u200bke", "SNAKE", "forbidden"),
    ("en", "🐍", "SNAKE", "forbidden"),
    ("en", "", "SNAKE", "forbidden"),
]


@pytest.mark.parametrize(("lang", "clue", "board", "verdict"), CLUES)
def test_clues(lang: str, clue: str, board: str, verdict: str) -> None:
    ruling = judge_clue(clue, board.split(), lang)
    assert ruling.verdict == verdict, ruling
    assert ruling.rule
    assert ruling.reason


@pytest.mark.parametrize(
    ("clue", "option", "reason"),
    [
        ("USA", "abbreviations", "abbreviation"),
        ("PKP", "acronyms", "abbreviation"),
        ("Nowy Sącz", "names", "several-words"),
        ("Leonardo da Vinci", "multiword_names", "several-words"),
        ("Stary człowiek i morze", "titles", "several-words"),
        ("śmigus-dyngus", "hyphenated", "hyphenated"),
        ("świnka morska", "fixed_names", "several-words"),
        ("Crêpes", "foreign_words", "not-in-language"),
    ],
)
def test_a_house_rule_turns_a_refusal_into_permission(clue: str, option: str, reason: str) -> None:
    strict = judge_clue(clue, ["METR"], "pl")
    assert (strict.verdict, strict.reason) == ("forbidden", reason)
    assert judge_clue(clue, ["METR"], "pl", {option: True}).verdict == "allowed"


JOINED = [
    ("en", "tree-house", "TREE", "contains-word"),
    ("en", "tree-house", "HOUSES", "contains-word"),
    ("pl", "biało-czerwony", "CZERWONY", "contains-word"),
    ("pl", "kot", "PIES-KOT", "part-of-word"),
]


@pytest.mark.rule("CN-31", "CN-32", "CN-42")
@pytest.mark.parametrize(("lang", "clue", "card", "reason"), JOINED)
def test_a_word_with_a_hyphen_is_a_compound_of_its_parts(lang: str, clue: str, card: str, reason: str) -> None:
    ruling = judge_clue(clue, [card], lang, ClueOptions(hyphenated=True))
    assert (ruling.verdict, ruling.reason) == ("forbidden", reason)


@pytest.mark.rule("CN-42")
@pytest.mark.parametrize(("lang", "clue"), [("pl", "biało-czerwony"), ("en", "well-being"), ("en", "T-shirt")])
def test_a_word_with_a_hyphen_is_fine_beside_words_it_does_not_contain(lang: str, clue: str) -> None:
    assert judge_clue(clue, ["METR", "TEA", "TEE"], lang, ClueOptions(hyphenated=True)).verdict == "allowed"


def test_a_homonym_is_doubtful_unless_the_table_likes_it() -> None:
    assert judge_clue("kot", ["KOD"], "pl").reason == "sounds-like-word"
    assert judge_clue("kot", ["KOD"], "pl", ClueOptions(homonyms=True)).verdict == "allowed"


def test_polish_words_that_sound_alike_do_and_others_do_not() -> None:
    assert judge_clue("chart", ["HART"], "pl").reason == "sounds-like-word"
    assert judge_clue("chata", ["SATA"], "pl").reason != "sounds-like-word"


def test_an_allowed_clue_carries_the_note_that_people_may_object() -> None:
    assert judge_clue("Włosy", ["ODŻYWKA", "PENTAGON"], "pl").note


LEGAL_TRAPS = (
    "głowa struny zwierzę puchaty muzyczny wielki nosić grający jadł dwa ósmy sto osoba miejsce morze okej telewizja"
).split()
ILLEGAL_TRAPS = "być mieć móc jego to ja coś co rzecz gdzieś ktoś taki kto jest kilka bardzo masło masła".split()


@pytest.mark.parametrize(
    ("trap", "verdict"),
    [(word, "allowed") for word in LEGAL_TRAPS]
    + [(word, "forbidden") for word in ILLEGAL_TRAPS]
    + [("dwa słowa", "forbidden")],
)
def test_traps(trap: str, verdict: str) -> None:
    assert judge_trap(trap, "MASŁO", "pl").verdict == verdict


def test_two_forms_of_one_word_are_one_trap() -> None:
    assert judge_trap("krowy", "MASŁO", "pl", others=["krowa"]).reason == "repeated"


@pytest.mark.parametrize(
    ("trap", "speech", "verdict"),
    [
        ("wiercipięta", "wierci", "forbidden"),
        ("wiercipięta", "pięta", "forbidden"),
        ("głowa", "łamigłówka", "forbidden"),
        ("naukowiec", "nauka", "forbidden"),
        ("naukowiec", "naukowy", "forbidden"),
        ("wróbelki", "belki", "allowed"),
        ("morze", "Pływa w morzu", "forbidden"),
        ("morze", "Może być zielony", "allowed"),
        ("telewizja", "TV", "forbidden"),
        ("kanapka", "Smaruję tym najpierw kanapkę", "forbidden"),
        ("mleko", "Robi się to z płynu od krowy", "allowed"),
    ],
)
def test_traps_spring(trap: str, speech: str, verdict: str) -> None:
    ruling = judge_speech(speech, [trap], "", "pl")
    assert ruling.verdict == verdict, ruling
    if verdict == "forbidden":
        assert ruling.sprung[0].trap == trap
        assert speech[ruling.sprung[0].place :].startswith(ruling.sprung[0].word)


def test_naming_the_secret_is_a_trap_too() -> None:
    assert judge_speech("Masła nie ma", [], "MASŁO", "pl").verdict == "forbidden"


@pytest.mark.parametrize("speech", ["rymuje się z czymś", "to brzmi jak", "FBI", "Władca Pierścieni"])
def test_restrictions_can_be_left_out(speech: str) -> None:
    assert judge_speech(speech, [], "PIES", "pl").verdict == "forbidden"
    assert judge_speech(speech, [], "PIES", "pl", restrictions=False).verdict == "allowed"


def test_the_noun_plague_knows_no_pronouns() -> None:
    assert judge_speech("ja", [], "PIES", "pl", nouns_only=True).verdict == "forbidden"
    assert judge_speech("ja", [], "PIES", "pl").verdict == "allowed"


@pytest.mark.parametrize(
    ("lang", "answer", "secret", "verdict"),
    [
        ("pl", "Psy", "PIES", "allowed"),
        ("pl", "piesek", "PIES", "allowed"),
        ("pl", "naukowiec", "NAUKA", "forbidden"),
        ("pl", "naukowy", "NAUKA", "forbidden"),
        ("pl", "Myślę, że to może być goblin. Mówimy goblin?", "GOBLIN", "allowed"),
        ("pl", "Zeżrę własną czapkę, jeśli to nie goblin", "GOBLIN", "allowed"),
        ("pl", "kot", "PIES", "forbidden"),
        ("pl", "PANDA", "PANDA", "allowed"),
        ("en", "dogs", "DOG", "allowed"),
        ("en", "castle", "DOG", "forbidden"),
        ("zh", "我觉得是苹果", "苹果", "allowed"),
        ("zh", "苹果树", "苹果", "forbidden"),
    ],
)
def test_answers(lang: str, answer: str, secret: str, verdict: str) -> None:
    assert judge_answer(answer, secret, lang).verdict == verdict


@pytest.mark.parametrize(
    ("lang", "word", "verdict"),
    [
        ("pl", "PANDA", "allowed"),
        ("pl", "HOBBY", "allowed"),
        ("pl", "KOTEM", "doubtful"),
        ("pl", "PARYŻ", "forbidden"),
        ("pl", "XYZZY", "forbidden"),
        ("en", "PANDA", "allowed"),
        ("en", "QQQQQ", "forbidden"),
    ],
)
def test_secret_words(lang: str, word: str, verdict: str) -> None:
    assert judge_secret(word, lang, 5).verdict == verdict


def test_a_secret_word_has_the_agreed_length() -> None:
    assert judge_secret("PANDA", "pl", 4).reason == "wrong-length"
    assert judge_secret("ABCDE", "pl", 5).reason == "not-in-dictionary"


# --- never an exception, always a ruling ----------------------------------------------------------

languages = st.sampled_from(["pl", "en", "zh", "mixed"])
anything = st.text(max_size=40)
calm = settings(max_examples=150, deadline=None, derandomize=True)


@calm
@given(anything, st.lists(anything, max_size=4), languages)
def test_any_clue_gets_a_ruling(clue: str, board: list[str], lang: str) -> None:
    assert isinstance(judge_clue(clue, board, lang), Ruling)


@calm
@given(anything, anything, st.lists(anything, max_size=3), languages)
def test_any_trap_speech_answer_and_secret_gets_a_ruling(text: str, secret: str, words: list[str], lang: str) -> None:
    for ruling in (
        judge_trap(text, secret, lang, words),
        judge_speech(text, words, secret, lang),
        judge_answer(text, secret, lang),
        judge_secret(text, lang),
    ):
        assert ruling.verdict in ("allowed", "doubtful", "forbidden")


@pytest.mark.rule("CN-32")
@pytest.mark.parametrize(
    ("lang", "card", "clue", "verdict"),
    [
        ("en", "NEW YORK", "york", "forbidden"),
        ("en", "NEW YORK", "newer", "forbidden"),
        ("en", "NEW YORK", "yorkshire", "doubtful"),
        ("en", "NEW YORK", "city", "allowed"),
        ("en", "GAME OF THRONES", "throne", "forbidden"),
        ("en", "GAME OF THRONES", "off", "allowed"),
        ("pl", "CZERWONY KAPTUREK", "kaptur", "forbidden"),
        ("pl", "CZERWONY KAPTUREK", "wilk", "allowed"),
        ("zh", "纽约 时报", "纽约", "forbidden"),
        ("zh", "纽约 时报", "城市", "allowed"),
        ("mixed", "NEW YORK", "york", "forbidden"),
    ],
)
def test_a_clue_is_compared_with_every_word_of_a_phrase(lang: str, card: str, clue: str, verdict: str) -> None:
    ruling = judge_clue(clue, [card], lang)
    assert ruling.verdict == verdict
    assert verdict == "allowed" or card in ruling.evidence


@calm
@given(st.lists(anything, max_size=60))
def test_the_words_of_any_pack_that_can_be_used_are_a_pack_without_other_faults(lines: list[str]) -> None:
    ruling = judge_pack("\n".join(lines))
    again = judge_pack("\n".join(ruling.words))
    assert again.words == ruling.words
    assert {fault.fault for fault in again.faults} <= {"too-few"}


GOOD = [f"słowo{letter}" for letter in "abcdefghijklmnopqrstuvwxyz"]


def test_a_pack_names_each_word_that_is_wrong_and_why() -> None:
    assert judge_pack("\n".join(GOOD)).words == tuple(GOOD)
    faulty = judge_pack("\n".join([*GOOD, "kot", "koty", "12345", "x" * 25, "词" * 13]))
    assert faulty.faults == (
        PackFault(29, "no-word", "12345"),
        PackFault(30, "too-long", "x" * 25, CARD_LENGTH),
        PackFault(31, "too-long", "词" * 13, CARD_LENGTH),
    )
    assert faulty.words == (*GOOD, "kot"), "the others can be used"
    assert faulty.repeated == (PackFault(28, "repeated", "koty", other="kot"),)
    assert judge_pack("kot\npies").faults == (PackFault(0, "too-few", "2", LEAST),)
    assert judge_pack("\n".join([*GOOD, "词" * 12, "x" * 24])).faults == ()
    assert judge_pack("\n".join([*GOOD, *GOOD])).faults == (), "what is there twice is left out, and hinders nobody"


@pytest.mark.parametrize(
    ("pasted", "words"),
    [
        ("New York, hot dog; piłka nożna", ("New York", "hot dog", "piłka nożna")),
        ("kot\tpies\t\nsowa\t \tlis", ("kot", "pies", "sowa", "lis")),
        ("1\tkot\n2\tpies", ("kot", "pies")),
        ("1. kot\n2) pies\n• sowa\n- lis", ("kot", "pies", "sowa", "lis")),
        ('“kot”;„pies”\r\n"sowa"', ("kot", "pies", "sowa")),
        ("苹果，香蕉、纽约；大熊猫", ("苹果", "香蕉", "纽约", "大熊猫")),
        ("苹果 香蕉　T恤\n哈利 波特，Big Ben 大本钟", ("苹果", "香蕉", "T恤", "哈利", "波特", "Big Ben 大本钟")),
        ("T-shirt,rock’n’roll,R2D2", ("T-shirt", "rock’n’roll", "R2D2")),
    ],
)
def test_words_are_found_however_they_are_pasted(pasted: str, words: tuple[str, ...]) -> None:
    assert judge_pack(pasted).words == words


@pytest.mark.parametrize(("clue", "card", "lang"), [("teapot", "TEA", "en"), ("teacher", "TEACH", "en")])
def test_a_clue_in_which_one_reads_the_card_is_said_to_contain_it(clue: str, card: str, lang: str) -> None:
    ruling = judge_clue(clue, [card], lang)
    assert (ruling.verdict, ruling.reason, ruling.evidence) == ("forbidden", "contains-word", f"{clue}: {card}")


def test_importing_the_referee_loads_no_dictionary() -> None:
    loaded = "[name for name in ('morfeusz2', 'jieba', 'lemminflect', 'wordfreq', 'opencc') if name in sys.modules]"
    script = f"import sys, cluehouse.referee; print({loaded})"
    assert subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout == "[]\n"


def test_a_capital_that_begins_a_sentence_is_no_name() -> None:
    assert judge_speech("It is white. Cows make it.", [], "MILK", "en").verdict == "allowed"
    assert judge_speech("You see it on TV every day.", [], "WEATHER", "en").verdict == "allowed"
    assert judge_speech("Many people see it in London every day.", [], "BRIDGE", "en").rule == "TW-48"


def test_a_longer_word_is_no_diminutive() -> None:
    assert judge_answer("butterfly", "BUTTER", "en").verdict == "forbidden"


def test_of_a_pack_that_is_nothing_but_faults_the_first_are_told() -> None:
    faults = judge_pack("123\n" * 4000).faults
    assert 1 < len(faults) <= 100
    assert faults[0].line == 1
