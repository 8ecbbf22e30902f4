"""What text a move may contain: tidy text on one line, and what counts as one word."""

import re
import unicodedata
from typing import Final, Literal

WORD_LENGTH: Final = 60
LINE_LENGTH: Final = 300

# Control, format (zero-width, bidirectional), surrogate, private, line and paragraph separators:
# characters that can hide one word inside another or break a record's line.
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})

# Characters that change nothing visible.
_IGNORED: Final = frozenset(
    {"\u034f", "\u17b4", "\u17b5", *map(chr, range(0x180B, 0x1810)), *map(chr, range(0xFE00, 0xFE10))}
)

# Letters and signs that look like a space but are not one.
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")


def tidy(text: str) -> str:
    """Return the text with composed letters, plain spaces and nothing invisible."""
    composed = unicodedata.normalize("NFC", text)
    spaced = "".join(" " if char.isspace() or char in _BLANK else char for char in composed)
    shown = "".join(char for char in spaced if not _is_invisible(char))
    return unicodedata.normalize("NFC", " ".join(shown.split()))


def _is_invisible(char: str) -> bool:
    return unicodedata.category(char) in _INVISIBLE or char in _IGNORED or 0xE0000 <= ord(char) <= 0xE0FFF


def is_tidy(text: str, longest: int) -> bool:
    """Whether this text is fit for a record: not empty, not too long, nothing hidden in it."""
    if not 0 < len(text) <= longest:
        return False
    if text.isascii() and text.isprintable():  # then only spaces can be wrong
        return "  " not in text and text[0] != " " and text[-1] != " "
    return text == tidy(text)


def is_one_word(text: str) -> bool:
    """Whether this is one word by its form; the referee judges hyphens and apostrophes."""
    return " " not in text


def same_word(one: str, other: str) -> bool:
    """Return the same letters without case differences."""
    return one.casefold() == other.casefold()


def spoken_words(text: str) -> list[str]:
    """Return the words of a line, without its punctuation; words joined by hyphens are several words. Runs of Chinese
    characters stay together."""
    return re.findall(r"[^\W_]+(?:['’][^\W_]+)*", text)


def says_something(text: str) -> bool:
    """Whether the text has a letter or a digit."""
    return any(character.isalnum() for character in text)


def count_words(text: str) -> int:
    """Return how many words a line has; two Chinese characters count as one word."""
    return sum(_weight(word) for word in spoken_words(text))


def _is_chinese(char: str) -> bool:
    return "\u4e00" <= char <= "\u9fff"


def _weight(word: str) -> int:
    chinese = sum(map(_is_chinese, word))
    return (chinese + 1) // 2 if chinese else 1


def is_echo(text: str) -> bool:
    """Whether every word is said twice in a row (TW-86)."""
    words = [word.casefold() for word in spoken_words(text)]
    return len(words) % 2 == 0 and words[::2] == words[1::2]


def has_no_s_word(text: str) -> bool:
    """Whether no word begins with S, with or without a mark (Ś, Š)."""
    return not any(unicodedata.normalize("NFD", word.casefold()).startswith("s") for word in spoken_words(text))


NEGATIONS: Final = ("nie", "not", "不")  # of all built-in languages


def says_not(text: str, negations: tuple[str, ...] = NEGATIONS) -> bool:
    """Whether the line begins with a word that says what the thing is not."""
    first = next(iter(spoken_words(text.casefold())), "")
    return any(first.startswith(word) if _is_chinese(word[0]) else first == word for word in negations)


Form = Literal["echo", "no-s-words", "not"]


def has_form(form: Form, text: str, negations: tuple[str, ...] = NEGATIONS) -> bool:
    """Whether the line has the form that a curse demands."""
    if form == "echo":
        return is_echo(text)
    return has_no_s_word(text) if form == "no-s-words" else says_not(text, negations)
