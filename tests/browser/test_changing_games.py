"""From one game to the next: another game, somebody new after a game, and somebody who comes while one is played."""

from tests.browser.conftest import Arrive
from tests.browser.test_gathering import sitter
from tests.browser.visitor import Visitor

BOARD = "[data-card], .card"


def seat_bot(host: Visitor, seat: str) -> None:
    """The host gives a seat to a bot."""
    host.page.locator(f"[data-seat='{seat}'] .ways .btn:not(.sit)").click()
    host.page.locator(f"[data-seat='{seat}']:not(.free)").wait_for()


def give_up(host: Visitor) -> None:
    """The host ends the game; the bots of the team agree."""
    host.page.locator("[aria-controls='table-menu']").click()
    host.page.locator("[data-item='flag']").click()
    host.page.locator("dialog .btn.main").click()
    host.page.get_by_role("button", name="Back to the lobby").wait_for()


def choose_game(host: Visitor, game: str) -> None:
    """The host changes the game in the lobby."""
    host.page.locator(".how select").first.select_option(game)
    host.page.locator(f"html[data-game='{game}']").wait_for()


def test_another_game_keeps_seats_tells_everybody_and_brings_everybody_to_the_lobby(arrive: Arrive) -> None:
    host, ania, wei = arrive("Marta"), arrive("Ania", "pl", 360, 640), arrive("小伟", "zh", 360, 640)
    code = host.open_table({"game": "codenames", "languages": ["en"]})
    screen = arrive("Screen", "en", 1920, 1080).go(f"/tv/{code}")
    host.sit("red-1")
    seat_bot(host, "red-chief")
    for person, seat in ((ania, "blue-chief"), (wei, "blue-1")):
        person.come_in(code)
        person.sit(seat)
    host.start()
    for person in (ania, wei, screen):
        person.page.locator(BOARD).first.wait_for()
    give_up(host)
    screen.page.get_by_text("Marta").first.wait_for()
    host.page.get_by_role("button", name="Back to the lobby").click()
    assert ania.sees(BOARD), "who reads the report is left in peace until the game is changed"
    choose_game(host, "duet")
    ania.page.get_by_text("Zmiana gry na „Tajniacy: Duet”. Twoje miejsce: Strona B 1.").first.wait_for()
    wei.page.get_by_text("房主改玩").first.wait_for()
    screen.page.locator(".hall").wait_for()
    sitter(ania, "B1", "Ania")
    sitter(wei, "B2", "小伟")
    sitter(host, "A1", "Marta")
    assert host.page.locator(".seat-pane:not(.free)").count() == 3, "no bot where the game needs none"
    # the report of the last game is still there, with its own people
    ania.page.get_by_role("button", name="Ostatnia gra").click()
    ania.page.locator(BOARD).first.wait_for()
    ania.page.get_by_text("Marta").first.wait_for()
    ania.page.locator("[aria-controls='table-menu']").click()
    ania.page.locator("[data-item='back']").click()
    # and on: everybody still sits
    choose_game(host, "decipher")
    sitter(wei, "P3", "小伟")
    choose_game(host, "codenames")
    sitter(ania, "blue-chief", "Ania")
    sitter(wei, "red-1", "小伟")
    # other settings are named, too
    host.page.locator("[role='group'] button", has_text="Polski").click()
    ania.page.get_by_text("Gospodarz zmienia ustawienia: Język słów.").first.wait_for()


def play_with_bots(host: Visitor) -> str:
    """Start a game of Codenames with bots in all other seats; returns the table's code."""
    code = host.open_table({"game": "codenames", "languages": ["en"]})
    host.sit("red-1")
    for seat in ("red-chief", "blue-chief", "blue-1"):
        seat_bot(host, seat)
    host.start()
    host.page.locator(BOARD).first.wait_for()
    return code


def test_who_comes_after_a_game_stays_in_the_lobby_and_is_nobody_of_that_game(arrive: Arrive) -> None:
    host = arrive("Marta")
    code = play_with_bots(host)
    give_up(host)
    host.page.get_by_role("button", name="Back to the lobby").click()
    host.page.get_by_label("Stand up and watch").click()
    new = arrive("Ewa", "pl", 360, 640)
    new.come_in(code)
    new.sit("red-1")
    sitter(new, "red-1", "Ewa")
    assert not new.sees(BOARD), "the lobby, not the finished game"
    new.go(f"/t/{code}")
    sitter(new, "red-1", "Ewa")
    new.page.get_by_role("button", name="Ostatnia gra").click()
    new.page.locator(BOARD).first.wait_for()
    new.page.get_by_text("Marta").first.wait_for()
    assert new.page.get_by_text("Ewa").count() == 0
    you = next(frame["game"] for frame in reversed(new.sent()) if frame.get("game"))
    assert you["yours"].get("seat", "spectator") == "spectator"


def test_who_comes_during_a_game_is_told_what_to_wait_for_and_the_host_lets_them_play_with_one_tap(
    arrive: Arrive,
) -> None:
    host = arrive("Marta")
    code = play_with_bots(host)
    late = arrive("Ola", "pl", 360, 640)
    late.go(f"/t/{code}")
    late.page.locator("form input").fill("Ola")
    late.page.locator("form button").click()
    late.page.get_by_text("Marta może cię do niej wpuścić").first.wait_for()
    assert late.fits()
    ask = host.page.locator("[data-late]", has_text="Ola came in after the game began.")
    ask.locator("select").select_option("blue-1")
    ask.get_by_role("button", name="Let Ola play").click()
    late.page.get_by_text("Grasz! Twoje miejsce:").first.wait_for()
    ask.wait_for(state="detached")
    assert late.page.locator("[data-late]").count() == 0
