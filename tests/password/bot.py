"""A bot for any seat of Password: a giver says what the lexicon associates, a guesser what it is associated with."""

import random

from cluehouse.bots import open_view
from cluehouse.bots.thought import Thought
from cluehouse.games.rule import Move
from cluehouse.words.lexicon import lexicon
from tests.password.play import Answer, GiveClue, Pass
from tests.password.view import View


class PasswordPlayer:
    """Plays by the associations of the lexicon alone."""

    def __init__(self, seed: str) -> None:
        self._dice = random.Random(seed)
        self._refused: set[Move] = set()

    def choose(self, sent: bytes) -> Move | None:
        """A move for what this seat is sent now, or None to let others act."""
        view: View = open_view(sent)
        offers = {choice.do for choice in view.choices}
        move = self._clue(view) if "clue" in offers else self._answer(view) if "answer" in offers else None
        return Pass() if move is None and "pass" in offers else move

    def refused(self, move: Move, code: str) -> None:
        """Do not try that again."""
        self._refused.add(move)

    def thoughts(self) -> list[Thought]:
        """Nothing worth telling."""
        return []

    def _clue(self, view: View) -> Move | None:
        assert view.secret is not None
        entry = lexicon(view.options.language).get(view.secret.upper())
        said = {clue.word for clue in view.clues}
        words = [] if entry is None else [word for word in entry.associations if word not in said]
        clues = [GiveClue(word) for word in (*words, "hint", "guess", "riddle", "puzzle", "enigma", "mystery")]
        return next((clue for clue in clues if clue not in self._refused), None)

    def _answer(self, view: View) -> Move | None:
        clue = view.clues[-1].word
        tried = {answer for made in view.clues for answer in (made.answer,)}
        words = [
            entry.word
            for entry in lexicon(view.options.language).values()
            if clue in entry.associations and " " not in entry.word and entry.word not in tried
        ]
        return Answer(self._dice.choice(words)) if words else None


def player(level: str, seed: str) -> PasswordPlayer:
    """A bot for a seat of Password, of any level."""
    return PasswordPlayer(seed)
