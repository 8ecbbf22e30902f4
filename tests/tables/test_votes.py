"""What takes the consent of others: taking back and giving up. And pauses, which take nobody's."""

import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import replay
from cluehouse.tables import commands, entries
from cluehouse.tables.fold import fold
from cluehouse.tables.table import record_of
from tests.tables.scene import TRAPS, Scene, codenames, decipher, describing, duet, trapwords

UNDO, CONSENT, REFUSE, RESIGN = commands.Undo(), commands.Consent(), commands.Refuse(), commands.Resign()


def guessing() -> Scene:
    """Red is to guess: five people, p1 red's chief, p2 and p3 its operatives, p4 and p5 blue."""
    scene = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    scene.play("red-chief: clue animal 2")
    return scene


def agree(scene: Scene, *people: str) -> None:
    for person in people:
        scene.do(person, CONSENT)


# --- taking back ------------------------------------------------------------------------------------


def test_a_move_is_taken_back_when_everybody_else_has_agreed() -> None:
    scene = guessing()
    scene.play("red-1: guess CHAIR")
    scene.do("p2", UNDO)
    assert scene.shown()["vote"] == {
        "kind": "undo",
        "seat": "red-1",
        "waiting": ["red-chief", "red-2", "blue-chief", "blue-1"],
    }
    agree(scene, "p1", "p3", "p4")
    assert scene.state.turn.side == "blue"
    agree(scene, "p5")
    assert (scene.state.turn.side, scene.state.phase, scene.state.turn.touches) == ("red", "guess", ())
    assert scene.table.vote is None


def test_taken_back_is_everything_since_the_askers_last_open_move() -> None:
    scene = guessing()
    scene.play("red-1: guess ROOT", "red-2: guess CHAIR", "blue-chief: clue plant 1")
    scene.do("p2", UNDO)
    agree(scene, "p1", "p3", "p4", "p5")
    assert scene.state.turn.touches == ()
    assert scene.state.turn.word == "animal"


def test_whoever_plays_on_has_answered_an_undo() -> None:
    scene = guessing()
    scene.play("red-1: guess ROOT")
    scene.do("p2", UNDO)
    scene.play("red-2: mark CHAIR")  # pointing is not playing
    assert scene.table.vote is not None
    scene.play("red-2: guess CHAIR")
    assert scene.table.vote is None
    assert scene.state.turn.side == "blue"


def test_what_was_taken_back_stays_in_the_log_and_not_in_the_record() -> None:
    scene = guessing()
    scene.play("red-1: guess CHAIR")
    before = len(scene.log)
    scene.do("p2", UNDO)
    agree(scene, "p1", "p3", "p4", "p5")
    assert len(scene.log) == before + 5
    assert any(b"CHAIR" in entry and b'"moved"' in entry for entry in scene.log)
    record = record_of(scene.table)
    assert record is not None
    assert [line for line, _ in record.moves] == ["red-chief"]
    assert replay(GAMES["codenames"], record) == scene.state
    assert fold(map(entries.from_json, scene.log)) == scene.table


def test_one_who_does_not_agree_is_enough() -> None:
    scene = guessing()
    scene.play("red-1: guess CHAIR")
    scene.do("p2", UNDO)
    agree(scene, "p1", "p3", "p4")
    scene.do("p5", REFUSE)
    assert "vote" not in scene.shown()
    assert scene.state.turn.side == "blue"
    scene.do("p2", UNDO)


def test_whoever_asked_may_drop_it_and_cannot_agree_to_it() -> None:
    scene = guessing()
    scene.do("p1", UNDO)
    assert scene.refused("p1", CONSENT) == "no-vote"
    scene.do("p1", REFUSE)
    assert scene.table.vote is None


def test_nobody_agrees_twice_and_a_guest_not_at_all() -> None:
    scene = guessing()
    guest = scene.come()
    scene.do("p1", UNDO)
    scene.do("p2", CONSENT)
    assert scene.refused("p2", CONSENT) == "no-vote"
    assert scene.refused("p2", REFUSE) == "no-vote"
    assert scene.refused(guest, CONSENT) == "no-vote"
    assert scene.refused(guest, REFUSE) == "no-vote"
    assert scene.refused(guest, UNDO) == "not-seated"


def test_one_thing_is_asked_at_a_time() -> None:
    scene = guessing()
    scene.do("p1", UNDO)
    assert scene.refused("p2", RESIGN) == "vote-pending"
    assert scene.refused("p1", UNDO) == "vote-pending"


