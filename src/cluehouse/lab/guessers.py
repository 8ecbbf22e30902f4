"""Players for the lab: our giver, with guessers that listen in another way."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np

from cluehouse.bots.boards.features import BoardGame
from cluehouse.bots.boards.player import BoardPlayer
from cluehouse.bots.levels import Level
from cluehouse.bots.mind.vectors import Floats
from cluehouse.bots.player import Player, game_of, open_view
from cluehouse.games.rule import Move
from cluehouse.lab.held_out import HELD_OUT, Closeness, held_out, our_own

HUMAN: Final = "human"  # our own listener with as much noise as there is between people
BOT: Final = "bot"  # our own guesser
GUESSERS: Final = (BOT, HUMAN, *HELD_OUT)
_NOISE: Final = 1.0  # as the weights were fitted; with it about four fifths of the words that our giver means are taken


class SoleListener:
    """A single listener for a guesser that plays well otherwise: it remembers, knows its key, and stops in time."""

    def __init__(self, closeness: Closeness, sharpness: float) -> None:
        self._closeness, self._sharpness = closeness, sharpness

    def understand(self, clue: str, words: Sequence[str]) -> Floats:
        """How strongly the clue brings the words to mind."""
        return self._sharpness * self._closeness(clue, words)


class NaivePlayer(Player):
    """Gives clues as our bots do, but always takes the closest cards, as many as the clue says, and stops."""

    def __init__(self, board: BoardGame[Any], closeness: Closeness, level: Level, seed: str) -> None:
        self._giver = BoardPlayer(board, level, seed)
        self._closeness = closeness

    def choose(self, sent: bytes) -> Move | None:
        """A move for what this seat is sent now."""
        view = open_view(sent)
        offers = {choice.do: choice for choice in view.choices}
        if "guess" not in offers or "waive" in offers:
            return self._giver.choose(sent)
        game = game_of(view)
        if "stop" in offers and len(view.turn.touches) >= _wanted(view.turn.number):
            return game.move_named("stop")()
        cards = offers["guess"].args["card"].values
        guess: Any = game.move_named("guess")
        closest: Move = guess(card=cards[int(np.argmax(self._closeness_of(view, cards)))])
        return closest

    def refused(self, move: Move, code: str) -> None:
        """Do not try this move again."""
        self._giver.refused(move, code)

    def _closeness_of(self, view: Any, cards: Sequence[str]) -> Any:
        if view.turn.word:
            return self._closeness(view.turn.word, cards)
        own = game_of(view).seating.side_of(view.seat)  # without a clue: everything that the partner ever said
        said = [turn.word for turn in view.turns if turn.word and turn.side != own]
        return sum((self._closeness(word, cards) for word in said), np.zeros(len(cards), np.float32))


def _wanted(number: int | str | None) -> int:
    return max(number, 1) if isinstance(number, int) else 1


def lab_player(
    board: BoardGame[Any], guesser: str, language: str, level: Level, seed: str, naive: bool = False
) -> BoardPlayer | NaivePlayer:
    """A player that gives clues as our bots do and guesses as this guesser does."""
    if guesser == BOT:
        return BoardPlayer(board, level, seed)
    closeness = noisy(our_own(language), seed) if guesser == HUMAN else held_out(guesser)
    if naive:
        return NaivePlayer(board, closeness, level, seed)
    sharpness = 1.0 if guesser == HUMAN else HELD_OUT[guesser].sharpness
    return BoardPlayer(board, level, seed, listener=SoleListener(closeness, sharpness))


def noisy(closeness: Closeness, seed: str, noise: float = _NOISE) -> Closeness:
    """The same with noise, which does not change when a clue is heard again."""
    memory: dict[tuple[str, str], float] = {}
    dice = np.random.default_rng(list(seed.encode()))

    def heard(clue: str, words: Sequence[str]) -> Any:
        for word in words:
            if (clue, word) not in memory:
                memory[clue, word] = float(dice.gumbel() * noise)
        return closeness(clue, words) + np.array([memory[clue, word] for word in words], np.float32)

    return heard
