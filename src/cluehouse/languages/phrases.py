"""What bots need to speak a language: sentence frames, punctuation, and how common their words have to be."""

from msgspec import Struct


class Phrases(Struct, frozen=True, kw_only=True):
    """How bots put associations into sentences. `{a}` and `{b}` stand for words."""

    pairs: tuple[str, ...]  # around two things
    singles: tuple[str, ...]  # around one thing
    contrary: tuple[str, ...]  # what it is not, around one or two things
    denial: str  # the same in as few words as possible
    plain: tuple[str, ...]  # around two words of any kind
    vague: tuple[str, ...]  # about a word of which nothing is known
    about: str  # a sentence around a word (`{}`) for the sentence encoder, which makes little of a lone word
    common: float  # how common a clue has to be (zipf): a partner should never have to look it up
    comma: str = ", "
    stop: str = "."
    joint: str = "; "  # between sentences that become one message; empty: they follow each other as they are
    capitals: tuple[str, ...] = ()  # beginnings that keep their capital inside a sentence
    glossed: bool = True  # do the lexicon's English glosses add to the meaning of a word? In English they do not
