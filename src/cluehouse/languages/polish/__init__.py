"""Polish."""

from typing import Final

from cluehouse.languages.frequency import wordfreq_list
from cluehouse.languages.language import Language
from cluehouse.languages.packages import folder_of
from cluehouse.languages.polish import grammar
from cluehouse.languages.polish.phrases import PHRASES

LANGUAGE: Final = Language(
    code="pl",
    name="Polski",
    english_name="Polish",
    package=__name__,
    messages=folder_of("cluehouse.messages") / "pl",
    script="letters",
    grammar=grammar,
    frequencies=wordfreq_list("large_pl"),
    phrases=PHRASES,
    negations=("nie",),
    alphabet="polish",
)