def test_without_an_open_move_there_is_nothing_to_take_back() -> None:
    scene = guessing()
    assert scene.refused("p2", UNDO) == "nothing-to-undo"
    assert scene.refused("p4", UNDO) == "nothing-to-undo"
    scene.play("red-1: mark ROOT")
    scene.do("p2", UNDO)


@pytest.mark.rule("CN-46")
def test_a_question_to_the_rival_chief_cannot_be_asked_back_and_does_not_show() -> None:
    scene = codenames()
    scene.play("red-chief: ask animal 2", "blue-chief: approve")
    assert scene.refused("p1", UNDO) == "nothing-to-undo"
    assert scene.refused("p3", UNDO) == "nothing-to-undo"
    scene.play("red-chief: clue plant 1")
    scene.do("p1", UNDO)
    agree(scene, "p2", "p3", "p4")
    assert scene.state.asked is not None  # the question was before the clue, and is still there
    assert scene.state.turn.word is None


def test_an_undo_goes_back_to_an_open_move_past_hidden_ones() -> None:
    scene = codenames()
    scene.play("red-chief: clue animal 2", "red-1: guess CHAIR", "blue-chief: clue plant 1", "blue-1: guess LAMP")
    scene.play("red-chief: ask stone 1")
    scene.do("p1", UNDO)
    agree(scene, "p2", "p3", "p4")
    assert (scene.state.turns, scene.state.turn.word, scene.state.asked) == ((), None, None)


def test_a_trap_on_a_list_cannot_be_asked_back() -> None:
    scene = trapwords()
    scene.play("red-1: propose moat", "red-1: strike moat")
    assert scene.refused("p1", UNDO) == "nothing-to-undo"
    scene.play(*TRAPS)
    scene.do("p1", UNDO)


def test_what_may_be_taken_back_is_known_again_after_an_undo() -> None:
    scene = guessing()
    scene.play("red-1: guess ROOT")
    assert "undo" in scene.may("p2")
    scene.do("p2", UNDO)
    agree(scene, "p1", "p3", "p4", "p5")
    assert "undo" not in scene.may("p2")
    assert scene.refused("p2", UNDO) == "nothing-to-undo"
    scene.do("p1", UNDO)
    agree(scene, "p2", "p3", "p4", "p5")
    assert scene.refused("p1", UNDO) == "nothing-to-undo"


def test_bots_agree_by_themselves() -> None:
    scene = guessing()
    for seat in ("red-2", "blue-chief", "blue-1"):
        scene.do("p1", commands.AddBot(seat))
    scene.step(entries.Joined("p9", "program", "hash-9", bot="program"))
    scene.do("p1", commands.AssignSeat("red-1", "p9"))
    scene.do("p1", UNDO)
    assert scene.table.vote is None
    assert scene.state.phase == "clue"


def test_an_empty_seat_is_not_asked() -> None:
    scene = guessing()
    scene.do("p5", commands.Stand())
    scene.do("p1", UNDO)
    agree(scene, "p2", "p3", "p4")
    assert scene.state.phase == "clue"


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
def test_a_vote_is_dropped_when_those_who_were_asked_change(command: commands.Command) -> None:
    scene = guessing()
    scene.come()
    scene.do("p1", UNDO)
    scene.do("p1", command)
    assert scene.table.vote is None


@pytest.mark.parametrize("person", ["p1", "p3"])
@pytest.mark.parametrize("command", [commands.Stand(), commands.Leave()], ids=["stand", "leave"])
def test_a_vote_is_dropped_when_one_who_plays_goes(person: str, command: commands.Command) -> None:
    scene = guessing()
    scene.do("p1", UNDO)
    scene.do(person, command)
    assert scene.table.vote is None


def test_a_vote_stays_when_a_guest_comes_talks_or_goes() -> None:
    scene = guessing()
    scene.do("p1", UNDO)
    guest = scene.come()
    scene.do(guest, commands.Say("hello", "gallery"))
    scene.do(guest, commands.Leave())
    assert scene.table.vote is not None


def test_a_vote_ends_with_the_game() -> None:
    scene = guessing()
    scene.do("p1", UNDO)
    scene.play("red-1: guess POISON")
    assert scene.table.vote is None
    assert scene.refused("p2", CONSENT) == "no-vote"
    assert scene.refused("p1", UNDO) == "no-game"


def test_a_new_game_begins_without_the_last_ones_votes() -> None:
    scene = guessing()
    scene.play("red-1: guess POISON")
    scene.do("p1", commands.Rematch())
    assert scene.refused(scene.who("red-chief"), UNDO) == "nothing-to-undo"


# --- giving up --------------------------------------------------------------------------------------


