"""What docs/rules/decipher.md publishes about letters: their pieces, the tiles, the pieces in the box."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

PAGE: Final = (Path(__file__).parents[2] / "docs" / "rules" / "decipher.md").read_text(encoding="utf-8")
KINDS: Final = ("long", "short", "big", "small")  # the order of the table's columns

Counts = dict[str, int]


def _rows(heading: str) -> Iterator[list[str]]:
    """The rows of the table of the Letters section that begins with this heading."""
    section = PAGE.split("\n## Letters\n")[1]
    lines = section[section.index(heading) :].split("\n\n")[0].splitlines()
    for line in lines[2:]:
        yield [cell.strip() for cell in line.strip().strip("|").split("|")]


def letters() -> dict[str, Counts]:
    """How many pieces of each kind form each letter."""
    return {
        letter: dict(zip(KINDS, map(int, counts), strict=True))
        for *counts, names in _rows("| Long | Short | Big arc | Small arc | Letters |")
        for letter in names.split()
    }


def tiles() -> dict[str, Counts]:
    """How many tiles of each letter there are in each alphabet."""
    return {
        name.split()[0].lower(): {tile.split()[0]: int(tile.split()[1]) for tile in listed.split(", ")}
        for name, listed in _rows("| Letters | Tiles, 85 in all |")
    }


def supply() -> Counts:
    """How many pieces of each kind are in the box, as DC-01 lists them."""
    found = re.search(
        r"DC-01.*\((\d+) red long bars, (\d+) yellow short .*, (\d+) blue big .*, (\d+) green small", PAGE
    )
    assert found is not None
    return dict(zip(KINDS, map(int, found.groups()), strict=True))


def pieces(word: str) -> Counts:
    """The pieces that compose a word by the published table."""
    forms = letters()
    return {kind: sum(forms[letter][kind] for letter in word) for kind in KINDS}
