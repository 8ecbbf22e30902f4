"""Votes on undo and resignation, which need the consent of others; and pauses, which need none."""

import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import replay
from cluehouse.tables import commands, entries
from cluehouse.tables.fold import fold
from cluehouse.tables.table import record_of
from tests.tables.driver import TRAPS, TableDriver, codenames, decipher, describing, duet, trapwords

UNDO, CONSENT, REFUSE, RESIGN = commands.Undo(), commands.Consent(), commands.Refuse(), commands.Resign()


def guessing() -> TableDriver:
    """Red must guess. p1 is red's chief, p2 and p3 are its operatives, p4 and p5 are blue."""
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.play("red-chief: clue animal 2")
    return driver


def agree(driver: TableDriver, *people: str) -> None:
    for person in people:
        driver.do(person, CONSENT)


# --- undo -------------------------------------------------------------------------------------------


def test_a_move_is_taken_back_when_everybody_else_has_agreed() -> None:
    driver = guessing()
    driver.play("red-1: guess CHAIR")
    driver.do("p2", UNDO)
    assert driver.shown()["vote"] == {
        "kind": "undo",
        "seat": "red-1",
        "waiting": ["red-chief", "red-2", "blue-chief", "blue-1"],
    }
    agree(driver, "p1", "p3", "p4")
    assert driver.state.turn.side == "blue"
    agree(driver, "p5")
    assert (driver.state.turn.side, driver.state.phase, driver.state.turn.touches) == ("red", "guess", ())
    assert driver.table.vote is None


def test_an_undo_takes_back_everything_since_the_askers_last_public_move() -> None:
    driver = guessing()
    driver.play("red-1: guess ROOT", "red-2: guess CHAIR", "blue-chief: clue plant 1")
    driver.do("p2", UNDO)
    agree(driver, "p1", "p3", "p4", "p5")
    assert driver.state.turn.touches == ()
    assert driver.state.turn.word == "animal"


def test_a_move_during_an_undo_vote_drops_the_vote() -> None:
    driver = guessing()
    driver.play("red-1: guess ROOT")
    driver.do("p2", UNDO)
    driver.play("red-2: mark CHAIR")  # a mark does not count as a move
    assert driver.table.vote is not None
    driver.play("red-2: guess CHAIR")
    assert driver.table.vote is None
    assert driver.state.turn.side == "blue"


def test_moves_that_were_taken_back_stay_in_the_log_but_not_in_the_record() -> None:
    driver = guessing()
    driver.play("red-1: guess CHAIR")
    before = len(driver.log)
    driver.do("p2", UNDO)
    agree(driver, "p1", "p3", "p4", "p5")
    assert len(driver.log) == before + 5
    assert any(b"CHAIR" in entry and b'"moved"' in entry for entry in driver.log)
    record = record_of(driver.table)
    assert record is not None
    assert [line for line, _ in record.moves] == ["red-chief"]
    assert replay(GAMES["codenames"], record) == driver.state
    assert fold(map(entries.from_json, driver.log)) == driver.table


def test_one_refusal_ends_the_vote() -> None:
    driver = guessing()
    driver.play("red-1: guess CHAIR")
    driver.do("p2", UNDO)
    agree(driver, "p1", "p3", "p4")
    driver.do("p5", REFUSE)
    assert "vote" not in driver.shown()
    assert driver.state.turn.side == "blue"
    driver.do("p2", UNDO)


def test_the_asker_may_withdraw_but_not_vote() -> None:
    driver = guessing()
    driver.do("p1", UNDO)
    assert driver.refused("p1", CONSENT) == "no-vote"
    driver.do("p1", REFUSE)
    assert driver.table.vote is None


def test_nobody_votes_twice_and_spectators_do_not_vote() -> None:
    driver = guessing()
    guest = driver.join()
    driver.do("p1", UNDO)
    driver.do("p2", CONSENT)
    assert driver.refused("p2", CONSENT) == "no-vote"
    assert driver.refused("p2", REFUSE) == "no-vote"
    assert driver.refused(guest, CONSENT) == "no-vote"
    assert driver.refused(guest, REFUSE) == "no-vote"
    assert driver.refused(guest, UNDO) == "not-seated"


def test_only_one_vote_runs_at_a_time() -> None:
    driver = guessing()
    driver.do("p1", UNDO)
    assert driver.refused("p2", RESIGN) == "vote-pending"
    assert driver.refused("p1", UNDO) == "vote-pending"


def test_without_a_public_move_there_is_nothing_to_undo() -> None:
    driver = guessing()
    assert driver.refused("p2", UNDO) == "nothing-to-undo"
    assert driver.refused("p4", UNDO) == "nothing-to-undo"
    driver.play("red-1: mark ROOT")
    driver.do("p2", UNDO)


