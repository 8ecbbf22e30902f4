"""The player without a strategy: it ends games of every kind, by their choices alone."""

import random
from typing import Any

import msgspec
import pytest

from cluehouse.bots import DicePlayer
from cluehouse.games import GAMES
from cluehouse.games.chance import Chance
from cluehouse.games.seating import REFEREE
from cluehouse.lab.table import next_move
from cluehouse.tables.advice import remarks
from cluehouse.tables.settings import Settings, options_of, pack_of
from cluehouse.words import can_be_played
from cluehouse.words.decks import LANGUAGES, LanguageCode

MOST_MOVES = 3000
KINDS = [(game, language) for game in GAMES for language in LANGUAGES if can_be_played(GAMES[game], language)]


def begun(name: str, language: LanguageCode, seed: str) -> tuple[Settings, Any, dict[str, DicePlayer]]:
    """A table with random options, and dice in all seats."""
    options = msgspec.to_builtins(GAMES[name].random_options(Chance(seed)))
    settings, game = Settings(game=name, languages=(language,), options=options), GAMES[name]
    state = game.start(game.deal(options_of(settings), pack_of(settings), seed))
    return settings, state, {seat: DicePlayer(f"{seed}-{seat}") for seat in state.deal.seats}


def played(name: str, language: LanguageCode, seed: str) -> list[tuple[str, Any]]:
    """All moves of a game until it is over."""
    settings, state, players = begun(name, language, seed)
    game, order, moves = GAMES[name], random.Random(seed), list[tuple[str, Any]]()
    while state.outcome is None:
        assert len(moves) < MOST_MOVES, "the game does not end"
        seat, move = next_move(game, state, players, order.sample(list(players), len(players)))
        state = game.play(state, seat, move)
        moves.append((seat, move))
        for remark in remarks(settings, game, state, move):
            state = game.play(state, REFEREE, remark)
    return moves


@pytest.mark.parametrize("seed", ["one", "two"])
@pytest.mark.parametrize(("game", "language"), KINDS)
def test_dice_end_every_game(game: str, language: LanguageCode, seed: str) -> None:
    assert played(game, language, seed)


def test_the_same_seed_plays_the_same_game() -> None:
    assert played("duet", "en", "same") == played("duet", "en", "same")
    assert played("duet", "en", "same") != played("duet", "en", "other")


def test_what_was_refused_is_not_tried_again() -> None:
    _, state, players = begun("decipher", "en", "refused")
    sent = GAMES["decipher"].sent(state)
    seat = next(seat for seat, player in players.items() if player.choose(sent[seat]) is not None)
    tried: set[Any] = set()
    for _ in range(20):
        move = players[seat].choose(sent[seat])
        assert move not in tried
        assert move is not None
        tried.add(move)
        players[seat].refused(move, "not-now")


def test_moves_that_lead_nowhere_are_left_to_others() -> None:
    made = {(game, move.name) for game, language in KINDS for _, move in played(game, language, "eager")}
    never = {
        (name, rule.name) for name, game in GAMES.items() for rule in game.rules.values() if rule.eagerness == "never"
    }
    assert not made & never
