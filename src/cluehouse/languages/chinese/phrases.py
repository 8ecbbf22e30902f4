"""What bots say in Chinese around the words of the lexicon."""

from typing import Final

from cluehouse.languages.phrases import Phrases

PHRASES: Final = Phrases(
    pairs=("它跟{a}、{b}有关。", "提到{a}和{b}，你会想到它。", "想想{a}，再想想{b}。"),
    singles=("说到{a}，很多人会想到它。", "有{a}的地方，常常有它。", "它离{a}不远。"),
    contrary=(
        "不是{a}，不过离它很近。",
        "不是{a}，也不是{b}，但跟它们有关。",
        "不是{a}，但常常在一起。",
    ),
    denial="不是{a}。",
    plain=("两个提示：{a}，{b}。", "想一想：{a}，还有{b}。"),
    vague=("很难描述。", "我知道得太少。", "不好描述。", "谜。"),
    about="这是关于{}的。",
    common=3.6,
    comma="，",
    stop="。",
    joint="",
)
