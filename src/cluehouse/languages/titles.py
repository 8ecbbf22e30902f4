"""Well-known titles and names of several words, which people also write in small letters.

A file has one title on each line, in lower case and in dictionary forms; `?` after it if its words also mean something
together, so that people have to decide.
"""

from collections.abc import Callable, Iterator, Sequence
from importlib.resources.abc import Traversable

Titles = dict[str, list[tuple[str, ...]]]  # by first word; the last part may be a question mark


def read_titles(file: Traversable) -> Titles:
    """Return the titles of a file."""
    found: Titles = {}
    for line in file.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            title = tuple(line.split())
            found.setdefault(title[0], []).append(title)
    return found


def titles_among(
    titles: Titles, words: Sequence[str], forms: Callable[[str], frozenset[str]]
) -> Iterator[tuple[str, bool]]:
    """Yield the titles that these words contain one after the other, in any form, and whether each is sure."""
    for start, word in enumerate(words):
        for first in {word.casefold(), *forms(word)} & titles.keys():
            for listed in titles[first]:
                title = tuple(part for part in listed if part != "?")
                said = words[start : start + len(title)]
                if len(said) == len(title) and all(
                    part == each.casefold() or part in forms(each) for part, each in zip(title, said, strict=True)
                ):
                    yield " ".join(said), title == listed
