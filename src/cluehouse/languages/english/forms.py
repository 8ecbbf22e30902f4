"""The dictionary forms of English words: the lookup table of the package lemminflect, kept as plain text."""

import gzip
from collections.abc import Iterator, Sequence
from functools import cache

from cluehouse.languages.packages import folder_of
from cluehouse.languages.word_counts import WordCounts


def forms_of(word: str) -> dict[str, tuple[str, ...]]:
    """Return what a lower-case word may be a form of, for each part of speech; empty if it is not in the table."""
    text, places = _table()
    index, named = places.get(word), f"{word},".encode()
    found: dict[str, tuple[str, ...]] = {}
    while index is not None and text.startswith(named, index):
        end = text.index(b"\n", index)
        kind, _, forms = text[index + len(named) : end].decode().partition(",")
        found[kind.upper()] = tuple(forms.lower().split("/"))
        index = end + 1
    return found


@cache
def _table() -> tuple[bytes, WordCounts]:
    """Return the rows of all words as one text, and where the rows of each word begin."""
    folder = folder_of("lemminflect") / "resources"
    rows = gzip.decompress((folder / "lemma_lu.csv.gz").read_bytes()).splitlines()
    better = [row for row in (folder / "lemma_overrides.csv").read_bytes().splitlines() if row and row[:1] != b"#"]
    rows = sorted([*rows, *better], key=_word)  # later rows override earlier ones for the same word and part of speech
    return b"\n".join([*rows, b""]), WordCounts(_beginnings(rows))


def _word(row: bytes) -> bytes:
    return row.partition(b",")[0]


def _beginnings(rows: Sequence[bytes]) -> Iterator[tuple[str, int]]:
    index, before = 0, b""
    for row in rows:
        if _word(row) != before:
            before = _word(row)
            yield before.decode(), index
        index += len(row) + 1
