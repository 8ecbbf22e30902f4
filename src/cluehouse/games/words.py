"""What may be written in a move: tidy text on one line, and what counts as one word."""

import unicodedata
from typing import Final

WORD_LENGTH: Final = 60
LINE_LENGTH: Final = 300

# Control, format (zero-width, bidirectional), surrogate, private, line and paragraph separators:
# characters that can hide one word inside another or break a record's line.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})


def tidy(text: str) -> str:
    """The same text as people mean it: composed letters, plain spaces, nothing invisible."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if sign.isspace() else sign for sign in composed)
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
