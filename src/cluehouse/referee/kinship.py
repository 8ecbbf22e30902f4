"""Are two words the same word, in a language spelt in letters? The evidence, strongest first.

Same dictionary form → the entry's family and parts → the entry's look-alikes, which clear it → relatives →
form alone, which is doubtful unless it is so regular that nobody would argue.
"""

from collections import defaultdict
from functools import cache, lru_cache
from typing import Final

from cluehouse.languages import Language
from cluehouse.languages.lexicon import LexiconEntry
from cluehouse.languages.text import plain
from cluehouse.referee.ruling import Ruling


@cache
def _families(language: Language) -> dict[str, frozenset[str]]:
    """Return, for every word of a family, the words whose family it is."""
    found: dict[str, set[str]] = defaultdict(set)
    for word, entry in language.lexicon.items():
        for member in (word, *entry.family):
            found[member.casefold()].add(word)
    return {member: frozenset(words) for member, words in found.items()}


def _entry(language: Language, word: str) -> LexiconEntry | None:
    return language.lexicon.get(word.upper())


def _small(words: tuple[str, ...]) -> frozenset[str]:
    return frozenset(word.casefold() for word in words)


@lru_cache(maxsize=16384)
def compare(language: Language, said: str, word: str) -> Ruling | None:
    """Return the ruling against saying this beside that word, or None."""
    grammar = language.letters
    forms, heads = grammar.lemmas(said), grammar.heads(word)
    small, card = said.casefold(), word.casefold()
    if small == card:
        return Ruling("forbidden", "CN-76", "same-word", word)
    if card in grammar.abbreviated(said) or small in grammar.abbreviated(word):
        return Ruling("forbidden", "CN-31", "family-of-word", f"{said}: {word}")
    if forms & heads:
        elsewhere = small not in heads and (grammar.is_base(said) or grammar.is_written_as_name(said))
        entry = _entry(language, word)
        listed = entry is not None and small in _small(entry.family)
        if elsewhere and (listed or grammar.is_plainly_derived(said, word)):
            return Ruling("forbidden", "CN-31", "family-of-word", f"{said}: {word}")
        if elsewhere:
            return Ruling("doubtful", "CN-30", "form-or-other-word", f"{said}: {word}")
        return Ruling("forbidden", "CN-30", "form-of-word", f"{said}: {word}")
    spoken = _spoken_of(language, said, word, forms, heads)
    return spoken if spoken is not None else _by_form(language, said, word, forms)


def _spoken_of(language: Language, said: str, word: str, forms: frozenset[str], heads: frozenset[str]) -> Ruling | None:
    """Return what the entries of the two words say about each other; an `allowed` ruling clears the word."""
    entry = _entry(language, word)
    own = next((found for form in (said, *sorted(forms)) if (found := _entry(language, form)) is not None), None)
    evidence = f"{said}: {word}"
    if entry and said.casefold() in _small(entry.lookalikes):
        return Ruling("allowed", "CN-44", "fine", evidence)
    if (entry and forms & _small(entry.family)) or (own and heads & _small(own.family)):
        return Ruling("forbidden", "CN-31", "family-of-word", evidence)
    if entry and forms & _small(entry.parts):
        return Ruling("forbidden", "CN-32", "part-of-word", evidence)
    if own and heads & _small(own.parts):
        return Ruling("forbidden", "CN-31", "contains-word", evidence)
    if (entry and forms & _small(entry.lookalikes)) or (own and heads & _small(own.lookalikes)):
        return Ruling("allowed", "CN-44", "fine", evidence)
    if (entry and forms & _small(entry.kin)) or (own and heads & _small(own.kin)):
        return Ruling("doubtful", "CN-31", "kin-of-word", evidence)
    families = _families(language)
    shared = {
        found
        for form in forms
        for head in heads
        for found in families.get(form, frozenset()) & families.get(head, frozenset())
        if not _are_halves(form, head, found.casefold())
    }
    if shared:
        plainly = language.letters.is_plainly_derived
        sure = (entry is None and own is None) or plainly(said, word) or plainly(word, said)
        return Ruling("forbidden" if sure else "doubtful", "CN-31", "family-of-word", f"{evidence} ({min(shared)})")
    return None


def _are_halves(one: str, other: str, compound: str) -> bool:
    """Whether the compound begins with one of the words and ends with the other, which does not make them relatives:
    butter and fly."""
    if len(one) + len(other) > len(compound):
        return False
    return any(compound.startswith(first) and compound.endswith(last) for first, last in ((one, other), (other, one)))


_RARER: Final = 1.5  # how much rarer (zipf) than another dictionary form one is that nobody means


def _usual(language: Language, said: str, forms: frozenset[str]) -> tuple[str, ...]:
    """Return the dictionary forms that people may mean by a word: grabie are rakes, no form of graba."""
    frequency, others = language.frequencies.frequency, sorted(forms - {said.casefold()})
    least = max(map(frequency, others), default=0.0) - _RARER
    if language.letters.is_base(said):
        least = max(least, min(frequency(said), least + _RARER))
    return (said, *(form for form in others if frequency(form) >= least and language.letters.is_base(form)))


_FEW: Final = 3  # letters that a clue leaves of a card, if it aims at the letters inside that card


def _by_form(language: Language, said: str, word: str, forms: frozenset[str]) -> Ruling | None:
    """Return what the letters alone suggest: a doubt, or more if the form is very regular or the compound clear."""
    grammar = language.letters
    evidence = f"{said}: {word}"
    tried = _usual(language, said, forms)
    if any(grammar.is_plainly_derived(form, word) or grammar.is_plainly_derived(word, form) for form in tried):
        return Ruling("forbidden", "CN-30", "form-of-word", evidence)
    entry = _entry(language, word)
    clear = grammar.is_clear_compound(word)
    # Our entries name the parts of a compound; in other words letters may meet by chance: czek and lada in czekolada.
    parts = grammar.compound_parts(word) if clear or entry is None else frozenset[str]()
    if forms & parts:
        return Ruling("forbidden" if clear else "doubtful", "CN-32", "part-of-word", evidence)
    if clear and any(grammar.is_plainly_derived(form, part) for part in parts for form in forms):
        return Ruling("forbidden", "CN-32", "part-of-word", evidence)  # icy beside ICEBERG
    if any(grammar.looks_derived(form, part) for part in parts for form in forms):
        return Ruling("doubtful", "CN-32", "part-of-word", evidence)
    card = word.casefold()
    contained = [form for form in sorted(forms) if card[:-1] in form and card in grammar.compound_parts(form)]
    if contained:
        sure = any(map(grammar.is_clear_compound, contained))
        return Ruling("forbidden" if sure else "doubtful", "CN-31", "contains-word", evidence)
    if plain(said) == plain(word) or (not grammar.is_known(said) and plain(said) in map(plain, grammar.heads(word))):
        return Ruling("doubtful", "CN-30", "accents-missing", evidence)
    # kończy is a form of kończyć, so its own ending says nothing
    own = forms if grammar.is_base(said) or len(forms) == 1 else forms - {said.casefold()}
    if any(grammar.looks_derived(form, word) for form in own):
        return Ruling("doubtful", "CN-31", "looks-derived", evidence)
    small = said.casefold()
    if card.startswith(small) or card.endswith(small):
        rest = len(card) - len(small)
        if _FEW <= rest < len(small):  # takt in KONTAKT; itch in WITCH and lada in CZEKOLADA are chance
            return Ruling("doubtful", "CN-23", "letters-of-word", evidence)
    return None
