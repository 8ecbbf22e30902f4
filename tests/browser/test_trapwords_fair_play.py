"""Fair play in Trapwords, in browsers: traps refused and contested, calls answered, illegal clues, clocks."""

from importlib import import_module

import pytest

from cluehouse.games.trapwords import live
from cluehouse.games.trapwords.cards import CURSE
from cluehouse.messages import say
from tests.browser.conftest import Arrive
from tests.browser.trapwords_page import (
    TRAPS,
    Crew,
    call_trap,
    enter_maze,
    guess,
    knows_who_decides,
    mate,
    of_team,
    open_book,
    play_on,
    reads,
    rival_of,
    speak,
    standing,
    team_of,
    write_traps,
)
from tests.browser.visitor import Visitor

PATIENT = {"hourglass": "pressure", "call_seconds": 30, "call_grace_seconds": 0, "chambers": [2, 3, 4, 5, 6]}


def propose(writer: Visitor, trap: str) -> None:
    """Type a trap."""
    writer.page.locator(".quill input").fill(trap)
    writer.page.locator(".quill button").click()


def insist(writer: Visitor, text: str) -> None:
    """Type something that the referee warns of, and send it all the same."""
    propose(writer, text)
    writer.page.locator(".quill p.warn").wait_for()
    writer.page.locator(".quill button").click()


def name_reason(watcher: Visitor, button: int, reason: int) -> None:
    """Press "illegal" (0) or "perhaps illegal" (1) and pick a reason."""
    watcher.page.locator((".belfry .illegal", ".belfry .flags .btn:last-child")[button]).click()
    watcher.page.locator(".why .btn").nth(reason).click()


@pytest.mark.rule("TW-26", "TW-27", "TW-28", "TW-29", "TW-30", "TW-32", "D-TW-21", "D-TW-33")
def test_an_unfair_trap_does_not_get_on_the_list_and_a_doubtful_one_is_marked(arrive: Arrive) -> None:
    _, crew = enter_maze(arrive, **PATIENT)
    writer, reader = of_team(crew, "red")
    for trap in ("quickly", "with", "although", "they", "something", "been", "several", "blorfex"):
        insist(writer, trap)
        writer.page.locator(".quill p.warn", has_text=trap).wait_for()
        assert not writer.page.locator(".traplist .word", has_text=trap).count()
    propose(writer, "spider")
    reader.page.locator(".traplist .word", has_text="spider").wait_for()
    insist(writer, "spiders")
    writer.page.locator(".quill p.warn", has_text="spiders").wait_for()
    propose(writer, "okay")
    reader.page.locator(".traplist .word:has(small)", has_text="okay").wait_for()
    assert not crew["blue-1"].sees(".traplist .word small")


@pytest.mark.rule("D-TW-33", "D-TW-34")
def test_a_trap_is_contested_and_the_turn_goes_on(arrive: Arrive) -> None:
    _, crew = enter_maze(arrive, **{**PATIENT, "call_seconds": 10})
    write_traps(crew)
    describer, secret = open_book(crew)
    trap = call_trap(crew, describer)
    guesser, watcher = mate(crew, describer), of_team(crew, rival_of(describer))[0]
    assert all(person.fits() for person in crew.values())
    reads(crew, ".hearing .ruling", "trapwords-hearing-confirmed")
    reads(crew, f".hearing li.{team_of(describer)}", "trapwords-not-answered")
    assert {person.page.locator(".hearing blockquote em").inner_text() for person in crew.values()} == {trap}
    knows_who_decides(crew, team_of(describer), ".hearing .who", "trapwords-hearing-yours")
    guesser.page.locator(".hearing .acts .btn").first.click()
    guesser.page.locator(".reasons .btn").last.click()
    reads(crew, ".hearing .ruling", "trapwords-hearing-fair")
    reads(crew, f".hearing li.{team_of(describer)}", "trapwords-contest")
    reads(crew, f".hearing li.{rival_of(describer)}", "trapwords-not-answered")
    knows_who_decides(crew, rival_of(describer), ".hearing .who", "trapwords-contest-yours")
    watcher.page.locator(".hearing .acts .btn").nth(1).click()  # the trap is void
    play_on(crew)
    guess(guesser, secret)
    for person in crew.values():
        person.page.locator(".last.good").wait_for(timeout=60_000)
        assert standing(person)[team_of(describer)] == 1
        person.page.locator(".last", has_text=trap).wait_for()


