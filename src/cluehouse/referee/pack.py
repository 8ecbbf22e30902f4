"""A table's own words and phrases, as people type them or paste them from a spreadsheet, checked one by one before
anything is stored."""

import re
from collections import OrderedDict
from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from cluehouse.games.deck import Card, Pack
from cluehouse.languages import written_in
from cluehouse.languages.text import clean, has_emoji, is_chinese

LEAST: Final = 25
MOST: Final = 5000
CARD_LENGTH: Final = 24  # what a card holds on the smallest phone; a Chinese character counts as two
_MOST_FAULTS: Final = 100  # the most faults that are reported

_SEPARATORS: Final = re.compile(r"[\t,;|，；、]")  # between words that stand in one line
_NUMBERING: Final = re.compile(r"^\s*(?:[-–—*•·]\s+|\d{1,4}[.)]\s+)")  # before a word in a list
_QUOTES: Final = ' "„”“«»'

Fault = Literal["too-few", "too-many", "too-long", "no-word", "repeated"]


class PackFault(Struct, frozen=True):
    """What is wrong with a word, and where it stands; line 0 stands for the whole pack. `text` is the word, or how many
    words there are; `limit` is what is allowed; a repeated word names the `other` one."""

    line: int  # the line of the text, counted from 1; 0: the whole pack
    fault: Fault  # what is wrong
    text: str = ""  # the word; for too-few and too-many, how many words can be used
    limit: int = 0  # for too-long the most characters, for too-few and too-many how many words a pack has; otherwise 0
    other: str = ""  # for repeated: the earlier word that is the same; otherwise empty


class PackRuling(Struct, frozen=True):
    """The words of a pack that can be used, and what is wrong with the others. It can be played if nothing is wrong; a
    word that is there already is left out."""

    words: tuple[str, ...] = ()
    faults: tuple[PackFault, ...] = ()
    repeated: tuple[PackFault, ...] = ()

    def pack(self) -> Pack:
        """Return the words as cards, in capitals like the cards of the house: two words share a card, and an odd one
        has an empty back. If that leaves too few cards for a board, every word has a card of its own."""
        words = tuple(word.upper() for word in self.words)
        if len(words) < 2 * LEAST - 1:
            return Pack(cards=tuple(Card(word, "") for word in words), words=words)
        backs = (*words[1::2], "")
        cards = (Card(front, back) for front, back in zip(words[::2], backs, strict=False))
        return Pack(cards=tuple(cards), words=words)


def judge_pack(text: str) -> PackRuling:
    """Return the ruling on a pack; it is judged once, as long as it is remembered."""
    ruling = remembered_ruling(text)
    if ruling is None:
        ruling = read_pack(text)
        remember_ruling(text, ruling)
    return ruling


_RULINGS: Final[OrderedDict[str, PackRuling]] = OrderedDict()
_REMEMBERED: Final = 64  # packs


def remembered_ruling(text: str) -> PackRuling | None:
    """Return the ruling on a pack that was judged lately."""
    ruling = _RULINGS.get(text)
    if ruling is not None:
        _RULINGS.move_to_end(text)
    return ruling


def remember_ruling(text: str, ruling: PackRuling) -> None:
    """Remember what was ruled on a pack, here or in another process."""
    _RULINGS[text] = ruling
    if len(_RULINGS) > _REMEMBERED:
        _RULINGS.popitem(last=False)


def read_pack(text: str) -> PackRuling:
    """Read a pack of own words in any language of the server, or a mixture. Lines, tabs, commas and semicolons separate
    words; a word may be a phrase. Spaces separate Chinese words, which hold none. Of many faults and repeats only the
    first are reported."""
    words: dict[str, str] = {}
    faults: list[PackFault] = []
    repeated: list[PackFault] = []
    for line, word in _words_in(text):
        fault = _fault(line, word)
        if fault is not None:
            faults.append(fault)
            if len(faults) == _MOST_FAULTS:
                break
            continue
        keys = _keys(word)
        other = next((words[key] for key in keys if key in words), "")
        if not other:
            words |= dict.fromkeys(keys, word)
        elif len(repeated) < _MOST_FAULTS:
            repeated.append(PackFault(line, "repeated", word, other=other))
    kept = tuple(dict.fromkeys(words.values()))
    if len(faults) < _MOST_FAULTS and not LEAST <= len(kept) <= MOST:
        few = len(kept) < LEAST
        faults.append(PackFault(0, "too-few" if few else "too-many", str(len(kept)), LEAST if few else MOST))
    return PackRuling(kept, tuple(faults), tuple(repeated))


def _words_in(text: str) -> Iterator[tuple[int, str]]:
    """Return the words of a text, each with the number of its line. A number beside words counts rows of a table."""
    for number, line in enumerate(text.splitlines(), 1):
        cells = [word for cell in _SEPARATORS.split(_NUMBERING.sub("", line)) for word in _split(clean(cell))]
        cells = [cell.strip(_QUOTES) for cell in cells]
        filled = [cell for cell in cells if cell]
        yield from ((number, cell) for cell in filled if len(filled) == 1 or not cell.rstrip(".)").isdigit())


def _split(cell: str) -> list[str]:
    words = cell.split()
    return words if all(map(is_chinese, words)) else [cell]


def _fault(line: int, word: str) -> PackFault | None:
    """Return what is wrong with a word."""
    if width(word) > CARD_LENGTH:
        return PackFault(line, "too-long", word[: 2 * CARD_LENGTH], CARD_LENGTH)
    if has_emoji(word) or not any(char.isalpha() for char in word):
        return PackFault(line, "no-word", word)
    return None


def width(word: str) -> int:
    """Return how much of a card a word takes: a letter one, a Chinese character two."""
    return sum(1 + is_chinese(char) for char in word)


def _keys(word: str) -> frozenset[str]:
    """Return what two words must not share: a dictionary form, in the first language that knows the word."""
    if " " in word or width(word) > CARD_LENGTH:
        return frozenset({word.casefold()})
    if is_chinese(word):
        return written_in("characters")[0].grammar.lemmas(word)
    known = (language.letters for language in written_in("letters") if language.grammar.is_known(word))
    return next((grammar.heads(word) for grammar in known), frozenset({word.casefold()}))