@pytest.mark.rule("CN-46")
def test_a_private_question_cannot_be_undone_and_stays_hidden() -> None:
    driver = codenames()
    driver.play("red-chief: ask animal 2", "blue-chief: approve")
    assert driver.refused("p1", UNDO) == "nothing-to-undo"
    assert driver.refused("p3", UNDO) == "nothing-to-undo"
    driver.play("red-chief: clue plant 1")
    driver.do("p1", UNDO)
    agree(driver, "p2", "p3", "p4")
    assert driver.state.asked is not None  # the question was before the clue, and is still there
    assert driver.state.turn.word is None


def test_an_undo_goes_back_past_hidden_moves_to_a_public_one() -> None:
    driver = codenames()
    driver.play("red-chief: clue animal 2", "red-1: guess CHAIR", "blue-chief: clue plant 1", "blue-1: guess LAMP")
    driver.play("red-chief: ask stone 1")
    driver.do("p1", UNDO)
    agree(driver, "p2", "p3", "p4")
    assert (driver.state.turns, driver.state.turn.word, driver.state.asked) == ((), None, None)


def test_a_proposed_trap_cannot_be_undone() -> None:
    driver = trapwords()
    driver.play("red-1: propose moat", "red-1: strike moat")
    assert driver.refused("p1", UNDO) == "nothing-to-undo"
    driver.play(*TRAPS)
    driver.do("p1", UNDO)


def test_after_an_undo_each_person_can_undo_only_what_is_left() -> None:
    driver = guessing()
    driver.play("red-1: guess ROOT")
    assert "undo" in driver.may("p2")
    driver.do("p2", UNDO)
    agree(driver, "p1", "p3", "p4", "p5")
    assert "undo" not in driver.may("p2")
    assert driver.refused("p2", UNDO) == "nothing-to-undo"
    driver.do("p1", UNDO)
    agree(driver, "p2", "p3", "p4", "p5")
    assert driver.refused("p1", UNDO) == "nothing-to-undo"


def test_bots_consent_automatically() -> None:
    driver = guessing()
    for seat in ("red-2", "blue-chief", "blue-1"):
        driver.do("p1", commands.AddBot(seat))
    driver.step(entries.Joined("p9", "program", "hash-9", bot="program"))
    driver.do("p1", commands.Admit("p9"))
    driver.do("p1", commands.AssignSeat("red-1", "p9"))
    driver.do("p1", UNDO)
    assert driver.table.vote is None
    assert driver.state.phase == "clue"


def test_an_empty_seat_has_no_vote() -> None:
    driver = guessing()
    driver.do("p5", commands.Stand())
    driver.do("p1", UNDO)
    agree(driver, "p2", "p3", "p4")
    assert driver.state.phase == "clue"


@pytest.mark.parametrize(
    "command",
    [
        commands.Kick("p5"),
        commands.AddBot("blue-1"),
        commands.AssignSeat("blue-1", "p6"),
        commands.Swap("red-1", "blue-1"),
    ],
    ids=lambda command: str(type(command).__name__),
)
def test_a_vote_is_dropped_when_the_voters_change(command: commands.Command) -> None:
    driver = guessing()
    driver.do("p1", commands.Admit(driver.join()))
    driver.do("p1", UNDO)
    driver.do("p1", command)
    assert driver.table.vote is None


@pytest.mark.parametrize("person", ["p1", "p3"])
@pytest.mark.parametrize("command", [commands.Stand(), commands.Leave()], ids=["stand", "leave"])
def test_a_vote_is_dropped_when_a_player_leaves(person: str, command: commands.Command) -> None:
    driver = guessing()
    driver.do("p1", UNDO)
    driver.do(person, command)
    assert driver.table.vote is None


def test_a_vote_continues_when_a_spectator_joins_talks_or_leaves() -> None:
    driver = guessing()
    driver.do("p1", UNDO)
    guest = driver.join()
    driver.do("p1", commands.Admit(guest))
    driver.do(guest, commands.Say("hello", "gallery"))
    driver.do(guest, commands.Leave())
    assert driver.table.vote is not None


def test_a_vote_ends_with_the_game() -> None:
    driver = guessing()
    driver.do("p1", UNDO)
    driver.play("red-1: guess POISON")
    assert driver.table.vote is None
    assert driver.refused("p2", CONSENT) == "no-vote"
    assert driver.refused("p1", UNDO) == "no-game"


def test_a_new_game_starts_without_a_vote() -> None:
    driver = guessing()
    driver.play("red-1: guess POISON")
    driver.do("p1", commands.Rematch())
    assert driver.refused(driver.who("red-chief"), UNDO) == "nothing-to-undo"


# --- resigning --------------------------------------------------------------------------------------


