"""A player without a strategy: it makes random legal moves, in any game."""

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice, product
from typing import Any, Final

from cluehouse.bots.player import Player, game_of, open_view
from cluehouse.games.chance import Chance
from cluehouse.games.choice import Arg, Between, Choice, OneOf, Spelling, Text
from cluehouse.games.letters import tiles_of
from cluehouse.games.rule import Eagerness, Move
from cluehouse.languages import table_language

_ORDER: Final[tuple[Eagerness, ...]] = ("first", "normal", "last")  # moves that are made `never` are left to others
_TRIES: Final = 20  # to fill a move in a way that was not refused before
_DRAWN: Final = 100  # words to try before a set line
_ALL: Final = 10_000  # moves to look through when none was found by chance


class DicePlayer(Player):
    """Rolls dice among its choices. The same seed plays the same game."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._asked: Counter[str] = Counter()  # how often each view was shown
        self._refused: set[Move] = set()

    def choose(self, sent: bytes) -> Move | None:
        """Any move that the view offers, the most eager ones first; None to wait for others."""
        view, dice = open_view(sent), self._dice(sent)
        rules = game_of(view).rules.by_name
        for eagerness in _ORDER:
            choices = [choice for choice in view.choices if rules[choice.do].eagerness == eagerness]
            for choice in dice.shuffle(choices):
                move = self._fill(view, choice, dice)
                if move is not None:
                    return move
        return None

    def refused(self, move: Move, code: str) -> None:
        """Do not try this move again."""
        self._refused.add(move)

    def _dice(self, sent: bytes) -> Chance:
        """A generator for this view: after a restart a player must not draw again what it drew before in another one.
        A view that comes back gets other dice, or two moves that cancel each other could go on for ever."""
        view = sha256(sent).hexdigest()
        self._asked[view] += 1
        return Chance(f"{self._seed}/{view}/{self._asked[view]}")

    def _fill(self, view: Any, choice: Choice, dice: Chance) -> Move | None:
        """A move of this kind that was not refused yet; None if there is none at hand."""
        kind = game_of(view).move_named(choice.do)
        for _ in range(_TRIES):
            values = {name: self._value(arg, view, dice) for name, arg in choice.args.items()}
            if None in values.values():
                return None
            move: Move = kind(**values)
            if move not in self._refused:
                return move
        return next((move for move in _all_moves(kind, choice) if move not in self._refused), None)

    def _value(self, arg: Arg, view: Any, dice: Chance) -> str | int | None:
        if isinstance(arg, OneOf):
            return dice.pick(arg.values) if arg.values else None
        if isinstance(arg, Between):
            return dice.between(arg.least, arg.most)
        return next((text for text in _texts(arg, view.options.language, dice) if arg.admits(text)), None)


def _all_moves(kind: type[Move], choice: Choice) -> Iterator[Move]:
    """All moves of a kind that has no free text."""
    values = [_values(arg) for arg in choice.args.values()]
    for chosen in islice(product(*values), _ALL):
        yield kind(**dict(zip(choice.args, chosen, strict=True)))


def _values(arg: Arg) -> tuple[str | int, ...] | range:
    if isinstance(arg, OneOf):
        return arg.values
    return range(arg.least, arg.most + 1) if isinstance(arg, Between) else ()


def _texts(arg: Spelling | Text, table: str, dice: Chance) -> Iterator[str]:
    """Texts to write in the language of the table: words that people know, then whatever fits the form."""
    language = table_language(table)
    entries = list(language.lexicon.values())
    if isinstance(arg, Spelling):
        yield from dice.shuffle([entry.word for entry in entries if len(entry.word) == arg.length])
        tiles = [letter for letter, count in tiles_of(arg.alphabet).items() for _ in range(count)]
        yield from ("".join(dice.sample(tiles, arg.length)) for _ in range(_DRAWN))
        return
    for _ in range(_DRAWN):
        entry = dice.pick(entries)
        word = dice.pick((entry.word, *entry.associations[:20]))
        if word.casefold() not in language.blocked:
            yield word
    yield from (*_denials(arg), *arg.also)


def _denials(arg: Text) -> list[str]:
    """Lines of which one suits every form: they deny, and say everything twice."""
    return [text for word in arg.negations for text in (f"{word} {word}", f"{word} {word} {word} {word}")]
