"""Plays Codenames and Duet with bots in all seats; a strict referee judges every clue."""

from typing import Any

from cluehouse.bots import Player, seat_player
from cluehouse.bots.thought import CODES
from cluehouse.games import GAMES
from cluehouse.referee.questions import answer_question
from cluehouse.words import load_pack

MOST_MOVES = 1000


def deal(name: str, language: str, seed: str, **options: Any) -> Any:
    """A state before the first move."""
    game: Any = GAMES[name]
    return game.start(game.deal(game.options_type(language=language, **options), load_pack(language), seed))


def play_out(state: Any, name: str, level: str = "even", moves: list[Any] | None = None) -> Any:
    """Let bots play a game to its end and return the last state. A refused move raises. Moves are added to `moves`."""
    game: Any = GAMES[name]
    players: dict[str, Player] = {seat: seat_player(name, level, seat) for seat in state.deal.seats}
    for _ in range(MOST_MOVES):
        if state.outcome is not None:
            return state
        seat, move = _next(game, state, players)
        question = game.referee.barred(state, seat, move) or game.referee.before(state, seat, move)
        if question is not None:
            ruling = answer_question(question)
            assert ruling.verdict == "allowed", (move, ruling)
        state = game.play(state, seat, move)
        if moves is not None:
            moves.append((seat, move))
    raise AssertionError("the game does not end")


def _next(game: Any, state: Any, players: dict[str, Player]) -> tuple[str, Any]:
    sent = game.sent(state)
    for seat, player in players.items():
        move = player.choose(sent[seat])
        assert {thought.code for thought in player.thoughts()} <= CODES
        if move is not None:
            return seat, move
    raise AssertionError(f"nobody moves in {state.phase}")
