"""What bots need to speak a language and to understand it: a few set words, punctuation, how common words must be."""

from msgspec import Struct


class Phrases(Struct, frozen=True, kw_only=True):
    """How bots speak, beside the lines of the lexicon."""

    denial: str  # what it is not (`{a}`), in as few words as possible
    denials: tuple[str, ...]  # words by which people say that something is not so, in lower case
    vague: tuple[str, ...]  # for a word about which nothing is known
    about: str  # a sentence around a word (`{}`) for the sentence encoder, which handles single words badly
    common: float  # how common a clue has to be (zipf): a partner should never have to look it up
    comma: str = ", "
    stop: str = "."
    joint: str = "; "  # between sentences that become one message; empty: they are simply concatenated
    capitals: tuple[str, ...] = ()  # beginnings that keep their capital inside a sentence
    glossed: bool = True  # whether the lexicon's English glosses add to the meaning of a word; in English they do not
