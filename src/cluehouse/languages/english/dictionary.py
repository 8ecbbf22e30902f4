"""The dictionary of English: which forms belong to which words."""

import re
from functools import lru_cache
from typing import Final

from cluehouse.languages.english import parts
from cluehouse.languages.english.forms import forms_of

_SHORT: Final = 3


@lru_cache(maxsize=4096)
def by_kind(word: str) -> dict[str, tuple[str, ...]]:
    if not word.isascii() or not word or len(word) > 40:
        return {}
    found = forms_of(word)
    return found if "NOUN" in found else found | _listed_noun(word)


def _listed_noun(word: str) -> dict[str, tuple[str, ...]]:
    """Return the noun of which this is a form, if only our lists have it."""
    nouns = tuple(noun for noun in (word, word.removesuffix("s")) if parts.is_listed_noun(noun) and forms_of(noun))
    return {"NOUN": nouns[:1]} if nouns else {}


# Forms from another root, which the dictionary lists as words of their own.
_OTHER_ROOTS: Final = {
    **dict.fromkeys(("better", "best"), ("good", "well")),
    **dict.fromkeys(("worse", "worst"), ("bad", "ill")),
    **dict.fromkeys(("farther", "farthest", "further", "furthest"), ("far",)),
    **dict.fromkeys(("elder", "eldest"), ("old",)),
    "people": ("person",),
}


@lru_cache(maxsize=4096)
def lemmas(word: str) -> frozenset[str]:
    """Return the dictionary forms that a word may be a form of, including itself."""
    small = _without_possessive(word)
    found = by_kind(small)
    kinds = [kind for kind in found if not (kind == "ADJ" and "NOUN" in found)]  # mother is not a form of moth
    forms = {small, *(lemma.casefold() for kind in kinds for lemma in found[kind]), *_OTHER_ROOTS.get(small, ())}
    if not found and len(small) > _SHORT and small.endswith("s") and not small.endswith("ss"):
        forms.add(small[:-1])  # the dictionary lacks many plurals, such as vikings
    return frozenset(forms | {other for form in forms for other in british(form)})


_BRITISH: Final = (("or", "our"), ("ize", "ise"), ("er", "re"), ("og", "ogue"))


def british(form: str) -> list[str]:
    """Return the British spelling of an American one, if there is such a word: colour for color."""
    spelt = [form.removesuffix(ending) + british for ending, british in _BRITISH if form.endswith(ending)]
    return [other for other in spelt if any(other in forms for forms in by_kind(other).values())]


def _without_possessive(word: str) -> str:
    return re.sub(r"['’]s?$", "", word.casefold())


@lru_cache(maxsize=8192)
def heads(word: str) -> frozenset[str]:
    """Return the dictionary forms of a word on a card: itself, or its singular if the card has only the plural."""
    small = word.casefold()
    nouns = by_kind(small).get("NOUN", ())
    return frozenset({small, *(noun.casefold() for noun in nouns)})


def is_base(word: str) -> bool:
    """Whether this is a dictionary form, not only a form (or an American spelling) of another word."""
    small = word.casefold()
    return any(small in forms for forms in by_kind(small).values()) and not british(small)


def is_known(word: str) -> bool:
    """Whether this is a word of the language."""
    small = _without_possessive(word)
    return parts.is_function_word(small) or bool(by_kind(small)) or parts.FREQUENCIES.frequency(small) >= 2.0


def is_noun(word: str) -> bool:
    """Whether this can be a common noun."""
    return "NOUN" in by_kind(word.casefold())
