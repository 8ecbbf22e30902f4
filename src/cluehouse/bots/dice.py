"""A player without a strategy: it makes random legal moves, in any game."""

import random
from collections.abc import Iterator
from typing import Any, Final

from cluehouse.bots.player import Player, game_of, open_view
from cluehouse.games.choice import Arg, Between, Choice, OneOf, Spelling, Text
from cluehouse.games.rule import Eagerness, Move
from cluehouse.languages import table_language

_ORDER: Final[tuple[Eagerness, ...]] = ("first", "normal", "last")  # moves that are made `never` are left to others
_TRIES: Final = 20  # to fill a move in a way that was not refused before
_DRAWN: Final = 100  # words to try before a set line


class DicePlayer(Player):
    """Rolls dice among its choices. The same seed plays the same game."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)
        self._refused: set[Move] = set()

    def choose(self, sent: bytes) -> Move | None:
        """Any move that the view offers, the most eager ones first; None to wait for others."""
        view = open_view(sent)
        rules = game_of(view).rules.by_name
        for eagerness in _ORDER:
            choices = [choice for choice in view.choices if rules[choice.do].eagerness == eagerness]
            for choice in self._dice.sample(choices, len(choices)):
                move = self._fill(view, choice)
                if move is not None:
                    return move
        return None

    def refused(self, move: Move, code: str) -> None:
        """Do not try this move again."""
        self._refused.add(move)

    def _fill(self, view: Any, choice: Choice) -> Move | None:
        """A move of this kind that was not refused yet; None if there is none at hand."""
        kind = game_of(view).move_named(choice.do)
        for _ in range(_TRIES):
            values = {name: self._value(arg, view) for name, arg in choice.args.items()}
            if None in values.values():
                return None
            move: Move = kind(**values)
            if move not in self._refused:
                return move
        return None

    def _value(self, arg: Arg, view: Any) -> str | int | None:
        if isinstance(arg, OneOf):
            return self._dice.choice(arg.values) if arg.values else None
        if isinstance(arg, Between):
            return self._dice.randint(arg.least, arg.most)
        return next((text for text in self._texts(arg, view.options.language) if arg.admits(text)), None)

    def _texts(self, arg: Arg, table: str) -> Iterator[str]:
        """Texts to write in the language of the table: words that people know, then lines for any form."""
        language = table_language(table)
        entries = list(language.lexicon.values())
        if isinstance(arg, Spelling):
            fitting = [entry.word for entry in entries if len(entry.word) == arg.length]
            yield from self._dice.sample(fitting, len(fitting))
            return
        for entry in self._dice.choices(entries, k=_DRAWN):
            word = self._dice.choice((entry.word, *entry.associations[:20]))
            if word.casefold() not in language.blocked:
                yield word
        yield from _denials(arg)


def _denials(arg: Arg) -> list[str]:
    """Lines of which one suits every form: they deny, and say everything twice."""
    negations = arg.negations if isinstance(arg, Text) else ()
    return [text for word in negations for text in (f"{word} {word}", f"{word} {word} {word} {word}")]
