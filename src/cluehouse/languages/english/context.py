"""What the words beside it say about an English word that could be two (TW-33)."""

from collections.abc import Sequence
from typing import Final, Literal

from cluehouse.languages.english.dictionary import by_kind
from cluehouse.languages.english.parts import NUMBERS, parts_of_speech
from cluehouse.languages.grammar import Sense

_BEFORE_NOUNS: Final = frozenset(
    "a an the this that these those my your his her its our their no some any each every another which what".split()
)
_BEFORE_VERBS: Final = frozenset(
    (
        "i you he she it we they who to can can't cannot could couldn't will won't would wouldn't shall should "
        "shouldn't may might must mustn't do don't does doesn't did didn't not never always often usually sometimes "
        "just everyone everybody someone somebody people cant dont doesnt didnt wont couldnt i'll you'll he'll "
        "she'll it'll we'll they'll i'd you'd he'd she'd we'd they'd"
    ).split()
)
# Words whose noun means something else than the verb or the adverb that is spelt alike.
_TWO_WORDS: Final = frozenset(
    (
        "bear bat bark duck rock seal spring train trip tire date park mine wind bank bow box can club fan file pen "
        "pound row ship spot store table till tip book plane rose bolt pitch fence steer punch squash stall trunk "
        "well still like may will kind fair second close present leaf saw felt novel fit palm pine pupil pool yard "
        "star type suit toast"
    ).split()
)
_THINGS: Final = frozenset("saw rose felt ground wound dove bore lead".split())  # also the past of another verb
Guess = Literal["noun", "verb", ""]


def sense(word: str, target: str, before: Sequence[str], after: Sequence[str]) -> Sense:
    """Return whether the place of a word shows that it is another word than the trap: he leaves home is about no leaf.
    People decide then, since a trap may be meant in several senses."""
    small, own = word.casefold(), target.casefold()
    if not ({small, own} & _TWO_WORDS or len({lemma for forms in by_kind(small).values() for lemma in forms}) > 1):
        return "open"
    parts, here = parts_of_speech(own), _here(small, before, after)
    if small in _SORTS and after and after[0].casefold() == "of":
        return "unclear"  # a kind of fruit
    if here == "noun" and parts[:1] in (("auxiliary",), ("adverb",), ("pronoun",)) and "noun" in parts:
        return "meant"  # a can of soup
    if parts[:1] == ("adverb",) and "noun" in parts and here != "noun":
        return "unclear"  # a trap is no adverb: well
    past = "VERB" in by_kind(own) and own not in by_kind(own)["VERB"]  # left
    is_thing = parts[:1] == ("noun",) or own in _THINGS or past
    if here == "verb" and is_thing and own not in by_kind(small).get("VERB", (own,)) and _last(before) in _BEFORE_VERBS:
        return "other"  # he leaves, beside the trap leaf
    if here == "verb" and is_thing and "VERB" in by_kind(small):
        return "unclear"
    return (
        "unclear" if here == "noun" and not is_thing and parts[:1] == ("verb",) and "NOUN" in by_kind(small) else "open"
    )


_SORTS: Final = ("kind", "kinds", "sort", "sorts", "type", "types")


def _here(small: str, before: Sequence[str], after: Sequence[str]) -> Guess:
    """Return what a word is between these, as far as the nearest of them tells."""
    if not before and after and after[0].casefold() in (_BEFORE_NOUNS | {"it", "them", "him"}):
        return "verb"  # Duck your head
    last = _last(before)
    if last in _BEFORE_NOUNS or last in NUMBERS or last.isdigit() or last.endswith("'s"):
        return "noun"
    if last in _BEFORE_VERBS or (small in _THINGS and parts_of_speech(last)[:1] == ("noun",)):
        return "verb"
    return "noun" if parts_of_speech(last)[:1] in (("adjective",), ("preposition",)) and last != "like" else ""


def _last(before: Sequence[str]) -> str:
    return before[-1].casefold().replace("’", "'") if before else ""
