"""What bots say in Polish around the words of the lexicon."""

from typing import Final

from cluehouse.languages.phrases import Phrases

PHRASES: Final = Phrases(
    denial="Nie {a}.",
    denials=("nie", "bez", "nigdy", "ani"),
    vague=("Trudno to opisać.", "Niewiele o tym wiem.", "Nie wiem, jak to opisać.", "Zagadka."),
    about="To jest {}.",
    common=3.0,
)
