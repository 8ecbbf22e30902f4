"""The grammar of Chinese: words and characters. Traditional and simplified forms count as the same word."""

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any, Final

from cluehouse.languages.chinese.pinyin import sound_of
from cluehouse.languages.grammar import TrapFault
from cluehouse.languages.packages import folder_of
from cluehouse.languages.word_counts import WordCounts

AFFIXES: Final = frozenset("子头老儿小阿")

PRONOUNS: Final = frozenset(
    (
        "我 你 您 他 她 它 我们 你们 他们 她们 它们 咱们 自己 这 那 这个 那个 这些 那些 谁 什么 哪 哪个 哪里 "
        "这里 那里 某 大家 别人"
    ).split()
)
TOO_COMMON: Final = frozenset("东西 什么 某人 某物 某处 谁 这样 那样 事情".split())
EMPTY_VERBS: Final = frozenset("是 有 能 可以 会".split())
INDEFINITE: Final = frozenset("几 几个 一些 许多 很多 多少 若干 有些".split())
FUNCTION_WORDS: Final = frozenset("才 地 得 们 个 是 这 那".split()) | frozenset(
    (
        "的 了 着 过 吗 呢 吧 啊 和 与 或 但是 因为 所以 如果 在 从 到 把 被 对 向 跟 比 很 非常 也 都 就 不 "
        "没 没有 又 再 还 更 最 已经 正在"
    ).split()
)
NUMBERS: Final = frozenset("零 一 二 三 四 五 六 七 八 九 十 百 千 万 两".split())
_NAME_TAGS: Final = ("nr", "ns", "nt", "nz")  # names of people, places, organisations, and other names
SPELLING_HINTS: Final = ("押韵", "谐音", "读音", "听起来像", "拼音", "偏旁", "部首", "笔画", "开头的字", "首字母")

# Words written for their sound only: their characters say nothing about their meaning.
SOUND_WORDS: Final = frozenset(
    (
        "滑铁卢 马拉松 巧克力 沙发 咖啡 可可 可乐 沙拉 三明治 汉堡 披萨 比萨 布丁 芝士 威士忌 白兰地 伏特加 "
        "香槟 鸡尾酒 巴士 的士 摩托 马达 雷达 坦克 吉普 卡车 卡片 卡通 幽默 浪漫 逻辑 模特 麦克风 吉他 萨克斯 "
        "探戈 华尔兹 芭蕾 爵士 摇滚 保龄球 高尔夫 乒乓 乒乓球 扑克 桑拿 沙龙 克隆 基因 维他命 荷尔蒙 尼古丁 "
        "吗啡 阿司匹林 盘尼西林 马赛克 水门汀 席梦思 尼龙 歇斯底里 乌托邦 图腾 罗马 伦敦 巴黎 纽约 柏林 "
        "莫斯科 马德里 罗马尼亚 西班牙 葡萄牙 牙买加 意大利 俄罗斯 加拿大 墨西哥 巴西 阿根廷 埃及 印度 土耳其 "
        "希腊 瑞士 瑞典 丹麦 芬兰 波兰 荷兰 冰淇淋 凯撒 拿破仑 哈利波特 哈利·波特 莎士比亚 牛顿 马克思 "
        "贝多芬 莫扎特 达芬奇 米老鼠 奥林匹克 诺贝尔 奥斯卡 好莱坞 迪士尼 蒙太奇 蒙娜丽莎 维纳斯 丘比特 宙斯 "
        "雅典娜 木乃伊 法老 吉普赛 布尔乔亚 菩萨 罗汉 佛陀 和尚 尼姑 喇嘛 哈达 戈壁 胡同 萨满 哈巴狗 伊妹儿 "
        "黑客 博客 粉丝 脱口秀 嘻哈 迪斯科 爵士乐 酷 乌克兰 阿拉伯 福尔摩斯 密西西比 墨尔本 匈牙利 华盛顿 "
        "达尔文 悉尼 罗密欧 朱丽叶 哥伦布 爱因斯坦 爱迪生 毕加索 梵高 凡尔赛 威尼斯 佛罗伦萨 米兰 巴塞罗那 "
        "阿姆斯特丹 维也纳 布拉格 华沙 赫尔辛基 斯德哥尔摩 哥本哈根 奥地利 比利时 保加利亚 塞尔维亚 克罗地亚 "
        "爱尔兰 苏格兰 英格兰 冰岛 伊拉克 伊朗 以色列 沙特 叙利亚 阿富汗 巴基斯坦 孟加拉 尼泊尔 缅甸 马来西亚 "
        "新加坡 菲律宾 肯尼亚 尼日利亚 摩洛哥 古巴 智利 秘鲁 哥伦比亚 委内瑞拉 夏威夷 加利福尼亚 得克萨斯 "
        "芝加哥 波士顿 费城 西雅图 旧金山"
    ).split()
)


