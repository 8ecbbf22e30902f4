"""What bots say in Polish around the words of the lexicon."""

from typing import Final

from cluehouse.languages.phrases import Phrases

PHRASES: Final = Phrases(
    pairs=(
        "Pomyśl, co łączy takie hasła: {a} i {b}.",
        "Bywa tam {a}, bywa też {b}.",
        "Dwa dobre skojarzenia to {a} oraz {b}.",
    ),
    singles=(
        "Gdzie {a}, tam bywa i to.",
        "Dobre skojarzenie to {a}.",
        "Na słowo „{a}” wielu pomyśli właśnie o tym.",
    ),
    contrary=(
        "Nie {a}, ale bardzo blisko.",
        "Nie {a} i nie {b}, ale gdzieś pomiędzy.",
        "Nie {a}, chociaż idzie z tym w parze.",
    ),
    denial="Nie {a}.",
    plain=("Dwa hasła do tego: {a}, {b}.", "Pomoże ci hasło: {a}, a do tego {b}."),
    vague=("Trudno mi to opisać.", "Wiem o tym za mało.", "Nie umiem tego opisać.", "Zagadka."),
    about="To jest {}.",
    common=3.0,
)
