"""Typed Trapwords in four browsers and three languages, one of them on a phone: a whole game."""

from tests.browser.conftest import Arrive
from tests.browser.trapwords_page import (
    TRAPS,
    Crew,
    enter_maze,
    guess,
    mate,
    of_team,
    open_book,
    rival_of,
    speak,
    spring,
    standing,
    team_of,
    write_traps,
)

QUICK = {"hourglass": "pressure", "call_seconds": 8, "call_grace_seconds": 0}
LAIR = 4  # chambers from the entrance to the monster


def first_round(crew: Crew) -> str:
    """Play a round: one team guesses wrong, then right; the other says a trap. Returns the team that advanced."""
    write_traps(crew)
    describer, secret = open_book(crew)
    guesser, team = mate(crew, describer), team_of(describer)
    speak(crew, describer, "you know it well")
    guess(guesser, "spaghetti")
    for person in crew.values():
        person.page.locator(".beside .bad").wait_for()
    speak(crew, describer, "quite another thing")
    guess(guesser, secret)
    for person in crew.values():  # the last sentence can be called for a while, then the guess counts
        person.page.locator(".book").wait_for()
        person.page.locator(".last.good", has_text=secret).wait_for()  # how the turn ended
        assert standing(person) == {team: 1, rival_of(describer): 0, "monster": LAIR}
    second, _ = open_book(crew)
    assert team_of(second) != team
    spring(crew, second)
    return team


def test_four_people_play_until_the_monster_is_beaten(arrive: Arrive) -> None:
    _, crew = enter_maze(arrive, **QUICK)
    ahead = first_round(crew)
    phone = crew["red-2"]
    assert phone.fits()
    for chamber in range(1, LAIR + 1):
        for person in crew.values():
            person.page.locator(".traplist").wait_for()
            assert standing(person)[ahead] == chamber
        write_traps(crew)
        for _ in range(2):
            describer, secret = open_book(crew)
            if team_of(describer) == ahead:
                guesser = mate(crew, describer)
                if chamber == 1:
                    guesser.page.reload()
                    guesser.page.locator(".quill input").wait_for()
                    crew[describer].lose_connection()
                guess(guesser, secret)
            else:
                spring(crew, describer)
    for person in crew.values():
        person.page.locator("#verdict").wait_for()
        person.page.locator(".maze.beaten").wait_for()
        assert standing(person)[ahead] == LAIR
    assert phone.fits()


def test_no_browser_contains_what_its_player_must_not_know(arrive: Arrive) -> None:
    _, crew = enter_maze(arrive, **QUICK)
    write_traps(crew)
    describer, secret = open_book(crew)
    speak(crew, describer, "you know it well")
    guesser = mate(crew, describer)
    guesser.page.reload()
    guesser.page.locator(".lines li").wait_for()
    trap = TRAPS[rival_of(describer)][0]
    for rival in of_team(crew, rival_of(describer)):  # they know both, so the checks below can fail
        assert any(secret in text for text in rival.holds())
        assert any(trap in text for text in rival.holds())
    assert any(secret in text for text in crew[describer].holds())
    assert all(secret not in text for text in guesser.holds())
    for person in (crew[describer], guesser):
        assert all(trap not in text for text in person.holds())
        assert person.page.locator(".slip").count() == 0
