"""What bots say in Chinese around the words of the lexicon."""

from typing import Final

from cluehouse.languages.phrases import Phrases

PHRASES: Final = Phrases(
    denial="不是{a}。",
    denials=("不", "不是", "不会", "不能", "不用", "不要", "没", "没有", "无", "并非"),
    vague=("这个真不好形容。", "我也说不太清楚。", "这个我不太了解。", "谜。"),
    about="这是关于{}的。",
    common=3.6,
    comma="，",
    stop="。",
    joint="",
)
