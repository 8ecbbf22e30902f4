"""Polish."""

from typing import Final

from cluehouse.languages.language import Language
from cluehouse.languages.packages import folder_of
from cluehouse.languages.polish import grammar
from cluehouse.languages.polish.parts import FREQUENCIES
from cluehouse.languages.polish.phrases import PHRASES

LANGUAGE: Final = Language(
    code="pl",
    name="Polski",
    english_name="Polish",
    package=__name__,
    messages=folder_of("cluehouse.messages") / "pl",
    script="letters",
    grammar=grammar,
    frequencies=FREQUENCIES,
    phrases=PHRASES,
    negations=("nie",),
    alphabet="polish",
)
