"""A table's own words: one word per line, checked line by line before anything is stored."""

from functools import lru_cache
from typing import Final, Literal

from msgspec import Struct

from cluehouse.games.deck import Card, Pack
from cluehouse.games.words import WORD_LENGTH, is_one_word
from cluehouse.languages import written_in
from cluehouse.languages.text import clean, has_emoji, is_chinese

LEAST: Final = 25
MOST: Final = 5000
_MOST_FAULTS: Final = 100  # the most faults that are reported

Fault = Literal["too-few", "too-many", "too-long", "several-words", "no-word", "repeated"]


class PackFault(Struct, frozen=True):
    """What is wrong with a pack; line 0 stands for the whole pack."""

    line: int
    fault: Fault
    text: str = ""


class PackRuling(Struct, frozen=True):
    """The words of a pack, or what is wrong with it. A pack with faults has no words."""

    words: tuple[str, ...] = ()
    faults: tuple[PackFault, ...] = ()

    def pack(self) -> Pack:
        """Return the words as cards: two words share a card, and an odd one has an empty back. If that leaves too few
        cards for a board, every word has a card of its own."""
        if len(self.words) < 2 * LEAST - 1:
            return Pack(cards=tuple(Card(word, "") for word in self.words), words=self.words)
        backs = (*self.words[1::2], "")
        cards = (Card(front, back) for front, back in zip(self.words[::2], backs, strict=False))
        return Pack(cards=tuple(cards), words=self.words)


@lru_cache(maxsize=64)
def judge_pack(text: str) -> PackRuling:
    """Read a pack of own words in any language of the server, or a mixture. Empty lines do not count. Of many faults
    only the first are reported."""
    words: dict[str, str] = {}
    faults = []
    for number, line in enumerate(text.splitlines(), 1):
        word = clean(line)
        if not word:
            continue
        fault = _fault(word, words)
        if fault is not None:
            faults.append(PackFault(number, fault, word[:WORD_LENGTH]))
            if len(faults) == _MOST_FAULTS:
                break
        for key in _keys(word):
            words.setdefault(key, word)
    kept = tuple(dict.fromkeys(words.values()))
    if not faults and not LEAST <= len(kept) <= MOST:
        faults.append(PackFault(0, "too-few" if len(kept) < LEAST else "too-many", str(len(kept))))
    return PackRuling(faults=tuple(faults)) if faults else PackRuling(words=kept)


def _fault(word: str, words: dict[str, str]) -> Fault | None:
    if len(word) > WORD_LENGTH:
        return "too-long"
    if not is_one_word(word):
        return "several-words"
    if has_emoji(word) or not any(char.isalpha() for char in word):
        return "no-word"
    return "repeated" if any(key in words for key in _keys(word)) else None


def _keys(word: str) -> frozenset[str]:
    """Return what two words must not share: a dictionary form, in the first language that knows the word."""
    if is_chinese(word):
        return written_in("characters")[0].grammar.lemmas(word)
    known = (language.letters for language in written_in("letters") if language.grammar.is_known(word))
    return next((grammar.heads(word) for grammar in known), frozenset({word.casefold()}))
