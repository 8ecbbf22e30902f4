"""What a deal draws from: two-sided cards with words or pictures, and lists of words."""

from collections.abc import Iterable
from functools import cached_property
from typing import Annotated, Literal, get_args

from msgspec import Meta, Struct

# The code of a language, or "mixed". The rules do not know which languages exist: see cluehouse.languages.
LanguageCode = Annotated[str, Meta(pattern=r"^[A-Za-z0-9-]{2,35}$(?!\n)")]

Edition = Literal["codenames", "duet", "pictures"]
Pool = Literal["codenames", "duet", "mixed", "pictures"]  # mixed: both editions of words


Laid = tuple[str, str, Edition]  # a card on the table: the face up, the face down, the edition


class Card(Struct, frozen=True):
    """A two-sided card. A face is a word, or `picture:` and the id of a picture (DU-106)."""

    front: str
    back: str
    edition: Edition = "codenames"


class Pack(Struct, frozen=True, dict=True):
    """What a deal draws from: cards for the boards of Codenames and Duet, words for Trapwords, and what the rules have
    to know about the language."""

    cards: tuple[Card, ...] = ()
    words: tuple[str, ...] = ()
    alphabet: str = ""  # the letter tiles of the language (letters.py); empty: the game chooses, if it needs any
    negations: tuple[str, ...] = ()  # words that begin a negation (words.py); empty: those of all built-in languages
    motifs: dict[str, tuple[str, ...]] = {}  # what each picture is made of, by face
    close: dict[str, frozenset[str]] = {}  # the words that help to guess each word, as far as the language knows

    @cached_property
    def pools(self) -> dict[Pool, tuple[tuple[Laid, Laid], ...]]:
        """Return the cards of each edition and of both editions of words together (CN-75, DU-105), each with either
        side up."""
        return {pool: tuple(_either_side(card) for card in self._pool(pool)) for pool in get_args(Pool)}

    def _pool(self, pool: Pool) -> tuple[Card, ...]:
        wanted = ("codenames", "duet") if pool == "mixed" else (pool,)
        return _different(card for card in self.cards if card.edition in wanted)


def _either_side(card: Card) -> tuple[Laid, Laid]:
    front = (card.front, card.back, card.edition)
    return front, (card.back, card.front, card.edition) if card.back else front


def _different(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Drop cards that repeat a face of an earlier card: no word may be on a board twice."""
    seen: set[str] = set()
    kept = []
    for card in cards:
        faces = {face.casefold() for face in (card.front, card.back) if face}
        if seen.isdisjoint(faces):
            seen |= faces
            kept.append(card)
    return tuple(kept)
