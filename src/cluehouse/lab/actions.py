"""The moves of a game as numbers, for agents that choose among a fixed number of actions.

A move is chosen in steps: first its kind, then a value for each of its fields. What a step may be follows from the
choices that the seat's view lists, so an agent needs no rules, and a mask tells it nothing that its view does not.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from cluehouse.games.choice import Arg, Between, Choice, OneOf, Spelling, Text
from cluehouse.games.game import AnyGame
from cluehouse.games.rule import Move
from cluehouse.games.seating import MAKERS
from cluehouse.languages import language

Mask = NDArray[np.int8]

PASS: Final = 0  # let others act
VALUES: Final = 64  # the values of a field that can be told apart: cards on the table, seats, small numbers
WORDS: Final = 2_000  # in the usual vocabulary


@lru_cache(maxsize=16)
def usual_words(code: str, most: int = WORDS) -> tuple[str, ...]:
    """Words to say in this language: those that most cards bring to mind."""
    entries = language(code).lexicon.values()
    said = Counter(word for entry in entries for word in {entry.word.casefold(), *entry.associations})
    blocked = language(code).blocked
    return tuple(word for word, _ in said.most_common() if " " not in word and word.casefold() not in blocked)[:most]


class Actions:
    """The actions of one game with one vocabulary: to pass, kinds of moves, values, and words to say."""

    def __init__(self, game: AnyGame, words: Sequence[str], negations: Sequence[str] = ()) -> None:
        """Take the vocabulary and the words that begin a denial, of which a line for every form is made."""
        self._game = game
        self.kinds = tuple(rule.name for rule in game.rules.values() if set(rule.made_by) - set(MAKERS))
        lines = [line for word in negations for line in (f"{word} {word}", f"{word} {word} {word} {word}")]
        self.words = (*dict.fromkeys((*words, *lines)),)
        self._first_value = 1 + len(self.kinds)
        self._first_word = self._first_value + VALUES
        self.count = self._first_word + len(self.words)
        self._kind_numbers = {kind: number for number, kind in enumerate(self.kinds, 1)}
        self._spelt: dict[str, list[int]] = {}
        for number, word in enumerate(self.words, self._first_word):
            self._spelt.setdefault(word.casefold(), []).append(number)
        self._admitted: dict[Arg, Mask] = {}
        self._fillable: dict[Arg, bool] = {}

    def nothing(self) -> Mask:
        """A mask without any action."""
        return np.zeros(self.count, np.int8)

    def kind_mask(self, choices: Sequence[Choice]) -> Mask:
        """Which kinds of moves these choices allow, as far as the vocabulary can fill them."""
        mask = self.nothing()
        for choice in choices:
            if self.can_fill(choice):
                mask[self._kind_numbers[choice.do]] = 1
        return mask

    def can_fill(self, choice: Choice) -> bool:
        """Whether there is a value for each field."""
        return all(self._has_value(arg) for arg in choice.args.values())

    def kind_of(self, action: int) -> str:
        """The kind of move that an action stands for."""
        return self.kinds[action - 1]

    def field_mask(self, arg: Arg, board: Sequence[str]) -> Mask:
        """Which actions are values of a field."""
        if isinstance(arg, Text | Spelling):
            return self._word_mask(arg)
        mask = self.nothing()
        for number in range(len(_values(arg, board))):
            value = _values(arg, board)[number]
            if value is not None and arg.admits(value):
                mask[self._first_value + number] = 1
        return mask

    def value_of(self, arg: Arg, board: Sequence[str], action: int) -> str | int:
        """The value that an action stands for."""
        if isinstance(arg, Text | Spelling):
            return self.words[action - self._first_word]
        value = _values(arg, board)[action - self._first_value]
        assert value is not None
        return value

    def number_of(self, arg: Arg, board: Sequence[str], value: str | int) -> int:
        """The action that stands for a value of a field; a ValueError if none does."""
        known = self.words if isinstance(arg, Text | Spelling) else tuple(_values(arg, board))
        first = self._first_word if isinstance(arg, Text | Spelling) else self._first_value
        if value not in known:
            raise ValueError(f"no action stands for {value}")
        return first + known.index(value)

    def numbers_of(self, move: Move, choice: Choice, board: Sequence[str]) -> tuple[int, ...]:
        """The actions that make a move, one after another: its kind, and a value for each field."""
        values = (self.number_of(arg, board, getattr(move, name)) for name, arg in choice.args.items())
        return (self._kind_numbers[choice.do], *values)

    def move(self, kind: str, values: Sequence[str | int], choice: Choice) -> Move:
        """The move that was chosen."""
        named: dict[str, Any] = dict(zip(choice.args, values, strict=True))
        return self._game.move_named(kind)(**named)

    def _has_value(self, arg: Arg) -> bool:
        if isinstance(arg, OneOf):
            return bool(arg.values)
        if isinstance(arg, Between):
            return True
        known = replace(arg, but_not=()) if isinstance(arg, Text) else arg
        if known not in self._fillable:
            self._fillable[known] = bool(self._word_mask(known).any())
        return self._fillable[known] and (len(getattr(arg, "but_not", ())) < VALUES or bool(self._word_mask(arg).any()))

    def _word_mask(self, arg: Text | Spelling) -> Mask:
        """Which words a field admits; what it excludes by name is looked up, all other limits are tried once."""
        known = replace(arg, but_not=()) if isinstance(arg, Text) else arg
        if known not in self._admitted:
            mask = self.nothing()
            mask[self._first_word :] = [known.admits(word) for word in self.words]
            self._admitted[known] = mask
        mask = self._admitted[known].copy()
        for word in arg.but_not if isinstance(arg, Text) else ():
            mask[self._spelt.get(word.casefold(), [])] = 0
        return mask


def _values(arg: OneOf | Between, board: Sequence[str]) -> Sequence[str | int | None]:
    """The values of a field by their numbers: a card by its place on the table, other values as the view lists them;
    of a wide range of numbers, some at equal distances."""
    if isinstance(arg, Between):
        width = arg.most - arg.least
        return range(arg.least, arg.most + 1, max(1, -(-width // (VALUES - 1))))
    if board and all(value in board for value in arg.values):
        return board
    return arg.values[:VALUES]
