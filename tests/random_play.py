"""Plays random games through `choices` only, as a client that does not know the rules would."""

import random
from collections.abc import Iterator
from typing import Any

from cluehouse.games.choice import Arg, Between, Choice, OneOf
from cluehouse.games.game import Game
from cluehouse.games.record import Record
from cluehouse.games.rule import Move

# Lines for free text: whatever monster or curse weighs on a describer, one of them is admitted.
LINES = ("cow", "nie nie", "not that", "not not", "Cows have to do with it.", "Not at all, no, never!", "不 不", "牛")

# How often a move is made, beside 8 for any other: what leads nowhere by itself less often, what ends
# a wait more often, so that random games end in good time.
WEIGHTS = {"ready": 80} | dict.fromkeys(
    ("ask", "mark", "unmark", "object", "reopen", "pass-torch", "hand", "alert", "restart", "give-up", "pass"), 1
)

MOST_MOVES = 20_000


def random_moves(game: Game[Any, Any, Any, Any], state: Any, dice: random.Random) -> Iterator[tuple[str, Move, Any]]:
    """Random moves until the game is over: each with its seat and the state after it."""
    for _ in range(MOST_MOVES):
        if state.outcome is not None:
            return
        seat, move = random_move(game, state, dice)
        state = game.play(state, seat, move)
        yield seat, move, state
    raise AssertionError(f"{game.name} does not end")


def random_game(game: Game[Any, Any, Any, Any], deal: Any, dice: random.Random) -> tuple[Record, Any]:
    """A whole random game: its record and its last state."""
    state, moves = game.start(deal), []
    for seat, move, after in random_moves(game, state, dice):
        moves.append((seat, move))
        state = after
    return Record(game.name, deal, tuple(moves)), state


def random_move(game: Game[Any, Any, Any, Any], state: Any, dice: random.Random) -> tuple[str, Move]:
    """A random move that a seat can make now."""
    offers = [(seat, choice) for seat in game.seats(state) for choice in game.choices(state, seat)]
    weights = [WEIGHTS.get(choice.do, 8) for _, choice in offers]
    while True:
        seat, choice = dice.choices(offers, weights)[0]
        move = filled(game, state, choice, dice)
        if move is not None:
            return seat, move


def filled(game: Game[Any, Any, Any, Any], state: Any, choice: Choice, dice: random.Random) -> Move | None:
    """A random move of this choice, or None if no available text fits."""
    kind = next(rule.move for rule in game.rules.values() if rule.name == choice.do)
    values = {name: _value(arg, state, dice) for name, arg in choice.args.items()}
    return None if None in values.values() else kind(**values)


def _value(arg: Arg, state: Any, dice: random.Random) -> str | int | None:
    if isinstance(arg, OneOf):
        return dice.choice(arg.values) if arg.values else None
    if isinstance(arg, Between):
        return dice.randint(arg.least, arg.most)
    texts = [text for text in (*_words(state, dice), *dice.sample(LINES, len(LINES))) if arg.admits(text)]
    return texts[0] if texts else None


def _words(state: Any, dice: random.Random) -> tuple[str, ...]:
    """A word that fits the game: of the agreed length in Decipher, often the right one in Trapwords."""
    length = getattr(state.deal.options, "length", None)
    if length is not None:
        return tuple("".join(dice.choice("AABCDEFIKLNOSTU") for _ in range(length)) for _ in range(3))
    secrets = [state.deal.words[dice.randrange(len(state.deal.words))]]
    return (*secrets, f"w{dice.randrange(1000)}") if dice.random() < 0.3 else (f"w{dice.randrange(1000)}",)
