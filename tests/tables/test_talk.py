"""Who may talk to whom, and who hears it: as the rules of each game have it."""

import pytest

from cluehouse.tables import commands
from cluehouse.tables.table import MESSAGES_KEPT
from cluehouse.tables.talk import NEUTRAL, PHRASES
from tests.tables.scene import TRAPS, Scene, codenames, decipher, describing, duet, table_of, trapwords


def say(text: str, channel: str = "table") -> commands.Say:
    return commands.Say(text, channel)


def hearers(scene: Scene, person: str, channel: str) -> set[str]:
    """Who hears what this person says there; onlookers without a name are ''."""
    text = f"line {scene.table.number}"
    scene.do(person, say(text, channel))
    return {who for who in ("", *scene.table.people) if text in scene.heard(who)}


def sudden_death() -> Scene:
    scene = duet("A1", "A2", "B1")
    for number, card in enumerate(("BB1", "BB1", "BB2", "BB2", "BB3", "BB3", "BB4", "BB4", "BB5")):
        giver, guesser = ("B1", "A1") if number % 2 else ("A1", "B1")
        scene.play(f"{giver}: clue animal 2", f"{guesser}: guess {card}")
    return scene


# --- before and after games -------------------------------------------------------------------------


def test_between_games_everybody_talks_and_everybody_hears() -> None:
    scene = table_of("codenames", "red-chief")
    guest = scene.come()
    assert hearers(scene, guest, "table") == {"", "p1", "p2"}
    for channel in ("side", "chiefs", "gallery"):
        assert scene.refused("p1", say("x", channel)) == "silence"


def test_after_the_game_chiefs_may_say_what_they_meant() -> None:
    scene = codenames()
    scene.play("red-chief: clue animal 1", "red-1: guess POISON")
    assert hearers(scene, "p1", "table") == {"", "p1", "p2", "p3", "p4"}


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "x" * 301])
def test_a_line_has_something_to_say_and_is_not_endless(text: str) -> None:
    scene = table_of("codenames", "red-chief")
    assert scene.refused("p1", say(text)) == "bad-text"


def test_what_is_said_is_tidied_and_signed() -> None:
    scene = table_of("codenames", "red-chief")
    scene.now += 5
    scene.do("p1", say("  a \u202e b\n c "))
    line = scene.table.talk[-1]
    assert (line.text, line.name, line.at, line.channel) == ("a b c", "Ala", scene.now, "table")


def test_a_table_remembers_its_latest_lines() -> None:
    scene = table_of("codenames", "red-chief")
    for number in range(MESSAGES_KEPT + 5):
        scene.do("p1", say(f"line {number}"))
    assert len(scene.table.talk) == MESSAGES_KEPT
    assert scene.heard("p1")[-1] == f"line {MESSAGES_KEPT + 4}"


def test_at_a_table_without_talk_nobody_talks() -> None:
    scene = table_of("codenames", "red-chief", talk="off")
    assert scene.refused("p1", say("hello")) == "silence"
    assert scene.refused("p1", commands.SayPhrase("hello")) == "silence"


# --- Codenames --------------------------------------------------------------------------------------


@pytest.mark.rule("CN-17", "CN-46")
def test_a_chief_says_nothing_to_the_team_and_whispers_to_the_rival_chief_alone() -> None:
    scene = codenames()
    scene.come()
    for moves in ((), ("red-chief: clue animal 2",)):
        scene.play(*moves)
        for person in ("p1", "p3"):
            assert scene.refused(person, say("it is far-fetched")) == "silence"
            assert scene.refused(person, say("psst", "side")) == "silence"
            assert hearers(scene, person, "chiefs") == {"p1", "p3"}


def test_operatives_do_not_reach_the_chiefs_whispers() -> None:
    scene = codenames()
    assert scene.refused("p2", say("may I?", "chiefs")) == "silence"


def test_against_the_ghost_there_is_no_rival_to_whisper_to() -> None:
    scene = codenames("red-chief", "red-1", variant="ghost")
    assert scene.channels("red-chief") == ()
    assert scene.channels("red-1") == ("table",)


@pytest.mark.rule("CN-47", "D-CN-18")
def test_operatives_on_turn_think_aloud_and_the_others_read() -> None:
    scene = codenames()
    guest = scene.come()
    scene.play("red-chief: clue animal 2")
    assert hearers(scene, "p2", "table") == {"", "p1", "p2", "p3", "p4", guest}
    assert scene.refused("p4", say("ha!")) == "silence"
    scene.play("red-1: guess CHAIR")
    assert scene.refused("p2", say("oh no")) == "silence"
    scene.do("p4", say("thanks"))