@pytest.mark.rule("D-TW-34", "TW-44", "TW-63")
def test_a_false_bell_is_a_doubt_that_is_settled_after_the_turn_and_an_illegal_clue_is_named(arrive: Arrive) -> None:
    _, crew = enter_maze(arrive, **PATIENT)
    for team in ("red", "blue"):
        one, other = of_team(crew, team)
        propose(one, "okay")
        for person in (one, other):
            person.page.locator(".traplist .word", has_text="okay").wait_for()
    write_traps(crew)
    describer, secret = open_book(crew)
    team, watcher = team_of(describer), of_team(crew, rival_of(describer))[0]
    speak(crew, describer, "you know it well")
    watcher.page.locator(".buzzer.ready").click()
    watcher.page.locator(".slips.asking .slip").first.click()
    for person in crew.values():
        person.page.locator(".lines li [role=img]").first.wait_for()  # a doubt, no more
        assert not person.sees("div.doubt blockquote"), "what it is about is told after the turn"
    name_reason(watcher, 0, 0)  # called as an example of the word (TW-47): the referee cannot know
    speak(crew, describer, "like the one over there")
    name_reason(watcher, 1, 6)  # in doubt as something in the room (TW-54)
    guess(mate(crew, describer), secret)
    for person in crew.values():
        person.page.locator("div.doubt blockquote").nth(2).wait_for()
        rulings = person.page.locator("div.doubt", has_text=say(person.language, "verdict-allowed"))
        assert rulings.count() == person.page.locator("div.doubt").count() == 3, "both teams see what the referee says"
    knows_who_decides(crew, team, ".panel:has(div.doubt)")
    refusing = mate(crew, describer)
    refusing.page.locator("div.doubt").first.locator(".btn.main").click()
    refusing.page.locator("div.doubt").first.locator(".reasons .btn").nth(1).click()  # and says why
    for seat, person in crew.items():  # both teams read it, each from its own side
        reader = "accused" if team_of(seat) == team else "accuser" if person is watcher else "other"
        told = say(person.language, "trapwords-doubt-rejected", reader=reader, reason="other-word")
        person.page.locator("div.doubt.done", has_text=told).wait_for()
    crew[describer].page.locator("div.doubt").last.locator(
        ".btn:not(.main)"
    ).click()  # true: the turn is lost after all
    for person in crew.values():
        person.page.locator(".last:not(.good)").wait_for()
        assert standing(person)[team] == 0
        listed = person.page.locator("article li", has_text="okay")
        listed.locator("small", has_text=say(person.language, "trapwords-marked")).wait_for(state="attached")

    second, _ = open_book(crew)
    watcher = of_team(crew, team)[0]
    insist(crew[second], "it rhymes with something")
    watcher.page.locator(".lines .alarmed").wait_for()
    name_reason(watcher, 0, 2)
    for person in crew.values():
        person.page.locator(".last:not(.good)", has_text=say(person.language, "trapwords-fault-sound")).wait_for()


@pytest.mark.rule("D-TW-35", "TW-44")
def test_a_strict_table_holds_back_forbidden_lines_and_the_third_one_costs_the_turn(arrive: Arrive) -> None:
    _, crew = enter_maze(arrive, referee="strict", **PATIENT)
    write_traps(crew)
    describer, _ = open_book(crew)
    giver, guesser, watcher = crew[describer], mate(crew, describer), of_team(crew, rival_of(describer))[0]
    for count, line in enumerate(("it rhymes with something", "it has five letters"), 1):
        insist(giver, line)
        giver.page.locator(".held", has_text=line).wait_for()
        watcher.page.locator(".held", has_text=line).wait_for()
        guesser.page.locator(".held").wait_for()
        assert watcher.page.locator(".held").count() == count
        assert line not in guesser.page.content()
        assert not any(line in heard for heard in guesser.heard)
    insist(giver, "it has six letters")
    for person in crew.values():
        person.page.locator(".last:not(.good)").wait_for()


@pytest.mark.rule("TW-23", "D-TW-26")
def test_the_clock_ends_the_writing(arrive: Arrive) -> None:
    _, crew = enter_maze(arrive, **{**PATIENT, "writing_seconds": 20})
    propose(crew["red-1"], TRAPS["red"][0])
    crew["red-2"].page.locator(".traplist .word", has_text=TRAPS["red"][0]).wait_for()
    for person in crew.values():
        person.page.locator(".book").wait_for(timeout=60_000)


# --- curses on what is said -----------------------------------------------------------------------


def cursed(monkeypatch: pytest.MonkeyPatch, arrive: Arrive, curse: str) -> Crew:
    """Start a game in whose first chamber this curse lies, since there are no others; the traps are written."""
    monkeypatch.setattr(import_module("cluehouse.games.trapwords.deal"), "CURSES", (CURSE[curse],) * len(CURSE))
    _, crew = enter_maze(arrive, **{**PATIENT, "curse_places": [1]})
    write_traps(crew)
    return crew


@pytest.mark.rule("TW-87", "TW-44")
def test_the_noun_plague_alerts_the_watchers_who_call_what_the_curse_forbids(
    monkeypatch: pytest.MonkeyPatch, arrive: Arrive
) -> None:
    crew = cursed(monkeypatch, arrive, "noun-plague")
    describer, _ = open_book(crew)
    watcher = of_team(crew, rival_of(describer))[0]
    speak(crew, describer, "house, garden, table")
    assert not watcher.sees(".lines .alarmed")
    insist(crew[describer], "it slowly melts")
    watcher.page.locator(".lines .alarmed", has_text="slowly").wait_for()
    assert not mate(crew, describer).sees(".lines .alarmed")
    watcher.page.locator(".belfry .illegal").click()
    watcher.page.locator(".why .btn").last.click()  # against the curse
    for person in crew.values():
        person.page.locator(".last:not(.good)", has_text=say(person.language, "trapwords-fault-curse")).wait_for()


@pytest.mark.rule("TW-84")
def test_in_the_flood_several_clues_fit_into_one_breath_and_none_after_it(
    monkeypatch: pytest.MonkeyPatch, arrive: Arrive
) -> None:
    monkeypatch.setattr(live, "BREATH_SECONDS", 6)
    crew = cursed(monkeypatch, arrive, "flood")
    describer, secret = open_book(crew)
    for line in ("you know it well", "quite another thing"):
        speak(crew, describer, line)
    giver = crew[describer]
    giver.page.locator(".quill p", has_text=say(giver.language, "trapwords-mouth-shut")).wait_for()
    giver.page.locator(".quill input").fill("one thing more")
    assert giver.page.locator(".quill button").is_disabled()
    guess(mate(crew, describer), secret)
    for person in crew.values():
        person.page.locator(".lines li, .last").first.wait_for()
        assert person.page.locator(".lines li").count() == 2
