"""Chinese."""

from typing import Final

from cluehouse.languages.chinese import grammar
from cluehouse.languages.chinese.parts import FREQUENCIES
from cluehouse.languages.chinese.phrases import PHRASES
from cluehouse.languages.language import Language
from cluehouse.languages.packages import folder_of

LANGUAGE: Final = Language(
    code="zh",
    name="中文",
    english_name="Chinese",
    package=__name__,
    messages=folder_of("cluehouse.messages") / "zh",
    script="characters",
    grammar=grammar,
    frequencies=FREQUENCIES,
    phrases=PHRASES,
    negations=("不",),
    alphabet="",
)