@pytest.mark.rule("D-CN-18")
def test_a_table_may_let_the_rivals_talk_but_never_the_chiefs() -> None:
    scene = codenames(settings={"rivals_talk": True})
    scene.do("p4", say("ha!"))
    assert scene.refused("p3", say("ha!")) == "silence"


def test_one_who_guesses_for_both_always_thinks_aloud() -> None:
    scene = codenames("red-chief", "blue-chief", "operative", variant="shared")
    assert scene.channels("operative") == ("table",)
    assert scene.channels("blue-chief") == ("chiefs",)
    assert hearers(scene, "p1", "chiefs") == {"p1", "p2"}


# --- Duet -------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-66", "DU-103")
def test_who_gave_the_clue_adds_nothing_and_the_guessers_talk() -> None:
    scene = duet()
    assert (scene.channels("A1"), scene.channels("B1")) == ((), ())
    scene.play("A1: clue animal 2")
    assert (scene.channels("A1"), scene.channels("B1")) == ((), ("table",))
    assert hearers(scene, "p2", "table") == {"", "p1", "p2"}
    scene.play("B1: guess GB1", "B1: stop", "B1: clue plant 1")
    assert (scene.channels("A1"), scene.channels("B1")) == (("table",), ())


@pytest.mark.rule("DU-102")
def test_a_group_confers_unheard_by_the_other_side_and_the_gallery() -> None:
    scene = duet("A1", "A2", "B1")
    scene.come()
    assert hearers(scene, "p1", "side") == {"p1", "p2"}
    assert scene.channels("B1") == ()
    scene.play("A1: clue animal 2")
    assert scene.channels("A2") == ("side",)
    assert hearers(scene, "p2", "side") == {"p1", "p2"}


def test_both_sides_talk_about_an_objection_and_about_a_restart() -> None:
    scene = duet()
    scene.play("A1: clue animal 2", "B1: object")
    assert (scene.channels("A1"), scene.channels("B1")) == (("table",), ("table",))
    scene.play("A1: uphold", "B1: restart")
    assert (scene.channels("A1"), scene.channels("B1")) == (("table",), ("table",))
    scene.play("A1: disagree")
    assert (scene.channels("A1"), scene.channels("B1")) == ((), ("table",))


@pytest.mark.rule("DU-79")
def test_in_sudden_death_nobody_plans_anything_not_even_by_phrases() -> None:
    scene = sudden_death()
    for person in ("p1", "p2", "p3"):
        for channel in ("table", "side"):
            assert scene.refused(person, say("you take GG1", channel)) == "silence"
        assert scene.refused(person, commands.SayPhrase("one-moment")) == "silence"
        assert "phrases" not in scene.you(person)


# --- Trapwords --------------------------------------------------------------------------------------


def test_while_traps_are_written_each_team_talks_among_itself() -> None:
    scene = trapwords()
    guest = scene.come()
    assert hearers(scene, "p1", "side") == {"p1", "p2"}
    assert hearers(scene, "p4", "side") == {"p3", "p4"}
    assert scene.refused("p1", say("hello")) == "silence"
    assert scene.heard(guest) == []


@pytest.mark.rule("TW-67", "TW-68")
def test_a_team_on_turn_speaks_in_clues_and_guesses_alone() -> None:
    scene = trapwords()
    for moves in (TRAPS, ("red-1: take",), ("blue-1: turn-hourglass",)):
        scene.play(*moves)
        assert (scene.channels("red-1"), scene.channels("red-2")) == ((), ())
        assert (scene.channels("blue-1"), scene.channels("blue-2")) == (("side",), ("side",))
    assert hearers(scene, "p3", "side") == {"p3", "p4"}


def test_doubts_are_settled_aloud() -> None:
    scene = describing()
    scene.play('red-1: say "You put it on a slice."', "blue-1: doubt-illegal 1", "red-2: guess BUTTER")
    assert scene.state.phase == "settling"
    for person in ("p1", "p2", "p3", "p4"):
        assert hearers(scene, person, "table") == {"", "p1", "p2", "p3", "p4"}


# --- Decipher ---------------------------------------------------------------------------------------


def test_a_wordsmith_is_silent_while_the_word_is_sought() -> None:
    scene = decipher()
    assert scene.channels("P1") == ("table",)
    scene.play("P1: set-word LIS")
    assert (scene.channels("P1"), scene.channels("P2"), scene.channels("P3")) == ((), ("table",), ("table",))
    assert scene.refused("p1", say("no!")) == "silence"
    scene.play("P2: attempt LIS")
    assert (scene.channels("P1"), scene.channels("P2")) == (("table",), ("table",))


