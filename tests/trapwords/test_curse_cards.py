"""The ten curses at a typed table: what each of them does to a turn."""

import pytest

from cluehouse.games.trapwords import State
from tests.trapwords.table import cursed, describing, offered, play, play_turn, refused, seen, write_lists


def under(*curses: str, red: int = 2) -> State:
    """Red's turn under these curses."""
    return describing(cursed(*curses, red=red))


def wrong(*guesses: str) -> tuple[str, ...]:
    """Wrong guesses by seat and word, each judged."""
    return tuple(line for guess in guesses for line in (guess, "referee: judge no"))


# --- flood ----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-84")
def test_flood_leaves_one_breath_for_all_clues() -> None:
    game = play(under("flood"), 'red-1: say "Cows have to do with it."', "red-1: say yellow")
    game = play(game, "clock: breathe-in")
    assert refused(game, "red-1: say more") == "breath-over"
    assert "say" not in offered(game, "red-1")
    game = play(game, *wrong("red-2: guess cheese"))
    assert refused(game, "red-1: say more") == "breath-over"
    assert play(game, "red-2: guess BUTTER").phase == "settling"


@pytest.mark.rule("TW-84")
def test_flood_lets_the_describer_think_first() -> None:
    game = play(under("flood"), *wrong("red-2: guess cheese"))
    assert "say" in offered(game, "red-1")
    assert refused(game, "clock: breathe-in") == "not-now"


@pytest.mark.rule("TW-84")
def test_only_the_flood_takes_the_breath_away() -> None:
    assert refused(play(under("echo"), 'red-1: say "it it"'), "clock: breathe-in") == "not-now"


@pytest.mark.rule("TW-84", "TW-81")
def test_flood_gives_each_team_its_own_breath() -> None:
    game = describing(play_turn(write_lists(cursed("flood")), "fail"))
    game = play(game, "blue-1: say one", "clock: breathe-in")
    assert refused(game, "blue-1: say two") == "breath-over"


# --- petrification --------------------------------------------------------------------------------


@pytest.mark.rule("TW-85")
@pytest.mark.parametrize("judged", [(), ("referee: judge no",)])
def test_petrification_ends_the_clues_with_the_first_guess(judged: tuple[str, ...]) -> None:
    game = play(under("petrification"), "red-1: say one", "red-1: say two")
    assert "say" in offered(game, "red-1")
    game = play(game, "red-2: guess cheese", *judged)
    assert refused(game, "red-1: say three") == "clues-frozen"
    assert "say" not in offered(game, "red-1")


@pytest.mark.rule("TW-85", "TW-69")
def test_asking_leave_to_guess_turns_nobody_to_stone() -> None:
    assert "say" in offered(play(under("petrification"), "red-2: hand"), "red-1")


@pytest.mark.rule("TW-85", "TW-66")
def test_petrified_teams_still_have_their_five_guesses() -> None:
    game = play(under("petrification"), *wrong(*[f"red-2: guess cheese{number}" for number in range(4)]))
    assert play(game, "red-2: guess BUTTER").positions["red"] == 1


# --- echo -----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-86")
@pytest.mark.parametrize("text", ["cow cow", "Cow, cow!", "Yellow yellow fat fat", "krowa krowa", "牛 牛"])
def test_under_echo_every_word_stands_twice(text: str) -> None:
    assert play(under("echo"), f'red-1: say "{text}"')


@pytest.mark.rule("TW-86")
@pytest.mark.parametrize("text", ["cow", "yellow fat", "yellow fat yellow fat", "cow cow cow", "cow cow fat"])
def test_under_echo_a_word_without_its_echo_is_refused(text: str) -> None:
    assert refused(under("echo"), f'red-1: say "{text}"') == "echo-needed"


# --- noun plague ----------------------------------------------------------------------------------


@pytest.mark.rule("TW-87")
def test_under_the_noun_plague_the_watchers_judge_the_nouns() -> None:
    game = play(under("noun-plague"), 'red-1: say "I put it there"')
    assert play(game, "blue-1: call-illegal 1 curse", "red-1: admit").turns[0].end == "illegal"


