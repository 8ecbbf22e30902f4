"""What bots say in English around the words of the lexicon."""

from typing import Final

from cluehouse.languages.phrases import Phrases

PHRASES: Final = Phrases(
    denial="Not {a}.",
    denials=(
        "not",
        "no",
        "never",
        "without",
        "isn't",
        "aren't",
        "wasn't",
        "doesn't",
        "don't",
        "can't",
        "cannot",
        "won't",
    ),
    vague=("Hard to describe.", "I don't know much about this one.", "Not easy to put into words.", "Mystery."),
    about="It has something to do with {}.",
    common=3.4,
    capitals=("I ", "I'"),
    glossed=False,
)
