"""Classes of words that people meet at every table, with siblings of the words that the rulebook names."""

import pytest

from cluehouse.languages.polish.accents import restored
from cluehouse.languages.text import differ_by_a_slip
from cluehouse.referee import judge_clue, judge_speech, judge_trap


def springs(lang: str, trap: str, text: str) -> str:
    """How certain the referee is that the text springs the trap."""
    found = judge_speech(text, [trap], "", lang).sprung
    return found[0].ruling.verdict if found else "allowed"


# --- Polish without accents -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ludzie plywaja w basenie", "ludzie pływają w basenie"),
        ("pada snieg i jest slisko", "pada śnieg i jest ślisko"),
        ("Zolw idzie powoli", "Żółw idzie powoli"),
        ("boli cie zab", "boli cię ząb"),
        ("podloga jest mokra i sliska", "podłoga jest mokra i śliska"),
        ("jak sie zezlosci", "jak się zezłości"),
        ("Kot pije mleko", "Kot pije mleko"),
        ("sushi, pizza i makaron", "sushi, pizza i makaron"),
        ("Stajenny zaplata ją w warkoczyki", "Stajenny zaplata ją w warkoczyki"),
        ("szlam", "szlam"),
    ],
)
def test_accents_are_restored_where_the_word_is_unknown_without_them(typed: str, meant: str) -> None:
    assert restored(typed) == meant
    assert len(restored(typed)) == len(typed)


def test_a_trap_a_clue_and_a_name_without_accents_are_the_same_words() -> None:
    assert judge_trap("zolty", "CYTRYNA", "pl").verdict == "allowed"
    assert judge_trap("moze", "", "pl").rule == "TW-26"
    assert judge_trap("rece", "", "pl", others=["ręka"]).reason == "repeated"
    assert springs("pl", "żaba", "zaba siedzi na lisciu") == "forbidden"
    assert springs("pl", "slon", "Słoń ma trąbę") == "forbidden"
    assert judge_clue("plyta", ["PŁYTA"], "pl").verdict == "forbidden"


# --- families (TW-58, TW-59), and letters by chance (TW-60) ---------------------------------------

SPRUNG = [
    ("pl", "noc", "stoi na szafce nocnej"),
    ("pl", "zwierzę", "Małe zwierzątko"),
    ("pl", "szybki", "Biega najszybciej"),
    ("pl", "pić", "Wypijasz z tego sok"),
    ("pl", "myć", "Umyjesz tym ręce"),
    ("pl", "pisać", "Podpisujesz tym umowę"),
    ("pl", "kwiat", "W kwiaciarni to mają"),
    ("pl", "śpiewać", "Śpiewaczka tam występuje"),
    ("pl", "czytać", "Czytelnik to bierze"),
    ("pl", "kot", "Kocie oczy świecą"),
    ("pl", "krzyk", "Krzyczy na wszystkich"),
    ("pl", "pisać", "Lubi pisanie"),
    ("pl", "nocny", "Świeci w nocy"),
    ("pl", "dwa", "Ma 2 koła"),
    ("en", "swim", "you go swimming there"),
    ("en", "swimming", "you swim there"),
    ("en", "head", "you wake up with a headache"),
    ("en", "reflection", "it reflects your face"),
    ("en", "danger", "it is dangerous"),
    ("en", "happy", "an unhappy man"),
    ("en", "wood", "a wooden leg"),
    ("en", "invent", "an old invention"),
    ("en", "four", "it has 4 legs"),
    ("pl", "praca", "Pracownik go zakłada"),
    ("zh", "星星", "星空很美"),
    ("pl", "dwadzieścia", "Kosztuje 20 złotych"),
    ("pl", "cztery", "Trwa 24 godziny"),
    ("en", "thousand", "it weighs 1000 pounds"),
    ("zh", "八", "一共有8条腿"),
    ("zh", "百", "一共100年"),
    ("zh", "两", "有2个镜片"),
    ("zh", "人才", "公司招了三个人才"),
]
CHANCE = [
    ("pl", "kawa", "Kroisz ją na kawałki"),
    ("pl", "żar", "Opowiada żarty"),
    ("pl", "pies", "Idziesz tam pieszo"),
    ("pl", "las", "Masz w ręku laskę"),
    ("pl", "koń", "Na końcu ogona"),
    ("pl", "czas", "Płacisz przy kasie"),
    ("pl", "stan", "Mały szczeniak"),
    ("pl", "but", "Masz to w butelce"),
    ("en", "long", "it belongs to the reptiles"),
    ("en", "rest", "you restrain him"),
    ("en", "ear", "you search for it"),
    ("en", "car", "a carpet on the floor"),
    ("zh", "小时", "小时候的日子"),
    ("zh", "东", "一种小东西"),
    ("zh", "花", "要花时间站着等"),
    ("zh", "面包", "外面包着一层皮"),
    ("zh", "马虎", "他骑马，虎在后面"),
    ("zh", "土豆", "里面可以放马铃薯"),
    ("zh", "电视", "要装电池"),
    ("zh", "力", "巧克力"),
    ("zh", "米", "一百米长"),
    ("zh", "马", "马马虎虎"),
    ("pl", "lato", "W latach dziewięćdziesiątych"),
    ("pl", "pies", "Nie śpieszcie się"),
    ("pl", "pole", "Polecam go na wakacje"),
    ("pl", "wieś", "Powieszę to na ścianie"),
    ("pl", "kosz", "Kosztuje sto złotych"),
    ("pl", "gra", "Jeździ się tym za granicę"),
    ("pl", "czas", "Czasami boli"),
    ("zh", "天才", "他试了几百天才做出来"),
    ("zh", "年会", "一年会去两次"),
    ("zh", "诗人", "会写好句子的人"),
]
DOUBTS = [
    ("pl", "brać", "Wybierasz go sam"),
    ("en", "hot", "you heat it up"),
    ("en", "chicken", "roast a chiken"),
    ("zh", "医生", "会把你送到医院去"),
    ("zh", "睡觉", "睡袋里很暖"),
]


