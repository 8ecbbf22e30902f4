"""Players for the lab: our clue-giver with somebody else's ear."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from cluehouse.bots.boards.player import BoardPlayer
from cluehouse.bots.boards.temper import Level
from cluehouse.bots.mind.vectors import Floats
from cluehouse.bots.player import Player, open_view
from cluehouse.games import GAMES
from cluehouse.games.rule import Move
from cluehouse.lab.strangers import STRANGERS, Ear, listen, whole

HUMAN: Final = "human"  # our own ear with the noise that is between people
BOT: Final = "bot"  # the house's own guesser
GUESTS: Final = (BOT, HUMAN, *STRANGERS)
_NOISE: Final = 1.0  # as the weights were fitted; it takes about four fifths of the words that our giver means


class Foreign:
    """Somebody else's ear for a guesser that plays with sense: it remembers, knows its key, and stops in time."""

    def __init__(self, ear: Ear, sharpness: float) -> None:
        self._ear, self._sharpness = ear, sharpness

    def hear(self, clue: str, words: Sequence[str]) -> Floats:
        """What the clue brings to this one's mind, as the only listener there is."""
        return self._sharpness * self._ear(clue, words)[None]


class Naive(Player):
    """Gives clues as the house does; guesses by another ear, as many cards as the clue is for, and stops."""

    def __init__(self, ear: Ear, level: Level, seed: str) -> None:
        self._giver = BoardPlayer(level, seed)
        self._ear = ear

    def choose(self, sent: bytes) -> Move | None:
        """A move for what this seat is sent now."""
        view = open_view(sent)
        offers = {choice.do: choice for choice in view.choices}
        if "guess" not in offers or "waive" in offers:
            return self._giver.choose(sent)
        game = GAMES[view.__struct_config__.tag]
        if "stop" in offers and len(view.turn.touches) >= _wanted(view.turn.number):
            return game.move_named("stop")()
        cards = offers["guess"].args["card"].values
        return game.move_named("guess")(card=cards[int(np.argmax(self._heard(view, cards)))])

    def refused(self, move: Move, code: str) -> None:
        """Do not try that again."""
        self._giver.refused(move, code)

    def _heard(self, view: Any, cards: Sequence[str]) -> Any:
        if view.turn.word:
            return self._ear(view.turn.word, cards)
        own = view.seat[0]  # sudden death: everything the partner ever said
        said = [turn.word for turn in view.turns if turn.word and turn.side != own]
        return sum((self._ear(word, cards) for word in said), np.zeros(len(cards), np.float32))


def _wanted(number: int | str | None) -> int:
    return max(number, 1) if isinstance(number, int) else 1


def guest(name: str, language: str, level: Level, seed: str, naive: bool = False) -> BoardPlayer | Naive:
    """A player of the lab."""
    if name == BOT:
        return BoardPlayer(level, seed)
    ear = noisy(whole(language), seed) if name == HUMAN else listen(name)
    if naive:
        return Naive(ear, level, seed)
    return BoardPlayer(level, seed, hears=Foreign(ear, 1.0 if name == HUMAN else STRANGERS[name].sharpness))


def noisy(ear: Ear, seed: str, noise: float = _NOISE) -> Ear:
    """The same ear on a noisy evening: what it hears once it keeps hearing."""
    memory: dict[tuple[str, str], float] = {}
    dice = np.random.default_rng(list(seed.encode()))

    def heard(clue: str, words: Sequence[str]) -> Any:
        for word in words:
            if (clue, word) not in memory:
                memory[clue, word] = float(dice.gumbel() * noise)
        return ear(clue, words) + np.array([memory[clue, word] for word in words], np.float32)

    return heard
