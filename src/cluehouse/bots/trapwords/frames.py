"""Sentences around associations, for what our lines leave unsaid. Words that fit everything, capitals only in front."""

from typing import Final

from msgspec import Struct

from cluehouse.words.decks import Language


class Frames(Struct, frozen=True):
    """How a language puts associations into a sentence."""

    pairs: tuple[str, ...]  # around two things
    singles: tuple[str, ...]  # around one thing
    contrary: tuple[str, ...]  # saying what it is not, around one or two things
    denial: str  # the same in as few words as can be
    plain: tuple[str, ...]  # around two words of any kind
    vague: tuple[str, ...]  # of a word of which nothing is known: the truth
    comma: str


FRAMES: Final[dict[Language, Frames]] = {
    "pl": Frames(
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
        comma=", ",
    ),
    "en": Frames(
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
        comma=", ",
    ),
    "zh": Frames(
        pairs=("它跟{a}、{b}有关。", "提到{a}和{b}，你会想到它。", "想想{a}，再想想{b}。"),
        singles=("说到{a}，很多人会想到它。", "有{a}的地方，常常有它。", "它离{a}不远。"),
        contrary=(
            "不是{a}，不过离它很近。",
            "不是{a}，也不是{b}，但跟它们有关。",
            "不是{a}，但常常在一起。",
        ),
        denial="不是{a}。",
        plain=("两个提示：{a}，{b}。", "想一想：{a}，还有{b}。"),
        vague=("很难描述。", "我知道得太少。", "不好描述。", "谜。"),
        comma="，",
    ),
}
