"""The languages of this server, by code: one place to look a language up, one line to add one."""

from importlib.metadata import entry_points
from typing import Final

from cluehouse.games.refusal import Refusal
from cluehouse.languages.grammar import Script
from cluehouse.languages.language import MIXED, Language

MIXED_READING: Final = "en"  # the language in which words of a mixed table are read if one has to be chosen
_GROUP: Final = "cluehouse.languages"  # the entry point under which installed packages provide languages

LANGUAGES: Final[dict[str, Language]] = {}


class IncompleteLanguage(ValueError):
    """A language that lacks a part."""

    def __init__(self, code: str, parts: tuple[str, ...]) -> None:
        super().__init__(f"language {code!r} lacks: {', '.join(parts)}")
        self.code, self.parts = code, parts


def register(language: Language) -> None:
    """Add a language to this server. Raises IncompleteLanguage with everything that it lacks."""
    missing = tuple(language.parts_missing())
    if missing:
        raise IncompleteLanguage(language.code, missing)
    LANGUAGES[language.code] = language


def register_installed() -> None:
    """Add the languages of other installed packages."""
    for found in entry_points(group=_GROUP):
        register(found.load())


def language(code: str) -> Language:
    """Return the language with this code; refuse an unknown code. There is no fallback."""
    found = LANGUAGES.get(code)
    if found is None:
        raise Refusal("no-such-language", language=code)
    return found


def table_language(code: str) -> Language:
    """Return the language in which a table is read: its own, or the one chosen for mixed tables."""
    return language(MIXED_READING if code == MIXED else code)


def written_in(script: Script) -> tuple[Language, ...]:
    """Return all languages of this script, in the order of registration."""
    return tuple(known for known in LANGUAGES.values() if known.script == script)
