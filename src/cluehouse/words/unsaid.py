"""What the house's own bots never say: children may sit at any table. What people say is their own business."""

from functools import cache
from importlib.resources import files

from cluehouse.words.decks import Language


@cache
def unsaid(language: Language) -> frozenset[str]:
    """The words of this language that a bot keeps to itself, in small letters."""
    page = (files("cluehouse.words") / language / "unsaid.txt").read_text(encoding="utf-8")
    lines = (line for line in page.splitlines() if not line.startswith("#"))
    return frozenset(word.casefold() for line in lines for word in line.split())
