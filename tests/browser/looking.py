"""Looking at moments: one browser that is led from page to page, each time as somebody else."""

import json

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.moments import Moment

PATIENCE = 30_000  # milliseconds for anything to appear, on a slow machine

# Whose page it is: a place at the table, an onlooker's, or a stranger's.
_BE = """([code, token, looksOn]) => {
  localStorage.setItem("cluehouse.places", JSON.stringify(token ? {[code]: token} : {}));
  if (looksOn) sessionStorage.setItem("cluehouse.looking", code);
  else sessionStorage.removeItem("cluehouse.looking");
}"""

# Everything has moved to where it will stay, in letters of its own fonts. What turns for ever does not count.
_SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise(requestAnimationFrame);
  const ending = document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime < Infinity);
  await Promise.allSettled(ending.map((each) => each.finished));
}"""


def new_context(browser: Browser, language: str, width: int, height: int, motion: bool = False) -> BrowserContext:
    """A browser of somebody who reads this language and has been here before."""
    context = browser.new_context(
        viewport={"width": width, "height": height},
        reduced_motion="no-preference" if motion else "reduce",
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    prefs = json.dumps({"language": language, "name": "", "sounds": False, "hints": False})
    context.add_init_script(f"localStorage.setItem('cluehouse.prefs', {json.dumps(prefs)})")
    return context


def be(page: Page, address: str, moment: Moment) -> None:
    """Be who this moment is seen by."""
    page.goto(f"{address}/icon.svg")  # a page of the house without the house: nothing runs on
    page.evaluate(_BE, [moment.code, moment.token, moment.looks_on])


class Looker:
    """A browser for one language. What a page reports as a failure of its own is kept in `faults`."""

    def __init__(self, browser: Browser, address: str, language: str, width: int = 1280, height: int = 800) -> None:
        self.address = address
        self.context = new_context(browser, language, width, height)
        self.faults: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)

    def look_at(self, moment: Moment, theme: str = "light") -> Page:
        """Open this moment's page, in this light, and wait until it stands still."""
        be(self.page, self.address, moment)
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        self.page.goto(self.address + moment.path)
        self.page.locator(moment.shows).first.wait_for()
        if moment.writes:
            self.page.locator(moment.shows).fill(moment.writes)
            self.page.locator(moment.then_shows).wait_for()
        for tap in moment.taps:
            self.page.locator(tap).first.click()
        self.settle()
        return self.page

    def turn_light(self, theme: str) -> None:
        """The same page in another light."""
        self.page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        self.settle()

    def settle(self) -> None:
        """Wait until nothing moves."""
        self.page.evaluate(_SETTLED)
