"""Chat: who may talk to whom and who reads it, under the rules of each game."""

import pytest

from cluehouse.tables import commands
from cluehouse.tables.table import MESSAGES_KEPT
from cluehouse.tables.talk import NEUTRAL, PHRASES
from tests.tables.driver import TRAPS, TableDriver, codenames, decipher, describing, duet, table_of, trapwords


def say(text: str, channel: str = "table") -> commands.Say:
    return commands.Say(text, channel)


def hearers(driver: TableDriver, person: str, channel: str) -> set[str]:
    """The recipients of a message of this person in this channel; '' stands for unnamed spectators."""
    text = f"line {driver.table.number}"
    driver.do(person, say(text, channel))
    return {who for who in ("", *driver.table.people) if text in driver.chat(who)}


def sudden_death() -> TableDriver:
    driver = duet("A1", "A2", "B1")
    for number, card in enumerate(("BB1", "BB1", "BB2", "BB2", "BB3", "BB3", "BB4", "BB4", "BB5")):
        giver, guesser = ("B1", "A1") if number % 2 else ("A1", "B1")
        driver.play(f"{giver}: clue animal 2", f"{guesser}: guess {card}")
    return driver


# --- before and after games -------------------------------------------------------------------------


def test_between_games_everybody_may_talk_to_everybody() -> None:
    driver = table_of("codenames", "red-chief")
    guest = driver.join()
    assert hearers(driver, guest, "table") == {"", "p1", "p2"}
    for channel in ("side", "chiefs", "gallery"):
        assert driver.refused("p1", say("x", channel)) == "silence"


def test_after_the_game_chiefs_may_talk() -> None:
    driver = codenames()
    driver.play("red-chief: clue animal 1", "red-1: guess POISON")
    assert hearers(driver, "p1", "table") == {"", "p1", "p2", "p3", "p4"}


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "x" * 301])
def test_a_message_must_not_be_empty_or_too_long(text: str) -> None:
    driver = table_of("codenames", "red-chief")
    assert driver.refused("p1", say(text)) == "bad-text"


def test_a_message_is_trimmed_and_shows_its_author() -> None:
    driver = table_of("codenames", "red-chief")
    driver.now += 5
    driver.do("p1", say("  a \u202e b\n c "))
    line = driver.table.talk[-1]
    assert (line.text, line.name, line.at, line.channel) == ("a b c", "Ala", driver.now, "table")


def test_a_table_keeps_its_latest_messages() -> None:
    driver = table_of("codenames", "red-chief")
    for number in range(MESSAGES_KEPT + 5):
        driver.do("p1", say(f"line {number}"))
    assert len(driver.table.talk) == MESSAGES_KEPT
    assert driver.chat("p1")[-1] == f"line {MESSAGES_KEPT + 4}"


def test_nobody_can_talk_at_a_table_without_chat() -> None:
    driver = table_of("codenames", "red-chief", talk="off")
    assert driver.refused("p1", say("hello")) == "silence"
    assert driver.refused("p1", commands.SayPhrase("hello")) == "silence"


# --- Codenames --------------------------------------------------------------------------------------


@pytest.mark.rule("CN-17", "CN-46")
def test_a_chief_may_talk_only_to_the_other_chief() -> None:
    driver = codenames()
    driver.join()
    for moves in ((), ("red-chief: clue animal 2",)):
        driver.play(*moves)
        for person in ("p1", "p3"):
            assert driver.refused(person, say("it is far-fetched")) == "silence"
            assert driver.refused(person, say("psst", "side")) == "silence"
            assert hearers(driver, person, "chiefs") == {"p1", "p3"}


def test_operatives_cannot_use_the_chiefs_channel() -> None:
    driver = codenames()
    assert driver.refused("p2", say("may I?", "chiefs")) == "silence"


def test_against_the_ghost_a_chief_has_nobody_to_talk_to() -> None:
    driver = codenames("red-chief", "red-1", variant="ghost")
    assert driver.channels("red-chief") == ()
    assert driver.channels("red-1") == ("table",)


@pytest.mark.rule("CN-47", "D-CN-18")
def test_operatives_on_turn_talk_and_everybody_reads() -> None:
    driver = codenames()
    guest = driver.join()
    driver.play("red-chief: clue animal 2")
    assert hearers(driver, "p2", "table") == {"", "p1", "p2", "p3", "p4", guest}
    assert driver.refused("p4", say("ha!")) == "silence"
    driver.play("red-1: guess CHAIR")
    assert driver.refused("p2", say("oh no")) == "silence"
    driver.do("p4", say("thanks"))


@pytest.mark.rule("D-CN-18")
def test_a_table_may_let_the_other_operatives_talk_but_never_the_chiefs() -> None:
    driver = codenames(settings={"rivals_talk": True})
    driver.do("p4", say("ha!"))
    assert driver.refused("p3", say("ha!")) == "silence"


