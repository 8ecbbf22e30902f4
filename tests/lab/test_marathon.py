"""The marathon: all games end, all words are judged, and what is wrong stops it."""

from typing import Any

import pytest

from cluehouse.games import GAMES
from cluehouse.games.codenames.moves import Clue
from cluehouse.lab import marathon as running
from cluehouse.lab.marathon import marathon, run_one
from cluehouse.lab.requests import Marathon
from cluehouse.lab.stalled import Stalled
from cluehouse.tables.settings import Settings
from cluehouse.words import can_be_played
from cluehouse.words.decks import LANGUAGES

pytestmark = pytest.mark.usefixtures("blind")


@pytest.mark.parametrize("kind", GAMES)
def test_every_kind_is_run_to_its_end(kind: str) -> None:
    run = run_one(kind, "pl", "a seed")
    assert run.moves > 10
    assert run.words > 0
    assert run.ending


def test_games_are_counted_by_kind_and_language() -> None:
    found = marathon(Marathon(kinds=("duet", "decipher"), languages=("en", "zh"), games=1), cores=1)
    assert [(each["kind"], each["language"], each["games"]) for each in found] == [
        ("duet", "en", 1),
        ("duet", "zh", 1),
        ("decipher", "en", 1),
    ]


def test_a_spoken_table_of_bots_is_run_to_its_end() -> None:
    """Nobody speaks, and nobody turns an hourglass that people would turn when they lose patience."""
    seed = next(seed for seed in map(str, range(100)) if _is_spoken_and_relaxed(seed))
    assert run_one("trapwords", "en", seed).ending


def _is_spoken_and_relaxed(seed: str) -> bool:
    options = running.random_settings("trapwords", "en", seed).options
    return bool(options["spoken"]) and options["hourglass"] == "relaxed"


class Mute:
    """A player that never moves."""

    def choose(self, sent: bytes) -> None:
        return None


def test_a_table_where_nobody_moves_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "seat_player", lambda *_: Mute())
    with pytest.raises(Stalled, match="nobody moves"):
        run_one("duet", "en", "mute")


def test_a_word_that_the_strict_referee_does_not_allow_stops_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def says_a_card(game: Any, state: Any, players: Any, order: Any) -> Any:
        return f"{state.turn.side}-chief", Clue(state.deal.words[0], 1)

    monkeypatch.setattr(running, "random_settings", lambda *_: Settings(game="codenames", referee="strict"))

    monkeypatch.setattr(running, "next_move", says_a_card)
    with pytest.raises(Stalled, match="forbidden"):
        run_one("codenames", "en", "cheat")


def test_a_game_is_played_in_the_languages_that_it_has_cards_for() -> None:
    playable = {game: [language for language in LANGUAGES if can_be_played(GAMES[game], language)] for game in GAMES}
    assert playable.pop("decipher") == ["pl", "en"]  # DC-03: a game of letters
    assert all(languages == list(LANGUAGES) for languages in playable.values())


@pytest.mark.parametrize("game", ["codenames", "duet"])
def test_bots_never_play_where_they_would_have_to_hear(game: str) -> None:
    drawn = [running.random_settings(game, "en", f"seed {number}").options for number in range(40)]
    assert not any(options["spoken"] for options in drawn)