# --- the five of our own --------------------------------------------------------------------------


@pytest.mark.rule("D-TW-01")
@pytest.mark.parametrize("text", ["something", "the Sun", "szary", "Świt", "a (secret) thing"])
def test_under_the_snake_no_word_begins_with_s(text: str) -> None:
    assert refused(under("snake"), f'red-1: say "{text}"') == "no-s-words"


@pytest.mark.rule("D-TW-01")
@pytest.mark.parametrize("text", ["it is yours", "cows", "grass-fed", "plus"])
def test_under_the_snake_an_s_inside_a_word_is_fine(text: str) -> None:
    assert play(under("snake"), f'red-1: say "{text}"')


@pytest.mark.rule("D-TW-01", "TW-20")
def test_the_thick_net_has_two_traps_more() -> None:
    game = cursed("thick-net")
    assert seen(game).needed == {"red": 5, "blue": 5}
    game = play(game, *(f"red-1: propose {word}" for word in ("moat", "siege", "knight")))
    assert refused(game, "red-1: ready") == "list-not-exact"
    assert play(game, "red-1: propose tower", "red-1: propose wall", "red-1: ready").lists["red"].ready


@pytest.mark.rule("D-TW-01", "TW-66")
def test_with_one_chance_each_guesser_guesses_once() -> None:
    game = play(under("one-chance", red=4), *wrong("red-3: guess cheese"))
    assert refused(game, "red-3: guess BUTTER") == "no-guess-left"
    assert {seat for seat in game.deal.seats if "guess" in offered(game, seat)} == {"red-2", "red-4"}
    assert play(game, "red-2: guess BUTTER").positions["red"] == 1
    assert play(game, *wrong("red-2: guess jam", "red-4: guess lard")).turns[0].end == "guesses"


@pytest.mark.rule("D-TW-01", "TW-66")
def test_with_one_chance_a_single_guesser_still_has_two_guesses() -> None:
    game = play(under("one-chance"), *wrong("red-2: guess cheese"))
    assert play(game, "red-2: guess BUTTER").positions["red"] == 1
    assert play(game, *wrong("red-2: guess jam")).turns[0].end == "guesses"


@pytest.mark.rule("D-TW-01", "TW-66")
def test_with_one_chance_a_large_team_has_no_more_than_five_guesses() -> None:
    game = play(under("one-chance", red=8), *wrong(*[f"red-{number}: guess cheese" for number in range(2, 6)]))
    assert game.turns == ()
    assert play(game, *wrong("red-6: guess cheese")).turns[0].end == "guesses"


@pytest.mark.rule("D-TW-01")
def test_under_threes_a_clue_has_three_words_and_waits_for_a_guess() -> None:
    game = under("threes")
    assert refused(game, 'red-1: say "one two three four"') == "three-words-only"
    game = play(game, 'red-1: say "one, two, three!"')
    assert refused(game, "red-1: say four") == "wait-for-guess"
    game = play(game, *wrong("red-2: guess cheese"))
    assert play(game, "red-1: say four")
    assert refused(play(game, "red-1: say four"), "red-1: say five") == "wait-for-guess"


@pytest.mark.rule("D-TW-01")
@pytest.mark.parametrize("text", ["not a cow", "Nie krowa", "不是牛", "Not: yellow"])
def test_contrary_clues_say_what_the_thing_is_not(text: str) -> None:
    assert play(under("contrary"), f'red-1: say "{text}"')


@pytest.mark.rule("D-TW-01")
@pytest.mark.parametrize("text", ["a cow", "nothing at all", "it is not a cow", "Niemiec"])
def test_a_contrary_clue_without_its_not_is_refused(text: str) -> None:
    assert refused(under("contrary"), f'red-1: say "{text}"') == "say-what-it-is-not"


# The Word of Dread is in test_dread.py.
