"""What a character means in a Chinese word: whether people hear it there, and whether two words share it."""

import re
from functools import lru_cache
from typing import Final

from cluehouse.languages.chinese import parts
from cluehouse.languages.chinese.dictionary import is_known, simplified, word_counts
from cluehouse.languages.chinese.forms import AFFIXES, DOUBLED
from cluehouse.languages.chinese.parts import parts_of_speech
from cluehouse.languages.text import is_chinese

# Characters that are in too many words to mean much, and those that make words of time.
_EVERYWHERE: Final = frozenset("人大小上下里外前后中一不天年月日个们生家员者子头儿老是有的地得了来去出开")
_MEANING: Final = ("noun", "verb", "adjective")


@lru_cache(maxsize=8192)
def shares_meaning(word: str, other: str) -> bool:
    """Whether a character that both words have means something in them."""
    if not set(_MEANING).issuperset(parts_of_speech(simplified(word))):
        return False
    shared = (set(simplified(word)) & set(simplified(other))) - _EVERYWHERE
    return any(parts_of_speech(char)[:1] in tuple((part,) for part in _MEANING) for char in shared)


def is_opaque(word: str, char: str) -> bool:
    """Whether nobody hears the meaning of this character in the word."""
    plain = simplified(word)
    if _MEASURED.fullmatch(plain) and plain[-1] == char:
        return True  # 一百米
    doubled = DOUBLED.fullmatch(plain)
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
    if len(word) != 2 or index == 0:
        return False
    after = text[index + 2 : index + 3]
    verb = parts.tag_of(word[1]).startswith("v") and after != "" and after in _AFTER_VERBS
    if word[1] in _BEFORE_VERBS and is_chinese(after) and after != "的" and _COUNTED.search(text[:index] + word[0]):
        return True
    if verb and word[0] in _LOCATIVE and parts.tag_of(text[index - 1]).startswith("n"):
        return True  # 家中学着
    if not is_known(text[index - 1] + word[0]):
        return False
    return verb or (after != "" and bool(word_counts().get(word[1] + after)) and not is_known(word + after))


_BEFORE_VERBS: Final = "才会就都也要能可还又再没不"
_COUNTED: Final = re.compile(
    r"(?:[零一二三四五六七八九十百千万两几半多整每\d]|今|明|去)(?:[天年月日周秒分岁]|[个位名]人)$"
)  # 几百天
_LOCATIVE: Final = "里中上下"
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
