"""What a seat can do now, written so that a client needs no rules: moves and what may fill them."""

from msgspec import Struct

from cluehouse.games.words import is_one_word, is_tidy


class OneOf(Struct, frozen=True, tag="one-of", tag_field="kind"):
    """One of these values."""

    values: tuple[str | int, ...]

    def admits(self, value: object) -> bool:
        """Is this one of the values?"""
        return value in self.values


class Text(Struct, frozen=True, tag="text", tag_field="kind", omit_defaults=True):
    """Text that the seat writes itself: one line, or a single word."""

    longest: int
    one_word: bool = False
    also: tuple[str, ...] = ()  # texts that may be written although they break the form

    def admits(self, value: object) -> bool:
        """May this be written?"""
        if not isinstance(value, str):
            return False
        if value in self.also:
            return True
        return is_tidy(value, self.longest) and (not self.one_word or is_one_word(value))


Arg = OneOf | Text


class Choice(Struct, frozen=True, omit_defaults=True):
    """One kind of move that the seat can make now, and for each of its fields what may stand there."""

    do: str
    args: dict[str, Arg] = {}

    def admits(self, move: Struct) -> bool:
        """Is this move one of those the choice stands for?"""
        return move.__struct_config__.tag == self.do and all(
            arg.admits(getattr(move, name)) for name, arg in self.args.items()
        )
