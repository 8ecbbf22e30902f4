"""Points: of the seekers, of the solver, of the wordsmith; the score sheet, and who wins."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from cluehouse.games.decipher import DECIPHER, State
from cluehouse.games.decipher.moves import Ask, Attempt, GiveUp, Lay, Pass, SetWord
from cluehouse.games.rule import Move
from tests.decipher.table import at_bonus, giving_up, hiding, lay, play, points, seen, table, trying, watchers
from tests.random_play import random_move

# --- the example of the rulebook (DC-EX1): P1 is Mirek, P2 is Ania, P3 is Marek -------------------

PANDA = (
    "P1: set-word PANDA",
    *lay("small", "P2", 3, 1),  # NO
    *lay("big", "P3", 1, 4),  # NO
    *lay("long", "P2", 1),
    *lay("long", "P3", 1, 3),  # NO
    *lay("long", "P2", 3),
    *lay("long", "P3", 3),
    "P3: attempt WANDA",
    *lay("long", "P2", 4),
    *lay("long", "P3", 2),
    "P2: attempt PANNA",
    *lay("short", "P2", 2),
    *lay("long", "P3", 2),
)


@pytest.mark.rule("DC-20", "DC-22", "DC-31", "DC-32", "DC-33", "D-DC-18", "D-DC-19")
def test_the_example_of_the_rulebook_gives_ania_10_mirek_8_and_marek_2() -> None:
    game = play(table(), *PANDA)
    view = seen(game, "P2")
    assert (view.board, view.bonus, view.hidden_left, view.bonus_left, len(view.refused)) == ("A", True, 3, 3, 3)
    game = play(game, "P2: ask", *lay("short", "P2", 5), "P2: attempt PANDA")
    line = seen(game).sheet[0]
    assert (line.word, line.solver, line.refused, line.bonus_given) == ("PANDA", "P2", 3, 1)
    assert points(game) == {"P1": 8, "P2": 10, "P3": 2}
    mirek, ania, marek = line.scores["P1"], line.scores["P2"], line.scores["P3"]
    assert (mirek.refused, mirek.bonus, mirek.attempts, mirek.solution) == (3, 2, 3, 0)
    assert (ania.solution, ania.bonus, ania.attempts) == (5, 4, 1)
    assert (marek.solution, marek.bonus, marek.attempts) == (0, 0, 2)
    assert sum(points(game).values()) == 5 + 6 + 3 * 2 + 3


# --- while a round goes on ------------------------------------------------------------------------


@pytest.mark.rule("DC-31", "DC-33")
def test_everybody_sees_the_points_of_the_round_so_far() -> None:
    game = table()
    assert seen(game).running == {}
    game = play(game, *PANDA)
    for seat in watchers(game):  # 3 NO tokens and 2 attempts for the wordsmith; the others keep two tokens each
        assert seen(game, seat).running == {"P1": 5, "P2": 2, "P3": 2}
    game = play(game, "P2: ask", *lay("short", "P2", 5))
    assert seen(game).running == {"P1": 7, "P2": 2, "P3": 2}  # … and a bonus token
    game = play(game, "P2: attempt PANDA")
    assert seen(game).running == {}
    assert points(game) == {"P1": 7 + 1, "P2": 1 + 5 + 4, "P3": 2}


# --- rule by rule ---------------------------------------------------------------------------------


@pytest.mark.rule("DC-31")
@pytest.mark.parametrize("spent", [0, 1, 2, 3])
def test_a_seeker_scores_a_point_for_every_attempt_token_kept(spent: int) -> None:
    unsolved = play(hiding("LIS", 4), *trying("P3", spent))
    assert points(play(unsolved, *giving_up(unsolved)))["P3"] == 3 - spent
    assert points(play(unsolved, "P2: attempt LIS"))["P3"] == 3 - spent


@pytest.mark.rule("DC-32", "D-DC-19")
@pytest.mark.parametrize("asked", [0, 1, 2, 3])
@pytest.mark.parametrize("wrong", [0, 1, 2])
def test_the_solver_scores_5_and_2_for_every_bonus_token_left_and_the_attempts_kept(asked: int, wrong: int) -> None:
    game = at_bonus()
    for piece, field in (("long", 1), ("long", 2), ("short", 1))[:asked]:
        game = play(game, f"{game.seeker}: ask", *lay(piece, game.seeker, field))
    game = play(game, *trying("P3", wrong), "P3: attempt LIS")
    assert points(game) == {"P1": 2 * asked + wrong + 1, "P2": 3, "P3": 5 + 2 * (3 - asked) + 3 - wrong - 1}


@pytest.mark.rule("DC-23", "DC-33")
@pytest.mark.parametrize("fields", [(3,), (1, 3), (1, 2, 3)])
def test_the_wordsmith_scores_a_point_for_every_no_token(fields: tuple[int, ...]) -> None:
    game = play(hiding("LIS"), *lay("small", "P2", *fields), "P2: attempt LIS")
    assert points(game)["P1"] == len(fields) - 1 + 1  # and one for the attempt
    assert game.sheet[0].scores["P1"].refused == len(fields) - 1


@pytest.mark.rule("DC-33")
def test_the_wordsmith_scores_for_the_attempts_of_all_seekers() -> None:
    game = play(hiding("LIS", 4), *trying("P2", 1), *trying("P3"), *trying("P4", 2), "P4: attempt LIS")
    assert points(game)["P1"] == 1 + 3 + 3


@pytest.mark.rule("DC-34", "D-DC-14")
@pytest.mark.parametrize("asked", [0, 1, 2, 3])
def test_a_word_not_guessed_gives_its_5_to_the_wordsmith_and_the_bonus_left_to_nobody(asked: int) -> None:
    game = at_bonus()
    for piece, field in (("long", 1), ("long", 2), ("short", 1))[:asked]:
        game = play(game, f"{game.seeker}: ask", *lay(piece, game.seeker, field))
    assert points(play(game, *giving_up(game))) == {"P1": 5 + 2 * asked, "P2": 3, "P3": 3}


@pytest.mark.rule("DC-34", "DC-29")
@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (("P2: give-up", "P3: give-up"), {"P1": 5, "P2": 3, "P3": 3}),
        ((*trying("P2"), *trying("P3")), {"P1": 11, "P2": 0, "P3": 0}),
        ((*lay("small", "P2", 3), *lay("small", "P3", 3), "P2: pass", "P3: pass"), {"P1": 5, "P2": 3, "P3": 3}),
    ],
)
def test_the_solution_is_the_wordsmiths_however_it_was_not_guessed(lines: tuple[str, ...], expected: object) -> None:
    assert points(play(hiding("LIS"), *lines)) == expected


# --- recounted by hand ----------------------------------------------------------------------------


def wandering(seed: int) -> Iterator[tuple[State, str, Move, State]]:
    """A whole game of random moves: seekers seldom try, pass or give up, and now and then they know the word."""
    dice = random.Random(seed)
    state = table(2 + seed % 3, 3 + seed % 4, first_wordsmith=0)
    while state.outcome is None:
        before, (seat, move) = state, random_move(DECIPHER, state, dice)
        if isinstance(move, Attempt | GiveUp | Pass) and dice.random() < 0.9:
            continue
        if isinstance(move, Attempt) and dice.random() < 0.2:
            move = Attempt(state.word)
        state = DECIPHER.play(before, seat, move)
        yield before, seat, move, state


@pytest.mark.rule("DC-22", "DC-23", "DC-31", "DC-32", "DC-33", "DC-34")
def test_in_every_round_the_points_are_what_a_stranger_counts() -> None:
    ends: Counter[tuple[str, int]] = Counter()
    for seed in range(60):
        for before, seat, move, after in wandering(seed):
            if isinstance(move, SetWord):
                refused, asked, spent = 0, 0, dict.fromkeys(set(after.deal.seats) - {seat}, 0)
            refused += isinstance(move, Lay) and after.hand is not None
            asked += isinstance(move, Ask)
            if isinstance(move, Attempt):
                spent[seat] += 1
            if len(after.sheet) > len(before.sheet):
                line = after.sheet[-1]
                solver = seat if isinstance(move, Attempt) and move.word == before.word else None
                expected = {before.wordsmith: refused + 2 * asked + sum(spent.values()) + (0 if solver else 5)}
                for seeker, count in spent.items():
                    expected[seeker] = 3 - count + (5 + 2 * (3 - asked) if seeker == solver else 0)
                assert points(after) == expected
                total = 5 + (6 if solver else 2 * asked) + 3 * len(spent) + refused
                assert sum(points(after).values()) == total
                ends[line.end, asked] += 1
    assert {end for end, _ in ends} == {"solved", "attempts-spent", "passed", "gave-up"}
    assert {asked for end, asked in ends if end == "solved"} == {0, 1, 2, 3}


@pytest.mark.rule("DC-39", "DC-40")
def test_the_highest_total_of_all_rounds_wins() -> None:
    for seed in range(20):
        *_, (_, _, _, game) = wandering(seed)
        totals: Counter[str] = Counter()
        for line in game.sheet:
            totals.update({seat: score.points for seat, score in line.scores.items()})
        assert seen(game).totals == totals
        assert game.outcome is not None
        assert set(game.outcome.winners) == {seat for seat in totals if totals[seat] == max(totals.values())}


# --- the score sheet ------------------------------------------------------------------------------


@pytest.mark.rule("DC-35")
def test_the_sheet_has_a_line_for_every_word_the_wordsmith_marked_and_the_names_in_playing_order() -> None:
    game = play(table(4, 3, first_wordsmith=3), "P3: set-word LIS", "P1: attempt LIS", "P4: set-word KOT")
    game = play(game, *giving_up(game))
    for seat in watchers(game):
        view = seen(game, seat)
        assert [(line.wordsmith, line.word) for line in view.sheet] == [("P3", "LIS"), ("P4", "KOT")]
        for line in view.sheet:
            assert list(line.scores) == ["P3", "P4", "P1", "P2"]
        assert list(view.totals) == ["P3", "P4", "P1", "P2"]
        assert view.totals == {"P3": 1 + 3, "P4": 3 + 5, "P1": 13 + 3, "P2": 3 + 3}


@pytest.mark.rule("DC-35")
def test_before_the_first_word_is_shown_the_sheet_is_empty() -> None:
    game = play(hiding("LIS"), *lay("small", "P2", 1, 3), "P3: attempt KOT")
    for seat in watchers(game):
        assert seen(game, seat).sheet == ()
        assert seen(game, seat).totals == {"P1": 0, "P2": 0, "P3": 0}


# --- who wins -------------------------------------------------------------------------------------


def in_rounds(game: State, *solvers: str | None) -> State:
    """A game of LIS in every round, solved at once by these seekers, or by nobody."""
    for solver in solvers:
        game = play(game, f"{game.wordsmith}: set-word LIS")
        game = play(game, *(giving_up(game) if solver is None else (f"{solver}: attempt LIS",)))
    return game


@pytest.mark.rule("DC-39")
def test_the_highest_total_wins() -> None:
    game = in_rounds(table(3, 3), "P3", "P3", None)
    assert seen(game).totals == {"P1": 1 + 3 + 3, "P2": 3 + 1 + 3, "P3": 13 + 13 + 5}
    assert game.outcome is not None
    assert game.outcome.winners == ("P3",)
    for seat in watchers(game):
        assert seen(game, seat).outcome == game.outcome


@pytest.mark.rule("DC-39")
def test_nobody_wins_before_the_last_round() -> None:
    game = in_rounds(table(3, 3), "P3", "P3")
    assert (game.outcome, seen(game).outcome) == (None, None)


@pytest.mark.rule("DC-40")
@pytest.mark.parametrize(
    ("players", "solvers", "winners"),
    [
        (3, ("P2", "P1", None), {"P1", "P2"}),
        (3, (None, None, None), {"P1", "P2", "P3"}),
        (2, ("P2", "P1", "P2", "P1"), {"P1", "P2"}),
        (4, (None, "P1", "P4", None), {"P1", "P4"}),
    ],
)
def test_players_who_tie_share_the_victory(players: int, solvers: tuple[str | None, ...], winners: set[str]) -> None:
    game = in_rounds(table(players, 3), *solvers)
    assert game.outcome is not None
    assert set(game.outcome.winners) == winners
