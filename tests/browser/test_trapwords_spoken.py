"""Spoken Trapwords: the browsers show book, bell, counter and hourglass; nobody types sentences or guesses."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.trapwords_page import (
    TRAPS,
    Crew,
    enter_maze,
    knows_who_decides,
    mate,
    of_team,
    open_book,
    play_on,
    reads,
    rival_of,
    standing,
    team_of,
    write_traps,
)
from tests.browser.visitor import Visitor

BY_HAND = {"spoken": True, "reading_seconds": 60, "call_seconds": 1, "call_grace_seconds": 0}


def begin_turn(crew: Crew) -> tuple[str, str, Visitor]:
    """Open the book and turn the hourglass; returns the describer, the secret word and the watcher."""
    describer, secret = open_book(crew)
    watcher = of_team(crew, rival_of(describer))[-1]
    assert not crew[describer].sees(".sandglass .thread")
    watcher.page.locator(".desk .btn.wide").click()
    for person in crew.values():
        person.page.locator(".sandglass .thread").wait_for(state="attached")  # the hourglass runs
        assert person.page.locator(".quill").count() == 0
    return describer, secret, watcher


def ring(crew: Crew, watcher: Visitor, accused: str, trap: str) -> None:
    """Call a trap: everybody sees the call, that the referee has not heard it, and that the called team decides."""
    watcher.page.locator(".buzzer.ready").click()
    watcher.page.locator(".slips.asking .slip", has_text=trap).click()
    for person in crew.values():
        person.page.locator(".hearing h2", has_text=trap).wait_for()
    reads(crew, ".hearing .ruling", "trapwords-hearing-unheard")
    knows_who_decides(crew, accused, ".hearing .who", "trapwords-hearing-yours")


@pytest.mark.rule("TW-64", "TW-63", "D-TW-34")
def test_listeners_record_a_spoken_round(arrive: Arrive) -> None:
    _, crew = enter_maze(arrive, **BY_HAND)
    write_traps(crew)
    describer, _, watcher = begin_turn(crew)
    team, rival = team_of(describer), rival_of(describer)
    watcher.page.locator(".heard .btn:not(.main)").click()
    for person in crew.values():
        person.page.locator(".beside .bad").wait_for()
    watcher.page.locator(".heard .btn.main").click()
    for person in crew.values():  # time to call the last sentence, then the guess counts
        person.page.locator(".book").wait_for()
        assert standing(person)[team] == 1

    second, _, watcher = begin_turn(crew)
    assert team_of(second) == rival
    trap = TRAPS[team][0]
    ring(crew, watcher, rival, trap)
    crew[second].page.locator(".hearing .btn:has(small)").click()  # no, play on
    play_on(crew)
    reads(crew, ".panel:has(div.doubt)", "trapwords-doubts-later")
    ring(crew, watcher, rival, trap)
    mate(crew, second).page.locator(".hearing .btn.main").click()
    crew[second].page.locator("button.sprung", has_text=trap).wait_for()
    for person in crew.values():
        person.page.locator("li.sprung", has_text=trap).wait_for(state="attached")
        person.page.locator(".traplist").wait_for()  # the next round
        assert standing(person) == {team: 1, rival: 0, "monster": 4}
        assert person.fits()


def test_a_spoken_table_leaks_no_secret(arrive: Arrive) -> None:
    _, crew = enter_maze(arrive, **BY_HAND)
    write_traps(crew)
    describer, secret, watcher = begin_turn(crew)
    guesser = mate(crew, describer)
    watcher.page.locator(".heard .btn:not(.main)").click()
    guesser.page.locator(".beside .bad").wait_for()
    trap = TRAPS[rival_of(describer)][0]
    assert any(secret in text for text in crew[describer].holds())
    assert any(trap in text for text in watcher.holds())
    assert all(secret not in text for text in guesser.holds())
    for person in (crew[describer], guesser):
        assert all(trap not in text for text in person.holds())
