"""The grammar of Chinese: words and characters. Traditional and simplified forms count as the same word."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cluehouse.languages.chinese import dictionary, parts
from cluehouse.languages.chinese.dictionary import word_counts
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
_NOTHING: Final = re.compile("(?!)")
AFFIXES: Final = frozenset("子头老儿小阿")

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
        "芝加哥 波士顿 费城 西雅图 旧金山 苏打 卡路里 加仑 卢布 卢比 欧姆 伏特 瓦特 焦耳 凡士林 苏丹 沙皇 托福 雅思 披头士 派对 丁克 嬉皮 雪茄 朗姆 香波 蕾丝 曲奇 吐司 芭比 慕斯 培根 沙丁 芒果 咖喱 榴莲 柠檬 拷贝 引擎 摩登 康乃馨 瑜伽 扎啤 罗曼蒂克 比基尼 霓虹 绷带"
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


# Words in which the other character does not mean by itself what the word means.
_OWN_SENSE: Final = frozenset(
    "面子 电子 日子 点子 分子 原子 样子 老师 老板 老婆 老公 老是 码头 念头 镜头 小心 小说 小时 小学 小吃 小费 小麦 小气 老实".split()
)


@lru_cache(maxsize=8192)
def core(word: str) -> str:
    """Return a word without the affixes that mean nothing by themselves: 狮 for 狮子."""
    if word in _OWN_SENSE:
        return word
    return _AFFIXED.sub("", word)


_AFFIXED: Final = re.compile(r"^[老小阿]+(?=.)|(?<=.)[子头儿]+$")  # 头 begins 头发 with its own meaning


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
    degree = next((each for each in _DEGREES if said.startswith(each) and len(said) > len(each)), "")
    if degree and plain != said and "adjective" in parts_of_speech(said.removeprefix(degree)):
        return True  # 很甜的
    return len(pieces) > 2 and (joined or pieces[0] in _DEGREES or len(plain) > _LONGEST_WORD)


_LONGEST_WORD: Final = 3  # characters of a word that the dictionary lacks and that is made of three
_DEGREES: Final = ("最", "很", "更", "太", "非常", "好")
_ENDINGS: Final = ("们", "了", "过", "着", "的", "地", "儿")


@lru_cache(maxsize=8192)
def bases(word: str) -> frozenset[str]:
    """Return the words that this may be a form of: without an ending or a degree, and not doubled."""
    found, left = {word}, [word]
    while left:
        form = left.pop()
        shorter = [form.removesuffix(ending) for ending in _ENDINGS if form.endswith(ending)]
        shorter += [form.removeprefix(degree) for degree in _DEGREES if form.startswith(degree)]
        if doubled := _DOUBLED.fullmatch(form):
            shorter += ["".join(filter(None, doubled.groups()))]
        left += [each for each in shorter if each and each not in found]
        found.update(filter(None, shorter))
    return frozenset(found - {word})


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
    return _ABBREVIATED.get(word.casefold(), ())


@lru_cache(maxsize=8192)
def short(word: str) -> str:
    """Return a word without what makes it longer and says nothing: 妈 for 妈妈, 红 for 红色, 虎 for 老虎."""
    plain = simplified(word)
    if len(plain) == 2 and plain[0] == plain[1]:
        return plain[0]
    for begin, end in _LONGER:
        if len(plain) > len(begin + end) and plain.startswith(begin) and plain.endswith(end):
            kept = plain.removeprefix(begin).removesuffix(end)
            if len(kept) == 1 and f"{begin}{kept}{end}" not in _NOT_LONGER:
                return kept
    return plain


_LONGER: Final = (("", "色"), ("", "子"), ("", "咪"), ("老", ""), ("", "头"), ("", "巴"))
_NOT_LONGER: Final = frozenset(
    (
        "特色 角色 景色 出色 脸色 气色 本色 老师 老板 老婆 老公 老家 老外 老大 老乡 老是 点子 分子 电子 原子 王子 "
        "女子 男子 妻子 孩子 日子 面子 才子 君子 弟子 太子 头子 样子 骰子 老头 回头 念头 镜头 街头 码头 工头 "
        "巨头 尽头 开头 大巴 中巴 哑巴 泥巴"
    ).split()
)


@lru_cache(maxsize=8192)
def is_form(word: str, base: str) -> bool:
    """Whether the word is the base with an ending or doubled, or a colour in another form. A word of the dictionary has
    a meaning of its own: 难过 is no form of 难."""
    word, base = simplified(word), simplified(base)
    if base == "头":  # an affix at the end of a word, but not at its beginning: 头上, 石头
        return word.startswith(base)
    plain = base[0] if len(base) == 2 and base.endswith("色") else base
    if plain != base and (word == plain or re.fullmatch(rf"{plain}(.)\1的?", word)):
        return True
    if plain != base and word.endswith(plain) and parts_of_speech(word) == ("adjective",):
        return True  # 雪白
    doubled = _DOUBLED.match(word) is not None
    return plain in bases(word) and (doubled or not is_known(word))


# Characters that are in too many words to mean much, and those that make words of time.
_EVERYWHERE: Final = frozenset("人大小上下里外前后中一不天年月日个们生家员者子头儿老是有的地得了来去出开")
_MEANING: Final = ("noun", "verb", "adjective")


@lru_cache(maxsize=8192)
def shares_meaning(word: str, other: str) -> bool:
    """Whether a character that both words have means something in them."""
    if not set(_MEANING).issuperset(parts_of_speech(word)):
        return False
    shared = (set(simplified(word)) & set(simplified(other))) - _EVERYWHERE
    return any(parts_of_speech(char)[:1] in tuple((part,) for part in _MEANING) for char in shared)


def is_opaque(word: str, char: str) -> bool:
    """Whether nobody hears the meaning of this character in the word."""
    plain = simplified(word)
    if _MEASURED.fullmatch(plain) and plain[-1] == char:
        return True  # 一百米
    doubled = _DOUBLED.fullmatch(plain)
    once = "".join(filter(None, doubled.groups())) if doubled else plain  # 马马虎虎
    return bool({plain, once} & parts.OPAQUE) or f"{char}:{plain}" in parts.OTHER_SENSE


_MEASURED: Final = re.compile(r"[零一二三四五六七八九十百千万两几半\d]+[米里点分秒头口条把张面]")


def is_opaque_at(text: str, index: int, char: str) -> bool:
    """Whether nobody hears the meaning of the character at this place of a text, however the text is cut into words."""
    around = (
        (start, text[start:end]) for start in range(max(0, index - 3), index + 1) for end in range(index + 1, index + 5)
    )
    return any(len(part) > 1 and is_opaque(part, char) for _, part in around)


_AFTER_VERBS: Final = "着了过在住起上好成到进出来去满得不"


def is_across_words(text: str, index: int, word: str) -> bool:
    """Whether a word of two characters is found only because two words stand side by side: 外面包着."""
    if len(word) != 2 or index == 0 or not is_known(text[index - 1] + word[0]):
        return False
    after = text[index + 2 : index + 3]
    verb = parts.tag_of(word[1]).startswith("v") and after != "" and after in _AFTER_VERBS
    return verb or (after != "" and bool(word_counts().get(word[1] + after)) and not is_known(word + after))


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


_COMPLEMENT: Final = re.compile("(.)[不得][着见到完了起来去上下动住懂成好清开出掉]+")


def verb_of(word: str) -> str:
    """Return the verb of a verb with its complement, or the word itself."""
    found = _COMPLEMENT.fullmatch(simplified(word))
    return found.group(1) if found is not None else word


_FEW_WORDS: Final = 30  # everyday words with a character that points to one of them


_ALIKE: Final = (
    "天季节日",
    "生师员家手者人星匠夫",
    "里面边上中",
    "色的",
    "早晨晚上间里",
    "子头儿",
)  # endings that say the same


@lru_cache(maxsize=8192)
def shares_stem(word: str, other: str) -> bool:
    """Whether two words of two characters differ only in an ending of little meaning, or share a character that is in
    few words and stands at the same place: 睡袋 and 睡觉, but not 电池 and 电视, nor 说服 and 服装."""
    one, two = simplified(word), simplified(other)
    if len(one) > 1 and len(two) > 1 and shares_meaning(one, two):
        shared = {char for char, other in (*zip(one, two, strict=False), (one[-1], two[-1])) if char == other} - AFFIXES
        if any(parts.words_with(char) <= _FEW_WORDS and not is_opaque(one, char) for char in shared):
            return not is_opaque(two, "")
    if len(one) != 2 or len(two) != 2 or one[0] != two[0] or one[0] in _EVERYWHERE:
        return False
    return any({one[1], two[1]} <= set(endings) for endings in _ALIKE)


def is_everywhere(word: str) -> bool:
    """Whether this is a single character that is in too many words to point to one of them."""
    return len(word) == 1 and simplified(word) in _EVERYWHERE


_DOUBLED: Final = re.compile(r"(.)[一了]?\1|(.)\2(.)\3|(..)\4")  # 看看, 看一看; 高高兴兴; 休息休息


@lru_cache(maxsize=1024)
def split_forms(word: str) -> re.Pattern[str]:
    """Return a pattern that finds a verb of two characters with other characters inside: 结过婚 for 结婚."""
    plain = simplified(word)
    if len(plain) != 2 or "verb" not in parts.parts_of_speech(plain):
        return _NOTHING
    return re.compile(f"{plain[0]}[了过完着个一次好起成不没顿场的]{{1,3}}{plain[1]}|{plain[0]}来{plain[0]}去")


@lru_cache(maxsize=1024)
def pinyin(word: str) -> str:
    """Return how a word is spelt in letters, without tones, a space between syllables."""
    return plain(sound(simplified(word)))


def variants(word: str) -> frozenset[str]:
    """Return the word with a diminutive or plural affix, and without its suffix."""
    doubled = word * 2 if len(word) == 1 else word  # 狗狗
    added = {word, doubled, f"小{word}", f"{word}儿", f"{word}子", f"{word}们"}
    return frozenset(added | {word.removesuffix("子"), word.removesuffix("儿")} - {""})


def parts_of_speech(word: str) -> Parts:
    """Return the parts of speech in which people use this word, the most usual first; nothing if it is unknown."""
    return parts.parts_of_speech(simplified(word))


def trap_fault(word: str) -> TrapFault | None:
    """Return why this cannot be a trap, or None (TW-24 … TW-32)."""
    return parts.trap_fault(simplified(word))
