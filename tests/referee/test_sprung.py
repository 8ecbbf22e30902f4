"""What springs a trap (TW-33, TW-56 … TW-60) beyond the rulebook's examples: meaning counts, not only form."""

import pytest

from cluehouse.referee import judge_speech


@pytest.mark.parametrize(
    ("lang", "trap", "text"),
    [
        ("pl", "mama", "Mam psa"),
        ("pl", "maja", "Mają go wszyscy"),
        ("pl", "możny", "Można go zjeść"),
        ("en", "doe", "What does it do?"),
        ("zh", "会议", "他会唱歌"),
        ("zh", "能力", "能吃"),
        ("pl", "bez", "Pije się to bez cukru"),
        ("pl", "list", "Wiatr zrywa liście"),
        ("pl", "koń", "Zawsze kończy ostatni"),
        ("pl", "woda", "Trzymasz wędkę"),
        ("pl", "stać", "Został sam"),
        ("en", "king", "I am thinking of it"),
        ("en", "sand", "A thousand people"),
        ("en", "sea", "In the cold season"),
        ("en", "flow", "A flower in a pot"),
        ("zh", "超人", "很多人"),
        ("zh", "高", "孩子很高兴"),
        ("zh", "天空", "今天不下雨"),
    ],
)
def test_tw_33_a_function_word_is_no_form_of_a_trap(lang: str, trap: str, text: str) -> None:
    assert judge_speech(text, [trap], "", lang).sprung == ()


@pytest.mark.parametrize(
    ("lang", "trap", "text"),
    [
        ("pl", "koło", "Stoi koło domu"),
        ("pl", "bez", "Kwitnie bez pod oknem"),
        ("pl", "mama", "Mamy go wszyscy"),
        ("en", "can", "You can eat it"),
        ("en", "will", "He will come"),
        ("en", "mine", "That one is mine"),
    ],
)
def test_tw_33_people_decide_what_an_ambiguous_word_meant(lang: str, trap: str, text: str) -> None:
    assert [sprung.ruling.verdict for sprung in judge_speech(text, [trap], "", lang).sprung] == ["doubtful"]


@pytest.mark.parametrize(
    ("lang", "trap", "text", "word"),
    [
        ("pl", "koło", "Ma cztery koła", "koła"),
        ("pl", "szybki", "Jedzie szybko", "szybko"),
        ("en", "can", "Cans of beans", "Cans"),
        ("zh", "结婚", "他没结过婚", "结过婚"),
        ("zh", "会议", "每天开会议", "会议"),
        ("en", "good", "It tastes better hot", "better"),
        ("pl", "jechać", "Codziennie tędy przejeżdża", "przejeżdża"),
        ("pl", "pić", "Wypijesz ją rano", "Wypijesz"),
        ("pl", "iść", "Nigdy stąd nie wyszedł", "wyszedł"),
        ("pl", "dom", "Bezdomny o nim marzy", "Bezdomny"),
        ("zh", "睡觉", "晚上睡不着", "睡不着"),
        ("zh", "头", "头上戴着它", "头上"),
        ("zh", "电视", "比TV小", "TV"),
        ("zh", "绿色", "绿绿的叶子", "绿绿的"),
        ("zh", "夏天", "夏季穿的", "夏季"),
        ("zh", "舌头", "舌会麻", "舌"),
    ],
)
def test_tw_56_forms_still_spring(lang: str, trap: str, text: str, word: str) -> None:
    assert word in [sprung.word for sprung in judge_speech(text, [trap], "", lang).sprung]


def test_tw_56_a_verb_taken_apart_springs_once() -> None:
    sprung = judge_speech("他没结过婚", ["结婚"], "", "zh").sprung
    assert [(each.word, each.place) for each in sprung] == [("结过婚", 2)]


@pytest.mark.parametrize(
    ("lang", "secret", "text", "verdict"),
    [
        ("en", "SNOW", "You can roll snowballs", "forbidden"),
        ("en", "DOG", "Bulldogs are ugly", "forbidden"),
        ("en", "SING", "The singer does it", "forbidden"),
        ("en", "FISH", "A fisherman wants it", "forbidden"),
        ("zh", "手机", "拿在手里", "doubtful"),
        ("zh", "月亮", "每个月圆一次", "doubtful"),
        ("zh", "太阳", "太好了", "allowed"),
    ],
)
def test_tw_46_compounds_and_relatives_of_the_secret_spring(lang: str, secret: str, text: str, verdict: str) -> None:
    sprung = judge_speech(text, [], secret, lang).sprung
    assert (sprung[0].ruling.verdict if sprung else "allowed") == verdict


def test_tw_60_a_character_shared_with_a_trap_that_the_describer_does_not_know_is_coincidence() -> None:
    assert judge_speech("打电话", ["电影"], "", "zh").sprung == ()
    assert judge_speech("打电话", [], "电影", "zh").sprung[0].ruling.verdict == "doubtful"


@pytest.mark.parametrize(
    ("lang", "trap", "text", "word"),
    [
        ("en", "bath", "People bathe in it", "bathe"),
        ("en", "spicy", "Full of spice", "spice"),
        ("en", "dancing", "The dancer spins", "dancer"),
        ("en", "invention", "An inventor is proud of it", "inventor"),
        ("en", "historian", "It made history", "history"),
        ("en", "elegance", "Very elegant", "elegant"),
        ("en", "horn", "A one-horned beast", "horned"),
        ("en", "three", "A three-legged stool", "three"),
        ("pl", "koło", "Trójkołowy pojazd", "Trójkołowy"),
        ("pl", "cztery", "Ma czterokołowy napęd", "czterokołowy"),
        ("pl", "oko", "Zielonooki drapieżnik", "Zielonooki"),
        ("pl", "zielony", "Zielonooki drapieżnik", "Zielonooki"),
        ("pl", "spać", "Stoi w sypialni", "sypialni"),
        ("pl", "osiem", "Ośmionoga bestia", "Ośmionoga"),
        ("zh", "钱", "养它很花钱", "花钱"),
        ("zh", "冰", "夏天吃冰淇淋", "冰淇淋"),
    ],
)
def test_tw_58_and_59_compounds_and_families_spring_or_people_decide(
    lang: str, trap: str, text: str, word: str
) -> None:
    assert word in [sprung.word for sprung in judge_speech(text, [trap], "", lang).sprung]


@pytest.mark.parametrize(
    ("lang", "trap", "text"),
    [
        ("en", "butter", "It flies away"),
        ("en", "mill", "A million people"),
        ("en", "general", "A station in town"),
        ("pl", "żyto", "Starożytny budynek"),
        ("pl", "sto", "Studencki bal"),
        ("zh", "花", "花了很多时间"),
        ("zh", "浪", "流浪的孩子"),
        ("zh", "轮子", "大家轮流做"),
        ("zh", "网", "网站上有"),
    ],
)
def test_tw_33_and_60_another_sense_or_a_half_of_a_compound_does_not_spring(lang: str, trap: str, text: str) -> None:
    assert judge_speech(text, [trap], "", lang).sprung == ()


@pytest.mark.parametrize(("trap", "text"), [("ptak", "Szary ptaszek skacze."), ("krok", "Jeszcze jeden kroczek.")])
def test_tw_59_a_diminutive_with_a_softened_consonant_springs_its_trap(trap: str, text: str) -> None:
    assert [sprung.trap for sprung in judge_speech(text, [trap], "", "pl").sprung] == [trap]
