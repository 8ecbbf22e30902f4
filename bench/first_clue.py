"""`python -m bench.first_clue`: seconds from "Play with bots" to the bots' first clue, in a browser.

Cold: the server has just started, and no language was ever prepared on this machine. Warm: the same server, in the
next game. One click opens the table; the person does nothing else. In Trapwords it is the first trap of the person's
team that counts.
"""

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, Page, WebSocket, sync_playwright

from tests.browser.chromium import find
from tests.browser.screen_browser import new_context

LANGUAGES: Final = ("en", "pl", "zh")
LONGEST: Final = 60.0  # seconds


def _clue(game: dict[str, Any]) -> bool:
    return bool(game["public"].get("turn", {}).get("word"))


def _trap(game: dict[str, Any]) -> bool:
    """Has a bot of the person's team proposed a trap? Before anything is described, the person has to write, too."""
    traps = game["yours"].get("traps") or {}
    return bool(traps.get("words") or traps.get("proposals"))


FIRST: Final[dict[str, Callable[[dict[str, Any]], bool]]] = {"codenames": _clue, "duet": _clue, "trapwords": _trap}


@contextmanager
def fresh_server() -> Iterator[str]:
    """A server that has just started, with an empty cache."""
    with TemporaryDirectory() as data:
        environment = os.environ | {"CLUEHOUSE_CACHE": str(Path(data) / "cache")}
        command = [sys.executable, "-m", "cluehouse", "serve", "--port", "0", "--data", data, "--lang", "en"]
        server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            yield next(found[0] for line in server.stdout if (found := re.search(r"http://localhost:\d+/", line)))
        finally:
            server.terminate()
            server.wait()


def seconds_to_first(page: Page, game: str, picture: str = "") -> tuple[float, int]:
    """The seconds from one click on the home page to the bots' first clue, and how often progress was shown."""
    seen: dict[str, Any] = {"first": 0.0, "shown": set()}

    def read(frame: str | bytes) -> None:
        message = json.loads(frame)
        seen["shown"].add((message.get("table") or {}).get("preparing"))
        if message.get("game") and not seen["first"] and FIRST[game](message["game"]):
            seen["first"] = time.monotonic()

    def watch(socket: WebSocket) -> None:
        socket.on("framereceived", read)

    page.on("websocket", watch)
    began = time.monotonic()
    page.click(f"section[data-game={game}] .acts .btn.main")
    while not seen["first"] and time.monotonic() < began + LONGEST:
        page.wait_for_timeout(20)
        if picture and time.monotonic() > began + 4:
            page.screenshot(path=picture)
            picture = ""
    page.remove_listener("websocket", watch)
    return seen["first"] - began, len(seen["shown"] - {None})


def measure(browser: Browser, language: str, game: str, pictures: str) -> str:
    """The first game and the second one on a fresh server."""
    found = []
    with fresh_server() as address:
        for name in ("cold", "warm"):
            context = new_context(browser, language, 1280 if game != "duet" else 390, 800, motion=True)
            page = context.new_page()
            page.goto(address)
            picture = f"{pictures}/{game}-{language}.png" if pictures and name == "cold" else ""
            seconds, shown = seconds_to_first(page, game, picture)
            found.append(f"{name} {seconds:5.1f} s" + (f" (progress shown {shown} times)" if shown else ""))
            context.close()
    return f"{game:10} {language}  " + ", ".join(found)


def main(pictures: str = "", *games: str) -> None:
    """Print a line for each game and language; save pictures of the first game in this folder."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find(), args=["--no-sandbox"])
        for game in games or FIRST:
            for language in LANGUAGES:
                print(measure(browser, language, game, pictures), flush=True)
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