@pytest.mark.parametrize(("lang", "trap", "text"), SPRUNG)
def test_tw_58_and_59_regular_families_and_compounds_are_certain(lang: str, trap: str, text: str) -> None:
    assert springs(lang, trap, text) == "forbidden"


@pytest.mark.parametrize(("lang", "trap", "text"), CHANCE)
def test_tw_60_letters_by_chance_do_not_spring(lang: str, trap: str, text: str) -> None:
    assert springs(lang, trap, text) == "allowed"


@pytest.mark.parametrize(("lang", "trap", "text"), DOUBTS)
def test_tw_59_people_decide_where_a_family_is_hardly_heard(lang: str, trap: str, text: str) -> None:
    assert springs(lang, trap, text) == "doubtful"


def test_one_wrong_letter_is_a_slip() -> None:
    assert differ_by_a_slip("chiken", "chicken")
    assert differ_by_a_slip("teh", "the")
    assert not differ_by_a_slip("kitchen", "chicken")


# --- homographs (TW-33) ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "trap", "text", "verdict"),
    [
        ("en", "leaf", "he leaves home and goes hiking", "allowed"),
        ("en", "leaf", "the leaves fall", "forbidden"),
        ("pl", "droga", "bardzo drogi zakup", "allowed"),
        ("pl", "droga", "drogi samochód", "allowed"),
        ("pl", "droga", "kawałek drogi przed nami", "forbidden"),
        ("pl", "droga", "kawa jest droga", "doubtful"),
        ("pl", "por", "o tej porze roku", "allowed"),
        ("en", "saw", "I saw him build a table", "doubtful"),
        ("en", "saw", "you cut it with a saw", "forbidden"),
        ("en", "bear", "I can't bear it", "doubtful"),
        ("en", "bear", "a bear eats it", "forbidden"),
        ("en", "well", "everyone knows it well", "doubtful"),
        ("en", "well", "water from the well", "forbidden"),
        ("en", "can", "a can of soup", "forbidden"),
        ("en", "kind", "a kind of fruit", "doubtful"),
        ("en", "park", "you park your car there", "doubtful"),
        ("en", "fly", "we flew home", "forbidden"),
        ("pl", "szyć", "Owijasz tym szyję", "doubtful"),
        ("pl", "szyja", "Owijasz tym szyję", "forbidden"),
        ("pl", "latać", "Lata wysoko nad chmurami", "forbidden"),
        ("pl", "lato", "Lata wysoko nad chmurami", "doubtful"),
        ("pl", "lato", "Ma już ze sto lat", "allowed"),
        ("pl", "lato", "W lecie jest ciepło", "forbidden"),
    ],
)
def test_tw_33_the_words_beside_a_homograph_say_which_word_it_is(lang: str, trap: str, text: str, verdict: str) -> None:
    assert springs(lang, trap, text) == verdict


