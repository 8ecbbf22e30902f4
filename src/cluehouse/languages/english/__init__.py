"""English."""

from typing import Final

from cluehouse.languages.english import grammar
from cluehouse.languages.english.phrases import PHRASES
from cluehouse.languages.language import Language
from cluehouse.languages.packages import folder_of

LANGUAGE: Final = Language(
    code="en",
    name="English",
    english_name="English",
    package=__name__,
    messages=folder_of("cluehouse.messages") / "en",
    script="letters",
    grammar=grammar,
    frequencies=grammar.FREQUENCIES,
    phrases=PHRASES,
    negations=("not",),
    alphabet="international",
)
