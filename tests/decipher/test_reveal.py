"""The revealed word: the referee's mark, going on, contests and what they do to the points (D-DC-23)."""

import pytest
from msgspec.structs import replace

from cluehouse.games.decipher import DECIPHER, State
from cluehouse.games.decipher.live import CONTEST_SECONDS, REVEAL_SECONDS
from cluehouse.games.decipher.moves import MarkWord
from tests.decipher.table import (
    going_on,
    hiding,
    lay,
    offered,
    play,
    points,
    refused,
    seen,
    sent,
    step,
    table,
    watchers,
)

MARK = 'referee: mark-word forbidden DC-07 "not-in-dictionary: LIŚ"'


def solved(players: int = 3) -> State:
    """P2 has just found LIS, with one NO on the board."""
    game = play(hiding("LIS", players), *lay("small", "P2", 1, 3))
    return step(game, "P2: attempt LIS")


# --- the mark (DC-07, DC-08) ----------------------------------------------------------------------


@pytest.mark.rule("DC-07", "DC-08", "DC-11")
def test_only_the_wordsmith_sees_a_mark_before_the_reveal() -> None:
    plain = hiding("LIŚ")
    marked = step(plain, MARK)
    assert seen(marked, "P1").mark is not None
    for seat in ("P2", "P3", "spectator"):
        assert sent(marked, seat) == sent(plain, seat)
    assert DECIPHER.audience(plain, marked, "referee", MarkWord("forbidden", "DC-07", "x")) == ("P1",)


@pytest.mark.rule("DC-07", "D-DC-23")
def test_everybody_sees_the_mark_at_the_reveal() -> None:
    game = step(hiding("LIŚ"), MARK, "P2: attempt LIŚ")
    for seat in watchers(game):
        mark = seen(game, seat).sheet[-1].mark
        assert mark is not None
        assert (mark.verdict, mark.rule, mark.evidence) == ("forbidden", "DC-07", "not-in-dictionary: LIŚ")
    assert points(game) == {"P1": 1, "P2": 13, "P3": 3}  # a mark alone changes nothing


@pytest.mark.rule("DC-07")
def test_a_word_is_marked_once_and_before_anything_else() -> None:
    assert refused(step(hiding("LIŚ"), MARK), MARK) == "not-now"
    assert refused(table(length=3), MARK) == "not-now"
    assert refused(play(hiding("LIŚ"), "P1: give long"), MARK) == "not-now"
    assert refused(hiding("LIŚ"), MARK.replace("referee", "P1")) == "not-your-part"


@pytest.mark.rule("DC-36")
def test_the_mark_is_not_carried_into_the_next_round() -> None:
    game = play(step(hiding("LIŚ"), MARK), "P2: attempt LIŚ", "P2: set-word KOT")
    assert seen(game, "P2").mark is None
    assert play(game, "P3: attempt KOT").sheet[-1].mark is None


# --- going on -------------------------------------------------------------------------------------


@pytest.mark.rule("DC-30", "D-DC-23")
def test_the_round_closes_when_every_seeker_goes_on() -> None:
    game = solved()
    assert (seen(game).phase, seen(game).round, seen(game).sheet[-1].word) == ("reveal", 1, "LIS")
    assert [set(offered(game, seat)) for seat in ("P1", "P2", "P3")] == [set(), *[{"accept-word", "contest-word"}] * 2]
    game = step(game, "P3: accept-word")
    assert seen(game).accepted == ("P3",)
    assert refused(game, "P3: accept-word") == "not-now"
    game = step(game, "P2: accept-word")
    assert (seen(game).phase, seen(game).round, seen(game).wordsmith) == ("word", 2, "P2")


@pytest.mark.rule("D-DC-23")
def test_even_a_seeker_without_attempts_goes_on_or_contests() -> None:
    game = play(hiding("LIS"), "P3: attempt KOT", "P3: attempt LAS", "P3: attempt SOK")
    game = step(game, "P2: attempt LIS")
    assert set(offered(game, "P3")) == {"accept-word", "contest-word"}


@pytest.mark.rule("D-DC-23")
def test_the_clock_closes_the_case_so_that_no_game_hangs() -> None:
    game = solved()
    timer = DECIPHER.time.timer(game)
    assert timer is not None
    assert timer.milliseconds == REVEAL_SECONDS * 1000
    assert DECIPHER.play(game, "clock", timer.move).phase == "word"
    contested = step(game, "P3: contest-word")
    asked = DECIPHER.time.timer(contested)
    assert asked is not None
    assert (asked.milliseconds, asked.kind) == (CONTEST_SECONDS * 1000, "contest")
    after = DECIPHER.play(contested, "clock", asked.move)
    assert points(after) == points(game)  # who keeps silent does not agree
    assert after.sheet[-1].contest is not None
    assert after.sheet[-1].contest.upheld is False
    assert DECIPHER.time.timer(after) is None


