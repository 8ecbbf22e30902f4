"""The pictures of the README: `python -m web.pictures`. All screens in all sizes: see web/contact_sheets.py.

A house is opened, clients play to moments worth a picture (tests/browser/screens.py), and a browser takes the pictures.
"""

import base64
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from playwright.sync_api import Browser, Page, sync_playwright

from cluehouse.house.reviews import judged_by_bots
from cluehouse.server.serve import ServerConfig
from tests.browser.chromium import find
from tests.browser.screen_browser import ScreenBrowser
from tests.browser.screens import SCREENS, Screen
from tests.browser.table_driver import close_clients
from tests.server.live_server import GENEROUS_LIMITS, LiveServer, ManualClock

NAME: Final = "http://cluehouse.example"  # not this machine's own: what is shown must not warn of that
LANGUAGES: Final = ("pl", "zh", "en")
THEMES: Final = ("light", "dark")
HEIGHTS: Final = {360: 780, 1280: 800, 1920: 1080}


class Shown(Struct, frozen=True):
    """A picture of the README: one screen, or three phones side by side."""

    file: str
    room: str
    screens: tuple[str, ...]
    language: str
    width: int
    theme: str


README: Final = (
    Shown("home", "house", ("home",), "en", 1280, "light"),
    Shown("codenames-chief", "codenames", ("codenames-chief",), "pl", 1280, "dark"),
    Shown("codenames-television", "codenames", ("codenames-tv",), "en", 1920, "dark"),
    Shown("duet-phones", "duet", ("duet-guesser", "duet-sudden-death", "duet-map-of-team"), "zh", 360, "light"),
    Shown("trapwords-describer", "trapwords", ("trapwords-describer",), "en", 1280, "dark"),
    Shown("decipher-seeker", "decipher", ("decipher-seeker",), "pl", 1280, "light"),
    Shown(
        "trapwords-phones",
        "trapwords",
        ("trapwords-writing", "trapwords-guesser", "trapwords-watcher"),
        "en",
        360,
        "light",
    ),
    Shown("pictures-chief", "pictures", ("pictures-chief",), "en", 1280, "light"),
    Shown(
        "pictures-phones",
        "pictures",
        ("pictures-guesser", "pictures-duet-guesser", "pictures-closer"),
        "pl",
        360,
        "light",
    ),
    Shown("codenames-report", "codenames", ("codenames-replay",), "zh", 1280, "light"),
)
README_FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"


@contextmanager
def opened() -> Iterator[tuple[LiveServer, ManualClock, Browser]]:
    """A house whose bots judge clues, and a browser that knows it by its name."""
    clock = ManualClock()
    config = ServerConfig(limits=GENEROUS_LIMITS, hosts=(NAME.removeprefix("http://"),))
    with (
        TemporaryDirectory() as data,
        LiveServer(Path(data), config, now=clock, find=judged_by_bots) as house,
        sync_playwright() as playwright,
    ):
        leads = f"--host-resolver-rules=MAP {NAME.removeprefix('http://')} {house.address.removeprefix('http://')}"
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox", leads])
        yield house, clock, browser
        browser.close()
        house.ask(close_clients())


def take_for_readme() -> None:
    """The few that the README shows."""
    README_FOLDER.mkdir(parents=True, exist_ok=True)
    with opened() as (house, clock, browser):
        for shown in README:
            viewer = ScreenBrowser(browser, NAME, shown.language, shown.width, HEIGHTS[shown.width])
            screens = {each.name: each for each in house.ask(SCREENS[shown.room](house.address, shown.language, clock))}
            file = README_FOLDER / f"{shown.file}.webp"
            file.write_bytes(_picture(viewer, [screens[name] for name in shown.screens], shown.theme))
            viewer.context.close()


def _picture(viewer: ScreenBrowser, screens: list[Screen], theme: str) -> bytes:
    if len(screens) == 1:
        return _webp(viewer.show(screens[0], theme))
    phones = [_webp(viewer.show(screen, theme), 90) for screen in screens]
    images = "".join(f'<img src="data:image/webp;base64,{base64.b64encode(phone).decode()}">' for phone in phones)
    viewer.page.set_viewport_size({"width": 1280, "height": 860})
    viewer.page.goto("about:blank")
    viewer.page.set_content(
        "<style>body{display:flex;gap:40px;align-items:center;justify-content:center;height:100vh;margin:0;"
        f"background:#cfd8d3}}img{{border-radius:22px;outline:8px solid #17201f}}</style>{images}"
    )
    viewer.page.wait_for_function("[...document.images].every((image) => image.complete)")
    return _webp(viewer.page)


def _webp(page: Page, quality: int = 82) -> bytes:
    size = page.viewport_size
    assert size is not None
    clip = {"x": 0, "y": 0, **size, "scale": min(1, 1280 / size["width"])}
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": clip})
    session.detach()
    return base64.b64decode(taken["data"])


if __name__ == "__main__":
    take_for_readme()
