"""The grammar of Chinese: words and characters. Traditional and simplified forms count as the same word."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cluehouse.languages.chinese import characters, dictionary, forms, parts
from cluehouse.languages.chinese.pinyin import sound_of
from cluehouse.languages.hints import read_hints
from cluehouse.languages.packages import folder_of
from cluehouse.languages.parts import Parts, TrapFault
from cluehouse.languages.text import plain

HINTS: Final = read_hints(folder_of(__package__) / "hints.txt")
is_known = dictionary.is_known
simplified = dictionary.simplified
words = dictionary.words
PRONOUNS: Final = parts.PRONOUNS
NUMBERS: Final = parts.NUMBERS
AFFIXES: Final = forms.AFFIXES
core = forms.core
bases = forms.bases
short = forms.short
is_form = forms.is_form
verb_of = forms.verb_of
split_forms = forms.split_forms
variants = forms.variants
shares_meaning = characters.shares_meaning
shares_stem = characters.shares_stem
is_opaque = characters.is_opaque
is_opaque_at = characters.is_opaque_at
is_across_words = characters.is_across_words
is_everywhere = characters.is_everywhere

FUNCTION_WORDS: Final = frozenset("才 地 得 们 个 是 这 那".split()) | frozenset(
    (
        "的 了 着 过 吗 呢 吧 啊 和 与 或 但是 因为 所以 如果 在 从 到 把 被 对 向 跟 比 很 非常 也 都 就 不 "
        "没 没有 又 再 还 更 最 已经 正在"
    ).split()
)

# Words written for their sound only: their characters say nothing about their meaning.
SOUND_WORDS: Final = frozenset(
    (
        "滑铁卢 马拉松 巧克力 沙发 咖啡 可可 可乐 沙拉 三明治 汉堡 披萨 比萨 布丁 芝士 威士忌 白兰地 伏特加 "
        "香槟 巴士 的士 摩托 马达 雷达 坦克 吉普 卡车 卡片 卡通 幽默 浪漫 逻辑 模特 麦克风 吉他 萨克斯 "
        "探戈 华尔兹 芭蕾 爵士 摇滚 保龄球 高尔夫 乒乓 乒乓球 扑克 桑拿 沙龙 克隆 基因 维他命 荷尔蒙 尼古丁 "
        "吗啡 阿司匹林 盘尼西林 马赛克 水门汀 席梦思 尼龙 歇斯底里 乌托邦 图腾 罗马 伦敦 巴黎 纽约 柏林 "
        "莫斯科 马德里 罗马尼亚 西班牙 葡萄牙 牙买加 意大利 俄罗斯 加拿大 墨西哥 巴西 阿根廷 埃及 印度 土耳其 "
        "希腊 瑞士 瑞典 丹麦 芬兰 波兰 荷兰 凯撒 拿破仑 哈利波特 哈利·波特 莎士比亚 牛顿 马克思 "
        "贝多芬 莫扎特 达芬奇 米老鼠 奥林匹克 诺贝尔 奥斯卡 好莱坞 迪士尼 蒙太奇 蒙娜丽莎 维纳斯 丘比特 宙斯 "
        "雅典娜 木乃伊 法老 吉普赛 布尔乔亚 菩萨 罗汉 佛陀 和尚 尼姑 喇嘛 哈达 戈壁 胡同 萨满 哈巴狗 伊妹儿 "
        "黑客 博客 粉丝 脱口秀 嘻哈 迪斯科 爵士乐 酷 乌克兰 阿拉伯 福尔摩斯 密西西比 墨尔本 匈牙利 华盛顿 "
        "达尔文 悉尼 罗密欧 朱丽叶 哥伦布 爱因斯坦 爱迪生 毕加索 梵高 凡尔赛 威尼斯 佛罗伦萨 米兰 巴塞罗那 "
        "阿姆斯特丹 维也纳 布拉格 华沙 赫尔辛基 斯德哥尔摩 哥本哈根 奥地利 比利时 保加利亚 塞尔维亚 克罗地亚 "
        "爱尔兰 苏格兰 英格兰 冰岛 伊拉克 伊朗 以色列 沙特 叙利亚 阿富汗 巴基斯坦 孟加拉 尼泊尔 缅甸 马来西亚 "
        "新加坡 菲律宾 肯尼亚 尼日利亚 摩洛哥 古巴 智利 秘鲁 哥伦比亚 委内瑞拉 夏威夷 加利福尼亚 得克萨斯 "
        "芝加哥 波士顿 费城 西雅图 旧金山 "
        "苏打 卡路里 加仑 卢布 卢比 欧姆 伏特 瓦特 焦耳 "
        "凡士林 苏丹 沙皇 托福 雅思 披头士 派对 丁克 嬉皮 雪茄 朗姆 香波 蕾丝 曲奇 吐司 芭比 慕斯 培根 "
        "沙丁 芒果 咖喱 榴莲 柠檬 拷贝 引擎 摩登 康乃馨 瑜伽 扎啤 罗曼蒂克 "
        "比基尼 霓虹 绷带"
    ).split()
)


def restored(text: str) -> str:
    """Return the text as it is: Chinese has no accents to leave out."""
    return text


def lemmas(word: str) -> frozenset[str]:
    """Return the word itself: Chinese words have one form."""
    return frozenset({simplified(word)})


@lru_cache(maxsize=8192)
def sound(word: str) -> str:
    """Return how a word sounds, with its tones."""
    return sound_of(word)


def is_sound_word(word: str) -> bool:
    """Whether this word, or its core, is written for its sound."""
    if word in SOUND_WORDS or any(len(known) >= 3 and known in word for known in SOUND_WORDS):
        return True
    return len(word) >= 3 and parts.writes_foreign_name(word) and parts.tag_of(word).startswith("nr")


def is_function_word(word: str) -> bool:
    """Whether this word has no meaning of its own."""
    return word in FUNCTION_WORDS


_DEEDS: Final = tuple("下刮喷吐咬抓冒产抹")  # weather, and what animals and people do: 下雪, 喷火


def may_name(word: str) -> bool:
    """Whether this is the name of an activity: a verb with its own object, 跑步."""
    if word.startswith(_DEEDS):
        return False
    return len(word) == 2 and "verb" in parts_of_speech(word) and parts.tag_of(word[1]).startswith(("n", "q"))


def is_thing(word: str) -> bool:
    """Whether this is fit for a sentence: single characters are not; longer words are mostly nouns."""
    return len(word) > 1


def is_clue_word(word: str) -> bool:
    """Whether this can be a clue: words of any kind can, including many that the dictionary lacks."""
    return True


def names_among(words: Iterable[str]) -> frozenset[str]:
    """Return words that the dictionary lists as names of people and places, and words written for their sound."""
    return frozenset(
        word
        for word in words
        if (len(word) > 1 and parts.tag_of(word).startswith(("nr", "ns", "nt", "nz"))) or is_sound_word(word)
    )


def is_name(word: str) -> bool:
    """Whether this is a proper name."""
    return parts_of_speech(word) == ("name",)


_LONG_NAMES: Final = tuple(name for name in parts.NAMES if len(name) > 3)


def long_names(text: str) -> tuple[str, ...]:
    """Return the names and titles in a text that are usually cut into several words."""
    return tuple(name for name in _LONG_NAMES if name in text)


def is_abbreviated_name(word: str) -> bool:
    """Whether this is the abbreviation of a proper name, in letters: FBI, but not KTV."""
    return parts.is_abbreviated_name(word)


_JOINTS: Final = frozenset("的 和 与 跟 或 或者 及 是 在 不 很 最 更 太 非常 得 会 能 可以 被 把".split())
_COUNTED: Final = re.compile(
    r"[零一二三四五六七八九十百千万两几\d]+[个只条位名种件棵颗匹辆艘座栋枚张把支根块片朵双对群层本台间家头部套]."
)


@lru_cache(maxsize=1024)
def is_phrase(text: str) -> bool:
    """Whether this is more than one word: words joined by 的, 和 or an adverb, or something counted."""
    plain = simplified(text)
    if len(plain) < 3 or is_known(plain):
        return False
    pieces = [word for _, word in words(plain)]
    if _COUNTED.match(plain):
        return True
    joined = any(piece in _JOINTS for piece in pieces[1:-1])
    said = plain.removesuffix("的")
    degree = next((each for each in forms.DEGREES if said.startswith(each) and len(said) > len(each)), "")
    if degree and plain != said and "adjective" in parts_of_speech(said.removeprefix(degree)):
        return True  # 很甜的
    return len(pieces) > 2 and (joined or pieces[0] in forms.DEGREES or len(plain) > _LONGEST_WORD)


_LONGEST_WORD: Final = 3  # characters of a word that the dictionary lacks and that is made of three
_ABBREVIATED: Final = {
    "影院": ("电影", "电影院"),
    "影片": ("电影",),
    "公交": ("公交车",),
    "单车": ("自行车",),
    "tv": ("电视", "电视机"),
    "pc": ("电脑",),
    "cd": ("光盘",),
    "dvd": ("光盘",),
    "phone": ("手机",),
}


def abbreviated(word: str) -> tuple[str, ...]:
    """Return the words that an everyday abbreviation stands for."""
    return _ABBREVIATED.get(word.casefold(), ()) or _read_aloud(word)


_DIGITS: Final = "零一二三四五六七八九"
_PLACES: Final = ("", "十", "百", "千", "万")


def _read_aloud(figure: str) -> tuple[str, ...]:
    """Return how a figure is read, and the words in that: 八 for 8; 十二, 十 and 二 for 12."""
    if (
        not (figure.isascii() and figure.isdigit())
        or len(figure) > len(_PLACES)
        or (figure[0] == "0" and figure != "0")
    ):
        return ()
    if figure == "0":
        return ("零",)
    if len(figure) > 3 and figure.rstrip("0")[1:]:
        return ()  # a year is read digit by digit
    said = "".join(
        _DIGITS[int(digit)] + (_PLACES[place] if digit != "0" else "")
        for place, digit in zip(range(len(figure) - 1, -1, -1), figure, strict=True)
    )
    said = re.sub("零+", "零", said.rstrip("零"))
    said = said.removeprefix("一") if said.startswith("一十") else said
    parts_of = [char for char in said if char != "一"] if len(said) > 1 else []
    other = (
        ["两"] if said == "二" else [said.replace("二", "两", 1)] if said.startswith(("二百", "二千", "二万")) else []
    )
    return tuple(dict.fromkeys([said, *other, *parts_of]))


def is_country(name: str) -> bool:
    """Whether this is the name of a country."""
    return name in parts.COUNTRIES


def is_foreign_name(first: str, second: str) -> bool:
    """Whether two words side by side are a foreign name written without a dot: a name, and an unknown word in
    characters that write the sound of names."""
    if is_known(second) and not parts.tag_of(second).startswith("nr"):
        return False
    foreign = parts.tag_of(first) == "nrt" or (parts.tag_of(first) == "nr" and parts.writes_foreign_name(first))
    return foreign and parts.writes_foreign_name(second)


@lru_cache(maxsize=1024)
def pinyin(word: str) -> str:
    """Return how a word is spelt in letters, without tones, a space between syllables."""
    return plain(sound(simplified(word)))


def parts_of_speech(word: str) -> Parts:
    """Return the parts of speech in which people use this word, the most usual first; nothing if it is unknown."""
    return parts.parts_of_speech(simplified(word))


def trap_fault(word: str) -> TrapFault | None:
    """Return why this cannot be a trap, or None (TW-24 … TW-32)."""
    return parts.trap_fault(simplified(word))
