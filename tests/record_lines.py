"""Helpers to play a game with the lines of a record, such as `red-1: guess ROOT`."""

from typing import Any

import msgspec

from cluehouse.games.choice import Choice
from cluehouse.games.game import Game
from cluehouse.games.notation import parse_move
from cluehouse.games.refusal import Refusal

AnyGame = Game[Any, Any, Any, Any]


def play(game: AnyGame, state: Any, *lines: str) -> Any:
    """The state after these lines, such as `red-1: guess ROOT`."""
    for line in lines:
        seat, move = parse_move(game.rules, line)
        try:
            state = game.play(state, seat, move)
        except Refusal as refused:
            raise AssertionError(f"refused: {line} ({refused})") from refused
    return state


def refusal(game: AnyGame, state: Any, line: str) -> Refusal:
    """The refusal of this line. Also checks that the state has not changed."""
    before = msgspec.json.encode(state)
    seat, move = parse_move(game.rules, line)
    try:
        game.play(state, seat, move)
    except Refusal as refused:
        assert msgspec.json.encode(state) == before, f"refused, but the state changed: {line}"
        return refused
    raise AssertionError(f"not refused: {line}")


def offered(game: AnyGame, state: Any, seat: str) -> dict[str, Choice]:
    """The seat's choices now, by the name of the move."""
    return {choice.do: choice for choice in game.choices(state, seat)}


def encoded(game: AnyGame, state: Any, seat: str) -> bytes:
    """What the seat is sent: its view as JSON."""
    return msgspec.json.encode(game.view(state, seat))
