"""The grammar of a toy German: it knows the words of its lexicon, plurals with umlauts, and compounds."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from cluehouse.languages.grammar import Hint, Sense, Standing
from cluehouse.languages.lexicon import read_lexicon
from cluehouse.languages.parts import Parts, TrapFault, fault_of
from cluehouse.languages.text import plain, words_in

PRONOUNS = frozenset("ich du er sie es wir ihr das".split())
NUMBERS = frozenset("eins zwei drei vier fünf".split())
HINTS = (Hint("rhyme", "reimt sich"), Hint("sound", "klingt wie"))
LETTER_NAMES = {"ka": "k", "zett": "z"}
_SMALL_WORDS = PRONOUNS | frozenset("der die das und oder im in auf ist hat".split())
_ENDINGS = ("", "e", "en", "er", "ern", "n", "s", "es")
_JOINTS = ("", "s", "es", "n", "en")


@cache
def _known() -> frozenset[str]:
    """The words of the lexicon as they are written: nouns with a capital."""
    entries = read_lexicon(Path(__file__).parent / "entries").values()
    associations = {word for entry in entries for word in (*entry.associations, *entry.family)}
    return frozenset(associations | {entry.word.capitalize() for entry in entries})


@cache
def _nouns() -> dict[str, str]:
    """Every noun in small letters, by its spelling without marks."""
    return {plain(word): word.casefold() for word in _known() if word[:1].isupper()}


def restored(text: str) -> str:
    """People type umlauts."""
    return text


def words(text: str) -> list[tuple[int, str]]:
    return words_in(text)


def lemmas(word: str) -> frozenset[str]:
    """Bäume and Baumes are forms of Baum."""
    bare = plain(word)
    stems = (bare.removesuffix(ending) for ending in _ENDINGS if bare.endswith(ending))
    return frozenset({word.casefold(), *(_nouns()[stem] for stem in stems if stem in _nouns())})


def heads(word: str) -> frozenset[str]:
    return frozenset({word.casefold()})


def is_known(word: str) -> bool:
    return word in _known() or bool(lemmas(word) & set(_nouns().values())) or bool(compound_parts(word))


def is_base(word: str) -> bool:
    return word.casefold() in _nouns().values()


def is_noun(word: str) -> bool:
    return is_base(word)


def is_thing(word: str) -> bool:
    return is_base(word)


def is_secret_noun(word: str) -> bool:
    return is_base(word)


def is_clue_word(word: str) -> bool:
    return is_known(word)


def is_name(word: str) -> bool:
    return False


def is_written_as_name(word: str) -> bool:
    return False


def is_abbreviated_name(word: str) -> bool:
    return word in {"FBI", "ADAC"}


def takes_capital(word: str) -> bool:
    """All nouns do."""
    return is_known(word)


def names_among(words: Iterable[str]) -> frozenset[str]:
    return frozenset({"Hamburg", "Köln", "Rhein"}) & frozenset(words)


def is_function_word(word: str) -> bool:
    return word.casefold() in _SMALL_WORDS


def parts_of_speech(word: str) -> Parts:
    """It tells nouns, pronouns, numbers and other small words apart, and knows no more."""
    small = word.casefold()
    if small in PRONOUNS:
        return ("pronoun",)
    if small in NUMBERS:
        return ("number",)
    if small in _SMALL_WORDS:
        return ("other",)
    return ("noun",) if is_known(word) or is_known(word.capitalize()) else ()


def trap_fault(word: str) -> TrapFault | None:
    return fault_of(parts_of_speech(word))


def sound(word: str) -> str:
    return word.casefold().replace("ä", "e").replace("v", "f")


def is_diminutive(form: str, word: str, family: frozenset[str]) -> bool:
    return form.endswith(("chen", "lein")) and plain(form).startswith(plain(word))


def compound_parts(word: str) -> frozenset[str]:
    """Apfel and Baum for Apfelbaum."""
    bare, nouns = plain(word), _nouns()
    for cut in range(2, len(bare) - 1):
        first, last = bare[:cut], bare[cut:]
        stems = [first.removesuffix(joint) for joint in _JOINTS if first.endswith(joint)]
        if last in nouns and any(stem in nouns for stem in stems):
            return frozenset({nouns[last], *(nouns[stem] for stem in stems if stem in nouns)})
    return frozenset()


def is_plainly_derived(clue: str, word: str) -> bool:
    """A compound with the word in it is the same word to any German partner."""
    return word.casefold() in compound_parts(clue)


def is_verbal_noun(noun: str, verb: str) -> bool:
    """Always False: the small dictionary has no verbs."""
    return False


def is_participle(form: str, word: str) -> bool:
    """Always False: the small dictionary has no verbs."""
    return False


def is_clear_compound(word: str) -> bool:
    """Always False: people decide."""
    return False


def may_name(word: str) -> bool:
    """Always False: the small dictionary has no verbs and adjectives."""
    return False


def may_be_name(word: str) -> bool:
    """Always False: every German noun has a capital."""
    return False


def is_famous(word: str) -> bool:
    return False


def titles_in(words: Sequence[str]) -> tuple[tuple[str, bool], ...]:
    return ()


def is_feast(word: str) -> bool:
    """Always False: every German noun has a capital."""
    return False


def sense(word: str, target: str, before: Sequence[str], after: Sequence[str]) -> Sense:
    return "open"


def looks_derived(clue: str, word: str) -> bool:
    return False


def abbreviated(word: str) -> tuple[str, ...]:
    return ()


def standing(word: str) -> Standing:
    if is_base(word):
        return Standing("word")
    forms = lemmas(word) - {word.casefold()}
    return Standing("form", min(forms)) if forms else Standing("unknown")
