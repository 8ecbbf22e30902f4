"""What a grammar has to answer: facts about the words of a language. The referee makes the rulings.

A grammar is a module with these functions and constants. There are two kinds, because the referee compares words in two
ways: words spelt in letters by their dictionary forms and derivation, words written in Chinese characters by the
characters that they share.
"""

from collections.abc import Iterable
from typing import Literal, Protocol

from msgspec import Struct

Script = Literal["letters", "characters"]
TrapFault = Literal["too-common", "not-a-trap-word"]


class Standing(Struct, frozen=True):
    """What a dictionary says about a word: a dictionary form, a form of another word (`lemma`), a name, or unknown."""

    kind: Literal["word", "form", "name", "unknown"]
    lemma: str = ""


class Grammar(Protocol):
    """What every grammar answers."""

    @property
    def PRONOUNS(self) -> frozenset[str]:
        """Pronouns, in lower case (TW-87)."""
        ...

    @property
    def NUMBERS(self) -> frozenset[str]:
        """Number words, in lower case (CN-25)."""
        ...

    @property
    def SPELLING_HINTS(self) -> tuple[str, ...]:
        """Phrases that hint at sound or spelling, in lower case (TW-49)."""
        ...

    def words(self, text: str) -> list[tuple[int, str]]:
        """Return the words of a running text, each with the index where it begins."""
        ...

    def lemmas(self, word: str) -> frozenset[str]:
        """Return the dictionary forms that a word may be a form of, including itself, in lower case."""
        ...

    def is_known(self, word: str) -> bool:
        """Whether the dictionary has this word."""
        ...

    def is_function_word(self, word: str) -> bool:
        """Whether this word has no meaning of its own in running speech."""
        ...

    def is_thing(self, word: str) -> bool:
        """Whether this is a noun in its dictionary form, fit for a sentence frame."""
        ...

    def is_clue_word(self, word: str) -> bool:
        """Whether a native speaker would give this word as a clue, judged by its part of speech."""
        ...

    def names_among(self, words: Iterable[str]) -> frozenset[str]:
        """Return those of the words that are proper names (TW-48)."""
        ...

    def trap_fault(self, word: str) -> TrapFault | None:
        """Return why this cannot be a trap (TW-24 … TW-30), or None."""
        ...

    def sound(self, word: str) -> str:
        """Return how a word sounds: two words sound alike if this is equal."""
        ...


class LetterGrammar(Grammar, Protocol):
    """The grammar of a language that is spelt in letters."""

    def heads(self, word: str) -> frozenset[str]:
        """Return the dictionary forms of a word on a card: itself, or its singular if the card has the plural."""
        ...

    def is_base(self, word: str) -> bool:
        """Whether this is a dictionary form, not only a form of another word."""
        ...

    def is_noun(self, word: str) -> bool:
        """Whether this can be a common noun."""
        ...

    def is_secret_noun(self, word: str) -> bool:
        """Whether this is a noun that people would choose as a secret word."""
        ...

    def is_name(self, word: str) -> bool:
        """Whether this is known only as a proper name."""
        ...

    def is_written_as_name(self, word: str) -> bool:
        """Whether this is a name and written as one, with a capital."""
        ...

    def takes_capital(self, word: str) -> bool:
        """Whether this word has a capital anywhere in a sentence although it is not a name."""
        ...

    def is_diminutive(self, form: str, word: str, family: frozenset[str]) -> bool:
        """Whether the form is a diminutive of the word. `family` is the word's family according to the lexicon."""
        ...

    def is_plainly_derived(self, clue: str, word: str) -> bool:
        """Whether the clue is derived from the word so regularly that nobody would argue."""
        ...

    def looks_derived(self, clue: str, word: str) -> bool:
        """Whether the clue looks derived from the word, or the word from the clue."""
        ...

    def compound_parts(self, word: str) -> frozenset[str]:
        """Return the words that a compound is clearly made of, in lower case; empty if it is not a compound."""
        ...

    def abbreviated(self, word: str) -> tuple[str, ...]:
        """Return the words, in lower case, that an everyday abbreviation stands for (TW-51)."""
        ...

    def standing(self, word: str) -> Standing:
        """Return what the dictionary says about a word, for the secret words of Decipher (DC-07, DC-08)."""
        ...


class CharacterGrammar(Grammar, Protocol):
    """The grammar of a language that is written in Chinese characters."""

    @property
    def AFFIXES(self) -> frozenset[str]:
        """Characters that mean nothing by themselves in a word."""
        ...

    def simplified(self, text: str) -> str:
        """Return the text in the script in which words are compared."""
        ...

    def core(self, word: str) -> str:
        """Return a word without its affixes."""
        ...

    def is_sound_word(self, word: str) -> bool:
        """Whether this word is written for its sound only."""
        ...

    def variants(self, word: str) -> frozenset[str]:
        """Return what counts as the same answer: diminutives, plurals, the word without its suffix (TW-71)."""
        ...


def missing_from(grammar: object, script: Script) -> tuple[str, ...]:
    """Return the names that a grammar of this script lacks."""
    protocol = LetterGrammar if script == "letters" else CharacterGrammar
    wanted = (name for name in dir(protocol) if not name.startswith("_"))
    return tuple(name for name in wanted if not hasattr(grammar, name))
