"""What bots need to speak a language: sentence frames, punctuation, and how common their words must be."""

from msgspec import Struct


class Phrases(Struct, frozen=True, kw_only=True):
    """How bots put associations into sentences. `{a}` and `{b}` stand for words."""

    pairs: tuple[str, ...]  # with two things
    singles: tuple[str, ...]  # with one thing
    contrary: tuple[str, ...]  # what it is not, with one or two things
    denial: str  # the same in as few words as possible
    plain: tuple[str, ...]  # with two words of any kind
    vague: tuple[str, ...]  # for a word about which nothing is known
    about: str  # a sentence around a word (`{}`) for the sentence encoder, which handles single words badly
    common: float  # how common a clue has to be (zipf): a partner should never have to look it up
    comma: str = ", "
    stop: str = "."
    joint: str = "; "  # between sentences that become one message; empty: they are simply concatenated
    capitals: tuple[str, ...] = ()  # beginnings that keep their capital inside a sentence
    glossed: bool = True  # whether the lexicon's English glosses add to the meaning of a word; in English they do not
