"""Which words may be traps (TW-24 … TW-32), and why not, in every language."""

import pytest

from cluehouse.languages import LANGUAGES
from cluehouse.messages import give_reason
from cluehouse.referee import judge_trap

# Language, reason, words: `fine` words are allowed.
CASES = [
    # TW-24, TW-25, TW-26: nouns, adjectives, verbs
    (
        "pl",
        "fine",
        "głowa struny zwierzę osoba miejsce złoto miasto czas siła tom piec Kot KOT para śmigło koło latem wieczorem",
    ),
    ("pl", "fine", "puchaty muzyczny wielki zielony wysoka lepszy chory polski okej"),
    ("pl", "fine", "nosić grający jadł biega pada znać czuć słychać rośnie zjedzony bywa miewa moc możny lajkować"),
    (
        "en",
        "fine",
        "head strings animal person place light home water building thoughts mother-in-law July thanks washing-up",
    ),
    (
        "en",
        "fine",
        "couple back right Christmas easter",
    ),
    (
        "en",
        "fine",
        "fluffy musical great early hard friendly lonely faster French daily northern cold round better kind pretty",
    ),
    ("en", "fine", "carry playing ate need dare swim wills cans apply pray blog selfie website fireproof catlike"),
    ("zh", "fine", "头 琴弦 动物 人 地方 小偷 相机 大自然 太阳 城市 王子 早上 晚上 目的地 自拍杆 二维码 奶茶"),
    ("zh", "fine", "毛茸茸 伟大 红色 漂亮 快 慢 整齐 快乐 安静 迅速"),
    ("zh", "fine", "带 弹 吃 跑步 喜欢 想 飞 内卷 直播"),
    # TW-26: be, have, can
    (
        "pl",
        "trap-auxiliary",
        "być jest są był były będzie mam masz mają miał mieć może mogą mógł będący mająca jestem można",
    ),
    ("en", "trap-auxiliary", "be is are was been have had having could might cannot don't it's"),
    ("zh", "trap-auxiliary", "是 有 能 会 可以 能够 没有"),
    # TW-27: numbers
    ("pl", "fine", "dwa ósmy sto siedem dwoje tysiąc pierwszy pół 7 trzydzieści"),
    ("pl", "trap-vague-number", "kilka wiele ile ileś parę dużo mało trochę sporo kilkanaście kilkaset wielu tyle"),
    ("en", "fine", "two eighth hundred twenty-five dozen one million twelfth"),
    ("en", "trap-vague-number", "several many much some few lots plenty enough most"),
    ("zh", "fine", "三 第八 一百 两个 十二 千"),
    ("zh", "trap-vague-number", "几 几个 一些 许多 很多 多少 若干 几十 数百 不少 好几个"),
    # TW-28: pronouns
    ("pl", "trap-pronoun", "jego ja moja nasz który każda żaden wszyscy nikt sobie ciebie ten inny jakiś twoim"),
    ("en", "trap-pronoun", "his it they ours whose nobody everything these other myself"),
    ("zh", "trap-pronoun", "我 他们 自己 我的 没人 这个 那些 这里 大家 某个 别人"),
    # TW-29: too common
    ("pl", "too-common", "coś co rzecz rzeczy gdzieś ktoś kogoś taki takie kto"),
    ("en", "too-common", "something thing things somewhere someone such who stuff"),
    ("zh", "too-common", "东西 什么 谁 事情 某人"),
    # TW-30: other parts of speech
    ("pl", "trap-preposition", "do mimo przed nad między wśród podczas za około według"),
    ("pl", "trap-conjunction", "ale lub lecz oraz ponieważ jeśli że albo jak"),
    ("pl", "trap-adverb", "szybko pięknie tutaj wczoraj dobrze jutro zawsze kiedyś daleko mokro gdzie cicho wolno"),
    ("pl", "trap-particle", "tak no nie niech też chyba hej tylko nawet"),
    ("pl", "trap-abbreviation", "np itd"),
    ("en", "trap-preposition", "with under from of between during upon"),
    ("en", "trap-conjunction", "and or because although if unless"),
    ("en", "trap-adverb", "quickly very here yesterday happily often maybe again together"),
    ("en", "trap-particle", "yes hello wow oops"),
    ("en", "trap-article", "a the"),
    ("en", "trap-abbreviation", "etc"),
    ("zh", "trap-preposition", "在 从 把 被 关于 对于"),
    ("zh", "trap-conjunction", "和 但是 因为 所以 如果 或者"),
    ("zh", "trap-adverb", "很 非常 慢慢地 已经 马上 经常 静静地 也 悍然"),
    ("zh", "trap-particle", "的 了 吗 呢 啊"),
    ("zh", "not-a-trap-word", "个 位 棵 辆"),  # measure words
    ("zh", "several-words", "最冷的季节 上班和下班 很甜的水果 三只眼睛"),  # D-TW-23
    ("pl", "not-a-word", "kttt abcdef szszsz"),
    ("en", "not-a-word", "blorf asdfg xyzzy"),
    ("zh", "not-a-word", "啊发跑 嗷呜唧"),
]
DOUBTS = [
    # both a word that may be a trap and one that may not
    ("pl", "trap-or-other-part", "prawo rano raz bez zimno poza niż mnóstwo mamy dzięki"),
    ("en", "trap-or-other-part", "can will well may down inside mine still near"),
    ("zh", "trap-or-other-part", "特别 比较 给 根据 过去 上 左右 喵 里面 旁边 条"),
    # TW-26: verbs like can that are no forms of it
    ("pl", "trap-or-other-part", "trzeba warto mieli"),
    ("en", "trap-or-other-part", "must should would ought does"),
    ("zh", "trap-or-other-part", "应该 必须 应当"),
    # TW-24, TW-30: nouns of time, and what animals and things say
    ("zh", "trap-or-other-part", "昨天 今天 明年 现在 咩咩 哗啦"),
    ("en", "trap-or-other-part", "oink baa vroom yuck"),
    ("pl", "trap-or-other-part", "kukuryku bum"),
    # TW-51: abbreviations of names are nouns, but the describer may not say them
    ("pl", "trap-abbreviation", "PKP FBI USA"),
    ("en", "trap-abbreviation", "FBI USA HBO"),
    ("zh", "trap-abbreviation", "NBA FBI"),
    # TW-31, TW-32
    ("pl", "trap-general", "rodzaj słowo używać robi"),
    ("en", "trap-general", "sort use"),
    ("zh", "trap-general", "种类 使用 做"),
    ("pl", "trap-habit", "wiesz słuchaj"),
    ("en", "trap-habit", "like okay"),
    ("zh", "trap-habit", "好的"),
    # names, and words that no dictionary has but people write
    ("pl", "trap-name", "Warszawa Kraków Wisła Anna warszawa Batman"),
    ("en", "trap-name", "London london"),
    ("zh", "trap-name", "北京 孙悟空 麦当劳"),
    ("pl", "unknown-word", "crush cringe"),
    ("en", "unknown-word", "yeet doggo"),
    ("zh", "unknown-word", "葡萄酒杯"),
]


