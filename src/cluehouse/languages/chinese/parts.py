"""Parts of speech of Chinese words, as people use them.

The dictionary has one tag for each word. It is good for nouns, verbs and adjectives, and unreliable for function words
(小偷 is listed as an adverb), so those are in closed lists, and an unlisted one is left to people.
"""

import re
from collections import Counter
from functools import cache, lru_cache
from typing import Final

from cluehouse.languages.frequency import wordfreq_list
from cluehouse.languages.packages import folder_of
from cluehouse.languages.parts import Parts, TrapFault, fault_of, read_word_lists
from cluehouse.languages.text import is_abbreviation, is_chinese
from cluehouse.languages.word_counts import WordCounts

FREQUENCIES: Final = wordfreq_list("large_zh", spellings="_chinese_mapping")

_LISTS: Final = read_word_lists(folder_of(__package__) / "parts.txt")
PRONOUNS: Final = _LISTS["pronoun"]
NAMES: Final = _LISTS["name"]
OPAQUE: Final = _LISTS["opaque"]
OTHER_SENSE: Final = _LISTS["other-sense"]  # "花:花钱"
COUNTRIES: Final = _LISTS["countries"]

_DIGITS: Final = "零〇一二三四五六七八九十百千万亿两半双"
_NUMBER: Final = re.compile(rf"第?[{_DIGITS}]+[个只条位名次号]?|\d+")
_VAGUE: Final = re.compile(
    r"(?:几|好几|好多|许多|很多|不少)[十百千万亿]*[个只条位种次天年些]?|[数上][十百千万亿]+[个只条位种次天年]?|一些|若干|有些|有的|多少|好些|些|无数|众多|诸多|"
    r"大批|大量|少数|多数|大多数|大部分|一部分|一点|一点儿|多个|多种|多次|成千上万|好多|许多|很多|不少|几|几个"
)
_ADVERB: Final = re.compile(r"(.)\1地|(.)\2(.)\3地|.{2,}[然快慢静轻重大]地")
NUMBERS: Final = frozenset("零 一 二 三 四 五 六 七 八 九 十 百 千 万 两".split())

# Characters that write the sound of foreign names.
_SOUNDS: Final = frozenset(
    "阿埃艾奥巴贝比彼伯博布查达戴丹德蒂迪丁杜多恩尔凡菲费弗福盖格哈汉赫亨霍基吉加简杰卡凯坎康科克肯库拉莱兰朗劳雷"
    "里利莉丽莲琳卢鲁路伦罗洛马玛迈麦曼蒙米莫姆穆纳娜内尼诺帕佩皮珀普奇琪乔琼萨塞瑟莎圣史斯丝苏索塔泰坦汤特提汀图托"
    "瓦韦威维温沃西希辛休雅亚扬耶伊茵尤约泽扎詹珍朱兹佐顿逊森瑞娅"
)
# Surnames that are seldom anything else: 李时珍. (高中生 begins with a surname too.)
_SURNAMES: Final = frozenset(
    "赵孙李周吴郑冯陈褚蒋沈韩杨朱秦尤吕孔曹魏姜戚邹喻窦苏潘葛范彭鲁韦俞袁鲍薛贺倪汤滕殷郝邬傅卞伍顾孟穆萧尹姚邵汪祁"
    "狄臧庞屈董梁杜阮闵贾颜郭徐邱骆蔡樊霍虞柯卢裘缪邓崔龚邢裴陆翁荀甄靳侯宓栾詹黎翟谭姬冉瞿阎廖耿聂岳闫肖刘王张宋林钱"
)
_OPENED: Final = ("张大", "张开")  # 张大嘴 is listed as a name
_OF_A_COUNTRY: Final = ("人", "菜", "式", "语", "话", "餐", "队")  # 日本人 is no name
_OF_A_PERSON: Final = ("兄弟", "姐妹", "夫人", "夫妇", "先生", "女士", "小姐", "博士")  # 格林兄弟
_PLACE: Final = re.compile(r"[\u4e00-\u9fff]{2,3}(?:省|县|自治区|特别行政区)")

