"""The findings about a game of Trapwords: the line that told most, the deadliest trap, the closest call."""

import msgspec
import pytest

from cluehouse.games import GAMES
from cluehouse.games.notation import parse_move
from cluehouse.games.part import load_part
from cluehouse.games.record import Record, replay
from cluehouse.games.trapwords import TRAPWORDS
from cluehouse.review.finding import Finding, Review
from tests.trapwords import table as maze

# Chambers 3, 4, …: three traps each. Red goes first and has to guess BUTTER; blue has to guess CASTLE.
WRITING = (
    "red-1: propose moat",
    "red-2: propose turret",
    "red-1: propose prince",
    "red-2: strike prince",
    "red-2: propose knight",
    "red-1: ready",
    "blue-1: propose milk",
    "blue-2: propose bread",
    "blue-1: propose toast",
    "blue-2: ready",
)
RED_BOOK = ("red-1: take", "blue-1: turn-hourglass")
BLUE_BOOK = ("blue-1: take", "red-1: turn-hourglass")


def found(*lines: str, spoken: bool = False) -> dict[str, Finding]:
    """What the review finds in a game that went so far."""
    made = tuple(parse_move(TRAPWORDS.rules, line) for line in (*WRITING, *lines))
    record = Record("trapwords", maze.table(spoken=spoken).deal, made)
    replay(TRAPWORDS, record)  # it could have gone so
    reviewed: Review = load_part(GAMES["trapwords"].parts.review)(record)
    return {finding.code: finding for finding in reviewed.findings}


def step(line: str, *lines: str) -> int:
    """The number of the move."""
    return len(WRITING) + lines.index(line) + 1


def test_the_best_line_is_the_one_that_needed_the_least_said_before_it() -> None:
    played = (
        *RED_BOOK,
        'red-1: say "yellow"',
        'red-1: say "melts in a pan"',
        "red-2: guess BUTTER",
        "clock: lapse 2",
        *BLUE_BOOK,
        'blue-1: say "kings live there"',
        "blue-2: guess CASTLE",
        "clock: lapse 1",
    )
    finding = found(*played)["telling-line"]
    assert finding.step == step('blue-1: say "kings live there"', *played)
    assert (finding.seat, finding.by) == ("blue-1", "blue-2")
    assert (finding.clue, finding.number, finding.secret) == ("kings live there", 1, "CASTLE")


def test_the_deadliest_trap_names_who_wrote_it_who_fell_and_who_called() -> None:
    played = (
        *RED_BOOK,
        'red-1: say "yellow"',
        'red-1: say "on bread"',
        "blue-1: call-trap bread 2",
        "red-2: admit",
        *BLUE_BOOK,
        'blue-1: say "a knight lives there"',
        "red-1: call-trap knight 1",
        "blue-1: admit",
    )
    finding = found(*played)["deadly-trap"]
    assert finding.step == step('blue-1: say "a knight lives there"', *played)
    assert (finding.trap, finding.secret, finding.number) == ("knight", "CASTLE", 1)
    assert (finding.by, finding.seat, finding.caller) == ("red-2", "blue-1", "red-1")


def test_nobody_wrote_the_secret_word_itself() -> None:
    finding = found(*RED_BOOK, 'red-1: say "butter"', "blue-1: call-trap BUTTER 1", "red-1: admit")["deadly-trap"]
    assert (finding.trap, finding.by) == ("BUTTER", "")


def test_the_closest_call_is_the_last_guess() -> None:
    wrong = [line for word in "ghee jam lard cheese".split() for line in (f"red-2: guess {word}", "referee: judge no")]
    played = (*RED_BOOK, 'red-1: say "yellow"', *wrong, "red-2: guess BUTTER")
    finding = found(*played, "clock: lapse 1")["late-guess"]
    assert finding.step == step("red-2: guess BUTTER", *played)
    assert (finding.seat, finding.number, finding.allowed, finding.secret) == ("red-2", 5, 5, "BUTTER")


def test_without_a_late_guess_the_closest_call_is_a_trap_that_nobody_called() -> None:
    played = (
        *RED_BOOK,
        'red-1: say "like milky stuff"',
        "referee: alert milk 1",
        "red-2: guess BUTTER",
        "clock: lapse 1",
    )
    findings = found(*played)
    assert "late-guess" not in findings
    assert (findings["near-trap"].trap, findings["near-trap"].clue) == ("milk", "like milky stuff")


def test_spoken_games_are_reviewed_without_their_words() -> None:
    played = (*RED_BOOK, "blue-1: heard no", "blue-1: heard no", "blue-1: heard yes", "clock: lapse 0")
    findings = found(*played, *BLUE_BOOK, "red-1: call-trap moat 0", "blue-1: admit", spoken=True)
    assert (findings["late-guess"].seat, findings["late-guess"].number) == ("", 3)
    assert (findings["deadly-trap"].clue, findings["deadly-trap"].by) == ("", "red-1")
    assert "telling-line" not in findings


def test_a_replay_shows_the_traps_while_they_are_written_and_by_whom() -> None:
    state = maze.table()
    for line in WRITING[:4]:
        state = maze.play(state, line)
    shown = TRAPWORDS.look_back(state)
    assert shown.secrets == {"red": "BUTTER", "blue": "CASTLE"}
    assert shown.lists is not None
    proposals = msgspec.to_builtins(shown.lists["red"].proposals)
    assert list(proposals) == [
        {"word": "moat", "seat": "red-1"},
        {"word": "turret", "seat": "red-2"},
        {"word": "prince", "seat": "red-1", "struck_by": "red-2"},
    ]


@pytest.mark.rule("TW-18")
def test_what_a_replay_lays_open_is_never_sent_while_a_game_is_played() -> None:
    state = maze.play(maze.table(), *WRITING[:4])
    for seat in maze.everybody(state):
        view = maze.seen(state, seat)
        assert view.secrets is None
        assert view.lists is None


def test_of_two_lines_that_told_as_much_the_one_with_more_traps_around_it_is_best() -> None:
    """Round 2: red stands in chamber 4, where four traps wait; blue in chamber 3 had three in round 1."""
    guessed = ("red-2: guess BUTTER", "clock: lapse 1")
    first = (*RED_BOOK, 'red-1: say "yellow"', *guessed, *BLUE_BOOK, "clock: time-up")
    again = ("moat", "turret", "knight")
    second = (
        *(f"red-1: propose {word}" for word in again),
        "red-1: ready",
        *(f"blue-1: propose {word}" for word in ("milk", "bread", "toast", "churn")),
        "blue-1: ready",
        *("blue-2: take", "red-1: turn-hourglass", "clock: time-up"),
        *("red-2: take", "blue-1: turn-hourglass", 'red-2: say "green and greedy"', "red-1: guess GOBLIN"),
        "clock: lapse 1",
    )
    assert found(*first, *second)["telling-line"].clue == "green and greedy"
