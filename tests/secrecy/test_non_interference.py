"""Games that differ only in what a seat may not know give that seat the same bytes throughout.

Every registered game is tested; its `secrecy` says what is secret.
"""

import dataclasses
import random
from typing import Any

import msgspec
import pytest
from msgspec.structs import fields, replace

from cluehouse.games import GAMES, Refusal
from cluehouse.games.game import NOBODY, AnyGame
from cluehouse.games.record import Record, replay
from cluehouse.games.rule import Move
from cluehouse.games.seating import SPECTATOR
from cluehouse.games.secrecy import Guise, Scene, lived_by
from tests.conformance.deals import chance_from, random_deal
from tests.conformance.test_play import probes
from tests.random_play import random_game
from tests.record_lines import encoded
from tests.secrecy.scenes import scenes

each_game = pytest.mark.parametrize("name", sorted(GAMES))


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
    assert compared > 5, "too few disguised games: nothing was tested"


def pairs(name: str, seed: int, game: AnyGame | None = None) -> Any:
    """Moments of a random game, each with a seat and another state that must look the same to this seat."""
    dice = random.Random(seed)
    for dealt, scene, seat, guise in guises(name, dice):
        yield game or dealt, scene, seat, replay(dealt, Record(name, guise.deal, guise.moves)), dice


def guises(name: str, dice: random.Random) -> Any:
    """Moments of a random game, each with a seat and another game that looks the same to this seat."""
    game, deal = random_deal(name, dice)
    record, _ = random_game(game, deal, dice)
    for scene in scenes(game, record, dice, count=8):
        for seat in (*deal.seats, SPECTATOR):
            lived = lived_by(scene, () if seat == SPECTATOR else (seat,))
            guise = game.secrecy.disguise(lived, chance_from(dice))
            if guise is not None:
                yield game, lived, seat, guise


def sent(game: AnyGame, state: Any, seat: str) -> bytes:
    """Everything that a seat is sent."""
    return game.sent(state)[seat]


def refusals(game: AnyGame, state: Any, seat: str, tried: list[Move]) -> list[str]:
    """The answers to these moves of a seat: the code and the parameters of every refusal."""
    return [f"{move} {answer(game, state, seat, move)}" for move in tried]


def answer(game: AnyGame, state: Any, seat: str, move: Move) -> str:
    """The answer to one move."""
    try:
        game.play(state, seat, move)
    except Refusal as refused:
        return str(refused)
    return "accepted"


# --- disguises change enough ----- -------------------------------------------------------------------


def secret_fields(game: AnyGame) -> list[str]:
    """The fields of a deal that are not declared public."""
    return [field.name for field in fields(game.deal_type) if field.name not in game.secrecy.public_deal]


def seen_from_outside(name: str, seeds: int) -> list[tuple[Scene[Any, Any], Guise[Any]]]:
    """What a spectator sees of many games, with other games that look the same."""
    return [
        (scene, guise)
        for seed in range(seeds)
        for _, scene, seat, guise in guises(name, random.Random(seed))
        if seat == SPECTATOR
    ]


@each_game
def test_a_disguise_changes_every_field_of_a_deal_that_is_not_public(name: str) -> None:
    disguised = seen_from_outside(name, 12)
    for field in secret_fields(GAMES[name]):
        changed = [getattr(guise.deal, field) != getattr(scene.deal, field) for scene, guise in disguised]
        assert any(changed), f"{field} is not public, and no disguise of {name} changes it"


@each_game
def test_a_disguise_leaves_public_fields_unchanged(name: str) -> None:
    for scene, guise in seen_from_outside(name, 4):
        for field in GAMES[name].secrecy.public_deal:
            assert getattr(guise.deal, field) == getattr(scene.deal, field)


@each_game
def test_a_disguise_changes_every_move_that_a_spectator_cannot_notice(name: str) -> None:
    game = GAMES[name]
    hidden, changed = set[type[Move]](), set[type[Move]]()
    for seed in range(200):
        for _, scene, seat, guise in guises(name, random.Random(seed)):
            path = zip(scene.moves, guise.steps, scene.states, scene.states[1:], strict=False)
            for (by, move), step, before, after in path if seat == SPECTATOR else ():
                if game.audience(before, after, by, move) not in (None, NOBODY):
                    hidden.add(type(move))
                    changed |= {type(move)} if step != ((by, move),) else set()
        if seed >= 10 and hidden == changed:
            return
    assert hidden == changed


# --- the test can fail: every secret is leaked on purpose -------------------------------------------


class Leak(msgspec.Struct):
    """A view with a leaked secret."""

    view: Any
    leak: Any


def leaking(game: AnyGame, field: str) -> AnyGame:
    """The same game with views that show everybody a secret field of the deal."""
    return dataclasses.replace(
        game,
        spectate=lambda state: Leak(game.spectate(state), getattr(state.deal, field)),
        see=lambda state, seat: {"view": replace(game.spectate(state), **game.see(state, seat))},
    )


@pytest.mark.parametrize(
    ("name", "field"), [(name, field) for name, game in GAMES.items() for field in secret_fields(game)]
)
def test_a_deliberate_leak_is_noticed(name: str, field: str) -> None:
    leaky = leaking(GAMES[name], field)
    assert any(
        sent(leaky, scene.state, seat) != sent(leaky, other, seat)
        for seed in range(40)
        for _, scene, seat, other, _ in pairs(name, seed, leaky)
        if seat == SPECTATOR
    )
