"""The lexicon of a language, by its code."""

from cluehouse.languages import language
from cluehouse.languages.lexicon import FIELDS, LexiconEntry, LexiconError, parse_entries, print_entry

__all__ = ["FIELDS", "LexiconEntry", "LexiconError", "lexicon", "parse_entries", "print_entry"]


def lexicon(code: str) -> dict[str, LexiconEntry]:
    """Return all entries of a language, by their word in capitals."""
    return language(code).lexicon
