"""What bots say in English around the words of the lexicon."""

from typing import Final

from cluehouse.languages.phrases import Phrases

PHRASES: Final = Phrases(
    pairs=(
        "Think of {a} and {b}.",
        "Look for it between {a} and {b}.",
        "It belongs with {a} and {b}.",
    ),
    singles=(
        "Where there is {a}, you may find it.",
        "It goes well with {a}.",
        "People who talk about {a} mention it.",
    ),
    contrary=(
        "Not {a}, but very close to it.",
        "Not {a} and not {b}, but right beside them.",
        "Not {a}, though they go together.",
    ),
    denial="Not {a}.",
    plain=("Two good words for it: {a}, {b}.", "Here are two hints: {a}, and also {b}."),
    vague=("Hard to describe.", "I know too little about it.", "Not easy to describe.", "Mystery."),
    about="It is about {}.",
    common=3.4,
    capitals=("I ", "I'"),
    glossed=False,
)
