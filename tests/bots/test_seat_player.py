"""The factory of bots, and what a bot is given."""

import dataclasses
import inspect
from typing import Any

import pytest
from msgspec.structs import replace

from cluehouse.bots import AVATARS, LEVELS, avatar_of, seat_player
from cluehouse.bots.boards import BoardPlayer
from cluehouse.games import GAMES
from cluehouse.games.game import Parts
from tests.bots.board_table import deal


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_there_is_a_bot_for_every_game_and_level(game: str, level: str) -> None:
    player = seat_player(game, level, "seed")
    assert callable(player.choose)
    assert callable(player.refused)


class Mute:
    """A bot of a game that is not built in."""

    def __init__(self, level: str, seed: str) -> None:
        self.level, self.seed = level, seed


def test_a_game_says_where_its_bots_are(monkeypatch: pytest.MonkeyPatch) -> None:
    other = dataclasses.replace(GAMES["duet"], name="other", parts=Parts(bot=f"{__name__}:Mute"))
    monkeypatch.setitem(GAMES, "other", other)
    player: Any = seat_player("other", "bold", "seed")
    assert (type(player), player.level, player.seed) == (Mute, "bold", "seed")


def test_a_level_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="no such player: reckless"):
        seat_player("duet", "reckless", "seed")


def test_every_level_has_faces_of_its_own() -> None:
    names = [face.name for level in LEVELS for face in AVATARS[level]]
    assert len(set(names)) == len(names)
    assert avatar_of("even", 0) != avatar_of("even", 1)
    assert avatar_of("even", len(AVATARS["even"])) == avatar_of("even", 0)


def test_a_bot_is_given_bytes_and_nothing_else() -> None:
    assert list(inspect.signature(BoardPlayer.choose).parameters.values())[1].annotation is bytes


@pytest.mark.usefixtures("blind")
def test_what_a_seat_may_not_know_changes_nothing() -> None:
    """Two games that differ in the key alone: their guessers get the same bytes and make the same moves."""
    game: Any = GAMES["codenames"]
    one = game.play(deal("codenames", "en", "secret"), *_clue("secret"))
    key = tuple(reversed(one.deal.key))
    other = replace(one, deal=replace(one.deal, key=key))
    assert one.deal.key != key
    guesser = f"{one.turn.side}-1"
    assert game.sent(one)[guesser] == game.sent(other)[guesser]
    moves = [seat_player("codenames", "even", "same").choose(game.sent(state)[guesser]) for state in (one, other)]
    assert moves[0] is not None
    assert moves[0] == moves[1]


def _clue(seed: str) -> tuple[str, Any]:
    game: Any = GAMES["codenames"]
    state = deal("codenames", "en", seed)
    seat = f"{state.turn.side}-chief"
    return seat, seat_player("codenames", "even", "chief").choose(game.sent(state)[seat])