@pytest.mark.rule("DC-39", "D-DC-23")
def test_the_last_word_can_be_contested_before_the_winner_is_known() -> None:
    game = play(hiding("LIS"), "P2: attempt LIS", "P2: set-word KOT", "P3: attempt KOT", "P3: set-word SOK")
    game = step(game, "P1: attempt SOK")
    assert game.outcome is None
    assert step(game, *going_on(game)).outcome is not None
    struck = step(game, "P2: contest-word", "P1: strike-word")
    assert struck.outcome is not None
    assert points(struck) == {"P1": 2, "P2": 3, "P3": 0}


@pytest.mark.rule("DC-30")
def test_games_from_before_contests_replay_as_they_were_played() -> None:
    old = DECIPHER.start(replace(table(length=3).deal, contests=False))
    game = step(old, "P1: set-word LIS", "P2: attempt LIS")
    assert (seen(game).phase, seen(game).round) == ("word", 2)
    assert refused(step(old, "P1: set-word LIŚ"), MARK) == "not-now"


# --- contests -------------------------------------------------------------------------------------


@pytest.mark.rule("D-DC-23")
def test_a_word_that_the_referee_forbids_is_struck_at_once() -> None:
    game = step(solved(), "P3: contest-word", 'referee: ruling forbidden DC-07 "not-in-dictionary: LIS"')
    line = seen(game).sheet[-1]
    assert line.contest is not None
    assert line.contest.upheld
    assert points(game) == {"P1": 0, "P2": 2, "P3": 3}  # only the tokens that the seekers kept
    assert seen(game).totals == points(game)
    assert (line.scores["P2"].solution, line.scores["P2"].bonus) == (0, 0)
    assert seen(game).phase == "word"


@pytest.mark.rule("D-DC-23")
@pytest.mark.parametrize("ruling", ["", "allowed", "doubtful"])
def test_otherwise_all_the_other_seekers_have_to_agree(ruling: str) -> None:
    game = step(solved(4), "P3: contest-word")
    if ruling:
        game = step(game, f"referee: ruling {ruling} DC-07 fine")
    assert [set(offered(game, seat)) for seat in ("P1", "P2", "P3", "P4")] == [
        {"strike-word"},
        {"strike-word", "keep-word"},
        set(),
        {"strike-word", "keep-word"},
    ]
    half = step(game, "P2: strike-word")
    assert half.phase == "contest"
    assert refused(half, "P2: strike-word") == "not-now"
    assert points(step(half, "P4: strike-word")) == {"P1": 0, "P2": 2, "P3": 3, "P4": 3}
    assert points(step(half, "P4: keep-word")) == points(solved(4))
    assert points(step(game, "P2: keep-word")) == points(solved(4))


@pytest.mark.rule("D-DC-23")
def test_the_wordsmith_may_concede() -> None:
    game = step(solved(4), "P3: contest-word", "P1: strike-word")
    assert points(game) == {"P1": 0, "P2": 2, "P3": 3, "P4": 3}


@pytest.mark.rule("D-DC-23")
def test_with_a_single_seeker_the_wordsmith_decides() -> None:
    game = step(solved(2), "P2: contest-word")
    assert set(offered(game, "P1")) == {"strike-word", "keep-word"}
    assert points(step(game, "P1: keep-word")) == points(solved(2))
    assert points(step(game, "P1: strike-word")) == {"P1": 0, "P2": 2}


@pytest.mark.rule("D-DC-23")
def test_the_wordsmith_and_spectators_do_not_contest_and_nobody_contests_twice() -> None:
    assert refused(solved(), "P1: contest-word") == "not-your-part"
    contested = step(solved(), "P2: contest-word")
    assert refused(contested, "P3: contest-word") == "not-now"
    assert refused(contested, "P2: keep-word") == "not-your-part"
    assert refused(hiding("LIS"), "P2: contest-word") == "not-now"


@pytest.mark.rule("D-DC-23", "DC-34")
def test_a_struck_word_that_nobody_found_brings_the_wordsmith_nothing_either() -> None:
    game = play(hiding("LIS"), *lay("small", "P2", 1, 3))
    game = step(game, "P2: give-up", "P3: give-up", "P3: contest-word", "P2: strike-word")
    assert points(game) == {"P1": 0, "P2": 3, "P3": 3}