def test_in_codenames_a_side_resigns_when_all_of_it_agree_and_the_other_wins() -> None:
    driver = guessing()
    driver.do("p2", RESIGN)
    assert driver.shown()["vote"]["waiting"] == ["red-chief", "red-2"]
    assert driver.refused("p4", CONSENT) == "no-vote"
    agree(driver, "p1", "p3")
    assert (driver.state.outcome.winners, driver.state.outcome.reason) == (("blue",), "resigned")


def test_the_other_side_has_no_vote_on_a_resignation() -> None:
    driver = guessing()
    driver.do("p2", RESIGN)
    assert driver.refused("p5", REFUSE) == "no-vote"
    driver.do("p3", REFUSE)
    assert driver.state.outcome is None


def test_bots_have_no_vote_on_a_resignation() -> None:
    driver = guessing()
    driver.do("p4", RESIGN)
    driver.do("p5", CONSENT)
    assert driver.state.outcome.winners == ("red",)
    again = guessing()
    again.do("p1", commands.AddBot("blue-1"))
    again.do("p4", RESIGN)
    assert again.state.outcome.winners == ("red",)


def test_against_the_ghost_the_ghost_wins() -> None:
    driver = codenames("red-chief", "red-1", variant="ghost")
    driver.do("p1", RESIGN)
    driver.do("p2", CONSENT)
    assert driver.state.outcome.winners == ("blue",)


def test_an_operative_of_both_chiefs_cannot_resign() -> None:
    driver = codenames("red-chief", "blue-chief", "operative", variant="shared")
    assert driver.refused("p3", RESIGN) == "not-your-part"
    assert "resign" not in driver.may("p3")
    driver.do("p1", RESIGN)
    assert driver.state.outcome.winners == ("blue",)


def test_in_trapwords_a_team_can_resign() -> None:
    driver = describing()
    driver.do("p3", RESIGN)
    driver.do("p4", CONSENT)
    assert driver.state.outcome.winners == ("red",)


@pytest.mark.rule("D-DU-22")
def test_in_duet_and_decipher_all_resign_together_and_nobody_wins() -> None:
    for driver in (duet("A1", "B1", "B2"), decipher(3)):
        driver.do("p1", RESIGN)
        assert len(driver.shown()["vote"]["waiting"]) == 2
        agree(driver, "p2", "p3")
        assert (driver.state.outcome.winners, driver.state.outcome.reason) == ((), "resigned")


def test_a_resigned_game_replays_from_its_record() -> None:
    driver = guessing()
    driver.do("p4", RESIGN)
    driver.do("p5", CONSENT)
    record = record_of(driver.table)
    assert record is not None
    assert replay(GAMES["codenames"], record) == driver.state


# --- pauses -----------------------------------------------------------------------------------------


def test_in_a_pause_nothing_moves_until_a_player_resumes() -> None:
    driver = guessing()
    guest = driver.join()
    assert driver.refused(guest, commands.Pause()) == "not-seated"
    driver.do("p5", commands.Pause())
    assert driver.shown()["paused"] == "p5"
    assert driver.refused("p1", commands.Pause()) == "paused"
    assert driver.refused_move("red-1: guess ROOT") == "paused"
    assert driver.refused(guest, commands.Resume()) == "not-seated"
    driver.do("p1", commands.Resume())
    assert driver.refused("p1", commands.Resume()) == "not-paused"
    driver.play("red-1: guess ROOT")


def test_without_a_game_there_is_nothing_to_pause() -> None:
    driver = guessing()
    driver.play("red-1: guess POISON")
    assert driver.refused("p1", commands.Pause()) == "no-game"
    assert driver.refused("p1", commands.Resume()) == "no-game"


def test_a_game_that_was_resigned_in_a_pause_is_no_longer_paused() -> None:
    driver = guessing()
    driver.do("p1", commands.Pause())
    driver.do("p4", RESIGN)
    driver.do("p5", CONSENT)
    assert "paused" not in driver.shown()


def test_a_new_game_is_not_paused() -> None:
    driver = guessing()
    driver.do("p1", commands.Pause())
    driver.do("p4", RESIGN)
    driver.do("p5", CONSENT)
    driver.do("p1", commands.Rematch(rotate=False))
    assert driver.table.timing.halted is None
    driver.do("p2", commands.Pause())


def test_everybody_can_tell_that_moves_were_taken_back() -> None:
    driver = codenames()
    driver.play("red-chief: clue animal 2", "red-1: guess ROOT")
    before = driver.shown().get("undone", 0)
    driver.do("p2", commands.Undo())
    for person in ("p1", "p3", "p4"):
        driver.do(person, commands.Consent())
    assert (before, driver.shown()["undone"]) == (0, 1)
