"""Every game is played in its own colours, in whatever order the browser loads the style sheets."""

import pytest

from tests.browser.conftest import Arrive

GROUND = "getComputedStyle(document.body).backgroundColor"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_pages_of_a_game_have_its_colours(arrive: Arrive, theme: str) -> None:
    reader = arrive("Ola", theme=theme).go("/settings")
    reader.page.locator("main").wait_for()
    grounds = {"": reader.page.evaluate(GROUND)}
    for game in ("codenames", "duet", "trapwords", "decipher"):
        reader.go(f"/rules/{game}").page.locator("article").wait_for()
        grounds[game] = reader.page.evaluate(GROUND)
    assert len(set(grounds.values())) == len(grounds), grounds
