"""Taking moves back leaves a trace, and looking at cards and taking it back is not free where bots play."""

import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import commitment, replay
from cluehouse.tables import commands, entries
from cluehouse.tables.fold import fold
from cluehouse.tables.table import record_of
from tests.tables.driver import TableDriver, codenames, decipher, describing, duet

pytestmark = pytest.mark.rule("D-CN-27")

UNDO = commands.Undo()


def with_bots(driver: TableDriver) -> TableDriver:
    """Bots sit in all seats but those of p1 and p2."""
    for seat, person in dict(driver.table.seats).items():
        if person not in ("p1", "p2"):
            driver.do("p1", commands.AddBot(seat))
    return driver


def take_back(driver: TableDriver, person: str) -> None:
    """This person takes a move back, and everybody who is asked agrees."""
    driver.do(person, UNDO)
    while driver.table.vote is not None:
        driver.do(driver.who(driver.table.vote.waiting[0]), commands.Consent())


def traces(driver: TableDriver) -> list[tuple[int, tuple[str, ...], str, bool]]:
    """What was taken back so far."""
    assert driver.table.play is not None
    return [(undoing.step, undoing.moves, undoing.seat, undoing.shown) for undoing in driver.table.play.undoings]


def test_every_undo_leaves_a_trace_of_what_was_taken_back() -> None:
    driver = codenames()
    driver.play("red-chief: clue animal 2", "red-1: guess ROOT")
    take_back(driver, "p2")
    take_back(driver, "p1")
    guess = (1, ("red-1: guess ROOT",), "red-1", True)
    assert traces(driver) == [guess, (0, ("red-chief: clue animal 2",), "red-chief", False)]
    table = fold(map(entries.from_json, driver.log))
    assert table is not None
    assert table.play is not None
    assert driver.table.play is not None
    assert table.play.undoings == driver.table.play.undoings


def test_during_the_game_only_the_number_is_shown_and_no_hidden_move() -> None:
    driver = codenames()
    driver.play("red-chief: ask animal 2", "blue-chief: approve", "red-chief: clue animal 2")
    take_back(driver, "p1")
    assert driver.shown()["undone"] == 1
    assert "undoings" not in str(driver.shown())


def test_the_moves_of_the_record_still_replay_and_the_commitment_stays() -> None:
    driver = codenames()
    before = record_of(driver.table)
    assert before is not None
    promised = commitment(before)
    driver.play("red-chief: clue animal 2", "red-1: guess ROOT")
    take_back(driver, "p2")
    driver.play("red-1: guess POISON")
    record = record_of(driver.table)
    assert record is not None
    assert [move.name for _, move in record.moves] == ["clue", "guess"]
    assert replay(GAMES["codenames"], record) == driver.state
    assert commitment(record) == promised


def test_an_undo_of_an_earlier_version_has_no_seat() -> None:
    event = entries.from_json(b'{"at":1,"events":[{"is":"undone","keep":3}]}').events[0]
    assert event == entries.Undone(3)


# --- with bots ----------------------------------------------------------------------------------------


def test_bots_agree_only_once_to_take_back_a_turned_card() -> None:
    driver = with_bots(codenames())
    driver.play("red-chief: clue animal 2", "red-1: guess ROOT")
    assert "undo" in driver.may("p2")
    take_back(driver, "p2")
    driver.play("red-1: guess CHAIR")
    assert "undo" not in driver.may("p2")
    assert driver.refused("p2", UNDO) == "bots-object"
    assert driver.refused("p1", UNDO) == "bots-object", "the clue cannot be taken back either, with what followed it"


def test_bots_always_agree_to_take_back_what_has_shown_nothing() -> None:
    driver = with_bots(codenames())
    driver.play("red-chief: clue animal 2", "red-1: guess ROOT")
    take_back(driver, "p2")
    for _ in range(3):
        take_back(driver, "p1")
        driver.play("red-chief: clue animal 2")


def test_among_people_the_people_decide() -> None:
    driver = codenames()
    driver.play("red-chief: clue animal 3")
    for _ in range(3):
        driver.play("red-1: guess ROOT")
        take_back(driver, "p2")
    assert len(traces(driver)) == 3


def test_a_program_as_partner_counts_as_a_bot() -> None:
    driver = duet("A1", "B1")
    driver.step(entries.Joined("p9", "program", "hash-9", bot="program"))
    driver.do("p1", commands.Admit("p9"))
    driver.do("p1", commands.AssignSeat("B1", "p9"))
    driver.play("B1: clue animal 1")
    word = driver.state.deal.words[0]
    driver.play(f"A1: guess {word}")
    take_back(driver, "p1")
    driver.play(f"A1: guess {word}")
    assert driver.refused("p1", UNDO) == "bots-object"


def test_in_the_next_game_bots_agree_once_again() -> None:
    driver = with_bots(codenames())
    driver.play("red-chief: clue animal 2", "red-1: guess ROOT")
    take_back(driver, "p2")
    driver.play("red-1: guess POISON")
    driver.do("p1", commands.Rematch(rotate=False))
    assert traces(driver) == []


@pytest.mark.parametrize(
    ("driver", "line", "shows"),
    [
        (decipher(), "P1: set-word LIS", False),
        (describing(), "red-1: say yellow", False),
        (describing(), "red-2: guess cheese", True),
    ],
)
def test_each_game_says_what_has_shown_a_secret(driver: TableDriver, line: str, shows: bool) -> None:
    has_shown = GAMES[driver.table.settings.game].secrecy.has_shown
    before = has_shown(driver.state)
    driver.play(line)
    assert (has_shown(driver.state) != before) is shows