@cache
def _converter() -> Any:
    from opencc import OpenCC

    return OpenCC("t2s")


@cache
def _segmenter() -> Any:
    """Return the word segmenter, with its own dictionary, stored in little memory."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its source has escapes that newer Python versions warn about
        import jieba

    segmenter = jieba.Tokenizer()
    segmenter.FREQ, segmenter.total = _dictionary(), _dictionary().total
    segmenter.initialized = True
    return segmenter


@cache
def _dictionary() -> WordCounts:
    """Return how frequent each word of the dictionary is; prefixes of words are included with 0."""
    with (folder_of("jieba") / "dict.txt").open(encoding="utf-8") as file:
        return WordCounts(counted for line in file for counted in _counted(line))


def _counted(line: str) -> Iterator[tuple[str, int]]:
    word, count, _ = line.split(" ")
    yield word, int(count)
    for end in range(1, len(word)):
        yield word[:end], 0


@lru_cache(maxsize=8192)
def simplified(text: str) -> str:
    """Return the text in simplified characters."""
    return str(_converter().convert(text))


def words(text: str) -> list[tuple[int, str]]:
    """Return the words of a running text in simplified characters, each with the index where it begins."""
    return [(start, word) for word, start, _ in _segmenter().tokenize(simplified(text)) if word.strip()]


def lemmas(word: str) -> frozenset[str]:
    """Return the word itself: Chinese words have one form."""
    return frozenset({simplified(word)})


def is_known(word: str) -> bool:
    """Whether the dictionary has this word."""
    return len(word) == 1 or bool(_dictionary().get(word))


@lru_cache(maxsize=8192)
def sound(word: str) -> str:
    """Return how a word sounds, with its tones."""
    return sound_of(word)


@lru_cache(maxsize=8192)
def core(word: str) -> str:
    """Return a word without the affixes that mean nothing by themselves: 狮 for 狮子."""
    kept = "".join(char for char in word if char not in AFFIXES)
    return kept or word


def is_sound_word(word: str) -> bool:
    """Whether this word, or its core, is written for its sound."""
    return word in SOUND_WORDS or any(len(known) >= 3 and known in word for known in SOUND_WORDS)


def is_function_word(word: str) -> bool:
    """Whether this word has no meaning of its own."""
    return word in FUNCTION_WORDS


def is_thing(word: str) -> bool:
    """Whether this is fit for a sentence: single characters are not; longer words are mostly nouns."""
    return len(word) > 1


def is_clue_word(word: str) -> bool:
    """Whether this can be a clue: words of any kind can, including many that the dictionary lacks."""
    return True


def names_among(words: Iterable[str]) -> frozenset[str]:
    """Return words that the dictionary lists as names of people and places, and words written for their sound."""
    asked = frozenset(words)
    with (folder_of("jieba") / "dict.txt").open(encoding="utf-8") as file:
        lines = (line.split(" ") for line in file)
        named = {line[0] for line in lines if line[0] in asked and line[-1].strip().startswith(_NAME_TAGS)}
    return frozenset(word for word in asked if (len(word) > 1 and word in named) or is_sound_word(word))


def variants(word: str) -> frozenset[str]:
    """Return the word with a diminutive or plural affix, and without its suffix."""
    added = {word, f"小{word}", f"{word}儿", f"{word}子", f"{word}们"}
    return frozenset(added | {word.removesuffix("子"), word.removesuffix("儿")} - {""})


def trap_fault(word: str) -> TrapFault | None:
    """Return why this cannot be a trap, or None."""
    plain = simplified(word)
    if plain in TOO_COMMON | EMPTY_VERBS:
        return "too-common"
    return "not-a-trap-word" if plain in PRONOUNS | INDEFINITE | FUNCTION_WORDS else None
