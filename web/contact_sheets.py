"""Contact sheets: `python -m web.contact_sheets FOLDER` shows every screen in every size, language and theme.

Screens are those of the accessibility checks (tests/browser/screens.py). Each is opened anew in each size, as a person
would see it. Pictures are FOLDER/ROOM/LANGUAGE-SIZE-THEME/SCREEN.png; the sheets are beside these folders (.png, and
.html with links).
"""

import argparse
import sys
from collections.abc import Callable, Iterable
from datetime import UTC, datetime, timedelta
from functools import partial
from html import escape
from itertools import product
from pathlib import Path
from typing import Final

from msgspec import Struct
from playwright.sync_api import Browser, Error

from tests.browser.screen_browser import ScreenBrowser
from tests.browser.screens import ENDINGS, SCREENS, LastMove, Screen
from tests.server.live_server import LiveServer
from web.pictures import LANGUAGES, NAME, THEMES, opened


class Size(Struct, frozen=True):
    """A window, in CSS pixels, and how many pixels of the screen one of them takes."""

    width: int
    height: int
    zoom: int = 1
    television: bool = False  # wide enough for the view for televisions


SIZES: Final = {
    "360x640": Size(360, 640),  # a phone
    "360x420": Size(360, 420),  # … with its keyboard open
    "740x360": Size(740, 360),  # … on its side
    "1280x800": Size(1280, 800, television=True),  # a laptop
    "1920x1080": Size(1920, 1080, television=True),
    "zoomed": Size(640, 400, zoom=2),  # the laptop at 200 %
}
SHEET_WIDTH: Final = 1600
PER_SHEET: Final = 12
PATIENCE: Final = 15_000  # milliseconds for a screen to appear

_SHEET: Final = """<!doctype html><meta charset="utf-8"><title>{title}</title><style>
body {{ margin: 16px; background: #8a9490; font: 14px sans-serif; display: grid; gap: 16px; }}
body {{ grid-template-columns: repeat({across}, 1fr); align-items: start; }}
h1 {{ grid-column: 1 / -1; font-size: 18px; margin: 0; }} figure {{ margin: 0; }} img {{ width: 100%; display: block; }}
</style><h1>{title}</h1>{figures}"""


class Photographer:
    """Takes the pictures of one room in one language, and remembers the screens that did not appear."""

    def __init__(self, browser: Browser, folder: Path, language: str, themes: Iterable[str]) -> None:
        self.browser, self.folder, self.language, self.themes = browser, folder, language, tuple(themes)
        self.failures: list[str] = []

    def take(self, screens: list[Screen], name: str) -> None:
        """All these screens in one size, and their sheets."""
        size = SIZES[name]
        viewer = self._viewer(size)
        viewer.context.set_default_timeout(PATIENCE)
        taken: dict[str, list[Path]] = {theme: [] for theme in self.themes}
        for screen in screens:
            if screen.name.endswith("-tv") and not size.television:
                continue
            try:
                viewer.show(screen, self.themes[0])
                if screen.name.endswith("-after"):
                    viewer.page.wait_for_load_state("networkidle")  # the report has come
            except Error as error:
                self.failures.append(f"{screen.name}, {self.language}, {name}: {error.message.splitlines()[0]}")
                continue
            for theme in self.themes:
                viewer.change_theme(theme)
                file = self.folder / f"{self.language}-{name}-{theme}" / f"{screen.name}.png"
                viewer.page.screenshot(path=file)
                taken[theme].append(file)
        viewer.context.close()
        for theme, files in taken.items():
            self._lay_out(files, f"{self.language}-{name}-{theme}", across=6 if size.width < 400 else 3)

    def hold(self, screen: Screen, last_move: Callable[[], None], sizes: Iterable[str]) -> None:
        """The moment after the last move, in pages that were open before: their clocks stand still then."""
        viewers = {name: self._viewer(SIZES[name]) for name in sizes}
        for viewer in viewers.values():
            viewer.page.clock.install()
            viewer.show(screen)
            viewer.page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))
        last_move()
        taken: dict[str, list[Path]] = {theme: [] for theme in self.themes}
        for (name, viewer), (theme, files) in product(viewers.items(), taken.items()):
            viewer.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            viewer.page.locator(".holds").wait_for()
            files.append(self.folder / f"{self.language}-hold-{theme}" / f"{screen.name}-{name}.png")
            viewer.page.screenshot(path=files[-1])
        for viewer in viewers.values():
            viewer.context.close()
        for theme, files in taken.items():
            self._lay_out(files, f"{self.language}-hold-{theme}", across=3)

    def _viewer(self, size: Size) -> ScreenBrowser:
        return ScreenBrowser(self.browser, NAME, self.language, size.width, size.height, size.zoom)

    def _lay_out(self, files: list[Path], title: str, across: int) -> None:
        page = self.browser.new_page(viewport={"width": SHEET_WIDTH, "height": 900})
        for number, first in enumerate(range(0, len(files), PER_SHEET), 1):
            figures = "".join(
                f'<figure><a href="{title}/{file.name}"><img src="{title}/{file.name}"></a>{escape(file.stem)}</figure>'
                for file in files[first : first + PER_SHEET]
            )
            sheet = self.folder / f"{title}-{number}.html"
            sheet.write_text(_SHEET.format(title=f"{title} {number}", across=across, figures=figures), encoding="utf-8")
            page.goto(sheet.as_uri())
            page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
        page.close()


def _play(house: LiveServer, last_move: LastMove) -> None:
    house.ask(last_move())


def main() -> None:
    """Take what was asked for; fails if a screen did not appear."""
    parser = argparse.ArgumentParser(prog="python -m web.contact_sheets", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rooms", nargs="+", choices=SCREENS, default=SCREENS)
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    parser.add_argument("--sizes", nargs="+", choices=SIZES, default=SIZES)
    parser.add_argument("--themes", nargs="+", choices=THEMES, default=THEMES)
    parser.add_argument("--only", default="", help="only screens with this in their name")
    asked = parser.parse_args()
    failures = []
    with opened() as (house, clock, browser):
        for language, room in product(asked.languages, asked.rooms):
            photographer = Photographer(browser, asked.folder.resolve() / room, language, asked.themes)
            screens = house.ask(SCREENS[room](house.address, language, clock))
            for size in asked.sizes:
                photographer.take([screen for screen in screens if asked.only in screen.name], size)
            if room in ENDINGS and asked.only in f"{room}-hold":
                screen, last_move = house.ask(ENDINGS[room](house.address, language, clock))
                photographer.hold(screen, partial(_play, house, last_move), asked.sizes)
            failures += photographer.failures
    if failures:
        sys.exit("These screens did not appear:\n" + "\n".join(failures))


if __name__ == "__main__":
    main()
