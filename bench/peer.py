"""Random games on the PyPI package `codenames` (5.5.5), for comparison in the same run."""

import logging
import random
from typing import Any

from codenames.classic.board import ClassicBoard
from codenames.classic.player import ClassicOperative, ClassicSpymaster
from codenames.classic.runner import ClassicGamePlayers, ClassicGameRunner
from codenames.classic.state import ClassicGameState
from codenames.classic.team import ClassicTeam
from codenames.generic.move import Clue, Guess
from codenames.generic.player import PlayerRole

logging.disable(logging.CRITICAL)


def _clue(dice: random.Random) -> Any:
    # It refuses a word that was a clue before, so every clue is another one.
    return Clue(word=f"clue{dice.getrandbits(40)}", card_amount=1 + int(4 * dice.random()), for_words=())


def _board() -> Any:
    return ClassicBoard.from_language("english")


def _guess(board: Any, dice: random.Random) -> Any:
    hidden = [index for index, card in enumerate(board.cards) if not card.revealed]
    return Guess(card_index=hidden[int(len(hidden) * dice.random())])


def play_rules(dice: random.Random) -> int:
    """A whole game on its state alone; how many moves it had."""
    state, moves = ClassicGameState.from_board(_board()), 0
    while not state.is_game_over:
        if state.current_player_role == PlayerRole.SPYMASTER:
            state.process_clue(_clue(dice))
        else:
            state.process_guess(_guess(state.board, dice))
        moves += 1
    return moves


class _Chief(ClassicSpymaster):
    dice: random.Random

    def give_clue(self, game_state: Any) -> Any:
        """A random clue."""
        return _clue(self.dice)


class _Operative(ClassicOperative):
    dice: random.Random

    def guess(self, game_state: Any) -> Any:
        """A random card of the board that this player sees."""
        return _guess(game_state.board, self.dice)


def play_with_views(dice: random.Random) -> int:
    """A whole game through its runner, which builds the acting player's view for every move."""
    players = [kind(name=f"{team} {kind.__name__}", team=team) for team in ClassicTeam for kind in (_Chief, _Operative)]
    for player in players:
        player.dice = dice
    board = _board()
    runner = ClassicGameRunner(ClassicGamePlayers.from_collection(*players), board=board)
    runner.run_game()
    return len(runner.state.clues) + len(runner.state.given_guesses)
