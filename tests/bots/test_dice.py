"""The player without a strategy: it ends games of every kind, by their choices alone."""

import random
from typing import Any

import msgspec
import pytest

from cluehouse.bots import DicePlayer, dice
from cluehouse.games import CODENAMES, GAMES
from cluehouse.games.chance import Chance
from cluehouse.games.choice import Spelling, Text
from cluehouse.games.seating import REFEREE
from cluehouse.lab.table import next_move
from cluehouse.tables.advice import remarks
from cluehouse.tables.settings import Settings, options_of, pack_of
from cluehouse.words import can_be_played
from cluehouse.words.decks import LANGUAGES, LanguageCode
from tests.codenames.table import play
from tests.codenames.table import table as board

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
        for remark in remarks(settings, game, state, seat, move):
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


@pytest.mark.parametrize("language", ["en", "pl", "zh", "mixed"])
@pytest.mark.parametrize(
    "form",
    [
        Spelling(9, "A1 B1 C1 D1 E1 F1 G1 H1 I1", secret=True),  # no word has these letters
        Text(60, one_word=True),
        Text(300, forms=("not",)),
        Text(300, forms=("echo",)),
        Text(300, forms=("not", "echo", "no-s-words"), most_words=2),
    ],
)
def test_dice_find_a_text_for_every_form(form: Text | Spelling, language: str) -> None:
    assert any(form.admits(text) for text in dice._texts(form, language, Chance("any")))


def test_dice_find_the_last_move_that_was_not_refused() -> None:
    game = play(board(), "red-chief: clue animal 2")
    sent, player = CODENAMES.sent(game)["red-1"], DicePlayer("last")
    found = []
    while (move := player.choose(sent)) is not None:
        found.append(move)
        player.refused(move, "not-now")
    assert len(found) == len(set(found)) == 25  # every card


def test_moves_that_lead_nowhere_are_left_to_others() -> None:
    made = {(game, move.name) for game, language in KINDS for _, move in played(game, language, "eager")}
    never = {
        (name, rule.name) for name, game in GAMES.items() for rule in game.rules.values() if rule.eagerness == "never"
    }
    assert not made & never