_TAGS: Final = (
    "n nr ns nt nz nrt nrfg ng v vn vg vd vi vq a ad an ag b z i l m mq mg q t tg f s j r rr rz rg p c d dg df u uj ul "
    "ug ud uv uz y e o g x k h zg"
).split()
_BY_TAG: Final[dict[str, Parts]] = {
    # 太阳 and 城市 are listed as names, so that tags say nothing about names
    **dict.fromkeys("n ng nz nr ns nt nrt nrfg q t tg f s j g x k h zg".split(), ("noun",)),
    **dict.fromkeys("m mq mg".split(), ("number",)),
    **dict.fromkeys("v vg vd vi vq".split(), ("verb",)),
    "vn": ("verb", "noun"),
    **dict.fromkeys("a ad ag b z".split(), ("adjective",)),
    "an": ("adjective", "noun"),
    **dict.fromkeys("i l".split(), ("adjective", "noun")),
    **dict.fromkeys("r rr rz rg".split(), ("pronoun",)),
    "p": ("preposition", "noun"),
    "c": ("conjunction", "noun"),
    **dict.fromkeys("d dg df".split(), ("noun",)),  # the adverbs among them are listed above, or end in 然
    **dict.fromkeys("u uj ul ug ud uv uz y".split(), ("particle",)),
    **dict.fromkeys("e o".split(), ("particle", "noun")),
}


@cache
def _tags() -> WordCounts:
    """Return the number of each word's tag."""
    numbers = {tag: number for number, tag in enumerate(_TAGS)}
    with (folder_of("jieba") / "dict.txt").open(encoding="utf-8") as file:
        lines = (line.split() for line in file)
        return WordCounts((line[0], numbers.get(line[2], 0)) for line in lines)


@cache
def _characters() -> WordCounts:
    """Return in how many everyday words of two or three characters each character is."""
    counted = Counter(
        char for row, word in FREQUENCIES.listed() if row <= _EVERYDAY and 1 < len(word) < 4 for char in set(word)
    )
    return WordCounts(counted.items())


_EVERYDAY: Final = 550  # rows of the frequency list


def words_with(char: str) -> int:
    """Return in how many everyday words this character is."""
    return _characters().get(char) or 0


def tag_of(word: str) -> str:
    """Return the dictionary's tag of a word; empty if it is unknown."""
    number = _tags().get(word)
    return "" if number is None else _TAGS[number]


def trap_fault(word: str) -> TrapFault | None:
    """Return why this cannot be a trap, or None (TW-24 … TW-32)."""
    if word in _LISTS["too-common"]:
        return TrapFault("too-common")
    if word in _LISTS["general"]:
        return TrapFault("general", "doubtful")
    if word in _LISTS["habits"]:
        return TrapFault("habit", "doubtful")
    return fault_of(parts_of_speech(word))


@lru_cache(maxsize=16384)
def parts_of_speech(word: str) -> Parts:
    """Return the parts of speech in which people use this word, the most usual first; nothing if it is unknown."""
    if word in _LISTS.parts:
        return _LISTS.parts[word]
    if len(word) > 1 and word.endswith("的") and not tag_of(word):
        return parts_of_speech(word[:-1])
    if _VAGUE.fullmatch(word):
        return ("vague-number",)
    if _NUMBER.fullmatch(word):
        return ("number",)
    tag = tag_of(word)
    if _ADVERB.fullmatch(word) or (
        len(word) > 2 and word.endswith("地") and tag in ("", "z", "d") and tag_of(word[:-1])
    ):
        return ("adverb",)
    if tag == "d" and word.endswith("然"):
        return ("adverb",)
    if tag in ("nr", "nrt", "nrfg", "ns") and len(word) > 2 and _SOUNDS.issuperset(word):
        return ("name",)
    if tag in ("nr", "nrt") and word.endswith(_OF_A_PERSON) and parts_of_speech(word[:-2]) == ("name",):
        return ("name",)
    if tag in ("nr", "nrfg") and len(word) == 3 and word[0] in _SURNAMES and not _is_word_with_more(word):
        return ("name",)
    if (tag == "ns" and _PLACE.fullmatch(word)) or (
        tag in ("ns", "nt") and word[:2] in NAMES and not word.endswith(_OF_A_COUNTRY)
    ):
        return ("name",)
    if tag:
        return _BY_TAG[tag]
    return ("noun",) if len(word) == 1 and is_chinese(word) else ()


def _is_word_with_more(name: str) -> bool:
    """Whether what the dictionary lists as a person's name is an everyday word and one more character: 林子里."""
    begins = tag_of(name[:2])
    if name[:2] in _OPENED or name[2] in _PLACES:
        return True
    return bool(begins) and not begins.startswith("nr") and FREQUENCIES.frequency(name) < _KNOWN_NAME


_PLACES: Final = "里上下内外旁"  # in no given name
_KNOWN_NAME: Final = 2.5  # a name that people know (zipf)


def writes_foreign_name(word: str) -> bool:
    """Whether all characters of this word are used to write the sound of foreign names."""
    return len(word) > 1 and _SOUNDS.issuperset(word)


def is_abbreviated_name(word: str) -> bool:
    """Whether this is the abbreviation of a proper name, in letters: FBI, but not KTV."""
    small = word.casefold()
    if small in _LISTS["abbreviated-names"]:
        return True
    return is_abbreviation(word) and small not in _LISTS["acronyms"]