# --- the gallery ------------------------------------------------------------------------------------


def test_the_gallery_is_heard_by_the_gallery_alone() -> None:
    scene = codenames()
    one, other = scene.come(), scene.come()
    assert hearers(scene, one, "gallery") == {one, other}
    assert scene.refused(one, say("the assassin!")) == "silence"
    assert scene.refused(one, commands.SayPhrase("hello")) == "silence"
    assert scene.refused("p2", say("hi", "gallery")) == "silence"


def test_who_sits_down_keeps_what_was_heard_and_hears_what_the_seat_hears() -> None:
    scene = codenames()
    scene.do("p3", say("before", "chiefs"))
    guest = scene.come()
    scene.do(guest, say("from the gallery", "gallery"))
    scene.do("p3", commands.Stand())
    scene.do(guest, commands.Sit("blue-chief"))
    assert scene.heard(guest) == ["from the gallery"]
    scene.do("p1", say("after", "chiefs"))
    assert scene.heard(guest) == ["from the gallery", "after"]
    assert scene.heard("p3") == ["before"]


def test_whoever_leaves_a_side_does_not_hear_it_any_more() -> None:
    scene = duet("A1", "A2", "B1")
    scene.do("p2", commands.Stand())
    scene.do(scene.come(), commands.Sit("A2"))
    scene.do("p1", say("just us", "side"))
    assert scene.heard("p2") == []
    assert scene.heard("p4") == ["just us"]


def test_talk_shows_up_for_those_who_heard_it_and_moves_nobody_elses_number() -> None:
    scene = codenames()
    guest = scene.come()
    numbers = {person: scene.update(person) for person in ("", "p1", "p2", "p3", "p4", guest)}
    scene.do("p1", say("psst", "chiefs"))
    moved = {person for person, number in numbers.items() if scene.update(person) != number}
    assert moved == {"p1", "p3"}


# --- phrases ----------------------------------------------------------------------------------------


def test_between_games_all_phrases_are_free_and_everybody_hears_them() -> None:
    scene = table_of("codenames", "red-chief")
    assert scene.you("p1")["phrases"] == list(PHRASES)
    scene.do("p1", commands.SayPhrase("good-luck"))
    assert scene.heard("") == ["good-luck"]


@pytest.mark.rule("CN-17", "CN-47")
def test_who_may_not_talk_has_only_phrases_that_tell_nothing() -> None:
    scene = codenames()
    scene.play("red-chief: clue animal 2")
    for person in ("p1", "p3", "p4"):
        assert scene.you(person)["phrases"] == list(NEUTRAL)
        assert scene.refused(person, commands.SayPhrase("well-played")) == "silence"
        scene.do(person, commands.SayPhrase("one-moment"))
    assert scene.you("p2")["phrases"] == list(PHRASES)


# --- mute and hush ----------------------------------------------------------------------------------


def test_a_muted_person_is_not_heard_by_who_muted_them_and_is_not_told() -> None:
    scene = table_of("codenames", "red-chief")
    scene.come()
    before = scene.update("p1")
    scene.do("p2", commands.Mute("p1"))
    assert scene.update("p1") == before
    scene.do("p1", say("hello"))
    assert (scene.heard("p2"), scene.heard("p1")) == ([], ["hello"])
    assert scene.you("p2")["mutes"] == ["p1"]
    assert "mutes" not in scene.you("p1")
    scene.do("p2", commands.Mute("p1", on=False))
    assert scene.heard("p2") == ["hello"]
    assert scene.refused("p2", commands.Mute("p99")) == "no-such-person"


def test_who_is_hushed_says_nothing_to_anybody_until_the_host_gives_leave() -> None:
    scene = codenames()
    scene.do("p1", commands.Hush("p2"))
    assert scene.refused("p2", say("x")) == "hushed"
    assert scene.refused("p2", commands.SayPhrase("back")) == "hushed"
    assert scene.shown()["hushed"] == ["p2"]
    assert "channels" not in scene.you("p2")
    scene.play("red-chief: clue animal 2", "red-1: guess ROOT")
    scene.do("p1", commands.Hush("p2", on=False))
    scene.do("p2", say("x"))
    assert scene.refused("p2", commands.Hush("p1")) == "not-host"
    assert scene.refused("p1", commands.Hush("p99")) == "no-such-person"