def test_an_operative_of_both_chiefs_may_always_talk() -> None:
    driver = codenames("red-chief", "blue-chief", "operative", variant="shared")
    assert driver.channels("operative") == ("table",)
    assert driver.channels("blue-chief") == ("chiefs",)
    assert hearers(driver, "p1", "chiefs") == {"p1", "p2"}


# --- Duet -------------------------------------------------------------------------------------------


@pytest.mark.rule("DU-66", "DU-103")
def test_the_clue_giver_is_silent_while_the_guessers_talk() -> None:
    driver = duet()
    assert (driver.channels("A1"), driver.channels("B1")) == ((), ())
    driver.play("A1: clue animal 2")
    assert (driver.channels("A1"), driver.channels("B1")) == ((), ("table",))
    assert hearers(driver, "p2", "table") == {"", "p1", "p2"}
    driver.play("B1: guess GB1", "B1: stop", "B1: clue plant 1")
    assert (driver.channels("A1"), driver.channels("B1")) == (("table",), ())


@pytest.mark.rule("DU-102")
def test_a_group_can_talk_without_the_other_side_and_spectators_reading() -> None:
    driver = duet("A1", "A2", "B1")
    driver.join()
    assert hearers(driver, "p1", "side") == {"p1", "p2"}
    assert driver.channels("B1") == ()
    driver.play("A1: clue animal 2")
    assert driver.channels("A2") == ("side",)
    assert hearers(driver, "p2", "side") == {"p1", "p2"}


def test_both_sides_may_talk_about_an_objection_and_about_a_restart() -> None:
    driver = duet()
    driver.play("A1: clue animal 2", "B1: object")
    assert (driver.channels("A1"), driver.channels("B1")) == (("table",), ("table",))
    driver.play("A1: uphold", "B1: restart")
    assert (driver.channels("A1"), driver.channels("B1")) == (("table",), ("table",))
    driver.play("A1: disagree")
    assert (driver.channels("A1"), driver.channels("B1")) == ((), ("table",))


@pytest.mark.rule("DU-79")
def test_in_sudden_death_nobody_may_talk_or_use_phrases() -> None:
    driver = sudden_death()
    for person in ("p1", "p2", "p3"):
        for channel in ("table", "side"):
            assert driver.refused(person, say("you take GG1", channel)) == "silence"
        assert driver.refused(person, commands.SayPhrase("one-moment")) == "silence"
        assert "phrases" not in driver.you(person)


# --- Trapwords --------------------------------------------------------------------------------------


def test_while_traps_are_written_each_team_talks_in_private() -> None:
    driver = trapwords()
    guest = driver.join()
    assert hearers(driver, "p1", "side") == {"p1", "p2"}
    assert hearers(driver, "p4", "side") == {"p3", "p4"}
    assert driver.refused("p1", say("hello")) == "silence"
    assert driver.chat(guest) == []


@pytest.mark.rule("TW-67", "TW-68")
def test_a_team_on_turn_cannot_chat() -> None:
    driver = trapwords()
    for moves in (TRAPS, ("red-1: take",), ("blue-1: turn-hourglass",)):
        driver.play(*moves)
        assert (driver.channels("red-1"), driver.channels("red-2")) == ((), ())
        assert (driver.channels("blue-1"), driver.channels("blue-2")) == (("side",), ("side",))
    assert hearers(driver, "p3", "side") == {"p3", "p4"}


def test_everybody_may_talk_about_a_challenged_word() -> None:
    driver = describing()
    driver.play('red-1: say "You put it on a slice."', "blue-1: doubt-illegal 1 private", "red-2: guess BUTTER")
    assert driver.state.phase == "settling"
    for person in ("p1", "p2", "p3", "p4"):
        assert hearers(driver, person, "table") == {"", "p1", "p2", "p3", "p4"}


# --- Decipher ---------------------------------------------------------------------------------------


def test_a_wordsmith_is_silent_while_others_guess_the_word() -> None:
    driver = decipher()
    assert driver.channels("P1") == ("table",)
    driver.play("P1: set-word LIS")
    assert (driver.channels("P1"), driver.channels("P2"), driver.channels("P3")) == ((), ("table",), ("table",))
    assert driver.refused("p1", say("no!")) == "silence"
    driver.play("P2: attempt LIS")
    assert (driver.channels("P1"), driver.channels("P2")) == (("table",), ("table",))


# --- the gallery ------------------------------------------------------------------------------------


def test_only_spectators_read_what_spectators_write() -> None:
    driver = codenames()
    one, other = driver.join(), driver.join()
    driver.do("p1", commands.Admit(one))
    assert hearers(driver, one, "gallery") == {one, other}
    assert driver.refused(one, say("the assassin!")) == "silence"
    assert driver.refused(one, commands.SayPhrase("hello")) == "silence"
    assert driver.refused("p2", say("hi", "gallery")) == "silence"


