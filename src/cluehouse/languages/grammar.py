"""What a grammar has to answer: facts about the words of a language. Rulings are the referee's.

A grammar is a module with these functions and constants. There are two kinds, because the referee compares words in
two ways: words spelt in letters by their dictionary forms and derivation, words written in Chinese characters by the
characters that they share.
"""

from collections.abc import Iterable
from typing import Literal, Protocol

from msgspec import Struct

Script = Literal["letters", "characters"]
TrapFault = Literal["too-common", "not-a-trap-word"]


class Standing(Struct, frozen=True):
    """What a dictionary says of a word: a dictionary form, a form of another word (`lemma`), a name, or unknown."""

    kind: Literal["word", "form", "name", "unknown"]
    lemma: str = ""


class Grammar(Protocol):
    """What every grammar answers."""

    @property
    def PRONOUNS(self) -> frozenset[str]:
        """Pronouns, in small letters (TW-87)."""
        ...

    @property
    def NUMBERS(self) -> frozenset[str]:
        """Number words, in small letters (CN-25)."""
        ...

    @property
    def SPELLING_HINTS(self) -> tuple[str, ...]:
        """Phrases that hint at sound or spelling, in small letters (TW-49)."""
        ...

    def words(self, text: str) -> list[tuple[int, str]]:
        """The words of a running text, each with the index where it begins."""
        ...

    def lemmas(self, word: str) -> frozenset[str]:
        """The dictionary forms that a word may be a form of, itself among them, in small letters."""
        ...

    def is_known(self, word: str) -> bool:
        """Does the dictionary have this word?"""
        ...

    def is_function_word(self, word: str) -> bool:
        """Does this word carry no meaning of its own in running speech?"""
        ...

    def is_thing(self, word: str) -> bool:
        """Is this a noun in its dictionary form, fit for a sentence frame?"""
        ...

    def is_clue_word(self, word: str) -> bool:
        """Would a native speaker give this word as a clue, as far as its part of speech goes?"""
        ...

    def names_among(self, words: Iterable[str]) -> frozenset[str]:
        """Those of the words that are proper names (TW-48)."""
        ...

    def trap_fault(self, word: str) -> TrapFault | None:
        """Why this cannot be a trap (TW-24 … TW-30), or None."""
        ...

    def sound(self, word: str) -> str:
        """How a word sounds: two words sound alike if this is equal."""
        ...


class LetterGrammar(Grammar, Protocol):
    """The grammar of a language that is spelt in letters."""

    def heads(self, word: str) -> frozenset[str]:
        """The dictionary forms of a word on a card: itself, or its singular where the card has the plural."""
        ...

    def is_base(self, word: str) -> bool:
        """Is this a dictionary form, not only a form of another word?"""
        ...

    def is_noun(self, word: str) -> bool:
        """Can this be a common noun?"""
        ...

    def is_secret_noun(self, word: str) -> bool:
        """Is this a noun that people would choose as a secret word?"""
        ...

    def is_name(self, word: str) -> bool:
        """Is this known as a proper name and as nothing else?"""
        ...

    def is_written_as_name(self, word: str) -> bool:
        """Is this written as the name that it is, with a capital?"""
        ...

    def takes_capital(self, word: str) -> bool:
        """Is this word written with a capital anywhere in a sentence, though it is no name?"""
        ...

    def is_diminutive(self, form: str, word: str, family: frozenset[str]) -> bool:
        """Is the form a diminutive of the word? `family` is what the lexicon calls the word's family."""
        ...

    def is_plainly_derived(self, clue: str, word: str) -> bool:
        """Is the clue derived from the word so regularly that nobody would argue?"""
        ...

    def looks_derived(self, clue: str, word: str) -> bool:
        """Does the clue look as if it were built on the word, or the word on the clue?"""
        ...

    def compound_parts(self, word: str) -> frozenset[str]:
        """The words that a compound is plainly made of, in small letters; empty if it is none."""
        ...

    def abbreviated(self, word: str) -> tuple[str, ...]:
        """The words, in small letters, that an everyday abbreviation stands for (TW-51)."""
        ...

    def standing(self, word: str) -> Standing:
        """What the dictionary says of a word, for the secret words of Decipher (DC-07, DC-08)."""
        ...


class CharacterGrammar(Grammar, Protocol):
    """The grammar of a language that is written in Chinese characters."""

    @property
    def AFFIXES(self) -> frozenset[str]:
        """Characters that mean nothing by themselves in a word."""
        ...

    def simplified(self, text: str) -> str:
        """The text in the one script that words are compared in."""
        ...

    def core(self, word: str) -> str:
        """A word without its affixes."""
        ...

    def is_sound_word(self, word: str) -> bool:
        """Is this word written for its sound alone?"""
        ...

    def variants(self, word: str) -> frozenset[str]:
        """What counts as the same answer: diminutives, plurals, the word without its suffix (TW-71)."""
        ...


def missing_from(grammar: object, script: Script) -> tuple[str, ...]:
    """The names that a grammar of this script lacks."""
    protocol = LetterGrammar if script == "letters" else CharacterGrammar
    wanted = (name for name in dir(protocol) if not name.startswith("_"))
    return tuple(name for name in wanted if not hasattr(grammar, name))
