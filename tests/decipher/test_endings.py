"""How a round ends and the next begins, and how the game ends."""

import pytest

from cluehouse.games.decipher import State
from tests.decipher import published
from tests.decipher.table import (
    at_bonus,
    giving_up,
    hiding,
    lay,
    moments,
    offered,
    play,
    refused,
    seen,
    table,
    trying,
    watchers,
)


def ended(state: State) -> list[str]:
    """How the finished rounds ended."""
    return [line.end for line in state.sheet]


# --- the ends of a round --------------------------------------------------------------------------


@pytest.mark.rule("DC-29")
def test_it_ends_when_the_word_is_guessed() -> None:
    assert ended(play(hiding("LIS"), "P2: attempt LIS")) == ["solved"]


@pytest.mark.rule("DC-29")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_ends_when_all_attempt_tokens_are_spent_and_not_before(players: int) -> None:
    game = hiding("LIS", players)
    for line in (line for seat in game.deal.seats[1:] for line in trying(seat)):
        assert ended(game) == []
        game = play(game, line)
    assert ended(game) == ["attempts-spent"]
    assert game.sheet[0].solver is None


@pytest.mark.rule("DC-29", "D-DC-11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_ends_when_all_seekers_pass_in_succession(players: int) -> None:
    game = at_bonus(players)
    for _ in range(players - 1):
        assert ended(game) == []
        game = play(game, f"{game.seeker}: pass")
    assert ended(game) == ["passed"]


@pytest.mark.rule("D-DC-11")
@pytest.mark.parametrize("between", ["P2: attempt KOT", "P3: attempt KOT"])
def test_an_attempt_between_two_passes_breaks_the_succession(between: str) -> None:
    game = play(at_bonus(), "P2: pass", between, "P3: pass")
    assert (ended(game), seen(game).seeker) == ([], "P2")
    assert ended(play(game, "P2: pass")) == ["passed"]


@pytest.mark.rule("D-DC-11")
def test_a_piece_between_two_passes_breaks_the_succession() -> None:
    game = play(at_bonus(), "P2: pass", "P3: ask", *lay("long", "P3", 1), "P2: pass")
    assert (ended(game), seen(game).seeker) == ([], "P3")
    assert ended(play(game, "P3: pass")) == ["passed"]


@pytest.mark.rule("D-DC-11", "DC-27")
def test_those_who_are_out_need_not_pass() -> None:
    assert ended(play(at_bonus(), *trying("P2"), "P3: pass")) == ["passed"]


@pytest.mark.rule("D-DC-22", "D-DC-11")
def test_with_an_empty_chamber_passing_ends_the_round_as_ever() -> None:
    game = at_bonus()
    for piece, field in (("long", 1), ("long", 2), ("short", 1)):
        game = play(game, f"{game.seeker}: ask", *lay(piece, game.seeker, field))
    assert ended(play(game, "P3: pass")) == []
    assert ended(play(game, "P3: pass", "P2: pass")) == ["passed"]


@pytest.mark.rule("DC-29", "D-DC-22")
def test_it_ends_when_all_seekers_give_up_together_at_any_moment() -> None:
    lines = ("P1: give small", "P2: place 1", "P2: place 3", *lay("small", "P3", 3), "P2: ask", "P1: give long")
    for moment in moments(hiding("LIS"), *lines):
        for one, other in (("P2", "P3"), ("P3", "P2")):
            alone = play(moment, f"{one}: give-up")
            assert ended(alone) == []
            assert ended(play(alone, f"{other}: give-up")) == ["gave-up"]


@pytest.mark.rule("D-DC-22")
def test_one_who_gives_up_alone_only_says_so_and_plays_on() -> None:
    before = play(hiding("LIS"), "P1: give long")
    game = play(before, "P2: give-up")
    for seat in watchers(game):
        assert seen(game, seat).willing == ("P2",)
    assert refused(game, "P2: give-up") == "not-now"
    assert set(offered(game, "P2")) == {"place", "attempt"}


@pytest.mark.rule("D-DC-22")
@pytest.mark.parametrize("between", ["P2: place 1", "P2: attempt KOT", "P3: attempt KOT"])
def test_they_give_up_together_or_not_at_all(between: str) -> None:
    game = play(hiding("LIS"), "P1: give long", "P2: give-up", between, "P3: give-up")
    assert ended(game) == []
    assert ended(play(game, "P2: give-up")) == ["gave-up"]


@pytest.mark.rule("D-DC-22", "DC-27")
def test_those_who_are_out_need_not_give_up() -> None:
    assert ended(play(hiding("LIS"), *trying("P2"), "P3: give-up")) == ["gave-up"]


@pytest.mark.rule("D-DC-22")
@pytest.mark.parametrize("seat", ["P1", "clock", "referee"])
def test_only_seekers_give_up(seat: str) -> None:
    assert refused(hiding("LIS"), f"{seat}: give-up") == "not-your-part"


ENDS = {
    "solved": ("P3: attempt LIS",),
    "attempts-spent": (*trying("P2"), *trying("P3")),
    "gave-up": ("P2: give-up", "P3: give-up"),
    "passed": (*lay("small", "P2", 3), *lay("small", "P3", 3), "P2: pass", "P3: pass"),
}


@pytest.mark.rule("DC-30")
@pytest.mark.parametrize("end", ENDS)
def test_however_it_ended_everybody_sees_the_word(end: str) -> None:
    game = play(hiding("LIS"), *ENDS[end])
    for seat in watchers(game):
        assert [(line.word, line.end) for line in seen(game, seat).sheet] == [("LIS", end)]


# --- the next round -------------------------------------------------------------------------------


@pytest.mark.rule("DC-36", "D-DC-05")
@pytest.mark.parametrize("end", ENDS)
def test_everything_goes_back_and_every_seeker_has_three_attempts_again(end: str) -> None:
    game = play(hiding("LIS"), "P1: give small", "P2: place 1", "P2: place 2", "P2: place 3", "P3: attempt BUK")
    lines = {"attempts-spent": (*trying("P2"), *trying("P3", 2)), "passed": ENDS["passed"][2:]}
    view = seen(play(game, *lines.get(end, ENDS[end])))
    assert view.sheet[0].end == end
    assert (view.fields, view.refused, view.hand) == (((),) * 3, (), None)
    assert (view.bonus, view.bonus_left, view.hidden_left) == (False, 0, None)
    assert (view.attempts, view.passed, view.willing) == ((), (), ())
    assert view.attempts_left == {"P3": 3, "P1": 3}


@pytest.mark.rule("DC-36")
def test_all_tiles_and_pieces_are_there_for_the_next_word() -> None:
    game = hiding("NNNŃAH")  # takes every long piece and every N
    game = play(game, *giving_up(game), "P2: set-word NNNŃAH")
    assert seen(game, "P2").hidden == published.pieces("NNNŃAH")
    assert seen(game, "P2").bonus_left == 3


@pytest.mark.rule("DC-36", "D-DC-09")
def test_no_tokens_are_taken_off_the_board() -> None:
    game = play(hiding("LIS"), *lay("small", "P2", 1, 3), "P2: attempt LIS", "P2: set-word SEN", "P2: give small")
    assert seen(play(game, "P3: place 1")).fields[0] == ("small",)


# --- the game -------------------------------------------------------------------------------------


def played(game: State) -> tuple[list[str], State]:
    """The wordsmiths of a game in which everybody gives up at once, and its end."""
    wordsmiths = []
    while game.outcome is None:
        wordsmiths.append(seen(game).wordsmith)
        game = play(game, f"{seen(game).wordsmith}: set-word PANDA")
        game = play(game, *giving_up(game))
    return wordsmiths, game


@pytest.mark.rule("DC-37")
@pytest.mark.parametrize(
    ("players", "first", "order"),
    [
        (3, 1, ["P1", "P2", "P3"]),
        (3, 2, ["P2", "P3", "P1"]),
        (4, 1, ["P1", "P2", "P3", "P4"]),
        (4, 3, ["P3", "P4", "P1", "P2"]),
    ],
)
def test_the_player_to_the_left_is_wordsmith_next_until_each_has_been_it_once(
    players: int, first: int, order: list[str]
) -> None:
    game = table(players, first_wordsmith=first)
    assert seen(game).rounds == len(order)
    assert played(game)[0] == order


@pytest.mark.rule("DC-37")
@pytest.mark.parametrize("end", ENDS)
def test_the_next_wordsmith_does_not_depend_on_how_the_round_ended(end: str) -> None:
    assert seen(play(hiding("LIS"), *ENDS[end])).wordsmith == "P2"


@pytest.mark.rule("DC-38", "D-DC-17")
@pytest.mark.parametrize(("first", "order"), [(1, ["P1", "P2", "P1", "P2"]), (2, ["P2", "P1", "P2", "P1"])])
def test_two_players_are_wordsmith_twice_each_in_turn(first: int, order: list[str]) -> None:
    assert played(table(2, first_wordsmith=first))[0] == order


@pytest.mark.rule("DC-30", "DC-37")
def test_after_the_last_round_the_game_is_over_and_nobody_can_move() -> None:
    _, game = played(table())
    for seat in watchers(game):
        assert (seen(game, seat).phase, seen(game, seat).word) == ("over", "PANDA")
        assert offered(game, seat) == {}
    for line in ("P1: set-word PANDA", "P3: give long", "P1: attempt PANDA", "P1: give-up"):
        assert refused(game, line) == "game-over"
