"""The server's address, and the HTTP requests that open and join tables."""

import asyncio
import re
import urllib.error
import urllib.request
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

from cluehouse.house.arrivals import Arrival
from cluehouse.messages import LanguageCode
from cluehouse.server.wire import Refused
from cluehouse.tables.codes import read_code

HOUSE: Final = "http://localhost:8765"
_PATIENCE: Final = 15  # seconds
_CODE: Final = re.compile(r"[A-Za-z]{4}[- ]?[A-Za-z]{4}")
_LINK: Final = re.compile(r"(.*)/t/([^/?#]+)/?")  # what the page shows for inviting people


class RequestFailed(Exception):
    """The server refused a request, and why; `code` is empty if there was no answer."""

    def __init__(self, why: str, code: str = "") -> None:
        super().__init__(why)
        self.why, self.code = why, code


def read_address(place: str | None, code: str | None) -> tuple[str, str]:
    """The server's address and the table's code (or none) from an address, a code, both, or a link."""
    if place is None or (code is None and _CODE.fullmatch(place)):
        return HOUSE, read_code(place) if place else ""
    house = place if "://" in place else f"http://{place}"
    link = _LINK.fullmatch(house)
    if link is not None and code is None:
        house, code = link.groups()
    return house.rstrip("/"), read_code(code) if code else ""


def socket_address(house: str) -> str:
    """The address of the server's WebSocket."""
    return "ws" + house.removeprefix("http") + "/ws"


def is_local(house: str) -> bool:
    """Is this server on our own machine? Then no proxy is used."""
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
    handlers = [urllib.request.ProxyHandler({})] if is_local(house) else []
    try:
        request = urllib.request.Request(house + path, msgspec.json.encode(body), headers)
        with urllib.request.build_opener(*handlers).open(request, timeout=_PATIENCE) as answer:
            return msgspec.json.decode(answer.read(), type=Arrival)
    except urllib.error.HTTPError as error:
        with error:
            raise _failure(error.read(), error.reason) from None
    except urllib.error.URLError as error:
        raise RequestFailed(str(getattr(error.reason, "strerror", None) or error.reason)) from None
    except (OSError, ValueError) as error:
        raise RequestFailed(str(error)) from None


def _failure(body: bytes, reason: str) -> RequestFailed:
    try:
        refused = msgspec.json.decode(body, type=Refused)
    except msgspec.DecodeError:
        return RequestFailed(reason)
    return RequestFailed(refused.text, refused.code)
