"""Before the first word: players, their attempt tokens, the length of words, the wordsmith, the board."""

from typing import Any

import pytest

from cluehouse.games.decipher import DECIPHER, Deal, Options
from cluehouse.games.deck import Pack
from cluehouse.games.refusal import Refusal
from tests.decipher.table import giving_up, offered, play, refused, seen, sent, table, watchers

SEEDS = tuple(f"seed {number}" for number in range(100))
WORDS = {3: "LIS", 4: "KOZA", 5: "PANDA", 6: "BOCIAN"}


def dealt(seed: str = "one seed", **options: Any) -> Deal:
    return DECIPHER.deal(Options(**options), Pack(), seed)


# --- players and their tokens ---------------------------------------------------------------------


@pytest.mark.rule("DC-02", "D-DC-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_can_sit_down(players: int) -> None:
    seats = dealt(players=players).seats
    assert len(seats) == len(set(seats)) == players
    assert seats == ("P1", "P2", "P3", "P4")[:players]


@pytest.mark.rule("DC-02", "D-DC-04")
@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_fewer_than_two_and_more_than_four_are_refused(players: int) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(players=players)
    assert refusal.value.code == "bad-option"


@pytest.mark.rule("DC-01", "DC-02")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seeker_has_three_attempt_tokens(players: int) -> None:
    game = table(players)
    for seat in watchers(game):
        assert seen(game, seat).attempts_left == dict.fromkeys(game.deal.seats[1:], 3)


# --- the length of words --------------------------------------------------------------------------


@pytest.mark.rule("DC-03")
@pytest.mark.parametrize("length", [3, 4, 5, 6])
def test_words_of_three_to_six_letters_can_be_agreed(length: int) -> None:
    game = table(length=length)
    for seat in watchers(game):
        assert seen(game, seat).options.length == length
        assert len(seen(game, seat).fields) == length
    assert play(game, f"P1: set-word {WORDS[length]}").word == WORDS[length]


@pytest.mark.rule("DC-03")
@pytest.mark.parametrize("length", [-3, 0, 1, 2, 7])
def test_shorter_and_longer_words_cannot_be_agreed(length: int) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(length=length)
    assert refusal.value.code == "bad-option"


@pytest.mark.rule("DC-03", "DC-06")
@pytest.mark.parametrize("length", [3, 4, 5, 6])
def test_the_length_holds_for_the_whole_game(length: int) -> None:
    game = table(length=length)
    for wordsmith in ("P1", "P2", "P3"):
        for other, word in WORDS.items():
            if other != length:
                assert refused(game, f"{wordsmith}: set-word {word}") == "wrong-length"
        game = play(game, f"{wordsmith}: set-word {WORDS[length]}")
        assert len(seen(game).fields) == length
        game = play(game, *giving_up(game))


@pytest.mark.rule("DC-12")
@pytest.mark.parametrize(("length", "side"), [(3, "A"), (4, "B"), (5, "A"), (6, "B")])
def test_side_a_of_the_board_is_for_three_and_five_letters_and_side_b_for_four_and_six(length: int, side: str) -> None:
    game = table(length=length)
    for moment in (game, play(game, f"P1: set-word {WORDS[length]}")):
        for seat in watchers(moment):
            assert seen(moment, seat).board == side


# --- the wordsmith --------------------------------------------------------------------------------


@pytest.mark.rule("DC-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_player_is_wordsmith_and_all_the_others_are_seekers(players: int) -> None:
    for number in range(1, players + 1):
        game = table(players, first_wordsmith=number)
        wordsmith = f"P{number}"
        assert seen(game).wordsmith == wordsmith
        assert set(seen(game).attempts_left) == set(game.deal.seats) - {wordsmith}
        assert {seat for seat in game.deal.seats if "set-word" in offered(game, seat)} == {wordsmith}


@pytest.mark.rule("DC-04")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_unless_the_table_says_who_chance_makes_anybody_the_first_wordsmith(players: int) -> None:
    assert Options().first_wordsmith == 0
    deals = [dealt(seed, players=players) for seed in SEEDS]
    assert {deal.first for deal in deals} == set(deals[0].seats)
    assert [deal.first for deal in deals] == [dealt(seed, players=players).first for seed in SEEDS]


@pytest.mark.rule("DC-04")
def test_who_does_not_play_cannot_be_the_first_wordsmith() -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(players=3, first_wordsmith=4)
    assert refusal.value.code == "bad-option"


@pytest.mark.parametrize("option", [{"language": "?"}, {"first_wordsmith": -1}, {"first_wordsmith": 5}])
def test_an_option_out_of_its_range_is_refused(option: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(**option)
    assert refusal.value.code == "bad-option"


# --- the tokens of the board ----------------------------------------------------------------------


@pytest.mark.rule("DC-01", "DC-05")
def test_the_three_bonus_tokens_go_on_the_board_when_the_word_is_ready_and_not_before() -> None:
    game = table()
    ready = play(game, "P1: set-word PANDA")
    for seat in watchers(game):
        assert seen(game, seat).bonus_left == 0
        assert seen(ready, seat).bonus_left == 3


@pytest.mark.rule("DC-05")
def test_they_are_put_aside_again_until_the_next_word_is_ready() -> None:
    game = play(table(), "P1: set-word PANDA", "P2: attempt PANDA")
    assert seen(game).bonus_left == 0
    assert seen(play(game, "P2: set-word KOTEK")).bonus_left == 3


@pytest.mark.rule("DC-05")
@pytest.mark.parametrize("seat", ["P2", "P3"])
def test_there_is_nothing_to_win_before_the_word_is_ready(seat: str) -> None:
    assert offered(table(), seat) == {}
    assert refused(table(), f"{seat}: attempt PANDA") == "not-now"
    assert refused(table(), f"{seat}: give-up") == "not-now"


def test_the_seed_is_shown_to_nobody() -> None:
    game = table(blind_draw=True)
    for seat in watchers(game):
        assert game.deal.seed.encode() not in sent(game, seat)
        assert b'"lots"' not in sent(game, seat)
