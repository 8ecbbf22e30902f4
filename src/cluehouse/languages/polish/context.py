"""What the words beside it say about a Polish word that could be a form of two (TW-33)."""

from collections.abc import Sequence
from typing import Final

from cluehouse.languages.grammar import Sense
from cluehouse.languages.polish.dictionary import NOUN, Declined, declined, is_locative, readings
from cluehouse.languages.polish.parts import parts_of_speech
from cluehouse.languages.polish.regular import is_plainly_derived

_WITH_LOCATIVE: Final = frozenset("w we na o po przy".split())
_GOVERNED: Final = frozenset({"noun", "adjective", "number", "pronoun", "name"})
_NEAR: Final = 3  # a preposition may stand so many words before its noun
_FINITE: Final = ("fin", "praet", "impt", "bedzie")
_JOINS: Final = frozenset(
    "i a ale lub albo oraz bo że żeby gdy kiedy jak jeśli który która które co gdzie aż więc".split()
)


def sense(word: str, target: str, before: Sequence[str], after: Sequence[str]) -> Sense:
    """Return what the words of the same clause say. A preposition stands before a noun (bez cukru), a locative never
    without a preposition (lecą liście), years after a number (sto lat), an adjective beside a noun in the same form
    (drogi zakup), and a clause has one verb (owijasz szyję)."""
    follows = parts_of_speech(after[0])[:1] if after else ()
    if parts_of_speech(word)[:1] == ("preposition",) and not _GOVERNED.isdisjoint(follows):
        return "other"
    if any(is_plainly_derived(reading.lemma, target) for reading in readings(word)):
        return "open"  # kocie is a form of kot only after a preposition, but always one of koci
    near = [other.casefold() for other in before[-_NEAR:]]
    if is_locative(word, target.casefold()) and _WITH_LOCATIVE.isdisjoint(near):
        return "other"
    if target.casefold() == "lato" and _counts_years(word, near, after):
        return "other"
    by_form = _by_agreement(word, target.casefold(), near, after)
    return by_form if by_form != "open" else _by_verbs(word, target, before, after)


_DEGREES: Final = frozenset(
    "bardzo bardziej najbardziej mniej zbyt za dość dosyć całkiem taki taka takie strasznie tak jaki jaka jakie".split()
)
_IS: Final = frozenset("jest są był była było były będzie będą bywa bywają".split())


def _by_agreement(word: str, own: str, near: Sequence[str], after: Sequence[str]) -> Sense:
    """Return what the forms of the words beside it say about a noun that could also be a form of another word."""
    found = declined(word)
    mine = [each for each in found if each.lemma == own and each.is_noun]
    others = [each for each in found if each.lemma != own]
    if not mine or not others:
        return "open"
    adjectives = [each for each in others if not each.is_noun]
    qualified = {each.lemma for each in adjectives}
    nouns = [each for each in others if each.is_noun and each.lemma not in qualified]
    last = near[-1] if near else ""
    beside = declined(last) if last else ()
    follows = [each for each in declined(after[0]) if each.is_noun] if after else []
    qualities = [each for each in beside if not each.is_noun]
    if adjectives and (last in _DEGREES or _agree(adjectives, follows)):
        return "other"
    if adjectives and last in _IS and "to" not in near and _agree(adjectives, _NOMINATIVE):
        return "unclear"  # ta kawa jest droga
    if _agree(nouns, qualities) and not _agree(mine, qualities):
        return "other"  # o tej porze is about no leek
    is_governed = parts_of_speech(last)[:1] == ("preposition",) or _agree(mine, qualities)
    if adjectives and not nouns and (is_governed or any(each.is_noun for each in beside)):
        return "meant"  # kawałek drogi
    return "open"


_NOMINATIVE: Final = (
    Declined(
        "", True, frozenset((number, "nom", gender) for number in ("sg", "pl") for gender in "m1 m2 m3 f n".split())
    ),
)


def _agree(some: Sequence[Declined], others: Sequence[Declined]) -> bool:
    """Whether one of these words and one of the others may have the same number, case and gender."""
    return any(not one.form.isdisjoint(other.form) for one in some for other in others)


def _counts_years(word: str, near: Sequence[str], after: Sequence[str]) -> bool:
    """Whether this is the plural of year, beside a number: sto lat, lata dwudzieste."""
    if not any(reading.lemma == "rok" for reading in readings(word)):
        return False
    if after and after[0].casefold().startswith(_DECADES):
        return True
    return any(parts_of_speech(other)[:1] in (("number",), ("vague-number",)) for other in near[-2:])


_DECADES: Final = (
    "dwudzie",
    "trzydzie",
    "czterdzie",
    "pięćdzie",
    "sześćdzie",
    "siedemdzie",
    "osiemdzie",
    "dziewięćdzie",
)


def _by_verbs(word: str, target: str, before: Sequence[str], after: Sequence[str]) -> Sense:
    """Return what follows from the rule that a clause has one verb, for a form that is a noun's and a verb's."""
    verbs = {reading.lemma for reading in readings(word) if reading.kind in _FINITE}
    nouns = {reading.lemma for reading in readings(word) if reading.kind in NOUN and not reading.name}
    if not verbs or not nouns or word.casefold() in nouns:
        return "open"
    others = [*_nearest_part(before[::-1]), *_nearest_part(after)]
    said = nouns if any(map(_is_verb, others)) else verbs
    own = target.casefold()
    if own in said:
        return "meant"
    related = {lemma for lemma in verbs | nouns if _are_related(lemma, own)}
    return "unclear" if related and not related & said else "open"


def _are_related(lemma: str, own: str) -> bool:
    return lemma == own or is_plainly_derived(lemma, own) or is_plainly_derived(own, lemma)


def _nearest_part(words: Sequence[str]) -> list[str]:
    """Return the words up to one that joins two parts of a sentence."""
    found: list[str] = []
    for word in words:
        if word.casefold() in _JOINS:
            break
        found.append(word)
    return found


def _is_verb(word: str) -> bool:
    """Whether this is surely a verb with a person."""
    parts = parts_of_speech(word)
    finite = any(reading.kind in _FINITE for reading in readings(word))
    return finite and parts[:1] in (("verb",), ("auxiliary",)) and "noun" not in parts
