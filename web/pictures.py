"""Pictures of the page: `python -m web.pictures FOLDER` for every main screen, `--readme` for those of the README.

A house is opened, clients play to moments worth a picture (tests/browser/screens.py), and a browser takes the pictures:
NAME-LANGUAGE-WIDTH-THEME.png, 360 and 1280 wide, televisions 1920.
"""

import argparse
import base64
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from playwright.sync_api import Browser, Page, sync_playwright

from cluehouse.house.reviews import judged_by_bots
from tests.browser.chromium import find
from tests.browser.screen_browser import ScreenBrowser
from tests.browser.screens import SCREENS, Screen
from tests.browser.table_driver import close_clients
from tests.server.live_server import LiveServer, ManualClock

NAME: Final = "http://cluehouse.example"  # not this machine's own: what is shown must not warn of that
LANGUAGES: Final = ("pl", "zh", "en")
THEMES: Final = ("light", "dark")
HEIGHTS: Final = {360: 780, 1280: 800, 1920: 1080}

MAIN: Final = {
    "house": "home join-by-code settings learn nowhere",
    "codenames": "lobby door lesson rules options chief guesser onlooker objection vote tv after after-tv replay",
    "duet": "lobby giver guesser sudden-death tv after replay map-of-team book",
    "trapwords": "lobby writing describer guesser watcher settling tv after replay",
    "decipher": "lobby word maker seeker tv after replay",
}


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
    Shown("codenames-report", "codenames", ("codenames-replay",), "zh", 1280, "light"),
)
README_FOLDER: Final = Path(__file__).parents[1] / "docs" / "pictures"


@contextmanager
def opened() -> Iterator[tuple[LiveServer, ManualClock, Browser]]:
    """A house whose bots judge clues, and a browser that knows it by its name."""
    clock = ManualClock()
    with (
        TemporaryDirectory() as data,
        LiveServer(Path(data), now=clock, find=judged_by_bots) as house,
        sync_playwright() as playwright,
    ):
        leads = f"--host-resolver-rules=MAP {NAME.removeprefix('http://')} {house.address.removeprefix('http://')}"
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox", leads])
        yield house, clock, browser
        browser.close()
        house.ask(close_clients())


def take_all(folder: Path, languages: tuple[str, ...], wanted: Callable[[str], bool]) -> None:
    """Every main screen, in every width, language and light."""
    with opened() as (house, clock, browser):
        for language in languages:
            viewers = {width: ScreenBrowser(browser, NAME, language, width, HEIGHTS[width]) for width in HEIGHTS}
            for room, names in MAIN.items():
                main = {name for name in _names(room, names) if wanted(name)}
                screens = house.ask(SCREENS[room](house.address, language, clock)) if main else []
                for screen in (screen for screen in screens if screen.name in main):
                    for width in (1920,) if screen.name.endswith("-tv") else (360, 1280):
                        for theme in THEMES:
                            page = viewers[width].show(screen, theme)
                            page.screenshot(path=folder / f"{screen.name}-{language}-{width}-{theme}.png")
            for viewer in viewers.values():
                viewer.context.close()


def _names(room: str, names: str) -> list[str]:
    return names.split() if room == "house" else [f"{room}-{name}" for name in names.split()]


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


def main() -> None:
    """Take what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m web.pictures", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where all pictures go")
    parser.add_argument("--readme", action="store_true", help="the README's pictures, into docs/pictures")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--only", default="", help="only rooms and screens with this in their name")
    asked = parser.parse_args()
    if not asked.folder and not asked.readme:
        parser.error("a folder, or --readme")
    if asked.readme:
        take_for_readme()
    if asked.folder:
        asked.folder.mkdir(parents=True, exist_ok=True)
        take_all(asked.folder, tuple(asked.languages), lambda name: asked.only in name)


if __name__ == "__main__":
    main()