def each(cases: list[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """One case for each word."""
    return [(lang, reason, word) for lang, reason, words in cases for word in words.split()]


@pytest.mark.parametrize(("lang", "reason", "word"), each(CASES))
def test_tw_24_to_30_a_trap_is_a_noun_an_adjective_a_verb_or_an_exact_number(lang: str, reason: str, word: str) -> None:
    ruling = judge_trap(word, "", lang)
    assert (ruling.verdict, ruling.reason) == ("allowed" if reason == "fine" else "forbidden", reason)


@pytest.mark.parametrize(("lang", "reason", "word"), each(DOUBTS))
def test_tw_31_to_33_people_decide_what_depends_on_the_meaning(lang: str, reason: str, word: str) -> None:
    ruling = judge_trap(word, "", lang)
    assert (ruling.verdict, ruling.reason) == ("doubtful", reason)


@pytest.mark.parametrize("lang", ["pl", "en", "zh"])
def test_there_are_enough_cases(lang: str) -> None:
    assert sum(case[0] == lang for case in each(CASES + DOUBTS)) >= 60


@pytest.mark.parametrize(
    ("lang", "word", "other"),
    [
        ("pl", "pająki", "pająk"),
        ("pl", "biała", "biały"),
        ("pl", "robią", "robił"),
        ("pl", "dwie", "dwa"),
        ("pl", "myszy", "mysz"),
        ("en", "spiders", "spider"),
        ("en", "mice", "mouse"),
        ("en", "ran", "run"),
        ("en", "colour", "color"),
        ("zh", "蘋果", "苹果"),
        ("en", "frozen", "freeze"),
        ("pl", "lepszy", "dobry"),
        ("zh", "医生们", "医生"),
        ("zh", "吃过", "吃"),
        ("zh", "圆的", "圆"),
        ("zh", "酸酸的", "酸"),
        ("zh", "安安静静", "安静"),
    ],
)
def test_d_tw_21_another_form_of_a_trap_is_the_same_trap(lang: str, word: str, other: str) -> None:
    assert judge_trap(word, "", lang, others=["kino", other]).verdict == "forbidden"
    assert judge_trap(word, "", lang, others=["kino", other]).reason == "repeated"


@pytest.mark.parametrize(
    ("lang", "word", "other"),
    [
        ("en", "saw", "see"),
        ("pl", "waz", "wąż"),
        ("zh", "花儿", "花"),
        ("pl", "pływanie", "pływać"),  # a verbal noun
        ("pl", "krzesełko", "krzesło"),  # a diminutive
        ("zh", "最高", "高"),
    ],
)
def test_d_tw_21_a_form_that_is_also_another_word_is_doubtful(lang: str, word: str, other: str) -> None:
    assert judge_trap(word, "", lang, others=[other]).verdict == "doubtful"


@pytest.mark.parametrize(
    ("lang", "word", "other"),
    [
        ("en", "driver", "drive"),
        ("en", "winged", "wing"),
        ("pl", "wodny", "woda"),
        ("pl", "biegacz", "biegać"),
        ("zh", "烤箱", "烤"),
        ("zh", "花店", "花"),
    ],
)
def test_d_tw_21_a_relative_of_a_trap_is_another_trap(lang: str, word: str, other: str) -> None:
    assert judge_trap(word, "", lang, others=[other]).verdict == "allowed"


@pytest.mark.parametrize(
    ("lang", "word", "secret", "verdict"),
    [
        ("pl", "masłem", "MASŁO", "forbidden"),
        ("pl", "psy", "PIES", "forbidden"),
        ("pl", "piesek", "PIES", "doubtful"),
        ("en", "apples", "APPLE", "forbidden"),
        ("zh", "苹果", "苹果", "forbidden"),
        ("zh", "苹果树", "苹果", "doubtful"),
        ("zh", "星星们", "星星", "forbidden"),
        ("zh", "猫猫", "猫", "forbidden"),
        ("pl", "mydełko", "MYDŁO", "doubtful"),
        ("pl", "solny", "SÓL", "doubtful"),
        ("en", "piggy", "PIG", "doubtful"),
        ("en", "sugary", "SUGAR", "doubtful"),
        ("en", "candle", "CAN", "allowed"),
    ],
)
def test_d_tw_22_the_secret_is_a_trap_anyway(lang: str, word: str, secret: str, verdict: str) -> None:
    assert judge_trap(word, secret, lang).verdict == verdict


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", sorted({case[1] for case in CASES + DOUBTS}))
def test_players_read_why(lang: str, reason: str) -> None:
    word = next(words.split()[0] for _, named, words in CASES + DOUBTS if named == reason)
    own = next(code for code, named, _ in CASES + DOUBTS if named == reason)
    text = give_reason(lang, judge_trap(word, "", own))
    assert "reason-" not in text
    assert word in text or reason == "fine"


@pytest.mark.parametrize(
    ("word", "reason"),
    [("oślepić", "fine"), ("castle", "fine"), ("猫", "fine"), ("something", "too-common"), ("blorf", "not-a-word")],
)
def test_at_a_mixed_table_a_trap_may_be_a_word_of_any_language(word: str, reason: str) -> None:
    assert judge_trap(word, "", "mixed").reason == reason
