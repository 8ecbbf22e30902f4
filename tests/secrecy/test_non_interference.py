"""Games that differ only in what a seat may not know give that seat the same bytes, from first to last."""

import dataclasses
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from cluehouse.games import GAMES, Game, Refusal
from cluehouse.games.game import SPECTATOR
from cluehouse.games.record import Record, replay
from cluehouse.games.rule import Move
from tests.conformance.deals import random_deal
from tests.conformance.test_play import probes
from tests.random_play import random_game
from tests.record_lines import encoded
from tests.secrecy import codenames, decipher, duet, trapwords
from tests.secrecy.scene import Guise, Scene, lived_by, scenes

Disguise = Callable[[Scene, random.Random], Guise | None]

DISGUISES: dict[str, Disguise] = {
    "codenames": codenames.disguise,
    "duet": duet.disguise,
    "trapwords": trapwords.disguise,
    "decipher": decipher.disguise,
}

each_game = pytest.mark.parametrize("name", sorted(DISGUISES))


@each_game
@pytest.mark.parametrize("seed", range(25))
def test_a_seat_cannot_tell_what_it_may_not_know(name: str, seed: int) -> None:
    compared = 0
    for game, scene, seat, other, dice in pairs(name, seed):
        assert encoded(game, scene.state, seat) == encoded(game, other, seat), (seat, scene.moves[-1:])
        assert sent(game, scene.state, seat) == sent(game, other, seat), (seat, scene.moves[-1:])
        compared += 1
        if dice.random() < 0.2:
            tried = [move for _, move in probes(game, scene.state, dice)]
            assert refusals(game, scene.state, seat, tried) == refusals(game, other, seat, tried)
    assert compared > 5, "too few games in disguise: nothing was tested"


def pairs(name: str, seed: int, game: Game[Any, Any, Any, Any] | None = None) -> Any:
    """Moments of a random game, each with a seat and another state that this seat must not tell apart."""
    dice = random.Random(seed)
    dealt, deal = random_deal(name, dice)
    game = game or dealt
    record, _ = random_game(dealt, deal, dice)
    for scene in scenes(dealt, record, dice, count=8):
        for seat in (*deal.seats, SPECTATOR):
            guise = DISGUISES[name](lived_by(scene, seat), dice)
            if guise is not None:
                yield game, scene, seat, replay(dealt, Record(name, guise.deal, guise.moves)), dice


def sent(game: Game[Any, Any, Any, Any], state: Any, seat: str) -> bytes:
    """Everything that a seat is sent."""
    return game.sent(state)[seat]


def refusals(game: Game[Any, Any, Any, Any], state: Any, seat: str, tried: list[Move]) -> list[str]:
    """What a seat hears when it tries things: the code and the parameters of every refusal."""
    return [f"{move} {answer(game, state, seat, move)}" for move in tried]


def answer(game: Game[Any, Any, Any, Any], state: Any, seat: str, move: Move) -> str:
    """What the house answers to one move."""
    try:
        game.play(state, seat, move)
    except Refusal as refused:
        return str(refused)
    return "accepted"


# --- the test can fail: one secret is leaked on purpose ---------------------------------------------


class Leak(msgspec.Struct):
    """A view with something that does not belong there."""

    view: Any
    leak: Any


LEAKS: dict[str, Callable[[Any], Any]] = {
    "codenames": lambda state: state.deal.key.index("assassin"),
    "duet": lambda state: state.deal.key_b[0],
    "trapwords": lambda state: [own.words[:1] for own in state.lists.values()],
    "decipher": lambda state: len(set(state.word)),
}


@each_game
def test_a_leak_on_purpose_is_noticed(name: str) -> None:
    game = GAMES[name]
    leaky = dataclasses.replace(
        game,
        spectate=lambda state: Leak(game.spectate(state), LEAKS[name](state)),
        see=lambda state, seat: {"view": replace(game.spectate(state), **game.see(state, seat))},
    )
    noticed = [
        seat
        for seed in range(4)
        for _, scene, seat, other, _ in pairs(name, seed, leaky)
        if sent(leaky, scene.state, seat) != sent(leaky, other, seat)
    ]
    assert SPECTATOR in noticed
