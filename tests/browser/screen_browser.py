"""Opens screens in one browser, each as the person who sees it."""

import json

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.screens import Screen

PATIENCE = 30_000  # milliseconds for anything to appear, on a slow machine

# Sets the browser's storage for a person at the table, a spectator or a stranger.
_SIGN_IN = """([code, token, looksOn]) => {
  localStorage.setItem("cluehouse.places", JSON.stringify(token ? {[code]: token} : {}));
  if (looksOn) sessionStorage.setItem("cluehouse.looking", code);
  else sessionStorage.removeItem("cluehouse.looking");
}"""

# Waits for fonts and for all animations that end.
_SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(ending.map((each) => each.finished));
}"""


# No beat comes any more: a moment stays as long as it is looked at. What waits for less than half a second goes on.
_STAND_STILL = """() => {
  const later = window.setTimeout;
  window.setTimeout = (act, after = 0, ...more) => (after < 500 ? later(act, after, ...more) : 0);
}"""


def new_context(
    browser: Browser, language: str, width: int, height: int, motion: bool = False, zoom: int = 1
) -> BrowserContext:
    """A browser context with this language, as if the person had been here before."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=zoom,
        reduced_motion="no-preference" if motion else "reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    prefs = json.dumps({"language": language, "name": "", "sounds": False, "hints": False})
    context.add_init_script(f"localStorage.setItem('cluehouse.prefs', {json.dumps(prefs)})")
    return context


def sign_in(page: Page, address: str, screen: Screen) -> None:
    """Become the person who sees this screen."""
    page.goto(f"{address}/icon.svg")  # a file of the same origin: no script of the page keeps running
    page.evaluate(_SIGN_IN, [screen.code, screen.token, screen.looks_on])


class ScreenBrowser:
    """A browser for one language. Errors that pages report are kept in `faults`."""

    def __init__(
        self, browser: Browser, address: str, language: str, width: int = 1280, height: int = 800, zoom: int = 1
    ) -> None:
        self.address = address
        self.context = new_context(browser, language, width, height, zoom=zoom)
        self.faults: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def show(self, screen: Screen, theme: str = "light") -> Page:
        """Open this screen in this theme and wait until nothing moves."""
        sign_in(self.page, self.address, screen)
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        if screen.before:
            screen.before()
        self.page.goto(self.address + screen.path)
        self.page.locator(screen.shows).first.wait_for()
        if screen.writes:
            self.page.locator(screen.shows).fill(screen.writes)
        if screen.meanwhile:
            self.page.evaluate(_STAND_STILL)
            screen.meanwhile()
        if screen.then_shows:
            self.page.locator(screen.then_shows).first.wait_for()
        for tap in screen.taps:
            self.page.locator(tap).first.click()
        self.settle()
        return self.page

    def change_theme(self, theme: str) -> None:
        """Show the same page in another theme."""
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        self.settle()

    def settle(self) -> None:
        """Wait until nothing moves."""
        self.page.evaluate(_SETTLED)
