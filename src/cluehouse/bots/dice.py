"""The house's simplest player: any legal move, with some sense for getting on. It knows no strategy."""

import random
from typing import Any, Final

from cluehouse.bots.player import Player, game_of, open_view
from cluehouse.games.choice import Arg, Between, Choice, OneOf, Spelling, Text
from cluehouse.games.rule import Move
from cluehouse.languages import table_language

# How often a move is made, beside 8 for any other: what only makes others wait, never.
_WEIGHTS: Final[dict[str, int]] = {
    "ready": 400,
    "take": 400,
    "agree": 400,
    "waive": 400,
    "approve": 400,
} | dict.fromkeys(
    (
        "ask object uphold mark unmark reopen pass-torch hand restart give-up pass dread "
        "doubt-trap doubt-illegal call-trap call-illegal heard judge"
    ).split(),
    0,
)
# What is made of the moves above when there is nothing else to do and somebody waits for it.
_DUTIES: Final = frozenset("dread judge pass".split())


class DicePlayer(Player):
    """Rolls dice among its choices; the same seed plays the same game."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)
        self._refused: set[Move] = set()

    def choose(self, sent: bytes) -> Move | None:
        """Any move that the view offers, or None if only idle ones are left."""
        view = open_view(sent)
        choices = [choice for choice in view.choices if _WEIGHTS.get(choice.do, 8) and not _is_too_much(view, choice)]
        choices = choices or [choice for choice in view.choices if choice.do in _DUTIES]
        while choices:
            choice = self._dice.choices(choices, [_WEIGHTS.get(choice.do, 8) or 1 for choice in choices])[0]
            move = self._fill(view, choice)
            if move is not None:
                return move
            choices.remove(choice)
        return None

    def refused(self, move: Move, code: str) -> None:
        """Do not try that again."""
        self._refused.add(move)

    def _fill(self, view: Any, choice: Choice) -> Move | None:
        kind = game_of(view).move_named(choice.do)
        for _ in range(20):
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
        words = [text for text in self._texts(arg, view) if arg.admits(text)]
        return self._dice.choice(words) if words else None

    def _texts(self, arg: Arg, view: Any) -> list[str]:
        """Words to write: associations of card words, which are words that people use."""
        language = table_language(view.options.language)
        entries = list(language.lexicon.values())
        if isinstance(arg, Spelling):
            return [entry.word for entry in entries if len(entry.word) == arg.length]
        drawn = (word for entry in self._dice.sample(entries, min(8, len(entries))) for word in entry.associations[:20])
        words = [word for word in drawn if word.casefold() not in language.blocked]
        if getattr(view, "secret", None) is not None:
            lines = language.lexicon[view.secret].lines if view.secret in language.lexicon else ()
            return [*lines, *words] if any(arg.admits(line) for line in lines) else [*words, *_denials(arg)]
        return [*words, *language.words("fantasy")] if words else _denials(arg)


def _denials(arg: Arg) -> list[str]:
    """Lines of which one suits every curse: they deny, and say everything twice."""
    if not isinstance(arg, Text):
        return []
    return [*(f"{word} {word}" for word in arg.negations), " ".join(arg.negations[:1] * 4)]


def _is_too_much(view: Any, choice: Choice) -> bool:
    """Would this leave the list of traps at a length that can never be handed in (TW-20)?"""
    if choice.do not in ("propose", "strike") or view.traps is None:
        return False
    over: int = len(view.traps.words) - view.needed[view.seat.partition("-")[0]]
    return over >= 0 if choice.do == "propose" else over <= 0
