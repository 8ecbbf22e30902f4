"""What may be written in a move: tidy text on one line, and what counts as one word."""

import re
import unicodedata
from collections.abc import Callable
from typing import Final, Literal

WORD_LENGTH: Final = 60
LINE_LENGTH: Final = 300

# Control, format (zero-width, bidirectional), surrogate, private, line and paragraph separators:
# characters that can hide one word inside another or break a record's line.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})

# Letters and signs that look like a space without being one.
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def tidy(text: str) -> str:
    """The same text as people mean it: composed letters, plain spaces, nothing invisible."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if sign.isspace() or sign in _BLANK else sign for sign in composed)
    shown = "".join(sign for sign in spaced if unicodedata.category(sign) not in _UNSEEN)
    return unicodedata.normalize("NFC", " ".join(shown.split()))


def is_tidy(text: str, longest: int) -> bool:
    """Is this text fit for a record: not empty, not too long, nothing hidden in it?"""
    if not 0 < len(text) <= longest:
        return False
    return (text.isascii() and text.isalnum()) or text == tidy(text)


def is_one_word(text: str) -> bool:
    """One word, as far as form goes; hyphens and apostrophes are the referee's business."""
    return " " not in text


def same_word(one: str, other: str) -> bool:
    """The same letters, whatever the case."""
    return one.casefold() == other.casefold()


def is_picture(face: str) -> bool:
    """A card's face is a word, or `picture:` and the name of a picture in a picture pack (DU-106)."""
    return face.startswith("picture:")


def spoken_words(text: str) -> list[str]:
    """The words of a line, without its punctuation. Chinese runs of characters stay together."""
    return re.findall(r"\w+(?:[-'’]\w+)*", text)


def count_words(text: str) -> int:
    """How many words a line has; two Chinese characters count as one word."""
    return sum(_weight(word) for word in spoken_words(text))


def _weight(word: str) -> int:
    chinese = sum("\u4e00" <= sign <= "\u9fff" for sign in word)
    return (chinese + 1) // 2 if chinese else 1


def is_echo(text: str) -> bool:
    """Every word twice in a row (TW-86)."""
    words = [word.casefold() for word in spoken_words(text)]
    return len(words) % 2 == 0 and words[::2] == words[1::2]


def has_no_s_word(text: str) -> bool:
    """No word begins with S, nor with Ś."""
    return not any(word.casefold().startswith(("s", "ś")) for word in spoken_words(text))


def says_not(text: str) -> bool:
    """The line begins by saying what the thing is not."""
    words = spoken_words(text.casefold())
    return bool(words) and (words[0] in ("nie", "not") or words[0].startswith("不"))


Form = Literal["echo", "no-s-words", "not"]

FORMS: Final[dict[Form, Callable[[str], bool]]] = {"echo": is_echo, "no-s-words": has_no_s_word, "not": says_not}
