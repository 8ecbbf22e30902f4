"""The clock: off unless the table wants it, a warning, or the end of the turn."""

import pytest

from cluehouse.games.codenames import Options
from tests.codenames.table import covered, offered, play, refused, seen, table, watchers

CLUE = "red-chief: clue tree 2"
TIME = "clock: time-up"


@pytest.mark.rule("CN-74", "D-CN-19")
def test_without_a_wish_there_is_no_time_limit() -> None:
    assert Options().timer == "off"
    assert refused(table(), TIME) == "not-now"
    assert refused(play(table(), CLUE), TIME) == "not-now"
    assert offered(table(), "clock") == {}


@pytest.mark.rule("CN-74")
def test_the_table_chooses_how_long_and_everybody_reads_it() -> None:
    game = table(timer="warn", clue_seconds=300, guess_seconds=45, first_clue_extra=0)
    for seat in watchers(game):
        options = seen(game, seat).options
        assert (options.timer, options.clue_seconds, options.guess_seconds) == ("warn", 300, 45)
        assert options.first_clue_extra == 0


@pytest.mark.rule("CN-74")
@pytest.mark.parametrize("seat", ["red-chief", "red-1", "blue-chief", "blue-1", "referee"])
def test_only_the_clock_says_that_time_is_up(seat: str) -> None:
    game = play(table(timer="end-turn"), CLUE)
    assert refused(game, f"{seat}: time-up") == "not-your-part"
    assert "time-up" not in offered(game, seat)


@pytest.mark.rule("CN-74", "D-CN-19")
@pytest.mark.parametrize("guesses", [(), ("red-1: guess ROOT",)])
def test_a_soft_clock_warns_and_the_guessing_goes_on(guesses: tuple[str, ...]) -> None:
    game = play(table(timer="warn"), CLUE, *guesses, TIME)
    assert (game.turn.side, game.phase) == ("red", "guess")
    for seat in watchers(game):
        assert seen(game, seat).overtime
    assert covered(play(game, "red-1: guess LEAF"))["LEAF"] == "red"


@pytest.mark.rule("CN-74", "CN-56")
def test_a_warning_does_not_excuse_from_the_first_guess() -> None:
    assert refused(play(table(timer="warn"), CLUE, TIME), "red-1: stop") == "guess-first"


@pytest.mark.rule("CN-74", "D-CN-19")
@pytest.mark.parametrize("guesses", [(), ("red-1: guess ROOT",)])
def test_a_hard_clock_ends_the_turn_even_without_a_guess(guesses: tuple[str, ...]) -> None:
    before = play(table(timer="end-turn"), CLUE, *guesses)
    game = play(before, TIME)
    assert (game.turn.side, game.phase, game.turns[-1].end) == ("blue", "clue", "time")
    assert covered(game) == covered(before)
    assert refused(game, "red-1: guess LEAF") == "not-now"
    assert not seen(game).overtime
    assert refused(game, "blue-chief: cover SEA") == "not-now"  # no penalty for being slow


@pytest.mark.rule("CN-74", "D-CN-19")
@pytest.mark.parametrize("timer", ["warn", "end-turn"])
def test_no_clock_takes_the_clue_from_a_chief(timer: str) -> None:
    game = play(table(timer=timer), TIME)
    assert (game.turn.side, game.phase, game.turn.word) == ("red", "clue", None)
    for seat in watchers(game):
        assert seen(game, seat).overtime
    game = play(game, CLUE)
    assert not seen(game).overtime
    assert "guess" in offered(game, "red-1")


@pytest.mark.rule("CN-74")
@pytest.mark.parametrize("timer", ["warn", "end-turn"])
def test_time_is_up_once(timer: str) -> None:
    assert refused(play(table(timer=timer), TIME), TIME) == "not-now"
    assert refused(play(table(timer="warn"), CLUE, TIME), TIME) == "not-now"


@pytest.mark.rule("CN-74")
def test_the_next_turn_has_its_own_time() -> None:
    game = play(table(timer="warn"), CLUE, TIME, "red-1: guess ROOT", "red-1: stop")
    assert not seen(game).overtime
    assert play(game, TIME).overtime


@pytest.mark.rule("CN-74")
def test_no_time_runs_while_an_objection_is_judged() -> None:
    game = play(table(timer="end-turn"), CLUE, "blue-1: object")
    assert refused(game, TIME) == "not-now"
    assert "time-up" in offered(play(game, "blue-chief: waive"), "clock")
