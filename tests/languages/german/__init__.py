"""A toy German: everything that a language needs, small enough to be read at a glance."""

from typing import Final

from cluehouse.languages import LANGUAGES
from cluehouse.languages.frequency import wordfreq_list
from cluehouse.languages.language import Language
from cluehouse.languages.phrases import Phrases
from tests.languages.german import grammar

LANGUAGE: Final = Language(
    code="de",
    name="Deutsch",
    english_name="German",
    package=__name__,
    messages=LANGUAGES["en"].messages,  # a real language brings its own
    script="letters",
    grammar=grammar,
    frequencies=wordfreq_list("small_de"),
    phrases=Phrases(
        denial="Nicht {a}.",
        denials=("nicht", "kein", "keine", "ohne"),
        vague=("Schwer zu beschreiben.",),
        about="Es geht um {}.",
        common=3.0,
    ),
    negations=("nicht", "kein"),
    alphabet="A6 Ä2 B3 C3 D4 E9 F3 G3 H3 I5 J1 K3 L4 M3 N5 O4 Ö2 P2 Q1 R4 S5 T4 U4 Ü2 V1 W2 X1 Y1 Z2",
)