def test_a_person_who_sits_down_keeps_old_messages_and_reads_those_for_the_seat() -> None:
    driver = codenames()
    driver.do("p3", say("before", "chiefs"))
    guest = driver.join()
    driver.do("p1", commands.Admit(guest))
    driver.do(guest, say("from the gallery", "gallery"))
    driver.do("p3", commands.Stand())
    driver.do(guest, commands.Sit("blue-chief"))
    assert driver.chat(guest) == ["from the gallery"]
    driver.do("p1", say("after", "chiefs"))
    assert driver.chat(guest) == ["from the gallery", "after"]
    assert driver.chat("p3") == ["before"]


def test_a_person_who_leaves_a_side_no_longer_reads_its_messages() -> None:
    driver = duet("A1", "A2", "B1")
    driver.do("p2", commands.Stand())
    guest = driver.join()
    driver.do("p1", commands.Admit(guest))
    driver.do(guest, commands.Sit("A2"))
    driver.do("p1", say("just us", "side"))
    assert driver.chat("p2") == []
    assert driver.chat("p4") == ["just us"]


def test_a_message_raises_the_update_number_of_its_readers_only() -> None:
    driver = codenames()
    guest = driver.join()
    numbers = {person: driver.update(person) for person in ("", "p1", "p2", "p3", "p4", guest)}
    driver.do("p1", say("psst", "chiefs"))
    moved = {person for person, number in numbers.items() if driver.update(person) != number}
    assert moved == {"p1", "p3"}


# --- phrases ----------------------------------------------------------------------------------------


def test_between_games_all_phrases_are_allowed_and_everybody_reads_them() -> None:
    driver = table_of("codenames", "red-chief")
    assert driver.you("p1")["phrases"] == list(PHRASES)
    driver.do("p1", commands.SayPhrase("good-luck"))
    assert driver.chat("") == ["good-luck"]


@pytest.mark.rule("CN-17", "CN-47")
def test_a_person_who_may_not_talk_can_use_only_harmless_phrases() -> None:
    driver = codenames()
    driver.play("red-chief: clue animal 2")
    for person in ("p3", "p4"):
        assert driver.you(person)["phrases"] == list(NEUTRAL)
        assert driver.refused(person, commands.SayPhrase("well-played")) == "silence"
        driver.do(person, commands.SayPhrase("one-moment"))
    assert driver.you("p2")["phrases"] == list(PHRASES)


@pytest.mark.rule("DU-66", "DU-69")
def test_in_duet_the_clue_giver_says_nothing_at_all_while_the_partner_guesses() -> None:
    driver = duet()
    assert driver.you("p1")["phrases"] == list(NEUTRAL)
    driver.play("A1: clue animal 2")
    assert driver.refused("p1", commands.SayPhrase("one-moment")) == "silence"
    driver.do("p2", commands.SayPhrase("one-moment"))
    driver.play("B1: object")  # now both sides talk about the clue
    driver.do("p1", commands.SayPhrase("sorry"))


@pytest.mark.rule("CN-17", "CN-47")
def test_a_chief_says_nothing_at_all_while_the_own_team_guesses() -> None:
    driver = codenames()
    assert driver.you("p1")["phrases"] == list(NEUTRAL)
    for moves in (("red-chief: clue animal 2",), ("blue-1: object",), ("blue-chief: waive", "red-1: guess ROOT")):
        driver.play(*moves)
        assert "phrases" not in driver.you("p1")
        assert driver.refused("p1", commands.SayPhrase("one-moment")) == "silence"
    driver.play("red-1: stop")
    driver.do("p1", commands.SayPhrase("one-moment"))


# --- mute and hush ----------------------------------------------------------------------------------


def test_muting_hides_a_persons_messages_without_their_knowledge() -> None:
    driver = table_of("codenames", "red-chief")
    driver.join()
    before = driver.update("p1")
    driver.do("p2", commands.Mute("p1"))
    assert driver.update("p1") == before
    driver.do("p1", say("hello"))
    assert (driver.chat("p2"), driver.chat("p1")) == ([], ["hello"])
    assert driver.you("p2")["mutes"] == ["p1"]
    assert "mutes" not in driver.you("p1")
    driver.do("p2", commands.Mute("p1", on=False))
    assert driver.chat("p2") == ["hello"]
    assert driver.refused("p2", commands.Mute("p99")) == "no-such-person"


def test_a_hushed_person_cannot_talk_until_the_host_allows_it() -> None:
    driver = codenames()
    driver.do("p1", commands.Hush("p2"))
    assert driver.refused("p2", say("x")) == "hushed"
    assert driver.refused("p2", commands.SayPhrase("back")) == "hushed"
    assert driver.shown()["hushed"] == ["p2"]
    assert "channels" not in driver.you("p2")
    driver.play("red-chief: clue animal 2", "red-1: guess ROOT")
    driver.do("p1", commands.Hush("p2", on=False))
    driver.do("p2", say("x"))
    assert driver.refused("p2", commands.Hush("p1")) == "not-host"
    assert driver.refused("p1", commands.Hush("p99")) == "no-such-person"