# --- the same trap twice (D-TW-21) ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "word", "other"),
    [
        ("en", "swimming", "swim"),
        ("en", "cook", "cooking"),
        ("zh", "红色", "红"),
        ("zh", "妈", "妈妈"),
        ("zh", "猫咪", "猫"),
        ("zh", "虎", "老虎"),
        ("zh", "桌", "桌子"),
    ],
)
def test_d_tw_21_a_longer_form_that_says_nothing_more_is_the_same_trap(lang: str, word: str, other: str) -> None:
    ruling = judge_trap(word, "", lang, others=[other])
    assert (ruling.verdict, ruling.reason) == ("forbidden", "repeated")


@pytest.mark.parametrize(("lang", "word"), [("zh", "啊啊啊啊"), ("en", "zzzz"), ("pl", "aaaa")])
def test_tw_30_one_letter_again_and_again_is_no_word(lang: str, word: str) -> None:
    assert judge_trap(word, "", lang).verdict == "forbidden"


# --- names in small letters, and what is no name (TW-48) ------------------------------------------


@pytest.mark.parametrize(
    ("lang", "text", "verdict"),
    [
        ("en", "they eat it in italy", "forbidden"),
        ("en", "in star wars they fight with it", "forbidden"),
        ("en", "you carve it for Halloween", "allowed"),
        ("en", "we go there every Sunday in December", "allowed"),
        ("en", "at Chinese New Year they dance with it", "allowed"),
        ("en", "a pop star of the Middle Ages", "allowed"),
        ("pl", "mieszkal pod wawelem w krakowie", "forbidden"),
        ("pl", "lewandowski kopie to do bramki", "forbidden"),
        ("pl", "zjadl czerwonego kapturka", "doubtful"),
        ("pl", "stoi w domu w Boże Narodzenie", "allowed"),
        ("pl", "daje się to na Dzień Matki", "allowed"),
        ("zh", "端午节吃的", "allowed"),
        ("zh", "先看见一张大脸", "allowed"),
    ],
)
def test_tw_48_famous_names_count_in_small_letters_and_holidays_do_not(lang: str, text: str, verdict: str) -> None:
    assert judge_speech(text, [], "", lang).verdict == verdict


# --- families of words without an entry (CN-31) ---------------------------------------------------

RELATIVES = [
    ("pl", "człowieczeństwo", "CZŁOWIEK"),
    ("pl", "odpchlić", "PCHŁA"),
    ("pl", "cielesny", "CIAŁO"),
    ("pl", "brudny", "BRUDNOPIS"),
    ("pl", "delfinek", "DELFIN"),
    ("pl", "wujostwo", "WUJEK"),
    ("en", "historical", "HISTORY"),
    ("en", "unhappy", "HAPPINESS"),
    ("en", "befriend", "FRIEND"),
    ("en", "limo", "LIMOUSINE"),
    ("en", "yogurt", "YOGHURT"),
    ("zh", "putao", "葡萄"),
    ("zh", "sofa", "沙发"),
    ("zh", "存钱的地方", "银行"),
]
STRANGERS = [
    ("pl", "polowanie", "LEW"),
    ("pl", "lutnia", "LUTY"),
    ("pl", "grabie", "GRA"),
    ("pl", "długopis", "DŁUG"),
    ("en", "tradition", "TRADE"),
    ("zh", "我的世界", "积木"),
]


@pytest.mark.parametrize(("lang", "clue", "card"), RELATIVES)
def test_cn_31_words_of_one_family_are_known_without_an_entry(lang: str, clue: str, card: str) -> None:
    assert judge_clue(clue, [card], lang).verdict == "forbidden"


@pytest.mark.parametrize(("lang", "clue", "card"), STRANGERS)
def test_cn_44_regular_endings_on_other_words_make_no_family(lang: str, clue: str, card: str) -> None:
    assert judge_clue(clue, [card], lang).verdict != "forbidden"


def test_cn_42_a_hyphen_in_codenames_cites_a_rule_of_codenames() -> None:
    assert judge_clue("śmigus-dyngus", ["WODA"], "pl").rule == "CN-42"


def test_a_translation_is_left_to_people() -> None:
    ruling = judge_speech("The French word for it is pain", [], "BREAD", "en")
    assert (ruling.verdict, ruling.reason) == ("doubtful", "translation-hint")
