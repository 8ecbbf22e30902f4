"""Somebody with a browser: opens tables, comes in, sits down, plays by tapping."""

import json
from typing import Any

from playwright.sync_api import Browser, Page

from cluehouse.tables.codes import read_code

PATIENCE = 30_000  # milliseconds for anything to appear, on a slow machine
CUT = "ERR_INTERNET_DISCONNECTED"  # how the browser itself reports a line that was cut


class Visitor:
    """One person, one browser context. What the page reports as an error fails the test."""

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
        self.cut = False  # have we cut the line ourselves?
        self.heard: list[str] = []  # every frame that came over the socket
        self.page = self._page()

    def _page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.on("websocket", lambda socket: socket.on("framereceived", lambda text: self.heard.append(str(text))))
        return page

    def leave(self) -> None:
        """Close the browser; no page may have failed."""
        self.context.close()
        assert [fault for fault in self.faults if not (self.cut and CUT in fault)] == []

    def lose_line(self) -> None:
        """Be without a network until the page says so, and come back."""
        self.cut = True
        self.context.set_offline(True)
        self.page.locator(".lost").wait_for()
        self.context.set_offline(False)
        self.page.locator(".lost").wait_for(state="detached")

    # --- the house --------------------------------------------------------------------------------

    def go(self, path: str) -> "Visitor":
        """Open a page of the house."""
        self.page.goto(f"{self.address}{path}")
        return self

    def open_table(self, settings: dict[str, Any]) -> str:
        """Open a table, by the API, and keep the place in this browser as the page would."""
        body = {"settings": settings, "name": self.name}
        arrival = self.context.request.post(f"{self.address}/api/tables", data=body).json()
        place = json.dumps({arrival["code"]: arrival["token"]})
        self.go("/settings")
        self.page.evaluate("place => localStorage.setItem('cluehouse.places', place)", place)
        self.go(f"/t/{arrival['code']}")
        return str(arrival["code"])

    def come_in(self, code: str) -> None:
        """Come to a table through its door."""
        self.go(f"/t/{read_code(code)}")
        self.page.locator("form input").fill(self.name)
        self.page.locator("form button").click()
        self.page.locator(".seat-pane").first.wait_for()

    def sit(self, seat: str) -> None:
        """Sit down by tapping; seats are told apart by their place among all chairs."""
        self.page.locator(f"[data-seat='{seat}'] .sit").click()
        self.page.locator(f"[data-seat='{seat}']:not(:has(.sit))").wait_for()

    def start(self) -> None:
        """Start the game."""
        self.page.locator(".go").click()

    def sees(self, selector: str) -> bool:
        """Is it there now?"""
        return self.page.locator(selector).first.is_visible()

    def fits(self) -> bool:
        """Is nothing wider than the screen?"""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

    def holds(self) -> list[str]:
        """Everything that is in this browser: what came over the socket, the page, what is stored."""
        stored = self.page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}]) + document.cookie")
        return [*self.heard, self.page.content(), str(stored)]

    def sent(self) -> list[dict[str, Any]]:
        """The frames that came over the socket, read."""
        return [json.loads(text) for text in self.heard]
