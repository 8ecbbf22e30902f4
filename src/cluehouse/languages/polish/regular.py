"""Regular derivation in Polish: words that nobody would call another word (TW-59). Pairs that only look like this are
in `chance.txt`.
"""

from functools import lru_cache
from typing import Final

from cluehouse.languages.polish.compounds import is_part
from cluehouse.languages.polish.derivation import is_clearly_prefixed
from cluehouse.languages.polish.dictionary import is_adjective, is_always_plural, readings
from cluehouse.languages.polish.families import are_relatives
from cluehouse.languages.polish.pairs import CHANCE, RELATIVES


@lru_cache(maxsize=256)
def is_plainly_derived(clue: str, word: str) -> bool:
    """Whether the clue is formed from the word so regularly that nobody would argue."""
    form, base = clue.casefold(), word.casefold()
    if form == base or CHANCE.has(form, base):
        return False
    if _is_form_of(form, base):
        return True
    if RELATIVES.has(form, base) or is_clearly_prefixed(form, base):
        return True
    return are_relatives(*sorted((form, base))) or is_part(form, base) or is_part(base, form)


_NOUNS_OF_THEIR_OWN: Final = frozenset("droga prawa prawo dobra dobro stała święta święto danie para rana".split())


def _is_form_of(form: str, base: str) -> bool:
    """Whether this is a form that the dictionary also lists as a word, in the same sense: śpiący, młoda, zakupy."""
    if form in _NOUNS_OF_THEIR_OWN:
        return False
    kinds = {reading.kind for reading in readings(form) if reading.lemma == base}
    if kinds & {"ger", "pact", "ppas"} or ("adj" in kinds and is_adjective(base)):
        return True
    return "subst" in kinds and is_always_plural(form)
