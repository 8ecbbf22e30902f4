"""A person with a browser who opens or joins tables, sits down, and plays through the page."""

import json
from collections.abc import Iterable
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

from cluehouse.tables.codes import read_code

PATIENCE = 30_000  # milliseconds for anything to appear, on a slow machine
_PAUSE = 50  # milliseconds between two looks at a page
CUT = "ERR_INTERNET_DISCONNECTED"  # how the browser reports a lost network


class Visitor:
    """One person with their own browser context. Errors that the page reports fail the test."""

    def __init__(
        self, browser: Browser, address: str, name: str, language: str, width: int, height: int, theme: str
    ) -> None:
        self.address, self.name, self.language = address.rstrip("/"), name, language
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",
            service_workers="block",
        )
        self.context.set_default_timeout(PATIENCE)
        prefs = json.dumps({"language": language, "name": name, "sounds": False, "hints": False})
        self.context.add_init_script(
            f"localStorage.getItem('cluehouse.prefs') ?? localStorage.setItem('cluehouse.prefs', {json.dumps(prefs)})"
        )
        self.faults: list[str] = []
        self.cut = False  # has the test cut the network itself?
        self.connections = 0  # WebSockets that the page has opened
        self.heard: list[str] = []  # every frame received over the WebSocket
        self.page = self._page()

    def _page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.on("websocket", self._connected)
        return page

    def _connected(self, socket: WebSocket) -> None:
        self.connections += 1
        socket.on("framereceived", lambda text: self.heard.append(str(text)))

    def leave(self) -> None:
        """Close the browser and check that no page reported an error."""
        self.context.close()
        faults = [fault for fault in self.faults if not (self.cut and CUT in fault)]
        assert faults == [], (self.name, faults)

    def lose_connection(self) -> None:
        """Cut the network until the page notices, and restore it."""
        self.cut = True
        self.context.set_offline(True)
        self.page.locator(".lost").wait_for()
        self.context.set_offline(False)
        self.page.locator(".lost").wait_for(state="detached")

    # --- the house --------------------------------------------------------------------------------

    def go(self, path: str) -> "Visitor":
        """Open a page of the server."""
        self.page.goto(f"{self.address}{path}")
        return self

    def open_table(self, settings: dict[str, Any]) -> str:
        """Open a table through the API and store the token in this browser as the page would."""
        body = {"settings": settings, "name": self.name}
        answer = self.context.request.post(f"{self.address}/api/tables", data=body)
        assert answer.ok, answer.text()
        arrival = answer.json()
        place = json.dumps({arrival["code"]: arrival["token"]})
        self.go("/settings")
        self.page.evaluate("place => localStorage.setItem('cluehouse.places', place)", place)
        self.go(f"/t/{arrival['code']}")
        return str(arrival["code"])

    def come_in(self, code: str) -> None:
        """Join a table through its page."""
        self.go(f"/t/{read_code(code)}")
        self.page.locator("form input").fill(self.name)
        self.page.locator("form button").click()
        self.page.locator(".seat-pane").first.wait_for()

    def sit(self, seat: str) -> None:
        """Take a seat by tapping it."""
        self.page.locator(f"[data-seat='{seat}'] .sit").click()
        self.page.locator(f"[data-seat='{seat}']:not(:has(.sit))").wait_for()

    def start(self) -> None:
        """Start the game."""
        self.page.locator(".go").click()

    def choose_number(self, number: int) -> None:
        """Choose the number of a clue: a desktop shows all of them, a phone one and the way to the next."""
        dial, steps = self.page.locator(".desk .dial"), self.page.locator(".desk .stepper")
        if dial.is_visible():
            dial.get_by_role("radio", name=str(number), exact=True).click()
            return
        way = number - int(steps.locator("output").inner_text())
        for _ in range(abs(way)):
            steps.locator("button").nth(1 if way > 0 else 0).click()

    def sees(self, selector: str) -> bool:
        """Is it visible now?"""
        return self.page.locator(selector).first.is_visible()

    def fits(self) -> bool:
        """Is nothing wider than the screen?"""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    def holds(self) -> list[str]:
        """Everything in this browser: received frames, the content of the page, and its storage."""
        stored = self.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}]) + document.cookie")
        return [*self.heard, self.page.content(), str(stored)]

    def sent(self) -> list[dict[str, Any]]:
        """The received frames, decoded."""
        return [json.loads(text) for text in self.heard]

    def sent_words(self) -> list[str]:
        """The words on the board that this person was sent last."""
        games = [frame["game"] for frame in self.sent() if frame.get("game")]
        return list(games[-1]["public"]["words"])


def whoever_sees(people: Iterable[Visitor], selector: str) -> Visitor:
    """The first of these people to whom it is shown, waiting until somebody sees it."""
    everybody = list(people)
    for _ in range(PATIENCE // _PAUSE):
        for person in everybody:
            if person.sees(selector):
                return person
        everybody[0].page.wait_for_timeout(_PAUSE)
    raise AssertionError(f"nobody sees {selector}")