def test_a_side_of_codenames_gives_up_when_all_of_it_agree_and_the_other_wins() -> None:
    scene = guessing()
    scene.do("p2", RESIGN)
    assert scene.shown()["vote"]["waiting"] == ["red-chief", "red-2"]
    assert scene.refused("p4", CONSENT) == "no-vote"
    agree(scene, "p1", "p3")
    assert (scene.state.outcome.winners, scene.state.outcome.reason) == (("blue",), "resigned")


def test_the_rivals_are_not_asked_and_may_not_refuse() -> None:
    scene = guessing()
    scene.do("p2", RESIGN)
    assert scene.refused("p5", REFUSE) == "no-vote"
    scene.do("p3", REFUSE)
    assert scene.state.outcome is None


def test_a_side_with_bots_gives_up_by_its_people_alone() -> None:
    scene = guessing()
    scene.do("p4", RESIGN)
    scene.do("p5", CONSENT)
    assert scene.state.outcome.winners == ("red",)
    again = guessing()
    again.do("p1", commands.AddBot("blue-1"))
    again.do("p4", RESIGN)
    assert again.state.outcome.winners == ("red",)


def test_against_the_ghost_the_ghost_wins() -> None:
    scene = codenames("red-chief", "red-1", variant="ghost")
    scene.do("p1", RESIGN)
    scene.do("p2", CONSENT)
    assert scene.state.outcome.winners == ("blue",)


def test_one_who_guesses_for_both_chiefs_gives_up_for_neither() -> None:
    scene = codenames("red-chief", "blue-chief", "operative", variant="shared")
    assert scene.refused("p3", RESIGN) == "not-your-part"
    assert "resign" not in scene.may("p3")
    scene.do("p1", RESIGN)
    assert scene.state.outcome.winners == ("blue",)


def test_a_team_of_trapwords_gives_up() -> None:
    scene = describing()
    scene.do("p3", RESIGN)
    scene.do("p4", CONSENT)
    assert scene.state.outcome.winners == ("red",)


@pytest.mark.rule("D-DU-22")
def test_in_duet_and_decipher_all_give_up_together_and_nobody_wins() -> None:
    for scene in (duet("A1", "B1", "B2"), decipher(3)):
        scene.do("p1", RESIGN)
        assert len(scene.shown()["vote"]["waiting"]) == 2
        agree(scene, "p2", "p3")
        assert (scene.state.outcome.winners, scene.state.outcome.reason) == ((), "resigned")


def test_a_game_that_was_given_up_replays_from_its_record() -> None:
    scene = guessing()
    scene.do("p4", RESIGN)
    scene.do("p5", CONSENT)
    record = record_of(scene.table)
    assert record is not None
    assert replay(GAMES["codenames"], record) == scene.state


# --- pauses -----------------------------------------------------------------------------------------


def test_in_a_pause_nothing_moves_until_a_player_goes_on() -> None:
    scene = guessing()
    guest = scene.come()
    assert scene.refused(guest, commands.Pause()) == "not-seated"
    scene.do("p5", commands.Pause())
    assert scene.shown()["paused"] == "p5"
    assert scene.refused("p1", commands.Pause()) == "paused"
    assert scene.refused_move("red-1: guess ROOT") == "paused"
    assert scene.refused(guest, commands.Resume()) == "not-seated"
    scene.do("p1", commands.Resume())
    assert scene.refused("p1", commands.Resume()) == "not-paused"
    scene.play("red-1: guess ROOT")


def test_without_a_game_there_is_nothing_to_pause() -> None:
    scene = guessing()
    scene.play("red-1: guess POISON")
    assert scene.refused("p1", commands.Pause()) == "no-game"
    assert scene.refused("p1", commands.Resume()) == "no-game"


def test_a_game_that_was_given_up_in_a_pause_is_not_paused_any_more() -> None:
    scene = guessing()
    scene.do("p1", commands.Pause())
    scene.do("p4", RESIGN)
    scene.do("p5", CONSENT)
    assert "paused" not in scene.shown()


def test_a_new_game_is_not_paused() -> None:
    scene = guessing()
    scene.do("p1", commands.Pause())
    scene.do("p4", RESIGN)
    scene.do("p5", CONSENT)
    scene.do("p1", commands.Rematch(rotate=False))
    assert scene.table.timing.halted is None
    scene.do("p2", commands.Pause())


def test_everybody_can_tell_that_moves_were_taken_back() -> None:
    scene = codenames()
    scene.play("red-chief: clue animal 2", "red-1: guess ROOT")
    before = scene.shown().get("undone", 0)
    scene.do("p2", commands.Undo())
    for person in ("p1", "p3", "p4"):
        scene.do(person, commands.Consent())
    assert (before, scene.shown()["undone"]) == (0, 1)
