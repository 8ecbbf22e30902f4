"""The lexicon: what is known about the words of a language. Written by hand, one block for each word.

ZAMEK
  gloss: castle; lock; zip fastener
  family: zameczek zamkowy podzamcze        the same word, for a strict partner
  kin: zamknąć zamykać                      relatives that people would argue about
  parts:                                    the words that a compound is made of
  lookalikes: zamęt zamach                  look like family and are not
  associations: król rycerz klucz …         strongest first
  lines:                                    what somebody might say to make friends guess it
    Stoi na wzgórzu i pilnują go mury.
"""

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from sys import intern
from typing import Final

from msgspec import Struct

FIELDS: Final = ("gloss", "family", "kin", "parts", "lookalikes", "associations", "lines")


_COLUMNS: Final = 126


class LexiconEntry(Struct, frozen=True):
    """What is known about a word."""

    word: str
    gloss: tuple[str, ...] = ()
    family: tuple[str, ...] = ()
    kin: tuple[str, ...] = ()
    parts: tuple[str, ...] = ()
    lookalikes: tuple[str, ...] = ()
    associations: tuple[str, ...] = ()
    lines: tuple[str, ...] = ()


class LexiconError(ValueError):
    """A line of the lexicon that cannot be read."""


def pages_of(folder: Traversable) -> list[Traversable]:
    """Return the pages of a lexicon, in reading order."""
    return sorted((file for file in folder.iterdir() if file.name.endswith(".txt")), key=lambda file: file.name)


def read_lexicon(folder: Traversable) -> dict[str, LexiconEntry]:
    """Return all entries of a lexicon, by their word in capitals."""
    entries: dict[str, LexiconEntry] = {}
    for file in pages_of(folder):
        for entry in parse_entries(file.read_text(encoding="utf-8")):
            if entry.word in entries:
                raise LexiconError(f"{entry.word} has two entries")
            entries[entry.word] = entry
    return entries


def parse_entries(text: str) -> Iterator[LexiconEntry]:
    """Yield the entries of a page."""
    word, fields, field = "", dict[str, list[str]](), ""
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if not line.startswith(" "):
            if word:
                yield _entry(word, fields)
            word, fields, field = line.strip(), {}, ""
            continue
        name, colon, rest = line.strip().partition(":")
        if line.startswith("    ") and field:
            fields[field].append(line.strip())
        elif colon and name in FIELDS and name not in fields and word:
            field, fields[name] = name, [rest.strip()] if rest.strip() else []
        else:
            raise LexiconError(f"{word}: cannot read: {line}")
    if word:
        yield _entry(word, fields)


def _entry(word: str, fields: dict[str, list[str]]) -> LexiconEntry:
    listed = {
        name: tuple(map(intern, " ".join(lines).split()))
        for name, lines in fields.items()
        if name not in ("gloss", "lines")
    }
    gloss = tuple(part.strip() for part in " ".join(fields.get("gloss", [])).split(";") if part.strip())
    return LexiconEntry(word, gloss=gloss, lines=tuple(fields.get("lines", [])), **listed)


def print_entry(entry: LexiconEntry) -> str:
    """Return an entry as it is written on its page."""
    lines = [entry.word, "  gloss: " + "; ".join(entry.gloss)]
    for name in ("family", "kin", "parts", "lookalikes", "associations"):
        words: tuple[str, ...] = getattr(entry, name)
        if words:
            lines += _wrapped(name, words)
    if entry.lines:
        lines += ["  lines:", *(f"    {line}" for line in entry.lines)]
    return "\n".join(lines)


def _wrapped(name: str, words: tuple[str, ...]) -> list[str]:
    """Return a field and its words, on as many lines as needed; a Chinese character is as wide as two letters."""
    lines = [f"  {name}:"]
    for word in words:
        if _width(lines[-1]) + 1 + _width(word) > _COLUMNS:
            lines.append(f"    {word}")
        else:
            lines[-1] += f" {word}"
    return lines


def _width(text: str) -> int:
    return sum(2 if ord(char) > 0x2E80 else 1 for char in text)
