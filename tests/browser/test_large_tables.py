"""A table of sixteen: everybody has a seat in the lobby and a place in the game, on a phone too."""

import pytest

from tests.browser.conftest import Arrive
from tests.browser.visitor import Visitor

SEATS = {
    "codenames": [
        "red-chief",
        "blue-1",
        "blue-chief",
        *(f"{side}-{n}" for n in range(1, 8) for side in ("red", "blue")),
    ],
    "duet": [f"{side}{number}" for number in range(1, 9) for side in "AB"],
    "trapwords": [f"{side}-{number}" for number in range(1, 9) for side in ("red", "blue")],
}


def below(person: Visitor, selector: str) -> float:
    """Where the last of these ends on the screen, in pixels from the top."""
    box = person.page.locator(selector).last.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.rule("CN-01", "DU-100", "TW-01")
@pytest.mark.parametrize("game", SEATS)
def test_sixteen_sit_down_and_play(arrive: Arrive, game: str) -> None:
    host, guest = arrive("Ala"), arrive("Sam", "pl", 360, 740, "dark")
    code = host.open_table({"game": game, "languages": ["en"], "pace": 30_000})
    guest.come_in(code)
    seats = list(dict.fromkeys(SEATS[game]))
    host.sit(seats[0])
    guest.sit(seats[1])
    for seat in seats[2:]:
        host.page.locator(f"[data-seat='{seat}'] .ways .btn:not(.sit)").click()
        host.page.locator(f"[data-seat='{seat}']:not(.free)").wait_for()
    assert host.page.locator(".seat-pane:not(.free)").count() == 16
    assert host.fits()
    assert guest.fits()
    assert below(host, ".seat-pane") < below(host, ".start"), "all of them are in sight, above the start"
    host.start()
    for person in (host, guest):
        person.page.locator(".board, .maze").first.wait_for(
            state="attached"
        )  # low windows hide the maze while traps are written
        assert person.fits()
