"""Forms of Chinese words: with endings and degrees, doubled, taken apart, and with affixes that mean nothing."""

import re
from functools import lru_cache
from typing import Final

from cluehouse.languages.chinese import parts
from cluehouse.languages.chinese.dictionary import is_known, simplified

AFFIXES: Final = frozenset("子头老儿小阿")
_NOTHING: Final = re.compile("(?!)")
# Words in which the other character does not mean by itself what the word means.
_OWN_SENSE: Final = frozenset(
    (
        "面子 电子 日子 点子 分子 原子 样子 老师 老板 老婆 老公 老是 码头 念头 镜头 "
        "小心 小说 小时 小学 小吃 小费 小麦 小气 老实"
    ).split()
)


_KIN: Final = frozenset("爸妈爷奶哥姐弟妹叔舅姑婶公婆宝")  # 大姐 is of the family of 姐姐


@lru_cache(maxsize=8192)
def core(word: str) -> str:
    """Return a word without the affixes that mean nothing by themselves: 狮 for 狮子."""
    if word in _OWN_SENSE:
        return word
    if len(word) == 2 and word[0] == word[1] and word[0] in _KIN:
        return word[0]
    return _AFFIXED.sub("", word)


_AFFIXED: Final = re.compile(r"^[老小阿]+(?=.)|(?<=.)[子头儿]+$")  # 头 begins 头发 with its own meaning


DEGREES: Final = ("最", "很", "更", "太", "非常", "好")
_ENDINGS: Final = ("们", "了", "过", "着", "的", "地", "儿")


@lru_cache(maxsize=8192)
def bases(word: str) -> frozenset[str]:
    """Return the words that this may be a form of: without an ending or a degree, and not doubled."""
    found, left = {word}, [word]
    while left:
        form = left.pop()
        shorter = [form.removesuffix(ending) for ending in _ENDINGS if form.endswith(ending)]
        shorter += [form.removeprefix(degree) for degree in DEGREES if form.startswith(degree)]
        if doubled := DOUBLED.fullmatch(form):
            shorter += ["".join(filter(None, doubled.groups()))]
        left += [each for each in shorter if each and each not in found]
        found.update(filter(None, shorter))
    return frozenset(found - {word})


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
    if plain != base and word.endswith(plain) and parts.parts_of_speech(word) == ("adjective",):
        return True  # 雪白
    doubled = DOUBLED.match(word) is not None
    return plain in bases(word) and (doubled or not is_known(word))


_COMPLEMENT: Final = re.compile("(.)[不得][着见到完了起来去上下动住懂成好清开出掉]+")


def verb_of(word: str) -> str:
    """Return the verb of a verb with its complement, or the word itself."""
    found = _COMPLEMENT.fullmatch(simplified(word))
    return found.group(1) if found is not None else word


DOUBLED: Final = re.compile(r"(.)[一了]?\1|(.)\2(.)\3|(..)\4")  # 看看, 看一看; 高高兴兴; 休息休息


@lru_cache(maxsize=1024)
def split_forms(word: str) -> re.Pattern[str]:
    """Return a pattern that finds a verb of two characters with other characters inside: 结过婚 for 结婚."""
    plain = simplified(word)
    if len(plain) != 2 or "verb" not in parts.parts_of_speech(plain):
        return _NOTHING
    return re.compile(f"{plain[0]}[了过完着个一次好起成不没顿场的]{{1,3}}{plain[1]}|{plain[0]}来{plain[0]}去")


def variants(word: str) -> frozenset[str]:
    """Return the word with a diminutive or plural affix, and without its suffix."""
    doubled = word * 2 if len(word) == 1 else word  # 狗狗
    added = {word, doubled, f"小{word}", f"{word}儿", f"{word}子", f"{word}们"}
    return frozenset(added | {word.removesuffix("子"), word.removesuffix("儿")} - {""})
