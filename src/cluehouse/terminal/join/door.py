"""The door of a house: its address, and what is asked there before one sits at a table."""

import asyncio
import re
import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from cluehouse.house.house import Arrival
from cluehouse.messages import LanguageCode
from cluehouse.server.wire import Refused
from cluehouse.tables.codes import read_code

HOUSE: Final = "http://localhost:8765"
_PATIENCE: Final = 15  # seconds
_CODE: Final = re.compile(r"[A-Za-z]{4}[- ]?[A-Za-z]{4}")
_LINK: Final = re.compile(r"(.*)/t/([^/?#]+)/?")  # what the page shows for inviting people


class DoorClosed(Exception):
    """The house did not let us in, and why; `code` is empty where nobody answered."""

    def __init__(self, why: str, code: str = "") -> None:
        super().__init__(why)
        self.why, self.code = why, code


def read_place(place: str | None, code: str | None) -> tuple[str, str]:
    """The house and the table's code (or none) in what people give: an address, a code, both, or a link."""
    if place is None or (code is None and _CODE.fullmatch(place)):
        return HOUSE, read_code(place) if place else ""
    house = place if "://" in place else f"http://{place}"
    link = _LINK.fullmatch(house)
    if link is not None and code is None:
        house, code = link.groups()
    return house.rstrip("/"), read_code(code) if code else ""


def socket_address(house: str) -> str:
    """Where the house's WebSocket is."""
    return "ws" + house.removeprefix("http") + "/ws"


def is_near(house: str) -> bool:
    """Is this house on our own machine? Then no proxy stands between us."""
    return urlsplit(house).hostname in ("localhost", "127.0.0.1", "::1")


async def open_table(house: str, settings: dict[str, Any], name: str, language: LanguageCode) -> Arrival:
    """Open a table."""
    body = {"settings": settings, "name": name, "language": language}
    return await asyncio.to_thread(_post, house, "/api/tables", body, language)


async def join_table(house: str, code: str, name: str, language: LanguageCode) -> Arrival:
    """Join a table."""
    body = {"name": name, "language": language}
    return await asyncio.to_thread(_post, house, f"/api/tables/{code}/people", body, language)


def _post(house: str, path: str, body: dict[str, Any], language: LanguageCode) -> Arrival:
    headers = {"content-type": "application/json", "accept-language": language}
    handlers = [urllib.request.ProxyHandler({})] if is_near(house) else []
    try:
        request = urllib.request.Request(house + path, msgspec.json.encode(body), headers)
        with urllib.request.build_opener(*handlers).open(request, timeout=_PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=Arrival)
    except urllib.error.HTTPError as error:
        with error:
            raise _closed(error.read(), error.reason) from None
    except urllib.error.URLError as error:
        raise DoorClosed(str(getattr(error.reason, "strerror", None) or error.reason)) from None
    except (OSError, ValueError) as error:
        raise DoorClosed(str(error)) from None


def _closed(body: bytes, reason: str) -> DoorClosed:
    try:
        refused = msgspec.json.decode(body, type=Refused)
    except msgspec.DecodeError:
        return DoorClosed(reason)
    return DoorClosed(refused.text, refused.code)
