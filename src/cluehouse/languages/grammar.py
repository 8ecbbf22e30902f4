"""What a grammar has to answer: facts about the words of a language. The referee makes the rulings.

A grammar is a module with these functions and constants. There are two kinds, because the referee compares words in two
ways: words spelt in letters by their dictionary forms and derivation, words written in Chinese characters by the
characters that they share.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Literal, Protocol

from msgspec import Struct

from cluehouse.languages.parts import Parts, TrapFault

Script = Literal["letters", "characters"]


class Standing(Struct, frozen=True):
    """What a dictionary says about a word: a dictionary form, a form of another word (`lemma`), a name, or unknown."""

    kind: Literal["word", "form", "name", "unknown"]
    lemma: str = ""


HintKind = Literal[
    "letter",  # which letters or characters the word has: "it starts with a B"
    "length",  # how many letters, characters or syllables
    "rhyme",
    "sound",  # "sounds like"
    "spelling",  # how it is written: anagrams, backwards, radicals
    "translation",  # what it is called in another language
    "disguised-title",  # "that film where …"
]


class Hint(Struct, frozen=True):
    """An illegal hint: its kind, and a regular expression that finds it in a text in lower case."""

    kind: HintKind
    pattern: str
    verdict: Literal["doubtful", "forbidden"] = "forbidden"


Sense = Literal[
    "meant",  # the target, though the form could be another word's: lata is flies in `Lata nad miastem`
    "open",  # nothing
    "unclear",  # probably another word: leaves is no leaf in `he leaves home`
    "other",  # surely another word: bez is no lilac in `bez cukru`
]


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
    def HINTS(self) -> tuple[Hint, ...]:
        """What people say to hint at sound or spelling (TW-49), or at a title without naming it (TW-52)."""
        ...

    def restored(self, text: str) -> str:
        """Return the text with the accents that people leave out when they type; its length does not change."""
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

    def parts_of_speech(self, word: str) -> Parts:
        """Return the parts of speech in which people use this word, the most usual first, without those that nobody
        means; nothing if the word is unknown."""
        ...

    def may_name(self, word: str) -> bool:
        """Whether a verb or an adjective, said alone, may be the name of what is done or felt: 游泳, cold (TW-87)."""
        ...

    def abbreviated(self, word: str) -> tuple[str, ...]:
        """Return the words, in lower case, that an everyday abbreviation stands for (TW-51)."""
        ...

    def trap_fault(self, word: str) -> TrapFault | None:
        """Return why this cannot be a trap (TW-24 … TW-32), or None. `fault_of` says it for parts of speech; the words
        that are too common or too general are the language's own."""
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

    def may_be_name(self, word: str) -> bool:
        """Whether a word that begins a sentence may be a name though it is not known only as one: Cinderella."""
        ...

    def is_feast(self, word: str) -> bool:
        """Whether this belongs to the name of a day that everybody celebrates: Christmas."""
        ...

    def is_famous(self, word: str) -> bool:
        """Whether this is a name that everybody knows, and no other word, though it is in small letters: italy."""
        ...

    def titles_in(self, words: Sequence[str]) -> tuple[tuple[str, bool], ...]:
        """Return the well-known titles and names of several words among these words, in whatever case (star wars), and
        whether each is surely one."""
        ...

    def is_written_as_name(self, word: str) -> bool:
        """Whether this is a name and written as one, with a capital."""
        ...

    @property
    def LETTER_NAMES(self) -> dict[str, str]:
        """The names of letters and the letter that each stands for, in lower case: `{"zet": "z"}`."""
        ...

    def is_abbreviated_name(self, word: str) -> bool:
        """Whether this is the abbreviation of a proper name (TW-51): FBI, but not TV."""
        ...

    def takes_capital(self, word: str) -> bool:
        """Whether this word has a capital anywhere in a sentence although it is not a name."""
        ...

    def is_diminutive(self, form: str, word: str, family: frozenset[str]) -> bool:
        """Whether the form is a diminutive of the word. `family` is the word's family according to the lexicon."""
        ...

    def sense(self, word: str, target: str, before: Sequence[str], after: Sequence[str]) -> Sense:
        """Return what the words of the same clause say about a word that looks like the target (TW-33)."""
        ...

    def is_verbal_noun(self, noun: str, verb: str) -> bool:
        """Whether the noun is the name of what the verb says, and a form of it to the dictionary: bieganie, biegać."""
        ...

    def is_participle(self, form: str, word: str) -> bool:
        """Whether the form is a participle of the word that people use as an adjective: driven, drive."""
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

    def is_clear_compound(self, word: str) -> bool:
        """Whether this word, which has compound parts, can only be a compound: bulldog, not season."""
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

    def is_name(self, word: str) -> bool:
        """Whether this is a proper name (TW-48)."""
        ...

    def is_abbreviated_name(self, word: str) -> bool:
        """Whether this is the abbreviation of a proper name (TW-51), in letters: FBI, but not KTV."""
        ...

    def long_names(self, text: str) -> tuple[str, ...]:
        """Return the names and titles in a text that are usually cut into several words: 权力的游戏."""
        ...

    def is_form(self, word: str, base: str) -> bool:
        """Whether the word is the base with an ending or doubled, or a colour in another form: 红红的 for 红色."""
        ...

    def shares_meaning(self, word: str, other: str) -> bool:
        """Whether a character that both words have means something in them: 车票 and 火车, but not 今天 and 天空."""
        ...

    def shares_stem(self, word: str, other: str) -> bool:
        """Whether two words differ only in an ending of little meaning: 冬季 and 冬天."""
        ...

    def is_everywhere(self, word: str) -> bool:
        """Whether this is a single character that is in too many words to point to one of them: 人."""
        ...

    def is_opaque(self, word: str, char: str) -> bool:
        """Whether nobody hears the meaning of this character in the word: 高 in 高兴, 花 in 花钱 (TW-33, TW-60)."""
        ...

    def is_opaque_at(self, text: str, index: int, char: str) -> bool:
        """Whether nobody hears the meaning of the character at this place of a text, however it is cut into words."""
        ...

    def is_across_words(self, text: str, index: int, word: str) -> bool:
        """Whether a word is found in a text only because two words stand side by side: 面包 in 外面包着."""
        ...

    def short(self, word: str) -> str:
        """Return a word without what makes it longer and says nothing: 妈 for 妈妈, 红 for 红色."""
        ...

    def is_country(self, name: str) -> bool:
        """Whether this is the name of a country."""
        ...

    def is_foreign_name(self, first: str, second: str) -> bool:
        """Whether two words side by side are a foreign name written without a dot: 彼得 and 帕克."""
        ...

    def verb_of(self, word: str) -> str:
        """Return the verb of a verb with its complement, or the word itself: 睡 for 睡不着."""
        ...

    def is_phrase(self, text: str) -> bool:
        """Whether this is more than one word: 最好的朋友, 四条腿."""
        ...

    def bases(self, word: str) -> frozenset[str]:
        """Return the words that this may be a form of: 学生 for 学生们, 甜 for 甜甜的, 喝 for 喝过."""
        ...

    def split_forms(self, word: str) -> re.Pattern[str]:
        """Return a pattern that finds the word with other characters inside: 结过婚 for 结婚."""
        ...

    def pinyin(self, word: str) -> str:
        """Return how a word is spelt in letters, without tones, a space between syllables."""
        ...

    def variants(self, word: str) -> frozenset[str]:
        """Return what counts as the same answer: diminutives, plurals, the word without its suffix (TW-71)."""
        ...


def missing_from(grammar: object, script: Script) -> tuple[str, ...]:
    """Return the names that a grammar of this script lacks."""
    protocol = LetterGrammar if script == "letters" else CharacterGrammar
    wanted = (name for name in dir(protocol) if not name.startswith("_"))
    return tuple(name for name in wanted if not hasattr(grammar, name))
