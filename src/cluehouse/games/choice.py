"""What a seat can do now, as data: moves and their allowed values, so that a client needs no rules."""

from msgspec import Struct

from cluehouse.games.letters import check_word, unknown_letter
from cluehouse.games.refusal import Refusal
from cluehouse.games.words import (
    NEGATIONS,
    WORD_LENGTH,
    Form,
    count_words,
    has_form,
    is_one_word,
    is_tidy,
    says_something,
)


class OneOf(Struct, frozen=True, gc=False, tag="one-of", tag_field="kind"):
    """One of these values."""

    values: tuple[str | int | bool, ...]  # the allowed values

    def admits(self, value: object) -> bool:
        """Whether this is one of the values. (`True` is not the number 1.)"""
        kind = type(value)
        if kind is str:
            return value in self.values
        return value in self.values and kind is (bool if self.values[0] is True else int)


class Between(Struct, frozen=True, gc=False, tag="between", tag_field="kind"):
    """A whole number from least to most."""

    least: int  # the smallest allowed number
    most: int  # the largest allowed number

    def admits(self, value: object) -> bool:
        """Whether this is such a number."""
        return type(value) is int and self.least <= value <= self.most


class Text(Struct, frozen=True, gc=False, tag="text", tag_field="kind", omit_defaults=True):
    """Free text: one line, or a single word."""

    longest: int  # the most characters
    one_word: bool = False  # whether it must be one word, without a space
    also: tuple[str, ...] = ()  # texts of several words that are allowed all the same
    but_not: tuple[str, ...] = ()  # words that are not allowed, in any case
    most_words: int | None = None  # the most words, where two Chinese characters count as one; null: no limit
    forms: tuple[Form, ...] = ()  # the forms that the text must have, all of them
    negations: tuple[str, ...] = NEGATIONS  # how a text of the form "not" may begin
    some_word: bool = False  # whether it must hold a letter or a digit

    def admits(self, value: object) -> bool:
        """Whether this text is allowed."""
        if type(value) is not str or not is_tidy(value, self.longest):
            return False
        if self.some_word and not says_something(value):
            return False
        if self.one_word and " " in value and value not in self.also:
            return False
        if self.but_not:
            folded = value.casefold()
            if any(word.casefold() == folded for word in self.but_not):
                return False
        if self.most_words is not None and count_words(value) > self.most_words:
            return False
        return not self.forms or all(has_form(form, value, self.negations) for form in self.forms)


class Spelling(Struct, frozen=True, gc=False, tag="spelling", tag_field="kind", omit_defaults=True):
    """A word of this many letters of an alphabet, in either case; a secret word must also be possible with the tiles
    and pieces in the box."""

    length: int  # how many letters the word has
    alphabet: str  # its letters: polish, international, or a list of tiles such as A6 Ä2 B3
    secret: bool = False  # whether the tiles and pieces in the box must be enough to make it

    def admits(self, value: object) -> bool:
        """Whether this word is allowed."""
        return self.why_not(value) is None

    def why_not(self, value: object) -> Refusal | None:
        """Return what is wrong with this word, or None."""
        if not isinstance(value, str) or not is_tidy(value, WORD_LENGTH):
            return Refusal("bad-text", longest=self.length)
        if not is_one_word(value):
            return Refusal("one-word-only")
        if len(value) != self.length:
            return Refusal("wrong-length", length=self.length)  # DC-06, D-DC-15
        return check_word(value, self.alphabet) if self.secret else unknown_letter(value, self.alphabet)


Arg = OneOf | Between | Text | Spelling


class Choice(Struct, frozen=True, gc=False, omit_defaults=True):
    """One kind of move that the seat can make now, with the allowed values of each field."""

    do: str  # the name of the move
    args: dict[str, Arg] = {}  # the allowed values of each field of the move, by field

    def admits(self, move: Struct) -> bool:
        """Whether this choice includes the move."""
        return move.__struct_config__.tag == self.do and all(
            arg.admits(getattr(move, name)) for name, arg in self.args.items()
        )
